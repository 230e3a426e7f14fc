-- Generated from the migrated database; see scripts/database-snapshot.ts.

-- Extensions ------------------------------------------------------------------------------------------

create extension btree_gist with schema extensions;
create extension citext with schema extensions;
create extension pg_trgm with schema extensions;
create extension unaccent with schema extensions;

-- Schemas ---------------------------------------------------------------------------------------------

create schema public;
grant usage on schema public to anon, api_token, authenticated, service_role;

create schema private;
grant usage on schema private to anon, api_token, authenticated, service_role;

create schema auth;
grant usage on schema auth to anon, api_token, authenticated, service_role;

create schema storage;
grant usage on schema storage to anon, api_token, authenticated, service_role;

create schema realtime;
grant usage on schema realtime to anon, authenticated, service_role;

-- Types and domains -----------------------------------------------------------------------------------

create type public.api_scope as enum (
  'jobs:read',
  'jobs:write',
  'applications:read',
  'applications:write',
  'people:read',
  'people:write',
  'files:read',
  'clients:read',
  'clients:write',
  'interviews:read',
  'interviews:write',
  'mail:read',
  'mail:write',
  'invoices:read',
  'invoices:write'
);

create type public.application_stage as enum (
  'new',
  'screening',
  'interview',
  'offer',
  'hired',
  'rejected'
);

create type public.article_kind as enum (
  'article',
  'case'
);

create type public.article_state as enum (
  'draft',
  'scheduled',
  'published'
);

create type public.availability as enum (
  'available',
  'partly',
  'booked'
);

create type public.bulk_action_state as enum (
  'running',
  'cancelling',
  'done',
  'undoing',
  'undone'
);

create type public.bulk_row_state as enum (
  'waiting',
  'done',
  'skipped',
  'cancelled',
  'undone',
  'kept'
);

create type public.candidate_state as enum (
  'active',
  'paused',
  'left'
);

create type public.client_document_kind as enum (
  'contract',
  'data_processing',
  'other'
);

create type public.client_note_kind as enum (
  'note',
  'call',
  'meeting',
  'email'
);

create type public.consent_purpose as enum (
  'application',
  'candidate_bank',
  'freelance_network',
  'waiting_list',
  'contact',
  'calculation',
  'newsletter'
);

create type public.currency as enum (
  'SEK',
  'EUR',
  'NOK',
  'DKK'
);

create type public.document_kind as enum (
  'cv',
  'cover_letter',
  'portfolio',
  'other'
);

create domain public.email_address as extensions.citext
  constraint "an address has no special characters" CHECK (((VALUE)::text !~ '[][<>(),;:\\"]'::text)) NOT VALID
  constraint email_address_check CHECK ((((VALUE)::text ~ '^[^@\s]+@[^@\s]+\.[^@\s.]+$'::text) AND (length((VALUE)::text) <= 254)));

create type public.employment_type as enum (
  'full_time',
  'part_time',
  'contract',
  'temporary',
  'internship'
);

create type public.extraction_state as enum (
  'pending',
  'done',
  'failed'
);

create type public.faq_topic as enum (
  'companies',
  'candidates',
  'freelancers',
  'data'
);

create type public.freelancer_state as enum (
  'pending',
  'approved',
  'paused',
  'declined',
  'left'
);

create type public.import_state as enum (
  'mapping',
  'checking',
  'checked',
  'running',
  'cancelling',
  'done',
  'undoing',
  'undone'
);

create type public.inbox_kind as enum (
  'mail',
  'auto_reply',
  'bounce'
);

create type public.interview_choice as enum (
  'free',
  'fixed'
);

create type public.interview_kind as enum (
  'phone',
  'video',
  'on_site'
);

create type public.interview_state as enum (
  'proposed',
  'booked',
  'cancelled'
);

create type public.invoice_kind as enum (
  'invoice',
  'credit_note'
);

create type public.invoice_line_kind as enum (
  'plan',
  'project_start',
  'project_signing'
);

create type public.invoice_state as enum (
  'draft',
  'sent',
  'paid'
);

create type public.job_benefit as enum (
  'collective_agreement',
  'pension',
  'wellness',
  'parental_pay',
  'holiday',
  'flexible_hours',
  'remote_days',
  'learning',
  'shares',
  'insurance',
  'bicycle',
  'meals'
);

create type public.job_channel as enum (
  'indeed',
  'linkedin',
  'platsbanken',
  'feed',
  'embed'
);

create type public.job_field as enum (
  'tech',
  'go_to_market',
  'creative',
  'operations'
);

create type public.job_kind as enum (
  'client',
  'internal'
);

create type public.job_remote as enum (
  'onsite',
  'hybrid',
  'remote'
);

create type public.job_state as enum (
  'draft',
  'open',
  'closed'
);

create type public.kit_item_kind as enum (
  'question',
  'attribute'
);

create type public.language as enum (
  'en',
  'sv'
);

create type public.lead_source as enum (
  'membership',
  'contact',
  'calculator'
);

create type public.lead_state as enum (
  'new',
  'contacted',
  'booked',
  'closed'
);

create domain public.localized_document as jsonb
  constraint localized_document_check CHECK (
CASE
    WHEN (jsonb_typeof(VALUE) = 'object'::text) THEN ((((VALUE - 'en'::text) - 'sv'::text) = '{}'::jsonb) AND (COALESCE(((VALUE -> 'en'::text) ->> 'type'::text),
    CASE
        WHEN (VALUE ? 'en'::text) THEN ''::text
        ELSE 'doc'::text
    END) = 'doc'::text) AND (COALESCE(((VALUE -> 'sv'::text) ->> 'type'::text),
    CASE
        WHEN (VALUE ? 'sv'::text) THEN ''::text
        ELSE 'doc'::text
    END) = 'doc'::text) AND (pg_column_size(VALUE) <= 1048576))
    ELSE (VALUE IS NULL)
END);
comment on domain public.localized_document is 'Rich text in English and Swedish, each a ProseMirror document: {"en": {"type": "doc", "content": […]}, "sv": …}';

create domain public.localized_text as jsonb
  constraint localized_text_check CHECK (
CASE
    WHEN (jsonb_typeof(VALUE) = 'object'::text) THEN ((((VALUE - 'en'::text) - 'sv'::text) = '{}'::jsonb) AND (COALESCE(jsonb_typeof((VALUE -> 'en'::text)), 'string'::text) = 'string'::text) AND (COALESCE(jsonb_typeof((VALUE -> 'sv'::text)), 'string'::text) = 'string'::text))
    ELSE (VALUE IS NULL)
END);
comment on domain public.localized_text is 'A text in English and Swedish: {"en": "…", "sv": "…"}';

create type public.mail_state as enum (
  'queued',
  'sending',
  'sent',
  'kept',
  'failed',
  'cancelled'
);

create type public.pause_request_state as enum (
  'pending',
  'approved',
  'declined',
  'withdrawn'
);

create type public.pay_period as enum (
  'hour',
  'day',
  'month',
  'year'
);

create domain public.phone_number as text
  constraint phone_number_check CHECK ((VALUE ~ '^\+[1-9][0-9]{6,14}$'::text));

create type public.plan as enum (
  'small',
  'medium',
  'large',
  'project'
);

create type public.privacy_request_kind as enum (
  'export',
  'erasure',
  'rectification',
  'restriction',
  'objection'
);

create type public.privacy_request_state as enum (
  'received',
  'in_progress',
  'done',
  'refused'
);

create type public.question_kind as enum (
  'short_text',
  'long_text',
  'yes_no',
  'single_choice',
  'multiple_choice',
  'number',
  'url'
);

create type public.recommendation as enum (
  'strong_no',
  'no',
  'yes',
  'strong_yes'
);

create type public.review_decision as enum (
  'interview',
  'pass'
);

create type public.seniority as enum (
  'junior',
  'mid',
  'senior',
  'lead'
);

create domain public.slug as text
  constraint slug_check CHECK (((VALUE ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(VALUE) <= 120)));

create type public.staff_role as enum (
  'admin',
  'recruiter',
  'editor'
);

create type public.staff_state as enum (
  'pending',
  'active',
  'disabled'
);

create type public.stage_rule_kind as enum (
  'mail',
  'task',
  'scorecard',
  'remind'
);

create type public.task_kind as enum (
  'task',
  'scorecard'
);

create type public.terms_state as enum (
  'draft',
  'published',
  'archived'
);

create type public.vat_treatment as enum (
  'domestic',
  'reverse_charge',
  'outside_eu'
);

create domain public.web_address as text
  constraint "a URL has no credentials" CHECK (((VALUE ~ '^https://[^/?#@\\]+([/?#]|$)'::text) AND (VALUE !~ '[\u0001-\u001f\u007f\\]'::text))) NOT VALID
  constraint web_address_check CHECK (((VALUE ~ '^https://[^\s"<>]+$'::text) AND (length(VALUE) <= 2000)));

create type public.webhook_delivery_state as enum (
  'waiting',
  'sending',
  'delivered',
  'failed'
);

create type public.webhook_event as enum (
  'job.created',
  'job.updated',
  'job.deleted',
  'application.created',
  'application.updated',
  'application.deleted',
  'person.created',
  'person.updated',
  'person.deleted',
  'person.erased',
  'client.created',
  'client.updated',
  'client.deleted',
  'interview.created',
  'interview.updated',
  'interview.deleted',
  'mail.sent',
  'mail.failed',
  'mail.received',
  'webhook.test'
);

create type public.website_state as enum (
  'draft',
  'published',
  'hidden'
);

create type auth.aal_level as enum (
  'aal1',
  'aal2',
  'aal3'
);

create type auth.code_challenge_method as enum (
  's256',
  'plain'
);

create type auth.factor_status as enum (
  'unverified',
  'verified'
);

create type auth.factor_type as enum (
  'totp',
  'webauthn',
  'phone'
);

create type auth.one_time_token_type as enum (
  'confirmation_token',
  'reauthentication_token',
  'recovery_token',
  'magic_link_token',
  'portal_token',
  'sms_token',
  'email_change_token_new',
  'email_change_token_current',
  'phone_change_token'
);

-- Tables ----------------------------------------------------------------------------------------------

create table public.analytics_daily (
  day date not null,
  name text not null,
  path text default ''::text not null,
  language text default ''::text not null,
  referrer_host text default ''::text not null,
  detail text default ''::text not null,
  events bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint analytics_daily_pkey PRIMARY KEY (day, name, path, language, referrer_host, detail),
  constraint analytics_daily_detail_check CHECK ((length(detail) <= 80)),
  constraint analytics_daily_events_check CHECK ((events >= 0)),
  constraint analytics_daily_language_check CHECK ((length(language) <= 2)),
  constraint analytics_daily_name_check CHECK ((length(name) <= 64)),
  constraint analytics_daily_path_check CHECK ((length(path) <= 512)),
  constraint analytics_daily_referrer_host_check CHECK ((length(referrer_host) <= 253))
);
CREATE INDEX analytics_daily_name_day_idx ON public.analytics_daily USING btree (name, day);
alter table public.analytics_daily enable row level security;
create policy "staff can read daily analytics" on public.analytics_daily for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.analytics_daily FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.analytics_daily to service_role;
grant select on public.analytics_daily to authenticated;

create table public.analytics_events (
  id bigint generated always as identity not null,
  occurred_at timestamp with time zone default now() not null,
  name text not null,
  path text,
  language public.language,
  referrer_host text,
  properties jsonb default '{}'::jsonb not null,
  constraint analytics_events_pkey PRIMARY KEY (id),
  constraint analytics_events_name_check CHECK ((name ~ '^[a-z][a-z0-9_]{0,63}$'::text)),
  constraint analytics_events_path_check CHECK ((length(path) <= 512)),
  constraint analytics_events_properties_check CHECK (((jsonb_typeof(properties) = 'object'::text) AND (pg_column_size(properties) <= 4096))),
  constraint analytics_events_referrer_host_check CHECK ((length(referrer_host) <= 253))
);
CREATE INDEX analytics_events_name_occurred_at_idx ON public.analytics_events USING btree (name, occurred_at);
CREATE INDEX analytics_events_occurred_at_idx ON public.analytics_events USING brin (occurred_at);
alter table public.analytics_events enable row level security;
create policy "staff can read analytics events" on public.analytics_events for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));
grant all on public.analytics_events to service_role;
grant select on public.analytics_events to authenticated;

create table public.api_tokens (
  id uuid default gen_random_uuid() not null,
  name text not null,
  token_hash text not null,
  hint text not null,
  scopes public.api_scope[] not null,
  created_by uuid,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint api_tokens_pkey PRIMARY KEY (id),
  constraint api_tokens_token_hash_key UNIQUE (token_hash),
  constraint api_tokens_check CHECK (((expires_at > created_at) AND (expires_at <= (created_at + '366 days'::interval)))),
  constraint api_tokens_hint_check CHECK ((hint ~ '^alp_[A-Za-z0-9_-]{4}$'::text)),
  constraint api_tokens_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 80))),
  constraint api_tokens_scopes_check CHECK (((cardinality(scopes) >= 1) AND (cardinality(scopes) <= 20))),
  constraint api_tokens_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint api_tokens_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL
);
CREATE INDEX api_tokens_created_by_idx ON public.api_tokens USING btree (created_by);
alter table public.api_tokens enable row level security;
create policy "admins can read API tokens" on public.api_tokens for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "admins can revoke API tokens" on public.api_tokens for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF name, scopes, expires_at, revoked_at ON public.api_tokens FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER revoke_api_token BEFORE UPDATE OF revoked_at ON public.api_tokens FOR EACH ROW EXECUTE FUNCTION private.revoke_api_token();
grant all on public.api_tokens to service_role;
grant select (id, name, hint, scopes, created_by, created_at, expires_at, last_used_at) on public.api_tokens to authenticated;
grant select, update (revoked_at) on public.api_tokens to authenticated;

create table public.application_answers (
  id uuid default gen_random_uuid() not null,
  application_id uuid not null,
  question_id uuid,
  "position" integer default 0 not null,
  kind public.question_kind not null,
  prompt public.localized_text not null,
  answer jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  options jsonb default '[]'::jsonb not null,
  constraint application_answers_pkey PRIMARY KEY (id),
  constraint application_answers_answer_check CHECK ((pg_column_size(answer) <= 16384)),
  constraint application_answers_options_check CHECK (private.options_fit(options)),
  constraint application_answers_prompt_check CHECK ((private.longest((prompt)::jsonb) <= 300)),
  constraint application_answers_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE,
  constraint application_answers_question_id_fkey FOREIGN KEY (question_id) REFERENCES public.job_questions(id) ON DELETE SET NULL
);
CREATE INDEX application_answers_application_id_position_idx ON public.application_answers USING btree (application_id, "position");
CREATE UNIQUE INDEX application_answers_application_id_question_id_idx ON public.application_answers USING btree (application_id, question_id);
CREATE INDEX application_answers_question_id_idx ON public.application_answers USING btree (question_id);
alter table public.application_answers enable row level security;
create policy "recruiters can read answers" on public.application_answers for select to api_token, authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (application_id IN ( SELECT private.hidden_applications() AS applications_awaiting_erasure)))));
create policy "tokens need a scope to select" on public.application_answers as restrictive for select to api_token
  using (( SELECT private.require_scope('applications:read'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.application_answers FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER copy_question_options BEFORE INSERT ON public.application_answers FOR EACH ROW EXECUTE FUNCTION private.copy_question_options();
CREATE TRIGGER note_changed_person AFTER INSERT OR DELETE OR UPDATE OF answer ON public.application_answers FOR EACH ROW EXECUTE FUNCTION private.note_changed_person('application_id');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.application_answers FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.application_answers to service_role;
grant select on public.application_answers to api_token, authenticated;
comment on table public.application_answers is 'Answers to screening questions.';

create table public.application_events (
  id bigint generated always as identity not null,
  application_id uuid not null,
  kind text not null,
  actor_id uuid,
  data jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  constraint application_events_pkey PRIMARY KEY (id),
  constraint application_events_data_check CHECK (((jsonb_typeof(data) = 'object'::text) AND (pg_column_size(data) <= 4096))),
  constraint application_events_kind_check CHECK ((kind ~ '^[a-z_]{1,40}$'::text)),
  constraint application_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint application_events_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE
);
CREATE INDEX application_events_actor_id_idx ON public.application_events USING btree (actor_id) WHERE (actor_id IS NOT NULL);
CREATE INDEX application_events_application_id_created_at_id_idx ON public.application_events USING btree (application_id, created_at DESC, id DESC);
alter table public.application_events enable row level security;
create policy "recruiters can read application events" on public.application_events for select to api_token, authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (application_id IN ( SELECT private.hidden_applications() AS applications_awaiting_erasure)))));
create policy "tokens need a scope to select" on public.application_events as restrictive for select to api_token
  using (( SELECT private.require_scope('applications:read'::public.api_scope) AS require_scope));
CREATE TRIGGER record_stay AFTER INSERT ON public.application_events FOR EACH ROW WHEN ((new.kind = ANY (ARRAY['created'::text, 'stage_moved'::text]))) EXECUTE FUNCTION private.record_stay_of_event();
grant all on public.application_events to service_role;
grant select on public.application_events to api_token, authenticated;
comment on table public.application_events is 'The timeline of an application.';

create table public.application_notes (
  id uuid default gen_random_uuid() not null,
  application_id uuid not null,
  author_id uuid default auth.uid(),
  body text not null,
  mentions uuid[] default '{}'::uuid[] not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  is_for_client boolean default false not null,
  constraint application_notes_pkey PRIMARY KEY (id),
  constraint application_notes_body_check CHECK (((length(btrim(body)) >= 1) AND (length(btrim(body)) <= 5000))),
  constraint application_notes_mentions_check CHECK ((cardinality(mentions) <= 50)),
  constraint application_notes_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE,
  constraint application_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL
);
CREATE INDEX application_notes_application_id_created_at_idx ON public.application_notes USING btree (application_id, created_at DESC);
CREATE INDEX application_notes_author_id_idx ON public.application_notes USING btree (author_id);
alter table public.application_notes enable row level security;
create policy "admins can delete notes" on public.application_notes for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "recruiters can delete their own notes" on public.application_notes for delete to authenticated
  using (((author_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
create policy "recruiters can insert their own notes" on public.application_notes for insert to api_token, authenticated
  with check (((author_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (application_id IN ( SELECT private.hidden_applications() AS applications_awaiting_erasure)))));
create policy "recruiters can read notes" on public.application_notes for select to api_token, authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (application_id IN ( SELECT private.hidden_applications() AS applications_awaiting_erasure)))));
create policy "recruiters can update their own notes" on public.application_notes for update to authenticated
  using (((author_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
create policy "tokens need a scope to insert" on public.application_notes as restrictive for insert to api_token
  with check (( SELECT private.require_scope('applications:write'::public.api_scope) AS require_scope));
create policy "tokens need a scope to select" on public.application_notes as restrictive for select to api_token
  using (( SELECT private.require_scope('applications:read'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.application_notes FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER log_note_event AFTER INSERT OR UPDATE OF mentions ON public.application_notes FOR EACH ROW EXECUTE FUNCTION private.log_note_event();
CREATE TRIGGER note_changed_person AFTER INSERT OR DELETE OR UPDATE OF body ON public.application_notes FOR EACH ROW EXECUTE FUNCTION private.note_changed_person('application_id');
CREATE TRIGGER set_updated_at BEFORE UPDATE OF body ON public.application_notes FOR EACH ROW WHEN ((old.body IS DISTINCT FROM new.body)) EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER tell_portal AFTER UPDATE ON public.application_notes FOR EACH ROW WHEN ((old.is_for_client OR new.is_for_client)) EXECUTE FUNCTION private.tell_portal_of_note();
CREATE TRIGGER tell_portal_of_removed AFTER DELETE ON public.application_notes FOR EACH ROW WHEN (old.is_for_client) EXECUTE FUNCTION private.tell_portal_of_note();
CREATE TRIGGER tell_portal_of_shared AFTER INSERT ON public.application_notes FOR EACH ROW WHEN (new.is_for_client) EXECUTE FUNCTION private.tell_portal_of_note();
grant all on public.application_notes to service_role;
grant delete, select on public.application_notes to authenticated;
grant select on public.application_notes to api_token;
grant insert (id, application_id) on public.application_notes to authenticated;
grant insert (id, application_id, body, mentions, is_for_client) on public.application_notes to api_token;
grant insert, update (body, mentions, is_for_client) on public.application_notes to authenticated;
comment on table public.application_notes is 'Internal notes. New ones are signed by the administrator of the token.';

create table public.application_ratings (
  application_id uuid not null,
  staff_id uuid default auth.uid() not null,
  score smallint not null,
  comment text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint application_ratings_pkey PRIMARY KEY (application_id, staff_id),
  constraint application_ratings_comment_check CHECK ((length(comment) <= 2000)),
  constraint application_ratings_score_check CHECK (((score >= 1) AND (score <= 5))),
  constraint application_ratings_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE,
  constraint application_ratings_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff_profiles(user_id) ON DELETE CASCADE
);
CREATE INDEX application_ratings_staff_id_idx ON public.application_ratings USING btree (staff_id);
alter table public.application_ratings enable row level security;
create policy "recruiters can delete their own ratings" on public.application_ratings for delete to authenticated
  using (((staff_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
create policy "recruiters can insert their own ratings" on public.application_ratings for insert to authenticated
  with check (((staff_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (application_id IN ( SELECT private.hidden_applications() AS applications_awaiting_erasure)))));
create policy "recruiters can read ratings" on public.application_ratings for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (application_id IN ( SELECT private.hidden_applications() AS applications_awaiting_erasure)))));
create policy "recruiters can update their own ratings" on public.application_ratings for update to authenticated
  using (((staff_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)))
  with check (((staff_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (application_id IN ( SELECT private.hidden_applications() AS applications_awaiting_erasure)))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.application_ratings FOR EACH ROW EXECUTE FUNCTION private.audit('application_id', 'staff_id');
CREATE TRIGGER average_ratings AFTER INSERT OR DELETE OR UPDATE OF score ON public.application_ratings FOR EACH ROW EXECUTE FUNCTION private.average_ratings();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.application_ratings FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.application_ratings to service_role;
grant delete, select on public.application_ratings to authenticated;
grant insert, update (application_id, staff_id, score, comment) on public.application_ratings to authenticated;

create table public.applications (
  id uuid default gen_random_uuid() not null,
  job_id uuid not null,
  person_id uuid not null,
  stage public.application_stage default 'new'::public.application_stage not null,
  stage_changed_at timestamp with time zone default now() not null,
  "position" text collate "C" default to_char((EXTRACT(epoch FROM clock_timestamp()) * (1000000)::numeric), 'FM0000000000000000'::text) not null,
  owed_answer_since timestamp with time zone default now(),
  owner_id uuid,
  rating numeric(3,2),
  source text default 'site'::text not null,
  language public.language default 'en'::public.language not null,
  cv_document_id uuid,
  cover_letter text,
  consent_id uuid,
  reject_reason text,
  merit_note text,
  decided_at timestamp with time zone,
  decided_by uuid,
  withdrawn_at timestamp with time zone,
  withdrawn_reason text,
  imported boolean default false not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  contact_email public.email_address,
  rating_rank smallint generated always as (((rating * (100)::numeric))::smallint) stored,
  stayed_six_months boolean,
  reject_reason_id uuid,
  step_id uuid,
  constraint applications_pkey PRIMARY KEY (id),
  constraint applications_cover_letter_check CHECK ((length(cover_letter) <= 8000)),
  constraint applications_merit_note_check CHECK ((length(merit_note) <= 2000)),
  constraint applications_position_check CHECK (("position" ~ '^[0-9a-z]{1,200}$'::text)),
  constraint applications_rating_check CHECK (((rating >= (1)::numeric) AND (rating <= (5)::numeric))),
  constraint applications_reject_reason_check CHECK ((length(reject_reason) <= 80)),
  constraint applications_source_check CHECK ((length(source) <= 80)),
  constraint applications_withdrawn_reason_check CHECK ((length(withdrawn_reason) <= 1000)),
  constraint "reject and hire need a merit note" CHECK (((stage <> ALL (ARRAY['hired'::public.application_stage, 'rejected'::public.application_stage])) OR imported OR (length(btrim(COALESCE(merit_note, ''::text))) >= 3))),
  constraint applications_consent_id_fkey FOREIGN KEY (consent_id) REFERENCES public.consents(id) ON DELETE SET NULL,
  constraint applications_cv_document_id_fkey FOREIGN KEY (cv_document_id) REFERENCES public.documents(id) ON DELETE SET NULL,
  constraint applications_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint applications_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE RESTRICT,
  constraint applications_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint applications_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE,
  constraint applications_reject_reason_id_fkey FOREIGN KEY (reject_reason_id) REFERENCES public.reject_reasons(id),
  constraint applications_step_id_fkey FOREIGN KEY (step_id) REFERENCES public.stage_steps(id)
);
CREATE INDEX applications_arrivals ON public.applications USING btree (created_at, source) INCLUDE (person_id) WHERE (withdrawn_at IS NULL);
CREATE INDEX applications_consent_id_idx ON public.applications USING btree (consent_id) WHERE (consent_id IS NOT NULL);
CREATE INDEX applications_contact_email ON public.applications USING btree (contact_email) WHERE (contact_email IS NOT NULL);
CREATE INDEX applications_created_at_id_idx ON public.applications USING btree (created_at DESC, id DESC);
CREATE INDEX applications_cv_document_id_idx ON public.applications USING btree (cv_document_id) WHERE (cv_document_id IS NOT NULL);
CREATE INDEX applications_decided_at_idx ON public.applications USING btree (decided_at) WHERE (decided_at IS NOT NULL);
CREATE INDEX applications_decided_by_idx ON public.applications USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX applications_hires ON public.applications USING btree (stage_changed_at, created_at) INCLUDE (person_id) WHERE ((stage = 'hired'::public.application_stage) AND (withdrawn_at IS NULL));
CREATE INDEX applications_job_id_created_at_id_idx ON public.applications USING btree (job_id, created_at DESC, id DESC);
CREATE INDEX applications_job_id_stage_position_idx ON public.applications USING btree (job_id, stage, "position") WHERE (withdrawn_at IS NULL);
CREATE UNIQUE INDEX applications_job_person_key ON public.applications USING btree (job_id, person_id) WHERE (withdrawn_at IS NULL);
CREATE INDEX applications_owed ON public.applications USING btree (owed_answer_since) INCLUDE (person_id) WHERE ((owed_answer_since IS NOT NULL) AND (withdrawn_at IS NULL));
CREATE INDEX applications_owed_answer_since_id_idx ON public.applications USING btree (owed_answer_since, id) WHERE (owed_answer_since IS NOT NULL);
CREATE INDEX applications_owner_id_created_at_id_idx ON public.applications USING btree (owner_id, created_at DESC, id DESC);
CREATE INDEX applications_owner_id_stage_position_id_idx ON public.applications USING btree (owner_id, stage, "position" DESC, id DESC) WHERE (withdrawn_at IS NULL);
CREATE INDEX applications_person_id_created_at_idx ON public.applications USING btree (person_id, created_at DESC);
CREATE INDEX applications_rating_rank_id_idx ON public.applications USING btree (rating_rank, id);
CREATE INDEX applications_reject_reason_id_idx ON public.applications USING btree (reject_reason_id) WHERE (reject_reason_id IS NOT NULL);
CREATE INDEX applications_stage_changed_at_id_idx ON public.applications USING btree (stage_changed_at, id);
CREATE INDEX applications_stage_created_at_id_idx ON public.applications USING btree (stage, created_at DESC, id DESC);
CREATE INDEX applications_stage_idx ON public.applications USING btree (stage) INCLUDE (person_id) WHERE (withdrawn_at IS NULL);
CREATE INDEX applications_stage_owed_answer_since_id_idx ON public.applications USING btree (stage, owed_answer_since, id) WHERE ((withdrawn_at IS NULL) AND (owed_answer_since IS NOT NULL));
CREATE INDEX applications_stage_owed_answer_since_id_idx1 ON public.applications USING btree (stage, owed_answer_since, id) WHERE ((withdrawn_at IS NULL) AND (owed_answer_since IS NOT NULL) AND (rating IS NOT NULL));
CREATE INDEX applications_stage_position_id_idx ON public.applications USING btree (stage, "position" DESC, id DESC) WHERE (withdrawn_at IS NULL);
CREATE INDEX applications_stage_position_id_idx1 ON public.applications USING btree (stage, "position" DESC, id DESC) WHERE ((withdrawn_at IS NULL) AND (rating IS NOT NULL));
CREATE INDEX applications_step_id_position_id_idx ON public.applications USING btree (step_id, "position" DESC, id DESC) WHERE (step_id IS NOT NULL);
CREATE INDEX applications_withdrawn ON public.applications USING btree (id) WHERE (withdrawn_at IS NOT NULL);
alter table public.applications enable row level security;
create policy "recruiters can insert applications" on public.applications for insert to api_token, authenticated
  with check ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "recruiters can read applications" on public.applications for select to api_token, authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.people_awaiting_erasure() AS people_awaiting_erasure)))));
create policy "recruiters can update applications" on public.applications for update to api_token, authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "restricted jobs are hidden outside of their team" on public.applications as restrictive for all to api_token, authenticated
  using ((NOT (job_id IN ( SELECT private.hidden_jobs() AS hidden_jobs))));
create policy "tokens need a scope to insert" on public.applications as restrictive for insert to api_token
  with check (( SELECT private.require_scope('applications:write'::public.api_scope) AS require_scope));
create policy "tokens need a scope to select" on public.applications as restrictive for select to api_token
  using (( SELECT private.require_scope('applications:read'::public.api_scope) AS require_scope));
create policy "tokens need a scope to update" on public.applications as restrictive for update to api_token
  using (( SELECT private.require_scope('applications:write'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.applications FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER cancel_mail AFTER UPDATE OF stage, step_id, job_id, withdrawn_at ON public.applications FOR EACH ROW WHEN (((old.stage <> new.stage) OR (old.job_id <> new.job_id) OR ((old.withdrawn_at IS NULL) AND (new.withdrawn_at IS NOT NULL)))) EXECUTE FUNCTION private.cancel_mail_of_application();
CREATE TRIGGER end_interviews AFTER UPDATE OF stage, step_id, withdrawn_at, job_id ON public.applications FOR EACH ROW WHEN ((((old.stage = 'rejected'::public.application_stage) <> (new.stage = 'rejected'::public.application_stage)) OR (old.job_id <> new.job_id) OR ((old.withdrawn_at IS NULL) <> (new.withdrawn_at IS NULL)))) EXECUTE FUNCTION private.end_interviews_of_application();
CREATE TRIGGER log_application_event AFTER INSERT OR UPDATE OF stage, step_id, job_id, owner_id, withdrawn_at ON public.applications FOR EACH ROW EXECUTE FUNCTION private.log_application_event();
CREATE TRIGGER note_changed_person AFTER INSERT OR DELETE OR UPDATE OF person_id, cover_letter ON public.applications FOR EACH ROW EXECUTE FUNCTION private.note_changed_person('person_id');
CREATE TRIGGER notify_owner AFTER UPDATE OF owner_id ON public.applications FOR EACH ROW WHEN (((new.owner_id IS DISTINCT FROM old.owner_id) AND (new.owner_id IS NOT NULL) AND (new.owner_id <> auth.uid()))) EXECUTE FUNCTION private.notify_owner();
CREATE TRIGGER pair_contact_address AFTER INSERT OR UPDATE OF contact_email ON public.applications FOR EACH ROW WHEN ((new.contact_email IS NOT NULL)) EXECUTE FUNCTION private.pair_contact_address();
CREATE TRIGGER place_in_step BEFORE INSERT OR UPDATE OF stage, step_id, job_id ON public.applications FOR EACH ROW EXECUTE FUNCTION private.place_in_step();
CREATE TRIGGER queue_stage_rules AFTER INSERT ON public.applications FOR EACH ROW WHEN ((NOT new.imported)) EXECUTE FUNCTION private.queue_stage_rules();
CREATE TRIGGER queue_stage_rules_of_moved AFTER UPDATE OF stage, step_id, job_id ON public.applications FOR EACH ROW WHEN (((old.stage <> new.stage) OR (old.job_id <> new.job_id))) EXECUTE FUNCTION private.queue_stage_rules();
CREATE TRIGGER record_step_stay AFTER INSERT ON public.applications FOR EACH ROW EXECUTE FUNCTION private.record_step_stay();
CREATE TRIGGER record_step_stay_of_moved AFTER UPDATE OF stage, step_id, job_id ON public.applications FOR EACH ROW WHEN ((old.step_id IS DISTINCT FROM new.step_id)) EXECUTE FUNCTION private.record_step_stay();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.applications FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER stamp_application BEFORE UPDATE ON public.applications FOR EACH ROW EXECUTE FUNCTION private.stamp_application();
CREATE TRIGGER tell_portal AFTER UPDATE OF stage, step_id, withdrawn_at, job_id, cv_document_id ON public.applications FOR EACH ROW WHEN (((old.stage IS DISTINCT FROM new.stage) OR (old.withdrawn_at IS DISTINCT FROM new.withdrawn_at) OR (old.job_id IS DISTINCT FROM new.job_id) OR (old.cv_document_id IS DISTINCT FROM new.cv_document_id))) EXECUTE FUNCTION private.tell_portal_of_rows();
CREATE TRIGGER tell_portal_of_rows AFTER INSERT OR DELETE ON public.applications FOR EACH ROW EXECUTE FUNCTION private.tell_portal_of_rows();
CREATE TRIGGER tell_webhooks AFTER INSERT OR DELETE OR UPDATE ON public.applications FOR EACH ROW EXECUTE FUNCTION private.tell_webhooks_of_row('application', 'id job_id person_id stage step_id stage_changed_at owner_id language created_at withdrawn_at', 'source rating cv_document_id');
grant all on public.applications to service_role;
grant select on public.applications to api_token, authenticated;
grant insert (job_id, person_id, source, language, cover_letter) on public.applications to api_token;
grant insert (job_id, person_id, source, language, cover_letter) on public.applications to authenticated;
grant insert, update (owner_id) on public.applications to api_token;
grant insert, update (owner_id) on public.applications to authenticated;
grant update (stage, "position", reject_reason, merit_note, stayed_six_months, reject_reason_id, step_id) on public.applications to api_token;
grant update (stage, "position", reject_reason, merit_note, stayed_six_months, reject_reason_id, step_id) on public.applications to authenticated;
comment on table public.applications is 'Applications: who applied for which job, and their stage. To mail the applicant with a move, call move-application.';

create table public.article_previews (
  id uuid default gen_random_uuid() not null,
  article_id uuid not null,
  token_hash text not null,
  created_by uuid default auth.uid(),
  expires_at timestamp with time zone default (now() + '7 days'::interval) not null,
  created_at timestamp with time zone default now() not null,
  constraint article_previews_pkey PRIMARY KEY (id),
  constraint article_previews_token_hash_key UNIQUE (token_hash),
  constraint article_previews_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint "previews end within thirty days" CHECK ((expires_at <= (created_at + '31 days'::interval))),
  constraint article_previews_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE,
  constraint article_previews_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL
);
CREATE INDEX article_previews_article_id_idx ON public.article_previews USING btree (article_id);
CREATE INDEX article_previews_created_by_idx ON public.article_previews USING btree (created_by);
CREATE INDEX article_previews_expires_at_idx ON public.article_previews USING btree (expires_at);
alter table public.article_previews enable row level security;
create policy "editors can delete article previews" on public.article_previews for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "editors can insert article previews" on public.article_previews for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "editors can read article previews" on public.article_previews for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.article_previews FOR EACH ROW EXECUTE FUNCTION private.audit('id');
grant all on public.article_previews to service_role;
grant delete, select on public.article_previews to authenticated;
grant insert (article_id, token_hash, expires_at) on public.article_previews to authenticated;

create table public.article_redirects (
  slug public.slug not null,
  article_id uuid not null,
  created_at timestamp with time zone default now() not null,
  constraint article_redirects_pkey PRIMARY KEY (slug),
  constraint article_redirects_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE
);
CREATE INDEX article_redirects_article_id_idx ON public.article_redirects USING btree (article_id);
alter table public.article_redirects enable row level security;
create policy "anyone can read redirects of published articles" on public.article_redirects for select to anon, authenticated
  using ((EXISTS ( SELECT
   FROM public.articles
  WHERE (articles.id = article_redirects.article_id))));
grant all on public.article_redirects to service_role;
grant select on public.article_redirects to anon, authenticated;

create table public.article_staff (
  article_id uuid not null,
  author_id uuid,
  updated_by uuid,
  constraint article_staff_pkey PRIMARY KEY (article_id),
  constraint article_staff_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE,
  constraint article_staff_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint article_staff_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL
);
CREATE INDEX article_staff_author_id_idx ON public.article_staff USING btree (author_id);
CREATE INDEX article_staff_updated_by_idx ON public.article_staff USING btree (updated_by);
alter table public.article_staff enable row level security;
create policy "staff can read who works on articles" on public.article_staff for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));
grant all on public.article_staff to service_role;
grant select on public.article_staff to authenticated;

create table public.article_tags (
  slug public.slug not null,
  name public.localized_text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint article_tags_pkey PRIMARY KEY (slug),
  constraint "article tags exist in both languages" CHECK ((public.localized_missing(name) = '{}'::text[])),
  constraint article_tags_name_check CHECK ((private.longest((name)::jsonb) <= 60))
);
alter table public.article_tags enable row level security;
create policy "anyone can read article tags" on public.article_tags for select to anon, authenticated
  using (true);
create policy "editors can delete article tags" on public.article_tags for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "editors can insert article tags" on public.article_tags for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "editors can update article tags" on public.article_tags for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.article_tags FOR EACH ROW EXECUTE FUNCTION private.audit('slug');
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON public.article_tags FOR EACH ROW EXECUTE FUNCTION private.notify_content();
CREATE TRIGGER protect_used_tag_on_delete BEFORE DELETE ON public.article_tags FOR EACH ROW EXECUTE FUNCTION private.protect_used_tag();
CREATE TRIGGER protect_used_tag_on_update BEFORE UPDATE OF slug ON public.article_tags FOR EACH ROW WHEN (((old.slug)::text <> (new.slug)::text)) EXECUTE FUNCTION private.protect_used_tag();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.article_tags FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.article_tags to service_role;
grant delete, select on public.article_tags to authenticated;
grant select on public.article_tags to anon;
grant insert, update (slug, name) on public.article_tags to authenticated;

create table public.article_versions (
  id uuid default gen_random_uuid() not null,
  article_id uuid not null,
  version integer not null,
  slug text not null,
  title public.localized_text not null,
  excerpt public.localized_text not null,
  body public.localized_document not null,
  cover_path text,
  cover_alt public.localized_text not null,
  tags text[] not null,
  state public.article_state not null,
  edited_by uuid,
  created_at timestamp with time zone default now() not null,
  restored_from integer,
  constraint article_versions_pkey PRIMARY KEY (id),
  constraint article_versions_article_id_version_key UNIQUE (article_id, version),
  constraint article_versions_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE,
  constraint article_versions_edited_by_fkey FOREIGN KEY (edited_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL
);
CREATE INDEX article_versions_edited_by_idx ON public.article_versions USING btree (edited_by);
alter table public.article_versions enable row level security;
create policy "editors can read article versions" on public.article_versions for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
grant all on public.article_versions to service_role;
grant select on public.article_versions to authenticated;

create table public.articles (
  id uuid default gen_random_uuid() not null,
  slug public.slug not null,
  title public.localized_text not null,
  excerpt public.localized_text default '{}'::jsonb not null,
  body public.localized_document default '{}'::jsonb not null,
  cover_path text,
  cover_alt public.localized_text default '{}'::jsonb not null,
  tags text[] default '{}'::text[] not null,
  author_name text,
  state public.article_state default 'draft'::public.article_state not null,
  publish_at timestamp with time zone,
  version integer default 1 not null,
  missing text[] generated always as ((((private.name_missing('title'::text, public.localized_missing(title)) || private.name_missing('excerpt'::text, public.localized_missing(excerpt))) || private.name_missing('body'::text, public.document_missing(body))) ||
CASE
    WHEN (cover_path IS NULL) THEN '{}'::text[]
    ELSE private.name_missing('cover_alt'::text, public.localized_missing(cover_alt))
END)) stored not null,
  search_en tsvector generated always as (((setweight(to_tsvector('english'::regconfig, COALESCE(((title)::jsonb ->> 'en'::text), ''::text)), 'A'::"char") || setweight(to_tsvector('english'::regconfig, COALESCE(((excerpt)::jsonb ->> 'en'::text), ''::text)), 'B'::"char")) || setweight(to_tsvector('english'::regconfig, "left"(private.document_text(((body)::jsonb -> 'en'::text)), 200000)), 'C'::"char"))) stored,
  search_sv tsvector generated always as (((setweight(to_tsvector('swedish'::regconfig, COALESCE(((title)::jsonb ->> 'sv'::text), ''::text)), 'A'::"char") || setweight(to_tsvector('swedish'::regconfig, COALESCE(((excerpt)::jsonb ->> 'sv'::text), ''::text)), 'B'::"char")) || setweight(to_tsvector('swedish'::regconfig, "left"(private.document_text(((body)::jsonb -> 'sv'::text)), 200000)), 'C'::"char"))) stored,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  restored_from integer,
  kind public.article_kind default 'article'::public.article_kind not null,
  constraint articles_pkey PRIMARY KEY (id),
  constraint articles_slug_key UNIQUE (slug),
  constraint "a picture is from this site" CHECK (private.is_own_picture(cover_path)),
  constraint "a published title is written in letters" CHECK (((state = 'draft'::public.article_state) OR ((btrim(COALESCE(((title)::jsonb ->> 'en'::text), ''::text)) !~ '^[^[:alpha:]]+$'::text) AND (btrim(COALESCE(((title)::jsonb ->> 'sv'::text), ''::text)) !~ '^[^[:alpha:]]+$'::text)))),
  constraint articles_author_name_check CHECK ((length(author_name) <= 120)),
  constraint articles_cover_alt_check CHECK ((private.longest((cover_alt)::jsonb) <= 300)),
  constraint articles_cover_path_check CHECK ((length(cover_path) <= 300)),
  constraint articles_excerpt_check CHECK ((private.longest((excerpt)::jsonb) <= 400)),
  constraint articles_tags_check CHECK (private.words_fit(tags, 10, 120)),
  constraint articles_title_check CHECK ((private.longest((title)::jsonb) <= 160)),
  constraint "what leaves the drafts has a title and a time" CHECK (((state = 'draft'::public.article_state) OR ((publish_at IS NOT NULL) AND (cardinality(public.localized_missing(title)) < 2))))
);
CREATE INDEX articles_kind_publish_at_idx ON public.articles USING btree (kind, publish_at DESC) WHERE (state <> 'draft'::public.article_state);
CREATE INDEX articles_publish_at_id_idx ON public.articles USING btree (publish_at DESC, id DESC) WHERE (state <> 'draft'::public.article_state);
CREATE INDEX articles_search_en_idx ON public.articles USING gin (search_en);
CREATE INDEX articles_search_sv_idx ON public.articles USING gin (search_sv);
CREATE INDEX articles_state_updated_at_id_idx ON public.articles USING btree (state, updated_at DESC, id DESC);
CREATE INDEX articles_tags_idx ON public.articles USING gin (tags);
CREATE INDEX articles_updated_at_id_idx ON public.articles USING btree (updated_at, id);
alter table public.articles enable row level security;
create policy "anyone can read published articles" on public.articles for select to anon, authenticated
  using (((state <> 'draft'::public.article_state) AND (publish_at <= now())));
create policy "editors can delete articles" on public.articles for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "editors can insert articles" on public.articles for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "editors can update articles" on public.articles for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "staff can read articles" on public.articles for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.articles FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER bump_version BEFORE UPDATE ON public.articles FOR EACH ROW EXECUTE FUNCTION private.bump_version();
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON public.articles FOR EACH ROW EXECUTE FUNCTION private.notify_content();
CREATE TRIGGER prepare_article BEFORE INSERT OR UPDATE ON public.articles FOR EACH ROW EXECUTE FUNCTION private.prepare_article();
CREATE TRIGGER queue_publishing AFTER INSERT OR UPDATE OF state, publish_at ON public.articles FOR EACH ROW WHEN ((new.state = 'scheduled'::public.article_state)) EXECUTE FUNCTION private.queue_publishing();
CREATE TRIGGER record_article_editor AFTER INSERT OR UPDATE ON public.articles FOR EACH ROW EXECUTE FUNCTION private.record_article_editor();
CREATE TRIGGER record_article_version AFTER INSERT OR UPDATE OF slug, title, excerpt, body, cover_path, cover_alt, tags, state ON public.articles FOR EACH ROW EXECUTE FUNCTION private.record_article_version();
CREATE TRIGGER redirect_article AFTER INSERT OR UPDATE OF slug, state ON public.articles FOR EACH ROW EXECUTE FUNCTION private.redirect_article();
CREATE TRIGGER require_safe_links BEFORE INSERT OR UPDATE OF body ON public.articles FOR EACH ROW EXECUTE FUNCTION private.require_safe_links('body');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.articles FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER shorten_own_pictures BEFORE INSERT OR UPDATE OF cover_path ON public.articles FOR EACH ROW EXECUTE FUNCTION private.shorten_own_pictures('cover_path');
grant all on public.articles to service_role;
grant delete, select on public.articles to authenticated;
grant select on public.articles to anon;
grant insert, select, update (kind) on public.articles to authenticated;
grant insert, update (slug, title, excerpt, body, cover_path, cover_alt, tags, author_name, state, publish_at) on public.articles to authenticated;
grant select (id, slug, title, excerpt, body, cover_path, cover_alt, tags, author_name, state, publish_at, search_en, search_sv, created_at, updated_at, kind) on public.articles to anon;
grant update (restored_from) on public.articles to authenticated;

create table public.audit_log (
  id bigint generated always as identity not null,
  occurred_at timestamp with time zone default now() not null,
  actor_id uuid,
  actor_role text not null,
  action text not null,
  table_name text not null,
  row_id text not null,
  changed_columns text[] default '{}'::text[] not null,
  row_count integer,
  token_id uuid default ((auth.jwt() ->> 'token_id'::text))::uuid,
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_action_check CHECK ((action ~ '^[a-z_]{1,40}$'::text)),
  constraint audit_log_row_count_check CHECK ((row_count >= 0)),
  constraint audit_log_row_id_check CHECK ((length(row_id) <= 200)),
  constraint audit_log_token_id_fkey FOREIGN KEY (token_id) REFERENCES public.api_tokens(id)
);
CREATE INDEX audit_log_actor_id_id_idx ON public.audit_log USING btree (actor_id, id DESC);
CREATE INDEX audit_log_occurred_at_id_idx ON public.audit_log USING btree (occurred_at DESC, id DESC);
CREATE INDEX audit_log_row_id_id_idx ON public.audit_log USING btree (row_id, id);
CREATE INDEX audit_log_table_name_row_id_id_idx ON public.audit_log USING btree (table_name, row_id, id DESC);
CREATE INDEX audit_log_token_id_id_idx ON public.audit_log USING btree (token_id, id DESC) WHERE (token_id IS NOT NULL);
alter table public.audit_log enable row level security;
create policy "admins can read the audit log" on public.audit_log for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
CREATE TRIGGER append_only BEFORE UPDATE OR TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_audit_change();
grant delete, insert, references, select, trigger on public.audit_log to service_role;
grant select on public.audit_log to authenticated;

create table public.booking_link_turns (
  booking_link_id uuid not null,
  weight smallint not null,
  credit integer not null,
  served_count bigint default 0 not null,
  last_served_at timestamp with time zone,
  offered_count bigint default 0 not null,
  last_offered_at timestamp with time zone,
  constraint booking_link_turns_pkey PRIMARY KEY (booking_link_id),
  constraint booking_link_turns_booking_link_id_fkey FOREIGN KEY (booking_link_id) REFERENCES public.booking_links(id) ON DELETE CASCADE
);
alter table public.booking_link_turns enable row level security;
create policy "recruiters can read booking turns" on public.booking_link_turns for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
grant all on public.booking_link_turns to service_role;
grant select on public.booking_link_turns to authenticated;

create table public.booking_links (
  id uuid default gen_random_uuid() not null,
  label text not null,
  url public.web_address not null,
  staff_id uuid,
  weight smallint default 1 not null,
  paused boolean default false not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint booking_links_pkey PRIMARY KEY (id),
  constraint booking_links_url_key UNIQUE (url),
  constraint booking_links_label_check CHECK (((length(btrim(label)) >= 1) AND (length(btrim(label)) <= 120))),
  constraint booking_links_weight_check CHECK (((weight >= 1) AND (weight <= 100))),
  constraint booking_links_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL
);
CREATE INDEX booking_links_staff_id_idx ON public.booking_links USING btree (staff_id);
alter table public.booking_links enable row level security;
create policy "recruiters can delete booking links" on public.booking_links for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can insert booking links" on public.booking_links for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can read booking links" on public.booking_links for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can update booking links" on public.booking_links for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.booking_links FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.booking_links FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.booking_links to service_role;
grant delete, select on public.booking_links to authenticated;
grant insert, update (label, url, staff_id, weight, paused) on public.booking_links to authenticated;

create table public.bulk_action_rows (
  action_id uuid not null,
  "position" integer not null,
  target_id uuid not null,
  state public.bulk_row_state default 'waiting'::public.bulk_row_state not null,
  reason text,
  before jsonb,
  mail_id uuid,
  constraint bulk_action_rows_pkey PRIMARY KEY (action_id, "position"),
  constraint bulk_action_rows_action_id_target_id_key UNIQUE (action_id, target_id),
  constraint bulk_action_rows_before_check CHECK ((pg_column_size(before) < 50000)),
  constraint bulk_action_rows_position_check CHECK (("position" > 0)),
  constraint bulk_action_rows_reason_check CHECK ((reason ~ '^[a-z_]{2,40}$'::text)),
  constraint bulk_action_rows_action_id_fkey FOREIGN KEY (action_id) REFERENCES public.bulk_actions(id) ON DELETE CASCADE,
  constraint bulk_action_rows_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES public.outbox(id) ON DELETE SET NULL
);
CREATE INDEX bulk_action_rows_action_id_position_idx ON public.bulk_action_rows USING btree (action_id, "position") WHERE (state = 'waiting'::public.bulk_row_state);
CREATE INDEX bulk_action_rows_mail_id_idx ON public.bulk_action_rows USING btree (mail_id) WHERE (mail_id IS NOT NULL);
CREATE INDEX bulk_action_rows_target_id_idx ON public.bulk_action_rows USING btree (target_id) WHERE (before IS NOT NULL);
alter table public.bulk_action_rows enable row level security;
create policy "restricted jobs are hidden outside of their team" on public.bulk_action_rows as restrictive for all to authenticated
  using (((NOT (target_id IN ( SELECT private.applications_of_hidden_jobs() AS applications_of_hidden_jobs))) AND (NOT (target_id IN ( SELECT private.people_of_hidden_jobs() AS people_of_hidden_jobs))) AND (NOT (target_id IN ( SELECT private.hidden_jobs() AS hidden_jobs)))));
create policy "staff can read the rows of bulk actions that they can read" on public.bulk_action_rows for select to authenticated
  using ((action_id IN ( SELECT bulk_actions.id
   FROM public.bulk_actions)));
grant all on public.bulk_action_rows to service_role;
grant select (action_id, "position", target_id, state, reason, mail_id) on public.bulk_action_rows to authenticated;

create table public.bulk_actions (
  id uuid default gen_random_uuid() not null,
  created_by uuid default auth.uid(),
  acting_id uuid default auth.uid(),
  assurance text default 'aal1'::text not null,
  kind text not null,
  target text not null,
  options jsonb default '{}'::jsonb not null,
  state public.bulk_action_state default 'running'::public.bulk_action_state not null,
  is_stopped boolean default false not null,
  total integer not null,
  done integer default 0 not null,
  undone integer default 0 not null,
  skipped jsonb default '{}'::jsonb not null,
  notes jsonb default '{}'::jsonb not null,
  kept jsonb default '{}'::jsonb not null,
  finished_at timestamp with time zone,
  undo_until timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint bulk_actions_pkey PRIMARY KEY (id),
  constraint bulk_actions_assurance_check CHECK ((assurance = ANY (ARRAY['aal1'::text, 'aal2'::text]))),
  constraint bulk_actions_done_check CHECK ((done >= 0)),
  constraint bulk_actions_kept_check CHECK (((jsonb_typeof(kept) = 'object'::text) AND (pg_column_size(kept) < 10000))),
  constraint bulk_actions_kind_check CHECK ((kind ~ '^[a-z_]{2,30}$'::text)),
  constraint bulk_actions_notes_check CHECK (((jsonb_typeof(notes) = 'object'::text) AND (pg_column_size(notes) < 10000))),
  constraint bulk_actions_options_check CHECK (((jsonb_typeof(options) = 'object'::text) AND (pg_column_size(options) < 100000))),
  constraint bulk_actions_skipped_check CHECK (((jsonb_typeof(skipped) = 'object'::text) AND (pg_column_size(skipped) < 10000))),
  constraint bulk_actions_target_check CHECK ((target ~ '^[a-z_]{2,30}$'::text)),
  constraint bulk_actions_total_check CHECK (((total >= 1) AND (total <= 100000))),
  constraint bulk_actions_undone_check CHECK ((undone >= 0)),
  constraint bulk_actions_acting_id_fkey FOREIGN KEY (acting_id) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint bulk_actions_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL
);
CREATE INDEX bulk_actions_acting_id_idx ON public.bulk_actions USING btree (acting_id);
CREATE INDEX bulk_actions_created_by_created_at_idx ON public.bulk_actions USING btree (created_by, created_at);
CREATE INDEX bulk_actions_updated_at_idx ON public.bulk_actions USING btree (updated_at) WHERE (state = ANY (ARRAY['running'::public.bulk_action_state, 'cancelling'::public.bulk_action_state, 'undoing'::public.bulk_action_state]));
alter table public.bulk_actions enable row level security;
create policy "staff can read their bulk actions and administrators all" on public.bulk_actions for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR ((created_by = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'recruiter'::public.staff_role]) AS is_staff))));
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.bulk_actions FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.bulk_actions FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.bulk_actions to service_role;
grant select on public.bulk_actions to authenticated;

create table public.candidates (
  person_id uuid not null,
  state public.candidate_state default 'active'::public.candidate_state not null,
  fields public.job_field[] default '{}'::public.job_field[] not null,
  skills text[] default '{}'::text[] not null,
  seniority public.seniority,
  years_of_experience smallint,
  locations text[] default '{}'::text[] not null,
  remote public.job_remote,
  employment_types public.employment_type[] default '{}'::public.employment_type[] not null,
  available_from date,
  summary text,
  wants_alerts boolean default true not null,
  cv_document_id uuid,
  source text,
  consent_expires_at timestamp with time zone default (now() + '1 year'::interval) not null,
  renewal_mailed_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint candidates_pkey PRIMARY KEY (person_id),
  constraint candidates_employment_types_check CHECK ((cardinality(employment_types) <= 10)),
  constraint candidates_fields_check CHECK ((cardinality(fields) <= 10)),
  constraint candidates_locations_check CHECK (private.words_fit(locations, 20, 120)),
  constraint candidates_skills_check CHECK (private.words_fit(skills, 50, 60)),
  constraint candidates_source_check CHECK ((length(source) <= 80)),
  constraint candidates_summary_check CHECK ((length(summary) <= 4000)),
  constraint candidates_years_of_experience_check CHECK (((years_of_experience >= 0) AND (years_of_experience <= 70))),
  constraint candidates_cv_document_id_fkey FOREIGN KEY (cv_document_id) REFERENCES public.documents(id) ON DELETE SET NULL,
  constraint candidates_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE
);
CREATE INDEX candidates_consent_expires_at_idx ON public.candidates USING btree (consent_expires_at) WHERE (state <> 'left'::public.candidate_state);
CREATE INDEX candidates_consent_expires_at_person_id_idx ON public.candidates USING btree (consent_expires_at, person_id) WHERE (state <> 'left'::public.candidate_state);
CREATE INDEX candidates_created_at_person_id_idx ON public.candidates USING btree (created_at DESC, person_id DESC);
CREATE INDEX candidates_cv_document_id_idx ON public.candidates USING btree (cv_document_id);
CREATE INDEX candidates_fields_idx ON public.candidates USING gin (fields);
CREATE INDEX candidates_renewals ON public.candidates USING btree (consent_expires_at);
CREATE INDEX candidates_skills_idx ON public.candidates USING gin (skills);
alter table public.candidates enable row level security;
create policy "people can read their own candidate profile" on public.candidates for select to authenticated
  using ((person_id = ( SELECT private.own_person_id() AS own_person_id)));
create policy "people can update their own candidate profile" on public.candidates for update to authenticated
  using ((person_id = ( SELECT private.own_person_id() AS own_person_id)));
create policy "recruiters can delete candidates" on public.candidates for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can insert candidates" on public.candidates for insert to authenticated
  with check ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "recruiters can read candidates" on public.candidates for select to api_token, authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "recruiters can update candidates" on public.candidates for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "tokens need a scope to select" on public.candidates as restrictive for select to api_token
  using (( SELECT private.require_scope('people:read'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.candidates FOR EACH ROW EXECUTE FUNCTION private.audit('person_id');
CREATE TRIGGER cancel_mail_about_jobs AFTER UPDATE OF state ON public.candidates FOR EACH ROW WHEN (((old.state <> new.state) AND (new.state = ANY (ARRAY['paused'::public.candidate_state, 'left'::public.candidate_state])))) EXECUTE FUNCTION private.cancel_mail_about_jobs();
CREATE TRIGGER guard_own_columns BEFORE UPDATE ON public.candidates FOR EACH ROW EXECUTE FUNCTION private.guard_own_columns('state', 'fields', 'skills', 'seniority', 'years_of_experience', 'locations', 'remote', 'employment_types', 'available_from', 'summary', 'wants_alerts', 'search');
CREATE TRIGGER limit_own_changes AFTER UPDATE ON public.candidates FOR EACH ROW WHEN ((auth.role() = 'authenticated'::text)) EXECUTE FUNCTION private.limit_own_changes();
CREATE TRIGGER note_changed_person AFTER INSERT OR DELETE OR UPDATE OF person_id, skills, locations, summary ON public.candidates FOR EACH ROW EXECUTE FUNCTION private.note_changed_person('person_id');
CREATE TRIGGER require_consent_to_add BEFORE INSERT ON public.candidates FOR EACH ROW WHEN (((CURRENT_USER = 'authenticated'::name) AND (new.state <> 'left'::public.candidate_state))) EXECUTE FUNCTION private.require_live_consent('candidate_bank');
CREATE TRIGGER require_consent_to_return BEFORE UPDATE ON public.candidates FOR EACH ROW WHEN (((CURRENT_USER = 'authenticated'::name) AND (old.state = 'left'::public.candidate_state) AND ((new.state <> 'left'::public.candidate_state) OR (new.wants_alerts AND (NOT old.wants_alerts))))) EXECUTE FUNCTION private.require_live_consent('candidate_bank');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.candidates FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.candidates to service_role;
grant delete, select on public.candidates to authenticated;
grant select on public.candidates to api_token;
grant insert (person_id, source) on public.candidates to authenticated;
grant insert, update (state, fields, skills, seniority, years_of_experience, locations, remote, employment_types, available_from, summary, wants_alerts) on public.candidates to authenticated;
comment on table public.candidates is 'Profiles in the candidate bank.';

create table public.client_billing (
  client_id uuid not null,
  vat_number text,
  invoice_email public.email_address,
  street text,
  postal_code text,
  city text,
  reference text,
  currency public.currency default 'SEK'::public.currency not null,
  payment_terms_days smallint default 30 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint client_billing_pkey PRIMARY KEY (client_id),
  constraint client_billing_city_check CHECK ((length(city) <= 120)),
  constraint client_billing_payment_terms_days_check CHECK (((payment_terms_days >= 0) AND (payment_terms_days <= 120))),
  constraint client_billing_postal_code_check CHECK ((length(postal_code) <= 20)),
  constraint client_billing_reference_check CHECK ((length(reference) <= 120)),
  constraint client_billing_street_check CHECK ((length(street) <= 160)),
  constraint client_billing_vat_number_check CHECK ((vat_number ~ '^[A-Z]{2}[0-9A-Z]{2,12}$'::text)),
  constraint client_billing_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE
);
alter table public.client_billing enable row level security;
create policy "admins and owners can read billing of clients" on public.client_billing for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients))));
create policy "admins and owners can update billing of clients" on public.client_billing for update to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients))));
CREATE TRIGGER audit AFTER DELETE OR UPDATE ON public.client_billing FOR EACH ROW EXECUTE FUNCTION private.audit('client_id');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.client_billing FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.client_billing to service_role;
grant select on public.client_billing to authenticated;
grant update (vat_number, invoice_email, street, postal_code, city, reference, currency, payment_terms_days) on public.client_billing to authenticated;

create table public.client_contacts (
  client_id uuid not null,
  person_id uuid not null,
  title text,
  note text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  is_primary boolean default false not null,
  approved_email public.email_address,
  constraint client_contacts_pkey PRIMARY KEY (client_id, person_id),
  constraint client_contacts_note_check CHECK ((length(note) <= 8000)),
  constraint client_contacts_title_check CHECK ((length(title) <= 120)),
  constraint client_contacts_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE,
  constraint client_contacts_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX client_contacts_one_primary ON public.client_contacts USING btree (client_id) WHERE is_primary;
CREATE INDEX client_contacts_person_id_idx ON public.client_contacts USING btree (person_id);
alter table public.client_contacts enable row level security;
create policy "recruiters can delete client contacts" on public.client_contacts for delete to api_token, authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can insert client contacts" on public.client_contacts for insert to api_token, authenticated
  with check ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "recruiters can read client contacts" on public.client_contacts for select to api_token, authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "recruiters can update client contacts" on public.client_contacts for update to api_token, authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "tokens need a scope to delete" on public.client_contacts as restrictive for delete to api_token
  using (( SELECT private.require_scope('clients:write'::public.api_scope) AS require_scope));
create policy "tokens need a scope to insert" on public.client_contacts as restrictive for insert to api_token
  with check (( SELECT private.require_scope('clients:write'::public.api_scope) AS require_scope));
create policy "tokens need a scope to select" on public.client_contacts as restrictive for select to api_token
  using (( SELECT private.require_scope('clients:read'::public.api_scope) AS require_scope));
create policy "tokens need a scope to update" on public.client_contacts as restrictive for update to api_token
  using (( SELECT private.require_scope('clients:write'::public.api_scope) AS require_scope));
CREATE TRIGGER approve_main_contact BEFORE INSERT OR UPDATE OF is_primary, person_id ON public.client_contacts FOR EACH ROW EXECUTE FUNCTION private.approve_main_contact();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.client_contacts FOR EACH ROW EXECUTE FUNCTION private.audit('client_id', 'person_id');
CREATE TRIGGER log_client_contact AFTER INSERT OR DELETE ON public.client_contacts FOR EACH ROW EXECUTE FUNCTION private.log_client_contact();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.client_contacts FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.client_contacts to service_role;
grant delete, select on public.client_contacts to api_token, authenticated;
grant insert (client_id, person_id) on public.client_contacts to api_token;
grant insert (client_id, person_id) on public.client_contacts to authenticated;
grant insert, update (title, note, is_primary) on public.client_contacts to api_token;
grant insert, update (title, note, is_primary) on public.client_contacts to authenticated;
comment on table public.client_contacts is 'People who work at a client.';
comment on column public.client_contacts.approved_email is 'The address of the main contact that an administrator or the owner of the client approved for invoices. They go to the main contact only while it is the address of the person.';

create table public.client_details (
  client_id uuid not null,
  owner_id uuid,
  legal_name text,
  organisation_number text,
  country text default 'SE'::text not null,
  language public.language default 'sv'::public.language not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  stage_template_id uuid,
  constraint client_details_pkey PRIMARY KEY (client_id),
  constraint client_details_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint client_details_legal_name_check CHECK (((length(btrim(legal_name)) >= 1) AND (length(btrim(legal_name)) <= 160))),
  constraint client_details_organisation_number_check CHECK ((organisation_number ~ '^[0-9A-Z][0-9A-Z -]{3,18}[0-9A-Z]$'::text)),
  constraint client_details_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE,
  constraint client_details_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint client_details_stage_template_id_fkey FOREIGN KEY (stage_template_id) REFERENCES public.stage_templates(id)
);
CREATE INDEX client_details_owner_id_idx ON public.client_details USING btree (owner_id);
CREATE INDEX client_details_stage_template_id_idx ON public.client_details USING btree (stage_template_id) WHERE (stage_template_id IS NOT NULL);
alter table public.client_details enable row level security;
create policy "admins and owners can update details of clients" on public.client_details for update to api_token, authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients))))
  with check (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can read details of clients" on public.client_details for select to api_token, authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "tokens need a scope to select" on public.client_details as restrictive for select to api_token
  using (( SELECT private.require_scope('clients:read'::public.api_scope) AS require_scope));
create policy "tokens need a scope to update" on public.client_details as restrictive for update to api_token
  using (( SELECT private.require_scope('clients:write'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER DELETE OR UPDATE ON public.client_details FOR EACH ROW EXECUTE FUNCTION private.audit('client_id');
CREATE TRIGGER check_stage_template BEFORE UPDATE OF stage_template_id ON public.client_details FOR EACH ROW WHEN (((new.stage_template_id IS NOT NULL) AND (old.stage_template_id IS DISTINCT FROM new.stage_template_id))) EXECUTE FUNCTION private.check_stage_template();
CREATE TRIGGER log_client_owner AFTER UPDATE OF owner_id ON public.client_details FOR EACH ROW WHEN ((old.owner_id IS DISTINCT FROM new.owner_id)) EXECUTE FUNCTION private.log_client_owner();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.client_details FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.client_details to service_role;
grant select on public.client_details to api_token, authenticated;
grant update (owner_id, legal_name, organisation_number, country, language, stage_template_id) on public.client_details to api_token;
grant update (owner_id, legal_name, organisation_number, country, language, stage_template_id) on public.client_details to authenticated;
comment on table public.client_details is 'Legal facts and the owner of a client.';

create table public.client_documents (
  id uuid default gen_random_uuid() not null,
  client_id uuid not null,
  kind public.client_document_kind default 'contract'::public.client_document_kind not null,
  path text not null,
  file_name text not null,
  mime_type text not null,
  size_bytes bigint not null,
  created_by uuid default auth.uid(),
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint client_documents_pkey PRIMARY KEY (id),
  constraint client_documents_path_key UNIQUE (path),
  constraint "a file is in the folder of its client" CHECK (starts_with(path, (client_id || '/'::text))),
  constraint client_documents_file_name_check CHECK (((length(file_name) <= 255) AND private.is_file_name(file_name))),
  constraint client_documents_mime_type_check CHECK ((length(mime_type) <= 120)),
  constraint client_documents_path_check CHECK (((length(path) >= 1) AND (length(path) <= 500))),
  constraint client_documents_size_bytes_check CHECK (((size_bytes >= 1) AND (size_bytes <= 10485760))),
  constraint client_documents_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE RESTRICT,
  constraint client_documents_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL
);
CREATE INDEX client_documents_client_id_created_at_idx ON public.client_documents USING btree (client_id, created_at DESC);
CREATE INDEX client_documents_created_by_idx ON public.client_documents USING btree (created_by);
alter table public.client_documents enable row level security;
create policy "admins and owners can delete documents of clients" on public.client_documents for delete to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients))));
create policy "admins and owners can insert documents of clients" on public.client_documents for insert to authenticated
  with check ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients))));
create policy "admins and owners can read documents of clients" on public.client_documents for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients))));
create policy "admins and owners can update documents of clients" on public.client_documents for update to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.client_documents FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.client_documents FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.client_documents to service_role;
grant delete, select on public.client_documents to authenticated;
grant insert (client_id, path, mime_type, size_bytes) on public.client_documents to authenticated;
grant insert, update (kind, file_name) on public.client_documents to authenticated;

create table public.client_events (
  id bigint generated always as identity not null,
  client_id uuid not null,
  kind text not null,
  actor_id uuid,
  data jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  constraint client_events_pkey PRIMARY KEY (id),
  constraint client_events_data_check CHECK (((jsonb_typeof(data) = 'object'::text) AND (pg_column_size(data) <= 4096))),
  constraint client_events_kind_check CHECK ((kind ~ '^[a-z_]{1,40}$'::text)),
  constraint client_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint client_events_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE
);
CREATE INDEX client_events_actor_id_idx ON public.client_events USING btree (actor_id) WHERE (actor_id IS NOT NULL);
CREATE INDEX client_events_client_id_created_at_id_idx ON public.client_events USING btree (client_id, created_at DESC, id DESC);
alter table public.client_events enable row level security;
create policy "recruiters can read events of clients" on public.client_events for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (((kind !~~ 'invoice\_%'::text) AND (kind !~~ 'credit\_note\_%'::text) AND (kind <> ALL (ARRAY['pause_requested'::text, 'pause_declined'::text, 'pause_withdrawn'::text]))) OR ( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients)))));
create policy "restricted jobs are hidden outside of their team" on public.client_events as restrictive for all to authenticated
  using ((((data ->> 'job_id'::text) IS NULL) OR (NOT (((data ->> 'job_id'::text))::uuid IN ( SELECT private.hidden_jobs() AS hidden_jobs)))));
grant all on public.client_events to service_role;
grant select on public.client_events to authenticated;

create table public.client_figures (
  client_id uuid not null,
  open_jobs integer default 0 not null,
  searches integer default 0 not null,
  presented integer default 0 not null,
  last_contact_at timestamp with time zone,
  constraint client_figures_pkey PRIMARY KEY (client_id),
  constraint client_figures_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE
);
CREATE INDEX client_figures_last_contact_at_client_id_idx ON public.client_figures USING btree (last_contact_at, client_id);
CREATE INDEX client_figures_open_jobs_client_id_idx ON public.client_figures USING btree (open_jobs, client_id);
CREATE INDEX client_figures_presented_client_id_idx ON public.client_figures USING btree (presented, client_id);
CREATE INDEX client_figures_searches_client_id_idx ON public.client_figures USING btree (searches, client_id);
alter table public.client_figures enable row level security;
create policy "recruiters can read figures of clients" on public.client_figures for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
grant all on public.client_figures to service_role;
grant select on public.client_figures to authenticated;

create table public.client_next_invoices (
  client_id uuid not null,
  month date not null,
  kind text not null,
  constraint client_next_invoices_pkey PRIMARY KEY (client_id),
  constraint client_next_invoices_kind_check CHECK ((kind = ANY (ARRAY['draft'::text, 'plan'::text, 'project'::text]))),
  constraint client_next_invoices_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE
);
CREATE INDEX client_next_invoices_month_client_id_idx ON public.client_next_invoices USING btree (month, client_id);
alter table public.client_next_invoices enable row level security;
create policy "admins and owners can read next invoices" on public.client_next_invoices for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients))));
grant all on public.client_next_invoices to service_role;
grant select on public.client_next_invoices to authenticated;

create table public.client_notes (
  id uuid default gen_random_uuid() not null,
  client_id uuid not null,
  author_id uuid default auth.uid(),
  kind public.client_note_kind default 'note'::public.client_note_kind not null,
  body text not null,
  mentions uuid[] default '{}'::uuid[] not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint client_notes_pkey PRIMARY KEY (id),
  constraint client_notes_body_check CHECK (((length(btrim(body)) >= 1) AND (length(btrim(body)) <= 5000))),
  constraint client_notes_mentions_check CHECK ((cardinality(mentions) <= 50)),
  constraint client_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint client_notes_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE
);
CREATE INDEX client_notes_author_id_idx ON public.client_notes USING btree (author_id);
CREATE INDEX client_notes_client_id_created_at_id_idx ON public.client_notes USING btree (client_id, created_at DESC, id DESC);
CREATE INDEX client_notes_client_id_created_at_idx ON public.client_notes USING btree (client_id, created_at DESC) WHERE (kind <> 'note'::public.client_note_kind);
alter table public.client_notes enable row level security;
create policy "admins can delete notes about clients" on public.client_notes for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "recruiters can delete their own notes about clients" on public.client_notes for delete to authenticated
  using (((author_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
create policy "recruiters can insert their own notes about clients" on public.client_notes for insert to api_token, authenticated
  with check (((author_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
create policy "recruiters can read notes about clients" on public.client_notes for select to api_token, authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can update their own notes about clients" on public.client_notes for update to authenticated
  using (((author_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
create policy "tokens need a scope to insert" on public.client_notes as restrictive for insert to api_token
  with check (( SELECT private.require_scope('clients:write'::public.api_scope) AS require_scope));
create policy "tokens need a scope to select" on public.client_notes as restrictive for select to api_token
  using (( SELECT private.require_scope('clients:read'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.client_notes FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER count_client AFTER INSERT OR DELETE OR UPDATE OF kind ON public.client_notes FOR EACH ROW EXECUTE FUNCTION private.count_changed_client();
CREATE TRIGGER notify_mentioned AFTER INSERT OR UPDATE OF mentions ON public.client_notes FOR EACH ROW EXECUTE FUNCTION private.notify_mentioned_in_client_note();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.client_notes FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.client_notes to service_role;
grant delete, select on public.client_notes to authenticated;
grant select on public.client_notes to api_token;
grant insert (id, client_id) on public.client_notes to authenticated;
grant insert (id, client_id, kind, body, mentions) on public.client_notes to api_token;
grant insert, update (kind, body, mentions) on public.client_notes to authenticated;
comment on table public.client_notes is 'Notes about calls and meetings with a client.';

create table public.client_pause_requests (
  id uuid default gen_random_uuid() not null,
  client_id uuid not null,
  person_id uuid,
  starts_on date not null,
  ends_on date not null,
  message text,
  state public.pause_request_state default 'pending'::public.pause_request_state not null,
  reason text,
  pause_id uuid,
  decided_by uuid,
  decided_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint client_pause_requests_pkey PRIMARY KEY (id),
  constraint "a decision has a time" CHECK (((state = ANY (ARRAY['approved'::public.pause_request_state, 'declined'::public.pause_request_state])) = (decided_at IS NOT NULL))),
  constraint "a declined request has a reason" CHECK (((state <> 'declined'::public.pause_request_state) OR (reason IS NOT NULL))),
  constraint "a requested pause ends after it starts" CHECK ((ends_on >= starts_on)),
  constraint client_pause_requests_message_check CHECK (((length(btrim(message)) >= 1) AND (length(btrim(message)) <= 2000))),
  constraint client_pause_requests_reason_check CHECK (((length(btrim(reason)) >= 1) AND (length(btrim(reason)) <= 2000))),
  constraint client_pause_requests_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE,
  constraint client_pause_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint client_pause_requests_pause_id_fkey FOREIGN KEY (pause_id) REFERENCES public.client_plan_pauses(id) ON DELETE SET NULL,
  constraint client_pause_requests_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE SET NULL
);
CREATE INDEX client_pause_requests_client_id_created_at_idx ON public.client_pause_requests USING btree (client_id, created_at DESC);
CREATE INDEX client_pause_requests_decided_by_idx ON public.client_pause_requests USING btree (decided_by);
CREATE UNIQUE INDEX client_pause_requests_one_pending ON public.client_pause_requests USING btree (client_id) WHERE (state = 'pending'::public.pause_request_state);
CREATE INDEX client_pause_requests_pause_id_idx ON public.client_pause_requests USING btree (pause_id);
CREATE INDEX client_pause_requests_person_id_idx ON public.client_pause_requests USING btree (person_id);
alter table public.client_pause_requests enable row level security;
create policy "admins and owners can read requests for pauses" on public.client_pause_requests for select to authenticated
  using (((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients))) AND ((person_id IS NULL) OR (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure))))));
CREATE TRIGGER announce_pause_request AFTER INSERT ON public.client_pause_requests FOR EACH ROW WHEN ((new.state = 'pending'::public.pause_request_state)) EXECUTE FUNCTION private.announce_pause_request();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.client_pause_requests FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER check_pause_request BEFORE INSERT ON public.client_pause_requests FOR EACH ROW WHEN ((new.state = 'pending'::public.pause_request_state)) EXECUTE FUNCTION private.check_pause_request();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.client_pause_requests FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER settle_pause_request AFTER UPDATE OF state ON public.client_pause_requests FOR EACH ROW WHEN (((old.state = 'pending'::public.pause_request_state) AND (new.state <> 'pending'::public.pause_request_state))) EXECUTE FUNCTION private.settle_pause_request();
CREATE TRIGGER tell_portal AFTER INSERT OR UPDATE ON public.client_pause_requests FOR EACH ROW EXECUTE FUNCTION private.tell_portal_of_billing();
grant all on public.client_pause_requests to service_role;
grant select on public.client_pause_requests to authenticated;

create table public.client_plan_pauses (
  id uuid default gen_random_uuid() not null,
  client_id uuid not null,
  starts_on date not null,
  ends_on date not null,
  created_by uuid default auth.uid(),
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint client_plan_pauses_pkey PRIMARY KEY (id),
  constraint "pauses of one client do not overlap" EXCLUDE USING gist (client_id WITH =, daterange(starts_on, ends_on, '[]'::text) WITH &&),
  constraint "a pause ends after it starts" CHECK ((ends_on >= starts_on)),
  constraint client_plan_pauses_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE RESTRICT,
  constraint client_plan_pauses_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL
);
CREATE INDEX client_plan_pauses_client_id_starts_on_idx ON public.client_plan_pauses USING btree (client_id, starts_on DESC);
CREATE INDEX client_plan_pauses_created_by_idx ON public.client_plan_pauses USING btree (created_by);
alter table public.client_plan_pauses enable row level security;
create policy "admins and owners can delete pauses of plans" on public.client_plan_pauses for delete to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients))));
create policy "admins and owners can insert pauses of plans" on public.client_plan_pauses for insert to authenticated
  with check ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients))));
create policy "admins and owners can update pauses of plans" on public.client_plan_pauses for update to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients))));
create policy "recruiters can read pauses of plans" on public.client_plan_pauses for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.client_plan_pauses FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER check_client_pause BEFORE INSERT OR UPDATE ON public.client_plan_pauses FOR EACH ROW EXECUTE FUNCTION private.check_client_pause();
CREATE TRIGGER log_client_pause AFTER INSERT OR DELETE OR UPDATE OF ends_on ON public.client_plan_pauses FOR EACH ROW EXECUTE FUNCTION private.log_client_pause();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.client_plan_pauses FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER store_next_invoice AFTER INSERT OR DELETE OR UPDATE ON public.client_plan_pauses FOR EACH ROW EXECUTE FUNCTION private.store_next_invoice();
CREATE TRIGGER tell_portal AFTER INSERT OR DELETE OR UPDATE ON public.client_plan_pauses FOR EACH ROW EXECUTE FUNCTION private.tell_portal_of_billing();
grant all on public.client_plan_pauses to service_role;
grant delete, select on public.client_plan_pauses to authenticated;
grant insert (client_id, starts_on) on public.client_plan_pauses to authenticated;
grant insert, update (ends_on) on public.client_plan_pauses to authenticated;

create table public.client_plan_prices (
  client_plan_id uuid not null,
  monthly_amount integer not null,
  currency public.currency not null,
  created_at timestamp with time zone default now() not null,
  constraint client_plan_prices_pkey PRIMARY KEY (client_plan_id),
  constraint client_plan_prices_monthly_amount_check CHECK (((monthly_amount >= 0) AND (monthly_amount <= 100000000))),
  constraint client_plan_prices_client_plan_id_fkey FOREIGN KEY (client_plan_id) REFERENCES public.client_plans(id) ON DELETE CASCADE
);
alter table public.client_plan_prices enable row level security;
create policy "admins and owners can insert prices of plans" on public.client_plan_prices for insert to authenticated
  with check ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_plan_id IN ( SELECT client_plans.id
   FROM public.client_plans
  WHERE (client_plans.client_id IN ( SELECT private.owned_clients() AS owned_clients))))));
create policy "admins and owners can read prices of plans" on public.client_plan_prices for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_plan_id IN ( SELECT client_plans.id
   FROM public.client_plans
  WHERE (client_plans.client_id IN ( SELECT private.owned_clients() AS owned_clients))))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.client_plan_prices FOR EACH ROW EXECUTE FUNCTION private.audit('client_plan_id');
grant all on public.client_plan_prices to service_role;
grant select on public.client_plan_prices to authenticated;
grant insert (client_plan_id, monthly_amount, currency) on public.client_plan_prices to authenticated;

create table public.client_plans (
  id uuid default gen_random_uuid() not null,
  client_id uuid not null,
  plan public.plan not null,
  starts_on date not null,
  ends_on date,
  created_by uuid default auth.uid(),
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint client_plans_pkey PRIMARY KEY (id),
  constraint "plans of one client do not overlap" EXCLUDE USING gist (client_id WITH =, daterange(starts_on, ends_on, '[]'::text) WITH &&),
  constraint "a plan ends after it starts" CHECK ((ends_on >= starts_on)),
  constraint client_plans_plan_check CHECK ((plan <> 'project'::public.plan)),
  constraint client_plans_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE RESTRICT,
  constraint client_plans_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL
);
CREATE INDEX client_plans_client_id_starts_on_idx ON public.client_plans USING btree (client_id, starts_on DESC);
CREATE INDEX client_plans_created_by_idx ON public.client_plans USING btree (created_by);
alter table public.client_plans enable row level security;
create policy "admins and owners can delete plans of clients" on public.client_plans for delete to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients))));
create policy "admins and owners can insert plans of clients" on public.client_plans for insert to authenticated
  with check ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients))));
create policy "admins and owners can update plans of clients" on public.client_plans for update to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients))));
create policy "recruiters can read plans of clients" on public.client_plans for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.client_plans FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER log_client_plan AFTER INSERT OR DELETE ON public.client_plans FOR EACH ROW EXECUTE FUNCTION private.log_client_plan();
CREATE TRIGGER log_client_plan_end AFTER UPDATE OF ends_on ON public.client_plans FOR EACH ROW WHEN ((old.ends_on IS DISTINCT FROM new.ends_on)) EXECUTE FUNCTION private.log_client_plan();
CREATE TRIGGER protect_client_plan BEFORE DELETE OR UPDATE ON public.client_plans FOR EACH ROW EXECUTE FUNCTION private.protect_client_plan();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.client_plans FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER store_next_invoice AFTER INSERT OR DELETE OR UPDATE ON public.client_plans FOR EACH ROW EXECUTE FUNCTION private.store_next_invoice();
CREATE TRIGGER tell_portal AFTER INSERT OR DELETE OR UPDATE ON public.client_plans FOR EACH ROW EXECUTE FUNCTION private.tell_portal_of_billing();
grant all on public.client_plans to service_role;
grant delete, select on public.client_plans to authenticated;
grant insert (client_id, plan, starts_on) on public.client_plans to authenticated;
grant insert, update (ends_on) on public.client_plans to authenticated;

create table public.client_portal_access (
  client_id uuid not null,
  person_id uuid not null,
  email public.email_address not null,
  given_by uuid default auth.uid(),
  created_at timestamp with time zone default now() not null,
  sees_billing boolean default false not null,
  wants_report boolean default true not null,
  constraint client_portal_access_pkey PRIMARY KEY (client_id, person_id),
  constraint client_portal_access_client_id_person_id_fkey FOREIGN KEY (client_id, person_id) REFERENCES public.client_contacts(client_id, person_id) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint client_portal_access_given_by_fkey FOREIGN KEY (given_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL
);
CREATE INDEX client_portal_access_given_by_idx ON public.client_portal_access USING btree (given_by);
CREATE INDEX client_portal_access_lower_idx ON public.client_portal_access USING btree (lower((email)::text));
CREATE INDEX client_portal_access_person_id_idx ON public.client_portal_access USING btree (person_id);
alter table public.client_portal_access enable row level security;
create policy "admins and owners can show the billing to contacts" on public.client_portal_access for update to authenticated
  using (((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients))) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "recruiters can choose who gets reports" on public.client_portal_access for update to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "recruiters can read portal access" on public.client_portal_access for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "recruiters can withdraw portal access" on public.client_portal_access for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.client_portal_access FOR EACH ROW EXECUTE FUNCTION private.audit('client_id', 'person_id');
CREATE TRIGGER guard_portal_billing BEFORE UPDATE OF sees_billing ON public.client_portal_access FOR EACH ROW WHEN ((old.sees_billing IS DISTINCT FROM new.sees_billing)) EXECUTE FUNCTION private.guard_portal_billing();
CREATE TRIGGER log_portal_access AFTER INSERT OR DELETE OR UPDATE OF email ON public.client_portal_access FOR EACH ROW EXECUTE FUNCTION private.log_portal_access();
CREATE TRIGGER log_portal_billing AFTER UPDATE OF sees_billing ON public.client_portal_access FOR EACH ROW WHEN ((old.sees_billing IS DISTINCT FROM new.sees_billing)) EXECUTE FUNCTION private.log_portal_billing();
CREATE TRIGGER log_portal_billing_of_new AFTER INSERT ON public.client_portal_access FOR EACH ROW WHEN (new.sees_billing) EXECUTE FUNCTION private.log_portal_billing();
CREATE TRIGGER tell_portal AFTER UPDATE OF wants_report ON public.client_portal_access FOR EACH ROW WHEN ((old.wants_report IS DISTINCT FROM new.wants_report)) EXECUTE FUNCTION private.tell_portal_of_own_rows();
grant all on public.client_portal_access to service_role;
grant delete, select on public.client_portal_access to authenticated;
grant update (sees_billing, wants_report) on public.client_portal_access to authenticated;

create table public.client_project_prices (
  client_project_id uuid not null,
  amount integer not null,
  start_amount integer generated always as ((amount - (amount / 2))) stored not null,
  signing_amount integer generated always as ((amount / 2)) stored not null,
  currency public.currency not null,
  created_at timestamp with time zone default now() not null,
  constraint client_project_prices_pkey PRIMARY KEY (client_project_id),
  constraint client_project_prices_amount_check CHECK (((amount >= 0) AND (amount <= 100000000))),
  constraint client_project_prices_client_project_id_fkey FOREIGN KEY (client_project_id) REFERENCES public.client_projects(id) ON DELETE CASCADE
);
alter table public.client_project_prices enable row level security;
create policy "admins and owners can insert prices of projects" on public.client_project_prices for insert to authenticated
  with check ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_project_id IN ( SELECT client_projects.id
   FROM public.client_projects
  WHERE (client_projects.client_id IN ( SELECT private.owned_clients() AS owned_clients))))));
create policy "admins and owners can read prices of projects" on public.client_project_prices for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_project_id IN ( SELECT client_projects.id
   FROM public.client_projects
  WHERE (client_projects.client_id IN ( SELECT private.owned_clients() AS owned_clients))))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.client_project_prices FOR EACH ROW EXECUTE FUNCTION private.audit('client_project_id');
grant all on public.client_project_prices to service_role;
grant select on public.client_project_prices to authenticated;
grant insert (client_project_id, amount, currency) on public.client_project_prices to authenticated;

create table public.client_projects (
  id uuid default gen_random_uuid() not null,
  client_id uuid not null,
  job_id uuid not null,
  starts_on date not null,
  signed_on date,
  guarantee_ends_on date generated always as (((signed_on + '6 mons'::interval))::date) stored,
  cancelled_on date,
  created_by uuid default auth.uid(),
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint client_projects_pkey PRIMARY KEY (id),
  constraint "a project is cancelled after it starts" CHECK ((cancelled_on >= starts_on)),
  constraint "a project is signed after it starts" CHECK ((signed_on >= starts_on)),
  constraint "a signed project is not cancelled" CHECK (((signed_on IS NULL) OR (cancelled_on IS NULL))),
  constraint client_projects_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE RESTRICT,
  constraint client_projects_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint client_projects_job_id_client_id_fkey FOREIGN KEY (job_id, client_id) REFERENCES public.jobs(id, client_id) ON DELETE RESTRICT
);
CREATE INDEX client_projects_client_id_starts_on_idx ON public.client_projects USING btree (client_id, starts_on DESC);
CREATE INDEX client_projects_created_by_idx ON public.client_projects USING btree (created_by);
CREATE INDEX client_projects_job_id_client_id_idx ON public.client_projects USING btree (job_id, client_id);
CREATE UNIQUE INDEX client_projects_one_per_job ON public.client_projects USING btree (job_id) WHERE (cancelled_on IS NULL);
alter table public.client_projects enable row level security;
create policy "admins and owners can insert projects of clients" on public.client_projects for insert to authenticated
  with check ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients))));
create policy "admins and owners can update projects of clients" on public.client_projects for update to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients))));
create policy "recruiters can read projects of clients" on public.client_projects for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "restricted jobs are hidden outside of their team" on public.client_projects as restrictive for all to authenticated
  using (((job_id IS NULL) OR (NOT (job_id IN ( SELECT private.hidden_jobs() AS hidden_jobs)))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.client_projects FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER count_client AFTER INSERT OR DELETE OR UPDATE ON public.client_projects FOR EACH ROW EXECUTE FUNCTION private.count_changed_client();
CREATE TRIGGER log_client_project AFTER INSERT ON public.client_projects FOR EACH ROW EXECUTE FUNCTION private.log_client_project();
CREATE TRIGGER log_client_project_end AFTER UPDATE OF signed_on, cancelled_on ON public.client_projects FOR EACH ROW WHEN (((old.signed_on IS DISTINCT FROM new.signed_on) OR (old.cancelled_on IS DISTINCT FROM new.cancelled_on))) EXECUTE FUNCTION private.log_client_project();
CREATE TRIGGER protect_client_project BEFORE UPDATE ON public.client_projects FOR EACH ROW EXECUTE FUNCTION private.protect_client_project();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.client_projects FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER store_next_invoice AFTER INSERT OR DELETE OR UPDATE ON public.client_projects FOR EACH ROW EXECUTE FUNCTION private.store_next_invoice();
CREATE TRIGGER tell_portal AFTER INSERT OR DELETE OR UPDATE ON public.client_projects FOR EACH ROW EXECUTE FUNCTION private.tell_portal_of_billing();
grant all on public.client_projects to service_role;
grant select on public.client_projects to authenticated;
grant insert (client_id, job_id, starts_on) on public.client_projects to authenticated;
grant update (signed_on, cancelled_on) on public.client_projects to authenticated;

create table public.client_reports (
  client_id uuid not null,
  week date not null,
  searches jsonb not null,
  created_at timestamp with time zone default now() not null,
  constraint client_reports_pkey PRIMARY KEY (client_id, week),
  constraint client_reports_searches_check CHECK ((jsonb_typeof(searches) = 'array'::text)),
  constraint client_reports_week_check CHECK ((EXTRACT(isodow FROM week) = (1)::numeric)),
  constraint client_reports_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE
);
alter table public.client_reports enable row level security;
CREATE TRIGGER tell_portal AFTER INSERT ON public.client_reports FOR EACH ROW EXECUTE FUNCTION private.tell_portal_of_own_rows();
grant all on public.client_reports to service_role;

create table public.clients (
  id uuid default gen_random_uuid() not null,
  name text not null,
  website public.web_address,
  logo_path text,
  about public.localized_text default '{}'::jsonb not null,
  location text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint clients_pkey PRIMARY KEY (id),
  constraint "a picture is from this site" CHECK (private.is_own_picture(logo_path)),
  constraint clients_about_check CHECK ((private.longest((about)::jsonb) <= 2000)),
  constraint clients_location_check CHECK ((length(location) <= 120)),
  constraint clients_logo_path_check CHECK ((length(logo_path) <= 300)),
  constraint clients_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 120)))
);
CREATE INDEX clients_name_id_idx ON public.clients USING btree (name, id);
CREATE UNIQUE INDEX clients_name_key ON public.clients USING btree (lower(name));
alter table public.clients enable row level security;
create policy "admins and owners can delete clients" on public.clients for delete to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (id IN ( SELECT private.owned_clients() AS owned_clients))));
create policy "anyone can read clients with published jobs" on public.clients for select to anon, authenticated
  using ((EXISTS ( SELECT
   FROM public.jobs
  WHERE ((jobs.client_id = clients.id) AND (jobs.state <> 'draft'::public.job_state)))));
create policy "recruiters can insert clients" on public.clients for insert to api_token, authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can update clients" on public.clients for update to api_token, authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "staff can read clients" on public.clients for select to api_token, authenticated
  using (( SELECT private.is_staff() AS is_staff));
create policy "tokens need a scope to insert" on public.clients as restrictive for insert to api_token
  with check (( SELECT private.require_scope('clients:write'::public.api_scope) AS require_scope));
create policy "tokens need a scope to select" on public.clients as restrictive for select to api_token
  using (( SELECT private.require_scope('clients:read'::public.api_scope) AS require_scope));
create policy "tokens need a scope to update" on public.clients as restrictive for update to api_token
  using (( SELECT private.require_scope('clients:write'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.clients FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER count_client AFTER INSERT ON public.clients FOR EACH ROW EXECUTE FUNCTION private.count_new_client();
CREATE TRIGGER guard_client_name BEFORE UPDATE OF name ON public.clients FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION private.guard_client_name();
CREATE TRIGGER log_client AFTER INSERT ON public.clients FOR EACH ROW EXECUTE FUNCTION private.log_client();
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON public.clients FOR EACH ROW EXECUTE FUNCTION private.notify_content();
CREATE TRIGGER prepare_client AFTER INSERT ON public.clients FOR EACH ROW EXECUTE FUNCTION private.prepare_client();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.clients FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER shorten_own_pictures BEFORE INSERT OR UPDATE OF logo_path ON public.clients FOR EACH ROW EXECUTE FUNCTION private.shorten_own_pictures('logo_path');
CREATE TRIGGER tell_portal AFTER UPDATE OF name, logo_path ON public.clients FOR EACH ROW EXECUTE FUNCTION private.tell_portal_of_client();
CREATE TRIGGER tell_webhooks AFTER INSERT OR DELETE OR UPDATE ON public.clients FOR EACH ROW EXECUTE FUNCTION private.tell_webhooks_of_row('client', 'id name website created_at', 'logo_path about location');
grant all on public.clients to service_role;
grant delete, select on public.clients to authenticated;
grant select on public.clients to anon, api_token;
grant insert, update (name, website, logo_path, about, location) on public.clients to api_token;
grant insert, update (name, website, logo_path, about, location) on public.clients to authenticated;
comment on table public.clients is 'Client companies, with what visitors may see of them.';

create table public.consent_texts (
  id uuid default gen_random_uuid() not null,
  purpose public.consent_purpose not null,
  version integer not null,
  body public.localized_text not null,
  published_at timestamp with time zone default now() not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint consent_texts_pkey PRIMARY KEY (id),
  constraint consent_texts_purpose_version_key UNIQUE (purpose, version),
  constraint "consent texts exist in both languages" CHECK ((public.localized_missing(body) = '{}'::text[])),
  constraint consent_texts_body_check CHECK ((private.longest((body)::jsonb) <= 4000)),
  constraint consent_texts_version_check CHECK ((version > 0))
);
alter table public.consent_texts enable row level security;
create policy "admins can insert consent texts" on public.consent_texts for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "anyone can read consent texts" on public.consent_texts for select to anon, authenticated
  using (true);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.consent_texts FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON public.consent_texts FOR EACH ROW EXECUTE FUNCTION private.notify_content();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.consent_texts FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.consent_texts to service_role;
grant select on public.consent_texts to anon, authenticated;
grant insert (purpose, version, body) on public.consent_texts to authenticated;

create table public.consents (
  id uuid default gen_random_uuid() not null,
  person_id uuid not null,
  consent_text_id uuid not null,
  purpose public.consent_purpose not null,
  language public.language not null,
  given_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint consents_pkey PRIMARY KEY (id),
  constraint consents_consent_text_id_fkey FOREIGN KEY (consent_text_id) REFERENCES public.consent_texts(id) ON DELETE RESTRICT,
  constraint consents_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE
);
CREATE INDEX consents_consent_text_id_idx ON public.consents USING btree (consent_text_id);
CREATE INDEX consents_expires_at_idx ON public.consents USING btree (expires_at) WHERE (withdrawn_at IS NULL);
CREATE INDEX consents_newsletter ON public.consents USING btree (person_id) WHERE ((withdrawn_at IS NULL) AND (purpose = 'newsletter'::public.consent_purpose));
CREATE INDEX consents_person_id_given_at_idx ON public.consents USING btree (person_id, given_at DESC);
alter table public.consents enable row level security;
create policy "people can read their own consents" on public.consents for select to authenticated
  using ((person_id = ( SELECT private.own_person_id() AS own_person_id)));
create policy "recruiters can read consents" on public.consents for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "restricted jobs are hidden outside of their team" on public.consents as restrictive for all to authenticated
  using ((NOT (id IN ( SELECT private.consents_of_hidden_jobs() AS consents_of_hidden_jobs))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.consents FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.consents FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.consents to service_role;
grant select on public.consents to authenticated;

create table public.conversations (
  id uuid default gen_random_uuid() not null,
  person_id uuid not null,
  application_id uuid,
  client_id uuid,
  reply_token text default replace((gen_random_uuid())::text, '-'::text, ''::text) not null,
  concerns_billing boolean default false not null,
  assignee_id uuid,
  unread_since timestamp with time zone,
  snoozed_until timestamp with time zone,
  last_mail_at timestamp with time zone default now(),
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint conversations_pkey PRIMARY KEY (id),
  constraint conversations_reply_token_key UNIQUE (reply_token),
  constraint conversations_reply_token_check CHECK ((reply_token ~ '^[0-9a-f]{32}$'::text)),
  constraint conversations_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE SET NULL,
  constraint conversations_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint conversations_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE SET NULL,
  constraint conversations_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE
);
CREATE INDEX conversations_application_id_idx ON public.conversations USING btree (application_id) WHERE (application_id IS NOT NULL);
CREATE INDEX conversations_assignee_id_idx ON public.conversations USING btree (assignee_id) WHERE (assignee_id IS NOT NULL);
CREATE INDEX conversations_client_id_idx ON public.conversations USING btree (client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX conversations_last_mail_at_id_idx ON public.conversations USING btree (last_mail_at DESC, id DESC);
CREATE INDEX conversations_person_id_last_mail_at_idx ON public.conversations USING btree (person_id, last_mail_at DESC);
CREATE INDEX conversations_unread_since_idx ON public.conversations USING btree (unread_since) WHERE (unread_since IS NOT NULL);
alter table public.conversations enable row level security;
create policy "recruiters can read conversations" on public.conversations for select to api_token, authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure))) AND ((NOT concerns_billing) OR ( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients)))));
create policy "recruiters can update conversations" on public.conversations for update to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND ((NOT concerns_billing) OR ( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients)))));
create policy "restricted jobs are hidden outside of their team" on public.conversations as restrictive for all to api_token, authenticated
  using (((application_id IS NULL) OR (NOT (application_id IN ( SELECT private.applications_of_hidden_jobs() AS applications_of_hidden_jobs)))));
create policy "tokens need a scope to select" on public.conversations as restrictive for select to api_token
  using (( SELECT private.require_scope('mail:read'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.conversations FOR EACH ROW WHEN ((auth.uid() IS NOT NULL)) EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER end_notifications_of_replies AFTER UPDATE OF unread_since, assignee_id ON public.conversations FOR EACH ROW WHEN ((((old.unread_since IS NOT NULL) AND (new.unread_since IS NULL)) OR (old.assignee_id IS DISTINCT FROM new.assignee_id))) EXECUTE FUNCTION private.end_notifications_of_replies();
CREATE TRIGGER note_changed_person AFTER UPDATE OF person_id, concerns_billing ON public.conversations FOR EACH ROW EXECUTE FUNCTION private.note_changed_person('person_id');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.conversations FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.conversations to service_role;
grant select on public.conversations to authenticated;
grant select (id, person_id, application_id, client_id, concerns_billing, assignee_id, unread_since, snoozed_until, last_mail_at, created_at, updated_at) on public.conversations to api_token;
grant update (assignee_id, unread_since, snoozed_until) on public.conversations to authenticated;
comment on table public.conversations is 'Conversations by mail with a person.';
comment on column public.conversations.reply_token is 'Part of the address that replies are sent to. Whoever knows it can write into the conversation.';
comment on column public.conversations.concerns_billing is 'True for replies to mail with an invoice or about a plan. Only administrators and the owner of the client read them.';
comment on column public.conversations.unread_since is 'When the oldest mail arrived that nobody has read.';
comment on column public.conversations.last_mail_at is 'Null if all of its mail was cancelled.';

create table public.custom_fields (
  id uuid default gen_random_uuid() not null,
  key text default ('f'::text || "left"(replace((gen_random_uuid())::text, '-'::text, ''::text), 12)) not null,
  target text not null,
  kind text not null,
  name public.localized_text not null,
  options jsonb default '[]'::jsonb not null,
  "position" integer default 0 not null,
  retired_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint custom_fields_pkey PRIMARY KEY (id),
  constraint custom_fields_key_key UNIQUE (key),
  constraint "custom fields exist in both languages" CHECK ((public.localized_missing(name) = '{}'::text[])),
  constraint custom_fields_key_check CHECK ((key ~ '^f[0-9a-f]{12}$'::text)),
  constraint custom_fields_kind_check CHECK ((kind = ANY (ARRAY['text'::text, 'number'::text, 'date'::text, 'choice'::text, 'url'::text]))),
  constraint custom_fields_name_check CHECK ((private.longest((name)::jsonb) <= 60)),
  constraint custom_fields_options_check CHECK (private.options_fit(options)),
  constraint custom_fields_target_check CHECK ((target = ANY (ARRAY['people'::text, 'applications'::text, 'jobs'::text, 'clients'::text]))),
  constraint "only choices have options" CHECK (((kind = 'choice'::text) = (options <> '[]'::jsonb)))
);
alter table public.custom_fields enable row level security;
create policy "administrators can insert custom fields" on public.custom_fields for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "administrators can update custom fields" on public.custom_fields for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "recruiters can read custom fields" on public.custom_fields for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.custom_fields FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER keep_custom_options BEFORE UPDATE OF options ON public.custom_fields FOR EACH ROW EXECUTE FUNCTION private.keep_custom_options();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.custom_fields FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.custom_fields to service_role;
grant select on public.custom_fields to authenticated;
grant insert (target, kind) on public.custom_fields to authenticated;
grant insert, update (name, options, "position") on public.custom_fields to authenticated;
grant update (retired_at) on public.custom_fields to authenticated;

create table public.custom_values (
  id uuid default gen_random_uuid() not null,
  person_id uuid,
  application_id uuid,
  job_id uuid,
  client_id uuid,
  fields jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint custom_values_pkey PRIMARY KEY (id),
  constraint custom_values_application_id_key UNIQUE (application_id),
  constraint custom_values_client_id_key UNIQUE (client_id),
  constraint custom_values_job_id_key UNIQUE (job_id),
  constraint custom_values_person_id_key UNIQUE (person_id),
  constraint custom_values_fields_check CHECK (((jsonb_typeof(fields) = 'object'::text) AND (pg_column_size(fields) <= 65536))),
  constraint "values belong to one record" CHECK ((num_nonnulls(person_id, application_id, job_id, client_id) = 1)),
  constraint custom_values_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE,
  constraint custom_values_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE,
  constraint custom_values_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE,
  constraint custom_values_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE
);
alter table public.custom_values enable row level security;
create policy "recruiters can insert custom values" on public.custom_values for insert to authenticated
  with check ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND ((person_id IS NULL) OR (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))) AND ((application_id IS NULL) OR (NOT (application_id IN ( SELECT private.hidden_applications() AS applications_awaiting_erasure))))));
create policy "recruiters can read custom values" on public.custom_values for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND ((person_id IS NULL) OR (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))) AND ((application_id IS NULL) OR (NOT (application_id IN ( SELECT private.hidden_applications() AS applications_awaiting_erasure))))));
create policy "recruiters can update custom values" on public.custom_values for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "restricted jobs are hidden outside of their team" on public.custom_values as restrictive for all to authenticated
  using (((job_id IS NULL) OR (NOT (job_id IN ( SELECT private.hidden_jobs() AS hidden_jobs)))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.custom_values FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER check_custom_values BEFORE INSERT OR UPDATE OF fields ON public.custom_values FOR EACH ROW EXECUTE FUNCTION private.check_custom_values();
CREATE TRIGGER note_changed_person AFTER INSERT OR DELETE OR UPDATE OF person_id, fields ON public.custom_values FOR EACH ROW EXECUTE FUNCTION private.note_changed_person('person_id');
CREATE TRIGGER note_changed_person_of_application AFTER INSERT OR DELETE OR UPDATE OF application_id, fields ON public.custom_values FOR EACH ROW EXECUTE FUNCTION private.note_changed_person('application_id');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.custom_values FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.custom_values to service_role;
grant select on public.custom_values to authenticated;
grant insert (person_id, application_id, job_id, client_id) on public.custom_values to authenticated;
grant insert, update (fields) on public.custom_values to authenticated;

create table public.customer_logos (
  id uuid default gen_random_uuid() not null,
  name text not null,
  display_name text not null,
  logo_path text,
  has_logo boolean default false not null,
  "position" integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  link text,
  state public.website_state default 'draft'::public.website_state not null,
  version integer default 1 not null,
  constraint customer_logos_pkey PRIMARY KEY (id),
  constraint customer_logos_name_key UNIQUE (name),
  constraint "a logo has a path" CHECK (((NOT has_logo) OR (logo_path IS NOT NULL))),
  constraint "a picture is from this site" CHECK (private.is_own_picture(logo_path)),
  constraint customer_logos_display_name_check CHECK (((length(btrim(display_name)) >= 1) AND (length(btrim(display_name)) <= 120))),
  constraint customer_logos_link_check CHECK (((length(link) <= 300) AND private.is_safe_url(link) AND (link ~ '^https?://'::text))),
  constraint customer_logos_logo_path_check CHECK ((length(logo_path) <= 300)),
  constraint customer_logos_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 120)))
);
CREATE INDEX customer_logos_position_id_idx ON public.customer_logos USING btree ("position", id);
alter table public.customer_logos enable row level security;
create policy "anyone can read published customer logos" on public.customer_logos for select to anon, authenticated
  using ((state = 'published'::public.website_state));
create policy "editors can delete customer logos" on public.customer_logos for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "editors can insert customer logos" on public.customer_logos for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "editors can update customer logos" on public.customer_logos for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "staff can read customer logos" on public.customer_logos for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.customer_logos FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER bump_version BEFORE UPDATE OF name, display_name, logo_path, has_logo, link, state ON public.customer_logos FOR EACH ROW EXECUTE FUNCTION private.bump_version();
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON public.customer_logos FOR EACH ROW EXECUTE FUNCTION private.notify_content();
CREATE TRIGGER record_website_version AFTER INSERT OR DELETE OR UPDATE OF name, display_name, logo_path, has_logo, link, state ON public.customer_logos FOR EACH ROW EXECUTE FUNCTION private.record_website_version();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.customer_logos FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER shorten_own_pictures BEFORE INSERT OR UPDATE OF logo_path ON public.customer_logos FOR EACH ROW EXECUTE FUNCTION private.shorten_own_pictures('logo_path');
grant all on public.customer_logos to service_role;
grant delete, select on public.customer_logos to authenticated;
grant select on public.customer_logos to anon;
grant insert, update (name, display_name, logo_path, has_logo, "position", link, state) on public.customer_logos to authenticated;

create table public.data_exports (
  id uuid default gen_random_uuid() not null,
  created_by uuid default auth.uid(),
  assurance text default 'aal1'::text not null,
  state text default 'waiting'::text not null,
  row_count integer default 0 not null,
  file_count integer default 0 not null,
  size_bytes bigint,
  finished_at timestamp with time zone,
  expires_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint data_exports_pkey PRIMARY KEY (id),
  constraint "an archive that can be downloaded has a size and an end" CHECK (((state <> 'done'::text) OR ((size_bytes IS NOT NULL) AND (expires_at IS NOT NULL)))),
  constraint data_exports_assurance_check CHECK ((assurance = ANY (ARRAY['aal1'::text, 'aal2'::text]))),
  constraint data_exports_file_count_check CHECK ((file_count >= 0)),
  constraint data_exports_row_count_check CHECK ((row_count >= 0)),
  constraint data_exports_size_bytes_check CHECK ((size_bytes > 0)),
  constraint data_exports_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'expired'::text]))),
  constraint data_exports_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL
);
CREATE INDEX data_exports_created_at_idx ON public.data_exports USING btree (created_at DESC);
CREATE INDEX data_exports_created_by_idx ON public.data_exports USING btree (created_by);
CREATE UNIQUE INDEX data_exports_one_at_a_time ON public.data_exports USING btree ((true)) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));
alter table public.data_exports enable row level security;
create policy "admins can read exports of data" on public.data_exports for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.data_exports FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER audit_state AFTER UPDATE OF state ON public.data_exports FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.data_exports FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.data_exports to service_role;
grant select on public.data_exports to authenticated;

create table public.documents (
  id uuid default gen_random_uuid() not null,
  person_id uuid not null,
  kind public.document_kind default 'cv'::public.document_kind not null,
  bucket text default 'cvs'::text not null,
  path text not null,
  file_name text not null,
  mime_type text not null,
  size_bytes bigint not null,
  sha256 text not null,
  extraction public.extraction_state default 'pending'::public.extraction_state not null,
  extracted_text text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  is_slow_to_read boolean default false not null,
  reading_priority smallint default COALESCE(((NULLIF(current_setting('documents.reading_priority'::text, true), ''::text))::smallint)::integer, 0) not null,
  constraint documents_pkey PRIMARY KEY (id),
  constraint documents_bucket_path_key UNIQUE (bucket, path),
  constraint "a file name has no control characters" CHECK (private.is_file_name(file_name)),
  constraint documents_bucket_check CHECK ((length(bucket) <= 100)),
  constraint documents_extracted_text_check CHECK ((length(extracted_text) <= 500000)),
  constraint documents_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 255))),
  constraint documents_mime_type_check CHECK ((length(mime_type) <= 120)),
  constraint documents_path_check CHECK (((length(path) >= 1) AND (length(path) <= 500))),
  constraint documents_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint documents_size_bytes_check CHECK (((size_bytes >= 1) AND (size_bytes <= 10485760))),
  constraint documents_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE
);
CREATE INDEX documents_created_at_idx ON public.documents USING btree (created_at) WHERE (extraction = 'pending'::public.extraction_state);
CREATE INDEX documents_id_idx ON public.documents USING btree (id) WHERE ((extraction = 'pending'::public.extraction_state) AND is_slow_to_read);
CREATE INDEX documents_person_id_created_at_idx ON public.documents USING btree (person_id, created_at DESC);
CREATE INDEX documents_sha256_idx ON public.documents USING btree (sha256);
alter table public.documents enable row level security;
create policy "people can read their own documents" on public.documents for select to authenticated
  using ((person_id = ( SELECT private.own_person_id() AS own_person_id)));
create policy "recruiters can delete documents" on public.documents for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can read documents" on public.documents for select to api_token, authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "recruiters can update documents" on public.documents for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "restricted jobs are hidden outside of their team" on public.documents as restrictive for all to api_token, authenticated
  using ((NOT (id IN ( SELECT private.documents_of_hidden_jobs() AS documents_of_hidden_jobs))));
create policy "tokens need a scope to select" on public.documents as restrictive for select to api_token
  using (( SELECT private.require_scope('files:read'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.documents FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER note_changed_person AFTER INSERT OR DELETE OR UPDATE OF person_id, extracted_text ON public.documents FOR EACH ROW EXECUTE FUNCTION private.note_changed_person('person_id');
CREATE TRIGGER queue_extraction AFTER INSERT OR UPDATE OF extraction ON public.documents FOR EACH ROW WHEN ((new.extraction = 'pending'::public.extraction_state)) EXECUTE FUNCTION private.queue_extraction();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.documents FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.documents to service_role;
grant delete, select on public.documents to authenticated;
grant select on public.documents to api_token;
grant update (kind, file_name) on public.documents to authenticated;
comment on table public.documents is 'CVs and other documents of people. Download the file of a path from its bucket.';
comment on column public.documents.is_slow_to_read is 'True if the first attempt to extract the text had too little time.';
comment on column public.documents.reading_priority is 'Files with a lower number are read first. It grows with the files that a network has sent.';

create table public.duplicate_pairs (
  one_id uuid not null,
  other_id uuid not null,
  reasons text[] not null,
  dismissed_at timestamp with time zone,
  dismissed_by uuid,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint duplicate_pairs_pkey PRIMARY KEY (one_id, other_id),
  constraint "a pair is kept once" CHECK ((one_id < other_id)),
  constraint duplicate_pairs_reasons_check CHECK (((reasons <@ '{email,phone,linkedin,name}'::text[]) AND ((cardinality(reasons) >= 1) AND (cardinality(reasons) <= 4)))),
  constraint duplicate_pairs_dismissed_by_fkey FOREIGN KEY (dismissed_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint duplicate_pairs_one_id_fkey FOREIGN KEY (one_id) REFERENCES public.people(id) ON DELETE CASCADE,
  constraint duplicate_pairs_other_id_fkey FOREIGN KEY (other_id) REFERENCES public.people(id) ON DELETE CASCADE
);
CREATE INDEX duplicate_pairs_created_at_one_id_other_id_idx ON public.duplicate_pairs USING btree (created_at DESC, one_id DESC, other_id DESC) WHERE (dismissed_at IS NULL);
CREATE INDEX duplicate_pairs_dismissed_by_idx ON public.duplicate_pairs USING btree (dismissed_by) WHERE (dismissed_by IS NOT NULL);
CREATE INDEX duplicate_pairs_other_id_idx ON public.duplicate_pairs USING btree (other_id);
alter table public.duplicate_pairs enable row level security;
create policy "recruiters can dismiss duplicate pairs" on public.duplicate_pairs for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can read duplicate pairs" on public.duplicate_pairs for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (one_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure))) AND (NOT (other_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.duplicate_pairs FOR EACH ROW WHEN ((auth.uid() IS NOT NULL)) EXECUTE FUNCTION private.audit('one_id', 'other_id');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.duplicate_pairs FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER stamp_dismissal BEFORE UPDATE OF dismissed_at ON public.duplicate_pairs FOR EACH ROW EXECUTE FUNCTION private.stamp_dismissal();
grant all on public.duplicate_pairs to service_role;
grant select on public.duplicate_pairs to authenticated;
grant update (dismissed_at) on public.duplicate_pairs to authenticated;

create table public.email_template_versions (
  id uuid default gen_random_uuid() not null,
  template_key text not null,
  version integer not null,
  subject public.localized_text not null,
  body public.localized_text not null,
  edited_by uuid,
  created_at timestamp with time zone default now() not null,
  constraint email_template_versions_pkey PRIMARY KEY (id),
  constraint email_template_versions_template_key_version_key UNIQUE (template_key, version),
  constraint email_template_versions_edited_by_fkey FOREIGN KEY (edited_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint email_template_versions_template_key_fkey FOREIGN KEY (template_key) REFERENCES public.email_templates(key) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX email_template_versions_edited_by_idx ON public.email_template_versions USING btree (edited_by);
alter table public.email_template_versions enable row level security;
create policy "admins can read email template versions" on public.email_template_versions for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
grant all on public.email_template_versions to service_role;
grant select on public.email_template_versions to authenticated;

create table public.email_templates (
  key text not null,
  sent_when public.localized_text not null,
  subject public.localized_text not null,
  body public.localized_text not null,
  default_subject public.localized_text not null,
  default_body public.localized_text not null,
  variables text[] default '{}'::text[] not null,
  sample jsonb default '{}'::jsonb not null,
  concerns_account boolean default false not null,
  can_unsubscribe boolean default false not null,
  is_manual boolean default false not null,
  version integer default 1 not null,
  updated_by uuid,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint email_templates_pkey PRIMARY KEY (key),
  constraint email_templates_body_check CHECK ((private.longest((body)::jsonb) <= 20000)),
  constraint email_templates_key_check CHECK ((key ~ '^[a-z][a-z0-9_]{1,59}$'::text)),
  constraint email_templates_sample_check CHECK (((jsonb_typeof(sample) = 'object'::text) AND (pg_column_size(sample) <= 8192))),
  constraint email_templates_sent_when_check CHECK ((private.longest((sent_when)::jsonb) <= 300)),
  constraint email_templates_subject_check CHECK ((private.longest((subject)::jsonb) <= 200)),
  constraint email_templates_variables_check CHECK (private.words_fit(variables, 40, 60)),
  constraint "mails exist in both languages" CHECK ((((public.localized_missing(subject) || public.localized_missing(body)) || public.localized_missing(sent_when)) = '{}'::text[])),
  constraint email_templates_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL
);
CREATE INDEX email_templates_updated_by_idx ON public.email_templates USING btree (updated_by);
alter table public.email_templates enable row level security;
create policy "recruiters can read email templates" on public.email_templates for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.email_templates FOR EACH ROW EXECUTE FUNCTION private.audit('key');
CREATE TRIGGER bump_version BEFORE UPDATE ON public.email_templates FOR EACH ROW EXECUTE FUNCTION private.bump_version();
CREATE TRIGGER check_template BEFORE INSERT OR UPDATE OF subject, body, variables ON public.email_templates FOR EACH ROW EXECUTE FUNCTION private.check_template();
CREATE TRIGGER check_template_secrets BEFORE INSERT OR UPDATE OF subject, body, variables ON public.email_templates FOR EACH ROW WHEN ((new.variables && '{link,code,unsubscribe_link,unsubscribe_url}'::text[])) EXECUTE FUNCTION private.check_template_secrets();
CREATE TRIGGER record_template_version AFTER INSERT OR UPDATE OF subject, body ON public.email_templates FOR EACH ROW EXECUTE FUNCTION private.record_template_version();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.email_templates FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER stamp_template BEFORE INSERT OR UPDATE ON public.email_templates FOR EACH ROW EXECUTE FUNCTION private.stamp_template();
grant all on public.email_templates to service_role;
grant select on public.email_templates to authenticated;

create table public.faq_entries (
  id uuid default gen_random_uuid() not null,
  topic public.faq_topic default 'companies'::public.faq_topic not null,
  question public.localized_text not null,
  answer public.localized_text default '{}'::jsonb not null,
  link text,
  link_label public.localized_text default '{}'::jsonb not null,
  "position" integer default 0 not null,
  state public.website_state default 'draft'::public.website_state not null,
  version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint faq_entries_pkey PRIMARY KEY (id),
  constraint "a published question has an answer" CHECK (((state <> 'published'::public.website_state) OR (cardinality(public.localized_missing(answer)) < 2))),
  constraint faq_entries_answer_check CHECK ((private.longest((answer)::jsonb) <= 2000)),
  constraint faq_entries_link_check CHECK (((length(link) <= 300) AND private.is_safe_url(link) AND (link ~ '^/'::text))),
  constraint faq_entries_link_label_check CHECK ((private.longest((link_label)::jsonb) <= 80)),
  constraint faq_entries_question_check CHECK (((cardinality(public.localized_missing(question)) < 2) AND (private.longest((question)::jsonb) <= 200)))
);
CREATE INDEX faq_entries_position_id_idx ON public.faq_entries USING btree ("position", id);
alter table public.faq_entries enable row level security;
create policy "anyone can read published questions" on public.faq_entries for select to anon, authenticated
  using ((state = 'published'::public.website_state));
create policy "editors can delete questions" on public.faq_entries for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "editors can insert questions" on public.faq_entries for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "editors can update questions" on public.faq_entries for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "staff can read questions" on public.faq_entries for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.faq_entries FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER bump_version BEFORE UPDATE OF topic, question, answer, link, link_label, state ON public.faq_entries FOR EACH ROW EXECUTE FUNCTION private.bump_version();
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON public.faq_entries FOR EACH ROW EXECUTE FUNCTION private.notify_content();
CREATE TRIGGER record_website_version AFTER INSERT OR DELETE OR UPDATE OF topic, question, answer, link, link_label, state ON public.faq_entries FOR EACH ROW EXECUTE FUNCTION private.record_website_version();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.faq_entries FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.faq_entries to service_role;
grant delete, select on public.faq_entries to authenticated;
grant select on public.faq_entries to anon;
grant insert, update (topic, question, answer, link, link_label, "position", state) on public.faq_entries to authenticated;

create table public.freelancer_availability (
  id uuid default gen_random_uuid() not null,
  person_id uuid not null,
  period daterange not null,
  availability public.availability default 'available'::public.availability not null,
  note text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint freelancer_availability_pkey PRIMARY KEY (id),
  constraint "periods of one freelancer do not overlap" EXCLUDE USING gist (person_id WITH =, period WITH &&),
  constraint freelancer_availability_note_check CHECK ((length(note) <= 300)),
  constraint freelancer_availability_period_check CHECK (((NOT isempty(period)) AND (lower(period) IS NOT NULL))),
  constraint "periods are within three centuries" CHECK (((lower(period) >= '1900-01-01'::date) AND (lower(period) < '2200-01-01'::date) AND COALESCE((upper(period) <= '2200-01-01'::date), true))),
  constraint freelancer_availability_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.freelancers(person_id) ON DELETE CASCADE
);
CREATE INDEX freelancer_availability_period_idx ON public.freelancer_availability USING gist (period);
alter table public.freelancer_availability enable row level security;
create policy "freelancers can delete their own availability" on public.freelancer_availability for delete to authenticated
  using ((person_id = ( SELECT private.own_person_id() AS own_person_id)));
create policy "freelancers can insert their own availability" on public.freelancer_availability for insert to authenticated
  with check ((person_id = ( SELECT private.own_person_id() AS own_person_id)));
create policy "freelancers can read their own availability" on public.freelancer_availability for select to authenticated
  using ((person_id = ( SELECT private.own_person_id() AS own_person_id)));
create policy "freelancers can update their own availability" on public.freelancer_availability for update to authenticated
  using ((person_id = ( SELECT private.own_person_id() AS own_person_id)));
create policy "recruiters can delete availability" on public.freelancer_availability for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can insert availability" on public.freelancer_availability for insert to authenticated
  with check ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "recruiters can read availability" on public.freelancer_availability for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "recruiters can update availability" on public.freelancer_availability for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.freelancer_availability FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER limit_own_changes AFTER INSERT OR DELETE OR UPDATE ON public.freelancer_availability FOR EACH ROW WHEN ((auth.role() = 'authenticated'::text)) EXECUTE FUNCTION private.limit_own_changes();
CREATE TRIGGER limit_periods AFTER INSERT ON public.freelancer_availability REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION private.limit_periods();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.freelancer_availability FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.freelancer_availability to service_role;
grant delete, select on public.freelancer_availability to authenticated;
grant insert (person_id) on public.freelancer_availability to authenticated;
grant insert, update (period, availability, note) on public.freelancer_availability to authenticated;

create table public.freelancer_notes (
  person_id uuid not null,
  body text not null,
  updated_by uuid default auth.uid(),
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint freelancer_notes_pkey PRIMARY KEY (person_id),
  constraint freelancer_notes_body_check CHECK (((length(btrim(body)) >= 1) AND (length(btrim(body)) <= 20000))),
  constraint freelancer_notes_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.freelancers(person_id) ON DELETE CASCADE,
  constraint freelancer_notes_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL
);
CREATE INDEX freelancer_notes_updated_by_idx ON public.freelancer_notes USING btree (updated_by);
alter table public.freelancer_notes enable row level security;
create policy "recruiters can delete freelancer notes" on public.freelancer_notes for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can insert freelancer notes" on public.freelancer_notes for insert to authenticated
  with check ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "recruiters can read freelancer notes" on public.freelancer_notes for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "recruiters can update freelancer notes" on public.freelancer_notes for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff))
  with check ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.freelancer_notes FOR EACH ROW EXECUTE FUNCTION private.audit('person_id');
CREATE TRIGGER note_changed_person AFTER INSERT OR DELETE OR UPDATE OF body, person_id ON public.freelancer_notes FOR EACH ROW EXECUTE FUNCTION private.note_changed_person('person_id');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.freelancer_notes FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.freelancer_notes to service_role;
grant delete, select on public.freelancer_notes to authenticated;
grant insert, update (person_id, body) on public.freelancer_notes to authenticated;

create table public.freelancers (
  person_id uuid not null,
  state public.freelancer_state default 'pending'::public.freelancer_state not null,
  fields public.job_field[] default '{}'::public.job_field[] not null,
  skills text[] default '{}'::text[] not null,
  seniority public.seniority,
  day_rate integer,
  currency public.currency default 'SEK'::public.currency not null,
  remote public.job_remote,
  portfolio_url public.web_address,
  summary text,
  cv_document_id uuid,
  approved_by uuid,
  approved_at timestamp with time zone,
  source text,
  consent_expires_at timestamp with time zone default (now() + '1 year'::interval) not null,
  renewal_mailed_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint freelancers_pkey PRIMARY KEY (person_id),
  constraint freelancers_day_rate_check CHECK (((day_rate >= 1) AND (day_rate <= 1000000))),
  constraint freelancers_fields_check CHECK ((cardinality(fields) <= 10)),
  constraint freelancers_skills_check CHECK (private.words_fit(skills, 50, 60)),
  constraint freelancers_source_check CHECK ((length(source) <= 80)),
  constraint freelancers_summary_check CHECK ((length(summary) <= 4000)),
  constraint freelancers_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint freelancers_cv_document_id_fkey FOREIGN KEY (cv_document_id) REFERENCES public.documents(id) ON DELETE SET NULL,
  constraint freelancers_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE
);
CREATE INDEX freelancers_approved_by_idx ON public.freelancers USING btree (approved_by);
CREATE INDEX freelancers_consent_expires_at_idx ON public.freelancers USING btree (consent_expires_at) WHERE (state <> 'left'::public.freelancer_state);
CREATE INDEX freelancers_cv_document_id_idx ON public.freelancers USING btree (cv_document_id);
CREATE INDEX freelancers_day_rate_person_id_idx ON public.freelancers USING btree (day_rate, person_id);
CREATE INDEX freelancers_fields_idx ON public.freelancers USING gin (fields);
CREATE INDEX freelancers_skills_idx ON public.freelancers USING gin (skills);
CREATE INDEX freelancers_state_created_at_person_id_idx ON public.freelancers USING btree (state, created_at DESC, person_id DESC);
alter table public.freelancers enable row level security;
create policy "people can read their own freelancer profile" on public.freelancers for select to authenticated
  using ((person_id = ( SELECT private.own_person_id() AS own_person_id)));
create policy "people can update their own freelancer profile" on public.freelancers for update to authenticated
  using ((person_id = ( SELECT private.own_person_id() AS own_person_id)));
create policy "recruiters can delete freelancers" on public.freelancers for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can insert freelancers" on public.freelancers for insert to authenticated
  with check ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "recruiters can read freelancers" on public.freelancers for select to api_token, authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "recruiters can update freelancers" on public.freelancers for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "tokens need a scope to select" on public.freelancers as restrictive for select to api_token
  using (( SELECT private.require_scope('people:read'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.freelancers FOR EACH ROW EXECUTE FUNCTION private.audit('person_id');
CREATE TRIGGER cancel_mail AFTER UPDATE OF state ON public.freelancers FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION private.cancel_mail_of_freelancer();
CREATE TRIGGER cancel_mail_about_jobs AFTER UPDATE OF state ON public.freelancers FOR EACH ROW WHEN (((old.state <> new.state) AND (new.state = ANY (ARRAY['paused'::public.freelancer_state, 'left'::public.freelancer_state])))) EXECUTE FUNCTION private.cancel_mail_about_jobs();
CREATE TRIGGER guard_own_columns BEFORE UPDATE ON public.freelancers FOR EACH ROW EXECUTE FUNCTION private.guard_own_columns('fields', 'skills', 'seniority', 'day_rate', 'currency', 'remote', 'portfolio_url', 'summary', 'search');
CREATE TRIGGER limit_own_changes AFTER UPDATE ON public.freelancers FOR EACH ROW WHEN ((auth.role() = 'authenticated'::text)) EXECUTE FUNCTION private.limit_own_changes();
CREATE TRIGGER log_freelancer_state AFTER UPDATE OF state ON public.freelancers FOR EACH ROW WHEN (((old.state <> new.state) AND (new.state <> 'left'::public.freelancer_state))) EXECUTE FUNCTION private.log_freelancer_state();
CREATE TRIGGER note_changed_person AFTER INSERT OR DELETE OR UPDATE OF person_id, skills, summary ON public.freelancers FOR EACH ROW EXECUTE FUNCTION private.note_changed_person('person_id');
CREATE TRIGGER require_consent_to_add BEFORE INSERT ON public.freelancers FOR EACH ROW WHEN (((CURRENT_USER = 'authenticated'::name) AND (new.state <> 'left'::public.freelancer_state))) EXECUTE FUNCTION private.require_live_consent('freelance_network');
CREATE TRIGGER require_consent_to_return BEFORE UPDATE ON public.freelancers FOR EACH ROW WHEN (((CURRENT_USER = 'authenticated'::name) AND (old.state = 'left'::public.freelancer_state) AND (new.state <> 'left'::public.freelancer_state))) EXECUTE FUNCTION private.require_live_consent('freelance_network');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.freelancers FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER stamp_freelancer_state BEFORE UPDATE OF state ON public.freelancers FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION private.stamp_freelancer_state();
grant all on public.freelancers to service_role;
grant delete, select on public.freelancers to authenticated;
grant select on public.freelancers to api_token;
grant insert (person_id, source) on public.freelancers to authenticated;
grant insert, update (state, fields, skills, seniority, day_rate, currency, remote, portfolio_url, summary) on public.freelancers to authenticated;
comment on table public.freelancers is 'Profiles in the freelance network.';

create table public.general_terms (
  id uuid default gen_random_uuid() not null,
  state public.terms_state default 'draft'::public.terms_state not null,
  number integer,
  title public.localized_text default '{}'::jsonb not null,
  body public.localized_document default '{}'::jsonb not null,
  effective_on date,
  published_at timestamp with time zone,
  archived_at timestamp with time zone,
  version integer default 1 not null,
  missing text[] generated always as ((private.name_missing('title'::text, public.localized_missing(title)) || private.name_missing('body'::text, public.document_missing(body)))) stored not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint general_terms_pkey PRIMARY KEY (id),
  constraint general_terms_number_key UNIQUE (number),
  constraint general_terms_number_check CHECK ((number > 0)),
  constraint general_terms_title_check CHECK ((private.longest((title)::jsonb) <= 200)),
  constraint "published terms exist in both languages" CHECK (((state = 'draft'::public.terms_state) OR ((public.localized_missing(title) || public.document_missing(body)) = '{}'::text[]))),
  constraint "published terms have a number and a date" CHECK (((state = 'draft'::public.terms_state) OR ((number IS NOT NULL) AND (effective_on IS NOT NULL) AND (published_at IS NOT NULL))))
);
CREATE UNIQUE INDEX general_terms_one_draft ON public.general_terms USING btree (state) WHERE (state = 'draft'::public.terms_state);
CREATE UNIQUE INDEX general_terms_one_published ON public.general_terms USING btree (state) WHERE (state = 'published'::public.terms_state);
alter table public.general_terms enable row level security;
create policy "admins can update terms" on public.general_terms for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "anyone can read published and earlier terms" on public.general_terms for select to anon, authenticated
  using ((state <> 'draft'::public.terms_state));
create policy "editors can delete drafts of terms" on public.general_terms for delete to authenticated
  using (((state = 'draft'::public.terms_state) AND ( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
create policy "editors can insert drafts of terms" on public.general_terms for insert to authenticated
  with check (((state = 'draft'::public.terms_state) AND ( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
create policy "editors can update drafts of terms" on public.general_terms for update to authenticated
  using (((state = 'draft'::public.terms_state) AND ( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role]) AS is_staff)));
create policy "staff can read terms" on public.general_terms for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.general_terms FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER bump_version BEFORE UPDATE ON public.general_terms FOR EACH ROW EXECUTE FUNCTION private.bump_version();
CREATE TRIGGER check_terms_date BEFORE UPDATE ON public.general_terms FOR EACH ROW WHEN (((old.state = 'draft'::public.terms_state) AND (new.state <> 'draft'::public.terms_state))) EXECUTE FUNCTION private.check_terms_date();
CREATE TRIGGER freeze_terms BEFORE UPDATE ON public.general_terms FOR EACH ROW WHEN ((old.state <> 'draft'::public.terms_state)) EXECUTE FUNCTION private.freeze_terms();
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON public.general_terms FOR EACH ROW EXECUTE FUNCTION private.notify_content();
CREATE TRIGGER record_terms_editor AFTER INSERT OR UPDATE ON public.general_terms FOR EACH ROW EXECUTE FUNCTION private.record_terms_editor();
CREATE TRIGGER require_safe_links BEFORE INSERT OR UPDATE OF body ON public.general_terms FOR EACH ROW EXECUTE FUNCTION private.require_safe_links('body');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.general_terms FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER stamp_terms_state BEFORE UPDATE OF state ON public.general_terms FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION private.stamp_terms_state();
grant all on public.general_terms to service_role;
grant delete, select on public.general_terms to authenticated;
grant select on public.general_terms to anon;
grant insert, update (title, body) on public.general_terms to authenticated;
grant select (id, state, number, title, body, effective_on, published_at, archived_at, created_at, updated_at) on public.general_terms to anon;
grant update (state, effective_on) on public.general_terms to authenticated;

create table public.idempotency_keys (
  scope text not null,
  key text not null,
  request_hash text not null,
  status integer,
  response jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint idempotency_keys_pkey PRIMARY KEY (scope, key),
  constraint idempotency_keys_key_check CHECK (((length(key) >= 8) AND (length(key) <= 200))),
  constraint idempotency_keys_request_hash_check CHECK ((request_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint idempotency_keys_response_check CHECK ((pg_column_size(response) <= 65536)),
  constraint idempotency_keys_scope_check CHECK ((length(scope) <= 80)),
  constraint idempotency_keys_status_check CHECK (((status >= 100) AND (status <= 599)))
);
CREATE INDEX idempotency_keys_created_at_idx ON public.idempotency_keys USING btree (created_at);
alter table public.idempotency_keys enable row level security;
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.idempotency_keys FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.idempotency_keys to service_role;

create table public.import_mappings (
  target text not null,
  header text not null,
  field text,
  updated_at timestamp with time zone default now() not null,
  constraint import_mappings_pkey PRIMARY KEY (target, header),
  constraint import_mappings_field_check CHECK ((field ~ '^[a-z0-9_]{2,40}$'::text)),
  constraint import_mappings_header_check CHECK (((length(header) >= 1) AND (length(header) <= 100))),
  constraint import_mappings_target_check CHECK ((target = ANY (ARRAY['people'::text, 'clients'::text, 'jobs'::text])))
);
alter table public.import_mappings enable row level security;
create policy "recruiters can read remembered columns" on public.import_mappings for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.import_mappings FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.import_mappings to service_role;
grant select on public.import_mappings to authenticated;

create table public.import_rows (
  import_id uuid not null,
  "position" integer not null,
  cells text[] not null,
  key text,
  outcome text,
  reason text,
  notes text[] default '{}'::text[] not null,
  state public.bulk_row_state default 'waiting'::public.bulk_row_state not null,
  target_id uuid,
  application_id uuid,
  before jsonb,
  mail_id uuid,
  file_path text,
  file_type text,
  file_size bigint,
  file_sha256 text,
  file_text text,
  file_state text,
  is_skipped boolean default false not null,
  document_id uuid,
  constraint import_rows_pkey PRIMARY KEY (import_id, "position"),
  constraint import_rows_file_path_key UNIQUE (file_path),
  constraint import_rows_before_check CHECK ((pg_column_size(before) < 50000)),
  constraint import_rows_file_path_check CHECK (((length(file_path) >= 1) AND (length(file_path) <= 500))),
  constraint import_rows_file_sha256_check CHECK ((length(file_sha256) = 64)),
  constraint import_rows_file_size_check CHECK (((file_size >= 1) AND (file_size <= 10485760))),
  constraint import_rows_file_state_check CHECK ((file_state ~ '^[a-z_]{2,40}$'::text)),
  constraint import_rows_file_text_check CHECK ((length(file_text) <= 500000)),
  constraint import_rows_file_type_check CHECK ((length(file_type) <= 120)),
  constraint import_rows_key_check CHECK ((length(key) <= 300)),
  constraint import_rows_outcome_check CHECK ((outcome = ANY (ARRAY['new'::text, 'matched'::text, 'rejected'::text]))),
  constraint import_rows_position_check CHECK (("position" > 0)),
  constraint import_rows_reason_check CHECK ((reason ~ '^[a-z_]{2,40}$'::text)),
  constraint import_rows_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.documents(id) ON DELETE SET NULL,
  constraint import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.imports(id) ON DELETE CASCADE,
  constraint import_rows_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES public.outbox(id) ON DELETE SET NULL
);
CREATE INDEX import_rows_document_id_idx ON public.import_rows USING btree (document_id) WHERE (document_id IS NOT NULL);
CREATE UNIQUE INDEX import_rows_import_id_file_sha256_idx ON public.import_rows USING btree (import_id, file_sha256) WHERE (file_sha256 IS NOT NULL);
CREATE INDEX import_rows_import_id_key_idx ON public.import_rows USING btree (import_id, key) WHERE (key IS NOT NULL);
CREATE INDEX import_rows_import_id_outcome_position_idx ON public.import_rows USING btree (import_id, outcome, "position");
CREATE INDEX import_rows_import_id_position_idx ON public.import_rows USING btree (import_id, "position") WHERE (state = 'waiting'::public.bulk_row_state);
CREATE INDEX import_rows_import_id_position_idx1 ON public.import_rows USING btree (import_id, "position") WHERE (file_state = 'waiting'::text);
CREATE INDEX import_rows_mail_id_idx ON public.import_rows USING btree (mail_id) WHERE (mail_id IS NOT NULL);
CREATE INDEX import_rows_target_id_idx ON public.import_rows USING btree (target_id) WHERE (target_id IS NOT NULL);
alter table public.import_rows enable row level security;
create policy "recruiters can read the rows of imports that they can read" on public.import_rows for select to authenticated
  using (((import_id IN ( SELECT imports.id
   FROM public.imports)) AND (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (target_id IS NULL) OR (NOT (target_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure))))));
create policy "restricted jobs are hidden outside of their team" on public.import_rows as restrictive for all to authenticated
  using (((target_id IS NULL) OR ((NOT (target_id IN ( SELECT private.applications_of_hidden_jobs() AS applications_of_hidden_jobs))) AND (NOT (target_id IN ( SELECT private.people_of_hidden_jobs() AS people_of_hidden_jobs))) AND (NOT (target_id IN ( SELECT private.hidden_jobs() AS hidden_jobs))))));
grant all on public.import_rows to service_role;
grant select on public.import_rows to authenticated;

create table public.imports (
  id uuid default gen_random_uuid() not null,
  created_by uuid default auth.uid(),
  acting_id uuid default auth.uid(),
  assurance text default 'aal1'::text not null,
  target text not null,
  file_name text not null,
  format jsonb default '{}'::jsonb not null,
  columns text[] not null,
  mapping text[] default '{}'::text[] not null,
  month_first boolean default false not null,
  basis text,
  source text,
  sends_notice boolean default false not null,
  state public.import_state default 'mapping'::public.import_state not null,
  is_stopped boolean default false not null,
  total integer not null,
  progress integer default 0 not null,
  outcomes jsonb default '{}'::jsonb not null,
  reasons jsonb default '{}'::jsonb not null,
  notes jsonb default '{}'::jsonb not null,
  undone integer default 0 not null,
  kept jsonb default '{}'::jsonb not null,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  undo_until timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  unread_files integer default 0 not null,
  stage_choices jsonb default '{}'::jsonb not null,
  named_stages jsonb default '{}'::jsonb not null,
  language public.language,
  constraint imports_pkey PRIMARY KEY (id),
  constraint "an import that has started has a basis and a source" CHECK (((state = ANY (ARRAY['mapping'::public.import_state, 'checking'::public.import_state, 'checked'::public.import_state])) OR ((source IS NOT NULL) AND ((basis IS NOT NULL) OR (target <> 'people'::text))))),
  constraint imports_assurance_check CHECK ((assurance = ANY (ARRAY['aal1'::text, 'aal2'::text]))),
  constraint imports_basis_check CHECK ((basis = ANY (ARRAY['consent'::text, 'legitimate_interest'::text, 'request'::text]))),
  constraint imports_columns_check CHECK (((cardinality(columns) >= 1) AND (cardinality(columns) <= 200))),
  constraint imports_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 200))),
  constraint imports_format_check CHECK (((jsonb_typeof(format) = 'object'::text) AND (pg_column_size(format) < 2000))),
  constraint imports_kept_check CHECK (((jsonb_typeof(kept) = 'object'::text) AND (pg_column_size(kept) < 10000))),
  constraint imports_named_stages_check CHECK (((jsonb_typeof(named_stages) = 'object'::text) AND (pg_column_size(named_stages) < 40000))),
  constraint imports_notes_check CHECK (((jsonb_typeof(notes) = 'object'::text) AND (pg_column_size(notes) < 10000))),
  constraint imports_outcomes_check CHECK (((jsonb_typeof(outcomes) = 'object'::text) AND (pg_column_size(outcomes) < 2000))),
  constraint imports_progress_check CHECK ((progress >= 0)),
  constraint imports_reasons_check CHECK (((jsonb_typeof(reasons) = 'object'::text) AND (pg_column_size(reasons) < 10000))),
  constraint imports_source_check CHECK (((length(btrim(source)) >= 1) AND (length(btrim(source)) <= 80))),
  constraint imports_stage_choices_check CHECK (((jsonb_typeof(stage_choices) = 'object'::text) AND (pg_column_size(stage_choices) < 20000))),
  constraint imports_target_check CHECK ((target = ANY (ARRAY['people'::text, 'clients'::text, 'jobs'::text]))),
  constraint imports_total_check CHECK (((total >= 1) AND (total <= 50000))),
  constraint imports_undone_check CHECK ((undone >= 0)),
  constraint imports_unread_files_check CHECK ((unread_files >= 0)),
  constraint imports_acting_id_fkey FOREIGN KEY (acting_id) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint imports_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL
);
CREATE INDEX imports_acting_id_idx ON public.imports USING btree (acting_id);
CREATE INDEX imports_created_at_id_idx ON public.imports USING btree (created_at DESC, id DESC);
CREATE INDEX imports_created_by_created_at_idx ON public.imports USING btree (created_by, created_at);
alter table public.imports enable row level security;
create policy "recruiters can read their imports and administrators all" on public.imports for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR ((created_by = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role]) AS is_staff))));
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.imports FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER audit_state AFTER UPDATE OF state ON public.imports FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.imports FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.imports to service_role;
grant select on public.imports to authenticated;

create table public.inbox (
  id uuid default gen_random_uuid() not null,
  conversation_id uuid,
  message_id text not null,
  kind public.inbox_kind default 'mail'::public.inbox_kind not null,
  from_email text,
  from_name text,
  to_email text,
  subject text,
  body_text text,
  quoted_text text,
  html text,
  is_readable boolean default true not null,
  bounced_mail_id uuid,
  received_at timestamp with time zone default now() not null,
  concerns_billing boolean default false not null,
  client_id uuid,
  constraint inbox_pkey PRIMARY KEY (id),
  constraint inbox_message_id_key UNIQUE (message_id),
  constraint inbox_body_text_check CHECK ((length(body_text) <= 100000)),
  constraint inbox_from_email_check CHECK ((length(from_email) <= 254)),
  constraint inbox_from_name_check CHECK ((length(from_name) <= 200)),
  constraint inbox_html_check CHECK ((length(html) <= 500000)),
  constraint inbox_message_id_check CHECK (((length(message_id) >= 1) AND (length(message_id) <= 200))),
  constraint inbox_quoted_text_check CHECK ((length(quoted_text) <= 100000)),
  constraint inbox_subject_check CHECK ((length(subject) <= 300)),
  constraint inbox_to_email_check CHECK ((length(to_email) <= 254)),
  constraint inbox_bounced_mail_id_fkey FOREIGN KEY (bounced_mail_id) REFERENCES public.outbox(id) ON DELETE SET NULL,
  constraint inbox_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE SET NULL,
  constraint inbox_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES public.conversations(id) ON DELETE CASCADE
);
CREATE INDEX inbox_bounced_mail_id_idx ON public.inbox USING btree (bounced_mail_id) WHERE (bounced_mail_id IS NOT NULL);
CREATE INDEX inbox_client_id_idx ON public.inbox USING btree (client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX inbox_conversation_id_received_at_idx ON public.inbox USING btree (conversation_id, received_at);
CREATE INDEX inbox_lower_idx ON public.inbox USING btree (lower(from_email)) WHERE (conversation_id IS NULL);
CREATE INDEX inbox_received_at_id_idx ON public.inbox USING btree (received_at DESC, id DESC) WHERE (conversation_id IS NULL);
alter table public.inbox enable row level security;
create policy "recruiters can delete mail of no conversation" on public.inbox for delete to authenticated
  using (((conversation_id IS NULL) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND ((NOT concerns_billing) OR ( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients)))));
create policy "recruiters can read received mail" on public.inbox for select to api_token, authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND
CASE
    WHEN (conversation_id IS NOT NULL) THEN (conversation_id IN ( SELECT conversations.id
       FROM public.conversations))
    ELSE ((NOT concerns_billing) OR ( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients)))
END));
create policy "tokens need a scope to select" on public.inbox as restrictive for select to api_token
  using (( SELECT private.require_scope('mail:read'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.inbox FOR EACH ROW WHEN ((auth.uid() IS NOT NULL)) EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER note_changed_person AFTER INSERT OR DELETE OR UPDATE OF conversation_id, subject ON public.inbox FOR EACH ROW EXECUTE FUNCTION private.note_changed_person('conversation_id');
CREATE TRIGGER tell_webhooks AFTER INSERT ON public.inbox FOR EACH ROW EXECUTE FUNCTION private.tell_webhooks_of_reply();
grant all on public.inbox to service_role;
grant delete, select on public.inbox to authenticated;
grant select on public.inbox to api_token;
comment on table public.inbox is 'Mail that has arrived.';
comment on column public.inbox.quoted_text is 'What the sender quotes of earlier mails.';
comment on column public.inbox.is_readable is 'False if the mail could not be parsed within the limits: only its head is stored, and the mail as a file.';
comment on column public.inbox.concerns_billing is 'True for mail of no conversation that answers mail about billing. Only administrators and the owner of the client read it.';

create table public.inbox_attachments (
  id uuid default gen_random_uuid() not null,
  mail_id uuid not null,
  document_id uuid,
  bucket text default 'cvs'::text not null,
  path text,
  file_name text not null,
  mime_type text not null,
  size_bytes bigint not null,
  sha256 text,
  rejected text,
  created_at timestamp with time zone default now() not null,
  constraint inbox_attachments_pkey PRIMARY KEY (id),
  constraint inbox_attachments_bucket_path_key UNIQUE (bucket, path),
  constraint "a rejected attachment has no file" CHECK (((rejected IS NULL) = ((path IS NOT NULL) AND (sha256 IS NOT NULL)))),
  constraint inbox_attachments_bucket_check CHECK ((length(bucket) <= 100)),
  constraint inbox_attachments_file_name_check CHECK ((((length(file_name) >= 1) AND (length(file_name) <= 255)) AND private.is_file_name(file_name))),
  constraint inbox_attachments_mime_type_check CHECK ((length(mime_type) <= 120)),
  constraint inbox_attachments_path_check CHECK (((length(path) >= 1) AND (length(path) <= 500))),
  constraint inbox_attachments_rejected_check CHECK ((rejected = ANY (ARRAY['file_empty'::text, 'file_too_large'::text, 'file_type'::text, 'file_bomb'::text, 'file_count'::text]))),
  constraint inbox_attachments_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint inbox_attachments_size_bytes_check CHECK ((size_bytes >= 0)),
  constraint inbox_attachments_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.documents(id) ON DELETE CASCADE,
  constraint inbox_attachments_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES public.inbox(id) ON DELETE CASCADE
);
CREATE INDEX inbox_attachments_document_id_idx ON public.inbox_attachments USING btree (document_id) WHERE (document_id IS NOT NULL);
CREATE INDEX inbox_attachments_mail_id_idx ON public.inbox_attachments USING btree (mail_id);
alter table public.inbox_attachments enable row level security;
create policy "staff can read attachments of received mail that they can read" on public.inbox_attachments for select to authenticated
  using ((mail_id IN ( SELECT inbox.id
   FROM public.inbox)));
grant all on public.inbox_attachments to service_role;
grant select on public.inbox_attachments to authenticated;

create table public.interview_attendees (
  id uuid default gen_random_uuid() not null,
  interview_id uuid not null,
  staff_id uuid,
  person_id uuid,
  told_sequence integer,
  removed_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint interview_attendees_pkey PRIMARY KEY (id),
  constraint interview_attendees_interview_id_person_id_key UNIQUE (interview_id, person_id),
  constraint interview_attendees_interview_id_staff_id_key UNIQUE (interview_id, staff_id),
  constraint "an attendee is a colleague or a contact" CHECK ((num_nonnulls(staff_id, person_id) = 1)),
  constraint interview_attendees_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES public.interviews(id) ON DELETE CASCADE,
  constraint interview_attendees_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE,
  constraint interview_attendees_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff_profiles(user_id) ON DELETE CASCADE
);
CREATE INDEX interview_attendees_person_id_idx ON public.interview_attendees USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX interview_attendees_staff_id_idx ON public.interview_attendees USING btree (staff_id) WHERE (staff_id IS NOT NULL);
alter table public.interview_attendees enable row level security;
create policy "recruiters can read attendees of interviews" on public.interview_attendees for select to api_token, authenticated
  using (((interview_id IN ( SELECT interviews.id
   FROM public.interviews)) AND ((person_id IS NULL) OR (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure))))));
create policy "tokens need a scope to select" on public.interview_attendees as restrictive for select to api_token
  using (( SELECT private.require_scope('interviews:read'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.interview_attendees FOR EACH ROW EXECUTE FUNCTION private.audit('id');
grant all on public.interview_attendees to service_role;
grant select on public.interview_attendees to api_token, authenticated;
comment on table public.interview_attendees is 'Who interviews: colleagues and contacts of the client. The candidate is not listed.';
comment on column public.interview_attendees.told_sequence is 'The sequence of the last invitation. Null if there was none, or if it was called off.';

create table public.interview_times (
  interview_id uuid not null,
  starts_at timestamp with time zone not null,
  constraint interview_times_pkey PRIMARY KEY (interview_id, starts_at),
  constraint interview_times_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES public.interviews(id) ON DELETE CASCADE
);
alter table public.interview_times enable row level security;
create policy "recruiters can read suggested times" on public.interview_times for select to authenticated
  using ((interview_id IN ( SELECT interviews.id
   FROM public.interviews)));
grant all on public.interview_times to service_role;
grant select on public.interview_times to authenticated;
comment on table public.interview_times is 'The times from which the candidate chooses, if they are fixed.';

create table public.interviews (
  id uuid default gen_random_uuid() not null,
  application_id uuid not null,
  job_id uuid not null,
  kind public.interview_kind not null,
  minutes smallint not null,
  place text,
  message text,
  language public.language not null,
  time_zone text not null,
  choice public.interview_choice not null,
  state public.interview_state default 'proposed'::public.interview_state not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  booked_at timestamp with time zone,
  sequence integer default 0 not null,
  told_state public.interview_state,
  told_sequence integer,
  reminded_at timestamp with time zone,
  cancelled_with_application boolean default false not null,
  created_by uuid,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint interviews_pkey PRIMARY KEY (id),
  constraint "a booked interview has a time" CHECK (((state <> 'booked'::public.interview_state) OR (starts_at IS NOT NULL))),
  constraint "a proposed interview has no time" CHECK (((state <> 'proposed'::public.interview_state) OR (starts_at IS NULL))),
  constraint "an interview ends after its length" CHECK ((((starts_at IS NULL) = (ends_at IS NULL)) AND (EXTRACT(epoch FROM (ends_at - starts_at)) = ((minutes * 60))::numeric))),
  constraint interviews_message_check CHECK (((length(btrim(message)) >= 1) AND (length(btrim(message)) <= 2000))),
  constraint interviews_minutes_check CHECK (((minutes >= 15) AND (minutes <= 480))),
  constraint interviews_place_check CHECK (((length(btrim(place)) >= 1) AND (length(btrim(place)) <= 500))),
  constraint interviews_time_zone_check CHECK (((time_zone ~ '^[A-Za-z_]+/[A-Za-z_]+$'::text) AND (length(time_zone) <= 40))),
  constraint interviews_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE,
  constraint interviews_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint interviews_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE
);
CREATE INDEX interviews_application_id_created_at_idx ON public.interviews USING btree (application_id, created_at DESC);
CREATE INDEX interviews_created_by_idx ON public.interviews USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX interviews_job_id_idx ON public.interviews USING btree (job_id);
CREATE INDEX interviews_starts_at_idx ON public.interviews USING btree (starts_at) WHERE (state = 'booked'::public.interview_state);
alter table public.interviews enable row level security;
create policy "recruiters can read interviews" on public.interviews for select to api_token, authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (application_id IN ( SELECT private.hidden_applications() AS applications_awaiting_erasure)))));
create policy "tokens need a scope to select" on public.interviews as restrictive for select to api_token
  using (( SELECT private.require_scope('interviews:read'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.interviews FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER follow_interview AFTER UPDATE ON public.interviews FOR EACH ROW WHEN ((old.sequence <> new.sequence)) EXECUTE FUNCTION private.follow_interview();
CREATE TRIGGER follow_new_interview AFTER INSERT ON public.interviews FOR EACH ROW EXECUTE FUNCTION private.follow_interview();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.interviews FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER stamp_interview BEFORE INSERT OR UPDATE ON public.interviews FOR EACH ROW EXECUTE FUNCTION private.stamp_interview();
CREATE TRIGGER tell_portal AFTER UPDATE OF state, starts_at ON public.interviews FOR EACH ROW WHEN (((old.state IS DISTINCT FROM new.state) OR (old.starts_at IS DISTINCT FROM new.starts_at))) EXECUTE FUNCTION private.tell_portal_of_interview();
CREATE TRIGGER tell_portal_of_new AFTER INSERT ON public.interviews FOR EACH ROW WHEN ((new.state = 'booked'::public.interview_state)) EXECUTE FUNCTION private.tell_portal_of_interview();
CREATE TRIGGER tell_webhooks AFTER INSERT OR DELETE OR UPDATE ON public.interviews FOR EACH ROW EXECUTE FUNCTION private.tell_webhooks_of_row('interview', 'id application_id job_id kind state starts_at ends_at minutes created_at', 'place');
grant all on public.interviews to service_role;
grant select on public.interviews to api_token, authenticated;
comment on table public.interviews is 'Interviews. Plan, change and cancel them with the functions below.';
comment on column public.interviews.job_id is 'The job that the interview is about. The application may move to another one, which ends the interview.';
comment on column public.interviews.time_zone is 'The zone in which the candidate and the contacts are told the time.';
comment on column public.interviews.choice is 'Whether the candidate chooses from all free times of the interviewers, or from those in interview_times.';
comment on column public.interviews.sequence is 'Grows with each change that calendars have to know about.';
comment on column public.interviews.told_state is 'The state that the candidate was last told, with told_sequence.';
comment on column public.interviews.told_sequence is 'The sequence that the candidate was last told. Of a person who awaits erasure, who is told nothing, the one that colleagues were told.';
comment on column public.interviews.cancelled_with_application is 'True if it ended because the application did. It returns with it, unless its cancellation was mailed.';

create table public.invoice_lines (
  id uuid default gen_random_uuid() not null,
  invoice_id uuid not null,
  "position" smallint not null,
  kind public.invoice_line_kind not null,
  client_plan_id uuid,
  client_project_id uuid,
  description text not null,
  starts_on date not null,
  ends_on date not null,
  days smallint,
  days_in_month smallint,
  unit_amount integer not null,
  amount integer not null,
  created_at timestamp with time zone default now() not null,
  constraint invoice_lines_pkey PRIMARY KEY (id),
  constraint invoice_lines_invoice_id_position_key UNIQUE (invoice_id, "position"),
  constraint "a line ends after it starts" CHECK ((ends_on >= starts_on)),
  constraint "a plan is charged by day" CHECK (((kind = 'plan'::public.invoice_line_kind) = ((days IS NOT NULL) AND (days_in_month IS NOT NULL)))),
  constraint "a project has a line of its own" CHECK (((kind = 'plan'::public.invoice_line_kind) = (client_project_id IS NULL))),
  constraint invoice_lines_days_check CHECK (((days >= 1) AND (days <= 31))),
  constraint invoice_lines_days_in_month_check CHECK (((days_in_month >= 28) AND (days_in_month <= 31))),
  constraint invoice_lines_description_check CHECK (((length(btrim(description)) >= 1) AND (length(btrim(description)) <= 500))),
  constraint invoice_lines_position_check CHECK (("position" >= 0)),
  constraint invoice_lines_client_plan_id_fkey FOREIGN KEY (client_plan_id) REFERENCES public.client_plans(id) ON DELETE SET NULL,
  constraint invoice_lines_client_project_id_fkey FOREIGN KEY (client_project_id) REFERENCES public.client_projects(id) ON DELETE RESTRICT,
  constraint invoice_lines_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES public.invoices(id) ON DELETE CASCADE
);
CREATE INDEX invoice_lines_client_plan_id_idx ON public.invoice_lines USING btree (client_plan_id);
CREATE INDEX invoice_lines_client_project_id_idx ON public.invoice_lines USING btree (client_project_id);
alter table public.invoice_lines enable row level security;
create policy "admins and owners can read lines of invoices" on public.invoice_lines for select to api_token, authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (invoice_id IN ( SELECT invoices.id
   FROM public.invoices
  WHERE (invoices.client_id IN ( SELECT private.owned_clients() AS owned_clients))))));
create policy "tokens need a scope to select" on public.invoice_lines as restrictive for select to api_token
  using (( SELECT private.require_scope('invoices:read'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.invoice_lines FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER protect_invoice_line BEFORE INSERT OR DELETE OR UPDATE ON public.invoice_lines FOR EACH ROW EXECUTE FUNCTION private.protect_invoice_line();
grant all on public.invoice_lines to service_role;
grant select on public.invoice_lines to api_token, authenticated;
comment on table public.invoice_lines is 'The lines of an invoice.';

create table public.invoices (
  id uuid default gen_random_uuid() not null,
  client_id uuid not null,
  kind public.invoice_kind default 'invoice'::public.invoice_kind not null,
  state public.invoice_state default 'draft'::public.invoice_state not null,
  number integer,
  month date not null,
  currency public.currency not null,
  language public.language not null,
  vat_treatment public.vat_treatment not null,
  vat_rate smallint not null,
  net_amount integer not null,
  vat_amount integer not null,
  total_amount integer not null,
  issued_on date,
  due_on date,
  paid_on date,
  sent_at timestamp with time zone,
  seller jsonb,
  buyer jsonb,
  credits_id uuid,
  credited_at timestamp with time zone,
  created_by uuid default auth.uid(),
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  sek_rate integer,
  vat_sek_amount integer generated always as (round((((vat_amount)::numeric * (sek_rate)::numeric) / (10000)::numeric))) stored,
  constraint invoices_pkey PRIMARY KEY (id),
  constraint invoices_credits_id_key UNIQUE (credits_id),
  constraint invoices_number_key UNIQUE (number),
  constraint "a credit note names its invoice" CHECK (((kind = 'credit_note'::public.invoice_kind) = (credits_id IS NOT NULL))),
  constraint "a draft has no number" CHECK (((state = 'draft'::public.invoice_state) = (number IS NULL))),
  constraint "a paid invoice has a day of payment" CHECK (((state = 'paid'::public.invoice_state) = (paid_on IS NOT NULL))),
  constraint "a sent invoice is complete" CHECK (((state = 'draft'::public.invoice_state) OR (num_nonnulls(issued_on, due_on, sent_at, seller, buyer) = 5))),
  constraint invoices_buyer_check CHECK (((jsonb_typeof(buyer) = 'object'::text) AND (pg_column_size(buyer) <= 4096))),
  constraint invoices_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint invoices_number_check CHECK ((number > 0)),
  constraint invoices_sek_rate_check CHECK (((sek_rate >= 1) AND (sek_rate <= 500000))),
  constraint invoices_seller_check CHECK (((jsonb_typeof(seller) = 'object'::text) AND (pg_column_size(seller) <= 4096))),
  constraint invoices_vat_rate_check CHECK (((vat_rate >= 0) AND (vat_rate <= 100))),
  constraint "kronor need no rate" CHECK (((sek_rate IS NULL) OR (currency <> 'SEK'::public.currency))),
  constraint "only a credit note is negative" CHECK (
CASE kind
    WHEN 'invoice'::public.invoice_kind THEN ((net_amount >= 0) AND (vat_amount >= 0))
    ELSE ((net_amount <= 0) AND (vat_amount <= 0))
END),
  constraint "only a sent invoice is credited" CHECK (((credited_at IS NULL) OR ((kind = 'invoice'::public.invoice_kind) AND (state <> 'draft'::public.invoice_state)))),
  constraint "the total is the net amount with VAT" CHECK ((total_amount = (net_amount + vat_amount))),
  constraint invoices_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE RESTRICT,
  constraint invoices_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint invoices_credits_id_fkey FOREIGN KEY (credits_id) REFERENCES public.invoices(id) ON DELETE RESTRICT
);
CREATE INDEX invoices_client_id_month_idx ON public.invoices USING btree (client_id, month DESC);
CREATE INDEX invoices_created_at_id_idx ON public.invoices USING btree (created_at DESC, id);
CREATE INDEX invoices_created_by_idx ON public.invoices USING btree (created_by);
CREATE INDEX invoices_month_id_idx ON public.invoices USING btree (month, id);
CREATE UNIQUE INDEX invoices_one_per_month ON public.invoices USING btree (client_id, month, currency) WHERE ((kind = 'invoice'::public.invoice_kind) AND (credited_at IS NULL));
alter table public.invoices enable row level security;
create policy "admins and owners can read invoices" on public.invoices for select to api_token, authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients))));
create policy "tokens need a scope to select" on public.invoices as restrictive for select to api_token
  using (( SELECT private.require_scope('invoices:read'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER cancel_mail AFTER UPDATE OF credited_at ON public.invoices FOR EACH ROW WHEN (((old.credited_at IS NULL) AND (new.credited_at IS NOT NULL))) EXECUTE FUNCTION private.cancel_mail_of_invoice();
CREATE TRIGGER log_invoice AFTER UPDATE OF state ON public.invoices FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION private.log_invoice();
CREATE TRIGGER protect_invoice BEFORE INSERT OR DELETE OR UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION private.protect_invoice();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER store_next_invoice AFTER INSERT OR DELETE OR UPDATE OF state, credited_at, month ON public.invoices FOR EACH ROW EXECUTE FUNCTION private.store_next_invoice();
CREATE TRIGGER tell_portal AFTER INSERT OR UPDATE ON public.invoices FOR EACH ROW WHEN ((new.state <> 'draft'::public.invoice_state)) EXECUTE FUNCTION private.tell_portal_of_billing();
grant all on public.invoices to service_role;
grant select on public.invoices to api_token, authenticated;
comment on table public.invoices is 'Invoices and credit notes, in minor units of the currency.';

create table public.job_approval_contacts (
  approval_id uuid not null,
  person_id uuid not null,
  constraint job_approval_contacts_pkey PRIMARY KEY (approval_id, person_id),
  constraint job_approval_contacts_approval_id_fkey FOREIGN KEY (approval_id) REFERENCES public.job_approvals(id) ON DELETE CASCADE,
  constraint job_approval_contacts_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE
);
CREATE INDEX job_approval_contacts_person_id_idx ON public.job_approval_contacts USING btree (person_id);
alter table public.job_approval_contacts enable row level security;
create policy "recruiters can read who was asked to approve" on public.job_approval_contacts for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "restricted jobs are hidden outside of their team" on public.job_approval_contacts as restrictive for all to authenticated
  using ((approval_id IN ( SELECT job_approvals.id
   FROM public.job_approvals)));
CREATE TRIGGER forget_asked_contact BEFORE DELETE ON public.job_approval_contacts FOR EACH ROW EXECUTE FUNCTION private.forget_asked_contact();
grant all on public.job_approval_contacts to service_role;
grant select on public.job_approval_contacts to authenticated;

create table public.job_approvals (
  id uuid default gen_random_uuid() not null,
  job_id uuid not null,
  client_id uuid not null,
  asked_by uuid default auth.uid(),
  message text,
  ad jsonb not null,
  decision text,
  comment text,
  decided_at timestamp with time zone,
  person_id uuid,
  ended text,
  created_at timestamp with time zone default now() not null,
  constraint job_approvals_pkey PRIMARY KEY (id),
  constraint job_approvals_ad_check CHECK ((jsonb_typeof(ad) = 'object'::text)),
  constraint job_approvals_check CHECK (((decision IS NULL) = (decided_at IS NULL))),
  constraint job_approvals_check1 CHECK (((decision IS NULL) OR (ended IS NULL))),
  constraint job_approvals_check2 CHECK (((decision IS DISTINCT FROM 'changes_asked'::text) OR (comment IS NOT NULL))),
  constraint job_approvals_comment_check CHECK (((length(comment) >= 1) AND (length(comment) <= 4000))),
  constraint job_approvals_decision_check CHECK ((decision = ANY (ARRAY['approved'::text, 'changes_asked'::text]))),
  constraint job_approvals_ended_check CHECK ((ended = ANY (ARRAY['withdrawn'::text, 'replaced'::text, 'published'::text, 'job_closed'::text, 'client_changed'::text]))),
  constraint job_approvals_message_check CHECK (((length(message) >= 1) AND (length(message) <= 2000))),
  constraint job_approvals_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint job_approvals_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE,
  constraint job_approvals_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE,
  constraint job_approvals_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE SET NULL
);
CREATE INDEX job_approvals_asked_by_idx ON public.job_approvals USING btree (asked_by);
CREATE INDEX job_approvals_client_id_idx ON public.job_approvals USING btree (client_id);
CREATE INDEX job_approvals_job_id_created_at_idx ON public.job_approvals USING btree (job_id, created_at DESC);
CREATE UNIQUE INDEX job_approvals_one_waiting ON public.job_approvals USING btree (job_id) WHERE ((decision IS NULL) AND (ended IS NULL));
CREATE INDEX job_approvals_person_id_idx ON public.job_approvals USING btree (person_id) WHERE (person_id IS NOT NULL);
alter table public.job_approvals enable row level security;
create policy "recruiters can read approvals of ads" on public.job_approvals for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND ((person_id IS NULL) OR (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure))))));
create policy "recruiters can withdraw requests for approval" on public.job_approvals for update to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (decision IS NULL) AND (ended IS NULL)))
  with check (((ended IS NULL) OR (ended = 'withdrawn'::text)));
create policy "restricted jobs are hidden outside of their team" on public.job_approvals as restrictive for all to authenticated
  using ((NOT (job_id IN ( SELECT private.hidden_jobs() AS hidden_jobs))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.job_approvals FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER log_approval AFTER INSERT OR UPDATE OF decision, ended ON public.job_approvals FOR EACH ROW EXECUTE FUNCTION private.log_approval();
CREATE TRIGGER tell_portal AFTER DELETE ON public.job_approvals FOR EACH ROW EXECUTE FUNCTION private.tell_portal_of_removed_approval();
grant all on public.job_approvals to service_role;
grant select on public.job_approvals to authenticated;
grant update (ended) on public.job_approvals to authenticated;

create table public.job_contacts (
  id uuid default gen_random_uuid() not null,
  job_id uuid not null,
  client_id uuid not null,
  person_id uuid not null,
  may_answer boolean default true not null,
  created_at timestamp with time zone default now() not null,
  constraint job_contacts_pkey PRIMARY KEY (id),
  constraint job_contacts_job_id_person_id_key UNIQUE (job_id, person_id),
  constraint job_contacts_client_id_person_id_fkey FOREIGN KEY (client_id, person_id) REFERENCES public.client_contacts(client_id, person_id) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint job_contacts_job_id_client_id_fkey FOREIGN KEY (job_id, client_id) REFERENCES public.jobs(id, client_id) ON DELETE CASCADE
);
CREATE INDEX job_contacts_client_id_person_id_idx ON public.job_contacts USING btree (client_id, person_id);
CREATE INDEX job_contacts_job_id_client_id_idx ON public.job_contacts USING btree (job_id, client_id);
alter table public.job_contacts enable row level security;
create policy "recruiters can delete contacts on teams" on public.job_contacts for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can insert contacts on teams" on public.job_contacts for insert to authenticated
  with check ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "recruiters can read contacts on teams" on public.job_contacts for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "recruiters can update contacts on teams" on public.job_contacts for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "restricted jobs are hidden outside of their team" on public.job_contacts as restrictive for all to authenticated
  using ((NOT (job_id IN ( SELECT private.hidden_jobs() AS hidden_jobs))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.job_contacts FOR EACH ROW EXECUTE FUNCTION private.audit('job_id', 'person_id');
CREATE TRIGGER tell_portal AFTER INSERT OR DELETE OR UPDATE ON public.job_contacts FOR EACH ROW EXECUTE FUNCTION private.tell_portal_of_team();
grant all on public.job_contacts to service_role;
grant delete, select on public.job_contacts to authenticated;
grant insert (job_id, client_id, person_id) on public.job_contacts to authenticated;
grant insert, update (may_answer) on public.job_contacts to authenticated;

create table public.job_kit_items (
  id uuid default gen_random_uuid() not null,
  job_id uuid not null,
  kind public.kit_item_kind not null,
  "position" integer default 0 not null,
  name text not null,
  hint text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint job_kit_items_pkey PRIMARY KEY (id),
  constraint job_kit_items_hint_check CHECK (((length(hint) >= 1) AND (length(hint) <= 1000))),
  constraint job_kit_items_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 300))),
  constraint job_kit_items_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE
);
CREATE INDEX job_kit_items_job_id_kind_position_idx ON public.job_kit_items USING btree (job_id, kind, "position");
alter table public.job_kit_items enable row level security;
create policy "recruiters can delete from interview kits" on public.job_kit_items for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can insert into interview kits" on public.job_kit_items for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can read interview kits" on public.job_kit_items for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can update interview kits" on public.job_kit_items for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "restricted jobs are hidden outside of their team" on public.job_kit_items as restrictive for all to authenticated
  using ((NOT (job_id IN ( SELECT private.hidden_jobs() AS hidden_jobs))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.job_kit_items FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER set_updated_at BEFORE UPDATE OF name, hint ON public.job_kit_items FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.job_kit_items to service_role;
grant delete, select on public.job_kit_items to authenticated;
grant insert (id, job_id, kind) on public.job_kit_items to authenticated;
grant insert, update ("position", name, hint) on public.job_kit_items to authenticated;

create table public.job_members (
  id uuid default gen_random_uuid() not null,
  job_id uuid not null,
  staff_id uuid not null,
  created_at timestamp with time zone default now() not null,
  constraint job_members_pkey PRIMARY KEY (id),
  constraint job_members_job_id_staff_id_key UNIQUE (job_id, staff_id),
  constraint job_members_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE,
  constraint job_members_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff_profiles(user_id) ON DELETE CASCADE
);
CREATE INDEX job_members_staff_id_idx ON public.job_members USING btree (staff_id);
alter table public.job_members enable row level security;
create policy "recruiters can delete members of teams" on public.job_members for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can insert members of teams" on public.job_members for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "restricted jobs are hidden outside of their team" on public.job_members as restrictive for all to authenticated
  using ((NOT (job_id IN ( SELECT private.hidden_jobs() AS hidden_jobs))));
create policy "staff can read teams of jobs" on public.job_members for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.job_members FOR EACH ROW EXECUTE FUNCTION private.audit('job_id', 'staff_id');
CREATE TRIGGER forget_notifications AFTER DELETE ON public.job_members FOR EACH ROW EXECUTE FUNCTION private.forget_notifications_of_hidden_job();
CREATE TRIGGER tell_of_visibility AFTER INSERT OR DELETE ON public.job_members FOR EACH ROW EXECUTE FUNCTION private.tell_of_visibility();
grant all on public.job_members to service_role;
grant delete, select on public.job_members to authenticated;
grant insert (job_id, staff_id) on public.job_members to authenticated;

create table public.job_questions (
  id uuid default gen_random_uuid() not null,
  job_id uuid not null,
  "position" integer default 0 not null,
  kind public.question_kind default 'short_text'::public.question_kind not null,
  prompt public.localized_text not null,
  help public.localized_text default '{}'::jsonb not null,
  options jsonb default '[]'::jsonb not null,
  required boolean default false not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint job_questions_pkey PRIMARY KEY (id),
  constraint "choices offer options" CHECK (((kind = ANY (ARRAY['single_choice'::public.question_kind, 'multiple_choice'::public.question_kind])) = (options <> '[]'::jsonb))),
  constraint job_questions_help_check CHECK ((private.longest((help)::jsonb) <= 500)),
  constraint job_questions_options_check CHECK (private.options_fit(options)),
  constraint job_questions_prompt_check CHECK (((private.longest((prompt)::jsonb) >= 1) AND (private.longest((prompt)::jsonb) <= 300))),
  constraint job_questions_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE
);
CREATE INDEX job_questions_job_id_position_idx ON public.job_questions USING btree (job_id, "position");
alter table public.job_questions enable row level security;
create policy "anyone can read questions of published jobs" on public.job_questions for select to anon, authenticated
  using ((EXISTS ( SELECT
   FROM public.jobs
  WHERE ((jobs.id = job_questions.job_id) AND (jobs.state <> 'draft'::public.job_state)))));
create policy "editors can delete questions of drafts" on public.job_questions for delete to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role]) AS is_staff) AND (EXISTS ( SELECT
   FROM public.jobs
  WHERE ((jobs.id = job_questions.job_id) AND (jobs.state = 'draft'::public.job_state))))));
create policy "editors can insert questions of drafts" on public.job_questions for insert to authenticated
  with check ((( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role]) AS is_staff) AND (EXISTS ( SELECT
   FROM public.jobs
  WHERE ((jobs.id = job_questions.job_id) AND (jobs.state = 'draft'::public.job_state))))));
create policy "editors can update questions of drafts" on public.job_questions for update to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role]) AS is_staff) AND (EXISTS ( SELECT
   FROM public.jobs
  WHERE ((jobs.id = job_questions.job_id) AND (jobs.state = 'draft'::public.job_state))))));
create policy "recruiters can delete questions" on public.job_questions for delete to api_token, authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can insert questions" on public.job_questions for insert to api_token, authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can update questions" on public.job_questions for update to api_token, authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "restricted jobs are hidden outside of their team" on public.job_questions as restrictive for all to api_token, authenticated
  using ((NOT (job_id IN ( SELECT private.hidden_jobs() AS hidden_jobs))));
create policy "staff can read questions" on public.job_questions for select to api_token, authenticated
  using (( SELECT private.is_staff() AS is_staff));
create policy "tokens need a scope to delete" on public.job_questions as restrictive for delete to api_token
  using (( SELECT private.require_scope('jobs:write'::public.api_scope) AS require_scope));
create policy "tokens need a scope to insert" on public.job_questions as restrictive for insert to api_token
  with check (( SELECT private.require_scope('jobs:write'::public.api_scope) AS require_scope));
create policy "tokens need a scope to select" on public.job_questions as restrictive for select to api_token
  using (( SELECT private.require_scope('jobs:read'::public.api_scope) AS require_scope));
create policy "tokens need a scope to update" on public.job_questions as restrictive for update to api_token
  using (( SELECT private.require_scope('jobs:write'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.job_questions FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON public.job_questions FOR EACH ROW EXECUTE FUNCTION private.notify_content();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.job_questions FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.job_questions to service_role;
grant delete, select on public.job_questions to api_token, authenticated;
grant select on public.job_questions to anon;
grant insert (id, job_id) on public.job_questions to api_token;
grant insert (id, job_id) on public.job_questions to authenticated;
grant insert, update ("position", kind, prompt, help, options, required) on public.job_questions to api_token;
grant insert, update ("position", kind, prompt, help, options, required) on public.job_questions to authenticated;
comment on table public.job_questions is 'Screening questions of a job.';

create table public.job_redirects (
  slug public.slug not null,
  job_id uuid not null,
  created_at timestamp with time zone default now() not null,
  constraint job_redirects_pkey PRIMARY KEY (slug),
  constraint job_redirects_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE
);
CREATE INDEX job_redirects_job_id_idx ON public.job_redirects USING btree (job_id);
alter table public.job_redirects enable row level security;
create policy "anyone can read redirects of published jobs" on public.job_redirects for select to anon, authenticated
  using ((EXISTS ( SELECT
   FROM public.jobs
  WHERE (jobs.id = job_redirects.job_id))));
create policy "restricted jobs are hidden outside of their team" on public.job_redirects as restrictive for all to authenticated
  using ((NOT (job_id IN ( SELECT private.hidden_jobs() AS hidden_jobs))));
grant all on public.job_redirects to service_role;
grant select on public.job_redirects to anon, authenticated;

create table public.job_salaries (
  job_id uuid not null,
  minimum integer not null,
  maximum integer not null,
  currency public.currency default 'SEK'::public.currency not null,
  period public.pay_period default 'month'::public.pay_period not null,
  is_shown boolean default true not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint job_salaries_pkey PRIMARY KEY (job_id),
  constraint "a salary range goes upwards" CHECK ((maximum >= minimum)),
  constraint job_salaries_maximum_check CHECK ((maximum > 0)),
  constraint job_salaries_minimum_check CHECK ((minimum > 0)),
  constraint job_salaries_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE
);
alter table public.job_salaries enable row level security;
create policy "anyone can read shown salaries" on public.job_salaries for select to anon, authenticated
  using ((is_shown AND (EXISTS ( SELECT
   FROM public.jobs
  WHERE ((jobs.id = job_salaries.job_id) AND (jobs.state <> 'draft'::public.job_state))))));
create policy "editors can delete salaries of drafts" on public.job_salaries for delete to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role]) AS is_staff) AND (EXISTS ( SELECT
   FROM public.jobs
  WHERE ((jobs.id = job_salaries.job_id) AND (jobs.state = 'draft'::public.job_state))))));
create policy "editors can insert salaries of drafts" on public.job_salaries for insert to authenticated
  with check ((( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role]) AS is_staff) AND (EXISTS ( SELECT
   FROM public.jobs
  WHERE ((jobs.id = job_salaries.job_id) AND (jobs.state = 'draft'::public.job_state))))));
create policy "editors can update salaries of drafts" on public.job_salaries for update to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role]) AS is_staff) AND (EXISTS ( SELECT
   FROM public.jobs
  WHERE ((jobs.id = job_salaries.job_id) AND (jobs.state = 'draft'::public.job_state))))));
create policy "recruiters can delete salaries" on public.job_salaries for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can insert salaries" on public.job_salaries for insert to api_token, authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can update salaries" on public.job_salaries for update to api_token, authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "restricted jobs are hidden outside of their team" on public.job_salaries as restrictive for all to api_token, authenticated
  using ((NOT (job_id IN ( SELECT private.hidden_jobs() AS hidden_jobs))));
create policy "staff can read salaries" on public.job_salaries for select to api_token, authenticated
  using (( SELECT private.is_staff() AS is_staff));
create policy "tokens need a scope to insert" on public.job_salaries as restrictive for insert to api_token
  with check (( SELECT private.require_scope('jobs:write'::public.api_scope) AS require_scope));
create policy "tokens need a scope to select" on public.job_salaries as restrictive for select to api_token
  using (( SELECT private.require_scope('jobs:read'::public.api_scope) AS require_scope));
create policy "tokens need a scope to update" on public.job_salaries as restrictive for update to api_token
  using (( SELECT private.require_scope('jobs:write'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.job_salaries FOR EACH ROW EXECUTE FUNCTION private.audit('job_id');
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON public.job_salaries FOR EACH ROW EXECUTE FUNCTION private.notify_content();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.job_salaries FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.job_salaries to service_role;
grant delete, select on public.job_salaries to authenticated;
grant select on public.job_salaries to anon, api_token;
grant insert (job_id) on public.job_salaries to api_token;
grant insert (job_id) on public.job_salaries to authenticated;
grant insert, update (minimum, maximum, currency, period, is_shown) on public.job_salaries to api_token;
grant insert, update (minimum, maximum, currency, period, is_shown) on public.job_salaries to authenticated;
comment on table public.job_salaries is 'The salary range of a job.';

create table public.job_staff (
  job_id uuid not null,
  owner_id uuid,
  updated_by uuid,
  stage_template_id uuid,
  is_restricted boolean default false not null,
  constraint job_staff_pkey PRIMARY KEY (job_id),
  constraint job_staff_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE,
  constraint job_staff_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint job_staff_stage_template_id_fkey FOREIGN KEY (stage_template_id) REFERENCES public.stage_templates(id),
  constraint job_staff_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL
);
CREATE INDEX job_staff_owner_id_idx ON public.job_staff USING btree (owner_id);
CREATE INDEX job_staff_restricted_idx ON public.job_staff USING btree (job_id) WHERE is_restricted;
CREATE INDEX job_staff_stage_template_id_idx ON public.job_staff USING btree (stage_template_id) WHERE (stage_template_id IS NOT NULL);
CREATE INDEX job_staff_updated_by_idx ON public.job_staff USING btree (updated_by);
alter table public.job_staff enable row level security;
create policy "editors can update owners of drafts" on public.job_staff for update to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role]) AS is_staff) AND (EXISTS ( SELECT
   FROM public.jobs job
  WHERE ((job.id = job_staff.job_id) AND (job.state = 'draft'::public.job_state))))));
create policy "recruiters can update owners of jobs" on public.job_staff for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "restricted jobs are hidden outside of their team" on public.job_staff as restrictive for all to api_token, authenticated
  using ((NOT (job_id IN ( SELECT private.hidden_jobs() AS hidden_jobs))));
create policy "staff can read who works on jobs" on public.job_staff for select to api_token, authenticated
  using (( SELECT private.is_staff() AS is_staff));
create policy "tokens need a scope to select" on public.job_staff as restrictive for select to api_token
  using (( SELECT private.require_scope('jobs:read'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER UPDATE OF owner_id, stage_template_id, is_restricted ON public.job_staff FOR EACH ROW WHEN (((old.owner_id IS DISTINCT FROM new.owner_id) OR (old.stage_template_id IS DISTINCT FROM new.stage_template_id) OR (old.is_restricted <> new.is_restricted))) EXECUTE FUNCTION private.audit('job_id');
CREATE TRIGGER check_stage_template BEFORE UPDATE OF stage_template_id ON public.job_staff FOR EACH ROW WHEN (((new.stage_template_id IS NOT NULL) AND (old.stage_template_id IS DISTINCT FROM new.stage_template_id))) EXECUTE FUNCTION private.check_stage_template();
CREATE TRIGGER choose_stage_template BEFORE INSERT ON public.job_staff FOR EACH ROW WHEN ((new.stage_template_id IS NULL)) EXECUTE FUNCTION private.choose_stage_template();
CREATE TRIGGER count_client AFTER UPDATE OF is_restricted ON public.job_staff FOR EACH ROW WHEN ((old.is_restricted <> new.is_restricted)) EXECUTE FUNCTION private.count_client_of_link();
CREATE TRIGGER forget_notifications AFTER UPDATE OF owner_id, is_restricted ON public.job_staff FOR EACH ROW WHEN ((new.is_restricted AND ((NOT old.is_restricted) OR (old.owner_id IS DISTINCT FROM new.owner_id)))) EXECUTE FUNCTION private.forget_notifications_of_hidden_job();
CREATE TRIGGER index_people AFTER UPDATE OF is_restricted ON public.job_staff FOR EACH ROW WHEN ((old.is_restricted <> new.is_restricted)) EXECUTE FUNCTION private.index_people_of_job();
CREATE TRIGGER notify_recruiter AFTER UPDATE OF owner_id ON public.job_staff FOR EACH ROW WHEN ((old.owner_id IS DISTINCT FROM new.owner_id)) EXECUTE FUNCTION private.notify_recruiter();
CREATE TRIGGER place_in_template AFTER UPDATE OF stage_template_id ON public.job_staff FOR EACH ROW WHEN ((old.stage_template_id IS DISTINCT FROM new.stage_template_id)) EXECUTE FUNCTION private.place_in_template();
CREATE TRIGGER tell_of_visibility AFTER UPDATE OF owner_id, is_restricted ON public.job_staff FOR EACH ROW WHEN (((old.is_restricted <> new.is_restricted) OR (new.is_restricted AND (old.owner_id IS DISTINCT FROM new.owner_id)))) EXECUTE FUNCTION private.tell_of_visibility();
CREATE TRIGGER tell_portal AFTER UPDATE OF owner_id ON public.job_staff FOR EACH ROW WHEN ((old.owner_id IS DISTINCT FROM new.owner_id)) EXECUTE FUNCTION private.tell_portal_of_rows();
CREATE TRIGGER tell_portal_of_restriction AFTER UPDATE OF is_restricted ON public.job_staff FOR EACH ROW WHEN ((old.is_restricted <> new.is_restricted)) EXECUTE FUNCTION private.tell_portal_of_rows();
grant all on public.job_staff to service_role;
grant select on public.job_staff to api_token, authenticated;
grant update (owner_id, stage_template_id) on public.job_staff to authenticated;
comment on table public.job_staff is 'Who owns a job, who last changed it, the template of its stages, and whether only its team sees it.';

create table public.jobs (
  id uuid default gen_random_uuid() not null,
  slug public.slug not null,
  kind public.job_kind default 'client'::public.job_kind not null,
  is_fixed boolean default false not null,
  client_id uuid,
  field public.job_field not null,
  location text default 'Stockholm'::text not null,
  country text default 'SE'::text not null,
  remote public.job_remote default 'hybrid'::public.job_remote not null,
  employment_type public.employment_type default 'full_time'::public.employment_type not null,
  seniority public.seniority default 'mid'::public.seniority not null,
  title public.localized_text not null,
  summary public.localized_text default '{}'::jsonb not null,
  description public.localized_document default '{}'::jsonb not null,
  requirements public.localized_document default '{}'::jsonb not null,
  process public.localized_document default '{}'::jsonb not null,
  state public.job_state default 'draft'::public.job_state not null,
  opens_at timestamp with time zone,
  closes_at timestamp with time zone,
  published_at timestamp with time zone,
  closed_at timestamp with time zone,
  version integer default 1 not null,
  missing text[] generated always as (((((private.name_missing('title'::text, public.localized_missing(title)) || private.name_missing('summary'::text, public.localized_missing(summary))) || private.name_missing('description'::text, public.document_missing(description))) || private.name_missing('requirements'::text, public.document_missing(requirements))) || private.name_missing('process'::text, public.document_missing(process)))) stored not null,
  search_en tsvector generated always as (((setweight(to_tsvector('english'::regconfig, COALESCE(((title)::jsonb ->> 'en'::text), ''::text)), 'A'::"char") || setweight(to_tsvector('english'::regconfig, ((COALESCE(((summary)::jsonb ->> 'en'::text), ''::text) || ' '::text) || location)), 'B'::"char")) || setweight(to_tsvector('english'::regconfig, ((private.document_text(((description)::jsonb -> 'en'::text)) || ' '::text) || private.document_text(((requirements)::jsonb -> 'en'::text)))), 'C'::"char"))) stored,
  search_sv tsvector generated always as (((setweight(to_tsvector('swedish'::regconfig, COALESCE(((title)::jsonb ->> 'sv'::text), ''::text)), 'A'::"char") || setweight(to_tsvector('swedish'::regconfig, ((COALESCE(((summary)::jsonb ->> 'sv'::text), ''::text) || ' '::text) || location)), 'B'::"char")) || setweight(to_tsvector('swedish'::regconfig, ((private.document_text(((description)::jsonb -> 'sv'::text)) || ' '::text) || private.document_text(((requirements)::jsonb -> 'sv'::text)))), 'C'::"char"))) stored,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  benefits public.job_benefit[] default '{}'::public.job_benefit[] not null,
  channels public.job_channel[] default '{indeed,linkedin,platsbanken,feed,embed}'::public.job_channel[] not null,
  constraint jobs_pkey PRIMARY KEY (id),
  constraint jobs_id_client_id_key UNIQUE (id, client_id),
  constraint jobs_slug_key UNIQUE (slug),
  constraint "a job closes after it opens" CHECK ((closes_at > opens_at)),
  constraint "a published client job names its client" CHECK (((state = 'draft'::public.job_state) OR (kind = 'internal'::public.job_kind) OR (client_id IS NOT NULL))),
  constraint "a published job has a title" CHECK (((state = 'draft'::public.job_state) OR (cardinality(public.localized_missing(title)) < 2))),
  constraint "a published title is written in letters" CHECK (((state = 'draft'::public.job_state) OR ((btrim(COALESCE(((title)::jsonb ->> 'en'::text), ''::text)) !~ '^[^[:alpha:]]+$'::text) AND (btrim(COALESCE(((title)::jsonb ->> 'sv'::text), ''::text)) !~ '^[^[:alpha:]]+$'::text)))),
  constraint jobs_benefits_check CHECK ((cardinality(benefits) <= 12)),
  constraint jobs_channels_check CHECK ((cardinality(channels) <= 5)),
  constraint jobs_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint jobs_location_check CHECK (((length(location) >= 1) AND (length(location) <= 120))),
  constraint jobs_summary_check CHECK ((private.longest((summary)::jsonb) <= 600)),
  constraint jobs_title_check CHECK ((private.longest((title)::jsonb) <= 160)),
  constraint jobs_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE RESTRICT
);
CREATE INDEX jobs_client_id_idx ON public.jobs USING btree (client_id);
CREATE INDEX jobs_client_id_idx1 ON public.jobs USING btree (client_id) WHERE ((state = 'open'::public.job_state) AND (kind = 'client'::public.job_kind));
CREATE INDEX jobs_closes_at_idx ON public.jobs USING btree (closes_at) WHERE (state = 'open'::public.job_state);
CREATE INDEX jobs_search_en_idx ON public.jobs USING gin (search_en);
CREATE INDEX jobs_search_sv_idx ON public.jobs USING gin (search_sv);
CREATE INDEX jobs_state_kind_published_at_id_idx ON public.jobs USING btree (state, kind, published_at DESC, id DESC);
CREATE INDEX jobs_updated_at_id_idx ON public.jobs USING btree (updated_at DESC, id DESC);
alter table public.jobs enable row level security;
create policy "anyone can read published jobs" on public.jobs for select to anon, authenticated
  using (((state <> 'draft'::public.job_state) AND ((opens_at IS NULL) OR (opens_at <= now()))));
create policy "editors can delete drafts of jobs" on public.jobs for delete to authenticated
  using (((state = 'draft'::public.job_state) AND ( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role]) AS is_staff)));
create policy "editors can insert drafts of jobs" on public.jobs for insert to authenticated
  with check (((state = 'draft'::public.job_state) AND (NOT is_fixed) AND ( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role]) AS is_staff)));
create policy "editors can update drafts of jobs" on public.jobs for update to authenticated
  using (((state = 'draft'::public.job_state) AND ( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role]) AS is_staff)));
create policy "recruiters can delete jobs" on public.jobs for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can insert jobs" on public.jobs for insert to api_token, authenticated
  with check (((NOT is_fixed) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
create policy "recruiters can update jobs" on public.jobs for update to api_token, authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "restricted jobs are hidden outside of their team" on public.jobs as restrictive for all to api_token, authenticated
  using ((NOT (id IN ( SELECT private.hidden_jobs() AS hidden_jobs))));
create policy "staff can read jobs" on public.jobs for select to api_token, authenticated
  using (( SELECT private.is_staff() AS is_staff));
create policy "tokens need a scope to insert" on public.jobs as restrictive for insert to api_token
  with check (( SELECT private.require_scope('jobs:write'::public.api_scope) AS require_scope));
create policy "tokens need a scope to select" on public.jobs as restrictive for select to api_token
  using (( SELECT private.require_scope('jobs:read'::public.api_scope) AS require_scope));
create policy "tokens need a scope to update" on public.jobs as restrictive for update to api_token
  using (( SELECT private.require_scope('jobs:write'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.jobs FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER bump_version BEFORE UPDATE ON public.jobs FOR EACH ROW EXECUTE FUNCTION private.bump_version();
CREATE TRIGGER cancel_mail AFTER UPDATE OF state ON public.jobs FOR EACH ROW WHEN (((old.state = 'open'::public.job_state) <> (new.state = 'open'::public.job_state))) EXECUTE FUNCTION private.cancel_mail_of_job();
CREATE TRIGGER check_plan_limit BEFORE UPDATE OF state, kind, client_id ON public.jobs FOR EACH ROW WHEN (((new.state = 'open'::public.job_state) AND (new.kind = 'client'::public.job_kind) AND (new.client_id IS NOT NULL) AND (((old.state IS DISTINCT FROM new.state) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.client_id IS DISTINCT FROM new.client_id)))) EXECUTE FUNCTION private.check_plan_limit();
CREATE TRIGGER check_plan_limit_of_new BEFORE INSERT ON public.jobs FOR EACH ROW WHEN (((new.state = 'open'::public.job_state) AND (new.kind = 'client'::public.job_kind) AND (new.client_id IS NOT NULL))) EXECUTE FUNCTION private.check_plan_limit();
CREATE TRIGGER count_client AFTER INSERT OR DELETE ON public.jobs FOR EACH ROW EXECUTE FUNCTION private.count_changed_client();
CREATE TRIGGER count_client_of_changed AFTER UPDATE OF state, kind, client_id ON public.jobs FOR EACH ROW WHEN ((((old.state IS DISTINCT FROM new.state) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.client_id IS DISTINCT FROM new.client_id))) EXECUTE FUNCTION private.count_changed_client();
CREATE TRIGGER end_approvals AFTER UPDATE OF state, client_id, kind ON public.jobs FOR EACH ROW WHEN ((((old.state IS DISTINCT FROM new.state) OR (old.client_id IS DISTINCT FROM new.client_id)) OR (old.kind IS DISTINCT FROM new.kind))) EXECUTE FUNCTION private.end_approvals();
CREATE TRIGGER forget_contacts BEFORE UPDATE OF client_id ON public.jobs FOR EACH ROW WHEN ((old.client_id IS DISTINCT FROM new.client_id)) EXECUTE FUNCTION private.forget_contacts_of_job();
CREATE TRIGGER keep_client_of_shortlists BEFORE UPDATE OF client_id, kind ON public.jobs FOR EACH ROW WHEN (((old.kind <> new.kind) OR ((old.client_id IS NOT NULL) AND (old.client_id IS DISTINCT FROM new.client_id)))) EXECUTE FUNCTION private.keep_client_of_shortlists();
CREATE TRIGGER log_client_search AFTER UPDATE OF state ON public.jobs FOR EACH ROW WHEN (((new.kind = 'client'::public.job_kind) AND ((old.state = 'open'::public.job_state) <> (new.state = 'open'::public.job_state)))) EXECUTE FUNCTION private.log_client_search();
CREATE TRIGGER log_client_search_of_new AFTER INSERT ON public.jobs FOR EACH ROW WHEN (((new.state = 'open'::public.job_state) AND (new.kind = 'client'::public.job_kind))) EXECUTE FUNCTION private.log_client_search();
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON public.jobs FOR EACH ROW EXECUTE FUNCTION private.notify_content();
CREATE TRIGGER protect_fixed_jobs BEFORE DELETE OR UPDATE ON public.jobs FOR EACH ROW EXECUTE FUNCTION private.protect_fixed_jobs();
CREATE TRIGGER protect_published_jobs BEFORE DELETE ON public.jobs FOR EACH ROW WHEN ((old.state <> 'draft'::public.job_state)) EXECUTE FUNCTION private.protect_published_jobs();
CREATE TRIGGER queue_job_alerts_of_new AFTER INSERT ON public.jobs FOR EACH ROW WHEN ((new.state = 'open'::public.job_state)) EXECUTE FUNCTION private.queue_job_alerts();
CREATE TRIGGER queue_job_alerts_of_opened AFTER UPDATE OF state ON public.jobs FOR EACH ROW WHEN (((new.state = 'open'::public.job_state) AND (old.state = 'draft'::public.job_state))) EXECUTE FUNCTION private.queue_job_alerts();
CREATE TRIGGER record_job_editor AFTER INSERT OR UPDATE ON public.jobs FOR EACH ROW EXECUTE FUNCTION private.record_job_editor();
CREATE TRIGGER redirect_job AFTER INSERT OR UPDATE OF slug, state ON public.jobs FOR EACH ROW EXECUTE FUNCTION private.redirect_job();
CREATE TRIGGER require_safe_links BEFORE INSERT OR UPDATE OF description, requirements, process ON public.jobs FOR EACH ROW EXECUTE FUNCTION private.require_safe_links('description', 'requirements', 'process');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.jobs FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER stamp_job_state BEFORE INSERT OR UPDATE OF state ON public.jobs FOR EACH ROW EXECUTE FUNCTION private.stamp_job_state();
CREATE TRIGGER tell_portal AFTER UPDATE OF state, title, location, client_id, kind ON public.jobs FOR EACH ROW WHEN ((((((old.state IS DISTINCT FROM new.state) OR ((old.title)::jsonb IS DISTINCT FROM (new.title)::jsonb)) OR (old.location IS DISTINCT FROM new.location)) OR (old.client_id IS DISTINCT FROM new.client_id)) OR (old.kind IS DISTINCT FROM new.kind))) EXECUTE FUNCTION private.tell_portal_of_search();
CREATE TRIGGER tell_portal_of_new AFTER INSERT ON public.jobs FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION private.tell_portal_of_search();
CREATE TRIGGER tell_webhooks AFTER INSERT OR DELETE OR UPDATE ON public.jobs FOR EACH ROW EXECUTE FUNCTION private.tell_webhooks_of_row('job', 'id slug kind state client_id field location country remote employment_type seniority opens_at closes_at published_at closed_at', 'title summary description requirements process benefits channels');
grant all on public.jobs to service_role;
grant delete, select on public.jobs to authenticated;
grant select on public.jobs to anon, api_token;
grant insert, select, update (benefits, channels) on public.jobs to authenticated;
grant insert, update (slug, kind, client_id, field, location, country, remote, employment_type, seniority, title, summary, description, requirements, process, state, opens_at, closes_at) on public.jobs to authenticated;
grant insert, update (slug, kind, client_id, field, location, country, remote, employment_type, seniority, title, summary, description, requirements, process, state, opens_at, closes_at, benefits, channels) on public.jobs to api_token;
grant select (id, slug, kind, is_fixed, client_id, field, location, country, remote, employment_type, seniority, title, summary, description, requirements, process, state, opens_at, closes_at, published_at, closed_at, search_en, search_sv, created_at, updated_at, benefits, channels) on public.jobs to anon;
comment on table public.jobs is 'Jobs, drafts included. Texts have an English and a Swedish version.';

create table public.legal_holds (
  person_id uuid not null,
  reason text not null,
  constraint legal_holds_pkey PRIMARY KEY (person_id),
  constraint legal_holds_reason_check CHECK ((length(reason) <= 500)),
  constraint legal_holds_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE
);
alter table public.legal_holds enable row level security;
create policy "recruiters can read legal holds" on public.legal_holds for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.legal_holds FOR EACH ROW EXECUTE FUNCTION private.audit('person_id');
grant all on public.legal_holds to service_role;
grant select on public.legal_holds to authenticated;

create table public.message_templates (
  id uuid default gen_random_uuid() not null,
  owner_id uuid default auth.uid(),
  is_shared boolean default false not null,
  name text not null,
  subject jsonb default '{}'::jsonb not null,
  body jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint message_templates_pkey PRIMARY KEY (id),
  constraint "a template has a text" CHECK ((COALESCE((jsonb_typeof((body -> 'en'::text)) = 'object'::text), false) OR COALESCE((jsonb_typeof((body -> 'sv'::text)) = 'object'::text), false))),
  constraint "a template of nobody is shared" CHECK ((is_shared OR (owner_id IS NOT NULL))),
  constraint message_templates_body_check CHECK (private.is_message_text(body, 65536)),
  constraint message_templates_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 80))),
  constraint message_templates_subject_check CHECK (private.is_message_text(subject, 8192)),
  constraint message_templates_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL
);
CREATE INDEX message_templates_owner_id_idx ON public.message_templates USING btree (owner_id) WHERE (owner_id IS NOT NULL);
alter table public.message_templates enable row level security;
create policy "admins can delete shared templates" on public.message_templates for delete to authenticated
  using ((is_shared AND ( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff)));
create policy "admins can update shared templates" on public.message_templates for update to authenticated
  using ((is_shared AND ( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff)));
create policy "recruiters can delete their own templates" on public.message_templates for delete to authenticated
  using (((owner_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
create policy "recruiters can insert their own templates" on public.message_templates for insert to authenticated
  with check (((owner_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
create policy "recruiters can read their own and shared templates" on public.message_templates for select to authenticated
  using (((is_shared OR (owner_id = ( SELECT auth.uid() AS uid))) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
create policy "recruiters can update their own templates" on public.message_templates for update to authenticated
  using (((owner_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.message_templates FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.message_templates FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.message_templates to service_role;
grant delete, select on public.message_templates to authenticated;
grant insert, update (is_shared, name, subject, body) on public.message_templates to authenticated;
comment on table public.message_templates is 'Own and shared templates of staff, with variables as nodes of the editor.';

create table public.notifications (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  kind text not null,
  actor_id uuid,
  application_id uuid,
  data jsonb default '{}'::jsonb not null,
  read_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  client_id uuid,
  approval_id uuid,
  task_id uuid,
  conversation_id uuid,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_data_check CHECK (((jsonb_typeof(data) = 'object'::text) AND (pg_column_size(data) <= 4096))),
  constraint notifications_kind_check CHECK ((kind ~ '^[a-z_]{1,40}$'::text)),
  constraint notifications_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint notifications_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE,
  constraint notifications_approval_id_fkey FOREIGN KEY (approval_id) REFERENCES public.job_approvals(id) ON DELETE CASCADE,
  constraint notifications_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE,
  constraint notifications_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES public.conversations(id) ON DELETE CASCADE,
  constraint notifications_task_id_fkey FOREIGN KEY (task_id) REFERENCES public.tasks(id) ON DELETE CASCADE,
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.staff_profiles(user_id) ON DELETE CASCADE
);
CREATE INDEX notifications_actor_id_idx ON public.notifications USING btree (actor_id);
CREATE INDEX notifications_application_id_idx ON public.notifications USING btree (application_id);
CREATE INDEX notifications_approval_id_idx ON public.notifications USING btree (approval_id) WHERE (approval_id IS NOT NULL);
CREATE INDEX notifications_client_id_idx ON public.notifications USING btree (client_id);
CREATE INDEX notifications_conversation_id_idx ON public.notifications USING btree (conversation_id) WHERE (conversation_id IS NOT NULL);
CREATE INDEX notifications_task_id_idx ON public.notifications USING btree (task_id) WHERE (task_id IS NOT NULL);
CREATE INDEX notifications_user_id_created_at_id_idx ON public.notifications USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX notifications_user_id_idx ON public.notifications USING btree (user_id) WHERE (read_at IS NULL);
alter table public.notifications enable row level security;
create policy "notifications of hidden conversations are hidden" on public.notifications as restrictive for select to authenticated
  using (((conversation_id IS NULL) OR (EXISTS ( SELECT
   FROM public.conversations conversation
  WHERE (conversation.id = notifications.conversation_id)))));
create policy "notifications of hidden tasks are hidden" on public.notifications as restrictive for select to authenticated
  using (((task_id IS NULL) OR (EXISTS ( SELECT
   FROM public.tasks task
  WHERE (task.id = notifications.task_id)))));
create policy "restricted jobs are hidden outside of their team" on public.notifications as restrictive for select to authenticated
  using (((approval_id IS NULL) OR (approval_id IN ( SELECT job_approvals.id
   FROM public.job_approvals))));
create policy "staff can delete their own notifications" on public.notifications for delete to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff() AS is_staff)));
create policy "staff can read their own notifications" on public.notifications for select to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff() AS is_staff) AND ((application_id IS NULL) OR (NOT (application_id IN ( SELECT private.hidden_applications() AS applications_awaiting_erasure))))));
create policy "staff can update their own notifications" on public.notifications for update to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff() AS is_staff)));
CREATE TRIGGER queue_chat_messages AFTER INSERT ON public.notifications FOR EACH ROW EXECUTE FUNCTION private.queue_chat_messages();
CREATE TRIGGER skip_notification_of_hidden_job BEFORE INSERT ON public.notifications FOR EACH ROW EXECUTE FUNCTION private.skip_notification_of_hidden_job();
grant all on public.notifications to service_role;
grant delete, select on public.notifications to authenticated;
grant update (read_at) on public.notifications to authenticated;

create table public.open_positions (
  id uuid default gen_random_uuid() not null,
  title public.localized_text not null,
  body public.localized_text default '{}'::jsonb not null,
  facts public.localized_text default '{}'::jsonb not null,
  job_slug text,
  "position" integer default 0 not null,
  state public.website_state default 'draft'::public.website_state not null,
  version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint open_positions_pkey PRIMARY KEY (id),
  constraint "a published position has a text" CHECK (((state <> 'published'::public.website_state) OR (cardinality(public.localized_missing(body)) < 2))),
  constraint open_positions_body_check CHECK ((private.longest((body)::jsonb) <= 600)),
  constraint open_positions_facts_check CHECK ((private.longest((facts)::jsonb) <= 400)),
  constraint open_positions_job_slug_check CHECK (((length(job_slug) <= 120) AND (job_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))),
  constraint open_positions_title_check CHECK (((cardinality(public.localized_missing(title)) < 2) AND (private.longest((title)::jsonb) <= 120)))
);
CREATE INDEX open_positions_position_id_idx ON public.open_positions USING btree ("position", id);
alter table public.open_positions enable row level security;
create policy "anyone can read published open positions" on public.open_positions for select to anon, authenticated
  using ((state = 'published'::public.website_state));
create policy "editors can delete open positions" on public.open_positions for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "editors can insert open positions" on public.open_positions for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "editors can update open positions" on public.open_positions for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "staff can read open positions" on public.open_positions for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.open_positions FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER bump_version BEFORE UPDATE OF title, body, facts, job_slug, state ON public.open_positions FOR EACH ROW EXECUTE FUNCTION private.bump_version();
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON public.open_positions FOR EACH ROW EXECUTE FUNCTION private.notify_content();
CREATE TRIGGER record_website_version AFTER INSERT OR DELETE OR UPDATE OF title, body, facts, job_slug, state ON public.open_positions FOR EACH ROW EXECUTE FUNCTION private.record_website_version();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.open_positions FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.open_positions to service_role;
grant delete, select on public.open_positions to authenticated;
grant select on public.open_positions to anon;
grant insert, update (title, body, facts, job_slug, "position", state) on public.open_positions to authenticated;

create table public.outbox (
  id uuid default gen_random_uuid() not null,
  cause text not null,
  message_id text default (gen_random_uuid())::text not null,
  template_key text not null,
  person_id uuid,
  application_id uuid,
  to_email public.email_address not null,
  to_name text,
  reply_to public.email_address,
  language public.language not null,
  variables jsonb default '{}'::jsonb not null,
  subject text,
  html text,
  body_text text,
  state public.mail_state default 'queued'::public.mail_state not null,
  send_after timestamp with time zone default now() not null,
  attempts smallint default 0 not null,
  last_error text,
  sent_at timestamp with time zone,
  is_answer boolean default false not null,
  concerns_account boolean default false not null,
  created_by uuid default auth.uid(),
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  links jsonb default '{}'::jsonb not null,
  stage public.application_stage,
  job_id uuid,
  ended jsonb,
  caused_by_visitor boolean default false not null,
  client_id uuid,
  invoice_id uuid,
  concerns_billing boolean default false not null,
  interview_id uuid,
  calendar text,
  conversation_id uuid,
  in_reply_to text,
  body jsonb,
  constraint outbox_pkey PRIMARY KEY (id),
  constraint outbox_cause_key UNIQUE (cause),
  constraint outbox_message_id_key UNIQUE (message_id),
  constraint outbox_attempts_check CHECK ((attempts >= 0)),
  constraint outbox_body_check CHECK (((jsonb_typeof(body) = 'object'::text) AND (pg_column_size(body) <= 65536))),
  constraint outbox_body_text_check CHECK ((length(body_text) <= 100000)),
  constraint outbox_calendar_check CHECK ((length(calendar) <= 20000)),
  constraint outbox_cause_check CHECK (((length(cause) >= 3) AND (length(cause) <= 200))),
  constraint outbox_ended_check CHECK (((jsonb_typeof(ended) = 'object'::text) AND (pg_column_size(ended) <= 1024))),
  constraint outbox_html_check CHECK ((length(html) <= 200000)),
  constraint outbox_in_reply_to_check CHECK ((length(in_reply_to) <= 200)),
  constraint outbox_last_error_check CHECK ((length(last_error) <= 2000)),
  constraint outbox_links_check CHECK (((jsonb_typeof(links) = 'object'::text) AND (pg_column_size(links) <= 2048))),
  constraint outbox_message_id_check CHECK ((length(message_id) <= 200)),
  constraint outbox_subject_check CHECK ((length(subject) <= 300)),
  constraint outbox_to_name_check CHECK ((length(to_name) <= 200)),
  constraint outbox_variables_check CHECK (((jsonb_typeof(variables) = 'object'::text) AND (pg_column_size(variables) <= 65536))),
  constraint outbox_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE SET NULL,
  constraint outbox_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE SET NULL,
  constraint outbox_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES public.conversations(id) ON DELETE SET NULL,
  constraint outbox_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES public.interviews(id) ON DELETE CASCADE,
  constraint outbox_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES public.invoices(id) ON DELETE SET NULL,
  constraint outbox_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE SET NULL,
  constraint outbox_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE SET NULL,
  constraint outbox_template_key_fkey FOREIGN KEY (template_key) REFERENCES public.email_templates(key) ON UPDATE CASCADE ON DELETE RESTRICT
);
CREATE INDEX outbox_application_id_idx ON public.outbox USING btree (application_id);
CREATE INDEX outbox_client_id_created_at_idx ON public.outbox USING btree (client_id, created_at DESC) WHERE (client_id IS NOT NULL);
CREATE INDEX outbox_conversation_id_idx ON public.outbox USING btree (conversation_id) WHERE (conversation_id IS NOT NULL);
CREATE INDEX outbox_created_at_id_idx ON public.outbox USING btree (created_at DESC, id DESC);
CREATE INDEX outbox_interview_id_idx ON public.outbox USING btree (interview_id) WHERE (interview_id IS NOT NULL);
CREATE INDEX outbox_invoice_id_idx ON public.outbox USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX outbox_job_id_idx ON public.outbox USING btree (job_id) WHERE (job_id IS NOT NULL);
CREATE INDEX outbox_person_id_created_at_idx ON public.outbox USING btree (person_id, created_at DESC);
CREATE INDEX outbox_send_after_id_idx ON public.outbox USING btree (send_after, id) WHERE (state = 'queued'::public.mail_state);
CREATE INDEX outbox_send_after_id_idx1 ON public.outbox USING btree (send_after, id);
CREATE INDEX outbox_state_created_at_id_idx ON public.outbox USING btree (state, created_at DESC, id DESC);
CREATE INDEX outbox_template_key_idx ON public.outbox USING btree (template_key);
alter table public.outbox enable row level security;
create policy "admins can call back all mail" on public.outbox for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "admins can read all mail" on public.outbox for select to api_token, authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) AND ((person_id IS NULL) OR (template_key ~~ 'privacy\_%'::text) OR (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure))))));
create policy "mail about interviews of people awaiting erasure is hidden" on public.outbox as restrictive for select to authenticated
  using (((interview_id IS NULL) OR (interview_id IN ( SELECT interviews.id
   FROM public.interviews))));
create policy "recruiters can call back mail to people" on public.outbox for update to authenticated
  using (((NOT concerns_account) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role]) AS is_staff) AND ((NOT concerns_billing) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients)))));
create policy "recruiters can read mail to people" on public.outbox for select to authenticated
  using (((NOT concerns_account) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role]) AS is_staff) AND ((person_id IS NULL) OR (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))) AND ((NOT concerns_billing) OR (client_id IN ( SELECT private.owned_clients() AS owned_clients)))));
create policy "restricted jobs are hidden outside of their team" on public.outbox as restrictive for all to api_token, authenticated
  using ((((application_id IS NULL) OR (NOT (application_id IN ( SELECT private.applications_of_hidden_jobs() AS applications_of_hidden_jobs)))) AND ((job_id IS NULL) OR (NOT (job_id IN ( SELECT private.hidden_jobs() AS hidden_jobs)))) AND ((conversation_id IS NULL) OR (NOT (conversation_id IN ( SELECT private.conversations_of_hidden_jobs() AS conversations_of_hidden_jobs)))) AND (NOT (COALESCE((links #>> '{link,review_link_id}'::text[]), split_part(cause, ':'::text, 2)) IN ( SELECT private.shared_of_hidden_jobs() AS shared_of_hidden_jobs)))));
create policy "tokens cannot read mail about accounts or hidden interviews" on public.outbox as restrictive for select to api_token
  using (((NOT concerns_account) AND ((interview_id IS NULL) OR (NOT (interview_id IN ( SELECT private.hidden_interviews() AS interviews_awaiting_erasure))))));
create policy "tokens need a scope to select" on public.outbox as restrictive for select to api_token
  using (( SELECT private.require_scope('mail:read'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.outbox FOR EACH ROW WHEN ((auth.uid() IS NOT NULL)) EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER classify_mail BEFORE INSERT ON public.outbox FOR EACH ROW EXECUTE FUNCTION private.classify_mail();
CREATE TRIGGER count_client AFTER UPDATE OF state ON public.outbox FOR EACH ROW WHEN (((new.client_id IS NOT NULL) AND (new.state = 'sent'::public.mail_state))) EXECUTE FUNCTION private.count_changed_client();
CREATE TRIGGER follow_cancelled_mail AFTER UPDATE OF state ON public.outbox FOR EACH ROW WHEN (((new.conversation_id IS NOT NULL) AND ((old.state = 'cancelled'::public.mail_state) <> (new.state = 'cancelled'::public.mail_state)))) EXECUTE FUNCTION private.follow_cancelled_mail();
CREATE TRIGGER follow_renewal_mail AFTER UPDATE OF state ON public.outbox FOR EACH ROW WHEN (((new.template_key = 'candidate_renewal'::text) AND ((old.state = 'cancelled'::public.mail_state) <> (new.state = 'cancelled'::public.mail_state)))) EXECUTE FUNCTION private.follow_renewal_mail();
CREATE TRIGGER guard_outbox BEFORE UPDATE ON public.outbox FOR EACH ROW EXECUTE FUNCTION private.guard_outbox();
CREATE TRIGGER log_mail_event AFTER INSERT OR UPDATE OF state ON public.outbox FOR EACH ROW EXECUTE FUNCTION private.log_mail_event();
CREATE TRIGGER mask_erased_recipient BEFORE UPDATE OF state ON public.outbox FOR EACH ROW WHEN (((new.template_key = 'privacy_erasure_confirmed'::text) AND (new.state = 'sent'::public.mail_state))) EXECUTE FUNCTION private.mask_erased_recipient();
CREATE TRIGGER note_changed_person AFTER UPDATE OF conversation_id, subject ON public.outbox FOR EACH ROW WHEN ((new.conversation_id IS NOT NULL)) EXECUTE FUNCTION private.note_changed_person('conversation_id');
CREATE TRIGGER note_changed_person_of_new AFTER INSERT ON public.outbox FOR EACH ROW WHEN ((new.conversation_id IS NOT NULL)) EXECUTE FUNCTION private.note_changed_person('conversation_id');
CREATE TRIGGER queue_mail AFTER INSERT OR UPDATE OF state, send_after ON public.outbox FOR EACH ROW WHEN ((new.state = 'queued'::public.mail_state)) EXECUTE FUNCTION private.queue_mail();
CREATE TRIGGER remove_unsent AFTER DELETE ON public.outbox REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.queue_unsent_removal();
CREATE TRIGGER remove_unsent_cancelled AFTER UPDATE OF state ON public.outbox FOR EACH ROW WHEN (((old.state = 'kept'::public.mail_state) AND (new.state = 'cancelled'::public.mail_state))) EXECUTE FUNCTION private.queue_unsent_removal();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.outbox FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER skip_mail_awaiting_erasure BEFORE INSERT ON public.outbox FOR EACH ROW WHEN ((new.person_id IS NOT NULL)) EXECUTE FUNCTION private.skip_mail_awaiting_erasure();
CREATE TRIGGER tell_portal AFTER UPDATE OF state ON public.outbox FOR EACH ROW WHEN (((new.application_id IS NOT NULL) AND (new.stage = 'rejected'::public.application_stage) AND (old.state IS DISTINCT FROM new.state))) EXECUTE FUNCTION private.tell_portal_of_rejection();
CREATE TRIGGER tell_webhooks AFTER UPDATE OF state ON public.outbox FOR EACH ROW WHEN (((old.state IS DISTINCT FROM new.state) AND (new.state = ANY (ARRAY['sent'::public.mail_state, 'failed'::public.mail_state])) AND (NOT new.concerns_account))) EXECUTE FUNCTION private.tell_webhooks_of_mail();
grant all on public.outbox to service_role;
grant select on public.outbox to authenticated;
grant select (id, template_key, person_id, application_id, to_email, to_name, language, subject, state, send_after, sent_at, concerns_account, created_by, created_at, updated_at, job_id, client_id, invoice_id, concerns_billing, interview_id, conversation_id) on public.outbox to api_token;
grant update (state, send_after) on public.outbox to authenticated;
comment on table public.outbox is 'Mail that is waiting or was sent, without its content. Send with send-mail.';
comment on column public.outbox.job_id is 'The job whose state is the reason of the mail: it proposes the job, or the job was closed.';
comment on column public.outbox.caused_by_visitor is 'True for mail that a form of an unverified sender caused. It is delivered after other mail.';
comment on column public.outbox.client_id is 'The client whose contact gets the mail.';
comment on column public.outbox.concerns_billing is 'True for mail with an invoice or about the plan of a client. Only administrators and the owner of the client read it.';
comment on column public.outbox.calendar is 'The calendar entry of the mail (RFC 5545), whose method is in it.';
comment on column public.outbox.in_reply_to is 'Message-ID of the received mail that this one answers.';
comment on column public.outbox.body is 'Rich text that staff wrote, which replaces the text of the template.';

create table public.outbox_attachments (
  id uuid default gen_random_uuid() not null,
  mail_id uuid not null,
  bucket text not null,
  path text not null,
  file_name text not null,
  mime_type text not null,
  size_bytes bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint outbox_attachments_pkey PRIMARY KEY (id),
  constraint outbox_attachments_bucket_check CHECK ((length(bucket) <= 100)),
  constraint outbox_attachments_file_name_check CHECK ((((length(file_name) >= 1) AND (length(file_name) <= 255)) AND private.is_file_name(file_name))),
  constraint outbox_attachments_mime_type_check CHECK ((length(mime_type) <= 120)),
  constraint outbox_attachments_path_check CHECK (((length(path) >= 1) AND (length(path) <= 500))),
  constraint outbox_attachments_size_bytes_check CHECK (((size_bytes >= 1) AND (size_bytes <= 10485760))),
  constraint outbox_attachments_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES public.outbox(id) ON DELETE CASCADE
);
CREATE INDEX outbox_attachments_mail_id_idx ON public.outbox_attachments USING btree (mail_id);
alter table public.outbox_attachments enable row level security;
create policy "staff can read attachments of mail that they can read" on public.outbox_attachments for select to authenticated
  using ((mail_id IN ( SELECT outbox.id
   FROM public.outbox)));
grant all on public.outbox_attachments to service_role;
grant select on public.outbox_attachments to authenticated;

create table public.page_texts (
  id uuid default gen_random_uuid() not null,
  page text not null,
  title public.localized_text default '{}'::jsonb not null,
  lead public.localized_text default '{}'::jsonb not null,
  story_title public.localized_text default '{}'::jsonb not null,
  story public.localized_text default '{}'::jsonb not null,
  "position" integer default 0 not null,
  state public.website_state default 'draft'::public.website_state not null,
  version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint page_texts_pkey PRIMARY KEY (id),
  constraint page_texts_page_key UNIQUE (page),
  constraint page_texts_lead_check CHECK ((private.longest((lead)::jsonb) <= 400)),
  constraint page_texts_page_check CHECK ((page = ANY (ARRAY['home'::text, 'about'::text]))),
  constraint page_texts_story_check CHECK ((private.longest((story)::jsonb) <= 4000)),
  constraint page_texts_story_title_check CHECK ((private.longest((story_title)::jsonb) <= 120)),
  constraint page_texts_title_check CHECK ((private.longest((title)::jsonb) <= 120)),
  constraint "published texts have a title" CHECK (((state <> 'published'::public.website_state) OR (cardinality(public.localized_missing(title)) < 2)))
);
alter table public.page_texts enable row level security;
create policy "anyone can read published texts of pages" on public.page_texts for select to anon, authenticated
  using ((state = 'published'::public.website_state));
create policy "editors can update texts of pages" on public.page_texts for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "staff can read texts of pages" on public.page_texts for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.page_texts FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER bump_version BEFORE UPDATE OF title, lead, story_title, story, state ON public.page_texts FOR EACH ROW EXECUTE FUNCTION private.bump_version();
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON public.page_texts FOR EACH ROW EXECUTE FUNCTION private.notify_content();
CREATE TRIGGER record_website_version AFTER INSERT OR DELETE OR UPDATE OF title, lead, story_title, story, state ON public.page_texts FOR EACH ROW EXECUTE FUNCTION private.record_website_version();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.page_texts FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.page_texts to service_role;
grant select on public.page_texts to anon, authenticated;
grant update (title, lead, story_title, story, "position", state) on public.page_texts to authenticated;

create table public.pending_submissions (
  id uuid default gen_random_uuid() not null,
  person_id uuid not null,
  form text not null,
  job_id uuid,
  email public.email_address not null,
  language public.language not null,
  data jsonb not null,
  checked jsonb default '{}'::jsonb not null,
  cv_bucket text,
  cv_path text,
  cv_file_name text,
  cv_mime_type text,
  cv_size_bytes bigint,
  cv_sha256 text,
  token_hash text,
  submitted_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone default (now() + '30 days'::interval) not null,
  confirmed_at timestamp with time zone,
  mailed_to public.email_address,
  constraint pending_submissions_pkey PRIMARY KEY (id),
  constraint pending_submissions_token_hash_key UNIQUE (token_hash),
  constraint "a confirmed submission holds nothing any more" CHECK (((confirmed_at IS NULL) OR ((data = '{}'::jsonb) AND (checked = '{}'::jsonb) AND (cv_path IS NULL)))),
  constraint "a file has a place, a name and a size" CHECK ((num_nulls(cv_bucket, cv_path, cv_file_name, cv_mime_type, cv_size_bytes, cv_sha256) = ANY (ARRAY[0, 6]))),
  constraint "a file name has no control characters" CHECK (private.is_file_name(cv_file_name)),
  constraint pending_submissions_checked_check CHECK (((jsonb_typeof(checked) = 'object'::text) AND (pg_column_size(checked) <= 2097152))),
  constraint pending_submissions_cv_bucket_check CHECK ((length(cv_bucket) <= 100)),
  constraint pending_submissions_cv_file_name_check CHECK (((length(cv_file_name) >= 1) AND (length(cv_file_name) <= 255))),
  constraint pending_submissions_cv_mime_type_check CHECK ((length(cv_mime_type) <= 120)),
  constraint pending_submissions_cv_path_check CHECK (((length(cv_path) >= 1) AND (length(cv_path) <= 500))),
  constraint pending_submissions_cv_sha256_check CHECK ((cv_sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint pending_submissions_cv_size_bytes_check CHECK (((cv_size_bytes >= 1) AND (cv_size_bytes <= 10485760))),
  constraint pending_submissions_data_check CHECK (((jsonb_typeof(data) = 'object'::text) AND (pg_column_size(data) <= 262144))),
  constraint pending_submissions_form_check CHECK ((form ~ '^[a-z-]{1,40}$'::text)),
  constraint pending_submissions_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint pending_submissions_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE,
  constraint pending_submissions_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX pending_submissions_cv_bucket_cv_path_idx ON public.pending_submissions USING btree (cv_bucket, cv_path) WHERE (cv_path IS NOT NULL);
CREATE INDEX pending_submissions_expires_at_idx ON public.pending_submissions USING btree (expires_at);
CREATE INDEX pending_submissions_job_id_idx ON public.pending_submissions USING btree (job_id) WHERE (job_id IS NOT NULL);
CREATE INDEX pending_submissions_person_id_idx ON public.pending_submissions USING btree (person_id) WHERE ((form = 'join-newsletter'::text) AND (confirmed_at IS NULL));
CREATE INDEX pending_submissions_person_id_submitted_at_idx ON public.pending_submissions USING btree (person_id, submitted_at DESC);
CREATE INDEX pending_submissions_submitted_at_id_idx ON public.pending_submissions USING btree (submitted_at DESC, id DESC) WHERE (confirmed_at IS NULL);
alter table public.pending_submissions enable row level security;
create policy "recruiters can read pending submissions" on public.pending_submissions for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "restricted jobs are hidden outside of their team" on public.pending_submissions as restrictive for all to authenticated
  using (((job_id IS NULL) OR (NOT (job_id IN ( SELECT private.hidden_jobs() AS hidden_jobs)))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.pending_submissions FOR EACH ROW EXECUTE FUNCTION private.audit('id');
grant all on public.pending_submissions to service_role;
grant select (id, person_id, form, job_id, email, language, data, checked, cv_bucket, cv_path, cv_file_name, cv_mime_type, cv_size_bytes, submitted_at, expires_at, confirmed_at) on public.pending_submissions to authenticated;

create table public.people (
  id uuid default gen_random_uuid() not null,
  user_id uuid,
  first_name text default ''::text not null,
  last_name text default ''::text not null,
  full_name text generated always as (btrim(((first_name || ' '::text) || last_name))) stored not null,
  email public.email_address,
  phone public.phone_number,
  linkedin_sub text,
  linkedin_url public.web_address,
  language public.language default 'en'::public.language not null,
  location text,
  headline text,
  source text,
  last_activity_at timestamp with time zone default now() not null,
  legal_hold boolean default false not null,
  erase_after timestamp with time zone,
  anonymised_at timestamp with time zone,
  merged_into uuid,
  search_name text generated always as (private.fold(((((btrim(((first_name || ' '::text) || last_name)) || ' '::text) || COALESCE((email)::text, ''::text)) || ' '::text) || COALESCE((phone)::text, ''::text)))) stored not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  erasure_requested_at timestamp with time zone,
  email_confirmed_at timestamp with time zone,
  links_held_until timestamp with time zone,
  renamed_at timestamp with time zone,
  email_bounced_at timestamp with time zone,
  constraint people_pkey PRIMARY KEY (id),
  constraint people_user_id_key UNIQUE (user_id),
  constraint "a held person is not erased" CHECK (((NOT legal_hold) OR ((erase_after IS NULL) AND (anonymised_at IS NULL)))),
  constraint "an anonymous person has no contact data" CHECK (((anonymised_at IS NULL) OR ((email IS NULL) AND (phone IS NULL) AND (linkedin_sub IS NULL) AND (linkedin_url IS NULL) AND (first_name = ''::text) AND (last_name = ''::text) AND (user_id IS NULL)))),
  constraint "an erasure that is asked for has a date" CHECK (((erasure_requested_at IS NULL) OR (erase_after IS NOT NULL))),
  constraint "nobody is merged into themselves" CHECK ((merged_into <> id)),
  constraint people_first_name_check CHECK ((length(first_name) <= 100)),
  constraint people_headline_check CHECK ((length(headline) <= 200)),
  constraint people_last_name_check CHECK ((length(last_name) <= 100)),
  constraint people_linkedin_sub_check CHECK ((length(linkedin_sub) <= 255)),
  constraint people_location_check CHECK ((length(location) <= 120)),
  constraint people_source_check CHECK ((length(source) <= 80)),
  constraint people_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES public.people(id) ON DELETE RESTRICT,
  constraint people_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL
);
CREATE INDEX people_created_at_id_idx ON public.people USING btree (created_at DESC, id DESC);
CREATE UNIQUE INDEX people_email_key ON public.people USING btree (email) WHERE ((merged_into IS NULL) AND (anonymised_at IS NULL));
CREATE INDEX people_email_merged_into ON public.people USING btree (email, merged_into) WHERE (anonymised_at IS NULL);
CREATE INDEX people_erase_after_idx ON public.people USING btree (erase_after) WHERE (erase_after IS NOT NULL);
CREATE INDEX people_full_name_id_idx ON public.people USING btree (full_name, id);
CREATE INDEX people_kept_by_activity ON public.people USING btree (last_activity_at DESC, id DESC) WHERE ((merged_into IS NULL) AND (anonymised_at IS NULL) AND (erase_after IS NULL));
CREATE INDEX people_last_activity_at_id_idx ON public.people USING btree (last_activity_at DESC, id DESC);
CREATE UNIQUE INDEX people_linkedin_sub_key ON public.people USING btree (linkedin_sub) WHERE ((merged_into IS NULL) AND (anonymised_at IS NULL));
CREATE INDEX people_linkedin_url_created_at ON public.people USING btree (linkedin_url, created_at DESC) WHERE ((linkedin_url IS NOT NULL) AND (merged_into IS NULL) AND (anonymised_at IS NULL));
CREATE INDEX people_linkedin_url_idx ON public.people USING btree (linkedin_url) WHERE (linkedin_url IS NOT NULL);
CREATE INDEX people_mailbox_created_at ON public.people USING btree (private.mailbox((email)::text), created_at DESC) WHERE ((email IS NOT NULL) AND (merged_into IS NULL) AND (anonymised_at IS NULL));
CREATE INDEX people_merged_into_idx ON public.people USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX people_phone_created_at ON public.people USING btree (phone, created_at DESC) WHERE ((phone IS NOT NULL) AND (merged_into IS NULL) AND (anonymised_at IS NULL));
CREATE INDEX people_phone_idx ON public.people USING btree (phone) WHERE (phone IS NOT NULL);
CREATE INDEX people_search_name_idx ON public.people USING gin (search_name extensions.gin_trgm_ops);
alter table public.people enable row level security;
create policy "people can read themselves" on public.people for select to authenticated
  using ((id = ( SELECT private.own_person_id() AS own_person_id)));
create policy "people can update themselves" on public.people for update to authenticated
  using ((id = ( SELECT private.own_person_id() AS own_person_id)));
create policy "recruiters can insert people" on public.people for insert to api_token, authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can read people" on public.people for select to api_token, authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can update people" on public.people for update to api_token, authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "restricted jobs are hidden outside of their team" on public.people as restrictive for all to api_token, authenticated
  using ((NOT (id IN ( SELECT private.people_of_hidden_jobs() AS people_of_hidden_jobs))));
create policy "tokens cannot read people awaiting erasure" on public.people as restrictive for select to api_token
  using ((erase_after IS NULL));
create policy "tokens cannot update people awaiting erasure" on public.people as restrictive for update to api_token
  using ((erase_after IS NULL));
create policy "tokens need a scope to insert" on public.people as restrictive for insert to api_token
  with check (( SELECT private.require_scope('people:write'::public.api_scope) AS require_scope));
create policy "tokens need a scope to select" on public.people as restrictive for select to api_token
  using (( SELECT private.require_scope('people:read'::public.api_scope) AS require_scope));
create policy "tokens need a scope to update" on public.people as restrictive for update to api_token
  using (( SELECT private.require_scope('people:write'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.people FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER cancel_queued_mail AFTER UPDATE OF erase_after ON public.people FOR EACH ROW WHEN (((old.erase_after IS NULL) <> (new.erase_after IS NULL))) EXECUTE FUNCTION private.cancel_queued_mail();
CREATE TRIGGER clear_erasure_request BEFORE UPDATE OF erase_after ON public.people FOR EACH ROW WHEN ((new.erase_after IS NULL)) EXECUTE FUNCTION private.clear_erasure_request();
CREATE TRIGGER close_erased_applications AFTER UPDATE OF anonymised_at ON public.people FOR EACH ROW WHEN (((new.anonymised_at IS NOT NULL) AND (old.anonymised_at IS NULL))) EXECUTE FUNCTION private.close_erased_applications();
CREATE TRIGGER drop_pending_submissions AFTER UPDATE OF email ON public.people FOR EACH ROW WHEN (((old.email IS NOT NULL) AND ((old.email)::extensions.citext IS DISTINCT FROM (new.email)::extensions.citext) AND (new.merged_into IS NULL))) EXECUTE FUNCTION private.drop_pending_submissions();
CREATE TRIGGER end_interviews AFTER UPDATE OF erase_after, anonymised_at ON public.people FOR EACH ROW WHEN ((((old.anonymised_at IS NULL) AND (new.anonymised_at IS NOT NULL)) OR ((old.erase_after IS NULL) AND (new.erase_after IS NOT NULL)))) EXECUTE FUNCTION private.end_interviews_of_person();
CREATE TRIGGER erase_conversations AFTER UPDATE OF anonymised_at ON public.people FOR EACH ROW WHEN (((old.anonymised_at IS NULL) AND (new.anonymised_at IS NOT NULL))) EXECUTE FUNCTION private.erase_conversations();
CREATE TRIGGER follow_contact AFTER UPDATE OF email, erase_after, anonymised_at, merged_into ON public.people FOR EACH ROW WHEN ((((((old.email)::extensions.citext IS DISTINCT FROM (new.email)::extensions.citext) OR (old.erase_after IS DISTINCT FROM new.erase_after)) OR (old.anonymised_at IS DISTINCT FROM new.anonymised_at)) OR (old.merged_into IS DISTINCT FROM new.merged_into))) EXECUTE FUNCTION private.follow_contact();
CREATE TRIGGER follow_email_change AFTER UPDATE OF email ON public.people FOR EACH ROW WHEN (((old.email)::extensions.citext IS DISTINCT FROM (new.email)::extensions.citext)) EXECUTE FUNCTION private.follow_email_change();
CREATE TRIGGER forget_bounce BEFORE UPDATE OF email ON public.people FOR EACH ROW WHEN (((old.email)::extensions.citext IS DISTINCT FROM (new.email)::extensions.citext)) EXECUTE FUNCTION private.forget_bounce();
CREATE TRIGGER forget_in_approvals AFTER UPDATE OF anonymised_at ON public.people FOR EACH ROW WHEN (((old.anonymised_at IS NULL) AND (new.anonymised_at IS NOT NULL))) EXECUTE FUNCTION private.forget_in_approvals();
CREATE TRIGGER forget_in_bulk_actions AFTER UPDATE OF anonymised_at ON public.people FOR EACH ROW WHEN (((old.anonymised_at IS NULL) AND (new.anonymised_at IS NOT NULL))) EXECUTE FUNCTION private.forget_in_bulk_actions();
CREATE TRIGGER forget_in_client_mail AFTER UPDATE OF anonymised_at ON public.people FOR EACH ROW WHEN (((old.anonymised_at IS NULL) AND (new.anonymised_at IS NOT NULL))) EXECUTE FUNCTION private.forget_in_client_mail();
CREATE TRIGGER forget_in_custom_values AFTER UPDATE OF anonymised_at ON public.people FOR EACH ROW WHEN (((old.anonymised_at IS NULL) AND (new.anonymised_at IS NOT NULL))) EXECUTE FUNCTION private.forget_in_custom_values();
CREATE TRIGGER forget_in_imports AFTER UPDATE OF anonymised_at ON public.people FOR EACH ROW WHEN (((old.anonymised_at IS NULL) AND (new.anonymised_at IS NOT NULL))) EXECUTE FUNCTION private.forget_in_imports();
CREATE TRIGGER forget_in_pause_requests AFTER UPDATE OF anonymised_at ON public.people FOR EACH ROW WHEN (((old.anonymised_at IS NULL) AND (new.anonymised_at IS NOT NULL))) EXECUTE FUNCTION private.forget_in_pause_requests();
CREATE TRIGGER forget_in_person_notes AFTER UPDATE OF anonymised_at ON public.people FOR EACH ROW WHEN (((old.anonymised_at IS NULL) AND (new.anonymised_at IS NOT NULL))) EXECUTE FUNCTION private.forget_in_person_notes();
CREATE TRIGGER forget_in_scorecards AFTER UPDATE OF anonymised_at ON public.people FOR EACH ROW WHEN (((old.anonymised_at IS NULL) AND (new.anonymised_at IS NOT NULL))) EXECUTE FUNCTION private.forget_in_scorecards();
CREATE TRIGGER forget_in_stage_rules AFTER UPDATE OF anonymised_at ON public.people FOR EACH ROW WHEN (((old.anonymised_at IS NULL) AND (new.anonymised_at IS NOT NULL))) EXECUTE FUNCTION private.forget_in_stage_rules();
CREATE TRIGGER forget_in_tasks AFTER UPDATE OF anonymised_at ON public.people FOR EACH ROW WHEN (((old.anonymised_at IS NULL) AND (new.anonymised_at IS NOT NULL))) EXECUTE FUNCTION private.forget_in_tasks();
CREATE TRIGGER forget_interview_mail AFTER UPDATE OF anonymised_at ON public.people FOR EACH ROW WHEN (((old.anonymised_at IS NULL) AND (new.anonymised_at IS NOT NULL))) EXECUTE FUNCTION private.forget_interview_mail();
CREATE TRIGGER forget_person AFTER UPDATE OF anonymised_at ON public.people FOR EACH ROW WHEN (((old.anonymised_at IS NULL) AND (new.anonymised_at IS NOT NULL))) EXECUTE FUNCTION private.forget_person();
CREATE TRIGGER fulfil_erasure AFTER UPDATE OF anonymised_at ON public.people FOR EACH ROW WHEN (((old.anonymised_at IS NULL) AND (new.anonymised_at IS NOT NULL))) EXECUTE FUNCTION private.fulfil_erasure();
CREATE TRIGGER guard_own_columns BEFORE UPDATE ON public.people FOR EACH ROW EXECUTE FUNCTION private.guard_own_columns('first_name', 'last_name', 'full_name', 'search_name', 'phone', 'linkedin_url', 'language', 'location', 'headline');
CREATE TRIGGER guard_privacy_columns BEFORE UPDATE ON public.people FOR EACH ROW WHEN ((((((old.legal_hold IS DISTINCT FROM new.legal_hold) OR (old.erase_after IS DISTINCT FROM new.erase_after)) OR (old.erasure_requested_at IS DISTINCT FROM new.erasure_requested_at)) OR (old.anonymised_at IS DISTINCT FROM new.anonymised_at)) OR (old.merged_into IS DISTINCT FROM new.merged_into))) EXECUTE FUNCTION private.guard_privacy_columns();
CREATE TRIGGER limit_own_changes AFTER UPDATE ON public.people FOR EACH ROW WHEN ((auth.role() = 'authenticated'::text)) EXECUTE FUNCTION private.limit_own_changes();
CREATE TRIGGER log_person_event AFTER UPDATE OF first_name, last_name, email, phone, linkedin_url, language, location, headline ON public.people FOR EACH ROW WHEN ((CURRENT_USER = ANY (ARRAY['authenticated'::name, 'service_role'::name, 'api_token'::name]))) EXECUTE FUNCTION private.log_person_event();
CREATE TRIGGER note_changed_person AFTER INSERT OR UPDATE OF first_name, last_name, email, headline, location, merged_into, anonymised_at ON public.people FOR EACH ROW EXECUTE FUNCTION private.note_changed_person('id');
CREATE TRIGGER note_renaming BEFORE UPDATE OF first_name, last_name, phone, linkedin_url ON public.people FOR EACH ROW WHEN ((((((old.first_name IS DISTINCT FROM new.first_name) OR (old.last_name IS DISTINCT FROM new.last_name)) OR ((old.phone)::text IS DISTINCT FROM (new.phone)::text)) OR ((old.linkedin_url)::text IS DISTINCT FROM (new.linkedin_url)::text)) OR (new.anonymised_at IS NOT NULL))) EXECUTE FUNCTION private.note_renaming();
CREATE TRIGGER pair_changed_person AFTER UPDATE OF email, phone, linkedin_url, first_name, last_name, merged_into, anonymised_at ON public.people FOR EACH ROW WHEN ((((((((old.email)::extensions.citext IS DISTINCT FROM (new.email)::extensions.citext) OR ((old.phone)::text IS DISTINCT FROM (new.phone)::text)) OR ((old.linkedin_url)::text IS DISTINCT FROM (new.linkedin_url)::text)) OR (old.full_name IS DISTINCT FROM new.full_name)) OR (old.merged_into IS DISTINCT FROM new.merged_into)) OR (old.anonymised_at IS DISTINCT FROM new.anonymised_at))) EXECUTE FUNCTION private.pair_changed_person();
CREATE TRIGGER pair_new_person AFTER INSERT ON public.people FOR EACH ROW EXECUTE FUNCTION private.pair_changed_person();
CREATE TRIGGER reset_confirmation_on_insert BEFORE INSERT ON public.people FOR EACH ROW EXECUTE FUNCTION private.reset_confirmation();
CREATE TRIGGER reset_confirmation_on_update BEFORE UPDATE OF email ON public.people FOR EACH ROW WHEN (((old.email)::extensions.citext IS DISTINCT FROM (new.email)::extensions.citext)) EXECUTE FUNCTION private.reset_confirmation();
CREATE TRIGGER restore_interviews AFTER UPDATE OF erase_after ON public.people FOR EACH ROW WHEN (((old.erase_after IS NOT NULL) AND (new.erase_after IS NULL) AND (new.anonymised_at IS NULL))) EXECUTE FUNCTION private.restore_interviews_of_person();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.people FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER tell_portal AFTER UPDATE OF first_name, last_name, headline, location, erase_after, anonymised_at ON public.people FOR EACH ROW WHEN ((((((old.full_name IS DISTINCT FROM new.full_name) OR (old.headline IS DISTINCT FROM new.headline)) OR (old.location IS DISTINCT FROM new.location)) OR (old.erase_after IS DISTINCT FROM new.erase_after)) OR (old.anonymised_at IS DISTINCT FROM new.anonymised_at))) EXECUTE FUNCTION private.tell_portal_of_person();
CREATE TRIGGER tell_webhooks AFTER INSERT OR DELETE OR UPDATE ON public.people FOR EACH ROW EXECUTE FUNCTION private.tell_webhooks_of_row('person', 'id language created_at anonymised_at merged_into', 'first_name last_name email phone linkedin_url location headline');
CREATE TRIGGER unlink_account BEFORE UPDATE OF email ON public.people FOR EACH ROW WHEN (((new.user_id IS NOT NULL) AND ((old.email)::extensions.citext IS DISTINCT FROM (new.email)::extensions.citext))) EXECUTE FUNCTION private.unlink_account();
CREATE TRIGGER withdraw_pause_requests AFTER UPDATE OF erase_after, anonymised_at ON public.people FOR EACH ROW WHEN ((((old.erase_after IS NULL) AND (new.erase_after IS NOT NULL)) OR ((old.anonymised_at IS NULL) AND (new.anonymised_at IS NOT NULL)))) EXECUTE FUNCTION private.withdraw_pause_requests();
grant all on public.people to service_role;
grant select on public.people to api_token, authenticated;
grant insert (source) on public.people to api_token;
grant insert (source) on public.people to authenticated;
grant insert, update (first_name, last_name, email, phone, linkedin_url, language, location, headline) on public.people to api_token;
grant insert, update (first_name, last_name, email, phone, linkedin_url, language, location, headline) on public.people to authenticated;
comment on table public.people is 'People: applicants, candidates, freelancers and contacts of clients.';
comment on column public.people.email_confirmed_at is 'When the address proved to be in use: somebody opened a link that was mailed to it, confirmed a form or has an account with it, or staff entered it or gave it access to the portal. Null if it was only typed into a form.';
comment on column public.people.links_held_until is 'Private links open nothing before this time, because a merge has given the data of one record to the address of another.';
comment on column public.people.renamed_at is 'When the person, not a colleague, last changed the name, phone number or profile by which records are compared.';
comment on column public.people.email_bounced_at is 'When mail to the address came back for good. Nothing more is sent to it.';

create table public.person_events (
  id bigint generated always as identity not null,
  person_id uuid not null,
  kind text not null,
  actor_id uuid,
  data jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  constraint person_events_pkey PRIMARY KEY (id),
  constraint person_events_data_check CHECK (((jsonb_typeof(data) = 'object'::text) AND (pg_column_size(data) <= 4096))),
  constraint person_events_kind_check CHECK ((kind ~ '^[a-z_]{1,40}$'::text)),
  constraint person_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint person_events_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE
);
CREATE INDEX person_events_actor_id_idx ON public.person_events USING btree (actor_id) WHERE (actor_id IS NOT NULL);
CREATE INDEX person_events_person_id_created_at_id_idx ON public.person_events USING btree (person_id, created_at DESC, id DESC);
alter table public.person_events enable row level security;
create policy "recruiters can read person events" on public.person_events for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure))))));
grant all on public.person_events to service_role;
grant select on public.person_events to authenticated;

create table public.person_notes (
  id uuid default gen_random_uuid() not null,
  person_id uuid not null,
  author_id uuid default auth.uid(),
  body text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint person_notes_pkey PRIMARY KEY (id),
  constraint person_notes_body_check CHECK (((length(btrim(body)) >= 1) AND (length(btrim(body)) <= 5000))),
  constraint person_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint person_notes_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE
);
CREATE INDEX person_notes_author_id_idx ON public.person_notes USING btree (author_id);
CREATE INDEX person_notes_person_id_created_at_id_idx ON public.person_notes USING btree (person_id, created_at DESC, id DESC);
alter table public.person_notes enable row level security;
create policy "admins can delete notes about people" on public.person_notes for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "recruiters can delete their own notes about people" on public.person_notes for delete to authenticated
  using (((author_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
create policy "recruiters can insert their own notes about people" on public.person_notes for insert to authenticated
  with check (((author_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "recruiters can read notes about people" on public.person_notes for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "recruiters can update their own notes about people" on public.person_notes for update to authenticated
  using (((author_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.person_notes FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER note_changed_person AFTER INSERT OR DELETE OR UPDATE OF body, person_id ON public.person_notes FOR EACH ROW EXECUTE FUNCTION private.note_changed_person('person_id');
CREATE TRIGGER set_updated_at BEFORE UPDATE OF body ON public.person_notes FOR EACH ROW WHEN ((old.body IS DISTINCT FROM new.body)) EXECUTE FUNCTION private.set_updated_at();
grant all on public.person_notes to service_role;
grant delete, select on public.person_notes to authenticated;
grant insert (id, person_id) on public.person_notes to authenticated;
grant insert, update (body) on public.person_notes to authenticated;

create table public.person_tags (
  person_id uuid not null,
  tag_id uuid not null,
  created_by uuid default auth.uid(),
  created_at timestamp with time zone default now() not null,
  constraint person_tags_pkey PRIMARY KEY (person_id, tag_id),
  constraint person_tags_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint person_tags_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE,
  constraint person_tags_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES public.tags(id) ON DELETE CASCADE
);
CREATE INDEX person_tags_created_by_idx ON public.person_tags USING btree (created_by);
CREATE INDEX person_tags_tag_id_person_id_idx ON public.person_tags USING btree (tag_id, person_id);
alter table public.person_tags enable row level security;
create policy "recruiters can delete person tags" on public.person_tags for delete to api_token, authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can insert person tags" on public.person_tags for insert to api_token, authenticated
  with check ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "recruiters can read person tags" on public.person_tags for select to api_token, authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "tokens need a scope to delete" on public.person_tags as restrictive for delete to api_token
  using (( SELECT private.require_scope('people:write'::public.api_scope) AS require_scope));
create policy "tokens need a scope to insert" on public.person_tags as restrictive for insert to api_token
  with check (( SELECT private.require_scope('people:write'::public.api_scope) AS require_scope));
create policy "tokens need a scope to select" on public.person_tags as restrictive for select to api_token
  using (( SELECT private.require_scope('people:read'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.person_tags FOR EACH ROW EXECUTE FUNCTION private.audit('person_id', 'tag_id');
CREATE TRIGGER note_changed_person AFTER INSERT OR DELETE OR UPDATE OF person_id, tag_id ON public.person_tags FOR EACH ROW EXECUTE FUNCTION private.note_changed_person('person_id');
grant all on public.person_tags to service_role;
grant delete, select on public.person_tags to api_token, authenticated;
grant insert (person_id, tag_id) on public.person_tags to api_token;
grant insert (person_id, tag_id) on public.person_tags to authenticated;
comment on table public.person_tags is 'The tags of each person.';

create table public.portal_changes (
  id bigint generated always as identity not null,
  client_id uuid,
  account_id uuid,
  created_at timestamp with time zone default now() not null,
  constraint portal_changes_pkey PRIMARY KEY (id),
  constraint portal_changes_check CHECK ((num_nonnulls(client_id, account_id) = 1)),
  constraint portal_changes_account_id_fkey FOREIGN KEY (account_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint portal_changes_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE
);
CREATE INDEX portal_changes_account_id_idx ON public.portal_changes USING btree (account_id);
CREATE INDEX portal_changes_client_id_created_at_idx ON public.portal_changes USING btree (client_id, created_at);
CREATE INDEX portal_changes_created_at_idx ON public.portal_changes USING btree (created_at);
alter table public.portal_changes enable row level security;
create policy "accounts can read changes of their access" on public.portal_changes for select to authenticated
  using (((account_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.speaks_for_account() AS speaks_for_account)));
create policy "contacts can read changes of their clients" on public.portal_changes for select to authenticated
  using ((client_id IN ( SELECT private.portal_clients() AS portal_clients)));
grant all on public.portal_changes to service_role;
grant select on public.portal_changes to authenticated;

create table public.privacy_requests (
  id uuid default gen_random_uuid() not null,
  person_id uuid,
  kind public.privacy_request_kind not null,
  state public.privacy_request_state default 'received'::public.privacy_request_state not null,
  due_at timestamp with time zone default (now() + '1 mon'::interval) not null,
  message text,
  note text,
  handled_by uuid,
  completed_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint privacy_requests_pkey PRIMARY KEY (id),
  constraint privacy_requests_message_check CHECK ((length(message) <= 2000)),
  constraint privacy_requests_note_check CHECK ((length(note) <= 2000)),
  constraint privacy_requests_handled_by_fkey FOREIGN KEY (handled_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint privacy_requests_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE SET NULL
);
CREATE INDEX privacy_requests_handled_by_idx ON public.privacy_requests USING btree (handled_by);
CREATE INDEX privacy_requests_person_id_idx ON public.privacy_requests USING btree (person_id);
CREATE INDEX privacy_requests_state_due_at_idx ON public.privacy_requests USING btree (state, due_at);
alter table public.privacy_requests enable row level security;
create policy "admins can update privacy requests" on public.privacy_requests for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "recruiters can insert privacy requests" on public.privacy_requests for insert to authenticated
  with check ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND ((person_id IS NULL) OR (NOT (person_id IN ( SELECT private.hidden_people() AS hidden_people))))));
create policy "recruiters can read privacy requests" on public.privacy_requests for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role]) AS is_staff) AND ((person_id IS NULL) OR (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.privacy_requests FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER complete_privacy_request BEFORE UPDATE OF state ON public.privacy_requests FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION private.complete_privacy_request();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.privacy_requests FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.privacy_requests to service_role;
grant select on public.privacy_requests to authenticated;
grant insert (person_id, kind, message) on public.privacy_requests to authenticated;
grant update (state, note) on public.privacy_requests to authenticated;

create table public.reject_reasons (
  id uuid default gen_random_uuid() not null,
  name public.localized_text not null,
  kind text not null,
  "position" integer default 0 not null,
  retired_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint reject_reasons_pkey PRIMARY KEY (id),
  constraint "reject reasons exist in both languages" CHECK ((public.localized_missing(name) = '{}'::text[])),
  constraint reject_reasons_kind_check CHECK ((kind = ANY (ARRAY['experience'::text, 'skills'::text, 'terms'::text, 'filled'::text, 'other'::text]))),
  constraint reject_reasons_name_check CHECK ((private.longest((name)::jsonb) <= 80))
);
alter table public.reject_reasons enable row level security;
create policy "administrators can delete reject reasons" on public.reject_reasons for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "administrators can insert reject reasons" on public.reject_reasons for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "administrators can update reject reasons" on public.reject_reasons for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "recruiters can read reject reasons" on public.reject_reasons for select to api_token, authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "tokens need a scope to select" on public.reject_reasons as restrictive for select to api_token
  using (( SELECT private.require_scope('applications:read'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.reject_reasons FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.reject_reasons FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.reject_reasons to service_role;
grant delete, select on public.reject_reasons to authenticated;
grant select on public.reject_reasons to api_token;
grant insert (kind) on public.reject_reasons to authenticated;
grant insert, update (name, "position") on public.reject_reasons to authenticated;
grant update (retired_at) on public.reject_reasons to authenticated;
comment on table public.reject_reasons is 'The agency’s own reasons for a rejection.';

create table public.retention_periods (
  purpose text not null,
  months smallint not null,
  quarantine_days smallint default 30 not null,
  description public.localized_text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint retention_periods_pkey PRIMARY KEY (purpose),
  constraint retention_periods_description_check CHECK ((private.longest((description)::jsonb) <= 500)),
  constraint retention_periods_months_check CHECK (((months >= 1) AND (months <= 120))),
  constraint retention_periods_purpose_check CHECK ((purpose ~ '^[a-z_]{1,40}$'::text)),
  constraint retention_periods_quarantine_days_check CHECK (((quarantine_days >= 0) AND (quarantine_days <= 365)))
);
alter table public.retention_periods enable row level security;
create policy "admins can update retention periods" on public.retention_periods for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "anyone can read retention periods" on public.retention_periods for select to anon, authenticated
  using (true);
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.retention_periods FOR EACH ROW EXECUTE FUNCTION private.audit('purpose');
CREATE TRIGGER notify_content AFTER UPDATE ON public.retention_periods FOR EACH ROW EXECUTE FUNCTION private.notify_content();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.retention_periods FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.retention_periods to service_role;
grant select on public.retention_periods to anon, authenticated;
grant update (months, quarantine_days) on public.retention_periods to authenticated;

create table public.retention_runs (
  id bigint generated always as identity not null,
  is_dry_run boolean not null,
  counts jsonb default '{}'::jsonb not null,
  started_at timestamp with time zone default now() not null,
  finished_at timestamp with time zone,
  constraint retention_runs_pkey PRIMARY KEY (id),
  constraint retention_runs_counts_check CHECK (((jsonb_typeof(counts) = 'object'::text) AND (pg_column_size(counts) <= 8192)))
);
CREATE INDEX retention_runs_started_at_idx ON public.retention_runs USING btree (started_at DESC);
alter table public.retention_runs enable row level security;
create policy "admins can read retention runs" on public.retention_runs for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
grant all on public.retention_runs to service_role;
grant select on public.retention_runs to authenticated;

create table public.review_events (
  id bigint generated always as identity not null,
  review_link_id uuid not null,
  item_id uuid,
  kind text not null,
  comment text,
  created_at timestamp with time zone default now() not null,
  staff_id uuid default auth.uid(),
  person_id uuid,
  link_hash text,
  constraint review_events_pkey PRIMARY KEY (id),
  constraint "comments say something" CHECK (((kind <> ALL (ARRAY['commented'::text, 'replied'::text])) OR (length(btrim(COALESCE(comment, ''::text))) > 0))),
  constraint review_events_comment_check CHECK ((length(comment) <= 4000)),
  constraint review_events_kind_check CHECK ((kind = ANY (ARRAY['opened'::text, 'viewed'::text, 'downloaded_cv'::text, 'commented'::text, 'asked_for_interview'::text, 'passed'::text, 'replied'::text]))),
  constraint review_events_link_hash_check CHECK ((link_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint review_events_item_id_fkey FOREIGN KEY (item_id) REFERENCES public.review_link_items(id) ON DELETE CASCADE,
  constraint review_events_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE SET NULL,
  constraint review_events_review_link_id_fkey FOREIGN KEY (review_link_id) REFERENCES public.review_links(id) ON DELETE CASCADE,
  constraint review_events_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL
);
CREATE INDEX review_events_item_id_idx ON public.review_events USING btree (item_id);
CREATE INDEX review_events_person_id_idx ON public.review_events USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX review_events_review_link_id_created_at_idx ON public.review_events USING btree (review_link_id, created_at DESC);
CREATE INDEX review_events_staff_id_idx ON public.review_events USING btree (staff_id);
alter table public.review_events enable row level security;
create policy "recruiters can read review events" on public.review_events for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND ((item_id IS NULL) OR (EXISTS ( SELECT
   FROM public.review_link_items item
  WHERE (item.id = review_events.item_id))))));
create policy "recruiters can reply to clients" on public.review_events for insert to authenticated
  with check ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (kind = 'replied'::text) AND (staff_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.review_link_items item
  WHERE ((item.id = review_events.item_id) AND (item.review_link_id = review_events.review_link_id))))));
create policy "restricted jobs are hidden outside of their team" on public.review_events as restrictive for all to authenticated
  using ((review_link_id IN ( SELECT review_links.id
   FROM public.review_links)));
CREATE TRIGGER check_review_reply BEFORE INSERT ON public.review_events FOR EACH ROW WHEN ((new.kind = 'replied'::text)) EXECUTE FUNCTION private.check_review_reply();
CREATE TRIGGER log_review_event AFTER INSERT ON public.review_events FOR EACH ROW WHEN (((new.item_id IS NOT NULL) AND (new.kind = ANY (ARRAY['commented'::text, 'asked_for_interview'::text, 'passed'::text])))) EXECUTE FUNCTION private.log_review_event();
CREATE TRIGGER log_review_reply AFTER INSERT ON public.review_events FOR EACH ROW WHEN ((new.kind = 'replied'::text)) EXECUTE FUNCTION private.log_review_reply();
CREATE TRIGGER tell_portal AFTER INSERT ON public.review_events FOR EACH ROW WHEN ((new.kind = ANY (ARRAY['commented'::text, 'replied'::text, 'asked_for_interview'::text, 'passed'::text]))) EXECUTE FUNCTION private.tell_portal_of_shortlist();
grant all on public.review_events to service_role;
grant select on public.review_events to authenticated;
grant insert (review_link_id, item_id, kind, comment) on public.review_events to authenticated;
comment on column public.review_events.link_hash is 'Hash of the token of the link by which the client did it: that of the link which a colleague copied, or of a mailed one. Null in the portal.';

create table public.review_link_items (
  id uuid default gen_random_uuid() not null,
  review_link_id uuid not null,
  application_id uuid not null,
  "position" integer default 0 not null,
  presentation text,
  shows_cv boolean default true not null,
  decision public.review_decision,
  decided_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  removed_at timestamp with time zone,
  shows_answers boolean default true not null,
  constraint review_link_items_pkey PRIMARY KEY (id),
  constraint review_link_items_review_link_id_application_id_key UNIQUE (review_link_id, application_id),
  constraint review_link_items_presentation_check CHECK ((length(presentation) <= 4000)),
  constraint review_link_items_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE,
  constraint review_link_items_review_link_id_fkey FOREIGN KEY (review_link_id) REFERENCES public.review_links(id) ON DELETE CASCADE
);
CREATE INDEX review_link_items_application_id_idx ON public.review_link_items USING btree (application_id);
alter table public.review_link_items enable row level security;
create policy "recruiters can delete from shortlists" on public.review_link_items for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can insert into shortlists" on public.review_link_items for insert to authenticated
  with check ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (application_id IN ( SELECT private.hidden_applications() AS applications_awaiting_erasure)))));
create policy "recruiters can read shortlists" on public.review_link_items for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (application_id IN ( SELECT private.hidden_applications() AS applications_awaiting_erasure)))));
create policy "recruiters can update shortlists" on public.review_link_items for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.review_link_items FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER check_shortlisted_job BEFORE INSERT OR UPDATE OF application_id, review_link_id ON public.review_link_items FOR EACH ROW EXECUTE FUNCTION private.check_shortlisted_job();
CREATE TRIGGER count_client AFTER INSERT OR DELETE OR UPDATE OF removed_at ON public.review_link_items FOR EACH ROW EXECUTE FUNCTION private.count_client_of_item();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.review_link_items FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER tell_portal AFTER INSERT OR DELETE OR UPDATE ON public.review_link_items FOR EACH ROW EXECUTE FUNCTION private.tell_portal_of_shortlist();
grant all on public.review_link_items to service_role;
grant delete, select on public.review_link_items to authenticated;
grant insert (review_link_id, application_id) on public.review_link_items to authenticated;
grant insert, update ("position", presentation, shows_cv, shows_answers) on public.review_link_items to authenticated;
grant update (removed_at) on public.review_link_items to authenticated;

create table public.review_links (
  id uuid default gen_random_uuid() not null,
  job_id uuid not null,
  token_hash text not null,
  recipient_name text not null,
  recipient_email public.email_address,
  language public.language default 'en'::public.language not null,
  message text,
  expires_at timestamp with time zone default (now() + '30 days'::interval) not null,
  revoked_at timestamp with time zone,
  last_opened_at timestamp with time zone,
  created_by uuid default auth.uid(),
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  links_ended_at timestamp with time zone,
  last_mailed_at timestamp with time zone,
  shared_at timestamp with time zone,
  link_made_at timestamp with time zone default now() not null,
  constraint review_links_pkey PRIMARY KEY (id),
  constraint review_links_token_hash_key UNIQUE (token_hash),
  constraint review_links_message_check CHECK ((length(message) <= 2000)),
  constraint review_links_recipient_name_check CHECK (((length(btrim(recipient_name)) >= 1) AND (length(btrim(recipient_name)) <= 120))),
  constraint review_links_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint review_links_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint review_links_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE
);
CREATE INDEX review_links_created_by_idx ON public.review_links USING btree (created_by);
CREATE INDEX review_links_job_id_created_at_idx ON public.review_links USING btree (job_id, created_at DESC);
alter table public.review_links enable row level security;
create policy "recruiters can delete review links" on public.review_links for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can insert review links" on public.review_links for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can read review links" on public.review_links for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can update review links" on public.review_links for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "restricted jobs are hidden outside of their team" on public.review_links as restrictive for all to authenticated
  using ((NOT (job_id IN ( SELECT private.hidden_jobs() AS hidden_jobs))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.review_links FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER count_client AFTER INSERT OR DELETE OR UPDATE OF last_opened_at, shared_at ON public.review_links FOR EACH ROW EXECUTE FUNCTION private.count_client_of_link();
CREATE TRIGGER limit_validity BEFORE INSERT OR UPDATE OF expires_at ON public.review_links FOR EACH ROW EXECUTE FUNCTION private.limit_review_validity();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.review_links FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER tell_portal AFTER UPDATE OF message, expires_at, revoked_at, shared_at ON public.review_links FOR EACH ROW WHEN (((old.shared_at IS NOT NULL) OR (new.shared_at IS NOT NULL))) EXECUTE FUNCTION private.tell_portal_of_rows();
CREATE TRIGGER tell_portal_of_removed AFTER DELETE ON public.review_links FOR EACH ROW WHEN ((old.shared_at IS NOT NULL)) EXECUTE FUNCTION private.tell_portal_of_rows();
CREATE TRIGGER tell_portal_of_shared AFTER INSERT ON public.review_links FOR EACH ROW WHEN ((new.shared_at IS NOT NULL)) EXECUTE FUNCTION private.tell_portal_of_rows();
grant all on public.review_links to service_role;
grant delete, select on public.review_links to authenticated;
grant insert (job_id, token_hash) on public.review_links to authenticated;
grant insert, update (recipient_name, recipient_email, language, message, expires_at) on public.review_links to authenticated;
grant update (revoked_at) on public.review_links to authenticated;
comment on column public.review_links.links_ended_at is 'Links that were made until then no longer work, because a colleague who had one has left or handed over their work.';
comment on column public.review_links.last_mailed_at is 'When a link to the shortlist was last mailed.';
comment on column public.review_links.link_made_at is 'When the link that a colleague can copy was made or last replaced.';

create table public.saved_views (
  id uuid default gen_random_uuid() not null,
  user_id uuid default auth.uid() not null,
  screen text not null,
  name text not null,
  query text not null,
  is_shared boolean default false not null,
  "position" integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint saved_views_pkey PRIMARY KEY (id),
  constraint saved_views_user_id_screen_name_key UNIQUE (user_id, screen, name),
  constraint "a view holds parameters of a list" CHECK ((query ~ '^\??[A-Za-z0-9*._+%&=-]*$'::text)),
  constraint saved_views_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 80))),
  constraint saved_views_query_check CHECK ((length(query) <= 4000)),
  constraint saved_views_screen_check CHECK ((screen ~ '^[a-z_]{1,40}$'::text)),
  constraint saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.staff_profiles(user_id) ON DELETE CASCADE
);
CREATE INDEX saved_views_screen_position_idx ON public.saved_views USING btree (screen, "position") WHERE is_shared;
alter table public.saved_views enable row level security;
create policy "staff can delete their own views" on public.saved_views for delete to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff() AS is_staff)));
create policy "staff can insert their own views" on public.saved_views for insert to authenticated
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff() AS is_staff)));
create policy "staff can read their own and shared views" on public.saved_views for select to authenticated
  using (((is_shared OR (user_id = ( SELECT auth.uid() AS uid))) AND ( SELECT private.is_staff() AS is_staff)));
create policy "staff can update their own views" on public.saved_views for update to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff() AS is_staff)));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.saved_views FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER end_view_alerts AFTER UPDATE OF query, is_shared ON public.saved_views FOR EACH ROW EXECUTE FUNCTION private.end_view_alerts();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.saved_views FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.saved_views to service_role;
grant delete, select on public.saved_views to authenticated;
grant insert (screen) on public.saved_views to authenticated;
grant insert, update (name, query, is_shared, "position") on public.saved_views to authenticated;

create table public.scorecards (
  id uuid default gen_random_uuid() not null,
  application_id uuid not null,
  staff_id uuid default auth.uid() not null,
  recommendation public.recommendation not null,
  scores jsonb default '[]'::jsonb not null,
  notes text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint scorecards_pkey PRIMARY KEY (id),
  constraint scorecards_application_id_staff_id_key UNIQUE (application_id, staff_id),
  constraint scorecards_notes_check CHECK (((length(notes) >= 1) AND (length(notes) <= 5000))),
  constraint scorecards_scores_check CHECK (private.scores_fit(scores)),
  constraint scorecards_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE,
  constraint scorecards_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff_profiles(user_id) ON DELETE CASCADE
);
CREATE INDEX scorecards_staff_id_idx ON public.scorecards USING btree (staff_id);
alter table public.scorecards enable row level security;
create policy "recruiters can insert their own scorecards" on public.scorecards for insert to authenticated
  with check (((staff_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (application_id IN ( SELECT private.hidden_applications() AS applications_awaiting_erasure)))));
create policy "recruiters can read scorecards of decided applications" on public.scorecards for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (application_id IN ( SELECT private.hidden_applications() AS applications_awaiting_erasure))) AND (EXISTS ( SELECT
   FROM public.applications application
  WHERE ((application.id = scorecards.application_id) AND (application.stage = ANY (ARRAY['hired'::public.application_stage, 'rejected'::public.application_stage])))))));
create policy "recruiters can read scorecards of others after their own" on public.scorecards for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (application_id IN ( SELECT private.scored_applications() AS scored_applications)) AND (NOT (application_id IN ( SELECT private.hidden_applications() AS applications_awaiting_erasure)))));
create policy "recruiters can read their own scorecards" on public.scorecards for select to authenticated
  using (((staff_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (application_id IN ( SELECT private.hidden_applications() AS applications_awaiting_erasure)))));
create policy "recruiters can update their own scorecards" on public.scorecards for update to authenticated
  using (((staff_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.scorecards FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER log_scorecard AFTER INSERT ON public.scorecards FOR EACH ROW EXECUTE FUNCTION private.log_scorecard();
CREATE TRIGGER set_updated_at BEFORE UPDATE OF recommendation, scores, notes ON public.scorecards FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.scorecards to service_role;
grant select on public.scorecards to authenticated;
grant insert (application_id) on public.scorecards to authenticated;
grant insert, update (recommendation, scores, notes) on public.scorecards to authenticated;

create table public.settings (
  key text not null,
  value jsonb not null,
  is_public boolean default false not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint settings_pkey PRIMARY KEY (key),
  constraint "settings have the shape they are read with" CHECK (
CASE key
    WHEN 'require_second_factor'::text THEN (jsonb_typeof(value) = 'boolean'::text)
    WHEN 'office'::text THEN ((jsonb_typeof(value) = 'object'::text) AND ((value - '{street,postal_code,city,country}'::text[]) = '{}'::jsonb) AND (NOT jsonb_path_exists(value, '$.*?(@.type() != "string")'::jsonpath)))
    WHEN 'company'::text THEN ((jsonb_typeof(value) = 'object'::text) AND ((value - '{legal_name,organisation_number,has_f_tax}'::text[]) = '{}'::jsonb) AND (COALESCE(jsonb_typeof((value -> 'legal_name'::text)), 'string'::text) = 'string'::text) AND (COALESCE(jsonb_typeof((value -> 'organisation_number'::text)), 'string'::text) = 'string'::text) AND (COALESCE(jsonb_typeof((value -> 'has_f_tax'::text)), 'boolean'::text) = 'boolean'::text))
    ELSE true
END),
  constraint settings_key_check CHECK ((key ~ '^[a-z][a-z0-9_]{0,63}$'::text)),
  constraint settings_value_check CHECK ((pg_column_size(value) <= 16384))
);
alter table public.settings enable row level security;
create policy "admins can delete settings" on public.settings for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "admins can insert settings" on public.settings for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "admins can update settings" on public.settings for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "anyone can read public settings" on public.settings for select to anon, authenticated
  using (is_public);
create policy "staff can read settings" on public.settings for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.settings FOR EACH ROW EXECUTE FUNCTION private.audit('key');
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON public.settings FOR EACH ROW EXECUTE FUNCTION private.notify_content();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.settings FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.settings to service_role;
grant delete, select on public.settings to authenticated;
grant select on public.settings to anon;
grant insert (key) on public.settings to authenticated;
grant insert, update (value) on public.settings to authenticated;

create table public.staff_calendars (
  staff_id uuid default auth.uid() not null,
  time_zone text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  url text,
  url_read_at timestamp with time zone,
  url_error text,
  constraint staff_calendars_pkey PRIMARY KEY (staff_id),
  constraint staff_calendars_time_zone_check CHECK (((time_zone ~ '^[A-Za-z_]+/[A-Za-z_]+$'::text) AND (length(time_zone) <= 40))),
  constraint staff_calendars_url_check CHECK (((length(url) <= 2000) AND (url ~ '^https://[^/\s]'::text))),
  constraint staff_calendars_url_error_check CHECK ((url_error = ANY (ARRAY['unreachable'::text, 'not_public'::text, 'not_found'::text, 'too_large'::text, 'too_slow'::text, 'not_a_calendar'::text]))),
  constraint staff_calendars_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff_profiles(user_id) ON DELETE CASCADE
);
alter table public.staff_calendars enable row level security;
create policy "recruiters can read their own calendar" on public.staff_calendars for select to authenticated
  using (((staff_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.staff_calendars FOR EACH ROW EXECUTE FUNCTION private.audit('staff_id');
CREATE TRIGGER forget_calendar_state BEFORE UPDATE OF url ON public.staff_calendars FOR EACH ROW WHEN ((new.url IS DISTINCT FROM old.url)) EXECUTE FUNCTION private.forget_calendar_state();
CREATE TRIGGER queue_calendar AFTER UPDATE OF url ON public.staff_calendars FOR EACH ROW WHEN ((new.url IS DISTINCT FROM old.url)) EXECUTE FUNCTION private.queue_calendar();
CREATE TRIGGER queue_new_calendar AFTER INSERT ON public.staff_calendars FOR EACH ROW WHEN ((new.url IS NOT NULL)) EXECUTE FUNCTION private.queue_calendar();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.staff_calendars FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.staff_calendars to service_role;
grant select on public.staff_calendars to authenticated;
comment on column public.staff_calendars.url_read_at is 'When the calendar was last read without an error.';

create table public.staff_chat_hooks (
  id uuid default gen_random_uuid() not null,
  user_id uuid default auth.uid() not null,
  app text not null,
  url text not null,
  events text[] not null,
  error text,
  sent_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint staff_chat_hooks_pkey PRIMARY KEY (id),
  constraint staff_chat_hooks_user_id_app_key UNIQUE (user_id, app),
  constraint staff_chat_hooks_app_check CHECK ((app = ANY (ARRAY['slack'::text, 'teams'::text]))),
  constraint staff_chat_hooks_error_check CHECK ((error = ANY (ARRAY['not_public'::text, 'too_slow'::text, 'unreachable'::text, 'redirected'::text, 'rejected'::text]))),
  constraint staff_chat_hooks_events_check CHECK (((events <@ ARRAY['mentions'::text, 'client_answers'::text, 'tasks'::text, 'interviews'::text, 'replies'::text, 'operations'::text]) AND (cardinality(events) <= 6))),
  constraint staff_chat_hooks_url_check CHECK (((length(url) <= 2000) AND (url ~ '^https?://[^/@\s]+(/\S*)?$'::text))),
  constraint staff_chat_hooks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.staff_profiles(user_id) ON DELETE CASCADE
);
alter table public.staff_chat_hooks enable row level security;
create policy "recruiters can delete their own chat hooks" on public.staff_chat_hooks for delete to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
create policy "recruiters can insert their own chat hooks" on public.staff_chat_hooks for insert to authenticated
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
create policy "recruiters can read their own chat hooks" on public.staff_chat_hooks for select to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
create policy "recruiters can update their own chat hooks" on public.staff_chat_hooks for update to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF url, events ON public.staff_chat_hooks FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER forget_chat_error BEFORE UPDATE OF url ON public.staff_chat_hooks FOR EACH ROW WHEN ((old.url <> new.url)) EXECUTE FUNCTION private.forget_chat_error();
CREATE TRIGGER set_updated_at BEFORE UPDATE OF url, events ON public.staff_chat_hooks FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.staff_chat_hooks to service_role;
grant delete, select on public.staff_chat_hooks to authenticated;
grant insert (app) on public.staff_chat_hooks to authenticated;
grant insert, update (url, events) on public.staff_chat_hooks to authenticated;

create table public.staff_preferences (
  user_id uuid default auth.uid() not null,
  key text not null,
  value jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint staff_preferences_pkey PRIMARY KEY (user_id, key),
  constraint staff_preferences_key_check CHECK ((key ~ '^[a-z_]{1,60}$'::text)),
  constraint staff_preferences_value_check CHECK ((pg_column_size(value) <= 4096)),
  constraint staff_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.staff_profiles(user_id) ON DELETE CASCADE
);
alter table public.staff_preferences enable row level security;
create policy "staff can delete their own preferences" on public.staff_preferences for delete to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff() AS is_staff)));
create policy "staff can insert their own preferences" on public.staff_preferences for insert to authenticated
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff() AS is_staff)));
create policy "staff can read their own preferences" on public.staff_preferences for select to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff() AS is_staff)));
create policy "staff can update their own preferences" on public.staff_preferences for update to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff() AS is_staff)));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.staff_preferences FOR EACH ROW EXECUTE FUNCTION private.audit('user_id', 'key');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.staff_preferences FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.staff_preferences to service_role;
grant delete, select on public.staff_preferences to authenticated;
grant insert, update (key, value) on public.staff_preferences to authenticated;

create table public.staff_profiles (
  user_id uuid not null,
  name text not null,
  email public.email_address not null,
  role public.staff_role,
  state public.staff_state default 'pending'::public.staff_state not null,
  language public.language default 'en'::public.language not null,
  title text,
  avatar_path text,
  invited_by uuid,
  approved_by uuid,
  approved_at timestamp with time zone,
  last_seen_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  is_public boolean default false not null,
  bio public.localized_text default '{}'::jsonb not null,
  constraint staff_profiles_pkey PRIMARY KEY (user_id),
  constraint "a picture is from this site" CHECK (private.is_own_picture(avatar_path)),
  constraint "active staff have a role" CHECK (((state <> 'active'::public.staff_state) OR (role IS NOT NULL))),
  constraint staff_profiles_avatar_path_check CHECK ((length(avatar_path) <= 300)),
  constraint staff_profiles_bio_check CHECK ((private.longest((bio)::jsonb) <= 300)),
  constraint staff_profiles_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 120))),
  constraint staff_profiles_title_check CHECK ((length(title) <= 120)),
  constraint staff_profiles_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint staff_profiles_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint staff_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX staff_profiles_approved_by_idx ON public.staff_profiles USING btree (approved_by);
CREATE INDEX staff_profiles_invited_by_idx ON public.staff_profiles USING btree (invited_by);
CREATE INDEX staff_profiles_state_role_idx ON public.staff_profiles USING btree (state, role);
alter table public.staff_profiles enable row level security;
create policy "admins can delete staff profiles" on public.staff_profiles for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "admins can update staff profiles" on public.staff_profiles for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "people can read their own staff profile" on public.staff_profiles for select to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.speaks_for_account() AS speaks_for_account)));
create policy "people can update their own staff profile" on public.staff_profiles for update to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.speaks_for_account() AS speaks_for_account)));
create policy "staff can read staff profiles" on public.staff_profiles for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF name, email, role, state, language, title, avatar_path, is_public, bio ON public.staff_profiles FOR EACH ROW EXECUTE FUNCTION private.audit('user_id');
CREATE TRIGGER delete_own_templates BEFORE DELETE ON public.staff_profiles FOR EACH ROW EXECUTE FUNCTION private.delete_own_templates();
CREATE TRIGGER end_links AFTER UPDATE OF state, role ON public.staff_profiles FOR EACH ROW WHEN (((old.state IS DISTINCT FROM new.state) OR (old.role IS DISTINCT FROM new.role))) EXECUTE FUNCTION private.end_links_of_staff();
CREATE TRIGGER end_links_of_deleted BEFORE DELETE ON public.staff_profiles FOR EACH ROW EXECUTE FUNCTION private.end_links_of_staff();
CREATE TRIGGER guard_staff_profile BEFORE UPDATE ON public.staff_profiles FOR EACH ROW EXECUTE FUNCTION private.guard_staff_profile();
CREATE TRIGGER hand_over_shared_views BEFORE DELETE ON public.staff_profiles FOR EACH ROW EXECUTE FUNCTION private.hand_over_shared_views();
CREATE TRIGGER limit_own_changes AFTER UPDATE ON public.staff_profiles FOR EACH ROW WHEN ((auth.role() = 'authenticated'::text)) EXECUTE FUNCTION private.limit_own_changes();
CREATE TRIGGER lock_administrators BEFORE DELETE OR UPDATE OF role, state ON public.staff_profiles FOR EACH STATEMENT EXECUTE FUNCTION private.lock_administrators();
CREATE TRIGGER notify_author AFTER UPDATE OF name, avatar_path, is_public, state, title, bio ON public.staff_profiles FOR EACH ROW WHEN ((old.is_public OR new.is_public)) EXECUTE FUNCTION private.notify_author();
CREATE TRIGGER notify_changed_rights AFTER UPDATE OF role, state ON public.staff_profiles FOR EACH ROW WHEN (((old.role IS DISTINCT FROM new.role) OR (old.state IS DISTINCT FROM new.state))) EXECUTE FUNCTION private.notify_rights_changed();
CREATE TRIGGER notify_recruiter AFTER UPDATE OF name, avatar_path, is_public, state, role ON public.staff_profiles FOR EACH ROW WHEN ((old.is_public OR new.is_public)) EXECUTE FUNCTION private.notify_recruiter();
CREATE TRIGGER notify_rights_changed AFTER DELETE ON public.staff_profiles FOR EACH ROW EXECUTE FUNCTION private.notify_rights_changed();
CREATE TRIGGER require_an_administrator_on_delete BEFORE DELETE ON public.staff_profiles FOR EACH ROW WHEN (((old.role = 'admin'::public.staff_role) AND (old.state = 'active'::public.staff_state))) EXECUTE FUNCTION private.require_an_administrator();
CREATE TRIGGER require_an_administrator_on_update BEFORE UPDATE OF role, state ON public.staff_profiles FOR EACH ROW WHEN (((old.role = 'admin'::public.staff_role) AND (old.state = 'active'::public.staff_state) AND ((new.role IS DISTINCT FROM 'admin'::public.staff_role) OR (new.state IS DISTINCT FROM 'active'::public.staff_state)))) EXECUTE FUNCTION private.require_an_administrator();
CREATE TRIGGER require_recent_proof BEFORE UPDATE OF role, state ON public.staff_profiles FOR EACH ROW WHEN (((CURRENT_USER = 'authenticated'::name) AND (new.role IS NOT NULL) AND (new.state <> 'disabled'::public.staff_state) AND ((new.role IS DISTINCT FROM old.role) OR (new.state IS DISTINCT FROM old.state)))) EXECUTE FUNCTION private.require_recent_proof();
CREATE TRIGGER revoke_api_tokens AFTER UPDATE OF role, state ON public.staff_profiles FOR EACH ROW WHEN (((old.role = 'admin'::public.staff_role) AND (old.state = 'active'::public.staff_state) AND ((new.role IS DISTINCT FROM 'admin'::public.staff_role) OR (new.state <> 'active'::public.staff_state)))) EXECUTE FUNCTION private.revoke_tokens_of_staff();
CREATE TRIGGER revoke_api_tokens_of_deleted BEFORE DELETE ON public.staff_profiles FOR EACH ROW EXECUTE FUNCTION private.revoke_tokens_of_staff();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.staff_profiles FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER shorten_own_pictures BEFORE INSERT OR UPDATE OF avatar_path ON public.staff_profiles FOR EACH ROW EXECUTE FUNCTION private.shorten_own_pictures('avatar_path');
CREATE TRIGGER stamp_approval BEFORE UPDATE OF state ON public.staff_profiles FOR EACH ROW WHEN (((old.state = 'pending'::public.staff_state) AND (new.state = 'active'::public.staff_state))) EXECUTE FUNCTION private.stamp_approval();
grant all on public.staff_profiles to service_role;
grant delete, select on public.staff_profiles to authenticated;
grant update (name, role, state, language, title, avatar_path, is_public, bio) on public.staff_profiles to authenticated;

create table public.staff_signatures (
  user_id uuid default auth.uid() not null,
  body jsonb not null,
  updated_at timestamp with time zone default now() not null,
  constraint staff_signatures_pkey PRIMARY KEY (user_id),
  constraint staff_signatures_body_check CHECK (private.is_message_text(body, 16384)),
  constraint staff_signatures_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.staff_profiles(user_id) ON DELETE CASCADE
);
alter table public.staff_signatures enable row level security;
create policy "recruiters can insert their own signature" on public.staff_signatures for insert to authenticated
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
create policy "recruiters can read their own signature" on public.staff_signatures for select to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
create policy "recruiters can update their own signature" on public.staff_signatures for update to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.staff_signatures FOR EACH ROW EXECUTE FUNCTION private.audit('user_id');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.staff_signatures FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.staff_signatures to service_role;
grant select on public.staff_signatures to authenticated;
grant insert, update (body) on public.staff_signatures to authenticated;
comment on table public.staff_signatures is 'Rich text by language; a language without one gets the usual closing phrase and the name.';

create table public.stage_rules (
  id uuid default gen_random_uuid() not null,
  job_id uuid not null,
  stage public.application_stage not null,
  kind public.stage_rule_kind not null,
  is_on boolean default false not null,
  template_key text,
  minutes integer,
  title text,
  days integer,
  staff_id uuid,
  created_by uuid default auth.uid(),
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint stage_rules_pkey PRIMARY KEY (id),
  constraint "a rule has the fields of its kind" CHECK (
CASE kind
    WHEN 'mail'::public.stage_rule_kind THEN ((template_key IS NOT NULL) AND (minutes IS NOT NULL) AND (num_nonnulls(title, days, staff_id) = 0))
    WHEN 'task'::public.stage_rule_kind THEN ((title IS NOT NULL) AND (days IS NOT NULL) AND (num_nonnulls(template_key, minutes) = 0))
    WHEN 'scorecard'::public.stage_rule_kind THEN ((days IS NOT NULL) AND (num_nonnulls(template_key, minutes, title) = 0))
    WHEN 'remind'::public.stage_rule_kind THEN ((days > 0) AND (num_nonnulls(template_key, minutes, title, staff_id) = 0))
    ELSE NULL::boolean
END),
  constraint "a rule never rejects" CHECK (((stage <> 'rejected'::public.application_stage) AND (template_key IS DISTINCT FROM 'application_rejected'::text))),
  constraint stage_rules_days_check CHECK (((days >= 0) AND (days <= 90))),
  constraint stage_rules_minutes_check CHECK (((minutes >= 1) AND (minutes <= 43200))),
  constraint stage_rules_title_check CHECK (((length(btrim(title)) >= 1) AND (length(btrim(title)) <= 200))),
  constraint stage_rules_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint stage_rules_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE,
  constraint stage_rules_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint stage_rules_template_key_fkey FOREIGN KEY (template_key) REFERENCES public.email_templates(key) ON DELETE CASCADE
);
CREATE INDEX stage_rules_created_by_idx ON public.stage_rules USING btree (created_by);
CREATE INDEX stage_rules_job_id_stage_idx ON public.stage_rules USING btree (job_id, stage);
CREATE INDEX stage_rules_staff_id_idx ON public.stage_rules USING btree (staff_id) WHERE (staff_id IS NOT NULL);
CREATE INDEX stage_rules_template_key_idx ON public.stage_rules USING btree (template_key) WHERE (template_key IS NOT NULL);
alter table public.stage_rules enable row level security;
create policy "recruiters can delete stage rules" on public.stage_rules for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can insert stage rules" on public.stage_rules for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can read stage rules" on public.stage_rules for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can update stage rules" on public.stage_rules for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "restricted jobs are hidden outside of their team" on public.stage_rules as restrictive for all to authenticated
  using ((NOT (job_id IN ( SELECT private.hidden_jobs() AS hidden_jobs))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.stage_rules FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER cancel_mail_of_deleted AFTER DELETE ON public.stage_rules FOR EACH ROW EXECUTE FUNCTION private.cancel_mail_of_rule();
CREATE TRIGGER cancel_mail_of_stopped AFTER UPDATE OF is_on ON public.stage_rules FOR EACH ROW WHEN ((old.is_on AND (NOT new.is_on))) EXECUTE FUNCTION private.cancel_mail_of_rule();
CREATE TRIGGER check_stage_rule BEFORE INSERT OR UPDATE OF stage, template_key ON public.stage_rules FOR EACH ROW EXECUTE FUNCTION private.check_stage_rule();
CREATE TRIGGER follow_edited_rule AFTER UPDATE OF stage, template_key ON public.stage_rules FOR EACH ROW WHEN (((new.kind = 'mail'::public.stage_rule_kind) AND ((new.stage <> old.stage) OR (new.template_key <> old.template_key)))) EXECUTE FUNCTION private.follow_edited_rule();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.stage_rules FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.stage_rules to service_role;
grant delete, select on public.stage_rules to authenticated;
grant insert (job_id, kind) on public.stage_rules to authenticated;
grant insert, update (stage, is_on, template_key, minutes, title, days, staff_id) on public.stage_rules to authenticated;

create table public.stage_stays (
  id bigint generated always as identity not null,
  application_id uuid not null,
  stage public.application_stage not null,
  reached public.application_stage not null,
  entered_at timestamp with time zone,
  left_at timestamp with time zone,
  constraint stage_stays_pkey PRIMARY KEY (id),
  constraint "a rejection is no progress" CHECK ((reached <> 'rejected'::public.application_stage)),
  constraint "a stay ends after it begins" CHECK ((left_at >= entered_at)),
  constraint stage_stays_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE
);
CREATE INDEX stage_stays_application_id_id_idx ON public.stage_stays USING btree (application_id, id DESC);
CREATE UNIQUE INDEX stage_stays_current ON public.stage_stays USING btree (application_id) INCLUDE (reached, entered_at) WHERE (left_at IS NULL);
CREATE INDEX stage_stays_ended ON public.stage_stays USING btree (left_at) INCLUDE (application_id, stage, entered_at) WHERE ((left_at IS NOT NULL) AND (entered_at IS NOT NULL));
alter table public.stage_stays enable row level security;
create policy "recruiters can read stays in stages" on public.stage_stays for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (application_id IN ( SELECT private.hidden_applications() AS applications_awaiting_erasure)))));
grant all on public.stage_stays to service_role;
grant select on public.stage_stays to authenticated;

create table public.stage_steps (
  id uuid default gen_random_uuid() not null,
  template_id uuid not null,
  name public.localized_text not null,
  stage public.application_stage not null,
  "position" integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint stage_steps_pkey PRIMARY KEY (id),
  constraint stage_steps_name_check CHECK ((private.longest((name)::jsonb) <= 40)),
  constraint "steps are named in both languages" CHECK ((public.localized_missing(name) = '{}'::text[])),
  constraint stage_steps_template_id_fkey FOREIGN KEY (template_id) REFERENCES public.stage_templates(id) ON DELETE CASCADE
);
CREATE INDEX stage_steps_template_id_stage_position_idx ON public.stage_steps USING btree (template_id, stage, "position");
alter table public.stage_steps enable row level security;
create policy "administrators can insert steps" on public.stage_steps for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "administrators can update steps" on public.stage_steps for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "staff can read steps" on public.stage_steps for select to api_token, authenticated
  using (( SELECT private.is_staff() AS is_staff));
create policy "tokens need a scope to select" on public.stage_steps as restrictive for select to api_token
  using (( SELECT private.require_scope('applications:read'::public.api_scope) AS require_scope));
CREATE TRIGGER add_step BEFORE INSERT ON public.stage_steps FOR EACH ROW EXECUTE FUNCTION private.add_step();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.stage_steps FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.stage_steps FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.stage_steps to service_role;
grant select on public.stage_steps to api_token, authenticated;
grant insert (template_id, stage) on public.stage_steps to authenticated;
grant insert, update (name) on public.stage_steps to authenticated;
grant update ("position") on public.stage_steps to authenticated;
comment on table public.stage_steps is 'The stages of a template, each one of the six built-in stages under a name of its own.';

create table public.stage_templates (
  id uuid default gen_random_uuid() not null,
  name public.localized_text not null,
  retired_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint stage_templates_pkey PRIMARY KEY (id),
  constraint "stage templates are named in both languages" CHECK ((public.localized_missing(name) = '{}'::text[])),
  constraint stage_templates_name_check CHECK ((private.longest((name)::jsonb) <= 80))
);
alter table public.stage_templates enable row level security;
create policy "administrators can delete stage templates" on public.stage_templates for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "administrators can insert stage templates" on public.stage_templates for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "administrators can update stage templates" on public.stage_templates for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "staff can read stage templates" on public.stage_templates for select to api_token, authenticated
  using (( SELECT private.is_staff() AS is_staff));
create policy "tokens need a scope to select" on public.stage_templates as restrictive for select to api_token
  using (( SELECT private.require_scope('applications:read'::public.api_scope) AS require_scope));
CREATE TRIGGER add_first_steps AFTER INSERT ON public.stage_templates FOR EACH ROW EXECUTE FUNCTION private.add_first_steps();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.stage_templates FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.stage_templates FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.stage_templates to service_role;
grant delete, select on public.stage_templates to authenticated;
grant select on public.stage_templates to api_token;
grant insert, update (name) on public.stage_templates to authenticated;
grant update (retired_at) on public.stage_templates to authenticated;
comment on table public.stage_templates is 'Named sets of stages that jobs can use.';

create table public.step_stays (
  id bigint generated always as identity not null,
  application_id uuid not null,
  step_id uuid not null,
  entered_at timestamp with time zone,
  left_at timestamp with time zone,
  constraint step_stays_pkey PRIMARY KEY (id),
  constraint "a stay in a step ends after it begins" CHECK ((left_at >= entered_at)),
  constraint step_stays_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE,
  constraint step_stays_step_id_fkey FOREIGN KEY (step_id) REFERENCES public.stage_steps(id) ON DELETE CASCADE
);
CREATE INDEX step_stays_application_id_id_idx ON public.step_stays USING btree (application_id, id DESC);
CREATE UNIQUE INDEX step_stays_current ON public.step_stays USING btree (application_id) WHERE (left_at IS NULL);
CREATE INDEX step_stays_step_id_left_at_idx ON public.step_stays USING btree (step_id, left_at);
alter table public.step_stays enable row level security;
create policy "recruiters can read stays in steps" on public.step_stays for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (application_id IN ( SELECT private.hidden_applications() AS applications_awaiting_erasure)))));
grant all on public.step_stays to service_role;
grant select on public.step_stays to authenticated;

create table public.tags (
  id uuid default gen_random_uuid() not null,
  name extensions.citext not null,
  colour text default 'sand'::text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint tags_pkey PRIMARY KEY (id),
  constraint tags_name_key UNIQUE (name),
  constraint tags_colour_check CHECK ((colour = ANY (ARRAY['sand'::text, 'mint'::text, 'spruce'::text, 'peach'::text, 'lingon'::text, 'amber'::text]))),
  constraint tags_name_check CHECK (((length(btrim((name)::text)) >= 1) AND (length(btrim((name)::text)) <= 40)))
);
alter table public.tags enable row level security;
create policy "recruiters can delete tags" on public.tags for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can insert tags" on public.tags for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can read tags" on public.tags for select to api_token, authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can update tags" on public.tags for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "tokens need a scope to select" on public.tags as restrictive for select to api_token
  using (( SELECT private.require_scope('people:read'::public.api_scope) AS require_scope));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.tags FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER note_renamed_tag AFTER UPDATE OF name ON public.tags FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION private.note_renamed_tag();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.tags FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.tags to service_role;
grant delete, select on public.tags to authenticated;
grant select on public.tags to api_token;
grant insert, update (name, colour) on public.tags to authenticated;
comment on table public.tags is 'Tags for people.';

create table public.tasks (
  id uuid default gen_random_uuid() not null,
  title text not null,
  details text,
  owner_id uuid default auth.uid(),
  due_on date not null,
  person_id uuid,
  application_id uuid,
  job_id uuid,
  client_id uuid,
  created_by uuid default auth.uid(),
  done_at timestamp with time zone,
  done_by uuid,
  reminded_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  kind public.task_kind default 'task'::public.task_kind not null,
  constraint tasks_pkey PRIMARY KEY (id),
  constraint "a scorecard is about an application" CHECK (((kind <> 'scorecard'::public.task_kind) OR (application_id IS NOT NULL))),
  constraint "a task is about one record" CHECK ((num_nonnulls(person_id, application_id, job_id, client_id) = 1)),
  constraint tasks_details_check CHECK (((length(details) >= 1) AND (length(details) <= 2000))),
  constraint tasks_due_on_check CHECK (((due_on >= '2020-01-01'::date) AND (due_on <= '2199-12-31'::date))),
  constraint tasks_title_check CHECK (((length(btrim(title)) >= 1) AND (length(btrim(title)) <= 200))),
  constraint tasks_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE,
  constraint tasks_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE,
  constraint tasks_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint tasks_done_by_fkey FOREIGN KEY (done_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint tasks_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE,
  constraint tasks_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint tasks_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE
);
CREATE INDEX tasks_application_id_idx ON public.tasks USING btree (application_id) WHERE (application_id IS NOT NULL);
CREATE INDEX tasks_client_id_idx ON public.tasks USING btree (client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX tasks_created_by_idx ON public.tasks USING btree (created_by);
CREATE INDEX tasks_done_by_idx ON public.tasks USING btree (done_by) WHERE (done_by IS NOT NULL);
CREATE INDEX tasks_due_on_idx ON public.tasks USING btree (due_on) WHERE ((done_at IS NULL) AND (reminded_at IS NULL));
CREATE INDEX tasks_job_id_idx ON public.tasks USING btree (job_id) WHERE (job_id IS NOT NULL);
CREATE UNIQUE INDEX tasks_one_scorecard ON public.tasks USING btree (application_id, owner_id) WHERE ((kind = 'scorecard'::public.task_kind) AND (done_at IS NULL));
CREATE INDEX tasks_owner_id_due_on_idx ON public.tasks USING btree (owner_id, due_on) WHERE (done_at IS NULL);
CREATE INDEX tasks_person_id_idx ON public.tasks USING btree (person_id) WHERE (person_id IS NOT NULL);
alter table public.tasks enable row level security;
create policy "admins can delete tasks" on public.tasks for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "recruiters can delete tasks that they created" on public.tasks for delete to authenticated
  using (((created_by = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
create policy "recruiters can insert tasks" on public.tasks for insert to authenticated
  with check ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND ((person_id IS NULL) OR (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))) AND ((application_id IS NULL) OR (NOT (application_id IN ( SELECT private.hidden_applications() AS applications_awaiting_erasure))))));
create policy "recruiters can read tasks" on public.tasks for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND ((person_id IS NULL) OR (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))) AND ((application_id IS NULL) OR (NOT (application_id IN ( SELECT private.hidden_applications() AS applications_awaiting_erasure))))));
create policy "recruiters can update tasks" on public.tasks for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "restricted jobs are hidden outside of their team" on public.tasks as restrictive for all to authenticated
  using (((job_id IS NULL) OR (NOT (job_id IN ( SELECT private.hidden_jobs() AS hidden_jobs)))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.tasks FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER log_task AFTER INSERT OR UPDATE OF done_at, owner_id ON public.tasks FOR EACH ROW EXECUTE FUNCTION private.log_task();
CREATE TRIGGER set_updated_at BEFORE UPDATE OF title, details, owner_id, due_on ON public.tasks FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER stamp_task BEFORE INSERT OR UPDATE OF done_at, due_on, owner_id ON public.tasks FOR EACH ROW EXECUTE FUNCTION private.stamp_task();
grant all on public.tasks to service_role;
grant delete, select on public.tasks to authenticated;
grant insert (id, person_id, application_id, job_id, client_id, kind) on public.tasks to authenticated;
grant insert, update (title, details, owner_id, due_on) on public.tasks to authenticated;
grant update (done_at) on public.tasks to authenticated;

create table public.team_members (
  id uuid default gen_random_uuid() not null,
  name text not null,
  role public.localized_text default '{}'::jsonb not null,
  body public.localized_text default '{}'::jsonb not null,
  image text,
  "position" integer default 0 not null,
  state public.website_state default 'draft'::public.website_state not null,
  version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint team_members_pkey PRIMARY KEY (id),
  constraint "a picture is from this site" CHECK (private.is_own_picture(image)),
  constraint "a published member of the team has a role" CHECK (((state <> 'published'::public.website_state) OR (cardinality(public.localized_missing(role)) < 2))),
  constraint team_members_body_check CHECK ((private.longest((body)::jsonb) <= 400)),
  constraint team_members_image_check CHECK ((length(image) <= 300)),
  constraint team_members_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 120))),
  constraint team_members_role_check CHECK ((private.longest((role)::jsonb) <= 120))
);
CREATE INDEX team_members_position_id_idx ON public.team_members USING btree ("position", id);
alter table public.team_members enable row level security;
create policy "anyone can read published the team" on public.team_members for select to anon, authenticated
  using ((state = 'published'::public.website_state));
create policy "editors can delete the team" on public.team_members for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "editors can insert the team" on public.team_members for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "editors can update the team" on public.team_members for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "staff can read the team" on public.team_members for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.team_members FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER bump_version BEFORE UPDATE OF name, role, body, image, state ON public.team_members FOR EACH ROW EXECUTE FUNCTION private.bump_version();
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON public.team_members FOR EACH ROW EXECUTE FUNCTION private.notify_content();
CREATE TRIGGER record_website_version AFTER INSERT OR DELETE OR UPDATE OF name, role, body, image, state ON public.team_members FOR EACH ROW EXECUTE FUNCTION private.record_website_version();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.team_members FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER shorten_own_pictures BEFORE INSERT OR UPDATE OF image ON public.team_members FOR EACH ROW EXECUTE FUNCTION private.shorten_own_pictures('image');
grant all on public.team_members to service_role;
grant delete, select on public.team_members to authenticated;
grant select on public.team_members to anon;
grant insert, update (name, role, body, image, "position", state) on public.team_members to authenticated;

create table public.terms_staff (
  terms_id uuid not null,
  published_by uuid,
  updated_by uuid,
  constraint terms_staff_pkey PRIMARY KEY (terms_id),
  constraint terms_staff_published_by_fkey FOREIGN KEY (published_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint terms_staff_terms_id_fkey FOREIGN KEY (terms_id) REFERENCES public.general_terms(id) ON DELETE CASCADE,
  constraint terms_staff_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL
);
CREATE INDEX terms_staff_published_by_idx ON public.terms_staff USING btree (published_by);
CREATE INDEX terms_staff_updated_by_idx ON public.terms_staff USING btree (updated_by);
alter table public.terms_staff enable row level security;
create policy "staff can read who works on terms" on public.terms_staff for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));
grant all on public.terms_staff to service_role;
grant select on public.terms_staff to authenticated;

create table public.testimonials (
  id uuid default gen_random_uuid() not null,
  quote public.localized_text default '{}'::jsonb not null,
  name text not null,
  title public.localized_text default '{}'::jsonb not null,
  company text default ''::text not null,
  logo text,
  image text,
  "position" integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  case_url text,
  state public.website_state default 'draft'::public.website_state not null,
  version integer default 1 not null,
  constraint testimonials_pkey PRIMARY KEY (id),
  constraint "a logo is from this site" CHECK (private.is_own_picture(logo)),
  constraint "a picture is from this site" CHECK (private.is_own_picture(image)),
  constraint "a published testimonial has a quote, a role and a company" CHECK (((state <> 'published'::public.website_state) OR ((cardinality(public.localized_missing(quote)) < 2) AND (cardinality(public.localized_missing(title)) < 2) AND (btrim(company) <> ''::text)))),
  constraint testimonials_case_url_check CHECK (((length(case_url) <= 300) AND private.is_safe_url(case_url) AND (case_url ~ '^(https?:/)?/'::text))),
  constraint testimonials_company_check CHECK ((length(company) <= 120)),
  constraint testimonials_image_check CHECK ((length(image) <= 300)),
  constraint testimonials_logo_check CHECK ((length(logo) <= 300)),
  constraint testimonials_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 120))),
  constraint testimonials_quote_check CHECK ((private.longest((quote)::jsonb) <= 1000)),
  constraint testimonials_title_check CHECK ((private.longest((title)::jsonb) <= 120))
);
CREATE INDEX testimonials_position_id_idx ON public.testimonials USING btree ("position", id);
alter table public.testimonials enable row level security;
create policy "anyone can read published testimonials" on public.testimonials for select to anon, authenticated
  using ((state = 'published'::public.website_state));
create policy "editors can delete testimonials" on public.testimonials for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "editors can insert testimonials" on public.testimonials for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "editors can update testimonials" on public.testimonials for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "staff can read testimonials" on public.testimonials for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.testimonials FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER bump_version BEFORE UPDATE OF quote, name, title, company, logo, image, case_url, state ON public.testimonials FOR EACH ROW EXECUTE FUNCTION private.bump_version();
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON public.testimonials FOR EACH ROW EXECUTE FUNCTION private.notify_content();
CREATE TRIGGER record_website_version AFTER INSERT OR DELETE OR UPDATE OF quote, name, title, company, logo, image, case_url, state ON public.testimonials FOR EACH ROW EXECUTE FUNCTION private.record_website_version();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.testimonials FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER shorten_own_pictures BEFORE INSERT OR UPDATE OF logo, image ON public.testimonials FOR EACH ROW EXECUTE FUNCTION private.shorten_own_pictures('logo', 'image');
grant all on public.testimonials to service_role;
grant delete, select on public.testimonials to authenticated;
grant select on public.testimonials to anon;
grant insert, update (quote, name, title, company, logo, image, "position", case_url, state) on public.testimonials to authenticated;

create table public.view_alerts (
  view_id uuid not null,
  user_id uuid default auth.uid() not null,
  request text not null,
  row_key text not null,
  checked_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  tried_at timestamp with time zone,
  constraint view_alerts_pkey PRIMARY KEY (view_id, user_id),
  constraint view_alerts_request_check CHECK (((length(request) <= 8000) AND (request ~ '^(rpc/)?[a-z_]{1,60}\?[A-Za-z0-9*._~+%&=(),:"''!-]*$'::text))),
  constraint view_alerts_row_key_check CHECK ((row_key ~ '^[a-z_]{1,40}$'::text)),
  constraint view_alerts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.staff_profiles(user_id) ON DELETE CASCADE,
  constraint view_alerts_view_id_fkey FOREIGN KEY (view_id) REFERENCES public.saved_views(id) ON DELETE CASCADE
);
CREATE INDEX view_alerts_tried_at_idx ON public.view_alerts USING btree (tried_at NULLS FIRST);
CREATE INDEX view_alerts_user_id_idx ON public.view_alerts USING btree (user_id);
alter table public.view_alerts enable row level security;
create policy "recruiters can delete their own alerts" on public.view_alerts for delete to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
create policy "recruiters can follow views that they can read" on public.view_alerts for insert to authenticated
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (view_id IN ( SELECT saved_views.id
   FROM public.saved_views))));
create policy "recruiters can read their own alerts" on public.view_alerts for select to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.view_alerts FOR EACH ROW EXECUTE FUNCTION private.audit('view_id');
CREATE TRIGGER queue_view_alert AFTER INSERT ON public.view_alerts FOR EACH STATEMENT EXECUTE FUNCTION private.queue_view_alert();
grant all on public.view_alerts to service_role;
grant delete, select on public.view_alerts to authenticated;
grant insert (view_id, request, row_key) on public.view_alerts to authenticated;

create table public.visibility_changes (
  id bigint generated always as identity not null,
  created_at timestamp with time zone default now() not null,
  constraint visibility_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX visibility_changes_created_at_idx ON public.visibility_changes USING btree (created_at);
alter table public.visibility_changes enable row level security;
create policy "staff can read that something became visible or hidden" on public.visibility_changes for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));
grant all on public.visibility_changes to service_role;
grant select on public.visibility_changes to authenticated;

create table public.waiting_list (
  id uuid default gen_random_uuid() not null,
  person_id uuid not null,
  client_id uuid,
  source public.lead_source default 'membership'::public.lead_source not null,
  company text,
  plan public.plan,
  roles_to_fill text,
  message text,
  calculation jsonb,
  language public.language default 'en'::public.language not null,
  state public.lead_state default 'new'::public.lead_state not null,
  state_changed_at timestamp with time zone default now() not null,
  assignee_id uuid,
  note text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint waiting_list_pkey PRIMARY KEY (id),
  constraint waiting_list_calculation_check CHECK (((jsonb_typeof(calculation) = 'object'::text) AND (pg_column_size(calculation) <= 8192))),
  constraint waiting_list_company_check CHECK ((length(company) <= 160)),
  constraint waiting_list_message_check CHECK ((length(message) <= 5000)),
  constraint waiting_list_note_check CHECK ((length(note) <= 5000)),
  constraint waiting_list_roles_to_fill_check CHECK ((length(roles_to_fill) <= 1000)),
  constraint waiting_list_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL,
  constraint waiting_list_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE SET NULL,
  constraint waiting_list_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE
);
CREATE INDEX waiting_list_assignee_id_idx ON public.waiting_list USING btree (assignee_id);
CREATE INDEX waiting_list_client_id_idx ON public.waiting_list USING btree (client_id);
CREATE INDEX waiting_list_created_at_id_idx ON public.waiting_list USING btree (created_at DESC, id DESC);
CREATE INDEX waiting_list_person_id_idx ON public.waiting_list USING btree (person_id);
CREATE INDEX waiting_list_state_created_at_id_idx ON public.waiting_list USING btree (state, created_at DESC, id DESC);
alter table public.waiting_list enable row level security;
create policy "recruiters can delete from the waiting list" on public.waiting_list for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
create policy "recruiters can insert into the waiting list" on public.waiting_list for insert to authenticated
  with check ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "recruiters can read the waiting list" on public.waiting_list for select to authenticated
  using ((( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND (NOT (person_id IN ( SELECT private.hidden_people() AS people_awaiting_erasure)))));
create policy "recruiters can update the waiting list" on public.waiting_list for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.waiting_list FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER log_client_lead AFTER UPDATE OF client_id ON public.waiting_list FOR EACH ROW WHEN (((new.client_id IS NOT NULL) AND (old.client_id IS DISTINCT FROM new.client_id))) EXECUTE FUNCTION private.log_client_lead();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.waiting_list FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER stamp_lead_state BEFORE UPDATE ON public.waiting_list FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION private.stamp_lead_state();
grant all on public.waiting_list to service_role;
grant delete, select on public.waiting_list to authenticated;
grant insert (person_id, source, message, calculation, language) on public.waiting_list to authenticated;
grant insert, update (client_id, company, plan, roles_to_fill, state, assignee_id, note) on public.waiting_list to authenticated;

create table public.webhook_deliveries (
  id uuid default gen_random_uuid() not null,
  webhook_id uuid not null,
  event public.webhook_event not null,
  object_id uuid not null,
  payload jsonb not null,
  "position" bigint generated always as identity not null,
  state public.webhook_delivery_state default 'waiting'::public.webhook_delivery_state not null,
  attempts smallint default 0 not null,
  send_after timestamp with time zone default now() not null,
  claimed_at timestamp with time zone,
  status smallint,
  error text,
  delivered_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint webhook_deliveries_pkey PRIMARY KEY (id),
  constraint webhook_deliveries_error_check CHECK ((error = ANY (ARRAY['not_public'::text, 'too_slow'::text, 'unreachable'::text, 'redirected'::text, 'rejected'::text]))),
  constraint webhook_deliveries_payload_check CHECK (((jsonb_typeof(payload) = 'object'::text) AND (pg_column_size(payload) <= 8192))),
  constraint webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES public.webhooks(id) ON DELETE CASCADE
);
CREATE INDEX webhook_deliveries_created_at_idx ON public.webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_webhook_id_object_id_position_idx ON public.webhook_deliveries USING btree (webhook_id, object_id, "position") WHERE (state = ANY (ARRAY['waiting'::public.webhook_delivery_state, 'sending'::public.webhook_delivery_state]));
CREATE INDEX webhook_deliveries_webhook_id_position_idx ON public.webhook_deliveries USING btree (webhook_id, "position" DESC);
alter table public.webhook_deliveries enable row level security;
create policy "admins can read deliveries of webhooks" on public.webhook_deliveries for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
grant all on public.webhook_deliveries to service_role;
grant select on public.webhook_deliveries to authenticated;

create table public.webhooks (
  id uuid default gen_random_uuid() not null,
  name text not null,
  url text not null,
  events public.webhook_event[] not null,
  is_on boolean default true not null,
  paused_at timestamp with time zone,
  failing_since timestamp with time zone,
  secret_number integer default 0 not null,
  secret_rotated_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint webhooks_pkey PRIMARY KEY (id),
  constraint webhooks_events_check CHECK ((((cardinality(events) >= 1) AND (cardinality(events) <= 20)) AND (NOT ('webhook.test'::public.webhook_event = ANY (events))))),
  constraint webhooks_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 80))),
  constraint webhooks_url_check CHECK (((length(url) <= 2000) AND (url ~ '^https?://[^/@\s]+(/\S*)?$'::text)))
);
alter table public.webhooks enable row level security;
create policy "admins can delete webhooks" on public.webhooks for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "admins can insert webhooks" on public.webhooks for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "admins can read webhooks" on public.webhooks for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
create policy "admins can update webhooks" on public.webhooks for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF name, url, events, is_on, paused_at, secret_number ON public.webhooks FOR EACH ROW EXECUTE FUNCTION private.audit('id');
CREATE TRIGGER queue_resumed_webhook AFTER UPDATE OF is_on, url ON public.webhooks FOR EACH ROW WHEN ((new.is_on AND ((NOT old.is_on) OR (old.url <> new.url)))) EXECUTE FUNCTION private.queue_resumed_webhook();
CREATE TRIGGER resume_webhook BEFORE UPDATE OF is_on, url ON public.webhooks FOR EACH ROW WHEN ((new.is_on AND ((NOT old.is_on) OR (old.url <> new.url)))) EXECUTE FUNCTION private.resume_webhook();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.webhooks FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
grant all on public.webhooks to service_role;
grant delete, select on public.webhooks to authenticated;
grant insert, update (name, url, events) on public.webhooks to authenticated;
grant update (is_on) on public.webhooks to authenticated;

create table public.website_versions (
  id uuid default gen_random_uuid() not null,
  table_name text not null,
  row_id uuid not null,
  version integer not null,
  state public.website_state not null,
  content jsonb not null,
  edited_by uuid,
  created_at timestamp with time zone default now() not null,
  constraint website_versions_pkey PRIMARY KEY (id),
  constraint website_versions_row_id_version_key UNIQUE (row_id, version),
  constraint website_versions_content_check CHECK ((pg_column_size(content) <= 65536)),
  constraint website_versions_table_name_check CHECK ((length(table_name) <= 63)),
  constraint website_versions_edited_by_fkey FOREIGN KEY (edited_by) REFERENCES public.staff_profiles(user_id) ON DELETE SET NULL
);
CREATE INDEX website_versions_edited_by_idx ON public.website_versions USING btree (edited_by);
alter table public.website_versions enable row level security;
create policy "staff can read website versions" on public.website_versions for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));
grant all on public.website_versions to service_role;
grant select on public.website_versions to authenticated;

create table public.working_hours (
  staff_id uuid default auth.uid() not null,
  weekday smallint not null,
  starts_at time without time zone not null,
  ends_at time without time zone not null,
  constraint working_hours_pkey PRIMARY KEY (staff_id, weekday),
  constraint working_hours_check CHECK ((ends_at > starts_at)),
  constraint working_hours_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7))),
  constraint working_hours_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff_calendars(staff_id) ON DELETE CASCADE
);
alter table public.working_hours enable row level security;
create policy "recruiters can read their own working hours" on public.working_hours for select to authenticated
  using (((staff_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff)));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.working_hours FOR EACH ROW EXECUTE FUNCTION private.audit('staff_id');
grant all on public.working_hours to service_role;
grant select on public.working_hours to authenticated;

create table private.arrived_mail (
  id uuid default gen_random_uuid() not null,
  sender text,
  recipients text[] default '{}'::text[] not null,
  raw bytea not null,
  attempts smallint default 0 not null,
  arrived_at timestamp with time zone default now() not null,
  priority smallint default 1 not null,
  is_reply boolean default false not null,
  constraint arrived_mail_pkey PRIMARY KEY (id),
  constraint arrived_mail_recipients_check CHECK ((cardinality(recipients) <= 100)),
  constraint arrived_mail_sender_check CHECK ((length(sender) <= 320))
);
alter table private.arrived_mail enable row level security;
CREATE TRIGGER queue_arrived_mail AFTER INSERT ON private.arrived_mail FOR EACH ROW EXECUTE FUNCTION private.queue_arrived_mail();
grant all on private.arrived_mail to service_role;
comment on column private.arrived_mail.is_reply is 'Sent to the address of a conversation; replies have room of their own.';

create table private.busy_times (
  staff_id uuid not null,
  period tstzrange not null,
  constraint busy_times_period_check CHECK ((NOT isempty(period))),
  constraint busy_times_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff_calendars(staff_id) ON DELETE CASCADE
);
CREATE INDEX busy_times_staff_id_period_idx ON private.busy_times USING gist (staff_id, period);
grant all on private.busy_times to service_role;

create table private.calendar_feeds (
  staff_id uuid not null,
  token_hash text not null,
  created_at timestamp with time zone default now() not null,
  constraint calendar_feeds_pkey PRIMARY KEY (staff_id),
  constraint calendar_feeds_token_hash_key UNIQUE (token_hash),
  constraint calendar_feeds_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint calendar_feeds_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff_profiles(user_id) ON DELETE CASCADE
);
grant all on private.calendar_feeds to service_role;

create table private.cdn_changes (
  id bigint generated always as identity not null,
  tag text not null,
  changed_at timestamp with time zone default now() not null,
  transaction xid8 default pg_current_xact_id() not null,
  claimed_until timestamp with time zone default '-infinity'::timestamp with time zone not null,
  constraint cdn_changes_pkey PRIMARY KEY (id)
);
alter table private.cdn_changes enable row level security;
grant all on private.cdn_changes to service_role;

create table private.cdn_purging (
  singleton boolean default true not null,
  constraint cdn_purging_pkey PRIMARY KEY (singleton),
  constraint cdn_purging_singleton_check CHECK (singleton)
);
alter table private.cdn_purging enable row level security;
grant all on private.cdn_purging to service_role;

create table private.changed_people (
  transaction xid8 default pg_current_xact_id() not null,
  person_id uuid not null
);
CREATE INDEX changed_people_transaction_idx ON private.changed_people USING btree (transaction);
alter table private.changed_people enable row level security;
CREATE CONSTRAINT TRIGGER index_changed_people AFTER INSERT ON private.changed_people DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.index_changed_people();
grant all on private.changed_people to service_role;

create table private.demo_rows (
  kind text not null,
  row_id uuid not null,
  version integer,
  constraint demo_rows_pkey PRIMARY KEY (kind, row_id)
);
alter table private.demo_rows enable row level security;

create table private.failed_attempts (
  key text not null,
  count integer not null,
  wait double precision not null,
  last_at timestamp with time zone not null,
  constraint failed_attempts_pkey PRIMARY KEY (key),
  constraint failed_attempts_key_check CHECK ((length(key) <= 300))
);
CREATE INDEX failed_attempts_last_at_idx ON private.failed_attempts USING btree (last_at);
grant delete, select on private.failed_attempts to service_role;

create table private.interview_reservations (
  interview_id uuid not null,
  staff_id uuid not null,
  period tstzrange not null,
  held_until timestamp with time zone,
  constraint interview_reservations_no_overlap EXCLUDE USING gist (staff_id WITH =, period WITH &&),
  constraint interview_reservations_period_check CHECK ((NOT isempty(period))),
  constraint interview_reservations_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES public.interviews(id) ON DELETE CASCADE,
  constraint interview_reservations_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff_profiles(user_id) ON DELETE CASCADE
);
CREATE INDEX interview_reservations_interview_id_idx ON private.interview_reservations USING btree (interview_id);
grant all on private.interview_reservations to service_role;
comment on column private.interview_reservations.held_until is 'Set for a time that was suggested. After it others can have the time.';

create table private.invoice_series (
  id boolean default true not null,
  last_number integer not null,
  constraint invoice_series_pkey PRIMARY KEY (id),
  constraint invoice_series_id_check CHECK (id),
  constraint invoice_series_last_number_check CHECK ((last_number >= 0))
);
alter table private.invoice_series enable row level security;

create table private.known_words (
  word text not null,
  people integer not null,
  constraint known_words_pkey PRIMARY KEY (word)
);
CREATE INDEX known_words_word_idx ON private.known_words USING gin (word extensions.gin_trgm_ops);
alter table private.known_words enable row level security;
grant all on private.known_words to service_role;

create table private.mail_key (
  id boolean default true not null,
  key text not null,
  constraint mail_key_pkey PRIMARY KEY (id),
  constraint mail_key_id_check CHECK (id),
  constraint mail_key_key_check CHECK ((length(key) >= 43))
);
grant insert, select on private.mail_key to service_role;

create table private.mailbox_positions (
  mailbox text not null,
  uid_validity bigint not null,
  last_uid bigint not null,
  read_at timestamp with time zone default now() not null,
  constraint mailbox_positions_pkey PRIMARY KEY (mailbox),
  constraint mailbox_positions_mailbox_check CHECK ((length(mailbox) <= 500))
);
alter table private.mailbox_positions enable row level security;
grant all on private.mailbox_positions to service_role;

create table private.person_links (
  id uuid default gen_random_uuid() not null,
  person_id uuid not null,
  application_id uuid,
  purpose text not null,
  token_hash text not null,
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  revoked_at timestamp with time zone,
  constraint person_links_pkey PRIMARY KEY (id),
  constraint person_links_token_hash_key UNIQUE (token_hash),
  constraint "a link to an application names it" CHECK (((purpose <> 'application'::text) OR (application_id IS NOT NULL))),
  constraint person_links_purpose_check CHECK ((purpose = ANY (ARRAY['person'::text, 'application'::text, 'unsubscribe'::text]))),
  constraint person_links_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint person_links_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE,
  constraint person_links_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE
);
CREATE INDEX person_links_application_id_idx ON private.person_links USING btree (application_id) WHERE (application_id IS NOT NULL);
CREATE INDEX person_links_expires_at_idx ON private.person_links USING btree (expires_at);
CREATE INDEX person_links_person_id_idx ON private.person_links USING btree (person_id);
grant delete, insert, select, update on private.person_links to service_role;

create table private.person_words (
  person_id uuid not null,
  words tsvector not null,
  is_stale boolean default false not null,
  open_words tsvector,
  constraint person_words_pkey PRIMARY KEY (person_id),
  constraint person_words_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE
);
CREATE INDEX person_words_stale_idx ON private.person_words USING btree (person_id) WHERE is_stale;
CREATE INDEX person_words_words_idx ON private.person_words USING gin (words);
alter table private.person_words enable row level security;
grant all on private.person_words to service_role;

create table private.rate_limits (
  key text not null,
  tokens double precision not null,
  wait double precision not null,
  refilled_at timestamp with time zone not null,
  constraint rate_limits_pkey PRIMARY KEY (key),
  constraint rate_limits_key_check CHECK ((length(key) <= 300))
);
CREATE INDEX rate_limits_refilled_at_idx ON private.rate_limits USING btree (refilled_at);
grant delete, select on private.rate_limits to service_role;

create table private.review_keys (
  token_hash text not null,
  review_link_id uuid not null,
  created_at timestamp with time zone default now() not null,
  constraint review_keys_pkey PRIMARY KEY (token_hash),
  constraint review_keys_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint review_keys_review_link_id_fkey FOREIGN KEY (review_link_id) REFERENCES public.review_links(id) ON DELETE CASCADE
);
CREATE INDEX review_keys_review_link_id_idx ON private.review_keys USING btree (review_link_id);
CREATE TRIGGER note_mailed_link AFTER INSERT OR UPDATE ON private.review_keys FOR EACH ROW EXECUTE FUNCTION private.note_mailed_link();
grant delete, insert, select on private.review_keys to service_role;

create table private.view_alert_rows (
  view_id uuid not null,
  user_id uuid not null,
  row_id uuid not null,
  constraint view_alert_rows_pkey PRIMARY KEY (view_id, user_id, row_id),
  constraint view_alert_rows_view_id_user_id_fkey FOREIGN KEY (view_id, user_id) REFERENCES public.view_alerts(view_id, user_id) ON DELETE CASCADE
);
alter table private.view_alert_rows enable row level security;
grant all on private.view_alert_rows to service_role;

create table auth.api_keys (
  id uuid default gen_random_uuid() not null,
  name text not null,
  role text not null,
  api_key text,
  api_key_hash text not null,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint api_keys_pkey PRIMARY KEY (id),
  constraint api_keys_api_key_hash_key UNIQUE (api_key_hash),
  constraint api_keys_name_key UNIQUE (name),
  constraint api_keys_check CHECK (((role = 'anon'::text) OR (api_key IS NULL))),
  constraint api_keys_role_check CHECK ((role = ANY (ARRAY['anon'::text, 'service_role'::text])))
);
alter table auth.api_keys enable row level security;
comment on column auth.api_keys.api_key is 'The key in clear where it is public anyway (every page carries it); a secret key leaves only its hash.';
comment on column auth.api_keys.api_key_hash is 'Hex SHA-256 of the key.';

create table auth.flow_state (
  id uuid default gen_random_uuid() not null,
  user_id uuid,
  linking_target_id uuid,
  provider_type text not null,
  authentication_method text not null,
  auth_code text,
  auth_code_issued_at timestamp with time zone,
  code_challenge text,
  code_challenge_method auth.code_challenge_method,
  nonce text,
  invite_token text,
  referrer text,
  provider_access_token text,
  provider_refresh_token text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint flow_state_pkey PRIMARY KEY (id),
  constraint flow_state_check CHECK (((code_challenge IS NULL) = (code_challenge_method IS NULL))),
  constraint flow_state_linking_target_id_fkey FOREIGN KEY (linking_target_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint flow_state_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX flow_state_auth_code_key ON auth.flow_state USING btree (auth_code);
CREATE INDEX flow_state_created_at_idx ON auth.flow_state USING btree (created_at);
CREATE INDEX flow_state_linking_target_id_idx ON auth.flow_state USING btree (linking_target_id) WHERE (linking_target_id IS NOT NULL);
CREATE INDEX flow_state_user_id_idx ON auth.flow_state USING btree (user_id, authentication_method);
alter table auth.flow_state enable row level security;
comment on column auth.flow_state.referrer is 'Where the browser is sent when the flow has ended.';

create table auth.identities (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null,
  email text generated always as (lower((identity_data ->> 'email'::text))) stored,
  last_sign_in_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint identities_pkey PRIMARY KEY (id),
  constraint identities_provider_provider_id_key UNIQUE (provider, provider_id),
  constraint identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX identities_email_idx ON auth.identities USING btree (email);
CREATE INDEX identities_user_id_idx ON auth.identities USING btree (user_id);
alter table auth.identities enable row level security;

create table auth.key_revocations (
  role text not null,
  valid_from bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint key_revocations_pkey PRIMARY KEY (role),
  constraint key_revocations_role_check CHECK ((role = 'service_role'::text))
);
alter table auth.key_revocations enable row level security;
comment on column auth.key_revocations.valid_from is 'Unix seconds, as in the claim iat: keys of this role that were issued before are refused.';

create table auth.known_sources (
  user_id uuid not null,
  source text not null,
  created_at timestamp with time zone default now() not null,
  last_used_at timestamp with time zone default now() not null,
  constraint known_sources_pkey PRIMARY KEY (user_id, source),
  constraint known_sources_source_check CHECK (((source ~ '^(device|network|agent):'::text) AND (length(source) <= 100))),
  constraint known_sources_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX known_sources_last_used_at_idx ON auth.known_sources USING btree (last_used_at);
alter table auth.known_sources enable row level security;

create table auth.mfa_amr_claims (
  id uuid default gen_random_uuid() not null,
  session_id uuid not null,
  authentication_method text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  proves boolean default true not null,
  constraint mfa_amr_claims_pkey PRIMARY KEY (id),
  constraint mfa_amr_claims_session_id_authentication_method_key UNIQUE (session_id, authentication_method),
  constraint mfa_amr_claims_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE
);
alter table auth.mfa_amr_claims enable row level security;
comment on column auth.mfa_amr_claims.proves is 'False for a factor that was enrolled, or a recovery code that was made, in the same session.';

create table auth.mfa_challenges (
  id uuid default gen_random_uuid() not null,
  factor_id uuid not null,
  ip_address inet not null,
  otp_code text,
  verified_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  attempts smallint default 0 not null,
  webauthn_challenge text,
  constraint mfa_challenges_pkey PRIMARY KEY (id),
  constraint mfa_challenges_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES auth.mfa_factors(id) ON DELETE CASCADE
);
CREATE INDEX mfa_challenges_created_at_idx ON auth.mfa_challenges USING btree (created_at);
CREATE INDEX mfa_challenges_factor_id_idx ON auth.mfa_challenges USING btree (factor_id);
alter table auth.mfa_challenges enable row level security;
comment on column auth.mfa_challenges.otp_code is 'Hash of the code that was sent to a phone.';
comment on column auth.mfa_challenges.attempts is 'Codes that were tried so far: past a limit none is accepted.';

create table auth.mfa_factors (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status default 'unverified'::auth.factor_status not null,
  secret text,
  phone text,
  last_used_counter bigint,
  last_challenged_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  enrolled_in uuid,
  constraint mfa_factors_pkey PRIMARY KEY (id),
  constraint mfa_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX mfa_factors_friendly_name_key ON auth.mfa_factors USING btree (user_id, friendly_name) WHERE (TRIM(BOTH FROM friendly_name) <> ''::text);
CREATE INDEX mfa_factors_user_id_idx ON auth.mfa_factors USING btree (user_id, created_at);
alter table auth.mfa_factors enable row level security;
comment on column auth.mfa_factors.last_used_counter is 'Time step of the last accepted code: a code is good once, not for its whole 30 seconds.';
comment on column auth.mfa_factors.enrolled_in is 'The session that enrolled it.';

create table auth.mfa_recovery_codes (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  code_hash text not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  made_in uuid,
  constraint mfa_recovery_codes_pkey PRIMARY KEY (id),
  constraint mfa_recovery_codes_user_id_code_hash_key UNIQUE (user_id, code_hash),
  constraint mfa_recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table auth.mfa_recovery_codes enable row level security;
comment on column auth.mfa_recovery_codes.made_in is 'The session that made it.';

create table auth.one_time_tokens (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  token_type auth.one_time_token_type not null,
  token_hash text not null,
  relates_to text not null,
  attempts smallint default 0 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  code_hash text,
  flow_state_id uuid,
  constraint one_time_tokens_pkey PRIMARY KEY (id),
  constraint one_time_tokens_user_id_token_type_key UNIQUE (user_id, token_type),
  constraint one_time_tokens_token_hash_check CHECK ((token_hash <> ''::text)),
  constraint one_time_tokens_flow_state_id_fkey FOREIGN KEY (flow_state_id) REFERENCES auth.flow_state(id) ON DELETE SET NULL,
  constraint one_time_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX one_time_tokens_flow_state_id_idx ON auth.one_time_tokens USING btree (flow_state_id) WHERE (flow_state_id IS NOT NULL);
CREATE INDEX one_time_tokens_relates_to_idx ON auth.one_time_tokens USING btree (relates_to);
CREATE INDEX one_time_tokens_token_hash_idx ON auth.one_time_tokens USING btree (token_hash);
alter table auth.one_time_tokens enable row level security;
comment on column auth.one_time_tokens.attempts is 'Wrong codes so far: past a limit the code is dead, while the link still works.';

create table auth.refresh_tokens (
  id bigint generated always as identity not null,
  session_id uuid not null,
  user_id uuid not null,
  parent_id bigint,
  token_hash text not null,
  successor text,
  revoked_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint refresh_tokens_pkey PRIMARY KEY (id),
  constraint refresh_tokens_token_hash_key UNIQUE (token_hash),
  constraint refresh_tokens_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES auth.refresh_tokens(id) ON DELETE SET NULL,
  constraint refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE,
  constraint refresh_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX refresh_tokens_parent_id_idx ON auth.refresh_tokens USING btree (parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX refresh_tokens_session_id_idx ON auth.refresh_tokens USING btree (session_id, revoked_at);
CREATE INDEX refresh_tokens_user_id_idx ON auth.refresh_tokens USING btree (user_id);
alter table auth.refresh_tokens enable row level security;
comment on column auth.refresh_tokens.token_hash is 'Hex SHA-256 of the token; the token itself is kept nowhere.';
comment on column auth.refresh_tokens.successor is 'The next token, sealed with a key derived from this one, so that a client whose answer was lost can be given it again.';

create table auth.sessions (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  factor_id uuid,
  aal auth.aal_level default 'aal1'::auth.aal_level not null,
  user_agent text,
  ip inet,
  tag text,
  refreshed_at timestamp with time zone,
  not_after timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  reauthenticated_at timestamp with time zone,
  used_at timestamp with time zone,
  passkey_id uuid,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES auth.mfa_factors(id) ON DELETE SET NULL,
  constraint sessions_passkey_id_fkey FOREIGN KEY (passkey_id) REFERENCES auth.webauthn_credentials(id) ON DELETE SET NULL,
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_factor_id_idx ON auth.sessions USING btree (factor_id) WHERE (factor_id IS NOT NULL);
CREATE INDEX sessions_not_after_idx ON auth.sessions USING btree (not_after) WHERE (not_after IS NOT NULL);
CREATE INDEX sessions_passkey_id_idx ON auth.sessions USING btree (passkey_id) WHERE (passkey_id IS NOT NULL);
CREATE INDEX sessions_user_id_idx ON auth.sessions USING btree (user_id, created_at);
alter table auth.sessions enable row level security;
CREATE TRIGGER notify_session_changed AFTER UPDATE OF not_after ON auth.sessions FOR EACH ROW WHEN ((old.not_after IS DISTINCT FROM new.not_after)) EXECUTE FUNCTION auth.notify_session_changed();
CREATE TRIGGER notify_session_ended AFTER DELETE ON auth.sessions FOR EACH ROW EXECUTE FUNCTION auth.notify_session_ended();
CREATE TRIGGER record_staff_seen AFTER INSERT OR UPDATE OF refreshed_at, aal, used_at ON auth.sessions FOR EACH ROW EXECUTE FUNCTION private.record_staff_seen();
comment on column auth.sessions.reauthenticated_at is 'When the owner last gave the password, or a mailed code, within the session.';
comment on column auth.sessions.passkey_id is 'The passkey that opened it.';

create table auth.signing_keys (
  kid text not null,
  algorithm text not null,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  status text default 'active'::text not null,
  created_at timestamp with time zone default now() not null,
  retired_at timestamp with time zone,
  replaced_at timestamp with time zone,
  constraint signing_keys_pkey PRIMARY KEY (kid),
  constraint signing_keys_public_jwk_check CHECK (((public_jwk ->> 'd'::text) IS NULL)),
  constraint signing_keys_status_check CHECK ((status = ANY (ARRAY['active'::text, 'previous'::text, 'retired'::text])))
);
CREATE UNIQUE INDEX signing_keys_active_key ON auth.signing_keys USING btree (status) WHERE (status = 'active'::text);
alter table auth.signing_keys enable row level security;
comment on column auth.signing_keys.status is 'active signs and verifies, previous only verifies, retired does neither.';
comment on column auth.signing_keys.replaced_at is 'Since when another key signs; unknown for keys that were replaced before this column came.';

create table auth.users (
  id uuid default gen_random_uuid() not null,
  aud text default 'authenticated'::text not null,
  role text default 'authenticated'::text not null,
  email text,
  encrypted_password text,
  email_confirmed_at timestamp with time zone,
  invited_at timestamp with time zone,
  confirmation_token text,
  confirmation_sent_at timestamp with time zone,
  recovery_token text,
  recovery_sent_at timestamp with time zone,
  email_change text,
  email_change_token_new text,
  email_change_token_current text,
  email_change_confirm_status smallint default 0 not null,
  email_change_sent_at timestamp with time zone,
  phone text,
  phone_confirmed_at timestamp with time zone,
  phone_change text,
  phone_change_token text,
  phone_change_sent_at timestamp with time zone,
  reauthentication_token text,
  reauthentication_sent_at timestamp with time zone,
  confirmed_at timestamp with time zone generated always as (LEAST(email_confirmed_at, phone_confirmed_at)) stored,
  last_sign_in_at timestamp with time zone,
  raw_app_meta_data jsonb default '{}'::jsonb not null,
  raw_user_meta_data jsonb default '{}'::jsonb not null,
  is_super_admin boolean,
  is_sso_user boolean default false not null,
  is_anonymous boolean default false not null,
  banned_until timestamp with time zone,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_email_change_confirm_status_check CHECK (((email_change_confirm_status >= 0) AND (email_change_confirm_status <= 2))),
  constraint users_email_check CHECK ((length(email) <= 255))
);
CREATE UNIQUE INDEX users_confirmation_token_key ON auth.users USING btree (confirmation_token) WHERE (confirmation_token <> ''::text);
CREATE INDEX users_created_at_idx ON auth.users USING btree (created_at DESC, id);
CREATE UNIQUE INDEX users_email_change_token_current_key ON auth.users USING btree (email_change_token_current) WHERE (email_change_token_current <> ''::text);
CREATE UNIQUE INDEX users_email_change_token_new_key ON auth.users USING btree (email_change_token_new) WHERE (email_change_token_new <> ''::text);
CREATE UNIQUE INDEX users_email_key ON auth.users USING btree (lower(email)) WHERE ((NOT is_sso_user) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX users_phone_key ON auth.users USING btree (phone) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX users_recovery_token_key ON auth.users USING btree (recovery_token) WHERE (recovery_token <> ''::text);
alter table auth.users enable row level security;
CREATE TRIGGER admit_invited_staff AFTER UPDATE OF email_confirmed_at ON auth.users FOR EACH ROW WHEN (((new.invited_at IS NOT NULL) AND (old.email_confirmed_at IS NULL) AND (new.email_confirmed_at IS NOT NULL))) EXECUTE FUNCTION private.admit_invited_staff();
CREATE TRIGGER create_pending_staff_on_insert AFTER INSERT ON auth.users FOR EACH ROW WHEN (((new.invited_at IS NOT NULL) OR ((new.email_confirmed_at IS NOT NULL) AND ((new.raw_user_meta_data ->> 'account'::text) = 'staff'::text) AND ((new.raw_app_meta_data ->> 'provider'::text) = 'email'::text)))) EXECUTE FUNCTION private.create_pending_staff();
CREATE TRIGGER create_pending_staff_on_update AFTER UPDATE OF email_confirmed_at, invited_at ON auth.users FOR EACH ROW WHEN ((((old.invited_at IS NULL) AND (new.invited_at IS NOT NULL)) OR ((old.email_confirmed_at IS NULL) AND (new.email_confirmed_at IS NOT NULL) AND ((new.raw_user_meta_data ->> 'account'::text) = 'staff'::text) AND ((new.raw_app_meta_data ->> 'provider'::text) = 'email'::text)))) EXECUTE FUNCTION private.create_pending_staff();
comment on column auth.users.encrypted_password is 'A slow hash of the password, never the password.';
comment on column auth.users.confirmation_token is 'Hash of the code that was mailed; so are all columns named token.';

create table auth.webauthn_challenges (
  id uuid default gen_random_uuid() not null,
  user_id uuid,
  challenge text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  constraint webauthn_challenges_pkey PRIMARY KEY (id),
  constraint webauthn_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX webauthn_challenges_expires_at_idx ON auth.webauthn_challenges USING btree (expires_at);
CREATE INDEX webauthn_challenges_user_id_idx ON auth.webauthn_challenges USING btree (user_id) WHERE (user_id IS NOT NULL);
alter table auth.webauthn_challenges enable row level security;
comment on table auth.webauthn_challenges is 'A row is deleted when it is used, whether the response is right or wrong.';
comment on column auth.webauthn_challenges.user_id is 'Who registers a passkey; null for a sign-in.';

create table auth.webauthn_credentials (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  factor_id uuid,
  credential_id bytea not null,
  public_key bytea not null,
  sign_count bigint default 0 not null,
  transports text[] default '{}'::text[] not null,
  backed_up boolean default false not null,
  aal auth.aal_level default 'aal1'::auth.aal_level not null,
  friendly_name text,
  clone_reported_at timestamp with time zone,
  last_used_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint webauthn_credentials_pkey PRIMARY KEY (id),
  constraint webauthn_credentials_credential_id_key UNIQUE (credential_id),
  constraint webauthn_credentials_factor_id_key UNIQUE (factor_id),
  constraint webauthn_credentials_credential_id_check CHECK (((octet_length(credential_id) >= 1) AND (octet_length(credential_id) <= 1023))),
  constraint webauthn_credentials_friendly_name_check CHECK (((char_length(friendly_name) >= 1) AND (char_length(friendly_name) <= 100))),
  constraint webauthn_credentials_sign_count_check CHECK ((sign_count >= 0)),
  constraint webauthn_credentials_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES auth.mfa_factors(id) ON DELETE CASCADE,
  constraint webauthn_credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX webauthn_credentials_user_id_idx ON auth.webauthn_credentials USING btree (user_id, created_at);
alter table auth.webauthn_credentials enable row level security;
comment on column auth.webauthn_credentials.factor_id is 'The second factor that it is; null for a passkey.';
comment on column auth.webauthn_credentials.sign_count is 'Of the last accepted signature. A lower one means a copied authenticator; many authenticators always send 0.';
comment on column auth.webauthn_credentials.aal is 'Highest level that a sign-in with this passkey gives: that of the session that registered it, or aal2 since its owner has passed a second factor after it.';
comment on column auth.webauthn_credentials.clone_reported_at is 'When its owner was last told that it may have been copied.';

create table storage.buckets (
  id text not null,
  name text not null,
  owner uuid,
  owner_id text,
  public boolean default false not null,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint buckets_pkey PRIMARY KEY (id),
  constraint buckets_name_key UNIQUE (name),
  constraint buckets_file_size_limit_check CHECK ((file_size_limit >= 0))
);
alter table storage.buckets enable row level security;
create policy "staff can read buckets" on storage.buckets for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));
create policy "tokens can read the bucket of CVs" on storage.buckets for select to api_token
  using (((id = 'cvs'::text) AND ( SELECT private.require_scope('files:read'::public.api_scope) AS require_scope)));
CREATE TRIGGER update_buckets_updated_at BEFORE UPDATE ON storage.buckets FOR EACH ROW EXECUTE FUNCTION storage.update_updated_at_column();
grant delete, insert, select, update on storage.buckets to anon, authenticated, service_role;
grant select on storage.buckets to api_token;

create table storage.installation (
  singleton boolean default true not null,
  id uuid not null,
  created_at timestamp with time zone default now() not null,
  constraint installation_pkey PRIMARY KEY (singleton),
  constraint installation_singleton_check CHECK (singleton)
);
alter table storage.installation enable row level security;
comment on table storage.installation is 'One row: the id that the storage of this installation carries too. It is in no backup; a restored database gets its own.';

create table storage.objects (
  id uuid default gen_random_uuid() not null,
  bucket_id text not null,
  name text collate "C" not null,
  owner uuid,
  owner_id text,
  metadata jsonb,
  user_metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/'::text)) stored,
  version text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  last_accessed_at timestamp with time zone default now() not null,
  constraint objects_pkey PRIMARY KEY (id),
  constraint objects_bucket_id_name_key UNIQUE (bucket_id, name),
  constraint objects_name_check CHECK ((name <> ''::text)),
  constraint objects_bucket_id_fkey FOREIGN KEY (bucket_id) REFERENCES storage.buckets(id)
);
CREATE INDEX objects_lower_name_idx ON storage.objects USING btree (bucket_id, lower(name));
CREATE INDEX objects_owner_id_idx ON storage.objects USING btree (owner_id) WHERE (owner_id IS NOT NULL);
CREATE UNIQUE INDEX objects_version_idx ON storage.objects USING btree (version);
alter table storage.objects enable row level security;
create policy "admins and owners can delete contracts" on storage.objects for delete to authenticated
  using (((bucket_id = 'contracts'::text) AND (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (split_part(name, '/'::text, 1) IN ( SELECT (owned.owned)::text AS owned
   FROM private.owned_clients() owned(owned)))) AND (NOT (EXISTS ( SELECT
   FROM public.client_documents contract
  WHERE (contract.path = (objects.name COLLATE "default")))))));
create policy "admins and owners can insert contracts" on storage.objects for insert to authenticated
  with check (((bucket_id = 'contracts'::text) AND
CASE
    WHEN ( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) THEN (EXISTS ( SELECT
       FROM public.clients client
      WHERE ((client.id)::text = split_part(objects.name, '/'::text, 1))))
    ELSE (split_part(name, '/'::text, 1) IN ( SELECT (owned.owned)::text AS owned
       FROM private.owned_clients() owned(owned)))
END AND (NOT (EXISTS ( SELECT
   FROM public.client_documents contract
  WHERE (contract.path = (objects.name COLLATE "default")))))));
create policy "admins and owners can read contracts" on storage.objects for select to authenticated
  using (((bucket_id = 'contracts'::text) AND (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (split_part(name, '/'::text, 1) IN ( SELECT (owned.owned)::text AS owned
   FROM private.owned_clients() owned(owned))))));
create policy "admins and owners can read files of invoices" on storage.objects for select to authenticated
  using (((bucket_id = 'invoices'::text) AND (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) OR (split_part(name, '/'::text, 1) IN ( SELECT (owned.owned)::text AS owned
   FROM private.owned_clients() owned(owned))))));
create policy "admins can read archives until they expire" on storage.objects for select to authenticated
  using (((bucket_id = 'exports'::text) AND ( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff) AND (EXISTS ( SELECT
   FROM public.data_exports export
  WHERE ((((export.id)::text || '.zip'::text) = objects.name) AND (export.state = 'done'::text) AND (export.expires_at > now()))))));
create policy "recruiters can read CVs" on storage.objects for select to authenticated
  using (((bucket_id = 'cvs'::text) AND ( SELECT private.is_staff(VARIADIC ARRAY['recruiter'::public.staff_role, 'admin'::public.staff_role]) AS is_staff) AND ((EXISTS ( SELECT
   FROM public.documents document
  WHERE ((document.bucket = 'cvs'::text) AND (document.path = (objects.name COLLATE "default"))))) OR (EXISTS ( SELECT
   FROM public.pending_submissions pending
  WHERE ((pending.cv_bucket = 'cvs'::text) AND (pending.cv_path = (objects.name COLLATE "default"))))) OR (EXISTS ( SELECT
   FROM public.inbox_attachments attachment
  WHERE ((attachment.bucket = 'cvs'::text) AND (attachment.path = (objects.name COLLATE "default"))))))));
create policy "staff can delete media" on storage.objects for delete to authenticated
  using (((bucket_id = 'media'::text) AND ( SELECT private.is_staff() AS is_staff)));
create policy "staff can insert media" on storage.objects for insert to authenticated
  with check (((bucket_id = 'media'::text) AND ( SELECT private.is_staff() AS is_staff)));
create policy "staff can read media" on storage.objects for select to authenticated
  using (((bucket_id = 'media'::text) AND ( SELECT private.is_staff() AS is_staff)));
create policy "staff can update media" on storage.objects for update to authenticated
  using (((bucket_id = 'media'::text) AND ( SELECT private.is_staff() AS is_staff)));
create policy "tokens can read CVs of documents" on storage.objects for select to api_token
  using (((bucket_id = 'cvs'::text) AND (EXISTS ( SELECT
   FROM public.documents document
  WHERE ((document.bucket = 'cvs'::text) AND (document.path = (objects.name COLLATE "default")))))));
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF bucket_id, name, version ON storage.objects FOR EACH ROW EXECUTE FUNCTION private.audit_file();
CREATE TRIGGER queue_picture AFTER INSERT OR UPDATE OF version ON storage.objects FOR EACH ROW WHEN (((new.bucket_id = 'media'::text) AND ((new.metadata ->> 'mimetype'::text) = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'image/webp'::text, 'image/avif'::text])))) EXECUTE FUNCTION private.queue_picture();
CREATE TRIGGER update_objects_updated_at BEFORE UPDATE OF bucket_id, name, owner, owner_id, metadata, user_metadata, version ON storage.objects FOR EACH ROW EXECUTE FUNCTION storage.update_updated_at_column();
grant delete, insert, select, update on storage.objects to anon, authenticated, service_role;
grant select on storage.objects to api_token;

create table storage.resumable_uploads (
  id uuid default gen_random_uuid() not null,
  bucket_id text not null,
  name text not null,
  role text not null,
  owner_id text,
  is_upsert boolean not null,
  metadata text not null,
  size bigint,
  received bigint default 0 not null,
  parts uuid[] default '{}'::uuid[] not null,
  versions uuid[] default '{}'::uuid[] not null,
  finished_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  constraint resumable_uploads_pkey PRIMARY KEY (id),
  constraint resumable_uploads_check CHECK (((received >= 0) AND (received <= size))),
  constraint resumable_uploads_bucket_id_fkey FOREIGN KEY (bucket_id) REFERENCES storage.buckets(id) ON DELETE CASCADE
);
CREATE INDEX resumable_uploads_bucket_id_idx ON storage.resumable_uploads USING btree (bucket_id);
CREATE INDEX resumable_uploads_expires_at_idx ON storage.resumable_uploads USING btree (expires_at);
CREATE INDEX resumable_uploads_owner_id_idx ON storage.resumable_uploads USING btree (owner_id) WHERE (finished_at IS NULL);
alter table storage.resumable_uploads enable row level security;
comment on column storage.resumable_uploads.role is 'Role of the uploader; ''signed'' for the holder of a signed URL.';
comment on column storage.resumable_uploads.metadata is 'The header Upload-Metadata.';
comment on column storage.resumable_uploads.size is 'Null until the client knows it.';
comment on column storage.resumable_uploads.versions is 'Versions under which the file may have been published.';

create table realtime.changes (
  xid xid8 default pg_current_xact_id() not null,
  id bigint generated always as identity not null,
  schema_name text not null,
  table_name text not null,
  type text not null,
  record jsonb,
  old_record jsonb,
  captured_at timestamp with time zone default clock_timestamp() not null,
  judged jsonb,
  constraint changes_pkey PRIMARY KEY (xid, id),
  constraint changes_type_check CHECK ((type = ANY (ARRAY['INSERT'::text, 'UPDATE'::text, 'DELETE'::text])))
);
alter table realtime.changes enable row level security;

create table realtime.messages (
  id uuid default gen_random_uuid() not null,
  topic text not null,
  extension text default 'broadcast'::text not null,
  event text,
  payload jsonb,
  private boolean default false not null,
  inserted_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default now() not null,
  binary_payload bytea,
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_one_payload CHECK (((payload IS NULL) OR (binary_payload IS NULL))),
  constraint messages_topic_check CHECK ((octet_length(topic) <= 1024))
);
CREATE INDEX messages_inserted_at_idx ON realtime.messages USING btree (inserted_at);
CREATE INDEX messages_replay_idx ON realtime.messages USING btree (topic, inserted_at DESC) WHERE (private AND (extension = 'broadcast'::text));
alter table realtime.messages enable row level security;
create policy "staff can receive on private channels" on realtime.messages for select to authenticated
  using (( SELECT private.is_staff() AS is_staff));
create policy "staff can send on private channels" on realtime.messages for insert to authenticated
  with check (( SELECT private.is_staff() AS is_staff));
CREATE TRIGGER announce_message AFTER INSERT ON realtime.messages FOR EACH ROW WHEN ((new.extension = 'broadcast'::text)) EXECUTE FUNCTION realtime.announce_message();
grant insert, select on realtime.messages to anon, authenticated, service_role;

create table realtime.nodes (
  id uuid not null,
  seen_at timestamp with time zone default now() not null,
  constraint nodes_pkey PRIMARY KEY (id)
);
alter table realtime.nodes enable row level security;

create table realtime.presences (
  ref text not null,
  node uuid not null,
  topic text not null,
  key text not null,
  meta text not null,
  constraint presences_pkey PRIMARY KEY (ref),
  constraint presences_node_fkey FOREIGN KEY (node) REFERENCES realtime.nodes(id) ON DELETE CASCADE
);
CREATE INDEX presences_node_idx ON realtime.presences USING btree (node);
CREATE INDEX presences_topic_idx ON realtime.presences USING btree (topic);
alter table realtime.presences enable row level security;

create table realtime.relayed (
  id bigint generated always as identity not null,
  envelope text not null,
  inserted_at timestamp with time zone default now() not null,
  constraint relayed_pkey PRIMARY KEY (id)
);
alter table realtime.relayed enable row level security;

-- Views -----------------------------------------------------------------------------------------------

create view public.candidate_list with (security_invoker=true) as
 SELECT candidate.person_id AS id,
    person.full_name,
    person.email::text AS email,
    person.language,
    person.location,
    person.headline,
    person.last_activity_at,
    candidate.created_at,
    candidate.state,
    candidate.fields,
    candidate.skills,
    candidate.seniority,
    candidate.years_of_experience,
    candidate.locations,
    candidate.remote,
    candidate.available_from,
    candidate.summary,
    candidate.consent_expires_at,
    candidate.renewal_mailed_at,
    candidate.cv_document_id,
    ARRAY( SELECT tagged.tag_id
           FROM public.person_tags tagged
          WHERE tagged.person_id = person.id
          ORDER BY tagged.created_at) AS tag_ids,
    ( SELECT count(*)::integer AS count
           FROM public.applications application
          WHERE application.person_id = person.id) AS applications,
    ( SELECT record.fields
           FROM public.custom_values record
          WHERE record.person_id = person.id) AS custom
   FROM public.candidates candidate
     JOIN public.people person ON person.id = candidate.person_id
  WHERE person.merged_into IS NULL AND person.anonymised_at IS NULL AND person.erase_after IS NULL;
grant all on public.candidate_list to service_role;
grant select on public.candidate_list to authenticated;

create view public.candidates_by_tag with (security_invoker=true) as
 SELECT tagged.tag_id,
    list.id,
    list.full_name,
    list.email,
    list.language,
    list.location,
    list.headline,
    list.last_activity_at,
    list.created_at,
    list.state,
    list.fields,
    list.skills,
    list.seniority,
    list.years_of_experience,
    list.locations,
    list.remote,
    list.available_from,
    list.summary,
    list.consent_expires_at,
    list.renewal_mailed_at,
    list.cv_document_id,
    list.tag_ids,
    list.applications,
    list.custom
   FROM public.person_tags tagged
     JOIN public.candidate_list list ON list.id = tagged.person_id;
grant all on public.candidates_by_tag to service_role;
grant select on public.candidates_by_tag to authenticated;

create view public.client_list with (security_invoker=true) as
 SELECT listed.id,
    listed.name,
    listed.logo_path,
    listed.location,
    listed.created_at,
    listed.owner_id,
    listed.owner_name,
    listed.country,
    listed.language,
    listed.organisation_number,
    listed.plan,
    listed.plan_starts_on,
    listed.plan_ends_on,
    listed.standing,
    listed.searches_allowed,
    listed.open_jobs,
    listed.searches,
    listed.presented,
    listed.last_contact_at,
    (listed.standing <> ALL (ARRAY['none'::text, 'project'::text])) AND listed.searches > listed.searches_allowed AS is_over_plan,
    next.month AS next_invoice_month,
    next.kind AS next_invoice_kind,
    ( SELECT record.fields
           FROM public.custom_values record
          WHERE record.client_id = listed.id) AS custom
   FROM ( SELECT client.id,
            client.name,
            client.logo_path,
            client.location,
            client.created_at,
            details.owner_id,
            owner.name AS owner_name,
            details.country,
            details.language,
            details.organisation_number,
            current.plan,
            current.starts_on AS plan_starts_on,
            current.ends_on AS plan_ends_on,
            plan.standing,
                CASE
                    WHEN plan.standing = ANY (ARRAY['active'::text, 'ending'::text]) THEN private.plan_searches(current.plan)
                    ELSE 0
                END AS searches_allowed,
            figures.open_jobs,
            figures.searches,
            figures.presented,
            figures.last_contact_at
           FROM public.clients client
             JOIN public.client_details details ON details.client_id = client.id
             JOIN public.client_figures figures ON figures.client_id = client.id
             LEFT JOIN public.staff_profiles owner ON owner.user_id = details.owner_id
             LEFT JOIN public.client_plans current ON current.client_id = client.id AND current.starts_on <= (( SELECT private.stockholm_today() AS stockholm_today)) AND (current.ends_on IS NULL OR current.ends_on >= (( SELECT private.stockholm_today() AS stockholm_today)))
             CROSS JOIN LATERAL ( SELECT
                        CASE
                            WHEN current.plan IS NOT NULL THEN
                            CASE
                                WHEN (EXISTS ( SELECT
                                   FROM public.client_plan_pauses pause
                                  WHERE pause.client_id = client.id AND (( SELECT private.stockholm_today() AS stockholm_today)) >= pause.starts_on AND (( SELECT private.stockholm_today() AS stockholm_today)) <= pause.ends_on)) THEN 'paused'::text
                                WHEN current.ends_on IS NOT NULL AND NOT (EXISTS ( SELECT
                                   FROM public.client_plans next_1
                                  WHERE next_1.client_id = client.id AND next_1.starts_on > current.ends_on)) THEN 'ending'::text
                                ELSE 'active'::text
                            END
                            WHEN (EXISTS ( SELECT
                               FROM public.client_plans next_1
                              WHERE next_1.client_id = client.id AND next_1.starts_on > (( SELECT private.stockholm_today() AS stockholm_today)))) THEN 'upcoming'::text
                            WHEN (EXISTS ( SELECT
                               FROM public.client_plans former
                              WHERE former.client_id = client.id)) THEN 'ended'::text
                            WHEN (EXISTS ( SELECT
                               FROM public.client_projects project
                              WHERE project.client_id = client.id AND project.cancelled_on IS NULL)) THEN 'project'::text
                            ELSE 'none'::text
                        END AS standing) plan) listed
     LEFT JOIN public.client_next_invoices next ON next.client_id = listed.id;
grant all on public.client_list to service_role;
grant select on public.client_list to authenticated;

create view public.client_timeline with (security_invoker=true) as
 SELECT client_events.client_id,
    client_events.kind,
    client_events.actor_id,
    client_events.data,
    client_events.created_at
   FROM public.client_events
UNION ALL
 SELECT waiting_list.client_id,
    'lead_received'::text AS kind,
    NULL::uuid AS actor_id,
    jsonb_build_object('lead_id', waiting_list.id, 'person_id', waiting_list.person_id, 'source', waiting_list.source, 'company', waiting_list.company) AS data,
    waiting_list.created_at
   FROM public.waiting_list
  WHERE waiting_list.client_id IS NOT NULL
UNION ALL
 SELECT job.client_id,
    'shortlist_sent'::text AS kind,
    link.created_by AS actor_id,
    jsonb_build_object('job_id', job.id, 'name', link.recipient_name) AS data,
    link.shared_at AS created_at
   FROM public.review_links link
     JOIN public.jobs job ON job.id = link.job_id
  WHERE job.client_id IS NOT NULL AND link.shared_at IS NOT NULL
UNION ALL
 SELECT job.client_id,
    'client_'::text || event.kind AS kind,
    NULL::uuid AS actor_id,
    jsonb_build_object('job_id', job.id, 'person_id', event.person_id, 'name',
        CASE
            WHEN event.person_id IS NULL THEN link.recipient_name
            ELSE NULLIF(contact.full_name, ''::text)
        END) AS data,
    event.created_at
   FROM public.review_events event
     JOIN public.review_links link ON link.id = event.review_link_id
     JOIN public.jobs job ON job.id = link.job_id
     LEFT JOIN public.people contact ON contact.id = event.person_id
  WHERE job.client_id IS NOT NULL AND (event.kind = ANY (ARRAY['opened'::text, 'commented'::text, 'asked_for_interview'::text, 'passed'::text]))
UNION ALL
 SELECT client_notes.client_id,
    'note_'::text || client_notes.kind::text AS kind,
    client_notes.author_id AS actor_id,
    jsonb_build_object('note_id', client_notes.id) AS data,
    client_notes.created_at
   FROM public.client_notes
UNION ALL
 SELECT client_documents.client_id,
    'document_added'::text AS kind,
    client_documents.created_by AS actor_id,
    jsonb_build_object('file_name', client_documents.file_name) AS data,
    client_documents.created_at
   FROM public.client_documents;
grant all on public.client_timeline to service_role;
grant select on public.client_timeline to authenticated;

create view public.freelancer_list with (security_invoker=true) as
 SELECT freelancer.person_id AS id,
    person.full_name,
    person.email::text AS email,
    person.language,
    person.location,
    person.headline,
    freelancer.state,
    freelancer.fields,
    freelancer.skills,
    freelancer.seniority,
    freelancer.day_rate,
    freelancer.currency,
    freelancer.remote,
    freelancer.portfolio_url,
    freelancer.created_at,
    freelancer.approved_at,
    freelancer.consent_expires_at,
    today.availability,
    ( SELECT min(GREATEST(lower(free.period), CURRENT_DATE)) AS min
           FROM public.freelancer_availability free
          WHERE free.person_id = person.id AND free.availability <> 'booked'::public.availability AND (upper_inf(free.period) OR upper(free.period) > CURRENT_DATE)) AS free_from,
    ( SELECT record.fields
           FROM public.custom_values record
          WHERE record.person_id = person.id) AS custom
   FROM public.freelancers freelancer
     JOIN public.people person ON person.id = freelancer.person_id
     LEFT JOIN public.freelancer_availability today ON today.person_id = person.id AND today.period @> CURRENT_DATE
  WHERE person.merged_into IS NULL AND person.anonymised_at IS NULL AND person.erase_after IS NULL;
grant select on public.freelancer_list to authenticated, service_role;

create view public.invoice_list with (security_invoker=true) as
 SELECT invoice.id,
    invoice.client_id,
    client.name AS client_name,
    invoice.kind,
    invoice.number,
    invoice.month,
    invoice.currency,
    invoice.net_amount,
    invoice.vat_amount,
    invoice.total_amount,
    invoice.vat_treatment,
    invoice.issued_on,
    invoice.due_on,
    invoice.paid_on,
    invoice.created_at,
    original.number AS credited_number,
        CASE
            WHEN invoice.credited_at IS NOT NULL THEN 'credited'::text
            WHEN invoice.kind = 'credit_note'::public.invoice_kind THEN 'issued'::text
            WHEN invoice.state = 'sent'::public.invoice_state AND invoice.due_on < (( SELECT private.stockholm_today() AS stockholm_today)) THEN 'overdue'::text
            ELSE invoice.state::text
        END AS standing,
    invoice.sek_rate,
    invoice.vat_sek_amount
   FROM public.invoices invoice
     JOIN public.clients client ON client.id = invoice.client_id
     LEFT JOIN public.invoices original ON original.id = invoice.credits_id;
grant all on public.invoice_list to service_role;
grant select on public.invoice_list to authenticated;

create view public.job_list with (security_invoker=true) as
 SELECT job.id,
    job.title,
    job.state,
    job.kind,
    job.client_id,
    job.location,
    job.field,
    job.seniority,
    job.remote,
    job.employment_type,
    job.published_at,
    job.closes_at,
    job.created_at,
    job.updated_at,
    job.missing,
    staff.owner_id,
    ( SELECT record.fields
           FROM public.custom_values record
          WHERE record.job_id = job.id) AS custom,
    staff.is_restricted
   FROM public.jobs job
     LEFT JOIN public.job_staff staff ON staff.job_id = job.id;
grant all on public.job_list to service_role;
grant select on public.job_list to authenticated;

create view public.lead_list with (security_invoker=true) as
 SELECT lead.id,
    lead.company,
    person.full_name,
    person.email::text AS email,
    person.phone::text AS phone,
    lead.person_id,
    lead.language,
    lead.source,
    lead.plan,
    lead.roles_to_fill,
    lead.state,
    lead.state_changed_at,
    lead.assignee_id,
    assignee.name AS assignee_name,
    lead.client_id,
    client.name AS client_name,
    lead.created_at,
    (lead.calculation ->> 'saving'::text)::numeric AS saving,
    lead.calculation #>> '{input,currency}'::text[] AS saving_currency
   FROM public.waiting_list lead
     JOIN public.people person ON person.id = lead.person_id
     LEFT JOIN public.staff_profiles assignee ON assignee.user_id = lead.assignee_id
     LEFT JOIN public.clients client ON client.id = lead.client_id
  WHERE person.merged_into IS NULL AND person.anonymised_at IS NULL AND person.erase_after IS NULL;
grant select on public.lead_list to authenticated, service_role;

create view public.newsletter_readers with (security_invoker=true) as
 SELECT person.id,
    person.email,
    person.full_name,
    consent.language,
    'confirmed'::text AS state,
    consent.given_at AS joined_at,
    text.version AS consent_version
   FROM public.consents consent
     JOIN public.people person ON person.id = consent.person_id
     JOIN public.consent_texts text ON text.id = consent.consent_text_id
  WHERE consent.purpose = 'newsletter'::public.consent_purpose AND consent.withdrawn_at IS NULL AND person.anonymised_at IS NULL AND person.erase_after IS NULL AND person.merged_into IS NULL
UNION ALL
 SELECT person.id,
    person.email,
    person.full_name,
    pending.language,
    'waiting'::text AS state,
    pending.submitted_at AS joined_at,
    NULL::integer AS consent_version
   FROM ( SELECT DISTINCT ON (pending_submissions.person_id) pending_submissions.person_id,
            pending_submissions.language,
            pending_submissions.submitted_at
           FROM public.pending_submissions
          WHERE pending_submissions.form = 'join-newsletter'::text AND pending_submissions.confirmed_at IS NULL AND pending_submissions.expires_at > now()
          ORDER BY pending_submissions.person_id, pending_submissions.submitted_at DESC) pending
     JOIN public.people person ON person.id = pending.person_id
  WHERE person.anonymised_at IS NULL AND person.erase_after IS NULL AND person.merged_into IS NULL AND NOT (EXISTS ( SELECT
           FROM public.consents consent
          WHERE consent.person_id = person.id AND consent.purpose = 'newsletter'::public.consent_purpose AND consent.withdrawn_at IS NULL));
grant all on public.newsletter_readers to service_role;
grant select on public.newsletter_readers to authenticated;

create view public.people_by_role with (security_invoker=true) as
 SELECT 'freelancer'::text AS role,
    list.id,
    list.full_name,
    list.email,
    list.phone,
    list.language,
    list.location,
    list.headline,
    list.source,
    list.last_activity_at,
    list.created_at,
    list.legal_hold,
    list.erase_after,
    list.in_quarantine,
    list.roles,
    list.tag_ids,
    list.applications,
    list.custom
   FROM public.people_list list
  WHERE (EXISTS ( SELECT
           FROM public.freelancers role
          WHERE role.person_id = list.id))
UNION ALL
 SELECT 'lead'::text AS role,
    list.id,
    list.full_name,
    list.email,
    list.phone,
    list.language,
    list.location,
    list.headline,
    list.source,
    list.last_activity_at,
    list.created_at,
    list.legal_hold,
    list.erase_after,
    list.in_quarantine,
    list.roles,
    list.tag_ids,
    list.applications,
    list.custom
   FROM public.people_list list
  WHERE (EXISTS ( SELECT
           FROM public.waiting_list role
          WHERE role.person_id = list.id));
grant select on public.people_by_role to authenticated, service_role;

create view public.people_by_tag with (security_invoker=true) as
 SELECT tagged.tag_id,
    list.id,
    list.full_name,
    list.email,
    list.phone,
    list.language,
    list.location,
    list.headline,
    list.source,
    list.last_activity_at,
    list.created_at,
    list.legal_hold,
    list.erase_after,
    list.in_quarantine,
    list.roles,
    list.tag_ids,
    list.applications,
    list.custom
   FROM public.person_tags tagged
     JOIN public.people_list list ON list.id = tagged.person_id;
grant select on public.people_by_tag to authenticated, service_role;

create view public.people_list with (security_invoker=true) as
 SELECT id,
    full_name,
    email::text AS email,
    phone::text AS phone,
    language,
    location,
    headline,
    source,
    last_activity_at,
    created_at,
    legal_hold,
    erase_after,
    erase_after IS NOT NULL AS in_quarantine,
    array_remove(ARRAY[( SELECT 'applicant'::text AS text
           FROM public.applications role
          WHERE role.person_id = person.id
         LIMIT 1), ( SELECT 'candidate'::text AS text
           FROM public.candidates role
          WHERE role.person_id = person.id
         LIMIT 1), ( SELECT 'freelancer'::text AS text
           FROM public.freelancers role
          WHERE role.person_id = person.id
         LIMIT 1), ( SELECT 'lead'::text AS text
           FROM public.waiting_list role
          WHERE role.person_id = person.id
         LIMIT 1)], NULL::text) AS roles,
    ARRAY( SELECT tagged.tag_id
           FROM public.person_tags tagged
          WHERE tagged.person_id = person.id
          ORDER BY tagged.created_at) AS tag_ids,
    ( SELECT count(*)::integer AS count
           FROM public.applications application
          WHERE application.person_id = person.id) AS applications,
    ( SELECT record.fields
           FROM public.custom_values record
          WHERE record.person_id = person.id) AS custom
   FROM public.people person
  WHERE merged_into IS NULL AND anonymised_at IS NULL AND (erase_after IS NULL OR ( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));
grant select on public.people_list to authenticated, service_role;

create view public.person_timeline with (security_invoker=true) as
 SELECT person_events.person_id,
    NULL::uuid AS application_id,
    NULL::uuid AS job_id,
    person_events.kind,
    person_events.actor_id,
    person_events.data,
    person_events.created_at
   FROM public.person_events
UNION ALL
 SELECT application.person_id,
    application.id AS application_id,
    application.job_id,
    event.kind,
    event.actor_id,
    event.data,
    event.created_at
   FROM public.application_events event
     JOIN public.applications application ON application.id = event.application_id
UNION ALL
 SELECT outbox.person_id,
    NULL::uuid AS application_id,
    NULL::uuid AS job_id,
    'mail_'::text || outbox.state AS kind,
    outbox.created_by AS actor_id,
    jsonb_build_object('mail_id', outbox.id, 'template', outbox.template_key) AS data,
    outbox.created_at
   FROM public.outbox
  WHERE outbox.application_id IS NULL AND outbox.person_id IS NOT NULL
UNION ALL
 SELECT conversation.person_id,
    conversation.application_id,
    NULL::uuid AS job_id,
    'mail_received'::text AS kind,
    NULL::uuid AS actor_id,
    jsonb_build_object('conversation_id', conversation.id, 'subject', mail.subject) AS data,
    mail.received_at AS created_at
   FROM public.conversations conversation
     JOIN public.inbox mail ON mail.conversation_id = conversation.id
  WHERE mail.kind = 'mail'::public.inbox_kind;
grant select on public.person_timeline to authenticated, service_role;

create view public.possible_duplicates with (security_invoker=true) as
 WITH living AS NOT MATERIALIZED (
         SELECT people.id,
            people.phone,
            people.linkedin_url,
            people.full_name
           FROM public.people
          WHERE people.merged_into IS NULL AND people.anonymised_at IS NULL AND people.erase_after IS NULL
        )
 SELECT one.id AS person_id,
    other.id AS other_id,
    'phone'::text AS reason
   FROM living one
     JOIN living other ON other.phone::text = one.phone::text AND other.id <> one.id
UNION ALL
 SELECT one.id AS person_id,
    other.id AS other_id,
    'linkedin'::text AS reason
   FROM living one
     JOIN living other ON other.linkedin_url::text = one.linkedin_url::text AND other.id <> one.id
UNION ALL
 SELECT one.id AS person_id,
    other.id AS other_id,
    'name'::text AS reason
   FROM living one
     JOIN living other ON other.full_name = one.full_name AND other.id <> one.id
  WHERE one.full_name <> ''::text;
grant select on public.possible_duplicates to authenticated, service_role;

create view public.privacy_request_list with (security_invoker=true) as
 SELECT request.id,
    request.kind,
    request.kind::text AS kind_name,
    request.state,
    request.state = ANY (ARRAY['received'::public.privacy_request_state, 'in_progress'::public.privacy_request_state]) AS is_open,
    request.due_at,
    request.message,
    request.note,
    request.completed_at,
    request.created_at,
    request.handled_by,
    handler.name AS handler_name,
    person.id AS person_id,
    person.full_name,
    person.email::text AS email,
    person.language,
    person.legal_hold,
    person.erase_after,
    person.anonymised_at,
        CASE
            WHEN request.state = ANY (ARRAY['received'::public.privacy_request_state, 'in_progress'::public.privacy_request_state]) THEN request.due_at
            ELSE NULL::timestamp with time zone
        END AS open_until
   FROM public.privacy_requests request
     LEFT JOIN public.people person ON person.id = request.person_id
     LEFT JOIN public.staff_profiles handler ON handler.user_id = request.handled_by;
grant select on public.privacy_request_list to authenticated;

create view public.staff_list with (security_invoker=true) as
 SELECT profile.user_id,
    profile.name,
    profile.email::text AS email,
    profile.role::text AS role,
    profile.state,
        CASE
            WHEN profile.state = 'pending'::public.staff_state AND NOT account.is_confirmed THEN 'invited'::text
            WHEN profile.state = 'pending'::public.staff_state THEN 'waiting'::text
            ELSE profile.state::text
        END AS standing,
    profile.language,
    profile.title,
    account.has_second_factor,
    account.session_count,
    profile.last_seen_at,
    profile.approved_at,
    inviter.name AS invited_by_name,
    profile.created_at
   FROM public.staff_profiles profile
     CROSS JOIN LATERAL private.staff_account(profile.user_id) account(is_confirmed, has_second_factor, session_count)
     LEFT JOIN public.staff_profiles inviter ON inviter.user_id = profile.invited_by;
grant select on public.staff_list to authenticated;

create view public.tag_list with (security_invoker=true) as
 SELECT id,
    name,
    colour,
    created_at,
    (( SELECT count(*) AS count
           FROM public.person_tags tagged
          WHERE tagged.tag_id = tag.id))::integer AS people
   FROM public.tags tag;
grant all on public.tag_list to service_role;
grant select on public.tag_list to authenticated;

create view private.held_rejections as
 SELECT id AS application_id,
    COALESCE(( SELECT (event.data ->> 'from'::text)::public.application_stage AS application_stage
           FROM public.application_events event
          WHERE event.application_id = application.id AND event.kind = 'stage_moved'::text AND (event.data ->> 'to'::text) = 'rejected'::text
          ORDER BY event.id DESC
         LIMIT 1), 'new'::public.application_stage) AS stage
   FROM public.applications application
  WHERE stage = 'rejected'::public.application_stage AND (EXISTS ( SELECT
           FROM public.outbox mail
          WHERE mail.application_id = application.id AND (mail.state = ANY (ARRAY['queued'::public.mail_state, 'sending'::public.mail_state, 'failed'::public.mail_state])) AND mail.ended IS NULL AND COALESCE(mail.stage, private.stage_announced(mail.template_key)) = 'rejected'::public.application_stage));
grant select on private.held_rejections to service_role;

create view private.portal_access as
 SELECT access.client_id,
    access.person_id,
    access.email
   FROM public.client_portal_access access
     JOIN public.people person ON person.id = access.person_id
  WHERE lower(person.email::text) = lower(access.email::text) AND person.merged_into IS NULL AND person.anonymised_at IS NULL AND person.erase_after IS NULL AND NOT (EXISTS ( SELECT
           FROM public.staff_profiles profile
             JOIN auth.users account ON account.id = profile.user_id
          WHERE lower(account.email) = lower(access.email::text))) AND NOT private.client_has_ended(access.client_id);
grant select on private.portal_access to service_role;

create view private.reported_applications with (security_invoker=true) as
 SELECT application.id AS application_id,
    application.person_id,
    application.job_id,
    application.owner_id,
    job.client_id,
    job.field,
    lower(application.source) AS source,
    application.imported,
    application.created_at,
    application.stage = 'hired'::public.application_stage AS is_hired
   FROM public.applications application
     JOIN public.jobs job ON job.id = application.job_id
  WHERE application.withdrawn_at IS NULL;
grant select on private.reported_applications to authenticated, service_role;

create view private.reported_fills with (security_invoker=true) as
 SELECT DISTINCT ON (hire.job_id) hire.application_id,
    hire.person_id,
    hire.job_id,
    staff.owner_id,
    hire.client_id,
    hire.field,
    hire.source,
    job.published_at,
    hire.hired_at
   FROM private.reported_progress hire
     JOIN public.jobs job ON job.id = hire.job_id AND NOT job.is_fixed
     JOIN public.job_staff staff ON staff.job_id = job.id
  WHERE hire.is_hired AND hire.hired_at >= job.published_at
  ORDER BY hire.job_id, hire.hired_at, hire.application_id;
grant select on private.reported_fills to authenticated, service_role;

create view private.reported_progress with (security_invoker=true) as
 SELECT application.application_id,
    application.person_id,
    application.job_id,
    application.owner_id,
    application.client_id,
    application.field,
    application.source,
    application.imported,
    application.created_at,
    application.is_hired,
    stay.reached,
        CASE
            WHEN application.is_hired THEN stay.entered_at
            ELSE NULL::timestamp with time zone
        END AS hired_at
   FROM private.reported_applications application
     JOIN public.stage_stays stay ON stay.application_id = application.application_id AND stay.left_at IS NULL;
grant select on private.reported_progress to authenticated, service_role;

create view private.reported_rejections with (security_invoker=true) as
 SELECT application.id AS application_id,
    application.person_id,
    application.job_id,
    application.owner_id,
    job.client_id,
    job.field,
    lower(application.source) AS source,
    application.created_at,
    application.decided_at,
    COALESCE(application.reject_reason_id::text, application.reject_reason) AS reason
   FROM public.applications application
     JOIN public.jobs job ON job.id = application.job_id
  WHERE application.stage = 'rejected'::public.application_stage AND application.withdrawn_at IS NULL AND NOT application.imported;
grant select on private.reported_rejections to authenticated, service_role;

create view private.retention as
 SELECT person.id AS person_id,
    person.erase_after,
    person.legal_hold,
        CASE
            WHEN applied."any" THEN 'application'::text
            WHEN candidate.keep_until IS NOT NULL THEN 'candidate_bank'::text
            WHEN freelancer.keep_until IS NOT NULL THEN 'freelance_network'::text
            WHEN lead.keep_until IS NOT NULL THEN 'waiting_list'::text
            WHEN left_at.latest IS NOT NULL THEN 'candidate_bank'::text
            ELSE 'application'::text
        END AS purpose,
    COALESCE(person.erasure_requested_at, GREATEST(
        CASE
            WHEN applied."any" THEN person.last_activity_at + applicants.months::double precision * '1 mon'::interval
            ELSE NULL::timestamp with time zone
        END,
        CASE
            WHEN contact.is_current THEN now() + applicants.months::double precision * '1 mon'::interval
            ELSE NULL::timestamp with time zone
        END, candidate.keep_until, freelancer.keep_until, lead.keep_until, reader.keep_until), left_at.latest,
        CASE
            WHEN person.source = 'newsletter'::text THEN person.last_activity_at + '30 days'::interval
            ELSE NULL::timestamp with time zone
        END, person.last_activity_at + applicants.months::double precision * '1 mon'::interval) AS keep_until
   FROM public.people person
     CROSS JOIN ( SELECT retention_periods.months
           FROM public.retention_periods
          WHERE retention_periods.purpose = 'application'::text) applicants
     CROSS JOIN ( SELECT retention_periods.months
           FROM public.retention_periods
          WHERE retention_periods.purpose = 'waiting_list'::text) leads
     CROSS JOIN LATERAL ( SELECT (EXISTS ( SELECT
                   FROM public.applications
                  WHERE applications.person_id = person.id)) OR (EXISTS ( SELECT
                   FROM public.client_contacts
                  WHERE client_contacts.person_id = person.id)) AS "any") applied
     CROSS JOIN LATERAL ( SELECT (EXISTS ( SELECT
                   FROM public.client_contacts own
                  WHERE own.person_id = person.id AND ((EXISTS ( SELECT
                           FROM public.client_plans plan
                          WHERE plan.client_id = own.client_id AND (plan.ends_on IS NULL OR plan.ends_on >= private.stockholm_today()))) OR (EXISTS ( SELECT
                           FROM public.jobs job
                          WHERE job.client_id = own.client_id AND job.state = 'open'::public.job_state))))) AS is_current) contact
     LEFT JOIN LATERAL ( SELECT candidates.consent_expires_at AS keep_until
           FROM public.candidates
          WHERE candidates.person_id = person.id AND candidates.state <> 'left'::public.candidate_state) candidate ON true
     LEFT JOIN LATERAL ( SELECT freelancers.consent_expires_at AS keep_until
           FROM public.freelancers
          WHERE freelancers.person_id = person.id AND freelancers.state <> 'left'::public.freelancer_state) freelancer ON true
     LEFT JOIN LATERAL ( SELECT max(waiting_list.updated_at) + leads.months::double precision * '1 mon'::interval AS keep_until
           FROM public.waiting_list
          WHERE waiting_list.person_id = person.id) lead ON true
     LEFT JOIN LATERAL ( SELECT now() + leads.months::double precision * '1 mon'::interval AS keep_until
           FROM public.consents
          WHERE consents.person_id = person.id AND consents.purpose::text = 'newsletter'::text AND consents.withdrawn_at IS NULL
         LIMIT 1) reader ON true
     LEFT JOIN LATERAL ( SELECT GREATEST(( SELECT candidates.updated_at
                   FROM public.candidates
                  WHERE candidates.person_id = person.id AND candidates.state = 'left'::public.candidate_state), ( SELECT freelancers.updated_at
                   FROM public.freelancers
                  WHERE freelancers.person_id = person.id AND freelancers.state = 'left'::public.freelancer_state)) AS latest) left_at ON true
  WHERE person.anonymised_at IS NULL AND person.merged_into IS NULL;
grant select on private.retention to service_role;

create view private.shown_review_items as
 SELECT item.id,
    item.review_link_id
   FROM public.review_link_items item
     JOIN public.review_links link ON link.id = item.review_link_id
     JOIN public.applications application ON application.id = item.application_id
     JOIN public.people person ON person.id = application.person_id
  WHERE item.removed_at IS NULL AND application.job_id = link.job_id AND application.withdrawn_at IS NULL AND person.anonymised_at IS NULL AND person.erase_after IS NULL;
grant select on private.shown_review_items to service_role;

create view private.unanswered_review_items as
 SELECT item.id,
    item.review_link_id
   FROM private.shown_review_items shown
     JOIN public.review_link_items item ON item.id = shown.id
     JOIN public.review_links link ON link.id = item.review_link_id
     JOIN public.applications application ON application.id = item.application_id
     LEFT JOIN private.held_rejections held ON held.application_id = application.id
  WHERE link.shared_at IS NOT NULL AND item.decision IS NULL AND (application.stage <> 'rejected'::public.application_stage OR held.application_id IS NOT NULL);
grant select on private.unanswered_review_items to service_role;

-- Functions -------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION public.add_to_job(person_id uuid, job_id uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person public.people := private.require_person(person_id);
  added uuid;
begin
  perform private.require_shown_job(add_to_job.job_id);
  if person.erase_after is not null then
    raise exception 'this person is about to be erased' using hint = 'in_quarantine';
  end if;
  if not exists (select from public.jobs where jobs.id = add_to_job.job_id and state <> 'closed') then
    raise exception 'this job takes no more applications' using hint = 'job_closed';
  end if;
  if exists (
    select from public.applications as application
    where application.person_id = person.id and application.job_id = add_to_job.job_id and withdrawn_at is null
  ) then
    raise unique_violation using message = 'this person is on that job already', hint = 'already_applied';
  end if;
  insert into public.applications (job_id, person_id, source, language, owed_answer_since, cv_document_id)
  values (
    add_to_job.job_id, person.id,
    case when exists (select from public.candidates where candidates.person_id = person.id and state <> 'left')
      then 'candidate_bank' else 'proposed' end,
    person.language, null,
    coalesce(
      (select cv_document_id from public.candidates where candidates.person_id = person.id),
      (select cv_document_id from public.freelancers where freelancers.person_id = person.id),
      (select document.id from public.documents as document
       where document.person_id = person.id and kind = 'cv' order by document.created_at desc limit 1)
    )
  ) returning id into added;
  return added;
end $function$;
revoke all on function public.add_to_job(uuid,uuid) from public;
grant execute on function public.add_to_job(uuid,uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.approve_invoice_address(client uuid, person uuid, address text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.may_invoice(client) then
    raise insufficient_privilege using message = 'only administrators and the owner of the client approve addresses for invoices';
  end if;
  update public.client_contacts as contact set approved_email = owner.email
  from public.people as owner
  where contact.client_id = client and contact.person_id = person and contact.is_primary and owner.id = person
    and lower(owner.email::text) = lower(address) and owner.anonymised_at is null and owner.erase_after is null;
  if not found then
    raise no_data_found using message = 'the main contact does not have this address';
  end if;
end $function$;
revoke all on function public.approve_invoice_address(uuid,uuid,text) from public;
grant execute on function public.approve_invoice_address(uuid,uuid,text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.cancel_client_plan(cancelled_plan uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  cancelled public.client_plans;
begin
  delete from public.client_plans where id = cancelled_plan returning * into cancelled;
  if cancelled.id is null then
    raise insufficient_privilege using message = 'you may not cancel this plan', hint = 'client_not_yours';
  end if;
  update public.client_plans set ends_on = null
  where client_id = cancelled.client_id and ends_on = cancelled.starts_on - 1
    and ends_on >= private.stockholm_today()
    and not exists (
      select from public.client_plans as later
      where later.client_id = cancelled.client_id and later.starts_on > cancelled.starts_on
    );
end $function$;
revoke all on function public.cancel_client_plan(uuid) from public;
grant execute on function public.cancel_client_plan(uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.change_requested_email(request_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  prefix constant text := 'E-mail: ';
  request public.privacy_requests;
begin
  select * into request from public.privacy_requests
  where id = request_id and kind = 'rectification' and state in ('received', 'in_progress')
    and starts_with(message, prefix)
  for update;
  if request.id is null then
    raise no_data_found using message = 'there is no open request for a new address';
  end if;
  update public.people set email = substr(request.message, length(prefix) + 1)
  where id = request.person_id and anonymised_at is null and merged_into is null;
  if not found then
    raise no_data_found using message = 'there is no such person';
  end if;
  update public.privacy_requests set state = 'done' where id = request.id;
  return substr(request.message, length(prefix) + 1);
end $function$;
revoke all on function public.change_requested_email(uuid) from public;
grant execute on function public.change_requested_email(uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.correct_client_plan(corrected_plan uuid, plan public.plan, starts_on date, monthly_amount integer, currency public.currency)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  former public.client_plans;
begin
  select * into former from public.client_plans where id = corrected_plan;
  if former.id is null or not private.may_invoice(former.client_id) then
    raise insufficient_privilege using message = 'you may not correct this plan', hint = 'client_not_yours';
  end if;
  -- Sending an invoice locks the client too, so no invoice is sent meanwhile.
  perform from public.clients where id = former.client_id for no key update;
  if exists (
    select from public.invoice_lines as line
    join public.invoices as invoice on invoice.id = line.invoice_id
    where line.client_plan_id = corrected_plan and invoice.kind = 'invoice' and invoice.state <> 'draft'
      and invoice.credited_at is null
  ) then
    raise exception 'an invoice for this plan has been sent' using hint = 'plan_is_invoiced';
  end if;
  if former.starts_on <> correct_client_plan.starts_on and exists (
    select from public.client_plans as other
    where other.client_id = former.client_id and other.ends_on = former.starts_on - 1
  ) then
    raise exception 'the plan before ends on the day before' using hint = 'plan_follows_another';
  end if;
  update public.client_plan_prices as price
  set monthly_amount = correct_client_plan.monthly_amount, currency = correct_client_plan.currency
  where price.client_plan_id = corrected_plan;
  perform set_config('plans.corrected', corrected_plan::text, true);
  update public.client_plans as corrected
  set plan = correct_client_plan.plan, starts_on = correct_client_plan.starts_on
  where corrected.id = corrected_plan;
  perform set_config('plans.corrected', '', true);
  perform private.record_client_event(
    former.client_id, 'plan_corrected',
    jsonb_build_object('plan', correct_client_plan.plan, 'starts_on', correct_client_plan.starts_on, 'ends_on', former.ends_on)
  );
end $function$;
revoke all on function public.correct_client_plan(uuid,public.plan,date,integer,public.currency) from public;
grant execute on function public.correct_client_plan(uuid,public.plan,date,integer,public.currency) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.correct_client_project(corrected_project uuid, starts_on date, signed_on date, amount integer, currency public.currency)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  former public.client_projects;
  former_price public.client_project_prices;
  -- Halves that are on an invoice which was sent and not credited.
  invoiced public.invoice_line_kind[];
begin
  select * into former from public.client_projects where id = corrected_project;
  if former.id is null or not private.may_invoice(former.client_id) then
    raise insufficient_privilege using message = 'you may not correct this project', hint = 'client_not_yours';
  end if;
  -- Sending an invoice locks the client too, so no invoice is sent meanwhile.
  perform from public.clients where id = former.client_id for no key update;
  select * into former_price from public.client_project_prices where client_project_id = corrected_project;
  select coalesce(array_agg(line.kind), '{}') into invoiced
  from public.invoice_lines as line
  join public.invoices as invoice on invoice.id = line.invoice_id
  where line.client_project_id = corrected_project and invoice.kind = 'invoice' and invoice.state <> 'draft'
    and invoice.credited_at is null;
  if (cardinality(invoiced) > 0 and (
      correct_client_project.starts_on <> former.starts_on
      or (correct_client_project.amount, correct_client_project.currency) is distinct from (former_price.amount, former_price.currency)
    )) or ('project_signing' = any (invoiced) and correct_client_project.signed_on is distinct from former.signed_on) then
    raise exception 'an invoice for this project has been sent' using hint = 'project_is_invoiced';
  end if;
  update public.client_project_prices as price
  set amount = correct_client_project.amount, currency = correct_client_project.currency
  where price.client_project_id = corrected_project;
  perform set_config('plans.corrected', corrected_project::text, true);
  update public.client_projects as corrected
  set starts_on = correct_client_project.starts_on, signed_on = correct_client_project.signed_on
  where corrected.id = corrected_project;
  perform set_config('plans.corrected', '', true);
  perform private.record_client_event(
    former.client_id, 'project_corrected',
    jsonb_strip_nulls(jsonb_build_object(
      'job_id', former.job_id, 'starts_on', correct_client_project.starts_on, 'signed_on', correct_client_project.signed_on
    ))
  );
end $function$;
revoke all on function public.correct_client_project(uuid,date,date,integer,public.currency) from public;
grant execute on function public.correct_client_project(uuid,date,date,integer,public.currency) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.count_applications_by_day(first_day date, last_day date)
 RETURNS TABLE(day date, applications bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select noon::date, (
    select count(*) from public.applications
    where withdrawn_at is null and person_id not in (select id from public.people where erase_after is not null)
      and job_id not in (select private.hidden_jobs())
      and created_at >= noon::date::timestamp at time zone 'Europe/Stockholm'
      and created_at < (noon::date + 1)::timestamp at time zone 'Europe/Stockholm'
  )
  from generate_series(
    first_day + time '12:00', least(last_day, first_day + 1100) + time '12:00', interval '1 day'
  ) as noon
  where private.is_staff('recruiter', 'admin')
  order by noon
$function$;
revoke all on function public.count_applications_by_day(date,date) from public;
grant execute on function public.count_applications_by_day(date,date) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.count_applications_by_source(first_day date, last_day date)
 RETURNS TABLE(source text, applications bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select source, count(*) from public.applications
  where withdrawn_at is null and private.is_staff('recruiter', 'admin')
    and person_id not in (select id from public.people where erase_after is not null) and job_id not in (select private.hidden_jobs())
    and created_at >= private.start_of_day(first_day) and created_at < private.start_of_day(last_day + 1)
  group by source order by count(*) desc, source limit 12
$function$;
revoke all on function public.count_applications_by_source(date,date) from public;
grant execute on function public.count_applications_by_source(date,date) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.count_board(filter jsonb DEFAULT '{}'::jsonb, most integer DEFAULT 1000)
 RETURNS TABLE(stage public.application_stage, total bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET enable_bitmapscan TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
declare
  counted text := format('select count(*) from (select from public.applications where %%s limit %s) as cards',
    least(most, 10000) + 1);
begin
  perform private.require_recruiter();
  foreach stage in array enum_range(null::public.application_stage) loop
    execute format(counted, format('stage = %L and %s', stage, private.board_condition(filter))) into total;
    return next;
  end loop;
  stage := null;
  execute format(counted, private.board_condition(filter || '{"owed": true}')) into total;
  return next;
end $function$;
revoke all on function public.count_board(jsonb,integer) from public;
grant execute on function public.count_board(jsonb,integer) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.count_board_steps(filter jsonb, template uuid, most integer DEFAULT 1000)
 RETURNS TABLE(step_id uuid, total bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_recruiter();
  for step_id in select step.id from public.stage_steps as step where step.template_id = template loop
    execute format(
      'select count(*) from (select from public.applications where %s limit %s) as cards',
      private.board_condition(filter || jsonb_build_object('steps', jsonb_build_array(step_id))), least(most, 10000) + 1
    ) into total;
    return next;
  end loop;
end $function$;
revoke all on function public.count_board_steps(jsonb,uuid,integer) from public;
grant execute on function public.count_board_steps(jsonb,uuid,integer) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.count_engagement(first_day date, last_day date)
 RETURNS TABLE(level text, views bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with recent as (select private.day_of(now()) - 1 as first)
  select counted.level, sum(counted.views)::bigint from (
    select detail, events
    from public.analytics_daily, recent
    where name = 'engagement' and private.is_staff() and day between first_day and least(last_day, recent.first - 1)
    union all
    select properties ->> 'level', 1
    from public.analytics_events, recent
    where name = 'engagement' and private.is_staff()
      and occurred_at >= private.start_of_day(greatest(first_day, recent.first))
      and occurred_at < private.start_of_day(last_day + 1)
  ) as counted (level, views)
  where counted.level in ('high', 'medium', 'low')
  group by counted.level
$function$;
revoke all on function public.count_engagement(date,date) from public;
grant execute on function public.count_engagement(date,date) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.count_left_out(first_day date, last_day date, filter jsonb DEFAULT '{}'::jsonb)
 RETURNS TABLE(withdrawn bigint, imported bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET work_mem TO '64MB'
AS $function$
begin
  return query execute format(
    'select count(*) filter (where withdrawn_at is not null), count(*) filter (where withdrawn_at is null)
     from public.applications as application
     join (select id as job_id, client_id, field from public.jobs) as job using (job_id)
     where (withdrawn_at is not null or imported) and created_at >= %L and created_at < %L and %s',
    private.start_of_day(first_day), private.start_of_day(last_day + 1), private.report_condition(filter));
end $function$;
revoke all on function public.count_left_out(date,date,jsonb) from public;
grant execute on function public.count_left_out(date,date,jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.count_newsletter_readers()
 RETURNS TABLE(confirmed bigint, waiting bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only staff can count readers';
  end if;
  return query select count(*) filter (where reader.state = 'confirmed'), count(*) filter (where reader.state = 'waiting')
  from public.newsletter_readers as reader;
end $function$;
revoke all on function public.count_newsletter_readers() from public;
grant execute on function public.count_newsletter_readers() to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.count_pipeline()
 RETURNS TABLE(stage public.application_stage, applications bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select stage, count(*) from public.applications
  where withdrawn_at is null and private.is_staff('recruiter', 'admin')
    and person_id not in (select id from public.people where erase_after is not null) and job_id not in (select private.hidden_jobs())
  group by stage
$function$;
revoke all on function public.count_pipeline() from public;
grant execute on function public.count_pipeline() to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.count_views_by_day(first_day date, last_day date)
 RETURNS TABLE(day date, views bigint, article_views bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with recent as (select private.day_of(now()) - 1 as first)
  select day, sum(events)::bigint, coalesce(sum(events) filter (where path like '/blog/%'), 0)::bigint
  from public.analytics_daily, recent
  where name in ('page_view', 'homepage') and private.is_staff() and day between first_day and least(last_day, recent.first - 1)
  group by day
  union all
  select (occurred_at at time zone 'Europe/Stockholm')::date, count(*), count(*) filter (where path like '/blog/%')
  from public.analytics_events, recent
  where name in ('page_view', 'homepage') and private.is_staff()
    and occurred_at >= private.start_of_day(greatest(first_day, recent.first))
    and occurred_at < private.start_of_day(last_day + 1)
  group by 1
  order by 1
$function$;
revoke all on function public.count_views_by_day(date,date) from public;
grant execute on function public.count_views_by_day(date,date) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.count_work(colleague uuid)
 RETURNS TABLE(jobs bigint, applications bigint, interviews bigint, conversations bigint, clients bigint, leads bigint, tasks bigint, booking_links bigint, shared_links bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_administrator();
  return query select
    (select count(*) from public.job_staff as staff join public.jobs as job on job.id = staff.job_id
      where staff.owner_id = colleague and job.state <> 'closed'),
    (select count(*) from public.applications as application
      where application.owner_id = colleague and application.stage not in ('hired', 'rejected')
        and application.withdrawn_at is null),
    (select count(*) from private.coming_interviews(colleague)),
    (select count(*) from public.conversations as conversation where conversation.assignee_id = colleague),
    (select count(*) from public.client_details as details where details.owner_id = colleague),
    (select count(*) from public.waiting_list as lead where lead.assignee_id = colleague and lead.state <> 'closed'),
    (select count(*) from public.tasks as task where task.owner_id = colleague and task.done_at is null),
    (select count(*) from public.booking_links as link where link.staff_id = colleague and not link.paused),
    (select count(*) from public.review_links as link
      where link.created_by = colleague and coalesce(link.links_ended_at < link.link_made_at, true)
        and link.revoked_at is null and link.expires_at > now())
    + (select count(*) from public.article_previews as preview
      where preview.created_by = colleague and preview.expires_at > now());
end $function$;
revoke all on function public.count_work(uuid) from public;
grant execute on function public.count_work(uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.custom(application public.applications)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select fields from public.custom_values where application_id = application.id
$function$;
revoke all on function public.custom(public.applications) from public;
grant execute on function public.custom(public.applications) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.delete_stage_step(deleted uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  step public.stage_steps;
  other uuid;
begin
  perform private.require_administrator();
  select * into step from public.stage_steps where id = deleted;
  perform from public.stage_templates where id = step.template_id for update;
  -- Waits for whoever comes to this step at the moment.
  perform from public.stage_steps where id = deleted for update;
  if not found then
    raise no_data_found using message = 'there is no such stage';
  end if;
  other := private.first_step(step.template_id, step.stage, deleted);
  if other is null then
    raise check_violation using message = 'a template has every stage', hint = 'last_step';
  end if;
  update public.step_stays set step_id = other where step_id = deleted;
  update public.applications set step_id = other where step_id = deleted;
  delete from public.stage_steps where id = deleted;
end $function$;
revoke all on function public.delete_stage_step(uuid) from public;
grant execute on function public.delete_stage_step(uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.document_missing(value public.localized_document)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select coalesce(array_agg(language order by language), '{}')
  from unnest(array['en', 'sv']) as language
  where btrim(private.document_text(value -> language)) = ''
$function$;
revoke all on function public.document_missing(public.localized_document) from public;
grant execute on function public.document_missing(public.localized_document) to anon, api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION public.duplicate_job(copied_job uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  original public.jobs;
  copy_id uuid;
  copy_slug text;
begin
  select * into original from public.jobs where id = copied_job;
  if not found then
    raise no_data_found using message = 'there is no such job';
  end if;
  select candidate into copy_slug
  from generate_series(2, 1000) as number,
    lateral (select rtrim(left(regexp_replace(original.slug, '-[0-9]{1,3}$', ''), 110), '-') || '-' || number as candidate) as named
  where not exists (select from public.jobs where slug = candidate)
  order by number limit 1;
  insert into public.jobs (
    slug, kind, client_id, field, location, country, remote, employment_type, seniority, title, summary,
    description, requirements, process, benefits, channels
  ) values (
    copy_slug, original.kind, original.client_id, original.field, original.location, original.country,
    original.remote, original.employment_type, original.seniority, original.title, original.summary,
    original.description, original.requirements, original.process, original.benefits, original.channels
  ) returning id into copy_id;
  insert into public.job_salaries (job_id, minimum, maximum, currency, period, is_shown)
  select copy_id, minimum, maximum, currency, period, is_shown from public.job_salaries where job_id = copied_job;
  insert into public.job_questions (job_id, position, kind, prompt, help, options, required)
  select copy_id, position, kind, prompt, help, options, required from public.job_questions where job_id = copied_job;
  insert into public.job_kit_items (job_id, kind, position, name, hint)
  select copy_id, kind, position, name, hint from public.job_kit_items where job_id = copied_job;
  insert into public.stage_rules (job_id, stage, kind, template_key, minutes, title, days, staff_id)
  select copy_id, stage, kind, template_key, minutes, title, days, staff_id
  from public.stage_rules where job_id = copied_job;
  update public.job_staff as copy set stage_template_id = copied.stage_template_id
  from public.job_staff as copied
  where copy.job_id = copy_id and copied.job_id = copied_job
    and copy.stage_template_id is distinct from copied.stage_template_id
    -- A retired template is used no more.
    and (copied.stage_template_id is null or copied.stage_template_id in (
      select id from public.stage_templates where retired_at is null
    ));
  return copy_id;
end $function$;
revoke all on function public.duplicate_job(uuid) from public;
grant execute on function public.duplicate_job(uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.end_client_plan(ended_plan uuid, last_day date)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  client uuid;
begin
  update public.client_plans set ends_on = last_day where id = ended_plan returning client_id into client;
  if client is null then
    raise insufficient_privilege using message = 'you may not end this plan', hint = 'client_not_yours';
  end if;
  delete from public.client_plan_pauses as pause
  where pause.client_id = client and pause.starts_on > greatest(last_day, private.stockholm_today())
    and not exists (
      select from public.client_plans as later where later.client_id = client and later.starts_on > last_day
    );
  update public.client_plan_pauses as pause set ends_on = last_day
  where pause.client_id = client and pause.starts_on <= last_day and pause.ends_on > last_day
    and not exists (
      select from public.client_plans as later where later.client_id = client and later.starts_on > last_day
    );
end $function$;
revoke all on function public.end_client_plan(uuid,date) from public;
grant execute on function public.end_client_plan(uuid,date) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.explain_search(query text, people uuid[])
 RETURNS TABLE(person_id uuid, source text, label text, excerpt text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted tsquery := private.any_word_of(private.people_query(query));
  language regconfig;
  partly uuid[] := array(
    select application.person_id from public.applications as application
    where application.person_id = any (people) and application.id in (select private.applications_of_hidden_jobs())
  );
begin
  perform private.require_recruiter();
  if cardinality(people) > 100 then
    raise program_limit_exceeded using message = 'at most 100 people at a time';
  end if;
  -- Found by a part of a name or number alone.
  if wanted is null then
    return;
  end if;
  for person_id in
    select person.id from public.people as person
    where person.id = any (people) and person.merged_into is null and person.anonymised_at is null and person.erase_after is null
      and person.id not in (select private.people_of_hidden_jobs())
  loop
    -- A page without some excerpts is better than none.
    exit when clock_timestamp() > statement_timestamp() + interval '2 seconds';
    -- Most words are found as they stand; their other forms need another pass over the texts.
    foreach language in array array['private.plain', 'private.english', 'private.swedish']::regconfig[] loop
      select text.source, text.label, marked into source, label, excerpt
      from (
        select * from private.texts_of_person(person_id) as all_texts
        where not (all_texts.is_restricted and person_id = any (partly))
        order by all_texts.source = 'profile', all_texts.weight, all_texts.written_at desc nulls last limit 30
      ) as text
      cross join lateral private.highlight(language, text.body, wanted) as marked
      where marked is not null
      -- Names and addresses are in the list anyway.
      order by text.source = 'profile', text.weight, text.written_at desc nulls last
      limit 1;
      if found then
        return next;
        exit;
      end if;
    end loop;
  end loop;
end $function$;
revoke all on function public.explain_search(text,uuid[]) from public;
grant execute on function public.explain_search(text,uuid[]) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.find_applications(query text)
 RETURNS SETOF public.applications
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  found constant uuid[] := private.latest_applications_found(query, 1000);
begin
  return query
    select application.* from public.applications as application where application.id = any (found)
    order by application.created_at desc, application.id desc;
end $function$;
revoke all on function public.find_applications(text) from public;
grant execute on function public.find_applications(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.find_articles(query text)
 RETURNS SETOF public.articles
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select article.*
  from public.articles as article
  where private.fold(concat_ws(
    ' ', article.title ->> 'en', article.title ->> 'sv', article.author_name, article.slug,
    private.join_words(article.tags)
  )) like all (
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.fold(btrim(query)), '\s+') as word
  )
$function$;
revoke all on function public.find_articles(text) from public;
grant execute on function public.find_articles(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.find_clients(query text)
 RETURNS SETOF public.clients
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select client.*
  from public.clients as client
  where private.fold(client.name) like all (
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.fold(btrim(query)), '\s+') as word
  )
$function$;
revoke all on function public.find_clients(text) from public;
grant execute on function public.find_clients(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.find_hidden_application(application_id uuid)
 RETURNS TABLE(person_id uuid, erase_after timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select person.id, person.erase_after
  from public.applications as application join public.people as person on person.id = application.person_id
  where application.id = find_hidden_application.application_id and person.erase_after is not null
    and private.is_staff('recruiter', 'admin') and application.job_id not in (select private.hidden_jobs())
$function$;
revoke all on function public.find_hidden_application(uuid) from public;
grant execute on function public.find_hidden_application(uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.find_in_audit_log(query text)
 RETURNS SETOF public.audit_log
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select entry.* from public.audit_log as entry where entry.row_id = btrim(query)
$function$;
revoke all on function public.find_in_audit_log(text) from public;
grant execute on function public.find_in_audit_log(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.find_in_candidate_list(query text)
 RETURNS SETOF public.candidate_list
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  found uuid[];
begin
  found := private.latest_people_found(query, 'candidate', 500);
  return query select list.* from public.candidate_list as list where list.id = any (found);
end $function$;
revoke all on function public.find_in_candidate_list(text) from public;
grant execute on function public.find_in_candidate_list(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.find_in_client_list(query text)
 RETURNS SETOF public.client_list
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select list.*
  from public.client_list as list
  where list.id in (
    select client.id from public.clients as client
    join public.client_details as details on details.client_id = client.id
    cross join lateral (select private.fold(concat_ws(
      ' ', client.name, details.legal_name, details.organisation_number, client.location,
      (select string_agg(entry.value, ' ')
        from public.custom_values as record
        cross join lateral jsonb_each_text(record.fields) as entry
        join public.custom_fields as field on field.key = entry.key and field.kind = 'text'
        where record.client_id = client.id),
      (select string_agg(concat_ws(' ', person.full_name, person.email, person.phone), ' ')
        from public.client_contacts as contact
        join public.people as person on person.id = contact.person_id
        where contact.client_id = client.id and person.anonymised_at is null and person.erase_after is null)
    )) as text) as written
    where written.text like all (
      select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
      from regexp_split_to_table(private.fold(btrim(query)), '\s+') as word
    )
  )
$function$;
revoke all on function public.find_in_client_list(text) from public;
grant execute on function public.find_in_client_list(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.find_in_freelancer_list(query text)
 RETURNS SETOF public.freelancer_list
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  found uuid[];
begin
  found := private.latest_people_found(query, 'freelancer', 500);
  return query select list.* from public.freelancer_list as list where list.id = any (found);
end $function$;
revoke all on function public.find_in_freelancer_list(text) from public;
grant execute on function public.find_in_freelancer_list(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.find_in_job_list(query text)
 RETURNS SETOF public.job_list
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select list.* from public.job_list as list where list.id in (select job.id from public.find_jobs(query) as job)
$function$;
revoke all on function public.find_in_job_list(text) from public;
grant execute on function public.find_in_job_list(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.find_in_lead_list(query text)
 RETURNS SETOF public.lead_list
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select list.*
  from public.lead_list as list
  join public.waiting_list as lead on lead.id = list.id
  cross join lateral (select private.fold(concat_ws(
    ' ', list.company, list.full_name, list.email, list.phone, list.roles_to_fill, lead.message, lead.note,
    (select string_agg(merged.search_name, ' ') from public.people as merged
      where merged.merged_into = lead.person_id and merged.anonymised_at is null)
  )) as text) as written
  where written.text like any (private.search_patterns(query)) or written.text like all (
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.fold(btrim(query)), '\s+') as word
  )
$function$;
revoke all on function public.find_in_lead_list(text) from public;
grant execute on function public.find_in_lead_list(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.find_in_outbox(query text)
 RETURNS SETOF public.outbox
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select mail.* from public.outbox as mail
  where private.fold(concat_ws(' ', mail.to_name, mail.to_email, mail.subject, mail.template_key, mail.last_error)) like all (
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.fold(btrim(query)), '\s+') as word
  )
$function$;
revoke all on function public.find_in_outbox(text) from public;
grant execute on function public.find_in_outbox(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.find_in_people_list(query text)
 RETURNS SETOF public.people_list
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  found uuid[];
begin
  found := private.latest_people_found(query, 'person', 500);
  return query select list.* from public.people_list as list where list.id = any (found);
end $function$;
revoke all on function public.find_in_people_list(text) from public;
grant execute on function public.find_in_people_list(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.find_jobs(query text)
 RETURNS SETOF public.jobs
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select job.*
  from public.jobs as job
  left join public.clients as client on client.id = job.client_id
  where private.fold(concat_ws(
    ' ', job.title ->> 'en', job.title ->> 'sv', client.name, job.location, job.slug,
    (select string_agg(entry.value, ' ')
      from public.custom_values as record
      cross join lateral jsonb_each_text(record.fields) as entry
      join public.custom_fields as field on field.key = entry.key and field.kind = 'text'
      where record.job_id = job.id)
  )) like all (
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.fold(btrim(query)), '\s+') as word
  )
$function$;
revoke all on function public.find_jobs(text) from public;
grant execute on function public.find_jobs(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.find_people(query text, max_results integer DEFAULT 100)
 RETURNS SETOF public.people
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  most constant integer := least(max_results, 1000);
  named constant uuid[] := private.latest_people_named(query, most);
  -- The planner would call it twice if it were part of the statement.
  found constant uuid[] := named || private.latest_people_found(query, 'person', most);
begin
  perform private.require_recruiter();
  return query
    select person.* from public.people as person
    where person.id = any (found)
      and person.merged_into is null and person.anonymised_at is null and person.erase_after is null
      and person.id not in (select private.people_of_hidden_jobs())
    order by person.id = any (named) desc, person.last_activity_at desc, person.id desc
    limit most;
end $function$;
revoke all on function public.find_people(text,integer) from public;
grant execute on function public.find_people(text,integer) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.get_article_author(article_slug text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'name', profile.name, 'image', profile.avatar_path, 'bio', profile.bio,
    'title', coalesce(
      (
        select member.role::jsonb from public.team_members as member
        where member.name = profile.name and member.state = 'published' order by member.position, member.id limit 1
      ),
      jsonb_build_object('en', profile.title, 'sv', profile.title)
    )
  )
  from public.articles as article
  join public.article_staff as staff on staff.article_id = article.id
  join public.staff_profiles as profile on profile.user_id = staff.author_id
  where article.slug = article_slug and article.state <> 'draft' and article.publish_at <= now()
    and profile.name = article.author_name and profile.is_public and profile.state = 'active'
$function$;
revoke all on function public.get_article_author(text) from public;
grant execute on function public.get_article_author(text) to anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION public.get_hiring_figures()
 RETURNS TABLE(hires bigint, days_to_shortlist integer, kept_percent integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select
    (
      select case when count(*) >= 10 then count(*) end
      from public.applications
      join public.jobs on jobs.id = applications.job_id
      where applications.stage = 'hired' and applications.withdrawn_at is null and jobs.kind = 'client'
    ),
    (
      select case
        when count(*) >= 5 then greatest(1, round(percentile_cont(0.5) within group (order by days)))::integer
      end
      from (
        select extract(epoch from min(greatest(items.created_at, links.shared_at)) - jobs.published_at) / 86400 as days
        from public.review_link_items as items
        join public.review_links as links on links.id = items.review_link_id
        join public.jobs on jobs.id = links.job_id
        where jobs.kind = 'client' and links.shared_at is not null
          and greatest(items.created_at, links.shared_at) >= jobs.published_at
        group by jobs.id
      ) as shortlists
    ),
    -- A departure is known early, a stay only after six months: both count from then on.
    (
      select case
        when count(*) >= 10 then round(100.0 * count(*) filter (where applications.stayed_six_months) / count(*))::integer
      end
      from public.applications
      join public.jobs on jobs.id = applications.job_id
      where applications.stage = 'hired' and applications.withdrawn_at is null and jobs.kind = 'client'
        and applications.stayed_six_months is not null
        and applications.decided_at <= now() - interval '6 months'
    )
$function$;
revoke all on function public.get_hiring_figures() from public;
grant execute on function public.get_hiring_figures() to anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION public.get_job_approval(job uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'id', approval.id, 'asked_at', approval.created_at, 'asked_by', approval.asked_by, 'message', approval.message,
    'decision', approval.decision, 'decided_at', approval.decided_at,
    'comment', case when not decider.is_hidden then approval.comment end,
    'decided_by', case when not decider.is_hidden then decider.name end,
    'ended', approval.ended,
    'contacts', coalesce((
      select jsonb_agg(person.full_name order by person.full_name)
      from public.job_approval_contacts as asked
      join public.people as person on person.id = asked.person_id
      where asked.approval_id = approval.id and person.full_name <> ''
        and person.id not in (select private.people_awaiting_erasure())
    ), '[]'),
    'differs', approval.ad is distinct from private.ad_of_job(approval.job_id)
  )
  from public.job_approvals as approval
  join public.jobs as current on current.id = approval.job_id and current.client_id = approval.client_id
    and current.kind = 'client'
  cross join lateral (
    select (select nullif(full_name, '') from public.people where id = approval.person_id) as name,
      coalesce(approval.person_id in (select private.people_awaiting_erasure()), false) as is_hidden
  ) as decider
  where approval.job_id = get_job_approval.job and approval.job_id not in (select private.hidden_jobs())
    and (select private.is_staff('recruiter', 'admin'))
  order by approval.created_at desc, approval.id limit 1
$function$;
revoke all on function public.get_job_approval(uuid) from public;
grant execute on function public.get_job_approval(uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.get_job_recruiter(job_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.show_recruiter(staff.owner_id)
  from public.jobs as job join public.job_staff as staff on staff.job_id = job.id
  where job.id = get_job_recruiter.job_id and job.state <> 'draft' and (job.opens_at is null or job.opens_at <= now())
$function$;
revoke all on function public.get_job_recruiter(uuid) from public;
grant execute on function public.get_job_recruiter(uuid) to anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION public.get_navigation_counts()
 RETURNS TABLE(open_jobs bigint, new_applications bigint, candidates bigint, new_leads bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select
    (select count(*) from (
      select from public.jobs where state = 'open' and id not in (select private.hidden_jobs()) limit 1000
    ) as counted),
    case when caller.recruits then (
      select count(*) from (
        select from public.applications
        where stage = 'new' and withdrawn_at is null
          and person_id not in (select id from public.people where erase_after is not null)
          and job_id not in (select private.hidden_jobs())
        limit 1000
      ) as counted
    ) end,
    case when caller.recruits then (
      select count(*) from (
        select from public.candidates where state = 'active'
          and person_id not in (select id from public.people where erase_after is not null)
        limit 1000
      ) as counted
    ) end,
    case when caller.recruits then (
      select count(*) from (
        select from public.waiting_list where state = 'new'
          and person_id not in (select id from public.people where erase_after is not null)
        limit 1000
      ) as counted
    ) end
  from (select private.is_staff('recruiter', 'admin') as recruits) as caller
  where private.is_staff()
$function$;
revoke all on function public.get_navigation_counts() from public;
grant execute on function public.get_navigation_counts() to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.get_next_calendly_url()
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- Written by the server, which hides what a client sends under that name.
  network text := nullif(current_setting('request.headers', true), '')::json ->> 'x-client-network';
  served uuid;
begin
  -- Five at once, then one every ten minutes.
  if network is not null and private.take_token('booking:' || left(network, 200), 5, 1 / 600.0) > 0 then
    return (
      select link.url from public.booking_links as link
      left join public.booking_link_turns as turn on turn.booking_link_id = link.id
      where not link.paused
      order by turn.last_served_at desc nulls last, link.id
      limit 1
    );
  end if;

  -- One caller at a time; each statement below then sees what the one before committed.
  perform pg_advisory_xact_lock(hashtext('public.booking_link_turns'));

  -- A new round begins whenever links or weights have changed.
  if exists (
    select from public.booking_links as link
    left join public.booking_link_turns as turn on turn.booking_link_id = link.id
    where turn.weight is distinct from case when link.paused then 0 else link.weight end
  ) or (select sum(credit) from public.booking_link_turns) <> 0 then
    insert into public.booking_link_turns (booking_link_id, weight, credit)
    select id, case when paused then 0 else weight end, 0 from public.booking_links
    on conflict (booking_link_id) do update set weight = excluded.weight, credit = 0;
  end if;

  with dealt as (
    select booking_link_id, credit + weight as credit, sum(weight) over () as total,
      row_number() over (order by credit + weight desc, weight desc, booking_link_id) = 1 as serves
    from public.booking_link_turns
    where weight > 0
  ), updated as (
    update public.booking_link_turns as turn
    set credit = dealt.credit - case when dealt.serves then dealt.total else 0 end,
      served_count = turn.served_count + dealt.serves::integer,
      last_served_at = case when dealt.serves then clock_timestamp() else turn.last_served_at end
    from dealt
    where turn.booking_link_id = dealt.booking_link_id
    returning turn.booking_link_id, dealt.serves
  )
  select booking_link_id into served from updated where serves;

  return (select url from public.booking_links where id = served);
end $function$;
revoke all on function public.get_next_calendly_url() from public;
grant execute on function public.get_next_calendly_url() to anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION public.get_plan_use(client uuid, without_job uuid DEFAULT NULL::uuid)
 RETURNS TABLE(plan public.plan, is_paused boolean, is_limited boolean, allowed integer, in_use integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_recruiter();
  return query select
    (private.plan_on(client, private.stockholm_today())).plan,
    private.is_paused_on(client, private.stockholm_today()),
    exists (select from public.client_plans where client_id = client) and not exists (
      select from public.client_projects as project where project.job_id = without_job and project.cancelled_on is null
    ),
    private.searches_allowed(client),
    private.searches_in_use(client, coalesce(without_job, '00000000-0000-0000-0000-000000000000'));
end $function$;
revoke all on function public.get_plan_use(uuid,uuid) from public;
grant execute on function public.get_plan_use(uuid,uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.get_portal()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'name', person.full_name, 'language', person.language, 'email', person.email,
    'companies', jsonb_agg(jsonb_build_object(
      'id', client.id, 'name', client.name, 'logo_path', client.logo_path,
      'searches', private.show_searches(client.id, person.id),
      'sees_billing', client.id in (select billing.client_id from private.portal_billing_contacts() as billing)
    ) order by client.name)
  )
  from private.portal_contacts() as contact
  join public.people as person on person.id = contact.person_id
  join public.clients as client on client.id = contact.client_id
  group by person.id
$function$;
revoke all on function public.get_portal() from public;
grant execute on function public.get_portal() to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.get_portal_billing(company uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.show_billing(contact.client_id, contact.person_id)
  from private.portal_billing_contacts() as contact where contact.client_id = company
$function$;
revoke all on function public.get_portal_billing(uuid) from public;
grant execute on function public.get_portal_billing(uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.get_portal_reports(client uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'wants_report', access.wants_report,
    'current', jsonb_build_object(
      'week', this.week,
      'searches', private.compose_report(contact.client_id, private.start_of_stockholm_day(this.week), now())
    ),
    'earlier', coalesce((
      select jsonb_agg(jsonb_build_object('week', report.week, 'searches', (
        select coalesce(jsonb_agg(search.value order by search.position), '[]')
        from jsonb_array_elements(report.searches) with ordinality as search (value, position)
        where not exists (
          select from public.job_staff where job_id = (search.value ->> 'id')::uuid and is_restricted
        )
      )) order by report.week desc)
      from (
        select * from public.client_reports as stored where stored.client_id = contact.client_id
        order by stored.week desc limit 52
      ) as report
    ), '[]')
  )
  from private.portal_contacts() as contact
  join public.client_portal_access as access
    on access.client_id = contact.client_id and access.person_id = contact.person_id
  cross join (select date_trunc('week', private.stockholm_today()::timestamp)::date as week) as this
  where contact.client_id = get_portal_reports.client
$function$;
revoke all on function public.get_portal_reports(uuid) from public;
grant execute on function public.get_portal_reports(uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.get_publishing_figures(first_day date, last_day date)
 RETURNS TABLE(published_articles bigint, new_articles bigint, scheduled_articles bigint, drafts bigint, open_jobs bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select
    count(*) filter (where state = 'published'),
    count(*) filter (
      where state = 'published'
        and publish_at >= private.start_of_day(first_day) and publish_at < private.start_of_day(last_day + 1)
    ),
    count(*) filter (where state = 'scheduled'),
    count(*) filter (where state = 'draft'),
    (select count(*) from public.jobs where state = 'open' and id not in (select private.hidden_jobs()))
  from public.articles
  having private.is_staff()
$function$;
revoke all on function public.get_publishing_figures(date,date) from public;
grant execute on function public.get_publishing_figures(date,date) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.get_recruiting_figures(first_day date, last_day date)
 RETURNS TABLE(open_jobs bigint, applications bigint, hires bigint, days_to_hire double precision, leads bigint, waiting_leads bigint, failed_mails bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select
    (select count(*) from public.jobs where state = 'open' and id not in (select private.hidden_jobs())),
    (
      select count(*) from public.applications
      where withdrawn_at is null and person_id not in (select id from public.people where erase_after is not null)
        and job_id not in (select private.hidden_jobs())
        and created_at >= private.start_of_day(first_day) and created_at < private.start_of_day(last_day + 1)
    ),
    hired.hires,
    hired.days_to_hire,
    (
      select count(*) from public.lead_list
      where created_at >= private.start_of_day(first_day) and created_at < private.start_of_day(last_day + 1)
    ),
    (select count(*) from public.lead_list where state = 'new'),
    (
      select count(*) from public.outbox
      where state = 'failed' and (job_id is null or job_id not in (select private.hidden_jobs()))
        and (application_id is null or application_id not in (select private.applications_of_hidden_jobs())) and (
        private.is_staff('admin')
        or not concerns_account and (not concerns_billing or client_id in (select private.owned_clients()))
      )
    )
  from (
    select count(*) as hires,
      percentile_cont(0.5) within group (order by extract(epoch from stage_changed_at - created_at) / 86400) as days_to_hire
    from public.applications
    where stage = 'hired' and withdrawn_at is null
      and person_id not in (select id from public.people where erase_after is not null)
        and job_id not in (select private.hidden_jobs())
      and stage_changed_at >= private.start_of_day(first_day) and stage_changed_at < private.start_of_day(last_day + 1)
  ) as hired
  where private.is_staff('recruiter', 'admin')
$function$;
revoke all on function public.get_recruiting_figures(date,date) from public;
grant execute on function public.get_recruiting_figures(date,date) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.get_staff_access()
 RETURNS TABLE(name text, role public.staff_role, state public.staff_state, language public.language, owes_second_factor boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select profile.name, profile.role, profile.state, profile.language,
    profile.state = 'active' and private.staff_role() is null
  from public.staff_profiles as profile
  where profile.user_id = auth.uid()
$function$;
revoke all on function public.get_staff_access() from public;
grant execute on function public.get_staff_access() to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.hand_over_work(colleague uuid, successor uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_administrator();
  perform from public.staff_profiles as profile
  where profile.user_id = successor and profile.state = 'active' and profile.role in ('recruiter', 'admin')
  for share;
  if not found or successor = colleague then
    raise check_violation using message = 'work goes to another active recruiter or administrator', hint = 'successor_not_active';
  end if;
  update public.job_staff as staff set owner_id = successor from public.jobs as job
  where job.id = staff.job_id and staff.owner_id = colleague and job.state <> 'closed';
  update public.applications set owner_id = successor
  where owner_id = colleague and stage not in ('hired', 'rejected') and withdrawn_at is null;
  perform private.hand_over_interviews(colleague, successor);
  update public.conversations set assignee_id = successor where assignee_id = colleague;
  update public.client_details set owner_id = successor where owner_id = colleague;
  update public.waiting_list set assignee_id = successor where assignee_id = colleague and state <> 'closed';
  delete from public.tasks where owner_id = colleague and kind = 'scorecard' and done_at is null;
  update public.tasks set owner_id = successor where owner_id = colleague and done_at is null;
  update public.stage_rules set staff_id = successor where staff_id = colleague;
  update public.booking_links set paused = true where staff_id = colleague and not paused;
  insert into public.job_members (job_id, staff_id)
  select job_id, successor from public.job_members where staff_id = colleague
  on conflict do nothing;
  perform private.end_links(colleague);
  perform private.announce_ended_links(colleague);
end $function$;
revoke all on function public.hand_over_work(uuid,uuid) from public;
grant execute on function public.hand_over_work(uuid,uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.hold_person(person_id uuid, reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person public.people := private.require_person(person_id);
begin
  if length(btrim(coalesce(reason, ''))) < 3 then
    raise check_violation using message = 'a legal hold needs a reason', hint = 'reason_required';
  end if;
  update public.people set legal_hold = true, erase_after = null where id = person.id;
  insert into public.legal_holds as hold (person_id, reason) values (person.id, left(btrim(reason), 500))
  on conflict on constraint legal_holds_pkey do update set reason = excluded.reason;
  perform private.record_person_event(
    person.id, case when person.legal_hold then 'hold_changed' else 'hold_set' end
  );
end $function$;
revoke all on function public.hold_person(uuid,text) from public;
grant execute on function public.hold_person(uuid,text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.lift_hold(person_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person public.people := private.require_person(person_id);
begin
  if auth.role() is distinct from 'service_role' and not private.is_staff('admin') then
    raise insufficient_privilege using message = 'only administrators lift a legal hold';
  end if;
  if not person.legal_hold then
    return;
  end if;
  update public.people set legal_hold = false where id = person.id;
  delete from public.legal_holds as hold where hold.person_id = person.id;
  perform private.record_person_event(person.id, 'hold_lifted');
end $function$;
revoke all on function public.lift_hold(uuid) from public;
grant execute on function public.lift_hold(uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.list_board(filter jsonb DEFAULT '{}'::jsonb, stage public.application_stage DEFAULT NULL::public.application_stage, after jsonb DEFAULT NULL::jsonb, max_results integer DEFAULT 50)
 RETURNS SETOF public.applications
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  is_queue boolean := coalesce((filter ->> 'owed')::boolean, false);
begin
  perform private.require_recruiter();
  return query execute concat_ws(' ',
    'select * from public.applications where', private.board_condition(filter),
    case when stage is not null then format('and stage = %L', stage) end,
    case when after is null then ''
      when is_queue then format('and (owed_answer_since, id) > (%L::timestamptz, %L::uuid)',
        after ->> 'owed_answer_since', (after ->> 'id')::uuid)
      else format('and (position, id) < (%L collate "C", %L::uuid)', after ->> 'position', (after ->> 'id')::uuid) end,
    case when is_queue then 'order by owed_answer_since, id' else 'order by position desc, id desc' end,
    format('limit %s', least(max_results, 1000))
  );
end $function$;
revoke all on function public.list_board(jsonb,public.application_stage,jsonb,integer) from public;
grant execute on function public.list_board(jsonb,public.application_stage,jsonb,integer) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.list_missing_scorecards()
 RETURNS TABLE(application_id uuid, full_name text, job_title jsonb, ended_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select application.id, person.full_name, job.title, max(interview.ends_at)
  from public.interviews as interview
  join public.interview_attendees as attendee
    on attendee.interview_id = interview.id and attendee.staff_id = (select auth.uid()) and attendee.removed_at is null
  join public.applications as application
    on application.id = interview.application_id and application.job_id = interview.job_id
      and application.stage not in ('hired', 'rejected') and application.withdrawn_at is null
  join public.people as person on person.id = application.person_id
  join public.jobs as job on job.id = interview.job_id
  where interview.state = 'booked' and interview.ends_at between now() - interval '30 days' and now()
    and not exists (
      select from public.scorecards as scorecard
      where scorecard.application_id = application.id and scorecard.staff_id = (select auth.uid())
    )
    and not exists (
      select from public.tasks as task
      where task.application_id = application.id and task.kind = 'scorecard' and task.owner_id = (select auth.uid())
        and task.done_at is null
    )
  group by application.id, person.full_name, job.title
  order by 4 desc limit 50
$function$;
revoke all on function public.list_missing_scorecards() from public;
grant execute on function public.list_missing_scorecards() to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.list_needing_attention()
 RETURNS TABLE(kind text, waiting bigint, moment timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with caller as (
    select private.is_staff('recruiter', 'admin') as recruits, private.is_staff('editor', 'admin') as publishes,
      private.is_staff('admin') as administers
  )
  select found.* from caller cross join lateral (
    select 'owed_answers', count(*), min(owed_answer_since) from public.applications
    where owed_answer_since is not null and withdrawn_at is null and caller.recruits
      and person_id not in (select id from public.people where erase_after is not null)
      and job_id not in (select private.hidden_jobs())
    union all
    select 'leads', count(*), min(created_at) from public.lead_list where state = 'new' and caller.recruits
    union all
    select 'renewals', count(*), min(candidate.consent_expires_at)
    from public.candidates as candidate join public.people as person on person.id = candidate.person_id
    where candidate.consent_expires_at >= current_date and candidate.consent_expires_at < current_date + 30
      and candidate.state <> 'left'
      and person.merged_into is null and person.anonymised_at is null and person.erase_after is null and caller.recruits
    union all
    select 'freelancers', count(*), min(freelancer.created_at)
    from public.freelancers as freelancer join public.people as person on person.id = freelancer.person_id
    where freelancer.state = 'pending' and person.merged_into is null and person.anonymised_at is null
      and person.erase_after is null and caller.recruits
    union all
    select 'closing_jobs', count(*), min(closes_at) from public.jobs
    where state = 'open' and closes_at >= private.start_of_day(private.day_of(now()))
      and closes_at < private.start_of_day(private.day_of(now()) + 8) and caller.recruits
      and id not in (select private.hidden_jobs())
    union all
    select 'failed_mails', count(*), min(created_at) from public.outbox
    where state = 'failed' and caller.recruits and (job_id is null or job_id not in (select private.hidden_jobs()))
      and (application_id is null or application_id not in (select private.applications_of_hidden_jobs())) and (
      caller.administers
      or not concerns_account and (not concerns_billing or client_id in (select private.owned_clients()))
    )
    union all
    select 'accounts', count(*), min(created_at) from public.staff_list where standing = 'waiting' and caller.administers
    union all
    select 'privacy_requests', count(*), min(due_at) from public.privacy_requests
    where state in ('received', 'in_progress') and caller.administers
    union all
    select 'untranslated_articles', count(*), min(updated_at) from public.articles
    where state <> 'draft' and missing <> '{}' and caller.publishes
  ) as found (kind, waiting, moment)
  where found.waiting > 0
$function$;
revoke all on function public.list_needing_attention() from public;
grant execute on function public.list_needing_attention() to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.list_portal_approvals()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', approval.id, 'client_id', approval.client_id, 'title', approval.ad -> 'title',
    'asked_at', approval.created_at, 'state', private.state_of_approval(approval), 'decided_at', approval.decided_at
  ) order by approval.created_at desc), '[]')
  from private.portal_approvals() as own
  join public.job_approvals as approval on approval.id = own.approval_id
  join public.jobs as job on job.id = approval.job_id
  where approval.ended is null and (approval.decision is null or job.state = 'draft')
    and not exists (
      select from public.job_approvals as newer
      where newer.job_id = approval.job_id and newer.created_at > approval.created_at
    )
$function$;
revoke all on function public.list_portal_approvals() from public;
grant execute on function public.list_portal_approvals() to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.list_report_rows(figure text, first_day date, last_day date, filter jsonb DEFAULT '{}'::jsonb, at_stage public.application_stage DEFAULT NULL::public.application_stage, from_source text DEFAULT NULL::text, skip integer DEFAULT 0, max_results integer DEFAULT 50, for_reason text DEFAULT NULL::text, at_step uuid DEFAULT NULL::uuid)
 RETURNS TABLE(application_id uuid, full_name text, job_title jsonb, source text, since timestamp with time zone, until timestamp with time zone, days double precision)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET work_mem TO '64MB'
AS $function$
declare
  rows text := private.report_rows(figure, first_day, last_day, filter);
  template uuid;
begin
  if rows is null then
    raise invalid_parameter_value using message = 'there is no such figure';
  end if;
  if figure = 'applications' and at_step is not null then
    select template_id into template from public.stage_steps where id = at_step;
    rows := private.report_step_progress(template, rows);
  end if;
  return query execute format(
    'select page.application_id, person.full_name, job.title::jsonb, page.source, page.since, page.until, page.days
     from (
       select counted.*, extract(epoch from until - since)::float8 / 86400 as days
       from (%s) as counted
       where %s and %s and %s and %s
       order by %s, application_id, since offset %s limit %s
     ) as page
     join public.people as person on person.id = page.person_id
     join public.jobs as job on job.id = page.job_id
     order by %6$s, page.application_id, page.since',
    rows,
    case when at_stage is null then 'true' when figure = 'stays' then format('stage = %L', at_stage)
      when at_stage = 'hired' then 'is_hired' else format('(stage >= %L or is_hired)', at_stage) end,
    case when from_source is null then 'true' else format('source = %L', lower(from_source)) end,
    case when for_reason is null or figure <> 'rejections' then 'true' else format('reason = %L', for_reason) end,
    case when at_step is null then 'true' when figure = 'step_stays' then format('step_id = %L', at_step)
      when figure = 'applications' then format(
        'rank >= (select rank from private.ranked_steps(%L) where id = %L)', template, at_step)
      else 'true' end,
    case when figure = 'applications' then 'since desc' else 'until - since desc' end,
    greatest(0, coalesce(skip, 0)), least(1000, greatest(0, coalesce(max_results, 50))));
end $function$;
revoke all on function public.list_report_rows(text,date,date,jsonb,public.application_stage,text,integer,integer,text,uuid) from public;
grant execute on function public.list_report_rows(text,date,date,jsonb,public.application_stage,text,integer,integer,text,uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.list_scorecard_authors(application uuid)
 RETURNS TABLE(staff_id uuid, created_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select scorecard.staff_id, scorecard.created_at from public.scorecards as scorecard
  where scorecard.application_id = list_scorecard_authors.application and private.is_staff('recruiter', 'admin')
    and scorecard.application_id not in (select private.hidden_applications())
  order by scorecard.created_at, scorecard.staff_id
$function$;
revoke all on function public.list_scorecard_authors(uuid) from public;
grant execute on function public.list_scorecard_authors(uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.localized_missing(value public.localized_text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select coalesce(array_agg(language order by language), '{}')
  from unnest(array['en', 'sv']) as language
  where coalesce(btrim(value ->> language), '') = ''
$function$;
revoke all on function public.localized_missing(public.localized_text) from public;
grant execute on function public.localized_missing(public.localized_text) to anon, api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION public.make_client_of_lead(lead uuid, client_name text)
 RETURNS TABLE(client_id uuid, is_new_client boolean, is_new_contact boolean)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  converted public.waiting_list;
  chosen uuid;
begin
  select * into converted from public.waiting_list where id = lead for update;
  if converted.id is null then
    raise no_data_found using message = 'there is no such lead';
  end if;
  chosen := converted.client_id;
  is_new_client := false;
  if chosen is null then
    select id into chosen from public.clients where lower(name) = lower(btrim(client_name));
  end if;
  if chosen is null then
    insert into public.clients (name) values (btrim(client_name)) returning id into chosen;
    update public.client_details as details
    set language = converted.language, owner_id = coalesce(converted.assignee_id, owner_id)
    where details.client_id = chosen;
    is_new_client := true;
  end if;
  insert into public.client_contacts (client_id, person_id, is_primary)
  values (chosen, converted.person_id, is_new_client)
  on conflict do nothing;
  is_new_contact := found;
  update public.waiting_list
  set client_id = chosen, state = case converted.state when 'new' then 'contacted' else converted.state end
  where id = lead and waiting_list.client_id is distinct from chosen;
  client_id := chosen;
  return next;
end $function$;
revoke all on function public.make_client_of_lead(uuid,text) from public;
grant execute on function public.make_client_of_lead(uuid,text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.merge_tags(tag uuid, target uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  alerts public.view_alerts[];
begin
  if not private.is_staff('recruiter', 'admin') then
    raise insufficient_privilege using message = 'only recruiters can merge tags';
  end if;
  if tag = target then
    raise invalid_parameter_value using message = 'a tag cannot be merged with itself';
  end if;
  -- Both are locked in one order, so that two merges in opposite directions wait for each other.
  perform from public.tags where id in (tag, target) order by id for update;
  if (select count(*) from public.tags where id in (tag, target)) < 2 then
    raise no_data_found using message = 'no such tag', hint = 'not_found';
  end if;

  insert into public.person_tags (person_id, tag_id, created_by, created_at)
  select person_id, target, created_by, created_at from public.person_tags where tag_id = tag
  on conflict do nothing;
  -- Views that filter by the tag keep their meaning, and their alerts, which end with another filter.
  alerts := array(select alert from public.view_alerts as alert where position(tag::text in request) > 0);
  update public.saved_views set query = replace(query, tag::text, target::text)
  where position(tag::text in query) > 0;
  insert into public.view_alerts
  select view_id, user_id, replace(request, tag::text, target::text), row_key, checked_at, created_at, tried_at
  from unnest(alerts)
  on conflict do nothing;
  delete from public.tags where id = tag;
end $function$;
revoke all on function public.merge_tags(uuid,uuid) from public;
grant execute on function public.merge_tags(uuid,uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.open_article_preview(token text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when preview.expires_at < now() then '{"state": "expired"}'::jsonb
    else jsonb_build_object(
      'state', 'open', 'expires_at', preview.expires_at,
      'article', jsonb_build_object(
        'slug', article.slug, 'kind', article.kind, 'title', article.title, 'excerpt', article.excerpt, 'body', article.body,
        'cover_path', article.cover_path, 'cover_alt', article.cover_alt, 'tags', article.tags,
        'author_name', article.author_name, 'publish_at', article.publish_at, 'updated_at', article.updated_at
      )
    )
  end
  from public.article_previews as preview
  join public.articles as article on article.id = preview.article_id
  where preview.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
$function$;
revoke all on function public.open_article_preview(text) from public;
grant execute on function public.open_article_preview(text) to anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION public.open_portal_approval(approval uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'id', request.id, 'state', private.state_of_approval(request), 'client_id', request.client_id,
    'title', request.ad -> 'title', 'asked_at', request.created_at, 'message', request.message,
    'comment', request.comment, 'decided_at', request.decided_at,
    'decided_by', case when request.person_id is distinct from own.person_id then nullif(decider.full_name, '') end,
    'is_own', request.person_id is not distinct from own.person_id,
    'recruiter', coalesce(private.show_recruiter(request.asked_by), private.show_recruiter(staff.owner_id)),
    'newer_id', (
      select newer.id from private.portal_approvals() as mine
      join public.job_approvals as newer on newer.id = mine.approval_id
      where newer.job_id = request.job_id and newer.created_at > request.created_at
      order by newer.created_at desc limit 1
    ),
    'ad', case when request.ended is null then request.ad end,
    'job', jsonb_build_object('id', job.id, 'slug', job.slug, 'state', job.state),
    'client', jsonb_build_object(
      'name', client.name, 'logo_path', client.logo_path, 'website', client.website, 'about', client.about
    )
  )
  from private.portal_approvals() as own
  join public.job_approvals as request on request.id = own.approval_id
  join public.jobs as job on job.id = request.job_id
  join public.clients as client on client.id = request.client_id
  left join public.job_staff as staff on staff.job_id = job.id
  left join public.people as decider on decider.id = request.person_id
  where request.id = open_portal_approval.approval
$function$;
revoke all on function public.open_portal_approval(uuid) from public;
grant execute on function public.open_portal_approval(uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.open_portal_review(shortlist uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when link.revoked_at is not null then '{"state": "revoked"}'::jsonb
    when link.expires_at < now() then '{"state": "expired"}'::jsonb
    else private.show_review(link.id, own.person_id) || jsonb_build_object(
      'state', 'open', 'reads_only', private.reads_only(link.id, own.person_id)
    )
  end
  from private.portal_shortlists() as own
  join public.review_links as link on link.id = own.review_link_id
  where link.id = shortlist
$function$;
revoke all on function public.open_portal_review(uuid) from public;
grant execute on function public.open_portal_review(uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.open_review(token text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case found.state
    when 'open' then private.show_review(found.review_link_id) || '{"state": "open"}'::jsonb
    else jsonb_build_object('state', found.state)
  end
  from private.find_review_token(encode(sha256(convert_to(token, 'UTF8')), 'hex')) as found
$function$;
revoke all on function public.open_review(text) from public;
grant execute on function public.open_review(text) to anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION public.order_custom_fields(ids uuid[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.custom_fields as field set position = place.position
  from unnest(ids) with ordinality as place (id, position)
  where field.id = place.id and field.position <> place.position
$function$;
revoke all on function public.order_custom_fields(uuid[]) from public;
grant execute on function public.order_custom_fields(uuid[]) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.order_reject_reasons(ids uuid[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.reject_reasons as reason set position = place.position
  from unnest(ids) with ordinality as place (id, position)
  where reason.id = place.id and reason.position <> place.position
$function$;
revoke all on function public.order_reject_reasons(uuid[]) from public;
grant execute on function public.order_reject_reasons(uuid[]) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.order_stage_steps(ids uuid[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.stage_steps as step set position = place.position
  from unnest(ids) with ordinality as place (id, position)
  where step.id = place.id and step.position <> place.position
$function$;
revoke all on function public.order_stage_steps(uuid[]) from public;
grant execute on function public.order_stage_steps(uuid[]) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.preview_stage_template(job uuid, template uuid)
 RETURNS TABLE(stage public.application_stage, from_step uuid, to_step uuid, applications bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select application.stage, application.step_id, (
    select step.id from public.stage_steps as step
    where step.template_id = template and step.stage = application.stage
    order by step.position, step.created_at, step.id limit 1
  ), count(*)
  from public.applications as application
  where application.job_id = job and application.withdrawn_at is null
  group by application.stage, application.step_id
  order by application.stage
$function$;
revoke all on function public.preview_stage_template(uuid,uuid) from public;
grant execute on function public.preview_stage_template(uuid,uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.publish_general_terms(seen_version integer, effective_on date DEFAULT ((now() AT TIME ZONE 'Europe/Stockholm'::text))::date)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  published uuid;
begin
  perform from public.general_terms where state <> 'archived' order by id for update;
  if not exists (select from public.general_terms where state = 'draft') then
    raise exception 'there is no draft you may publish' using hint = 'no_draft';
  end if;
  if not exists (select from public.general_terms where state = 'draft' and version = seen_version) then
    return null;
  end if;
  update public.general_terms set state = 'archived' where state = 'published';
  update public.general_terms
  set state = 'published', effective_on = publish_general_terms.effective_on
  where state = 'draft'
  returning id into published;
  if published is null then
    raise exception 'there is no draft you may publish' using hint = 'no_draft';
  end if;
  return published;
end $function$;
revoke all on function public.publish_general_terms(integer,date) from public;
grant execute on function public.publish_general_terms(integer,date) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.record_export(relation text, row_count integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wait float8;
begin
  if private.staff_role() is null then
    raise insufficient_privilege using message = 'only staff can export lists';
  end if;
  if row_count is null or not exists (
    select from pg_catalog.pg_class as listed
    where listed.relnamespace = 'public'::regnamespace and listed.relkind in ('r', 'v') and listed.relname = relation
      and pg_catalog.has_any_column_privilege('authenticated', listed.oid, 'select')
  ) then
    raise invalid_parameter_value using message = 'a list and its number of rows are needed';
  end if;
  wait := private.take_token('exports:' || auth.uid(), 60, 1 / 60.0);
  if wait > 0 then
    raise sqlstate 'PT429' using message = 'Too many exports', hint = format('Try again in %s seconds.', ceil(wait));
  end if;
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, row_count)
  values (auth.uid(), auth.role(), 'export', record_export.relation, '', greatest(record_export.row_count, 0));
end $function$;
revoke all on function public.record_export(text,integer) from public;
grant execute on function public.record_export(text,integer) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.remove_newsletter_readers(readers uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  removed integer;
begin
  if not private.is_staff('recruiter', 'admin') then
    raise insufficient_privilege using message = 'only recruiters can remove readers';
  end if;
  if cardinality(readers) > 1000 then
    raise invalid_parameter_value using message = 'too many readers at once';
  end if;
  readers := array(
    select reader from unnest(readers) as reader where reader not in (select private.people_awaiting_erasure())
  );
  with withdrawn as (
    update public.consents set withdrawn_at = now()
    where person_id = any (readers) and purpose = 'newsletter' and withdrawn_at is null
    returning person_id
  ), dropped as (
    delete from public.pending_submissions
    where person_id = any (readers) and form = 'join-newsletter' and confirmed_at is null
    returning person_id
  ), recorded as (
    insert into public.person_events (person_id, kind, actor_id)
    select person_id, 'left_newsletter', auth.uid() from withdrawn
  )
  select count(distinct person_id) into removed from (table withdrawn union all table dropped) as gone;
  return removed;
end $function$;
revoke all on function public.remove_newsletter_readers(uuid[]) from public;
grant execute on function public.remove_newsletter_readers(uuid[]) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.replace_review_link(shortlist uuid, new_hash text, valid_until timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_recruiter();
  perform private.require_shown_job((select job_id from public.review_links where id = shortlist));
  update public.review_links
  set expires_at = valid_until, revoked_at = null, link_made_at = now(), created_by = (select auth.uid())
  where id = shortlist;
  if not found then
    raise no_data_found using message = 'no such shortlist';
  end if;
  perform private.replace_review_token(shortlist, new_hash);
end $function$;
revoke all on function public.replace_review_link(uuid,text,timestamp with time zone) from public;
grant execute on function public.replace_review_link(uuid,text,timestamp with time zone) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.replay_webhook(replayed_delivery uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  webhook uuid;
begin
  if not private.is_staff('admin') then
    raise insufficient_privilege using message = 'only administrators replay webhooks';
  end if;
  update public.webhook_deliveries
  set state = 'waiting', attempts = 0, send_after = now(), status = null, error = null, delivered_at = null
  where id = replayed_delivery and state <> 'sending'
  returning webhook_id into webhook;
  if webhook is null then
    raise no_data_found using message = 'there is no such delivery, or it is being sent';
  end if;
  perform private.queue_webhook(webhook);
end $function$;
revoke all on function public.replay_webhook(uuid) from public;
grant execute on function public.replay_webhook(uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.report_durations(figure text, first_day date, last_day date, bounds integer[], filter jsonb DEFAULT '{}'::jsonb)
 RETURNS TABLE(total bigint, median_days double precision, slow_days double precision, histogram bigint[])
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET work_mem TO '64MB'
AS $function$
begin
  if figure is null or figure not in ('hires', 'fills') or bounds is null or cardinality(bounds) not between 1 and 20 then
    raise invalid_parameter_value using message = 'there is no such figure';
  end if;
  return query execute format(
    'with measured as materialized (
       select extract(epoch from until - since)::float8 / 86400 as days from (%s) as hire
     )
     select total, shares[1], shares[2], array(
         select count(days) from generate_series(0, %s) as bucket
         left join measured on width_bucket(days, %L::float8[]) = bucket
         group by bucket order by bucket
       )
     from (
       select count(*) as total, percentile_cont(array[0.5, 0.9]) within group (order by days) as shares from measured
     ) as counted',
    private.report_rows(figure, first_day, last_day, filter), cardinality(bounds), bounds::float8[]);
end $function$;
revoke all on function public.report_durations(text,date,date,integer[],jsonb) from public;
grant execute on function public.report_durations(text,date,date,integer[],jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.report_funnel(first_day date, last_day date, filter jsonb DEFAULT '{}'::jsonb)
 RETURNS TABLE(stage public.application_stage, applications bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET work_mem TO '64MB'
AS $function$
begin
  return query execute format(
    'with counted as (
       select case when is_hired then ''hired'' else least(stage, ''offer'') end as furthest, count(*) as total
       from (%s) as applied group by 1
     )
     select step, coalesce(sum(total), 0)::bigint
     from unnest(enum_range(null, ''hired''::public.application_stage)) as step
     left join counted on counted.furthest >= step group by step order by step',
    private.report_rows('applications', first_day, last_day, filter));
end $function$;
revoke all on function public.report_funnel(date,date,jsonb) from public;
grant execute on function public.report_funnel(date,date,jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.report_groups(dimension text, first_day date, last_day date, filter jsonb DEFAULT '{}'::jsonb)
 RETURNS TABLE(key text, applications bigint, interviews bigint, hires bigint, median_days double precision)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET work_mem TO '64MB'
AS $function$
declare
  named text := case dimension
    when 'owner' then 'owner_id' when 'client' then 'client_id' when 'job' then 'job_id' when 'field' then 'field' end;
begin
  if named is null then
    raise invalid_parameter_value using message = 'there is no such dimension';
  end if;
  return query execute format(
    'select key::text, sum(applied)::bigint, sum(interviewed)::bigint, sum(hired)::bigint, max(days)
     from (
       select %1$I as key, count(*) as applied, count(*) filter (where stage >= ''interview'') as interviewed, 0 as hired,
         null::float8 as days
       from (%2$s) as applied group by 1
       union all
       select %1$I, 0, 0, count(*), percentile_cont(0.5) within group (order by extract(epoch from until - since)::float8 / 86400)
       from (%3$s) as hire group by 1
     ) as counted
     group by key order by 2 desc, 4 desc, 1 limit 200',
    named, private.report_rows('applications', first_day, last_day, filter),
    private.report_rows('hires', first_day, last_day, filter));
end $function$;
revoke all on function public.report_groups(text,date,date,jsonb) from public;
grant execute on function public.report_groups(text,date,date,jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.report_rejections(first_day date, last_day date, filter jsonb DEFAULT '{}'::jsonb)
 RETURNS TABLE(reason text, applications bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET work_mem TO '64MB'
AS $function$
begin
  return query execute format(
    'select reason, count(*) from (%s) as rejected group by reason order by 2 desc, 1 limit 50',
    private.report_rows('rejections', first_day, last_day, filter));
end $function$;
revoke all on function public.report_rejections(date,date,jsonb) from public;
grant execute on function public.report_rejections(date,date,jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.report_sources(first_day date, last_day date, filter jsonb DEFAULT '{}'::jsonb)
 RETURNS TABLE(source text, applications bigint, hires bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET work_mem TO '64MB'
AS $function$
begin
  return query execute format(
    'select source, sum(applied)::bigint, sum(hired)::bigint
     from (
       select source, count(*) as applied, 0 as hired from (%s) as applied group by 1
       union all
       select source, 0, count(*) from (%s) as hire group by 1
     ) as counted
     group by source order by 2 desc, 3 desc, 1 limit 50',
    private.report_rows('applications', first_day, last_day, filter), private.report_rows('hires', first_day, last_day, filter));
end $function$;
revoke all on function public.report_sources(date,date,jsonb) from public;
grant execute on function public.report_sources(date,date,jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.report_stage_times(first_day date, last_day date, filter jsonb DEFAULT '{}'::jsonb)
 RETURNS TABLE(stage public.application_stage, stays bigint, median_days double precision, slow_days double precision)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET work_mem TO '64MB'
AS $function$
declare
  -- Only a filter needs to know the application of each stay and its job; who may see a stay may see these.
  stays constant text := case when private.report_condition(filter) <> 'true' then private.report_rows('stays', first_day, last_day, filter)
    else format(
      'select stage, entered_at as since, left_at as until from public.stage_stays
       where entered_at is not null and left_at >= %L and left_at < %L and stage in (''new'', ''screening'', ''interview'', ''offer'')
         and application_id not in (select id from public.applications where withdrawn_at is not null)',
      private.start_of_day(first_day), private.start_of_day(last_day + 1)) end;
begin
  return query execute format(
    'with measured as (
       select %s from (
         select stage, date_part(''epoch'', until - since) / 86400 as days from (%s) as stay
       ) as stays
     )
     select counted.stage::public.application_stage, total, shares[1], shares[2]
     from measured, lateral (values %s) as counted (stage, total, shares)
     where total > 0 order by 1',
    (select string_agg(format(
      'count(*) filter (where stage = %1$L) as %1$s_stays,
       percentile_cont(array[0.5, 0.9]) within group (order by days) filter (where stage = %1$L) as %1$s_days', step), ', ')
      from unnest(enum_range(null::public.application_stage)) as step),
    stays,
    (select string_agg(format('(%1$L, %1$s_stays, %1$s_days)', step), ', ')
      from unnest(enum_range(null::public.application_stage)) as step));
end $function$;
revoke all on function public.report_stage_times(date,date,jsonb) from public;
grant execute on function public.report_stage_times(date,date,jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.report_step_funnel(template uuid, first_day date, last_day date, filter jsonb DEFAULT '{}'::jsonb)
 RETURNS TABLE(step_id uuid, applications bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET work_mem TO '64MB'
AS $function$
begin
  return query execute format(
    'with progress as materialized (%s)
     select step.id, count(progress.rank) from private.ranked_steps(%L) as step
     left join progress on progress.rank >= step.rank
     group by step.id, step.rank order by step.rank',
    private.report_step_progress(template, private.report_rows('applications', first_day, last_day, filter)), template);
end $function$;
revoke all on function public.report_step_funnel(uuid,date,date,jsonb) from public;
grant execute on function public.report_step_funnel(uuid,date,date,jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.report_step_times(first_day date, last_day date, filter jsonb DEFAULT '{}'::jsonb)
 RETURNS TABLE(step_id uuid, stays bigint, median_days double precision, slow_days double precision)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET work_mem TO '64MB'
AS $function$
begin
  return query execute format(
    'select counted.step_id, total, shares[1], shares[2] from (
       select measured.step_id, count(*) as total, percentile_cont(array[0.5, 0.9]) within group (order by days) as shares
       from (
         select stay.step_id, extract(epoch from until - since)::float8 / 86400 as days from (%s) as stay
       ) as measured
       group by measured.step_id
     ) as counted
     join public.stage_steps as step on step.id = counted.step_id
     order by step.template_id, step.position, step.created_at, step.id',
    private.report_rows('step_stays', first_day, last_day, filter));
end $function$;
revoke all on function public.report_step_times(date,date,jsonb) from public;
grant execute on function public.report_step_times(date,date,jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.request_erasure(person_id uuid, erase_by timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person public.people := private.require_person(person_id);
  erase_at timestamptz;
begin
  if person.legal_hold then
    raise exception 'this person is under a legal hold' using hint = 'legal_hold';
  end if;
  if person.erasure_requested_at is not null then
    return person.erase_after;
  end if;
  if erase_by < now() + (select quarantine_days * interval '1 day' from public.retention_periods where purpose = 'application')
    and auth.role() is distinct from 'service_role' and not private.is_staff('admin') then
    raise insufficient_privilege using message = 'only administrators shorten the quarantine';
  end if;
  -- least() ignores a deadline that is null.
  select least(now() + quarantine_days * interval '1 day', case when erase_by < now() then now() else erase_by end)
  into erase_at
  from public.retention_periods where purpose = 'application';
  update public.people set erase_after = erase_at, erasure_requested_at = now() where id = person.id;
  update public.privacy_requests set state = 'in_progress', handled_by = private.acting_staff_id()
  where privacy_requests.person_id = person.id and kind = 'erasure' and state = 'received';
  perform private.record_person_event(person.id, 'erasure_requested', jsonb_build_object('erase_after', erase_at));
  return erase_at;
end $function$;
revoke all on function public.request_erasure(uuid,timestamp with time zone) from public;
grant execute on function public.request_erasure(uuid,timestamp with time zone) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.restrict_job(job uuid, restricted boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_recruiter();
  perform private.require_shown_job(restrict_job.job);
  -- Whoever saves the job locks it before the row of its staff, too; applications that arrive need not wait.
  perform from public.jobs where id = restrict_job.job for no key update;
  if not found then
    raise no_data_found using message = 'there is no such job', hint = 'not_found';
  end if;
  if restricted and not private.is_shown_job(restrict_job.job, auth.uid()) then
    raise no_data_found using message = 'there is no such job', hint = 'not_found';
  end if;
  if restricted and private.is_staff('recruiter') then
    insert into public.job_members (job_id, staff_id) values (restrict_job.job, auth.uid()) on conflict do nothing;
  end if;
  update public.job_staff set is_restricted = restricted
  where job_id = restrict_job.job and is_restricted <> restricted;
end $function$;
revoke all on function public.restrict_job(uuid,boolean) from public;
grant execute on function public.restrict_job(uuid,boolean) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.revoke_person_links(person_id uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person public.people := private.require_person(person_id);
  revoked integer;
begin
  update private.person_links as link set revoked_at = now()
  where link.person_id = person.id and link.purpose <> 'unsubscribe' and link.revoked_at is null
    and link.expires_at > now();
  get diagnostics revoked = row_count;
  perform private.record_person_event(person.id, 'links_revoked', jsonb_build_object('count', revoked));
  return revoked;
end $function$;
revoke all on function public.revoke_person_links(uuid) from public;
grant execute on function public.revoke_person_links(uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.save_job(saved_job uuid, known_version integer, changes jsonb)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  job public.jobs;
  pay public.job_salaries;
begin
  select * into job from public.jobs where id = saved_job for update;
  if not found then
    raise insufficient_privilege using message = 'you may not change this job', hint = 'job_not_yours';
  end if;
  if job.version <> known_version then
    return null;
  end if;
  job := jsonb_populate_record(job, changes);
  -- Before the state changes: an editor may give away a draft, not a published job.
  if changes ? 'owner_id' then
    update public.job_staff set owner_id = (changes ->> 'owner_id')::uuid where job_id = saved_job;
  end if;
  -- Read by the trigger that compares the open searches of the client with its plan.
  perform set_config('jobs.beyond_plan_reason', coalesce(changes ->> 'beyond_plan_reason', ''), true);
  update public.jobs set
    slug = job.slug, kind = job.kind, client_id = job.client_id, field = job.field, location = job.location,
    country = job.country, remote = job.remote, employment_type = job.employment_type, seniority = job.seniority,
    title = job.title, summary = job.summary, description = job.description, requirements = job.requirements,
    process = job.process, benefits = job.benefits, channels = job.channels, state = job.state,
    opens_at = job.opens_at, closes_at = job.closes_at
  where id = saved_job;
  perform set_config('jobs.beyond_plan_reason', '', true);
  if jsonb_typeof(changes -> 'salary') = 'object' then
    pay := jsonb_populate_record(null::public.job_salaries, changes -> 'salary');
    insert into public.job_salaries (job_id, minimum, maximum, currency, period, is_shown)
    values (saved_job, pay.minimum, pay.maximum, pay.currency, pay.period, pay.is_shown)
    on conflict (job_id) do update set
      minimum = excluded.minimum, maximum = excluded.maximum, currency = excluded.currency,
      period = excluded.period, is_shown = excluded.is_shown;
  elsif changes ? 'salary' then
    delete from public.job_salaries where job_id = saved_job;
  end if;
  if changes ? 'questions' then
    -- Answers that were given keep the question beside them.
    delete from public.job_questions
    where job_id = saved_job
      and id not in (select (question ->> 'id')::uuid from jsonb_array_elements(changes -> 'questions') as question);
    insert into public.job_questions as kept (id, job_id, position, kind, prompt, help, options, required)
    select (question ->> 'id')::uuid, saved_job, place, (question ->> 'kind')::public.question_kind,
      question -> 'prompt', question -> 'help', question -> 'options', (question ->> 'required')::boolean
    from jsonb_array_elements(changes -> 'questions') with ordinality as listed (question, place)
    on conflict (id) do update set
      position = excluded.position, kind = excluded.kind, prompt = excluded.prompt, help = excluded.help,
      options = excluded.options, required = excluded.required
    where kept.job_id = excluded.job_id
      and (kept.position, kept.kind, kept.prompt::jsonb, kept.help::jsonb, kept.options, kept.required)
        is distinct from (excluded.position, excluded.kind, excluded.prompt::jsonb, excluded.help::jsonb,
          excluded.options, excluded.required);
  end if;
  return known_version + 1;
end $function$;
revoke all on function public.save_job(uuid,integer,jsonb) from public;
grant execute on function public.save_job(uuid,integer,jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.save_working_hours(time_zone text, hours jsonb, url text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller constant uuid := auth.uid();
begin
  if not private.is_staff('recruiter', 'admin') then
    raise insufficient_privilege using message = 'only recruiters have working hours';
  end if;
  -- JavaScript does not know the other zones of PostgreSQL, and free times could not be listed.
  if save_working_hours.time_zone !~ '^(Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)/'
    or not exists (select from pg_catalog.pg_timezone_names as zone where zone.name = save_working_hours.time_zone) then
    raise check_violation using message = 'there is no such time zone';
  end if;
  insert into public.staff_calendars (staff_id, time_zone, url)
  values (caller, save_working_hours.time_zone, save_working_hours.url)
  on conflict (staff_id) do update set time_zone = excluded.time_zone, url = excluded.url;
  delete from public.working_hours where staff_id = caller;
  insert into public.working_hours (staff_id, weekday, starts_at, ends_at)
  select caller, weekday, starts_at, ends_at
  from jsonb_to_recordset(hours) as given (weekday smallint, starts_at time, ends_at time);
end $function$;
revoke all on function public.save_working_hours(text,jsonb,text) from public;
grant execute on function public.save_working_hours(text,jsonb,text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.set_portal_report(client uuid, wanted boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  access public.client_portal_access;
  wait float8;
begin
  select own.* into access
  from private.portal_contacts() as contact
  join public.client_portal_access as own
    on own.client_id = contact.client_id and own.person_id = contact.person_id
  where contact.client_id = set_portal_report.client
  for no key update of own;
  if not found then return false; end if;
  if access.wants_report is not distinct from wanted then return true; end if;
  wait := private.take_token('portal-report:' || access.person_id, 20, 1 / 60.0);
  if wait > 0 then
    raise sqlstate 'PT429' using message = 'Too many changes', hint = format('Try again in %s seconds.', ceil(wait));
  end if;
  update public.client_portal_access as own set wants_report = wanted
  where own.client_id = access.client_id and own.person_id = access.person_id;
  return true;
end $function$;
revoke all on function public.set_portal_report(uuid,boolean) from public;
grant execute on function public.set_portal_report(uuid,boolean) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.set_website_order(section text, ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if section not in ('customer_logos', 'testimonials', 'team_members', 'faq_entries', 'open_positions') then
    raise invalid_parameter_value using message = 'there is no such section';
  end if;
  if cardinality(ids) > 1000 then
    raise invalid_parameter_value using message = 'too many entries';
  end if;
  execute format('update public.%I as item set position = place.position
    from unnest($1) with ordinality as place (id, position)
    where item.id = place.id and item.position <> place.position', section) using ids;
end $function$;
revoke all on function public.set_website_order(text,uuid[]) from public;
grant execute on function public.set_website_order(text,uuid[]) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.share_shortlist(shortlist uuid, is_shared boolean DEFAULT true)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_recruiter();
  perform private.require_shown_job((select job_id from public.review_links where id = shortlist));
  update public.review_links as link set shared_at = case when is_shared then coalesce(link.shared_at, now()) end
  where link.id = shortlist and (is_shared or link.last_opened_at is null and not exists (
    select from private.review_keys as mailed where mailed.review_link_id = link.id
  ));
  if found then
    return;
  end if;
  if exists (select from public.review_links where id = shortlist) then
    raise check_violation using message = 'the client has this shortlist already', hint = 'shortlist_sent';
  end if;
  raise no_data_found using message = 'no such shortlist';
end $function$;
revoke all on function public.share_shortlist(uuid,boolean) from public;
grant execute on function public.share_shortlist(uuid,boolean) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.start_client_plan(client uuid, plan public.plan, starts_on date, monthly_amount integer, currency public.currency)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  started uuid;
begin
  perform from public.clients where id = client for no key update;
  if not found then
    raise no_data_found using message = 'there is no such client';
  end if;
  update public.client_plans as former set ends_on = start_client_plan.starts_on - 1
  where former.client_id = client and former.starts_on < start_client_plan.starts_on
    and (former.ends_on is null or former.ends_on >= start_client_plan.starts_on);
  insert into public.client_plans (client_id, plan, starts_on)
  values (client, start_client_plan.plan, start_client_plan.starts_on) returning id into started;
  insert into public.client_plan_prices (client_plan_id, monthly_amount, currency)
  values (started, start_client_plan.monthly_amount, start_client_plan.currency);
  return started;
end $function$;
revoke all on function public.start_client_plan(uuid,public.plan,date,integer,public.currency) from public;
grant execute on function public.start_client_plan(uuid,public.plan,date,integer,public.currency) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.start_client_project(client uuid, job uuid, starts_on date, amount integer, currency public.currency)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  started uuid;
begin
  insert into public.client_projects (client_id, job_id, starts_on)
  values (client, job, start_client_project.starts_on) returning id into started;
  insert into public.client_project_prices (client_project_id, amount, currency)
  values (started, start_client_project.amount, start_client_project.currency);
  return started;
end $function$;
revoke all on function public.start_client_project(uuid,uuid,date,integer,public.currency) from public;
grant execute on function public.start_client_project(uuid,uuid,date,integer,public.currency) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.suggest_search(query text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  suggestion text := query;
  given text;
  near text;
begin
  perform private.require_recruiter();
  for given in select distinct word[1] from regexp_matches(left(query, 200), '[[:alpha:]]{4,40}', 'g') as word limit 8 loop
    continue when given in ('OCH', 'INTE', 'ELLER') or private.is_stop_word(given)
      or exists (select from private.person_words where words @@ private.search_word(given));
    near := private.nearest_word(private.fold(given));
    suggestion := case when near is null then suggestion
      else regexp_replace(suggestion, '\m' || given || '\M', near, 'g') end;
  end loop;
  return nullif(suggestion, query);
end $function$;
revoke all on function public.suggest_search(text) from public;
grant execute on function public.suggest_search(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.tag_ids(application public.applications)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(array_agg(tag_id), '{}') from public.person_tags where person_id = application.person_id
$function$;
revoke all on function public.tag_ids(public.applications) from public;
grant execute on function public.tag_ids(public.applications) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.test_chat_hook(tested_hook uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('recruiter', 'admin') or not exists (
    select from public.staff_chat_hooks where id = tested_hook and user_id = auth.uid()
  ) then
    raise insufficient_privilege using message = 'only its owner tests a chat hook';
  end if;
  perform private.add_job('send-chat-message', json_build_object('hook_id', tested_hook), now(), 'chat-test:' || tested_hook);
end $function$;
revoke all on function public.test_chat_hook(uuid) from public;
grant execute on function public.test_chat_hook(uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.test_webhook(tested_webhook uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  delivery uuid;
begin
  if not private.is_staff('admin') then
    raise insufficient_privilege using message = 'only administrators test webhooks';
  end if;
  insert into public.webhook_deliveries (webhook_id, event, object_id, payload)
  select id, 'webhook.test', gen_random_uuid(), jsonb_build_object(
    'type', 'webhook.test', 'timestamp', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'data', jsonb_build_object('id', id)
  ) from public.webhooks where id = tested_webhook
  returning id into delivery;
  if delivery is null then
    raise no_data_found using message = 'there is no such webhook';
  end if;
  perform private.queue_webhook(tested_webhook);
  return delivery;
end $function$;
revoke all on function public.test_webhook(uuid) from public;
grant execute on function public.test_webhook(uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.undo_add_to_job(application_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_recruiter();
  delete from public.applications as application
  where application.id = application_id and application.source in ('candidate_bank', 'proposed') and application.stage = 'new'
    and (application.created_at > now() - interval '10 minutes' or private.can_be_undone_in_bulk(application.id))
    and application.id not in (select private.hidden_applications())
    and not exists (select from public.application_notes as note where note.application_id = application.id)
    and not exists (select from public.application_ratings as rating where rating.application_id = application.id)
    and not exists (select from public.scorecards as scorecard where scorecard.application_id = application.id)
    and not exists (select from public.tasks as task where task.application_id = application.id)
    and not exists (select from public.outbox as mail where mail.application_id = application.id);
  return found;
end $function$;
revoke all on function public.undo_add_to_job(uuid) from public;
grant execute on function public.undo_add_to_job(uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.undo_erasure(person_id uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person public.people := private.require_person(person_id);
  cancelled integer;
begin
  if person.erase_after is null then
    return 0;
  end if;
  select count(*) into cancelled from public.outbox as mail
  where mail.person_id = person.id and ended ->> 'because' = 'erasure' and ended ->> 'was' in ('queued', 'failed');
  update public.people set erase_after = null where id = person.id;
  update public.privacy_requests set state = 'received', handled_by = null
  where privacy_requests.person_id = person.id and kind = 'erasure' and state = 'in_progress';
  perform private.record_person_event(person.id, 'erasure_undone');
  return cancelled;
end $function$;
revoke all on function public.undo_erasure(uuid) from public;
grant execute on function public.undo_erasure(uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.write_availability(freelancer uuid, periods jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from public.freelancer_availability as existing
  where existing.person_id = freelancer and not exists (
    select from jsonb_to_recordset(periods) as given (period daterange, availability public.availability, note text)
    where given.period = existing.period and given.availability = existing.availability
      and given.note is not distinct from existing.note
  );
  insert into public.freelancer_availability (person_id, period, availability, note)
  select freelancer, given.period, given.availability, given.note
  from jsonb_to_recordset(periods) as given (period daterange, availability public.availability, note text)
  where not exists (
    select from public.freelancer_availability as existing
    where existing.person_id = freelancer and existing.period = given.period
      and existing.availability = given.availability and existing.note is not distinct from given.note
  );
end $function$;
revoke all on function public.write_availability(uuid,jsonb) from public;
grant execute on function public.write_availability(uuid,jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.acting_staff_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select user_id from public.staff_profiles where user_id = auth.uid()
$function$;
revoke all on function private.acting_staff_id() from public;
grant execute on function private.acting_staff_id() to service_role;

CREATE OR REPLACE FUNCTION private.ad_of_job(shown uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'title', job.title, 'summary', job.summary, 'description', job.description, 'requirements', job.requirements,
    'process', job.process, 'field', job.field, 'location', job.location, 'country', job.country, 'remote', job.remote,
    'employment_type', job.employment_type, 'seniority', job.seniority, 'benefits', job.benefits,
    'salary', (
      select jsonb_build_object(
        'minimum', salary.minimum, 'maximum', salary.maximum, 'currency', salary.currency, 'period', salary.period
      ) from public.job_salaries as salary where salary.job_id = job.id and salary.is_shown
    ),
    'questions', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', question.id, 'kind', question.kind, 'prompt', question.prompt, 'help', question.help,
        'options', question.options, 'required', question.required
      ) order by question.position, question.id)
      from public.job_questions as question where question.job_id = job.id
    ), '[]')
  )
  from public.jobs as job where job.id = shown
$function$;
revoke all on function private.ad_of_job(uuid) from public;
grant execute on function private.ad_of_job(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.add_first_steps()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.stage_steps (template_id, stage, position, name)
  select new.id, stage, position, jsonb_build_object('en', en, 'sv', sv)
  from (values
    ('new'::public.application_stage, 1, 'New', 'Ny'),
    ('screening', 2, 'Screening', 'Urval'),
    ('interview', 3, 'Interview', 'Intervju'),
    ('offer', 4, 'Offer', 'Erbjudande'),
    ('hired', 5, 'Hired', 'Anställd'),
    ('rejected', 6, 'Rejected', 'Avslag')
  ) as first (stage, position, en, sv);
  return null;
end $function$;
revoke all on function private.add_first_steps() from public;
grant execute on function private.add_first_steps() to service_role;

CREATE OR REPLACE FUNCTION private.add_job(task text, payload json, run_at timestamp with time zone, job_key text, priority integer DEFAULT 0)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  traceparent text := nullif(current_setting('alpaca.traceparent', true), '');
begin
  if traceparent is not null and json_typeof(payload) = 'object' then
    payload := (payload::jsonb || jsonb_build_object('traceparent', traceparent))::json;
  end if;
  if to_regclass('graphile_worker.jobs') is not null then
    perform graphile_worker.add_job(
      task, payload, run_at => run_at, job_key => job_key, max_attempts => 5, priority => priority
    );
  end if;
end $function$;
revoke all on function private.add_job(text,json,timestamp with time zone,text,integer) from public;
grant execute on function private.add_job(text,json,timestamp with time zone,text,integer) to service_role;

CREATE OR REPLACE FUNCTION private.add_step()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform from public.stage_templates where id = new.template_id for no key update;
  if (select count(*) from public.stage_steps where template_id = new.template_id) >= 20 then
    raise check_violation using message = 'a template has at most 20 stages', hint = 'too_many_steps';
  end if;
  new.position := coalesce((
    select max(position) from public.stage_steps where template_id = new.template_id and stage = new.stage
  ), new.position);
  return new;
end $function$;
revoke all on function private.add_step() from public;
grant execute on function private.add_step() to service_role;

CREATE OR REPLACE FUNCTION private.admit_invited_staff()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.staff_profiles as invited
  set state = 'active', approved_by = invited.invited_by, approved_at = now()
  from public.staff_profiles as inviter
  where invited.user_id = new.id and invited.state = 'pending' and invited.role is not null
    and inviter.user_id = invited.invited_by and inviter.role = 'admin' and inviter.state = 'active';
  return null;
end $function$;
revoke all on function private.admit_invited_staff() from public;
grant execute on function private.admit_invited_staff() to service_role;

CREATE OR REPLACE FUNCTION private.alike(wanted uuid)
 RETURNS TABLE(other_id uuid, reasons text[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
#variable_conflict use_column
declare
  one public.people;
begin
  select * into one from public.people where id = wanted;
  if one.id is null or one.merged_into is not null or one.anonymised_at is not null then
    return;
  end if;
  return query
  with hit as (
    (
      select other.id from public.people as other
      where private.mailbox(other.email::text) = private.mailbox(one.email::text)
        and other.email is not null and other.merged_into is null and other.anonymised_at is null
      order by other.created_at desc limit 40
    )
    union
    (
      select other.id from public.people as other
      where other.phone = one.phone and other.merged_into is null and other.anonymised_at is null
      order by other.created_at desc limit 40
    )
    union
    (
      select other.id from public.people as other
      where other.linkedin_url = one.linkedin_url and other.merged_into is null and other.anonymised_at is null
      order by other.created_at desc limit 40
    )
    union
    select named.id from (
      select application.contact_email from public.applications as application
      where application.person_id = one.id and application.contact_email is not null
      order by application.created_at desc limit 40
    ) as given
    cross join lateral (
      -- Planned on its own: tables that grow during an import have outdated statistics.
      select other.id from public.people as other
      where other.email operator(extensions.=) given.contact_email
        and other.merged_into is null and other.anonymised_at is null
      offset 0
    ) as named
    union
    (
      select application.person_id from public.applications as application
      where application.contact_email operator(extensions.=) one.email
      order by application.created_at desc limit 40
    )
  )
  select other.id, found.reasons
  from hit
  join public.people as other on other.id = hit.id
  cross join lateral private.reasons_alike(one, other) as found (reasons)
  where found.reasons is not null
  order by cardinality(found.reasons) desc, other.created_at desc;
end $function$;
revoke all on function private.alike(uuid) from public;
grant execute on function private.alike(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.analyse_imported()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  grown text;
begin
  select string_agg(relation.oid::regclass::text, ', ') into grown
  from pg_catalog.pg_class as relation
  where relation.oid = any (array[
      'public.people', 'public.applications', 'public.application_events', 'public.stage_stays', 'public.person_tags',
      'public.person_events', 'public.documents', 'private.person_words'
    ]::regclass[])
    and pg_catalog.pg_relation_size(relation.oid) / 8192 > 1.5 * relation.relpages;
  if grown is not null then
    execute 'analyze ' || grown;
  end if;
end $function$;
revoke all on function private.analyse_imported() from public;
grant execute on function private.analyse_imported() to service_role;

CREATE OR REPLACE FUNCTION private.announce_ended_links(colleague uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.notifications (user_id, kind, client_id, data)
  select owner.user_id, 'shortlist_links_ended', job.client_id,
    jsonb_build_object('job_id', job.id, 'review_link_id', link.id)
  from public.review_links as link
  join public.jobs as job on job.id = link.job_id and job.state <> 'closed'
  join public.job_staff as staff on staff.job_id = job.id
  join public.staff_profiles as owner
    on owner.user_id = staff.owner_id and owner.state = 'active' and owner.role in ('recruiter', 'admin')
  where (link.created_by = colleague or link.links_ended_at = now()) and owner.user_id <> colleague
    and link.links_ended_at >= greatest(link.last_mailed_at, link.link_made_at)
    and link.shared_at is not null and link.revoked_at is null and link.expires_at > now()
    and not exists (
      select from private.portal_access as access
      where access.client_id = job.client_id and lower(access.email::text) = lower(link.recipient_email::text)
    )
    and not exists (
      select from public.notifications as told
      where told.user_id = owner.user_id and told.kind = 'shortlist_links_ended'
        and told.data ->> 'review_link_id' = link.id::text
    )
$function$;
revoke all on function private.announce_ended_links(uuid) from public;
grant execute on function private.announce_ended_links(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.announce_pause_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.record_client_event(
    new.client_id, 'pause_requested',
    jsonb_build_object('person_id', new.person_id, 'starts_on', new.starts_on, 'ends_on', new.ends_on)
  );
  insert into public.notifications (user_id, kind, client_id, data)
  select profile.user_id, 'pause_requested', new.client_id, jsonb_build_object('request_id', new.id)
  from public.staff_profiles as profile
  left join public.client_details as details on details.client_id = new.client_id
  left join public.staff_profiles as owner
    on owner.user_id = details.owner_id and owner.state = 'active' and owner.role in ('recruiter', 'admin')
  where profile.state = 'active' and profile.role in ('recruiter', 'admin')
    and case when owner.user_id is null then profile.role = 'admin' else profile.user_id = owner.user_id end;
  return null;
end $function$;
revoke all on function private.announce_pause_request() from public;
grant execute on function private.announce_pause_request() to service_role;

CREATE OR REPLACE FUNCTION private.anonymise_person(erased uuid, by_whom text)
 RETURNS TABLE(bucket text, path text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  everybody uuid[];
  account uuid;
begin
  perform from public.people where id = erased for update;
  if exists (select from public.people where id = erased and legal_hold) then
    raise exception 'this person is under a legal hold' using hint = 'legal_hold';
  end if;
  with recursive one as (
    select id from public.people where id = erased
    union
    select other.id from public.people as other join one on other.merged_into = one.id
  )
  select array_agg(id) into everybody from one;
  return query delete from public.documents as document where person_id = any (everybody)
    returning document.bucket, document.path;

  delete from public.outbox where person_id = any (everybody)
    or application_id in (select id from public.applications where person_id = any (everybody))
    or to_email in (select email from public.people where id = any (everybody) and email_confirmed_at is not null)
    or client_id is null and invoice_id is null and to_email in (select email from public.people where id = any (everybody));
  delete from public.application_answers
    where application_id in (select id from public.applications where person_id = any (everybody));
  delete from public.application_notes
    where application_id in (select id from public.applications where person_id = any (everybody));
  update public.application_ratings set comment = null where comment is not null
    and application_id in (select id from public.applications where person_id = any (everybody));
  delete from public.review_link_items
    where application_id in (select id from public.applications where person_id = any (everybody));
  update public.applications
    set cover_letter = null, withdrawn_reason = null, contact_email = null,
      merit_note = case when merit_note is not null then '(erased)' end, owed_answer_since = null
    where person_id = any (everybody);
  delete from public.candidates where person_id = any (everybody);
  delete from public.freelancers where person_id = any (everybody);
  delete from public.waiting_list where person_id = any (everybody);
  update public.client_billing as billing set invoice_email = null
    from public.people as person
    where person.id = any (everybody) and billing.invoice_email = person.email and (
      person.email_confirmed_at is not null or exists (
        select from public.client_contacts as contact
        where contact.client_id = billing.client_id and contact.person_id = person.id
      )
    );
  delete from public.client_contacts where person_id = any (everybody);
  delete from public.person_tags where person_id = any (everybody);
  delete from public.custom_values where person_id = any (everybody)
    or application_id in (select id from public.applications where person_id = any (everybody));
  delete from private.person_links where person_id = any (everybody);
  update public.privacy_requests set message = null, note = null where person_id = any (everybody);
  update public.person_events set data = '{}' where person_id = any (everybody) and data <> '{}';

  for account in select user_id from public.people where id = any (everybody) and user_id is not null loop
    delete from auth.users where id = account
      and not exists (select from public.staff_profiles where user_id = account);
  end loop;
  update public.people
    set user_id = null, first_name = '', last_name = '', email = null, phone = null, linkedin_sub = null,
      linkedin_url = null, location = null, headline = null, erase_after = null, anonymised_at = now()
    where id = any (everybody) and anonymised_at is null;
  insert into public.person_events (person_id, kind, actor_id) values (erased, 'anonymised', private.acting_staff_id());
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id)
  values (auth.uid(), by_whom, 'anonymise', 'people', erased);
end $function$;
revoke all on function private.anonymise_person(uuid,text) from public;
grant execute on function private.anonymise_person(uuid,text) to service_role;

CREATE OR REPLACE FUNCTION private.answer_text(answer jsonb, options jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select string_agg(text, ' ') from (
    select answer #>> '{}' as text where jsonb_typeof(answer) = 'string' and options = '[]'
    union all
    select label.value #>> '{}'
    from jsonb_array_elements(options) as option
    cross join jsonb_each(option -> 'label') as label
    where answer @> (option -> 'value') or answer = (option -> 'value')
  ) as part
$function$;
revoke all on function private.answer_text(jsonb,jsonb) from public;
grant execute on function private.answer_text(jsonb,jsonb) to service_role;

CREATE OR REPLACE FUNCTION private.any_of(name text, ids jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select format(case count(id) when 1 then '%I = %s' else '%I in (%s)' end, name, string_agg(quote_literal(id::uuid), ', '))
  from jsonb_array_elements_text(ids) as id
  having count(id) > 0
$function$;
revoke all on function private.any_of(text,jsonb) from public;
grant execute on function private.any_of(text,jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.any_word_of(query tsquery)
 RETURNS tsquery
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select string_agg(distinct word, ' | ')::tsquery
  from regexp_split_to_table(translate(replace(querytree(query), '&', '|'), '()', ''), ' \| ') as part
  cross join lateral regexp_split_to_table(
    part, case when regexp_count(part, '<') > 6 then ' <(?:-|[0-9]+)> ' else '^$' end
  ) as word
$function$;
revoke all on function private.any_word_of(tsquery) from public;
grant execute on function private.any_word_of(tsquery) to service_role;

CREATE OR REPLACE FUNCTION private.applications_awaiting_erasure()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select application.id from public.people as person
  join public.applications as application on application.person_id = person.id
  where person.erase_after is not null
$function$;
revoke all on function private.applications_awaiting_erasure() from public;
grant execute on function private.applications_awaiting_erasure() to service_role;

CREATE OR REPLACE FUNCTION private.applications_of_hidden_jobs()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  hidden constant uuid[] := array(select private.hidden_jobs());
begin
  -- Without restricted jobs the applications are not read.
  if hidden <> '{}' then
    return query select id from public.applications where job_id = any (hidden);
  end if;
end $function$;
revoke all on function private.applications_of_hidden_jobs() from public;
grant execute on function private.applications_of_hidden_jobs() to api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.approve_main_contact()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not new.is_primary then
    new.approved_email := null;
  elsif tg_op = 'INSERT' or not old.is_primary then
    -- Statements of the product itself have no user.
    new.approved_email := case when auth.uid() is null then (select email from public.people where id = new.person_id) end;
  end if;
  return new;
end $function$;
revoke all on function private.approve_main_contact() from public;
grant execute on function private.approve_main_contact() to service_role;

CREATE OR REPLACE FUNCTION private.are_hidden(ids uuid[])
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  jobs constant uuid[] := array(select private.hidden_jobs());
  applications uuid[];
begin
  if jobs = '{}' then
    return false;
  end if;
  applications := array(select private.applications_of_hidden_jobs());
  return ids && jobs or ids && applications
    or exists (select from private.people_of_hidden_jobs() as person where person = any (ids))
    or exists (select from private.documents_of_hidden_jobs() as document where document = any (ids))
    or exists (select from private.shared_of_hidden_jobs() as shared where shared = any (ids::text[]))
    or exists (select from public.interviews where id = any (ids) and job_id = any (jobs))
    or exists (select from public.conversations where id = any (ids) and application_id = any (applications))
    or exists (select from public.review_link_items where id = any (ids) and application_id = any (applications));
end $function$;
revoke all on function private.are_hidden(uuid[]) from public;
grant execute on function private.are_hidden(uuid[]) to api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.audit()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  changed text[] := '{}';
begin
  if tg_op = 'UPDATE' then
    select coalesce(array_agg(column_name order by column_name), '{}') into changed
    from jsonb_each(becomes) as pair (column_name, value)
    where value is distinct from was -> column_name
      and column_name <> all ('{updated_at,last_activity_at,version,search,search_en,search_sv,search_name,missing}');
    if changed = '{}' then
      return null;
    end if;
  end if;
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, changed_columns)
  select auth.uid(), coalesce(nullif(auth.role(), ''), session_user::text), lower(tg_op), tg_table_name,
    string_agg(coalesce(becomes, was) ->> key_column, '/' order by position), changed
  from unnest(tg_argv) with ordinality as keys (key_column, position);
  return null;
end $function$;
revoke all on function private.audit() from public;
grant execute on function private.audit() to service_role;

CREATE OR REPLACE FUNCTION private.audit_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  file storage.objects := case when tg_op = 'INSERT' then new else old end;
  changed text[] := '{}';
begin
  if not exists (
    select from storage.buckets where id in (old.bucket_id, new.bucket_id) and not public
  ) then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    changed := array_remove(array[
      case when old.bucket_id <> new.bucket_id then 'bucket_id' end,
      case when old.name <> new.name then 'name' end,
      case when old.version is distinct from new.version then 'version' end
    ], null);
    if changed = '{}' then
      return null;
    end if;
  end if;
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, changed_columns)
  values (
    auth.uid(), coalesce(nullif(auth.role(), ''), session_user::text), lower(tg_op), 'files',
    case
      when file.name ~ '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/)?([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|cv)\.[a-z]{2,5}$'
      then file.bucket_id || '/' || file.name
      else file.id::text
    end,
    changed
  );
  return null;
end $function$;
revoke all on function private.audit_file() from public;
grant execute on function private.audit_file() to service_role;

CREATE OR REPLACE FUNCTION private.average_ratings()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  rated uuid := case when tg_op = 'DELETE' then old.application_id else new.application_id end;
begin
  -- The row lock comes first, so that two who rate at once are counted one after the other.
  perform from public.applications where id = rated for no key update;
  update public.applications
  set rating = (select round(avg(score), 2) from public.application_ratings where application_id = rated)
  where id = rated;
  if tg_op <> 'DELETE' then
    perform private.record_application_event(rated, 'rated', jsonb_build_object('score', new.score));
  end if;
  return null;
end $function$;
revoke all on function private.average_ratings() from public;
grant execute on function private.average_ratings() to service_role;

CREATE OR REPLACE FUNCTION private.board_condition(filter jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
select concat_ws(' and ',
    case when coalesce((filter ->> 'with_withdrawn')::boolean, false) then null
      when coalesce((filter ->> 'withdrawn')::boolean, false) then 'withdrawn_at is not null'
      else 'withdrawn_at is null' end,
    'person_id not in (select id from public.people where erase_after is not null)',
    'job_id not in (select private.hidden_jobs())',
    private.any_of('id', filter -> 'ids'),
    private.any_of('job_id', filter -> 'jobs'),
    private.any_of('step_id', filter -> 'steps'),
    case when not coalesce((filter ->> 'unowned')::boolean, false) then private.any_of('owner_id', filter -> 'owners')
      else concat('(', concat_ws(' or ', 'owner_id is null', private.any_of('owner_id', filter -> 'owners')), ')') end,
    case when filter ? 'created_from' then format('created_at >= %L::timestamptz', (filter ->> 'created_from')::timestamptz) end,
    case when filter ? 'created_before' then format('created_at < %L::timestamptz', (filter ->> 'created_before')::timestamptz) end,
    case when filter ? 'rating' then format('rating >= %L::numeric', (filter ->> 'rating')::numeric) end,
    case when coalesce((filter ->> 'owed')::boolean, false) then 'owed_answer_since is not null' end,
    case when btrim(filter ->> 'search') <> '' then format(
      'person_id in (select private.people_found(%L))', filter ->> 'search') end,
    case when filter ? 'tags' then format(
      'person_id in (select person_id from public.person_tags where %s)', private.any_of('tag_id', filter -> 'tags')) end
  )
$function$;
revoke all on function private.board_condition(jsonb) from public;
grant execute on function private.board_condition(jsonb) to service_role;

CREATE OR REPLACE FUNCTION private.book_from_bucket(key text, capacity double precision, refill_per_second double precision, max_wait double precision)
 RETURNS double precision
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.rate_limits as bucket (key, tokens, wait, refilled_at)
  values (book_from_bucket.key, capacity - 1, 0, clock_timestamp())
  on conflict (key) do update set (tokens, wait, refilled_at) = (
    select
      case when level.wait <= max_wait then level.tokens - 1 else level.tokens end,
      case when level.wait <= max_wait then level.wait else 'infinity' end,
      clock.at
    -- offset 0 keeps the clock from being read once per mention.
    from (select clock_timestamp() as at offset 0) as clock
    cross join lateral (
      select refilled.tokens, greatest(0, 1 - refilled.tokens) / refill_per_second as wait
      from (select least(
        capacity,
        bucket.tokens + greatest(0, extract(epoch from clock.at - bucket.refilled_at)) * refill_per_second
      ) as tokens) as refilled offset 0
    ) as level
  )
  returning bucket.wait
$function$;
revoke all on function private.book_from_bucket(text,double precision,double precision,double precision) from public;
grant execute on function private.book_from_bucket(text,double precision,double precision,double precision) to service_role;

CREATE OR REPLACE FUNCTION private.book_token(key text, capacity double precision, refill_per_second double precision, max_wait double precision)
 RETURNS double precision
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wider text := private.wider_key(book_token.key);
  wait float8 := private.book_from_bucket(book_token.key, capacity, refill_per_second, max_wait);
  wait_of_wider float8 := 0;
begin
  if wait = 'infinity' or wider is null then return wait; end if;
  wait_of_wider := private.book_from_bucket(wider, 4 * capacity, 4 * refill_per_second, max_wait);
  if wait_of_wider = 'infinity' then perform private.return_to_bucket(book_token.key, 1, capacity); end if;
  return greatest(wait, wait_of_wider);
end $function$;
revoke all on function private.book_token(text,double precision,double precision,double precision) from public;
grant execute on function private.book_token(text,double precision,double precision,double precision) to service_role;

CREATE OR REPLACE FUNCTION private.bump_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.version := old.version + 1;
  return new;
end $function$;
revoke all on function private.bump_version() from public;
grant execute on function private.bump_version() to service_role;

CREATE OR REPLACE FUNCTION private.can_be_undone_in_bulk(application uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.bulk_action_rows as acted
    join public.bulk_actions as action on action.id = acted.action_id
    where acted.before is not null and acted.target_id in (
      select application
      union all select person_id from public.applications where id = application
      union all select other.id from public.applications as own
        join public.applications as other on other.person_id = own.person_id where own.id = application
    )
    and application in (acted.target_id, (acted.before ->> 'application_id')::uuid)
    and (action.state in ('running', 'cancelling', 'undoing') or action.state = 'done' and action.undo_until > now())
  )
$function$;
revoke all on function private.can_be_undone_in_bulk(uuid) from public;
grant execute on function private.can_be_undone_in_bulk(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.cancel_mail_about_jobs()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.outbox as mail
  set state = private.end_state(mail.state), ended = private.describe_end(new.state::text, mail.state)
  where mail.person_id = new.person_id and mail.state <> 'sent' and mail.ended is null
    and (mail.template_key = 'job_alert' and tg_table_name = 'candidates'
      or mail.template_key = 'candidate_job_suggestion'
        and not exists (select from public.candidates where person_id = new.person_id and state = 'active')
        and not exists (select from public.freelancers where person_id = new.person_id and state = 'approved'));
  return null;
end $function$;
revoke all on function private.cancel_mail_about_jobs() from public;
grant execute on function private.cancel_mail_about_jobs() to service_role;

CREATE OR REPLACE FUNCTION private.cancel_mail_of_application()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  is_withdrawn constant boolean := new.withdrawn_at is not null and old.withdrawn_at is null;
  has_other_job constant boolean := new.job_id <> old.job_id;
begin
  update public.outbox as mail
  set state = private.end_state(mail.state),
    ended = private.describe_end(
      case when is_withdrawn then 'withdrawn' when has_other_job then 'job_moved' else 'stage_moved' end,
      mail.state, new.stage
    )
  where mail.application_id = new.id and mail.state <> 'sent' and mail.ended is null and (
    mail.stage is not null and (mail.stage <> new.stage or has_other_job)
    or mail.template_key = 'application_moved' and has_other_job
    or mail.is_answer and is_withdrawn
  );
  return null;
end $function$;
revoke all on function private.cancel_mail_of_application() from public;
grant execute on function private.cancel_mail_of_application() to service_role;

CREATE OR REPLACE FUNCTION private.cancel_mail_of_approval(request uuid, contact uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.outbox as mail
  set state = private.end_state(mail.state), ended = private.describe_end('approval_ended', mail.state)
  from public.job_approval_contacts as asked
  where asked.approval_id = request and (contact is null or asked.person_id = contact)
    and mail.cause = 'ad_approval:' || request || ':' || asked.person_id
    and mail.state <> 'sent' and mail.ended is null
$function$;
revoke all on function private.cancel_mail_of_approval(uuid,uuid) from public;
grant execute on function private.cancel_mail_of_approval(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.cancel_mail_of_freelancer()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.outbox as mail
  set state = private.end_state(mail.state), ended = private.describe_end('decided', mail.state)
  where mail.person_id = new.person_id and mail.state <> 'sent' and mail.ended is null
    -- Somebody who pauses has still been approved.
    and (mail.template_key = 'freelancer_approved' and new.state not in ('approved', 'paused')
      or mail.template_key = 'freelancer_declined' and new.state <> 'declined');
  return null;
end $function$;
revoke all on function private.cancel_mail_of_freelancer() from public;
grant execute on function private.cancel_mail_of_freelancer() to service_role;

CREATE OR REPLACE FUNCTION private.cancel_mail_of_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.outbox set state = 'cancelled' where invoice_id = new.id and state = 'queued';
  return null;
end $function$;
revoke all on function private.cancel_mail_of_invoice() from public;
grant execute on function private.cancel_mail_of_invoice() to service_role;

CREATE OR REPLACE FUNCTION private.cancel_mail_of_job()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.outbox as mail
  set state = private.end_state(mail.state),
    ended = private.describe_end(case new.state when 'open' then 'job_reopened' else 'job_closed' end, mail.state)
  where mail.job_id = new.id and mail.state <> 'sent' and mail.ended is null
    and (mail.stage is not null) = (new.state = 'open');
  return null;
end $function$;
revoke all on function private.cancel_mail_of_job() from public;
grant execute on function private.cancel_mail_of_job() to service_role;

CREATE OR REPLACE FUNCTION private.cancel_mail_of_rule()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.outbox as mail
  set state = private.end_state(mail.state), ended = private.describe_end('rule_ended', mail.state)
  where mail.cause like 'stage_rule:' || old.id || ':%' and mail.state <> 'sent' and mail.ended is null;
  return null;
end $function$;
revoke all on function private.cancel_mail_of_rule() from public;
grant execute on function private.cancel_mail_of_rule() to service_role;

CREATE OR REPLACE FUNCTION private.cancel_queued_mail()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.erase_after is null then
    update public.outbox set ended = null where person_id = new.id and ended ->> 'because' = 'erasure';
    return null;
  end if;
  update public.outbox as mail
  set state = private.end_state(mail.state), ended = private.describe_end('erasure', mail.state)
  where mail.person_id = new.id and mail.state <> 'sent' and mail.ended is null
    and not private.may_be_mailed(new.id, mail.template_key);
  return null;
end $function$;
revoke all on function private.cancel_queued_mail() from public;
grant execute on function private.cancel_queued_mail() to service_role;

CREATE OR REPLACE FUNCTION private.chat_event(kind text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when kind in ('mention', 'client_mention') then 'mentions'
    when kind = 'reply_received' then 'replies'
    when kind = 'webhook_paused' then 'operations'
    when kind like 'interview\_%' then 'interviews'
    when kind like 'client\_%' or kind like 'ad\_%' or kind in ('pause_requested', 'shortlist_links_ended')
      then 'client_answers'
    else 'tasks'
  end
$function$;
revoke all on function private.chat_event(text) from public;
grant execute on function private.chat_event(text) to service_role;

CREATE OR REPLACE FUNCTION private.check_client_pause()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' and (new.client_id, new.starts_on) is distinct from (old.client_id, old.starts_on) then
    raise exception 'the start of a pause does not change' using hint = 'pause_has_begun';
  end if;
  -- Pauses of one client are checked one after the other, so that two together cannot exceed the limit.
  perform from public.clients where id = new.client_id for no key update;
  if tg_op = 'INSERT' and (private.plan_on(new.client_id, new.starts_on)).id is null then
    raise exception 'there is no plan to pause on that day' using hint = 'no_plan_to_pause';
  end if;
  perform private.check_pause_days(new.client_id, new.starts_on, new.ends_on, new.id);
  return new;
end $function$;
revoke all on function private.check_client_pause() from public;
grant execute on function private.check_client_pause() to service_role;

CREATE OR REPLACE FUNCTION private.check_custom_values()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  of_record text := case
    when new.person_id is not null then 'people' when new.application_id is not null then 'applications'
    when new.job_id is not null then 'jobs' else 'clients' end;
  known jsonb := case when tg_op = 'UPDATE' then old.fields else '{}' end;
  wrong text;
begin
  select entry.key into wrong
  from jsonb_each(new.fields) as entry
  left join public.custom_fields as field on field.key = entry.key and field.target = of_record
  where entry.value is distinct from known -> entry.key
    and not coalesce(private.fits_custom_field(field.kind, field.options, entry.value), false) limit 1;
  if wrong is not null then
    raise check_violation using message = 'a value does not fit its field: ' || wrong, hint = 'custom_value_invalid';
  end if;
  return new;
end $function$;
revoke all on function private.check_custom_values() from public;
grant execute on function private.check_custom_values() to service_role;

CREATE OR REPLACE FUNCTION private.check_pause_days(client uuid, first_day date, last_day date, other_than uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  max_days constant integer := 93;
  crowded record;
begin
  select year, days into crowded
  from generate_series(extract(year from first_day)::integer, extract(year from last_day)::integer) as year
  cross join lateral (
    select sum(least(ends_on, make_date(year, 12, 31)) - greatest(starts_on, make_date(year, 1, 1)) + 1) as days
    from (
      select starts_on, ends_on from public.client_plan_pauses
      where client_id = client and id is distinct from other_than
      union all select first_day, last_day
    ) as pause
    where starts_on <= make_date(year, 12, 31) and ends_on >= make_date(year, 1, 1)
  ) as total
  where days > max_days
  limit 1;
  if found then
    raise check_violation using
      message = format('a plan pauses for at most %s days a year, not %s in %s', max_days, crowded.days, crowded.year),
      hint = 'pause_too_long';
  end if;
end $function$;
revoke all on function private.check_pause_days(uuid,date,date,uuid) from public;
grant execute on function private.check_pause_days(uuid,date,date,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.check_pause_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform from public.clients where id = new.client_id for no key update;
  if new.starts_on < private.stockholm_today() then
    raise exception 'a pause that is asked for is not in the past' using hint = 'pause_in_past';
  end if;
  if (private.plan_on(new.client_id, new.starts_on)).id is null then
    raise exception 'there is no plan to pause on that day' using hint = 'no_plan_to_pause';
  end if;
  perform private.check_pause_days(new.client_id, new.starts_on, new.ends_on, null);
  if exists (
    select from public.client_plan_pauses as pause
    where pause.client_id = new.client_id and pause.starts_on <= new.ends_on and pause.ends_on >= new.starts_on
  ) then
    raise exclusion_violation using message = 'the plan is already paused on some of these days', hint = 'pause_overlaps';
  end if;
  return new;
end $function$;
revoke all on function private.check_pause_request() from public;
grant execute on function private.check_pause_request() to service_role;

CREATE OR REPLACE FUNCTION private.check_plan_limit()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  reason text := nullif(btrim(current_setting('jobs.beyond_plan_reason', true)), '');
  allowed integer;
  in_use integer;
begin
  -- The lock comes first: the counts below then see what the transaction that held it has committed.
  perform from public.clients where id = new.client_id for no key update;
  -- Clients without any plan are those of an agency that does not record plans, or has not yet.
  if not exists (select from public.client_plans where client_id = new.client_id) or exists (
    select from public.client_projects as project where project.job_id = new.id and project.cancelled_on is null
  ) then
    return new;
  end if;
  allowed := private.searches_allowed(new.client_id);
  in_use := private.searches_in_use(new.client_id, new.id);
  if in_use < allowed then
    return new;
  end if;
  if reason is null then
    raise check_violation using message = 'the plan of this client is in full use',
      detail = format('The plan allows %s searches at a time, %s are open.', allowed, in_use), hint = 'plan_limit';
  end if;
  if length(reason) > 500 then
    raise check_violation using message = 'the reason is too long', hint = 'reason_too_long';
  end if;
  perform private.record_client_event(
    new.client_id, 'search_beyond_plan',
    jsonb_build_object('job_id', new.id, 'reason', reason, 'allowed', allowed, 'in_use', in_use + 1)
  );
  return new;
end $function$;
revoke all on function private.check_plan_limit() from public;
grant execute on function private.check_plan_limit() to service_role;

CREATE OR REPLACE FUNCTION private.check_review_reply()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform from public.review_link_items where id = new.item_id for update;
  if (select count(*) from public.review_events where item_id = new.item_id and comment is not null) >= 200 then
    raise check_violation using message = 'too many comments on this person';
  end if;
  return new;
end $function$;
revoke all on function private.check_review_reply() from public;
grant execute on function private.check_review_reply() to service_role;

CREATE OR REPLACE FUNCTION private.check_shortlisted_job()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  applied_to uuid := (select job_id from public.applications where id = new.application_id);
begin
  if tg_op = 'UPDATE' and new.review_link_id = old.review_link_id
    and applied_to = (select job_id from public.applications where id = old.application_id) then
    return new;
  end if;
  if applied_to <> (select job_id from public.review_links where id = new.review_link_id) then
    raise check_violation using message = 'a shortlist takes only applications for its job';
  end if;
  return new;
end $function$;
revoke all on function private.check_shortlisted_job() from public;
grant execute on function private.check_shortlisted_job() to service_role;

CREATE OR REPLACE FUNCTION private.check_stage_rule()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.kind = 'mail' and (
    new.template_key in ('application_message', 'application_moved')
    or coalesce(private.stage_announced(new.template_key) <> new.stage, false)
    or not exists (
      select from public.email_templates where key = new.template_key and is_manual and key like 'application\_%'
    )
  ) then
    raise check_violation using message = 'a rule of this stage cannot send this template', hint = 'rule_template';
  end if;
  return new;
end $function$;
revoke all on function private.check_stage_rule() from public;
grant execute on function private.check_stage_rule() to service_role;

CREATE OR REPLACE FUNCTION private.check_stage_template()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.stage_templates where id = new.stage_template_id and retired_at is not null) then
    raise check_violation using message = 'this template is retired', hint = 'stage_template_retired';
  end if;
  return new;
end $function$;
revoke all on function private.check_stage_template() from public;
grant execute on function private.check_stage_template() to service_role;

CREATE OR REPLACE FUNCTION private.check_template()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  language text;
  text_in text;
  unknown text;
begin
  foreach language in array array['en', 'sv'] loop
    text_in := concat(new.subject ->> language, ' ', new.body ->> language);
    select string_agg(name, ', ' order by name) into unknown
    from unnest(private.template_names(text_in)) as name where name <> all (new.variables);
    if unknown is not null then
      raise check_violation using
        message = format('this mail does not know: %s', unknown),
        hint = 'unknown_variable', detail = language;
    end if;
    if private.template_has_other_tags(text_in) then
      raise check_violation using
        message = 'a mail can use conditions only: if, elsif, else, unless',
        hint = 'unknown_tag', detail = language;
    end if;
    if text_in ~* '<\s*(script|style|iframe|object|embed|form|link|meta|base)\M|\son[a-z]+\s*=|javascript:' then
      raise check_violation using
        message = 'a mail cannot hold scripts, styles, frames or forms',
        hint = 'unsafe_html', detail = language;
    end if;
  end loop;
  return new;
end $function$;
revoke all on function private.check_template() from public;
grant execute on function private.check_template() to service_role;

CREATE OR REPLACE FUNCTION private.check_template_secrets()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  language text;
begin
  foreach language in array array['en', 'sv'] loop
    if private.template_misplaces_secret(new.subject ->> language)
      or private.template_misplaces_secret(new.body ->> language) then
      raise check_violation using
        message = 'a link or a code of a mail stands by itself or is the whole target of a link',
        hint = 'secret_misplaced', detail = language;
    end if;
  end loop;
  return new;
end $function$;
revoke all on function private.check_template_secrets() from public;
grant execute on function private.check_template_secrets() to service_role;

CREATE OR REPLACE FUNCTION private.check_terms_date()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.effective_on < (now() at time zone 'Europe/Stockholm')::date then
    raise check_violation using message = 'terms hold from today or from a later day', hint = 'past_date';
  end if;
  return new;
end $function$;
revoke all on function private.check_terms_date() from public;
grant execute on function private.check_terms_date() to service_role;

CREATE OR REPLACE FUNCTION private.choose_stage_template()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.stage_template_id := (
    select template.id from public.jobs as job
    join public.client_details as details on details.client_id = job.client_id
    join public.stage_templates as template on template.id = details.stage_template_id and template.retired_at is null
    where job.id = new.job_id
  );
  return new;
end $function$;
revoke all on function private.choose_stage_template() from public;
grant execute on function private.choose_stage_template() to service_role;

CREATE OR REPLACE FUNCTION private.classify_mail()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.concerns_account := new.concerns_account
    or coalesce((select concerns_account from public.email_templates where key = new.template_key), false);
  new.concerns_billing := new.concerns_billing or new.invoice_id is not null or private.concerns_billing(new.template_key);
  if new.application_id is not null then
    new.stage := coalesce(private.stage_announced(new.template_key), new.stage);
  end if;
  return new;
end $function$;
revoke all on function private.classify_mail() from public;
grant execute on function private.classify_mail() to service_role;

CREATE OR REPLACE FUNCTION private.clear_erasure_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.erasure_requested_at := null;
  return new;
end $function$;
revoke all on function private.clear_erasure_request() from public;
grant execute on function private.clear_erasure_request() to service_role;

CREATE OR REPLACE FUNCTION private.client_has_ended(client uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.client_plans as former where former.client_id = client)
    and not exists (
      select from public.client_plans as plan
      where plan.client_id = client and (plan.ends_on is null or plan.ends_on >= private.stockholm_today())
    )
    and not exists (
      select from public.jobs as job where job.client_id = client and job.state = 'open' and job.kind = 'client'
    )
    and not exists (
      select from public.client_projects as project
      where project.client_id = client and project.cancelled_on is null
        and (project.signed_on is null or project.guarantee_ends_on >= private.stockholm_today())
    )
$function$;
revoke all on function private.client_has_ended(uuid) from public;
grant execute on function private.client_has_ended(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.clients_due_for_report()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with due as (
    select private.due_report_week() as week,
      ((private.due_report_week() + 7)::timestamp + interval '7 hours') at time zone 'Europe/Stockholm' as at
  )
  select distinct job.client_id
  from due
  join public.jobs as job on job.state = 'open' and job.kind = 'client' and job.published_at < due.at
    and coalesce(job.opens_at < due.at, true)
  where job.client_id is not null
    and not exists (
      select from public.client_events as event
      where event.client_id = job.client_id and event.kind = 'search_opened' and event.created_at >= due.at
        and event.data ->> 'job_id' = job.id::text
    )
    and not exists (
      select from public.client_reports as report where report.client_id = job.client_id and report.week = due.week
    )
$function$;
revoke all on function private.clients_due_for_report() from public;
grant execute on function private.clients_due_for_report() to service_role;

CREATE OR REPLACE FUNCTION private.close_erased_applications()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.applications set withdrawn_at = now()
  where person_id = new.id and withdrawn_at is null and stage not in ('hired', 'rejected');
  return null;
end $function$;
revoke all on function private.close_erased_applications() from public;
grant execute on function private.close_erased_applications() to service_role;

CREATE OR REPLACE FUNCTION private.collect_known_words()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from private.known_words;
  insert into private.known_words (word, people)
  select word, ndoc from ts_stat($texts$
    select to_tsvector('private.plain', concat_ws(' ',
      private.spell_out(private.join_words(candidate.skills)),
      (select private.spell_out(left(extracted_text, 20000)) from public.documents where person_id = person.id
        and extracted_text is not null order by created_at desc limit 1)))
    from public.people as person left join public.candidates as candidate on candidate.person_id = person.id
    where merged_into is null and anonymised_at is null
    order by person.last_activity_at desc limit 5000
  $texts$)
  where ndoc >= 3 and word ~ '^[[:alpha:]]{4,40}$'
$function$;
revoke all on function private.collect_known_words() from public;
grant execute on function private.collect_known_words() to service_role;

CREATE OR REPLACE FUNCTION private.coming_interviews(colleague uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select interview.id
  from public.interviews as interview
  where (interview.state = 'proposed' or interview.state = 'booked' and interview.ends_at > now())
    and (
      interview.created_by = colleague
      or exists (
        select from public.interview_attendees as attendee
        where attendee.interview_id = interview.id and attendee.staff_id = colleague and attendee.removed_at is null
      )
    )
$function$;
revoke all on function private.coming_interviews(uuid) from public;
grant execute on function private.coming_interviews(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.compare_applications(wanted tsquery, loose tsquery, named uuid[], most integer)
 RETURNS SETOF public.applications
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET enable_sort TO 'off'
 SET enable_seqscan TO 'off'
 SET work_mem TO '64MB'
AS $function$
begin
  return query execute
    'select application.* from public.applications as application where '
    || private.board_condition(jsonb_build_object('with_withdrawn', true))
    || ' and (application.person_id = any ($1) or '
    || case when loose is null then '' else
      'application.person_id in (select words.person_id from private.person_words as words where words.words @@ $2) and ' end
    || '(
        select case when words.person_id = any ($4) then coalesce(words.open_words, words.words) else words.words end @@ $3
        from private.person_words as words where words.person_id = application.person_id
      )) order by application.created_at desc, application.id desc limit $5'
    using named, loose, wanted, private.people_seen_in_part(), most;
end $function$;
revoke all on function private.compare_applications(tsquery,tsquery,uuid[],integer) from public;
grant execute on function private.compare_applications(tsquery,tsquery,uuid[],integer) to service_role;

CREATE OR REPLACE FUNCTION private.compare_people(wanted tsquery, loose tsquery, named uuid[], role text, most integer, since timestamp with time zone DEFAULT '-infinity'::timestamp with time zone)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_sort TO 'off'
 SET enable_seqscan TO 'off'
 SET work_mem TO '64MB'
AS $function$
declare
  partly constant uuid[] := private.people_seen_in_part();
begin
  return array(
    with candidate as materialized (
      select words.person_id from private.person_words as words where words.words @@ loose
    )
    select person.id from public.people as person
    where person.last_activity_at >= since and person.merged_into is null and person.anonymised_at is null
      and person.id not in (select private.people_of_hidden_jobs())
      and (role <> 'candidate' or exists (select from public.candidates as candidate where candidate.person_id = person.id))
      and (role <> 'freelancer' or exists (select from public.freelancers as freelancer where freelancer.person_id = person.id))
      and (person.id = any (named) or person.erase_after is null
        and (loose is null or person.id in (select person_id from candidate))
        and (
          select case when person.id = any (partly) then coalesce(words.open_words, words.words) else words.words end @@ wanted
          from private.person_words as words where words.person_id = person.id
        ))
    order by person.last_activity_at desc, person.id desc
    limit most
  );
end $function$;
revoke all on function private.compare_people(tsquery,tsquery,uuid[],text,integer,timestamp with time zone) from public;
grant execute on function private.compare_people(tsquery,tsquery,uuid[],text,integer,timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION private.complete_privacy_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.state = 'done' and new.kind = 'erasure' and exists (
    select from public.people where id = new.person_id and anonymised_at is null
  ) then
    raise exception 'the person has not been erased' using hint = 'not_erased';
  end if;
  if auth.role() = 'authenticated' and coalesce(trim(new.note), '') = '' and (
    new.state = 'refused' or new.state = 'done' and new.kind = 'export' and not exists (
      select from public.person_events
      where person_id = new.person_id and kind = 'exported' and created_at >= new.created_at
    )
  ) then
    raise exception 'a note has to say how the request was answered' using hint = 'note_required';
  end if;
  if new.state = 'received' then
    new.handled_by := null;
  elsif auth.role() = 'authenticated' then
    new.handled_by := coalesce(private.acting_staff_id(), new.handled_by);
  end if;
  new.completed_at := case when new.state in ('done', 'refused') then now() end;
  return new;
end $function$;
revoke all on function private.complete_privacy_request() from public;
grant execute on function private.complete_privacy_request() to service_role;

CREATE OR REPLACE FUNCTION private.compose_report(client uuid, since timestamp with time zone, until timestamp with time zone)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with visible as (
    select application.id, application.job_id, coalesce(held.stage, application.stage) as stage, application.created_at
    from public.applications as application
    join public.people as person on person.id = application.person_id
    left join private.held_rejections as held on held.application_id = application.id
    join public.jobs as job on job.id = application.job_id
    where job.client_id = client and job.kind = 'client' and application.withdrawn_at is null
      and person.anonymised_at is null and person.erase_after is null
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', job.id, 'title', job.title, 'state', job.state,
    'stages', coalesce((
      select jsonb_object_agg(counted.stage, counted.people) from (
        select stage, count(*) as people from visible
        where visible.job_id = job.id and stage <> 'rejected' group by stage
      ) as counted
    ), '{}'),
    'applied', (
      select count(*) from visible
      where visible.job_id = job.id and visible.created_at >= since and visible.created_at < until
    ),
    -- The first time that the client could read about somebody.
    'presented', (
      select count(*) from visible
      where visible.job_id = job.id and (
        select min(greatest(item.created_at, link.shared_at)) from private.shown_review_items as shown
        join public.review_link_items as item on item.id = shown.id
        join public.review_links as link on link.id = shown.review_link_id
        where item.application_id = visible.id and link.shared_at is not null
      ) between since and until - interval '1 microsecond'
    ),
    'interviews', (
      select count(distinct event.application_id) from public.application_events as event
      join visible on visible.id = event.application_id
      where visible.job_id = job.id and event.kind = 'stage_moved' and event.data ->> 'to' = 'interview'
        and event.created_at >= since and event.created_at < until
    ),
    'awaiting', (
      select count(distinct item.application_id) from public.review_links as link
      join private.unanswered_review_items as waiting on waiting.review_link_id = link.id
      join public.review_link_items as item on item.id = waiting.id
      where link.job_id = job.id and link.revoked_at is null and link.expires_at > now()
    )
  ) order by job.state, job.published_at desc nulls last, job.id), '[]')
  from (
    select * from public.jobs
    where client_id = client and kind = 'client' and published_at < until
      and not exists (select from public.job_staff as staff where staff.job_id = jobs.id and staff.is_restricted)
      and (state = 'open' or state = 'closed' and closed_at >= since)
    order by state, published_at desc nulls last limit 100
  ) as job
$function$;
revoke all on function private.compose_report(uuid,timestamp with time zone,timestamp with time zone) from public;
grant execute on function private.compose_report(uuid,timestamp with time zone,timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION private.concerns_billing(template text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select template in ('client_pause_approved', 'client_pause_declined', 'staff_pause_request')
$function$;
revoke all on function private.concerns_billing(text) from public;
grant execute on function private.concerns_billing(text) to service_role;

CREATE OR REPLACE FUNCTION private.consents_of_hidden_jobs()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select consent_id from public.applications
  where id = any (array(select private.applications_of_hidden_jobs())) and consent_id is not null
$function$;
revoke all on function private.consents_of_hidden_jobs() from public;
grant execute on function private.consents_of_hidden_jobs() to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.conversations_of_hidden_jobs()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select id from public.conversations where application_id = any (array(select private.applications_of_hidden_jobs()))
$function$;
revoke all on function private.conversations_of_hidden_jobs() from public;
grant execute on function private.conversations_of_hidden_jobs() to api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.copy_question_options()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.options = '[]' and new.question_id is not null then
    new.options := coalesce((select options from public.job_questions where id = new.question_id), '[]');
  end if;
  return new;
end $function$;
revoke all on function private.copy_question_options() from public;
grant execute on function private.copy_question_options() to service_role;

CREATE OR REPLACE FUNCTION private.count_bulk_reasons(counts jsonb, reasons text[])
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_object_agg(reason, count), '{}') from (
    select reason, sum(count)::integer as count from (
      select key as reason, value::integer as count from jsonb_each_text(counts)
      union all select reason, 1 from unnest(reasons) as given (reason) where reason is not null
    ) as parts group by reason
  ) as sums
$function$;
revoke all on function private.count_bulk_reasons(jsonb,text[]) from public;
grant execute on function private.count_bulk_reasons(jsonb,text[]) to service_role;

CREATE OR REPLACE FUNCTION private.count_changed_client()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op <> 'INSERT' and old.client_id is not null then
    perform private.count_client(old.client_id);
  end if;
  if tg_op <> 'DELETE' and new.client_id is not null
    and (tg_op = 'INSERT' or new.client_id is distinct from old.client_id) then
    perform private.count_client(new.client_id);
  end if;
  return null;
end $function$;
revoke all on function private.count_changed_client() from public;
grant execute on function private.count_changed_client() to service_role;

CREATE OR REPLACE FUNCTION private.count_client(counted uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.client_figures as figures (client_id, open_jobs, searches, presented, last_contact_at)
  select client.id, open.jobs, open.searches, shown.presented,
    greatest(
      shown.last_contact_at,
      (
        select max(note.created_at) from public.client_notes as note
        where note.client_id = client.id and note.kind <> 'note'
      ),
      (select max(mail.sent_at) from public.outbox as mail where mail.client_id = client.id and mail.state = 'sent')
    )
  from public.clients as client
  cross join lateral (
    select count(*) filter (where not exists (
      select from public.job_staff as staff where staff.job_id = job.id and staff.is_restricted
    )) as jobs, count(*) filter (where not exists (
      select from public.client_projects as project where project.job_id = job.id and project.cancelled_on is null
    )) as searches
    from public.jobs as job where job.client_id = client.id and job.state = 'open' and job.kind = 'client'
  ) as open
  cross join lateral (
    select count(distinct item.application_id) as presented,
      max(greatest(link.shared_at, link.last_opened_at)) as last_contact_at
    from public.jobs as job
    join public.review_links as link on link.job_id = job.id and link.shared_at is not null
    left join public.review_link_items as item on item.review_link_id = link.id and item.removed_at is null
    where job.client_id = client.id and not exists (
      select from public.job_staff as staff where staff.job_id = job.id and staff.is_restricted
    )
  ) as shown
  where client.id = counted
  on conflict (client_id) do update set
    open_jobs = excluded.open_jobs, searches = excluded.searches, presented = excluded.presented,
    last_contact_at = excluded.last_contact_at
  where (figures.open_jobs, figures.searches, figures.presented, figures.last_contact_at)
    is distinct from (excluded.open_jobs, excluded.searches, excluded.presented, excluded.last_contact_at)
$function$;
revoke all on function private.count_client(uuid) from public;
grant execute on function private.count_client(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.count_client_of_item()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.count_client(job.client_id)
  from public.review_links as link join public.jobs as job on job.id = link.job_id
  where link.id = case tg_op when 'DELETE' then old.review_link_id else new.review_link_id end and job.client_id is not null;
  return null;
end $function$;
revoke all on function private.count_client_of_item() from public;
grant execute on function private.count_client_of_item() to service_role;

CREATE OR REPLACE FUNCTION private.count_client_of_link()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.count_client(job.client_id) from public.jobs as job
  where job.id = case tg_op when 'DELETE' then old.job_id else new.job_id end and job.client_id is not null;
  return null;
end $function$;
revoke all on function private.count_client_of_link() from public;
grant execute on function private.count_client_of_link() to service_role;

CREATE OR REPLACE FUNCTION private.count_new_client()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.count_client(new.id);
  return null;
end $function$;
revoke all on function private.count_new_client() from public;
grant execute on function private.count_new_client() to service_role;

CREATE OR REPLACE FUNCTION private.count_searched()
 RETURNS double precision
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select reltuples from pg_catalog.pg_class where oid = 'private.person_words'::regclass
$function$;
revoke all on function private.count_searched() from public;
grant execute on function private.count_searched() to service_role;

CREATE OR REPLACE FUNCTION private.create_pending_staff()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.staff_profiles (user_id, name, email, language)
  values (
    new.id,
    coalesce(nullif(btrim(left(btrim(new.raw_user_meta_data ->> 'name'), 120)), ''), split_part(new.email, '@', 1)),
    new.email,
    case when new.raw_user_meta_data ->> 'language' = 'sv' then 'sv' else 'en' end::public.language
  )
  on conflict (user_id) do nothing;
  return null;
end $function$;
revoke all on function private.create_pending_staff() from public;
grant execute on function private.create_pending_staff() to service_role;

CREATE OR REPLACE FUNCTION private.day_of(moment timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select (moment at time zone 'Europe/Stockholm')::date
$function$;
revoke all on function private.day_of(timestamp with time zone) from public;
grant execute on function private.day_of(timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION private.delete_own_templates()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.message_templates where owner_id = old.user_id and not is_shared;
  return old;
end $function$;
revoke all on function private.delete_own_templates() from public;
grant execute on function private.delete_own_templates() to service_role;

CREATE OR REPLACE FUNCTION private.describe_end(because text, was public.mail_state, stage public.application_stage DEFAULT NULL::public.application_stage, at timestamp with time zone DEFAULT now())
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_strip_nulls(jsonb_build_object(
    'because', because, 'was', was, 'stage', stage, 'by', private.acting_staff_id(), 'at', at
  ))
$function$;
revoke all on function private.describe_end(text,public.mail_state,public.application_stage,timestamp with time zone) from public;
grant execute on function private.describe_end(text,public.mail_state,public.application_stage,timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION private.document_text(document jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select coalesce(string_agg(word #>> '{}', ' '), '')
  from jsonb_path_query(document, 'strict $.**.text') as word
$function$;
revoke all on function private.document_text(jsonb) from public;
grant execute on function private.document_text(jsonb) to anon, api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.documents_of_hidden_jobs()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  hidden constant uuid[] := array(select private.hidden_jobs());
begin
  if hidden <> '{}' then
    return query
      select cv.cv_document_id from public.applications as cv
      where cv.job_id = any (hidden) and cv.cv_document_id is not null
        and not exists (
          select from public.applications as other
          where other.cv_document_id = cv.cv_document_id and other.job_id <> all (hidden)
        )
        and not exists (select from public.candidates as role where role.cv_document_id = cv.cv_document_id)
        and not exists (select from public.freelancers as role where role.cv_document_id = cv.cv_document_id)
      union all
      select attachment.document_id from public.inbox as mail
      join public.inbox_attachments as attachment on attachment.mail_id = mail.id and attachment.document_id is not null
      where mail.conversation_id = any (array(select private.conversations_of_hidden_jobs()));
  end if;
end $function$;
revoke all on function private.documents_of_hidden_jobs() from public;
grant execute on function private.documents_of_hidden_jobs() to api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.drop_pending_submissions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.pending_submissions
  where person_id = new.id and confirmed_at is null and email = old.email
    -- The address of a merged record still leads to this person.
    and not exists (
      select from public.people as merged where merged.merged_into = new.id and merged.email = old.email
    );
  return null;
end $function$;
revoke all on function private.drop_pending_submissions() from public;
grant execute on function private.drop_pending_submissions() to service_role;

CREATE OR REPLACE FUNCTION private.due_report_week(at timestamp with time zone DEFAULT now())
 RETURNS date
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select date_trunc('week', (at at time zone 'Europe/Stockholm') - interval '7 hours')::date - 7
$function$;
revoke all on function private.due_report_week(timestamp with time zone) from public;
grant execute on function private.due_report_week(timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION private.end_approvals()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.job_approvals set ended = case
    when (old.client_id, old.kind) is distinct from (new.client_id, new.kind) then 'client_changed'
    when new.state = 'open' then 'published'
    else 'job_closed'
  end
  where job_id = new.id and decision is null and ended is null;
  return null;
end $function$;
revoke all on function private.end_approvals() from public;
grant execute on function private.end_approvals() to service_role;

CREATE OR REPLACE FUNCTION private.end_interviews(ended uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.interviews set state = 'cancelled', cancelled_with_application = true
  where application_id = ended and (state = 'proposed' or state = 'booked' and ends_at > now())
$function$;
revoke all on function private.end_interviews(uuid) from public;
grant execute on function private.end_interviews(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.end_interviews_of_application()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.stage = 'rejected' or new.withdrawn_at is not null or new.job_id <> old.job_id then
    perform private.end_interviews(new.id);
  else
    perform private.restore_interviews(new.id);
  end if;
  return null;
end $function$;
revoke all on function private.end_interviews_of_application() from public;
grant execute on function private.end_interviews_of_application() to service_role;

CREATE OR REPLACE FUNCTION private.end_interviews_of_person()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.end_interviews(id) from public.applications where person_id = new.id;
  if new.anonymised_at is not null then
    update public.interviews set place = null, message = null
    where (place is not null or message is not null)
      and application_id in (select id from public.applications where person_id = new.id);
    delete from public.interview_attendees where person_id = new.id;
  end if;
  return null;
end $function$;
revoke all on function private.end_interviews_of_person() from public;
grant execute on function private.end_interviews_of_person() to service_role;

CREATE OR REPLACE FUNCTION private.end_links(colleague uuid, of_shortlists boolean DEFAULT true, of_articles boolean DEFAULT true)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  with mailed as (
    select links #>> '{link,review_link_id}' as id, max(created_at) as at from public.outbox
    where created_by = colleague and template_key = 'client_review_link' group by 1
  )
  update public.review_links set links_ended_at = now()
  where of_shortlists and id in (
    select link.id from public.review_links as link left join mailed on mailed.id = link.id::text
    where link.created_by = colleague and coalesce(link.links_ended_at < link.link_made_at, true)
      or mailed.at > greatest(link.links_ended_at, link.link_made_at)
  );
  delete from public.article_previews as preview where of_articles and preview.created_by = colleague;
end $function$;
revoke all on function private.end_links(uuid,boolean,boolean) from public;
grant execute on function private.end_links(uuid,boolean,boolean) to service_role;

CREATE OR REPLACE FUNCTION private.end_links_of_staff()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' then
    perform private.end_links(old.user_id);
    perform private.announce_ended_links(old.user_id);
    return old;
  end if;
  perform private.end_links(
    new.user_id,
    new.state <> 'active' or coalesce(new.role not in ('recruiter', 'admin'), true),
    new.state <> 'active' or coalesce(new.role not in ('editor', 'admin'), true)
  );
  perform private.announce_ended_links(new.user_id);
  return null;
end $function$;
revoke all on function private.end_links_of_staff() from public;
grant execute on function private.end_links_of_staff() to service_role;

CREATE OR REPLACE FUNCTION private.end_notifications_of_replies()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.notifications set read_at = now()
  where conversation_id = new.id and read_at is null
    and (new.unread_since is null or user_id is distinct from new.assignee_id);
  return null;
end $function$;
revoke all on function private.end_notifications_of_replies() from public;
grant execute on function private.end_notifications_of_replies() to service_role;

CREATE OR REPLACE FUNCTION private.end_state(state public.mail_state)
 RETURNS public.mail_state
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when state in ('queued', 'failed') then 'cancelled' else state end
$function$;
revoke all on function private.end_state(public.mail_state) from public;
grant execute on function private.end_state(public.mail_state) to service_role;

CREATE OR REPLACE FUNCTION private.end_view_alerts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.view_alerts where view_id = new.id and (
    old.query is distinct from new.query or not new.is_shared and user_id <> new.user_id
  );
  return null;
end $function$;
revoke all on function private.end_view_alerts() from public;
grant execute on function private.end_view_alerts() to service_role;

CREATE OR REPLACE FUNCTION private.erase_conversations()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  own text := case when old.email_confirmed_at is not null then lower(old.email::text) end;
  whole text := '(?:^|[^[:alnum:].!#$%&''*+/=?^_`{|}~-])' || regexp_replace(own, '([^[:alnum:]@])', '\\\1', 'g') || '(?:$|[^[:alnum:].-])';
begin
  delete from private.arrived_mail
  where lower(sender) = own or private.sender_of_arrived(raw) ~ whole
    or exists (
      select from unnest(recipients) as recipient
      join public.conversations as conversation on strpos(lower(recipient), '+' || conversation.reply_token || '@') > 0
      where conversation.person_id = new.id
    );
  delete from public.conversations where person_id = new.id;
  delete from public.inbox where conversation_id is null and lower(from_email) = own;
  return null;
end $function$;
revoke all on function private.erase_conversations() from public;
grant execute on function private.erase_conversations() to service_role;

CREATE OR REPLACE FUNCTION private.estimate_named(patterns text[])
 RETURNS double precision
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.estimate_rows(format('select from public.people where search_name like any (%L::text[])', patterns))
$function$;
revoke all on function private.estimate_named(text[]) from public;
grant execute on function private.estimate_named(text[]) to service_role;

CREATE OR REPLACE FUNCTION private.estimate_people(wanted tsquery)
 RETURNS double precision
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when wanted is null then 0
    else private.estimate_rows(format('select from private.person_words where words @@ %L::tsquery', wanted)) end
$function$;
revoke all on function private.estimate_people(tsquery) from public;
grant execute on function private.estimate_people(tsquery) to service_role;

CREATE OR REPLACE FUNCTION private.estimate_rows(statement text)
 RETURNS double precision
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  plan json;
begin
  execute 'explain (format json) ' || statement into plan;
  return (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8;
end $function$;
revoke all on function private.estimate_rows(text) from public;
grant execute on function private.estimate_rows(text) to service_role;

CREATE OR REPLACE FUNCTION private.find_next_invoice(client uuid)
 RETURNS TABLE(month date, kind text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with known as (
    select invoice.id, invoice.month, invoice.state, invoice.credited_at from public.invoices as invoice
    where invoice.client_id = client and invoice.kind = 'invoice'
  ), valid as (
    select known.id, known.month, known.state from known where known.credited_at is null
  ), candidates (month, kind, rank) as (
    select valid.month, 'draft', 0 from valid where valid.state = 'draft'
    union all
    select month.first::date, 'plan', 1
    from public.client_plans as plan
    cross join lateral (
      select greatest(date_trunc('month', plan.starts_on::timestamp), (select min(known.month) from known)) as earliest
    ) as due
    -- Pauses are shorter than four months, and give no invoice for a month of which they cover every day.
    cross join lateral generate_series(
      due.earliest, greatest(due.earliest, (select max(valid.month) from valid)) + interval '5 months', interval '1 month'
    ) as month (first)
    cross join lateral (
      select greatest(month.first::date, plan.starts_on) as first_day,
        least((month.first + interval '1 month' - interval '1 day')::date, plan.ends_on) as last_day
    ) as planned
    where plan.client_id = client and planned.first_day <= planned.last_day
      and not exists (select from valid where valid.month = month.first)
      and planned.last_day - planned.first_day + 1 > (
        select coalesce(sum(least(pause.ends_on, planned.last_day) - greatest(pause.starts_on, planned.first_day) + 1), 0)
        from public.client_plan_pauses as pause
        where pause.client_id = client and pause.starts_on <= planned.last_day and pause.ends_on >= planned.first_day
      )
    union all
    select date_trunc('month', half.day)::date, 'project', 2
    from public.client_projects as project
    cross join lateral (
      values ('project_start'::public.invoice_line_kind, project.starts_on), ('project_signing', project.signed_on)
    ) as half (kind, day)
    where project.client_id = client and half.day is not null and not exists (
      select from public.invoice_lines as line join valid on valid.id = line.invoice_id
      where line.client_project_id = project.id and line.kind = half.kind
    )
  )
  select candidates.month, candidates.kind from candidates
  order by (rank = 0) desc, candidates.month, rank limit 1
$function$;
revoke all on function private.find_next_invoice(uuid) from public;
grant execute on function private.find_next_invoice(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.find_review_token(hash text)
 RETURNS TABLE(review_link_id uuid, state text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select link.id, case
    when link.revoked_at is not null or link.links_ended_at >= found.made_at then 'revoked'
    when link.expires_at < now() then 'expired'
    else 'open'
  end
  from (
    select made.id, made.link_made_at as made_at from public.review_links as made where made.token_hash = hash
    union all
    select mailed.review_link_id, mailed.created_at from private.review_keys as mailed where mailed.token_hash = hash
  ) as found
  join public.review_links as link on link.id = found.id
  where link.shared_at is not null
$function$;
revoke all on function private.find_review_token(text) from public;
grant execute on function private.find_review_token(text) to service_role;

CREATE OR REPLACE FUNCTION private.find_stage_rules(application uuid)
 RETURNS TABLE(rule_id uuid, kind public.stage_rule_kind, template_key text, send_after timestamp with time zone, stage public.application_stage, entered_at timestamp with time zone, has_address boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select rule.id, rule.kind, rule.template_key, found.stage_changed_at + make_interval(mins => rule.minutes), found.stage,
    found.stage_changed_at, coalesce(found.contact_email, person.email) is not null
  from public.applications as found
  join public.people as person on person.id = found.person_id
  join public.stage_rules as rule on rule.job_id = found.job_id and rule.stage = found.stage and rule.is_on
  where found.id = find_stage_rules.application and found.withdrawn_at is null
    and person.erase_after is null and person.anonymised_at is null
    and case rule.kind
      when 'mail' then (
        coalesce(found.contact_email, person.email) is null or found.stage <> 'new' or found.consent_id is null or person.email_confirmed_at is not null or exists (
          select from public.outbox as mail
          where mail.cause = 'application_received:' || found.id and mail.state <> 'cancelled'
        )
      ) and not exists (
        select from public.outbox as mail
        where mail.application_id = found.id and (
          mail.cause like 'stage_rule:' || rule.id || ':%' and (mail.state <> 'cancelled' or mail.ended is null)
          or mail.template_key = rule.template_key and mail.created_at >= found.stage_changed_at and mail.state <> 'cancelled'
        )
      ) and not exists (
        select from public.application_events as event
        where event.application_id = found.id and event.kind = 'rule_skipped'
          and event.data ->> 'rule_id' = rule.id::text and event.created_at >= found.stage_changed_at
      )
      when 'remind' then false
      else not exists (
        select from public.application_events as event
        where event.application_id = found.id and event.kind = 'rule_' || rule.kind
          and event.data ->> 'rule_id' = rule.id::text
      )
    end
  order by rule.created_at, rule.id
$function$;
revoke all on function private.find_stage_rules(uuid) from public;
grant execute on function private.find_stage_rules(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.finish_bulk_action(action uuid, undo_seconds integer, margin_seconds integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ends_at timestamptz := now() + make_interval(secs => undo_seconds);
  wanted timestamptz := (select (options -> 'mail' ->> 'send_after')::timestamptz from public.bulk_actions where id = action);
begin
  update public.bulk_action_rows set state = 'cancelled' where action_id = action and state = 'waiting';
  update public.bulk_actions
  set state = 'done', is_stopped = state = 'cancelling', finished_at = now(), undo_until = ends_at
  where id = action;
  update public.outbox as mail set send_after = greatest(wanted, ends_at + make_interval(secs => margin_seconds))
  from public.bulk_action_rows as acted
  where acted.action_id = action and acted.state = 'done' and mail.id = acted.mail_id and mail.state = 'queued';
  perform private.add_job(
    'run-stage-rules', json_build_object('application_id', application.id),
    ends_at + make_interval(secs => margin_seconds), 'stage-rules:' || application.id
  )
  from public.bulk_action_rows as acted
  join public.applications as application on application.id = coalesce((acted.before ->> 'application_id')::uuid, acted.target_id)
  where acted.action_id = action and acted.state = 'done'
    and (select kind from public.bulk_actions where id = action) in ('move', 'add_to_job') and exists (
    select from public.stage_rules as rule
    where rule.job_id = application.job_id and rule.stage = application.stage and rule.is_on and rule.kind <> 'remind'
  );
end $function$;
revoke all on function private.finish_bulk_action(uuid,integer,integer) from public;
grant execute on function private.finish_bulk_action(uuid,integer,integer) to service_role;

CREATE OR REPLACE FUNCTION private.finish_import(import uuid, undo_seconds integer, margin_seconds integer, notices_per_hour integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ends_at timestamptz := now() + make_interval(secs => undo_seconds);
  pause interval := make_interval(secs => 3600.0 / notices_per_hour);
  first_at timestamptz;
begin
  update public.import_rows set state = 'cancelled' where import_id = import and state = 'waiting';
  update public.imports
  set state = 'done', is_stopped = state = 'cancelling', finished_at = now(), undo_until = ends_at
  where id = import;
  -- Two imports that end at the same time follow each other.
  perform pg_advisory_xact_lock(hashtextextended('notices of imports', 0));
  -- Notices of imports that still run have no time yet.
  select greatest(ends_at + make_interval(secs => margin_seconds), max(mail.send_after) + pause) into first_at
  from public.outbox as mail
  where mail.template_key = 'import_notice' and mail.state = 'queued' and not exists (
    select from public.import_rows as imported join public.imports as running on running.id = imported.import_id
    where imported.mail_id = mail.id and (running.id = import or running.state in ('running', 'cancelling'))
  );
  update public.outbox as mail set send_after = first_at + pause * (notice.place - 1)
  from (
    select imported.mail_id, row_number() over (order by imported.position) as place
    from public.import_rows as imported join public.outbox as waiting on waiting.id = imported.mail_id
    where imported.import_id = import and imported.state = 'done' and waiting.state = 'queued'
  ) as notice
  where mail.id = notice.mail_id;
end $function$;
revoke all on function private.finish_import(uuid,integer,integer,integer) from public;
grant execute on function private.finish_import(uuid,integer,integer,integer) to service_role;

CREATE OR REPLACE FUNCTION private.first_step(template uuid, of_stage public.application_stage, other_than uuid DEFAULT NULL::uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select id from public.stage_steps
  where template_id = template and stage = of_stage and id is distinct from other_than
  order by position, created_at, id limit 1
$function$;
revoke all on function private.first_step(uuid,public.application_stage,uuid) from public;
grant execute on function private.first_step(uuid,public.application_stage,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.fits_custom_field(kind text, options jsonb, value jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  word text := value #>> '{}';
begin
  if kind = 'number' then
    return jsonb_typeof(value) = 'number' and length(word) <= 40 and abs(word::numeric) < 1e15;
  end if;
  if jsonb_typeof(value) <> 'string' or length(word) not between 1 and 2000 then
    return false;
  end if;
  return case kind
    when 'text' then btrim(word) <> ''
    when 'url' then word ~ '^https?://[^/?#@\\\s]+([/?#][^\s\\]*)?$' and word !~ '[\u0001-\u001f\u007f]'
    when 'date' then word ~ '^\d{4}-\d{2}-\d{2}$' and word::date is not null
    when 'choice' then exists (select from jsonb_array_elements(options) as option where option ->> 'value' = word)
    else false
  end;
exception when datetime_field_overflow or invalid_datetime_format then
  return false;
end $function$;
revoke all on function private.fits_custom_field(text,jsonb,jsonb) from public;
grant execute on function private.fits_custom_field(text,jsonb,jsonb) to service_role;

CREATE OR REPLACE FUNCTION private.fold(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select lower(extensions.unaccent('extensions.unaccent'::regdictionary, value))
$function$;
revoke all on function private.fold(text) from public;
grant execute on function private.fold(text) to anon, api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.follow_cancelled_mail()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.conversations set last_mail_at = (
    select max(mail.at) from (
      select created_at from public.outbox where conversation_id = new.conversation_id and state <> 'cancelled'
      union all
      select received_at from public.inbox where conversation_id = new.conversation_id
    ) as mail (at)
  )
  where id = new.conversation_id;
  return null;
end $function$;
revoke all on function private.follow_cancelled_mail() from public;
grant execute on function private.follow_cancelled_mail() to service_role;

CREATE OR REPLACE FUNCTION private.follow_contact()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.client_portal_access
  where person_id = new.id and lower(email::text) is distinct from lower(new.email::text);
  perform private.tell_portal_account(access.email::text) from public.client_portal_access as access
  where access.person_id = new.id;
  return null;
end $function$;
revoke all on function private.follow_contact() from public;
grant execute on function private.follow_contact() to service_role;

CREATE OR REPLACE FUNCTION private.follow_edited_rule()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.stage <> old.stage then
    update public.outbox as mail
    set state = private.end_state(mail.state), ended = private.describe_end('rule_ended', mail.state)
    where mail.cause like 'stage_rule:' || old.id || ':%' and mail.state <> 'sent' and mail.ended is null;
  else
    update public.outbox as mail
    set template_key = new.template_key
    where mail.cause like 'stage_rule:' || old.id || ':%' and mail.state in ('queued', 'failed') and mail.ended is null;
  end if;
  return null;
end $function$;
revoke all on function private.follow_edited_rule() from public;
grant execute on function private.follow_edited_rule() to service_role;

CREATE OR REPLACE FUNCTION private.follow_email_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.person_links set revoked_at = now() where person_id = new.id and revoked_at is null;
  -- The next change mails a link to the next address.
  update public.outbox set state = 'cancelled'
  where person_id = new.id and state = 'queued' and template_key = 'person_new_email';
  update public.outbox set to_email = new.email
  where person_id = new.id and to_email = old.email and state = 'queued' and new.email is not null
    and template_key <> 'person_email_changed' and client_id is null and invoice_id is null;
  if old.email is null or new.anonymised_at is not null or new.merged_into is not null then
    return null;
  end if;
  insert into public.outbox (cause, template_key, to_email, language, person_id)
  select 'person_email_changed:' || gen_random_uuid(), key, old.email, old.language, new.id
  from public.email_templates where key = 'person_email_changed';
  insert into public.outbox (cause, template_key, to_email, language, person_id, variables, links)
  select 'person_new_email:' || gen_random_uuid(), key, new.email, new.language, new.id,
    jsonb_build_object('link', '/me/••••?lang=' || new.language), '{"link": {"kind": "me"}}'
  from public.email_templates where key = 'person_new_email' and new.email is not null;
  return null;
end $function$;
revoke all on function private.follow_email_change() from public;
grant execute on function private.follow_email_change() to service_role;

CREATE OR REPLACE FUNCTION private.follow_interview()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  actor uuid := private.acting_staff_id();
  happened text := case
    when tg_op = 'INSERT' then 'interview_' || new.state
    when old.state = 'cancelled' then 'interview_restored'
    when new.state <> old.state then 'interview_' || new.state
    when new.starts_at <> old.starts_at then 'interview_moved'
    else 'interview_changed'
  end;
begin
  perform private.record_application_event(new.application_id, happened, jsonb_build_object(
    'interview_id', new.id, 'starts_at', coalesce(new.starts_at, old.starts_at),
    'by', case when auth.role() is not distinct from 'anon' then 'candidate' end
  ));
  perform private.add_job(
    'tell-of-interview', json_build_object('id', new.id),
    -- A move that rejects somebody can be undone within ten seconds (domain/mail/staff-mail.ts).
    case when new.cancelled_with_application then now() + interval '15 seconds' else now() end,
    'interview:' || new.id
  );
  if tg_op = 'INSERT' then
    return null;
  end if;
  perform private.reserve_interview(new.id);
  insert into public.notifications (user_id, kind, actor_id, application_id, data)
  select profile.user_id, happened, actor, new.application_id, jsonb_build_object('interview_id', new.id)
  from public.staff_profiles as profile
  where profile.state = 'active' and profile.user_id is distinct from actor and (
    profile.user_id in (
      select staff_id from public.interview_attendees where interview_id = new.id and removed_at is null
    ) or profile.user_id in (select owner_id from public.applications where id = new.application_id)
  );
  return null;
end $function$;
revoke all on function private.follow_interview() from public;
grant execute on function private.follow_interview() to service_role;

CREATE OR REPLACE FUNCTION private.follow_renewal_mail()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.candidates set renewal_mailed_at = (
    select max(mail.created_at) from public.outbox as mail
    where mail.person_id = new.person_id and mail.template_key = new.template_key and mail.state <> 'cancelled'
      and mail.created_at > now() - interval '30 days'
  )
  where person_id = new.person_id;
  return null;
end $function$;
revoke all on function private.follow_renewal_mail() from public;
grant execute on function private.follow_renewal_mail() to service_role;

CREATE OR REPLACE FUNCTION private.forget_asked_contact()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.cancel_mail_of_approval(old.approval_id, old.person_id);
  return old;
end $function$;
revoke all on function private.forget_asked_contact() from public;
grant execute on function private.forget_asked_contact() to service_role;

CREATE OR REPLACE FUNCTION private.forget_bounce()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.email_bounced_at := null;
  return new;
end $function$;
revoke all on function private.forget_bounce() from public;
grant execute on function private.forget_bounce() to service_role;

CREATE OR REPLACE FUNCTION private.forget_calendar_state()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.url_read_at := null;
  new.url_error := null;
  return new;
end $function$;
revoke all on function private.forget_calendar_state() from public;
grant execute on function private.forget_calendar_state() to service_role;

CREATE OR REPLACE FUNCTION private.forget_chat_error()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.error := null;
  return new;
end $function$;
revoke all on function private.forget_chat_error() from public;
grant execute on function private.forget_chat_error() to service_role;

CREATE OR REPLACE FUNCTION private.forget_contacts_of_job()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.job_contacts where job_id = old.id;
  return new;
end $function$;
revoke all on function private.forget_contacts_of_job() from public;
grant execute on function private.forget_contacts_of_job() to service_role;

CREATE OR REPLACE FUNCTION private.forget_in_approvals()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  hints text[] := private.hints_of(old, with_name);
  phone text := private.hint_of_phone(old.phone);
begin
  delete from public.job_approval_contacts where person_id = new.id;
  update public.job_approvals set comment = private.redact(comment, traces) where private.mentions(comment, hints, phone, traces);
  update public.job_approvals set message = private.redact(message, traces) where private.mentions(message, hints, phone, traces);
  update public.outbox
  set variables = private.redact_json(variables, traces), subject = private.redact(subject, traces),
    body_text = private.redact(body_text, traces), html = private.redact(html, traces),
    state = case when state = 'kept' then 'cancelled' else state end
  where template_key = 'ad_approval' and private.mentions(concat_ws(E'\n\n|', variables, subject, body_text, html), hints, phone, traces);
  return null;
end $function$;
revoke all on function private.forget_in_approvals() from public;
grant execute on function private.forget_in_approvals() to service_role;

CREATE OR REPLACE FUNCTION private.forget_in_bulk_actions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  hints text[] := private.hints_of(old, with_name);
  phone text := private.hint_of_phone(old.phone);
begin
  update public.bulk_action_rows set before = null
  where before is not null and (
    target_id = new.id or target_id in (select id from public.applications where person_id = new.id)
  );
  update public.bulk_action_rows set before = private.redact_json(before, traces)
  where before is not null and private.mentions(before::text, hints, phone, traces);
  update public.bulk_actions set options = private.redact_json(options, traces)
  where private.mentions(options::text, hints, phone, traces);
  return null;
end $function$;
revoke all on function private.forget_in_bulk_actions() from public;
grant execute on function private.forget_in_bulk_actions() to service_role;

CREATE OR REPLACE FUNCTION private.forget_in_client_mail()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  hints text[] := private.hints_of(old, with_name);
  phone text := private.hint_of_phone(old.phone);
begin
  update public.outbox
  set variables = private.redact_json(variables, traces), subject = private.redact(subject, traces),
    body_text = private.redact(body_text, traces), body = private.redact_json(body, traces),
    html = private.redact(html, traces),
    state = case when state = 'kept' then 'cancelled' else state end
  where template_key in ('client_message', 'person_message')
    and private.mentions(concat_ws(E'\n\n|', variables, subject, body_text, body, html), hints, phone, traces);
  update public.message_templates
  set name = left(private.redact(name, traces), 80), subject = private.redact_json(subject, traces),
    body = private.redact_json(body, traces)
  where private.mentions(concat_ws(E'\n\n|', name, subject, body), hints, phone, traces);
  return null;
end $function$;
revoke all on function private.forget_in_client_mail() from public;
grant execute on function private.forget_in_client_mail() to service_role;

CREATE OR REPLACE FUNCTION private.forget_in_custom_values()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  hints text[] := private.hints_of(old, with_name);
  phone text := private.hint_of_phone(old.phone);
begin
  update public.custom_values set fields = (
    select coalesce(jsonb_object_agg(kept.key, kept.value), '{}')
    from (
      select entry.key, case when field.kind = 'text' then private.redact_json(entry.value, traces) else entry.value end as value
      from jsonb_each(fields) as entry join public.custom_fields as field on field.key = entry.key
      -- A URL that names the person leads to them.
      where field.kind <> 'url' or not private.mentions(entry.value #>> '{}', hints, phone, traces)
    ) as kept
    -- A text that consists of an encoded name is left empty, which is no value.
    where btrim(kept.value #>> '{}') <> ''
  )
  where private.mentions(fields::text, hints, phone, traces);
  return null;
end $function$;
revoke all on function private.forget_in_custom_values() from public;
grant execute on function private.forget_in_custom_values() to service_role;

CREATE OR REPLACE FUNCTION private.forget_in_imports()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text := lower(old.email::text);
begin
  update public.import_rows set cells = '{}', key = null, before = null, file_text = null
  where target_id = new.id or (
    address is not null and (
      key = address or exists (
        select from unnest(cells) as cell
        where strpos(lower(cell), address) > 0
          and address = any (regexp_split_to_array(lower(cell), '\.?[\s<>;,:"''|()\[\]]+|\.$'))
      )
      or file_text is not null and strpos(lower(file_text), address) > 0
        and address = any (regexp_split_to_array(lower(file_text), '\.?[\s<>;,:"''|()\[\]]+|\.$'))
    )
  );
  return null;
end $function$;
revoke all on function private.forget_in_imports() from public;
grant execute on function private.forget_in_imports() to service_role;

CREATE OR REPLACE FUNCTION private.forget_in_pause_requests()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  hints text[] := private.hints_of(old, with_name);
  phone text := private.hint_of_phone(old.phone);
begin
  update public.client_pause_requests
  set message = private.redact(message, traces), reason = private.redact(reason, traces)
  where private.mentions(concat_ws(E'\n\n|', message, reason), hints, phone, traces);
  update public.outbox
  set variables = private.redact_json(variables, traces), subject = private.redact(subject, traces),
    body_text = private.redact(body_text, traces), html = private.redact(html, traces),
    state = case when state = 'kept' then 'cancelled' else state end
  where template_key = 'client_pause_declined' and private.mentions(concat_ws(E'\n\n|', variables, subject, body_text, html), hints, phone, traces);
  return null;
end $function$;
revoke all on function private.forget_in_pause_requests() from public;
grant execute on function private.forget_in_pause_requests() to service_role;

CREATE OR REPLACE FUNCTION private.forget_in_person_notes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  hints text[] := private.hints_of(old, with_name);
  phone text := private.hint_of_phone(old.phone);
begin
  delete from public.person_notes where person_id = old.id;
  update public.person_notes set body = private.redact(body, traces) where private.mentions(body, hints, phone, traces);
  return null;
end $function$;
revoke all on function private.forget_in_person_notes() from public;
grant execute on function private.forget_in_person_notes() to service_role;

CREATE OR REPLACE FUNCTION private.forget_in_scorecards()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  hints text[] := private.hints_of(old, with_name);
  phone text := private.hint_of_phone(old.phone);
begin
  update public.scorecards set notes = null
  where notes is not null and application_id in (select id from public.applications where person_id = new.id);
  update public.scorecards set notes = private.redact(notes, traces) where private.mentions(notes, hints, phone, traces);
  update public.job_kit_items set name = private.redact(name, traces), hint = private.redact(hint, traces)
  where private.mentions(concat_ws(E'\n\n|', name, hint), hints, phone, traces);
  return null;
end $function$;
revoke all on function private.forget_in_scorecards() from public;
grant execute on function private.forget_in_scorecards() to service_role;

CREATE OR REPLACE FUNCTION private.forget_in_stage_rules()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  hints text[] := private.hints_of(old, with_name);
  phone text := private.hint_of_phone(old.phone);
begin
  update public.stage_rules set title = private.redact(title, traces) where private.mentions(title, hints, phone, traces);
  return null;
end $function$;
revoke all on function private.forget_in_stage_rules() from public;
grant execute on function private.forget_in_stage_rules() to service_role;

CREATE OR REPLACE FUNCTION private.forget_in_tasks()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  hints text[] := private.hints_of(old, with_name);
  phone text := private.hint_of_phone(old.phone);
begin
  delete from public.tasks where person_id = new.id
    or application_id in (select id from public.applications where applications.person_id = new.id);
  update public.tasks set title = private.redact(title, traces), details = private.redact(details, traces)
  where private.mentions(concat_ws(E'\n\n|', title, details), hints, phone, traces);
  return null;
end $function$;
revoke all on function private.forget_in_tasks() from public;
grant execute on function private.forget_in_tasks() to service_role;

CREATE OR REPLACE FUNCTION private.forget_interview_mail()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.outbox where interview_id in (
    select interview.id from public.interviews as interview
    join public.applications as application on application.id = interview.application_id
    where application.person_id = new.id
  );
  return null;
end $function$;
revoke all on function private.forget_interview_mail() from public;
grant execute on function private.forget_interview_mail() to service_role;

CREATE OR REPLACE FUNCTION private.forget_notifications_of_hidden_job()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  job constant uuid := (coalesce(new, old)).job_id;
begin
  if exists (select from public.job_staff as staff where staff.job_id = job and staff.is_restricted) then
    delete from public.notifications as notification
    where not private.is_shown_job(job, notification.user_id) and (
      notification.application_id in (select id from public.applications where job_id = job)
      or notification.approval_id in (select id from public.job_approvals where job_id = job)
      or notification.task_id in (
        select task.id from public.tasks as task
        left join public.applications as application on application.id = task.application_id
        where job in (task.job_id, application.job_id)
      )
    );
  end if;
  return null;
end $function$;
revoke all on function private.forget_notifications_of_hidden_job() from public;
grant execute on function private.forget_notifications_of_hidden_job() to service_role;

CREATE OR REPLACE FUNCTION private.forget_person()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- Anyone can type an address: an unconfirmed one proves nothing about what a client has under it.
  is_owned boolean := old.email_confirmed_at is not null;
  own uuid[] := array(select id from public.applications where person_id = new.id);
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  searched text := private.traces_of(old, with_name, true);
  hints text[] := private.hints_of(old, with_name);
  phone text := private.hint_of_phone(old.phone);
  mailbox text := format('(^|[^%1$s-])%2$s(?!-?[%1$s])', private.word_class(), format(
    '(?:%s|%s)', private.spell_email(old.email::text), private.spell_email(private.mailbox(old.email::text))
  ));
begin
  -- The linked account is gone by now. One that was never linked has the same address or LinkedIn profile.
  delete from auth.users as account
  where (
    lower(account.email) = lower(old.email::text)
    or account.id in (
      select user_id from auth.identities where provider = 'linkedin_oidc' and provider_id = old.linkedin_sub
    )
  ) and not exists (select from public.staff_profiles as profile where profile.user_id = account.id);
  delete from public.pending_submissions where person_id = new.id;
  delete from public.notifications where application_id = any (own);
  -- An empty address would match almost every key.
  delete from private.rate_limits where old.email is not null and key ~ mailbox;
  delete from private.rate_limits where key like '%:' || old.id or key like '%:' || old.user_id;

  update public.review_links
  set recipient_name = '(erased)', recipient_email = null, revoked_at = coalesce(revoked_at, now())
  where is_owned and recipient_email = old.email;
  update public.review_links set recipient_name = private.redact(recipient_name, traces)
  where recipient_email is null and private.mentions(recipient_name, hints, phone, traces);
  update public.review_links set message = private.redact(message, traces) where private.mentions(message, hints, phone, traces);
  update public.review_link_items set presentation = private.redact(presentation, traces) where private.mentions(presentation, hints, phone, traces);
  update public.review_events set comment = private.redact(comment, traces) where private.mentions(comment, hints, phone, traces);
  update public.application_notes set body = private.redact(body, traces) where private.mentions(body, hints, phone, traces);
  update public.application_ratings set comment = private.redact(comment, traces) where private.mentions(comment, hints, phone, traces);
  update public.applications set merit_note = private.redact(merit_note, traces) where private.mentions(merit_note, hints, phone, traces);
  update public.freelancer_notes set body = private.redact(body, traces) where private.mentions(body, hints, phone, traces);
  update public.client_contacts set note = private.redact(note, traces) where private.mentions(note, hints, phone, traces);
  update public.client_notes set body = private.redact(body, traces) where private.mentions(body, hints, phone, traces);
  update public.client_events set data = private.redact_json(data, traces) where private.mentions(data ->> 'reason', hints, phone, traces);
  update public.client_billing set reference = private.redact(reference, traces) where private.mentions(reference, hints, phone, traces);
  update public.client_documents set file_name = private.redact(file_name, traces) where private.mentions(file_name, hints, phone, traces);
  update public.waiting_list set note = private.redact(note, traces) where private.mentions(note, hints, phone, traces);
  update public.privacy_requests set note = private.redact(note, traces) where private.mentions(note, hints, phone, traces);
  update public.freelancer_availability set note = private.redact(note, traces) where private.mentions(note, hints, phone, traces);
  update public.legal_holds set reason = private.redact(reason, traces) where private.mentions(reason, hints, phone, traces);
  update public.booking_links set label = private.redact(label, traces) where private.mentions(label, hints, phone, traces);
  -- Names of tags are unique.
  update public.tags set name = left(private.redact(name::text, traces), 31) || ' ' || left(id::text, 8)
  where private.mentions(name::text, hints, phone, traces);
  -- The file of a mail that was kept goes with this state.
  update public.outbox
  set variables = private.redact_json(variables, traces), subject = private.redact(subject, traces),
    body_text = private.redact(body_text, traces), html = private.redact(html, traces),
    state = case when state = 'kept' then 'cancelled' else state end
  where template_key = 'client_review_link' and private.mentions(concat_ws(E'\n\n|', variables, subject, body_text, html), hints, phone, traces);
  delete from public.saved_views
  where normalize(name) ~ searched or normalize(query) ~ searched or normalize(private.url_decode(query)) ~ searched;
  update public.staff_preferences set value = private.redact_json(value, searched)
  where value is distinct from private.redact_json(value, searched);
  return null;
end $function$;
revoke all on function private.forget_person() from public;
grant execute on function private.forget_person() to service_role;

CREATE OR REPLACE FUNCTION private.forgive_attempts(starting_over text[], counted text[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from private.failed_attempts where key = any (starting_over);
  with locked as materialized (
    select key from private.failed_attempts where key = any (counted)
    order by array_position(counted, key) for update
  )
  update private.failed_attempts as tried set count = greatest(0, count - 1)
  from locked where tried.key = locked.key;
$function$;
revoke all on function private.forgive_attempts(text[],text[]) from public;
grant execute on function private.forgive_attempts(text[],text[]) to service_role;

CREATE OR REPLACE FUNCTION private.freeze_terms()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if (new.number, new.title, new.body, new.effective_on, new.published_at)
    is distinct from (old.number, old.title, old.body, old.effective_on, old.published_at)
    or new.state = 'draft' then
    raise exception 'published terms are not changed: publish a new version' using hint = 'published_terms';
  end if;
  return new;
end $function$;
revoke all on function private.freeze_terms() from public;
grant execute on function private.freeze_terms() to service_role;

CREATE OR REPLACE FUNCTION private.fulfil_erasure()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.privacy_requests set state = 'done', completed_at = now()
  where person_id = new.id and kind = 'erasure' and state in ('received', 'in_progress');
  return null;
end $function$;
revoke all on function private.fulfil_erasure() from public;
grant execute on function private.fulfil_erasure() to service_role;

CREATE OR REPLACE FUNCTION private.give_rule_task(application uuid, rule uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  given public.stage_rules;
  owner uuid;
begin
  select * into given from public.stage_rules where id = give_rule_task.rule;
  owner := private.responsible_for(application, given.staff_id);
  if given.kind = 'task' then
    insert into public.tasks (title, owner_id, due_on, application_id, created_by)
    values (given.title, owner, private.day_of(now()) + given.days, application, null);
  elsif owner is not null and not exists (
    select from public.scorecards as scorecard where scorecard.application_id = application and scorecard.staff_id = owner
  ) then
    insert into public.tasks (kind, title, owner_id, due_on, application_id, created_by)
    values ('scorecard', 'Scorecard', owner, private.day_of(now()) + given.days, application, null)
    on conflict do nothing;
  end if;
  perform private.record_application_event(
    application, 'rule_' || given.kind, jsonb_build_object('rule_id', given.id)
  );
end $function$;
revoke all on function private.give_rule_task(uuid,uuid) from public;
grant execute on function private.give_rule_task(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.guard_client_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.role() is not distinct from 'authenticated' and not private.is_staff('admin')
    and old.id not in (select private.owned_clients()) then
    raise insufficient_privilege using message = 'only the owner or an administrator renames a client',
      hint = 'client_not_yours';
  end if;
  return new;
end $function$;
revoke all on function private.guard_client_name() from public;
grant execute on function private.guard_client_name() to service_role;

CREATE OR REPLACE FUNCTION private.guard_outbox()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  is_client constant boolean := auth.role() is not distinct from 'authenticated';
begin
  if new.state in ('queued', 'failed') and new.state <> old.state
    and (new.ended is not null or not private.may_be_mailed(new.person_id, new.template_key)) then
    if is_client then
      raise exception 'the reason for this mail has ended' using hint = 'mail_reason_ended';
    end if;
    new.state := 'cancelled';
    return new;
  end if;
  -- A merge also moves mail that was sent long ago to the person who stays.
  if not is_client or new.ended is distinct from old.ended
    or (new.state, new.send_after) is not distinct from (old.state, old.send_after) then
    return new;
  end if;
  if private.is_notice(new.template_key) then
    if old.state = 'queued' then
      raise exception 'a notice is not called back' using hint = 'mail_is_notice';
    end if;
    new.send_after := now();
  end if;
  if old.state in ('failed', 'cancelled', 'kept') and new.state = 'queued' then
    new.attempts := 0;
    new.last_error := null;
  elsif not (old.state = 'queued' and new.state in ('queued', 'cancelled')) then
    raise exception 'a mail that is % cannot become %', old.state, new.state using hint = 'mail_state';
  end if;
  return new;
end $function$;
revoke all on function private.guard_outbox() from public;
grant execute on function private.guard_outbox() to service_role;

CREATE OR REPLACE FUNCTION private.guard_own_columns()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  refused text;
begin
  if auth.role() is distinct from 'authenticated' or private.is_staff('recruiter', 'admin') then
    return new;
  end if;
  select string_agg(column_name, ', ') into refused
  from jsonb_each(to_jsonb(new)) as changed (column_name, value)
  where value is distinct from to_jsonb(old) -> column_name
    and column_name <> 'updated_at'
    and column_name <> all (tg_argv);
  if refused is not null then
    raise insufficient_privilege using message = 'not yours to change: ' || refused;
  end if;
  return new;
end $function$;
revoke all on function private.guard_own_columns() from public;
grant execute on function private.guard_own_columns() to service_role;

CREATE OR REPLACE FUNCTION private.guard_portal_billing()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.role() is not distinct from 'authenticated' and not private.is_staff('admin')
    and new.client_id not in (select private.owned_clients()) then
    raise insufficient_privilege using
      message = 'only administrators and the owner of the client show its billing', hint = 'client_not_yours';
  end if;
  return new;
end $function$;
revoke all on function private.guard_portal_billing() from public;
grant execute on function private.guard_portal_billing() to service_role;

CREATE OR REPLACE FUNCTION private.guard_privacy_columns()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user in ('anon', 'authenticated', 'api_token') then
    raise insufficient_privilege using message = 'holds, erasure and merging have functions of their own';
  end if;
  return new;
end $function$;
revoke all on function private.guard_privacy_columns() from public;
grant execute on function private.guard_privacy_columns() to service_role;

CREATE OR REPLACE FUNCTION private.guard_staff_profile()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.role() is distinct from 'authenticated' then
    return new;
  end if;
  if new.user_id = auth.uid() then
    if (to_jsonb(new) - '{name,language,title,avatar_path,is_public,bio,updated_at}'::text[])
      is distinct from (to_jsonb(old) - '{name,language,title,avatar_path,is_public,bio,updated_at}'::text[]) then
      raise insufficient_privilege using message = 'you can change your own name, title, picture and language only';
    end if;
  elsif new.user_id <> old.user_id then
    raise insufficient_privilege using message = 'a profile stays with its account';
  elsif new.is_public and not old.is_public then
    raise insufficient_privilege using message = 'people decide themselves whether visitors see them';
  end if;
  return new;
end $function$;
revoke all on function private.guard_staff_profile() from public;
grant execute on function private.guard_staff_profile() to service_role;

CREATE OR REPLACE FUNCTION private.hand_over_interviews(colleague uuid, successor uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  given uuid;
begin
  for given in
    select id from public.interviews where id in (select private.coming_interviews(colleague)) order by id for update
  loop
    update public.interviews set created_by = successor where id = given and created_by = colleague;
    continue when not exists (
      select from public.interview_attendees as attendee
      where attendee.interview_id = given and attendee.staff_id = colleague and attendee.removed_at is null
    );
    begin
      update public.interview_attendees set removed_at = now() where interview_id = given and staff_id = colleague;
      insert into public.interview_attendees (interview_id, staff_id) values (given, successor)
      on conflict (interview_id, staff_id) do update set removed_at = null;
      perform private.reserve_interview(given);
      perform private.add_job('tell-of-interview', json_build_object('id', given), now(), 'interview:' || given);
    exception when exclusion_violation then
      -- The successor is busy then: the interview stays with the colleague until somebody moves it.
      null;
    end;
  end loop;
end $function$;
revoke all on function private.hand_over_interviews(uuid,uuid) from public;
grant execute on function private.hand_over_interviews(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.hand_over_shared_views()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  heir uuid;
begin
  select user_id into heir from public.staff_profiles
  where role = 'admin' and state = 'active' and user_id <> old.user_id
  order by user_id is not distinct from private.acting_staff_id() desc, created_at
  limit 1;
  update public.saved_views as view
  set user_id = heir,
    -- The heir may have a view of the same name on the same screen.
    name = case when exists (
        select from public.saved_views as own
        where own.user_id = heir and own.screen = view.screen and own.name = view.name
      ) then left(view.name, 71) || ' ' || left(view.id::text, 8) else view.name end
  where view.user_id = old.user_id and view.is_shared and heir is not null;
  return old;
end $function$;
revoke all on function private.hand_over_shared_views() from public;
grant execute on function private.hand_over_shared_views() to service_role;

CREATE OR REPLACE FUNCTION private.has_hidden_applications(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.applications where person_id = person and job_id in (select private.hidden_jobs())
  )
$function$;
revoke all on function private.has_hidden_applications(uuid) from public;
grant execute on function private.has_hidden_applications(uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.has_recent_proof()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  -- Tokens without a session are signed by whoever has the key.
  select own.session_id is null
    or exists (
      select from auth.sessions where id = own.session_id and reauthenticated_at > now() - interval '10 minutes'
    )
    or exists (
      select from auth.mfa_amr_claims as claim
      where claim.session_id = own.session_id and proves and updated_at > now() - interval '10 minutes'
    )
  from (select (auth.jwt() ->> 'session_id')::uuid as session_id) as own
$function$;
revoke all on function private.has_recent_proof() from public;
grant execute on function private.has_recent_proof() to service_role;

CREATE OR REPLACE FUNCTION private.hidden_applications()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.applications_awaiting_erasure() union all select private.applications_of_hidden_jobs()
$function$;
revoke all on function private.hidden_applications() from public;
grant execute on function private.hidden_applications() to api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.hidden_interviews()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select id from public.interviews where application_id = any (array(select private.hidden_applications()))
$function$;
revoke all on function private.hidden_interviews() from public;
grant execute on function private.hidden_interviews() to api_token, service_role;

CREATE OR REPLACE FUNCTION private.hidden_jobs()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller constant uuid := auth.uid();
  is_token constant boolean := auth.jwt() ->> 'token_id' is not null;
begin
  if caller is null or not exists (select from public.job_staff where is_restricted)
    or not is_token and coalesce(private.staff_role(), 'admin') = 'admin' then
    return;
  end if;
  return query select staff.job_id from public.job_staff as staff
    where staff.is_restricted and (is_token or (
      staff.owner_id is distinct from caller
      and not exists (
        select from public.job_members as member where member.job_id = staff.job_id and member.staff_id = caller
      )
    ));
end $function$;
revoke all on function private.hidden_jobs() from public;
grant execute on function private.hidden_jobs() to api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.hidden_people()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.people_awaiting_erasure() union all select private.people_of_hidden_jobs()
$function$;
revoke all on function private.hidden_people() from public;
grant execute on function private.hidden_people() to api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.highlight(language regconfig, body text, wanted tsquery)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select replace(replace(replace(replace(replace(btrim(marked), 'cplusplus', 'C++'), 'csharp', 'C#'), 'Csharp', 'C#'), 'dotnet', '.NET'), 'fsharp', 'F#')
  from ts_headline(language, translate(private.spell_out(left(body, 20000)), '⟦⟧', ''), wanted,
    'StartSel="⟦", StopSel="⟧", MaxWords=25, MinWords=10') as headline (marked)
  where marked like '%⟦%'
$function$;
revoke all on function private.highlight(regconfig,text,tsquery) from public;
grant execute on function private.highlight(regconfig,text,tsquery) to service_role;

CREATE OR REPLACE FUNCTION private.hint(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select coalesce((
    select '%' || lower(part) || '%'
    from regexp_split_to_table(normalize(value), '[^A-Za-z0-9]+') as part
    where part <> ''
    order by length(part) desc limit 1
  ), '%')
$function$;
revoke all on function private.hint(text) from public;
grant execute on function private.hint(text) to service_role;

CREATE OR REPLACE FUNCTION private.hint_of_phone(phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select '%' || regexp_replace(right(regexp_replace(phone, '\D', '', 'g'), 6), '(\d)', '\1%', 'g')
$function$;
revoke all on function private.hint_of_phone(text) from public;
grant execute on function private.hint_of_phone(text) to service_role;

CREATE OR REPLACE FUNCTION private.hints_of(person public.people, with_name boolean)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select array_remove(array[
    '%' || person.id || '%',
    case when person.email is not null then private.hint(split_part(person.email::text, '@', 1)) end,
    case when person.linkedin_url is not null then private.hint(regexp_replace(person.linkedin_url::text, '^.*/in/', '')) end,
    case when with_name then private.hint(person.last_name) end
  ], null)
$function$;
revoke all on function private.hints_of(public.people,boolean) from public;
grant execute on function private.hints_of(public.people,boolean) to service_role;

CREATE OR REPLACE FUNCTION private.index_changed_people()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ids uuid[];
begin
  with done as (
    delete from private.changed_people where transaction = pg_current_xact_id() returning person_id
  )
  select array_agg(distinct person_id) into ids from done;
  if ids is null then
    return null;
  end if;
  delete from private.person_words where person_id = any (ids)
    and not exists (select from public.people where id = person_id and merged_into is null and anonymised_at is null);
  with texts as materialized (
    select person.id, sum(octet_length(text.body)) > 100000 as is_long,
      string_agg(text.body, E'\n\n' order by text.weight, text.written_at desc) as body
    from public.people as person
    cross join lateral (
      select body, weight, written_at, sum(octet_length(body)) over (
        order by weight, written_at desc rows between unbounded preceding and 1 preceding
      ) as bytes_before
      from private.texts_of_person(person.id)
    ) as text
    where person.id = any (ids) and person.merged_into is null and person.anonymised_at is null
      and coalesce(text.bytes_before, 0) <= 100000
    group by person.id
  ), long as (
    -- Those without a row are new to the task anyway.
    update private.person_words set is_stale = true
    where person_id in (select id from texts where is_long) and not is_stale
  )
  insert into private.person_words (person_id, words)
  select id, private.words_of(body) from texts where not is_long
  -- Concurrent transactions lock the rows in the same order.
  order by id
  on conflict (person_id) do update set words = excluded.words, is_stale = false;
  return null;
end $function$;
revoke all on function private.index_changed_people() from public;
grant execute on function private.index_changed_people() to service_role;

CREATE OR REPLACE FUNCTION private.index_people(ids uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from private.person_words where person_id = any (ids)
    and not exists (select from public.people where id = person_id and merged_into is null and anonymised_at is null);
  insert into private.person_words (person_id, words, open_words)
  select person.id, private.words_of(string_agg(text.body, E'\n\n' order by text.weight, text.written_at desc)),
    case when bool_or(text.is_restricted) then private.words_of(
      string_agg(text.body, E'\n\n' order by text.weight, text.written_at desc) filter (where not text.is_restricted)
    ) end
  from public.people as person
  cross join lateral (
    select body, weight, written_at, is_restricted, sum(octet_length(body)) over (
      order by weight, written_at desc rows between unbounded preceding and 1 preceding
    ) as bytes_before
    from private.texts_of_person(person.id)
  ) as text
  where person.id = any (ids) and person.merged_into is null and person.anonymised_at is null
    and coalesce(text.bytes_before, 0) < 800000
  group by person.id
  -- Concurrent transactions lock the rows in the same order.
  order by person.id
  on conflict (person_id) do update set words = excluded.words, open_words = excluded.open_words, is_stale = false
$function$;
revoke all on function private.index_people(uuid[]) from public;
grant execute on function private.index_people(uuid[]) to service_role;

CREATE OR REPLACE FUNCTION private.index_people_of_job()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.person_words set is_stale = true, open_words = case when new.is_restricted then '' else open_words end
  where person_id in (select person_id from public.applications where job_id = new.job_id);
  return null;
end $function$;
revoke all on function private.index_people_of_job() from public;
grant execute on function private.index_people_of_job() to service_role;

CREATE OR REPLACE FUNCTION private.index_stale_people(most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ids uuid[] := array(
    (select person_id from private.person_words where is_stale order by person_id limit most)
    union all
    (select id from public.people as person where merged_into is null and anonymised_at is null
      and not exists (select from private.person_words as words where words.person_id = person.id) limit most)
  );
begin
  perform private.index_people(ids);
  return cardinality(ids);
end $function$;
revoke all on function private.index_stale_people(integer) from public;
grant execute on function private.index_stale_people(integer) to service_role;

CREATE OR REPLACE FUNCTION private.is_correcting_plan(corrected uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(current_setting('plans.corrected', true), '') = corrected::text
$function$;
revoke all on function private.is_correcting_plan(uuid) from public;
grant execute on function private.is_correcting_plan(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.is_file_name(name text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select name !~ '[\u0001-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069/\\]' and btrim(name) <> ''
$function$;
revoke all on function private.is_file_name(text) from public;
grant execute on function private.is_file_name(text) to api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.is_frequent(wanted tsquery, most integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  total constant float8 := (select reltuples from pg_catalog.pg_class where oid = 'private.person_words'::regclass);
  plan json;
begin
  if wanted is null or total <= 0 then
    return false;
  end if;
  execute format('explain (format json) select from private.person_words where words @@ %L::tsquery', wanted) into plan;
  return (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8 ^ 2 > 6 * most * total;
end $function$;
revoke all on function private.is_frequent(tsquery,integer) from public;
grant execute on function private.is_frequent(tsquery,integer) to service_role;

CREATE OR REPLACE FUNCTION private.is_message_text(value jsonb, max_bytes integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select jsonb_typeof(value) = 'object' and value - 'en' - 'sv' = '{}' and pg_column_size(value) <= max_bytes
    and jsonb_typeof(coalesce(nullif(value -> 'en', 'null'), '{}')) = 'object'
    and jsonb_typeof(coalesce(nullif(value -> 'sv', 'null'), '{}')) = 'object'
$function$;
revoke all on function private.is_message_text(jsonb,integer) from public;
grant execute on function private.is_message_text(jsonb,integer) to api_token, authenticated, service_role;
comment on function private.is_message_text(jsonb,integer) is 'Documents of the editor, by language.';

CREATE OR REPLACE FUNCTION private.is_notice(template text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select template in (
    'person_email_changed', 'privacy_erasure_confirmed', 'privacy_request_received', 'auth_account_exists',
    'auth_email_changed', 'auth_factor_added', 'auth_factor_removed', 'auth_identity_linked', 'auth_identity_unlinked',
    'auth_new_device', 'auth_passkey_added', 'auth_passkey_copied', 'auth_passkey_removed', 'auth_password_changed',
    'auth_phone_changed', 'auth_recovery_codes_created'
  )
$function$;
revoke all on function private.is_notice(text) from public;
grant execute on function private.is_notice(text) to service_role;

CREATE OR REPLACE FUNCTION private.is_own_picture(named text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select private.is_picture_url(named)
    or named ~ '^[A-Za-z0-9_-][A-Za-z0-9_.-]*(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$'
    or named ~ '^[A-Za-z0-9_-]+:\d+$'
$function$;
revoke all on function private.is_own_picture(text) from public;
grant execute on function private.is_own_picture(text) to api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.is_paused_on(client uuid, day date)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.client_plan_pauses where client_id = client and day between starts_on and ends_on)
$function$;
revoke all on function private.is_paused_on(uuid,date) from public;
grant execute on function private.is_paused_on(uuid,date) to service_role;

CREATE OR REPLACE FUNCTION private.is_picture_url(url text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select url ~ '^/storage/v1/(object|render/image)/public/media/[A-Za-z0-9_-][A-Za-z0-9_.-]*(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*(\?[A-Za-z0-9_=&.-]*)?$'
    or (
      url ~* '^(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+\.(avif|gif|jpe?g|png|svg|webp)$'
      and url !~* '^/(auth|functions|realtime|rest|storage)/'
    )
$function$;
revoke all on function private.is_picture_url(text) from public;
grant execute on function private.is_picture_url(text) to api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.is_referenced(referred regclass, id uuid, left_out regclass[])
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  key record;
  found_row boolean;
begin
  for key in
    select own.attrelid::regclass as relation, own.attname as name from pg_catalog.pg_constraint
    cross join unnest(conkey, confkey) as part (own_column, other_column)
    join pg_catalog.pg_attribute as own on own.attrelid = conrelid and own.attnum = own_column
    join pg_catalog.pg_attribute as other on other.attrelid = confrelid and other.attnum = other_column and other.attname = 'id'
    where contype = 'f' and confrelid = referred and conrelid <> all (left_out::oid[])
  loop
    execute format('select exists (select from %s where %I = $1)', key.relation, key.name) into found_row using id;
    if found_row then return true; end if;
  end loop;
  return false;
end $function$;
revoke all on function private.is_referenced(regclass,uuid,regclass[]) from public;
grant execute on function private.is_referenced(regclass,uuid,regclass[]) to service_role;

CREATE OR REPLACE FUNCTION private.is_removing_demo()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(current_setting('demo.is_removed', true), '') = 'true'
$function$;
revoke all on function private.is_removing_demo() from public;
grant execute on function private.is_removing_demo() to service_role;

CREATE OR REPLACE FUNCTION private.is_restricted_application(application uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (
    select from public.applications as known join public.job_staff as staff on staff.job_id = known.job_id
    where known.id = application and staff.is_restricted
  )
$function$;
revoke all on function private.is_restricted_application(uuid) from public;
grant execute on function private.is_restricted_application(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.is_restricted_document(document uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select (
    exists (
      select from public.applications as cv
      where cv.cv_document_id = document and cv.job_id in (select job_id from public.job_staff where is_restricted)
    )
    and not exists (
      select from public.applications as cv
      where cv.cv_document_id = document and cv.job_id not in (select job_id from public.job_staff where is_restricted)
    )
    and not exists (select from public.candidates as role where role.cv_document_id = document)
    and not exists (select from public.freelancers as role where role.cv_document_id = document)
  ) or exists (
    select from public.inbox_attachments as attachment
    join public.inbox as mail on mail.id = attachment.mail_id
    join public.conversations as conversation on conversation.id = mail.conversation_id
    where attachment.document_id = document and private.is_restricted_application(conversation.application_id)
  )
$function$;
revoke all on function private.is_restricted_document(uuid) from public;
grant execute on function private.is_restricted_document(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.is_safe_url(url text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select url !~ '[\u0001-\u001f\u007f\\]' and case
    when url ~ '^/' then
      path !~ '^//'
      -- Removing dot segments may leave two slashes at the beginning.
      and not (path ~ '//' and path ~* '/(\.|%2e){1,2}(/|$)')
    -- Credentials look like a host: https://known.example@other.example
    when url ~* '^https?:' then url ~* '^https?://[^/?#@\s]+([/?#]|$)'
    else url ~* '^(mailto:|tel:|#)'
  end
  from regexp_replace(url, '[?#].*$', '') as path
$function$;
revoke all on function private.is_safe_url(text) from public;
grant execute on function private.is_safe_url(text) to api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.is_shown_job(job uuid, colleague uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not exists (
    select from public.job_staff as known where known.job_id = is_shown_job.job and known.is_restricted
  )
  or exists (select from public.staff_profiles where user_id = colleague and role = 'admin')
  or exists (select from public.job_staff as staff where staff.job_id = is_shown_job.job and staff.owner_id = colleague)
  or exists (select from public.job_members as member where member.job_id = is_shown_job.job and member.staff_id = colleague)
$function$;
revoke all on function private.is_shown_job(uuid,uuid) from public;
grant execute on function private.is_shown_job(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.is_shown_to_contact(job uuid, person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not exists (
    select from public.job_staff as known where known.job_id = is_shown_to_contact.job and known.is_restricted
  )
  or exists (
    select from public.job_contacts as contact
    where contact.job_id = is_shown_to_contact.job and contact.person_id = is_shown_to_contact.person
  )
$function$;
revoke all on function private.is_shown_to_contact(uuid,uuid) from public;
grant execute on function private.is_shown_to_contact(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.is_staff(VARIADIC roles public.staff_role[] DEFAULT '{}'::public.staff_role[])
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce((select cardinality(roles) = 0 or role = any (roles) from private.staff_role() as role where role is not null), false)
$function$;
revoke all on function private.is_staff(public.staff_role[]) from public;
grant execute on function private.is_staff(public.staff_role[]) to anon, api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.is_stop_word(word text)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select numnode(plainto_tsquery('pg_catalog.english', word)) = 0 or numnode(plainto_tsquery('pg_catalog.swedish', word)) = 0
$function$;
revoke all on function private.is_stop_word(text) from public;
grant execute on function private.is_stop_word(text) to service_role;

CREATE OR REPLACE FUNCTION private.is_unmistakable(given text, family text, erased uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with orders as materialized (
    select private.plain_words(given || ' ' || family) as words
    union all select private.plain_words(family || ' ' || given)
  ), split as (
    select string_to_array(btrim(words), ' ') as word from orders
  ), pair as materialized (
    select distinct ' ' || word[place] || ' ' || word[place + 1] || ' ' as words
    from split, generate_series(1, cardinality(word) - 1) as place
  ), names as materialized (
    select private.plain_words(name) as words from (
      select name from public.staff_profiles
      union all select name from public.clients
      union all select legal_name from public.client_details where legal_name is not null
    ) as known
  ), texts as materialized (
    select private.plain_words(concat_ws(' ', title, summary, description, requirements, process)) as words
    from public.jobs
    union all select private.plain_words(concat_ws(' ', title, excerpt, body)) from public.articles
    union all select words from names
  )
  select length(regexp_replace(given, '[^' || private.word_class() || ']|[0-9_]', '', 'g')) >= 2
    and length(regexp_replace(family, '[^' || private.word_class() || ']|[0-9_]', '', 'g')) >= 2
    and length(given || family) >= 5
    -- A sentence is not a name.
    and (select max(cardinality(word)) from split) <= 8
    and not exists (
      select from public.people as namesake
      where namesake.id <> erased and namesake.anonymised_at is null and namesake.merged_into is null
        and lower(normalize(namesake.full_name)) in (lower(normalize(given || ' ' || family)), lower(normalize(family || ' ' || given)))
    )
    -- The name of a colleague or client, also as a part of a longer one.
    and not exists (
      select from names, orders where length(names.words) > 3 and position(names.words in orders.words) > 0
    )
    -- Two words that stand next to each other in a text of the agency.
    and not exists (select from texts, pair where position(pair.words in texts.words) > 0)
    -- What several others write about themselves, such as a profession, names nobody.
    and (
      select count(*) from (
        select document.person_id
        from (
          select private.search_phrase(given || ' ' || family) || private.search_phrase(family || ' ' || given) as phrase
        ) as name
        join private.person_words as words on words.words @@ name.phrase and words.person_id <> erased
        -- Notes of colleagues may name the erased person.
        join public.documents as document on document.person_id = words.person_id
          and private.words_of(document.extracted_text) @@ name.phrase
        union
        select headed.id from public.people as headed
        where headed.id <> erased and case when position(lower(family) in lower(headed.headline)) > 0
          then exists (select from orders where position(orders.words in private.plain_words(headed.headline)) > 0) end
        limit 3
      ) as others
    ) < 3
$function$;
revoke all on function private.is_unmistakable(text,text,uuid) from public;
grant execute on function private.is_unmistakable(text,text,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.join_words(words text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select coalesce(array_to_string(words, ' '), '')
$function$;
revoke all on function private.join_words(text[]) from public;
grant execute on function private.join_words(text[]) to anon, api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.keep_client_of_shortlists()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.review_links where job_id = new.id) then
    raise check_violation using message = 'a job with shortlists keeps its client', hint = 'job_has_shortlists';
  end if;
  -- A note that was written for one client is not for the next.
  update public.application_notes as note set is_for_client = false
  from public.applications as application
  where application.job_id = new.id and note.application_id = application.id and note.is_for_client;
  return new;
end $function$;
revoke all on function private.keep_client_of_shortlists() from public;
grant execute on function private.keep_client_of_shortlists() to service_role;

CREATE OR REPLACE FUNCTION private.keep_custom_options()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (
    select option ->> 'value' from jsonb_array_elements(old.options) as option
    except select option ->> 'value' from jsonb_array_elements(new.options) as option
  ) then
    raise check_violation using message = 'an option may be in use', hint = 'option_missing';
  end if;
  return new;
end $function$;
revoke all on function private.keep_custom_options() from public;
grant execute on function private.keep_custom_options() to service_role;

CREATE OR REPLACE FUNCTION private.latest_applications_found(query text, most integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  wanted constant tsquery := private.people_query(query);
  loose constant tsquery := private.without_order(wanted);
  patterns constant text[] := private.search_patterns(query);
  total constant float8 := private.count_searched();
  named_estimate constant float8 := private.estimate_named(patterns);
  estimate constant float8 := private.estimate_people(coalesce(loose, wanted)) + named_estimate;
  -- A name that many have is looked up for each application instead.
  is_common constant boolean := named_estimate > 10 * most;
  named constant uuid[] := case when is_common then private.people_named_before(patterns) else array(select private.people_named(query)) end;
  looked_up constant text[] := case when is_common then patterns else '{}' end;
  sample uuid[];
  share float8;
  met float8;
  found uuid[];
begin
  perform private.require_recruiter();
  if estimate > most * (case when loose is null then 10 else 4 end) then
    sample := array(
      select latest.person_id from public.applications as latest
      order by latest.created_at desc, latest.id desc limit least(4 * most, 200)
    );
    share := private.share_found(wanted, patterns, sample);
    met := case when loose is null then share else private.share_found(loose, patterns, sample) end;
  end if;
  -- To compare a person with the words costs as much as to collect ten or more from the index.
  if 10 * most * (case when loose is null then 1 else 1 - met end) < share * met * total then
    found := private.walk_applications(wanted, null, named, looked_up, most, (2 * most / share)::bigint);
    if cardinality(found) = most then
      return found;
    end if;
  end if;
  if loose is not null and most < share * total then
    return private.walk_applications(wanted, private.people_having(loose, null, 'person'), named, looked_up, most);
  end if;
  found := private.people_having(wanted, loose, 'person')
    || case when is_common then array(select private.people_named(query)) else named end;
  -- A person has several applications, so to look them up costs more.
  if 9 * cardinality(found)::float8 ^ 2 > most * total then
    return private.walk_applications(null, found, '{}', '{}', most);
  end if;
  return array(
    select application.id from public.applications as application
    where application.person_id in (select unnest(found))
      and application.person_id not in (select private.people_awaiting_erasure())
      and application.job_id not in (select private.hidden_jobs())
    order by application.created_at desc, application.id desc
    limit most
  );
end $function$;
revoke all on function private.latest_applications_found(text,integer) from public;
grant execute on function private.latest_applications_found(text,integer) to service_role;

CREATE OR REPLACE FUNCTION private.latest_people_found(query text, role text, most integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  wanted constant tsquery := private.people_query(query);
  loose constant tsquery := private.without_order(wanted);
  patterns constant text[] := private.search_patterns(query);
  total constant float8 := private.count_searched();
  named_estimate constant float8 := private.estimate_named(patterns);
  estimate constant float8 := private.estimate_people(coalesce(loose, wanted)) + named_estimate;
  sample uuid[];
  share float8;
  met float8;
  found uuid[];
begin
  perform private.require_recruiter();
  if estimate > most * (case when loose is null then 10 else 4 end) and role <> 'freelancer' then
    sample := array(
      select latest.id from public.people as latest
      where latest.merged_into is null and latest.anonymised_at is null and latest.erase_after is null
        and case when role = 'candidate' then (select true from public.candidates as candidate where candidate.person_id = latest.id) else true end
      order by latest.last_activity_at desc, latest.id desc limit least(4 * most, 200)
    );
    share := private.share_found(wanted, patterns, sample);
    met := case when loose is null then share else private.share_found(loose, patterns, sample) end;
  end if;
  -- To compare a person with the words costs as much as to collect ten or more from the index.
  if 10 * most * (case when loose is null then 1 else 1 - met end) < share * met * total then
    found := private.walk_people(wanted, null, patterns, role, most, (2 * most / share)::bigint);
    if cardinality(found) = most then
      return found;
    end if;
  end if;
  if loose is not null and most < share * total then
    return private.walk_people(wanted, private.people_having(loose, null, role), patterns, role, most);
  end if;
  found := private.people_having(wanted, loose, role) || array(select private.people_named(query));
  if role = 'candidate' then
    found := array(select pooled.person_id from public.candidates as pooled where pooled.person_id in (select unnest(found)));
  elsif role = 'freelancer' then
    found := array(select pooled.person_id from public.freelancers as pooled where pooled.person_id in (select unnest(found)));
  end if;
  -- To look up a person costs as much as to pass by three.
  if 3 * cardinality(found)::float8 ^ 2 > most * total then
    return private.walk_people(null, found, patterns, role, most);
  end if;
  return array(
    select person.id from public.people as person
    where person.id in (select unnest(found)) and person.merged_into is null and person.anonymised_at is null
      and person.id not in (select private.people_of_hidden_jobs())
      and (role <> 'candidate' or exists (select from public.candidates as candidate where candidate.person_id = person.id))
      and (role <> 'freelancer' or exists (select from public.freelancers as freelancer where freelancer.person_id = person.id))
    order by person.last_activity_at desc, person.id desc
    limit most
  );
end $function$;
revoke all on function private.latest_people_found(text,text,integer) from public;
grant execute on function private.latest_people_found(text,text,integer) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.latest_people_named(query text, most integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  patterns constant text[] := private.search_patterns(query);
  before constant uuid[] := private.people_named_before(patterns);
begin
  return array(
    (select person.id from public.people as person
    where person.search_name like any (patterns) and person.merged_into is null and person.anonymised_at is null
      and person.erase_after is null
    order by person.last_activity_at desc, person.id desc limit most)
    union
    select person.id from public.people as person
    where person.id = any (before) and person.merged_into is null and person.erase_after is null
  );
end $function$;
revoke all on function private.latest_people_named(text,integer) from public;
grant execute on function private.latest_people_named(text,integer) to service_role;

CREATE OR REPLACE FUNCTION private.limit_own_changes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wait float8;
begin
  if private.is_staff() then return null; end if;
  wait := private.take_token('changes:' || auth.uid(), 1000, 1 / 10.0);
  if wait > 0 then
    raise sqlstate 'PT429' using message = 'Too many changes', hint = format('Try again in %s seconds.', ceil(wait));
  end if;
  return null;
end $function$;
revoke all on function private.limit_own_changes() from public;
grant execute on function private.limit_own_changes() to service_role;

CREATE OR REPLACE FUNCTION private.limit_periods()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  freelancer uuid;
begin
  for freelancer in select distinct person_id from inserted order by person_id loop
    -- The lock comes first, so that two inserts at once are counted one after the other.
    perform from public.freelancers where person_id = freelancer for no key update;
    if (select count(*) > 500 from public.freelancer_availability where person_id = freelancer) then
      raise check_violation using message = 'a calendar has at most 500 periods', hint = 'too_many_periods';
    end if;
  end loop;
  return null;
end $function$;
revoke all on function private.limit_periods() from public;
grant execute on function private.limit_periods() to service_role;

CREATE OR REPLACE FUNCTION private.limit_review_validity()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- The last day ends after the time of day at which it was chosen, and may be an hour longer.
  if new.expires_at > now() + interval '181 days 1 hour' then
    raise check_violation using message = 'a review link is valid for at most 180 days';
  end if;
  return new;
end $function$;
revoke all on function private.limit_review_validity() from public;
grant execute on function private.limit_review_validity() to service_role;

CREATE OR REPLACE FUNCTION private.list_demo_rows()
 RETURNS TABLE(kind text, row_id uuid)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with edited as (
    select later.row_id from public.website_versions as later
    join public.website_versions as first on first.row_id = later.row_id and first.version = 1
    where later.content <> first.content and later.edited_by is not null
      and later.edited_by not in (select demo.row_id from private.demo_rows as demo where demo.kind = 'users')
  ), people as (
    select demo.row_id from private.demo_rows as demo where demo.kind = 'people'
  ), jobs as (
    select demo.row_id from private.demo_rows as demo
    where demo.kind = 'jobs' and not exists (
      select from public.applications as application
      where application.job_id = demo.row_id and application.person_id not in (select people.row_id from people)
    )
  )
  select demo.kind, demo.row_id from private.demo_rows as demo
  where case demo.kind
    when 'customer_logos' then exists (select from public.customer_logos where id = demo.row_id)
      and demo.row_id not in (select edited.row_id from edited)
    when 'testimonials' then exists (select from public.testimonials where id = demo.row_id)
      and demo.row_id not in (select edited.row_id from edited)
    when 'team_members' then exists (select from public.team_members where id = demo.row_id)
      and demo.row_id not in (select edited.row_id from edited)
    when 'page_texts' then exists (select from public.page_texts where id = demo.row_id and state <> 'draft')
      and demo.row_id not in (select edited.row_id from edited)
    when 'articles' then exists (
      select from public.articles as article where article.id = demo.row_id and article.version = demo.version
    )
    when 'booking_links' then exists (select from public.booking_links where id = demo.row_id)
    when 'jobs' then demo.row_id in (select jobs.row_id from jobs)
      and exists (select from public.jobs where id = demo.row_id)
    when 'clients' then exists (select from public.clients where id = demo.row_id) and not exists (
      select from public.jobs where client_id = demo.row_id and id not in (select jobs.row_id from jobs)
    )
    when 'people' then exists (select from public.people where id = demo.row_id) and not exists (
      select from public.people as merged
      where merged.merged_into = demo.row_id and merged.id not in (select people.row_id from people)
    )
    when 'outbox' then exists (select from public.outbox where id = demo.row_id)
    when 'privacy_requests' then exists (select from public.privacy_requests where id = demo.row_id)
    when 'tags' then exists (select from public.tags where id = demo.row_id) and not exists (
      select from public.person_tags
      where tag_id = demo.row_id and person_id not in (select people.row_id from people)
    )
    when 'client_projects' then exists (select from public.client_projects where id = demo.row_id)
    when 'client_plans' then exists (select from public.client_plans where id = demo.row_id)
    when 'client_plan_pauses' then exists (select from public.client_plan_pauses where id = demo.row_id)
    when 'client_notes' then exists (select from public.client_notes where id = demo.row_id)
    when 'client_events' then exists (select from public.client_events where md5(id::text)::uuid = demo.row_id)
    when 'saved_views' then exists (select from public.saved_views where id = demo.row_id)
    when 'users' then exists (select from auth.users where id = demo.row_id)
    when 'article_tags' then exists (
      select from public.article_tags as tag where md5(tag.slug)::uuid = demo.row_id and not exists (
        select from public.articles as article where article.tags @> array[tag.slug::text] and not exists (
          select from private.demo_rows as written
          where written.kind = 'articles' and written.row_id = article.id and written.version = article.version
        )
      )
    )
    else false
  end
$function$;
revoke all on function private.list_demo_rows() from public;
grant execute on function private.list_demo_rows() to service_role;

CREATE OR REPLACE FUNCTION private.list_referenced(referred regclass, ids uuid[], left_out regclass[])
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  key record;
begin
  for key in
    select own.attrelid::regclass as relation, own.attname as name from pg_catalog.pg_constraint
    cross join unnest(conkey, confkey) as part (own_column, other_column)
    join pg_catalog.pg_attribute as own on own.attrelid = conrelid and own.attnum = own_column
    join pg_catalog.pg_attribute as other on other.attrelid = confrelid and other.attnum = other_column and other.attname = 'id'
    where contype = 'f' and confrelid = referred and conrelid <> all (left_out::oid[])
  loop
    return query execute format('select distinct %2$I from %1$s where %2$I = any ($1)', key.relation, key.name) using ids;
  end loop;
end $function$;
revoke all on function private.list_referenced(regclass,uuid[],regclass[]) from public;
grant execute on function private.list_referenced(regclass,uuid[],regclass[]) to service_role;

CREATE OR REPLACE FUNCTION private.lock_administrators()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('staff_profiles.administrators'));
  return null;
end $function$;
revoke all on function private.lock_administrators() from public;
grant execute on function private.lock_administrators() to service_role;

CREATE OR REPLACE FUNCTION private.log_application_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    perform private.record_application_event(new.id, 'created', jsonb_build_object('stage', new.stage, 'source', new.source));
  else
    if new.stage <> old.stage then
      perform private.record_application_event(new.id, 'stage_moved', jsonb_build_object(
        'from', old.stage, 'to', new.stage, 'reason_id', new.reject_reason_id,
        -- Other words are about the person.
        'reason', case when new.reject_reason in ('experience', 'skills', 'terms', 'filled', 'other') then new.reject_reason end
      ) || jsonb_strip_nulls(jsonb_build_object('from_step', old.step_id, 'to_step', new.step_id)));
    -- A trigger that gives the application a step of another template moves nobody.
    elsif new.step_id <> old.step_id and new.job_id = old.job_id and pg_trigger_depth() = 1 then
      perform private.record_application_event(new.id, 'step_moved', jsonb_build_object(
        'from', old.stage, 'to', new.stage, 'from_step', old.step_id, 'to_step', new.step_id
      ));
    end if;
    if new.job_id <> old.job_id then
      perform private.record_application_event(new.id, 'job_moved', jsonb_build_object('from', old.job_id, 'to', new.job_id));
    end if;
    if new.owner_id is distinct from old.owner_id then
      perform private.record_application_event(new.id, 'owner_changed', jsonb_build_object('from', old.owner_id, 'to', new.owner_id));
    end if;
    if new.withdrawn_at is not null and old.withdrawn_at is null then
      perform private.record_application_event(new.id, 'withdrawn');
    end if;
  end if;
  update public.people set last_activity_at = now() where id = new.person_id and last_activity_at < now();
  return null;
end $function$;
revoke all on function private.log_application_event() from public;
grant execute on function private.log_application_event() to service_role;

CREATE OR REPLACE FUNCTION private.log_approval()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    perform private.record_client_event(
      new.client_id, 'ad_approval_asked', jsonb_build_object('job_id', new.job_id)
    );
  elsif old.decision is null and new.decision is not null then
    perform private.record_client_event(
      new.client_id, case new.decision when 'approved' then 'ad_approved' else 'ad_changes_asked' end,
      jsonb_build_object('job_id', new.job_id, 'person_id', new.person_id)
    );
    insert into public.notifications (user_id, kind, client_id, approval_id)
    select profile.user_id, case new.decision when 'approved' then 'ad_approved' else 'ad_changes_asked' end,
      new.client_id, new.id
    from public.staff_profiles as profile
    where profile.role in ('recruiter', 'admin') and profile.state = 'active'
      and profile.user_id in (
        select new.asked_by union select owner_id from public.job_staff where job_id = new.job_id
      );
    perform private.cancel_mail_of_approval(new.id);
  elsif old.ended is null and new.ended is not null then
    perform private.cancel_mail_of_approval(new.id);
  end if;
  perform private.tell_portal(new.client_id);
  return null;
end $function$;
revoke all on function private.log_approval() from public;
grant execute on function private.log_approval() to service_role;

CREATE OR REPLACE FUNCTION private.log_client()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.record_client_event(new.id, 'created');
  return null;
end $function$;
revoke all on function private.log_client() from public;
grant execute on function private.log_client() to service_role;

CREATE OR REPLACE FUNCTION private.log_client_contact()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    perform private.record_client_event(new.client_id, 'contact_added', jsonb_build_object('person_id', new.person_id));
  else
    perform private.record_client_event(old.client_id, 'contact_removed', jsonb_build_object('person_id', old.person_id));
  end if;
  return null;
end $function$;
revoke all on function private.log_client_contact() from public;
grant execute on function private.log_client_contact() to service_role;

CREATE OR REPLACE FUNCTION private.log_client_lead()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.record_client_event(new.client_id, 'lead_converted', jsonb_build_object('lead_id', new.id));
  return null;
end $function$;
revoke all on function private.log_client_lead() from public;
grant execute on function private.log_client_lead() to service_role;

CREATE OR REPLACE FUNCTION private.log_client_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.record_client_event(
    new.client_id, 'owner_changed', jsonb_build_object('from', old.owner_id, 'to', new.owner_id)
  );
  return null;
end $function$;
revoke all on function private.log_client_owner() from public;
grant execute on function private.log_client_owner() to service_role;

CREATE OR REPLACE FUNCTION private.log_client_pause()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  one public.client_plan_pauses := coalesce(new, old);
begin
  perform private.record_client_event(
    one.client_id, case tg_op when 'INSERT' then 'plan_paused' when 'UPDATE' then 'pause_changed' else 'pause_cancelled' end,
    jsonb_build_object('starts_on', one.starts_on, 'ends_on', one.ends_on)
  );
  return null;
end $function$;
revoke all on function private.log_client_pause() from public;
grant execute on function private.log_client_pause() to service_role;

CREATE OR REPLACE FUNCTION private.log_client_plan()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  one public.client_plans := coalesce(new, old);
begin
  perform private.record_client_event(
    one.client_id, case tg_op when 'INSERT' then 'plan_started' when 'UPDATE' then 'plan_end_set' else 'plan_cancelled' end,
    jsonb_build_object('plan', one.plan, 'starts_on', one.starts_on, 'ends_on', one.ends_on)
  );
  return null;
end $function$;
revoke all on function private.log_client_plan() from public;
grant execute on function private.log_client_plan() to service_role;

CREATE OR REPLACE FUNCTION private.log_client_project()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.record_client_event(
    new.client_id,
    case
      when tg_op = 'INSERT' then 'project_started'
      when new.cancelled_on is not null then 'project_cancelled'
      when new.signed_on is not null then 'project_signed'
      else 'project_reopened'
    end,
    jsonb_strip_nulls(jsonb_build_object(
      'job_id', new.job_id, 'starts_on', new.starts_on, 'signed_on', new.signed_on,
      'guarantee_ends_on', new.guarantee_ends_on, 'cancelled_on', new.cancelled_on
    ))
  );
  return null;
end $function$;
revoke all on function private.log_client_project() from public;
grant execute on function private.log_client_project() to service_role;

CREATE OR REPLACE FUNCTION private.log_client_search()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.record_client_event(
    new.client_id, 'search_' || case new.state when 'open' then 'opened' else 'closed' end,
    jsonb_build_object('job_id', new.id)
  );
  return null;
end $function$;
revoke all on function private.log_client_search() from public;
grant execute on function private.log_client_search() to service_role;

CREATE OR REPLACE FUNCTION private.log_freelancer_state()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.acting_staff_id() is null and 'paused' in (old.state, new.state) then
    return null;
  end if;
  insert into public.person_events (person_id, kind, actor_id, data)
  values (new.person_id, 'freelancer_state_changed', private.acting_staff_id(),
    jsonb_build_object('from', old.state, 'to', new.state));
  return null;
end $function$;
revoke all on function private.log_freelancer_state() from public;
grant execute on function private.log_freelancer_state() to service_role;

CREATE OR REPLACE FUNCTION private.log_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.record_client_event(
    new.client_id,
    case
      when old.state = 'draft' and new.kind = 'credit_note' then 'credit_note_sent'
      when old.state = 'draft' then 'invoice_sent'
      when new.state = 'paid' then 'invoice_paid'
      else 'invoice_reopened'
    end,
    jsonb_build_object('invoice_id', new.id, 'number', new.number, 'month', new.month)
  );
  return null;
end $function$;
revoke all on function private.log_invoice() from public;
grant execute on function private.log_invoice() to service_role;

CREATE OR REPLACE FUNCTION private.log_mail_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.application_id is null or (tg_op = 'UPDATE' and new.state = old.state) or new.state = 'sending' then
    return null;
  end if;
  perform private.record_application_event(
    new.application_id, 'mail_' || new.state, jsonb_build_object('mail_id', new.id, 'template', new.template_key)
  );
  if new.is_answer and new.state in ('sent', 'kept') then
    update public.applications set owed_answer_since = null
    where id = new.application_id and owed_answer_since <= new.created_at;
  end if;
  return null;
end $function$;
revoke all on function private.log_mail_event() from public;
grant execute on function private.log_mail_event() to service_role;

CREATE OR REPLACE FUNCTION private.log_note_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    perform private.record_application_event(new.application_id, 'note_added', jsonb_build_object('note_id', new.id));
  end if;
  insert into public.notifications (user_id, kind, actor_id, application_id, data)
  select profile.user_id, 'mention', new.author_id, new.application_id, jsonb_build_object('note_id', new.id)
  from public.staff_profiles as profile
  where profile.user_id = any (new.mentions)
    and profile.user_id is distinct from new.author_id
    and profile.role in ('recruiter', 'admin') and profile.state = 'active'
    and (tg_op = 'INSERT' or profile.user_id <> all (old.mentions));
  return null;
end $function$;
revoke all on function private.log_note_event() from public;
grant execute on function private.log_note_event() to service_role;

CREATE OR REPLACE FUNCTION private.log_person_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changed text[];
begin
  if private.acting_staff_id() is null or new.merged_into is distinct from old.merged_into
    or new.anonymised_at is distinct from old.anonymised_at then
    return null;
  end if;
  select array_agg(pair.key order by pair.key) into changed
  from jsonb_each(to_jsonb(new)) as pair
  where pair.key in ('first_name', 'last_name', 'email', 'phone', 'linkedin_url', 'language', 'location', 'headline')
    and pair.value is distinct from to_jsonb(old) -> pair.key;
  if changed is not null then
    perform private.record_person_event(new.id, 'edited', jsonb_build_object('what', changed));
  end if;
  return null;
end $function$;
revoke all on function private.log_person_event() from public;
grant execute on function private.log_person_event() to service_role;

CREATE OR REPLACE FUNCTION private.log_portal_access()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changed public.client_portal_access;
begin
  if tg_op = 'DELETE' then
    changed := old;
  else
    changed := new;
  end if;
  perform private.record_client_event(
    changed.client_id, case tg_op when 'DELETE' then 'portal_access_ended' else 'portal_access_given' end,
    jsonb_build_object('person_id', changed.person_id)
  );
  perform private.tell_portal_account(changed.email::text);
  return null;
end $function$;
revoke all on function private.log_portal_access() from public;
grant execute on function private.log_portal_access() to service_role;

CREATE OR REPLACE FUNCTION private.log_portal_billing()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.record_client_event(
    new.client_id, case when new.sees_billing then 'portal_billing_shown' else 'portal_billing_hidden' end,
    jsonb_build_object('person_id', new.person_id)
  );
  perform private.tell_portal_account(new.email::text);
  return null;
end $function$;
revoke all on function private.log_portal_billing() from public;
grant execute on function private.log_portal_billing() to service_role;

CREATE OR REPLACE FUNCTION private.log_review_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  answered uuid := (select application_id from public.review_link_items where id = new.item_id);
begin
  perform private.record_application_event(
    answered, 'client_' || new.kind,
    jsonb_build_object('review_link_id', new.review_link_id, 'review_event_id', new.id)
  );
  with responsible as (
    select distinct profile.user_id, link.job_id
    from public.review_links as link
    join public.job_staff as job on job.job_id = link.job_id
    join public.applications as application on application.id = answered
    join public.staff_profiles as profile on profile.user_id in (link.created_by, job.owner_id, application.owner_id)
    where link.id = new.review_link_id and profile.role in ('recruiter', 'admin') and profile.state = 'active'
  ), unread as (
    update public.notifications as notification set created_at = now()
    from responsible
    where notification.user_id = responsible.user_id and notification.read_at is null
      and notification.kind = 'client_' || new.kind and notification.application_id = answered
      and notification.data ->> 'review_link_id' = new.review_link_id::text
    returning notification.user_id
  )
  insert into public.notifications (user_id, kind, application_id, data)
  select user_id, 'client_' || new.kind, answered,
    jsonb_build_object('review_link_id', new.review_link_id, 'job_id', job_id)
  from responsible where user_id not in (select user_id from unread);
  return null;
end $function$;
revoke all on function private.log_review_event() from public;
grant execute on function private.log_review_event() to service_role;

CREATE OR REPLACE FUNCTION private.log_review_reply()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.record_application_event(
    (select application_id from public.review_link_items where id = new.item_id), 'replied_to_client',
    jsonb_build_object('review_link_id', new.review_link_id, 'review_event_id', new.id)
  );
  return null;
end $function$;
revoke all on function private.log_review_reply() from public;
grant execute on function private.log_review_reply() to service_role;

CREATE OR REPLACE FUNCTION private.log_scorecard()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.record_application_event(new.application_id, 'scorecard_submitted');
  update public.tasks set done_at = now()
  where kind = 'scorecard' and application_id = new.application_id and owner_id = new.staff_id and done_at is null;
  return null;
end $function$;
revoke all on function private.log_scorecard() from public;
grant execute on function private.log_scorecard() to service_role;

CREATE OR REPLACE FUNCTION private.log_task()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event constant text := case
    when tg_op = 'INSERT' and new.kind = 'scorecard' then 'scorecard_asked'
    when tg_op = 'INSERT' then 'task_added'
    -- The scorecard itself is in the timeline.
    when new.kind = 'scorecard' then null
    when new.done_at is not null and old.done_at is null then 'task_done'
    when new.done_at is null and old.done_at is not null then 'task_reopened'
  end;
  data constant jsonb := case
    when new.kind = 'scorecard' then jsonb_build_object('staff_id', new.owner_id)
    else jsonb_build_object('task_id', new.id)
  end;
begin
  if event is not null and new.application_id is not null then
    perform private.record_application_event(new.application_id, event, data);
  elsif event is not null and new.person_id is not null then
    perform private.record_person_event(new.person_id, event, data);
  elsif event is not null and new.client_id is not null then
    perform private.record_client_event(new.client_id, event, data);
  end if;
  if new.done_at is not null then
    update public.notifications set read_at = now() where task_id = new.id and read_at is null;
  elsif tg_op = 'INSERT' or new.owner_id is distinct from old.owner_id then
    perform private.notify_task_owner(new, 'assigned');
  end if;
  return null;
end $function$;
revoke all on function private.log_task() from public;
grant execute on function private.log_task() to service_role;

CREATE OR REPLACE FUNCTION private.longest(value jsonb)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select greatest(coalesce(length(value ->> 'en'), 0), coalesce(length(value ->> 'sv'), 0))
$function$;
revoke all on function private.longest(jsonb) from public;
grant execute on function private.longest(jsonb) to anon, api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.mailbox(address text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || host end
  from (
    select regexp_replace(split_part(lower(address), '@', 1), '(.)\+.*$', '\1') as name,
      split_part(lower(address), '@', 2) as host
  ) as parts
$function$;
revoke all on function private.mailbox(text) from public;
grant execute on function private.mailbox(text) to anon, api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.mask_erased_recipient()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.to_email := 'erased@erased.invalid';
  new.to_name := null;
  return new;
end $function$;
revoke all on function private.mask_erased_recipient() from public;
grant execute on function private.mask_erased_recipient() to service_role;

CREATE OR REPLACE FUNCTION private.may_be_mailed(recipient uuid, template text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select template like 'privacy\_%'
    or template in (
      'person_link', 'confirm_submission', 'confirm_newsletter', 'person_email_changed', 'person_new_email'
    )
    or not exists (select from public.people where id = recipient and erase_after is not null)
$function$;
revoke all on function private.may_be_mailed(uuid,text) from public;
grant execute on function private.may_be_mailed(uuid,text) to service_role;

CREATE OR REPLACE FUNCTION private.may_invoice(client uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select auth.uid() is null or private.is_staff('admin') or client in (select private.owned_clients())
$function$;
revoke all on function private.may_invoice(uuid) from public;
grant execute on function private.may_invoice(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.mentions(value text, hints text[], phone text, traces text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select (
    lower(value) like any (hints) or phone is not null and value like phone
  ) and normalize(value) ~ traces
$function$;
revoke all on function private.mentions(text,text[],text,text) from public;
grant execute on function private.mentions(text,text[],text,text) to service_role;

CREATE OR REPLACE FUNCTION private.name_missing(name text, languages text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select coalesce(array_agg(name || '.' || language order by language), '{}')
  from unnest(languages) as language
$function$;
revoke all on function private.name_missing(text,text[]) from public;
grant execute on function private.name_missing(text,text[]) to anon, api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.nearest_word(misspelt text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select word from (
    (select word, extensions.similarity(word, misspelt) as likeness, people from private.known_words
      where word operator(extensions.%) misspelt)
    union all
    (select word, extensions.similarity(word, misspelt), 1
      from public.people as person cross join lateral regexp_split_to_table(search_name, '\s+') as word
      where search_name operator(extensions.%>) misspelt
        and merged_into is null and anonymised_at is null and erase_after is null
        and person.id not in (select private.people_of_hidden_jobs()) limit 100)
  ) as near
  where likeness >= 0.4 and word <> misspelt and word !~ '[@+\d]'
  order by likeness desc, people desc limit 1
$function$;
revoke all on function private.nearest_word(text) from public;
grant execute on function private.nearest_word(text) to service_role;

CREATE OR REPLACE FUNCTION private.note_cdn_change(changed text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.cdn_changes (tag)
  select changed from private.cdn_purging
  where not exists (
    select from private.cdn_changes as noted
    where noted.tag = changed and noted.transaction = pg_current_xact_id()
  )
$function$;
revoke all on function private.note_cdn_change(text) from public;
grant execute on function private.note_cdn_change(text) to service_role;

CREATE OR REPLACE FUNCTION private.note_changed_person()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  rows_before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  rows_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  keys uuid[] := array_remove(array[(rows_before ->> tg_argv[0])::uuid, (rows_after ->> tg_argv[0])::uuid], null);
begin
  if keys[1] = keys[2] then
    keys := keys[1:1];
  end if;
  if tg_argv[0] in ('id', 'person_id') then
    insert into private.changed_people (person_id) select unnest(keys);
  else
    insert into private.changed_people (person_id)
    select distinct person from unnest(keys) as key cross join lateral (
      select person_id as person from public.applications where id = key and tg_argv[0] = 'application_id'
      union all select person_id from public.conversations where id = key and tg_argv[0] = 'conversation_id'
    ) as found
    where person is not null;
  end if;
  return null;
end $function$;
revoke all on function private.note_changed_person() from public;
grant execute on function private.note_changed_person() to service_role;

CREATE OR REPLACE FUNCTION private.note_mailed_link()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.review_links set last_mailed_at = now() where id = new.review_link_id;
  return null;
end $function$;
revoke all on function private.note_mailed_link() from public;
grant execute on function private.note_mailed_link() to service_role;

CREATE OR REPLACE FUNCTION private.note_renamed_tag()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.person_words set is_stale = true
  where person_id in (select person_id from public.person_tags where tag_id = new.id);
  return null;
end $function$;
revoke all on function private.note_renamed_tag() from public;
grant execute on function private.note_renamed_tag() to service_role;

CREATE OR REPLACE FUNCTION private.note_renaming()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.anonymised_at is not null then
    new.renamed_at := null;
  elsif auth.role() in ('anon', 'authenticated') and private.acting_staff_id() is null then
    new.renamed_at := now();
  end if;
  return new;
end $function$;
revoke all on function private.note_renaming() from public;
grant execute on function private.note_renaming() to service_role;

CREATE OR REPLACE FUNCTION private.notify_author()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.note_cdn_change('articles');
  perform pg_notify('content', '{"table": "articles", "op": "update"}');
  return null;
end $function$;
revoke all on function private.notify_author() from public;
grant execute on function private.notify_author() to service_role;

CREATE OR REPLACE FUNCTION private.notify_content()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  named jsonb := coalesce(becomes, was);
begin
  if coalesce(was ->> 'state', 'draft') = 'draft' and coalesce(becomes ->> 'state', 'draft') = 'draft'
    and named ? 'state' then
    return null;
  end if;
  perform private.note_cdn_change(tg_table_name);
  perform pg_notify('content', jsonb_strip_nulls(jsonb_build_object(
    'table', tg_table_name,
    'op', lower(tg_op),
    'id', coalesce(named -> 'id', named -> 'key'),
    'slug', named -> 'slug',
    'old_slug', nullif(was -> 'slug', becomes -> 'slug'),
    'job_id', named -> 'job_id'
  ))::text);
  return null;
end $function$;
revoke all on function private.notify_content() from public;
grant execute on function private.notify_content() to service_role;

CREATE OR REPLACE FUNCTION private.notify_mentioned_in_client_note()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.notifications (user_id, kind, actor_id, client_id, data)
  select profile.user_id, 'client_mention', new.author_id, new.client_id, jsonb_build_object('note_id', new.id)
  from public.staff_profiles as profile
  where profile.user_id = any (new.mentions)
    and profile.user_id is distinct from new.author_id
    and profile.role in ('recruiter', 'admin') and profile.state = 'active'
    and (tg_op = 'INSERT' or profile.user_id <> all (old.mentions));
  return null;
end $function$;
revoke all on function private.notify_mentioned_in_client_note() from public;
grant execute on function private.notify_mentioned_in_client_note() to service_role;

CREATE OR REPLACE FUNCTION private.notify_of_reply(conversation_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  conversation public.conversations;
  colleague uuid;
begin
  select * into conversation from public.conversations where id = notify_of_reply.conversation_id for update;
  colleague := private.responsible_for(conversation);
  if colleague is distinct from conversation.assignee_id then
    update public.conversations set assignee_id = colleague where id = conversation.id;
  end if;
  if colleague is null or colleague is not distinct from private.acting_staff_id() then return; end if;
  update public.notifications as notification set created_at = now()
  where notification.user_id = colleague and notification.conversation_id = conversation.id and read_at is null;
  if found then return; end if;
  insert into public.notifications (user_id, kind, conversation_id) values (colleague, 'reply_received', conversation.id);
end $function$;
revoke all on function private.notify_of_reply(uuid) from public;
grant execute on function private.notify_of_reply(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.notify_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.notifications (user_id, kind, actor_id, application_id)
  values (new.owner_id, 'assigned', private.acting_staff_id(), new.id);
  return null;
end $function$;
revoke all on function private.notify_owner() from public;
grant execute on function private.notify_owner() to service_role;

CREATE OR REPLACE FUNCTION private.notify_recruiter()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.note_cdn_change('jobs');
  perform pg_notify('content', '{"table": "jobs", "op": "update"}');
  return null;
end $function$;
revoke all on function private.notify_recruiter() from public;
grant execute on function private.notify_recruiter() to service_role;

CREATE OR REPLACE FUNCTION private.notify_rights_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_notify('rights_changed', old.user_id::text);
  return null;
end $function$;
revoke all on function private.notify_rights_changed() from public;
grant execute on function private.notify_rights_changed() to service_role;

CREATE OR REPLACE FUNCTION private.notify_task_owner(task public.tasks, kind text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.notifications (user_id, kind, actor_id, task_id)
  select profile.user_id,
    task.kind || '_' || case
      when notify_task_owner.kind = 'assigned' and private.acting_staff_id() is null then 'ruled'
      else notify_task_owner.kind
    end,
    private.acting_staff_id(), task.id
  from public.staff_profiles as profile
  where profile.user_id = task.owner_id and profile.user_id is distinct from private.acting_staff_id()
    and profile.role in ('recruiter', 'admin') and profile.state = 'active'
$function$;
revoke all on function private.notify_task_owner(public.tasks,text) from public;
grant execute on function private.notify_task_owner(public.tasks,text) to service_role;

CREATE OR REPLACE FUNCTION private.options_fit(options jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select jsonb_typeof(options) = 'array'
    and jsonb_array_length(options) <= 30
    and not exists (
      select from jsonb_array_elements(options) as option
      where jsonb_typeof(option) <> 'object'
        or option - 'value' - 'label' <> '{}'
        or length(coalesce(option ->> 'value', '')) not between 1 and 60
        or jsonb_typeof(option -> 'label') is distinct from 'object'
        or (option -> 'label') - 'en' - 'sv' <> '{}'
        or private.longest(option -> 'label') not between 1 and 200
    )
$function$;
revoke all on function private.options_fit(jsonb) from public;
grant execute on function private.options_fit(jsonb) to anon, api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.owes_second_factor(account uuid, opened_session uuid, claimed_level text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select
    case when opened_session is null then claimed_level is distinct from 'aal2'
    else not exists (
      select from auth.sessions as session
      where session.id = opened_session and session.user_id = account and session.aal = 'aal2'
    ) end
    and (
      exists (
        select from auth.mfa_factors as factor where factor.user_id = account and factor.status = 'verified'
      )
      or exists (select from public.staff_profiles as profile where profile.user_id = account and profile.state = 'active')
        and exists (select from public.settings where key = 'require_second_factor' and value = 'true')
        and not exists (
          select from auth.mfa_amr_claims as method
          where method.session_id = opened_session and method.authentication_method in ('otp', 'recovery')
        )
    )
$function$;
revoke all on function private.owes_second_factor(uuid,uuid,text) from public;
grant execute on function private.owes_second_factor(uuid,uuid,text) to service_role;

CREATE OR REPLACE FUNCTION private.own_person_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select id from public.people
  where user_id = auth.uid() and merged_into is null and anonymised_at is null and private.speaks_for_account()
$function$;
revoke all on function private.own_person_id() from public;
grant execute on function private.own_person_id() to anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.owned_clients()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select client_id from public.client_details
  where owner_id = auth.uid() and private.is_staff('recruiter', 'admin')
$function$;
revoke all on function private.owned_clients() from public;
grant execute on function private.owned_clients() to api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.owns_address(account uuid, address public.email_address)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from auth.users
    where id = account and lower(email) = lower(address::text) and email_confirmed_at is not null and deleted_at is null
  )
$function$;
revoke all on function private.owns_address(uuid,public.email_address) from public;
grant execute on function private.owns_address(uuid,public.email_address) to service_role;

CREATE OR REPLACE FUNCTION private.pair_changed_person()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.pair_person(new.id);
  return null;
end $function$;
revoke all on function private.pair_changed_person() from public;
grant execute on function private.pair_changed_person() to service_role;

CREATE OR REPLACE FUNCTION private.pair_contact_address()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.pair_person(new.person_id);
  return null;
end $function$;
revoke all on function private.pair_contact_address() from public;
grant execute on function private.pair_contact_address() to service_role;

CREATE OR REPLACE FUNCTION private.pair_person(changed uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
begin
  delete from public.duplicate_pairs as pair
  where (pair.one_id = changed or pair.other_id = changed) and not exists (
    select from public.people as one, public.people as other
    where one.id = pair.one_id and other.id = pair.other_id and private.reasons_alike(one, other) is not null
  );
  with found as materialized (
    select * from private.alike(changed) with ordinality as found (other_id, reasons, position)
  ), updated as (
    update public.duplicate_pairs as pair set reasons = found.reasons from found
    where pair.one_id = least(changed, found.other_id) and pair.other_id = greatest(changed, found.other_id)
      and pair.reasons <> found.reasons
  )
  insert into public.duplicate_pairs (one_id, other_id, reasons)
  select least(changed, found.other_id), greatest(changed, found.other_id), found.reasons
  from found
  where not exists (
    select from public.duplicate_pairs as pair
    where pair.one_id = least(changed, found.other_id) and pair.other_id = greatest(changed, found.other_id)
  ) and private.room_for_pairs(found.other_id) > 0
  order by found.position
  limit private.room_for_pairs(changed)
  on conflict do nothing;
end $function$;
revoke all on function private.pair_person(uuid) from public;
grant execute on function private.pair_person(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.people_awaiting_erasure()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select id from public.people where erase_after is not null
$function$;
revoke all on function private.people_awaiting_erasure() from public;
grant execute on function private.people_awaiting_erasure() to api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.people_found(query text)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_seqscan TO 'off'
AS $function$
declare
  partly constant uuid[] := private.people_seen_in_part();
  wanted constant tsquery := private.people_query(query);
begin
  return query
    select words.person_id from private.person_words as words where words.words @@ wanted and words.person_id <> all (partly)
    except all select private.people_awaiting_erasure();
  if partly <> '{}' then
    return query
      select words.person_id from private.person_words as words
      where words.person_id = any (partly) and coalesce(words.open_words, words.words) @@ wanted
      except all select private.hidden_people();
  end if;
  return query select private.people_named(query);
end $function$;
revoke all on function private.people_found(text) from public;
grant execute on function private.people_found(text) to service_role;

CREATE OR REPLACE FUNCTION private.people_having(wanted tsquery, loose tsquery, role text)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_seqscan TO 'off'
 SET work_mem TO '64MB'
AS $function$
declare
  partly constant uuid[] := private.people_seen_in_part();
  found uuid[];
begin
  if role = 'freelancer' then
    -- They are few, so the planner looks up the words of each.
    found := array(
      select words.person_id from private.person_words as words
      where words.person_id in (select freelancer.person_id from public.freelancers as freelancer)
        and words.words @@ wanted and words.person_id <> all (partly)
        and words.person_id not in (select private.people_awaiting_erasure())
    );
  else
    found := array(
      select met.person_id from (
        select words.person_id, words.words from private.person_words as words
        where words.words @@ coalesce(loose, wanted) and words.person_id <> all (partly)
          and words.person_id not in (select private.people_awaiting_erasure())
        -- Words are unpacked only of those who meet everything else.
        offset 0
      ) as met
      where loose is null or met.words @@ wanted
    );
  end if;
  if partly <> '{}' then
    found := found || array(
      select words.person_id from private.person_words as words
      where words.person_id = any (partly) and coalesce(words.open_words, words.words) @@ wanted
        and words.person_id not in (select private.people_awaiting_erasure())
    );
  end if;
  return found;
end $function$;
revoke all on function private.people_having(tsquery,tsquery,text) from public;
grant execute on function private.people_having(tsquery,tsquery,text) to service_role;

CREATE OR REPLACE FUNCTION private.people_named(query text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(merged_into, id) from public.people
  where search_name like any (private.search_patterns(query)) and anonymised_at is null
$function$;
revoke all on function private.people_named(text) from public;
grant execute on function private.people_named(text) to service_role;

CREATE OR REPLACE FUNCTION private.people_named_before(patterns text[])
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select array(
    select merged_into from public.people
    where merged_into is not null and search_name like any (patterns) and anonymised_at is null
  )
$function$;
revoke all on function private.people_named_before(text[]) from public;
grant execute on function private.people_named_before(text[]) to service_role;

CREATE OR REPLACE FUNCTION private.people_of_hidden_jobs()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  hidden constant uuid[] := array(select private.hidden_jobs());
begin
  if hidden <> '{}' then
    return query select distinct application.person_id from public.applications as application
      where application.job_id = any (hidden)
        and not exists (
          select from public.applications as other
          where other.person_id = application.person_id and other.job_id <> all (hidden)
        )
        and not exists (select from public.candidates as role where role.person_id = application.person_id)
        and not exists (select from public.freelancers as role where role.person_id = application.person_id)
        and not exists (select from public.waiting_list as role where role.person_id = application.person_id)
        and not exists (select from public.client_contacts as role where role.person_id = application.person_id);
  end if;
end $function$;
revoke all on function private.people_of_hidden_jobs() from public;
grant execute on function private.people_of_hidden_jobs() to api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.people_query(query text)
 RETURNS tsquery
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  token text[];
  term tsquery;
  expression text := '';
  joint text := '';
  negation text := '';
  open integer := 0;
  was_term boolean := false;
  has_stop_words_only boolean := not exists (
    select from regexp_matches(left(query, 500), '[[:alnum:]]+', 'g') as word where not private.is_stop_word(word[1])
  );
begin
  for token in select regexp_matches(translate(left(query, 500), '“”„«»', '"""""'), '"([^"]*)"?|([()])|(-(?=[[:alnum:]"(]))|([^\s()"-][^\s()"]*)', 'g') loop
    if token[2] = '(' then
      expression := expression || case when was_term then coalesce(nullif(joint, ''), ' & ') else '' end || negation || '(';
      joint := ''; negation := ''; was_term := false;
      open := open + 1;
    elsif token[2] = ')' then
      if open > 0 and was_term then
        expression := expression || ')';
        open := open - 1;
      end if;
    elsif token[3] is not null or token[4] in ('NOT', 'INTE') then
      negation := '!';
    elsif token[4] in ('AND', 'OCH') then
      joint := ' & ';
    elsif token[4] in ('OR', 'ELLER') then
      joint := ' | ';
    else
      term := case when token[1] is not null then private.search_phrase(token[1])
        when has_stop_words_only or not private.is_stop_word(token[4]) then private.search_word(token[4]) end;
      if numnode(term) > 0 then
        expression := expression || case when was_term then coalesce(nullif(joint, ''), ' & ') else '' end || negation || '(' || term::text || ')';
        was_term := true;
      end if;
      joint := ''; negation := '';
    end if;
  end loop;
  -- A group at the end may be empty, or not closed yet.
  expression := regexp_replace(expression, '(( [&|] )?!?\()+$', '');
  open := length(regexp_replace(expression, '''[^'']*''|[^(]', '', 'g')) - length(regexp_replace(expression, '''[^'']*''|[^)]', '', 'g'));
  term := nullif(expression || repeat(')', greatest(open, 0)), '')::tsquery;
  -- "Everybody but" would read the whole index.
  return case when querytree(term) not in ('', 'T') then term end;
end $function$;
revoke all on function private.people_query(text) from public;
grant execute on function private.people_query(text) to service_role;

CREATE OR REPLACE FUNCTION private.people_seen_in_part()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select array(
    select distinct person_id from public.applications
    where id = any (array(select private.applications_of_hidden_jobs()))
  )
$function$;
revoke all on function private.people_seen_in_part() from public;
grant execute on function private.people_seen_in_part() to service_role;

CREATE OR REPLACE FUNCTION private.place_in_step()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  template uuid;
  step public.stage_steps;
begin
  if tg_op = 'INSERT' or new.job_id is distinct from old.job_id then
    -- The lock makes a change of the template wait: it could not see this application yet.
    select stage_template_id into template from public.job_staff where job_id = new.job_id for share;
  else
    select stage_template_id into template from public.job_staff where job_id = new.job_id;
  end if;
  if template is null then
    if new.step_id is not null and (tg_op = 'INSERT' or new.step_id is distinct from old.step_id) then
      raise check_violation using message = 'the job has no such stage', hint = 'step';
    end if;
    new.step_id := null;
    return new;
  end if;
  select * into step from public.stage_steps where id = new.step_id and template_id = template;
  if new.step_id is not null and (tg_op = 'INSERT' or new.step_id is distinct from old.step_id) then
    if step.id is null or (tg_op = 'UPDATE' and new.stage <> old.stage and new.stage <> step.stage) then
      raise check_violation using message = 'the job has no such stage', hint = 'step';
    end if;
    new.stage := step.stage;
  elsif step.id is null or step.stage <> new.stage then
    new.step_id := private.first_step(template, new.stage);
  end if;
  return new;
end $function$;
revoke all on function private.place_in_step() from public;
grant execute on function private.place_in_step() to service_role;

CREATE OR REPLACE FUNCTION private.place_in_template()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.applications set step_id = null where job_id = new.job_id;
  return null;
end $function$;
revoke all on function private.place_in_template() from public;
grant execute on function private.place_in_template() to service_role;

CREATE OR REPLACE FUNCTION private.plain_words(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select ' ' || btrim(regexp_replace(lower(normalize(coalesce(value, ''))), '[^' || private.word_class() || ']+', ' ', 'g')) || ' '
$function$;
revoke all on function private.plain_words(text) from public;
grant execute on function private.plain_words(text) to service_role;

CREATE OR REPLACE FUNCTION private.plan_on(client uuid, day date)
 RETURNS public.client_plans
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select * from public.client_plans
  where client_id = client and starts_on <= day and (ends_on is null or ends_on >= day)
$function$;
revoke all on function private.plan_on(uuid,date) from public;
grant execute on function private.plan_on(uuid,date) to service_role;

CREATE OR REPLACE FUNCTION private.plan_searches(plan public.plan)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case plan when 'small' then 1 when 'medium' then 2 when 'large' then 5 end
$function$;
revoke all on function private.plan_searches(public.plan) from public;
grant execute on function private.plan_searches(public.plan) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.portal_approvals()
 RETURNS TABLE(approval_id uuid, person_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select approval.id, contact.person_id
  from private.portal_contacts() as contact
  join public.job_approval_contacts as asked on asked.person_id = contact.person_id
  join public.job_approvals as approval on approval.id = asked.approval_id and approval.client_id = contact.client_id
  where private.is_shown_to_contact(approval.job_id, contact.person_id)
$function$;
revoke all on function private.portal_approvals() from public;
grant execute on function private.portal_approvals() to service_role;

CREATE OR REPLACE FUNCTION private.portal_billing_contacts()
 RETURNS TABLE(client_id uuid, person_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select contact.client_id, contact.person_id
  from private.portal_contacts() as contact
  join public.client_portal_access as access
    on access.client_id = contact.client_id and access.person_id = contact.person_id
  where access.sees_billing
$function$;
revoke all on function private.portal_billing_contacts() from public;
grant execute on function private.portal_billing_contacts() to service_role;

CREATE OR REPLACE FUNCTION private.portal_clients()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select client_id from private.portal_contacts()
$function$;
revoke all on function private.portal_clients() from public;
grant execute on function private.portal_clients() to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.portal_contacts()
 RETURNS TABLE(client_id uuid, person_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select access.client_id, access.person_id
  from auth.users as account
  join private.portal_access as access on lower(access.email::text) = lower(account.email)
  where account.id = auth.uid() and account.email_confirmed_at is not null and account.deleted_at is null
    and coalesce(account.banned_until <= now(), true) and private.speaks_for_account()
$function$;
revoke all on function private.portal_contacts() from public;
grant execute on function private.portal_contacts() to service_role;

CREATE OR REPLACE FUNCTION private.portal_invoices()
 RETURNS TABLE(invoice_id uuid, person_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select invoice.id, contact.person_id
  from private.portal_billing_contacts() as contact
  join public.invoices as invoice on invoice.client_id = contact.client_id and invoice.state <> 'draft'
$function$;
revoke all on function private.portal_invoices() from public;
grant execute on function private.portal_invoices() to service_role;

CREATE OR REPLACE FUNCTION private.portal_shortlists()
 RETURNS TABLE(review_link_id uuid, person_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select link.id, contact.person_id
  from private.portal_contacts() as contact
  join public.jobs as job on job.client_id = contact.client_id and job.kind = 'client' and job.state <> 'draft'
  join public.review_links as link on link.job_id = job.id and link.shared_at is not null
  where private.is_shown_to_contact(job.id, contact.person_id)
$function$;
revoke all on function private.portal_shortlists() from public;
grant execute on function private.portal_shortlists() to service_role;

CREATE OR REPLACE FUNCTION private.prepare_article()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  unknown text;
begin
  select string_agg(tag, ', ') into unknown
  from unnest(new.tags) as tag
  where not exists (select from public.article_tags where slug = tag);
  if unknown is not null then
    raise foreign_key_violation using message = 'unknown article tag: ' || unknown;
  end if;
  if new.state = 'published' then
    new.publish_at := least(coalesce(new.publish_at, now()), now());
  end if;
  return new;
end $function$;
revoke all on function private.prepare_article() from public;
grant execute on function private.prepare_article() to service_role;

CREATE OR REPLACE FUNCTION private.prepare_client()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.client_details (client_id, owner_id)
  values (new.id, case when private.is_staff('recruiter', 'admin') then private.acting_staff_id() end);
  insert into public.client_billing (client_id) values (new.id);
  return null;
end $function$;
revoke all on function private.prepare_client() from public;
grant execute on function private.prepare_client() to service_role;

CREATE OR REPLACE FUNCTION private.protect_client_plan()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' then
    if old.starts_on <= private.stockholm_today() and not private.is_removing_demo() then
      raise exception 'a plan that has begun is ended, not deleted' using hint = 'plan_has_begun';
    end if;
    return old;
  end if;
  if new.client_id is distinct from old.client_id
    or ((new.plan, new.starts_on) is distinct from (old.plan, old.starts_on)
      and not private.is_correcting_plan(old.id)) then
    raise exception 'a change of plan is a new row' using hint = 'plan_is_history';
  end if;
  if old.ends_on < private.stockholm_today() and new.ends_on is distinct from old.ends_on then
    raise exception 'this plan has ended' using hint = 'plan_has_ended';
  end if;
  return new;
end $function$;
revoke all on function private.protect_client_plan() from public;
grant execute on function private.protect_client_plan() to service_role;

CREATE OR REPLACE FUNCTION private.protect_client_project()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if (new.client_id, new.job_id) is distinct from (old.client_id, old.job_id)
    or (new.starts_on <> old.starts_on and not private.is_correcting_plan(old.id)) then
    raise exception 'a project is cancelled and agreed again' using hint = 'project_is_history';
  end if;
  return new;
end $function$;
revoke all on function private.protect_client_project() from public;
grant execute on function private.protect_client_project() to service_role;

CREATE OR REPLACE FUNCTION private.protect_fixed_jobs()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' then
    if old.is_fixed then
      raise exception 'this job is always there: it can be edited, not deleted' using hint = 'fixed_job';
    end if;
    return old;
  end if;
  if new.is_fixed <> old.is_fixed or (old.is_fixed and (new.slug <> old.slug or new.state = 'draft')) then
    raise exception 'this job is always there: its address stays and it cannot become a draft'
      using hint = 'fixed_job';
  end if;
  return new;
end $function$;
revoke all on function private.protect_fixed_jobs() from public;
grant execute on function private.protect_fixed_jobs() to service_role;

CREATE OR REPLACE FUNCTION private.protect_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- Payment and credit come after sending; everything else is as it was sent. A generated column has no value yet.
  later constant text[] := array['state', 'paid_on', 'credited_at', 'updated_at', 'vat_sek_amount'];
begin
  if tg_op = 'INSERT' then
    if new.state <> 'draft' then
      raise exception 'an invoice begins as a draft' using hint = 'invoice_not_draft';
    end if;
    return new;
  end if;
  if old.state <> 'draft' then
    if tg_op = 'DELETE' then
      raise exception 'a sent invoice is credited, not deleted' using hint = 'invoice_is_sent';
    end if;
    if to_jsonb(new) - later is distinct from to_jsonb(old) - later or new.state = 'draft'
      or (old.credited_at is not null and new.credited_at is distinct from old.credited_at) then
      raise exception 'a sent invoice does not change' using hint = 'invoice_is_sent';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if new.state = 'paid' then
    raise exception 'an invoice is sent before it is paid' using hint = 'invoice_not_sent';
  end if;
  if new.state = 'sent' then
    if new.net_amount is distinct from (
      select sum(line.amount) from public.invoice_lines as line where line.invoice_id = new.id
    ) then
      raise exception 'the net amount is not that of the lines' using hint = 'invoice_sum_differs';
    end if;
    -- A credit note mirrors its invoice, which may be older than this rule.
    if new.kind = 'invoice' and new.currency <> 'SEK' and new.vat_amount <> 0 and new.sek_rate is null then
      raise exception 'VAT in another currency needs a rate' using hint = 'invoice_needs_rate';
    end if;
    update private.invoice_series set last_number = last_number + 1 returning last_number into strict new.number;
    new.sent_at := now();
  end if;
  return new;
end $function$;
revoke all on function private.protect_invoice() from public;
grant execute on function private.protect_invoice() to service_role;

CREATE OR REPLACE FUNCTION private.protect_invoice_line()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  invoice_state public.invoice_state;
begin
  -- The lock waits for a transaction that is sending the invoice. The invoice is gone if its lines are deleted with it.
  select state into invoice_state from public.invoices
  where id = case tg_op when 'INSERT' then new.invoice_id else old.invoice_id end for share;
  if invoice_state <> 'draft' or (tg_op = 'UPDATE' and new.invoice_id <> old.invoice_id) then
    raise exception 'a sent invoice does not change' using hint = 'invoice_is_sent';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $function$;
revoke all on function private.protect_invoice_line() from public;
grant execute on function private.protect_invoice_line() to service_role;

CREATE OR REPLACE FUNCTION private.protect_published_jobs()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if auth.role() = 'authenticated' then
    raise exception 'a job that was published can be closed, not deleted' using hint = 'published_job';
  end if;
  return old;
end $function$;
revoke all on function private.protect_published_jobs() from public;
grant execute on function private.protect_published_jobs() to service_role;

CREATE OR REPLACE FUNCTION private.protect_used_tag()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.articles where tags @> array[old.slug::text]) then
    raise foreign_key_violation using message = 'there are articles with this tag', hint = 'tag_in_use';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $function$;
revoke all on function private.protect_used_tag() from public;
grant execute on function private.protect_used_tag() to service_role;

CREATE OR REPLACE FUNCTION private.queue_arrived_mail()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.add_job('receive-mail', json_build_object('id', new.id), now(), 'arrived:' || new.id, new.priority);
  return null;
end $function$;
revoke all on function private.queue_arrived_mail() from public;
grant execute on function private.queue_arrived_mail() to service_role;

CREATE OR REPLACE FUNCTION private.queue_calendar()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' and new.url is distinct from old.url then
    delete from private.busy_times where staff_id = new.staff_id;
  end if;
  perform private.add_job(
    'read-calendar', json_build_object('staff_id', new.staff_id), now(), 'calendar:' || new.staff_id
  );
  return null;
end $function$;
revoke all on function private.queue_calendar() from public;
grant execute on function private.queue_calendar() to service_role;

CREATE OR REPLACE FUNCTION private.queue_chat_messages()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  hook uuid;
begin
  for hook in
    select id from public.staff_chat_hooks
    where user_id = new.user_id and private.chat_event(new.kind) = any (events)
  loop
    perform private.add_job(
      'send-chat-message', json_build_object('hook_id', hook, 'notification_id', new.id), now(),
      'chat:' || hook || ':' || new.id
    );
  end loop;
  return null;
end $function$;
revoke all on function private.queue_chat_messages() from public;
grant execute on function private.queue_chat_messages() to service_role;

CREATE OR REPLACE FUNCTION private.queue_extraction()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.add_job(
    'extract-cv-text', json_build_object('id', new.id), now(), 'document:' || new.id, new.reading_priority
  );
  return null;
end $function$;
revoke all on function private.queue_extraction() from public;
grant execute on function private.queue_extraction() to service_role;

CREATE OR REPLACE FUNCTION private.queue_job_alerts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.add_job(
    'send-job-alerts', json_build_object('id', new.id),
    greatest(coalesce(new.opens_at, now()), now()) + interval '15 minutes', 'job_alerts:' || new.id
  );
  return null;
end $function$;
revoke all on function private.queue_job_alerts() from public;
grant execute on function private.queue_job_alerts() to service_role;

CREATE OR REPLACE FUNCTION private.queue_mail()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.add_job(
    'deliver-mail',
    json_build_object('id', new.id),
    new.send_after,
    'mail:' || new.id,
    -- server/worker/find-waiting-mail.ts has the same number.
    case when new.caused_by_visitor then 10 else 0 end
  );
  return null;
end $function$;
revoke all on function private.queue_mail() from public;
grant execute on function private.queue_mail() to service_role;

CREATE OR REPLACE FUNCTION private.queue_picture()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.add_job(
    'prepare-picture',
    json_build_object('bucket', new.bucket_id, 'path', new.name),
    now(),
    'picture:' || new.id
  );
  return null;
end $function$;
revoke all on function private.queue_picture() from public;
grant execute on function private.queue_picture() to service_role;

CREATE OR REPLACE FUNCTION private.queue_publishing()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.add_job(
    'publish-article', json_build_object('id', new.id), new.publish_at - interval '5 seconds', 'article:' || new.id
  );
  return null;
end $function$;
revoke all on function private.queue_publishing() from public;
grant execute on function private.queue_publishing() to service_role;

CREATE OR REPLACE FUNCTION private.queue_resumed_webhook()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.webhook_deliveries set send_after = now() where webhook_id = new.id and state = 'waiting';
  perform private.queue_webhook(new.id);
  return null;
end $function$;
revoke all on function private.queue_resumed_webhook() from public;
grant execute on function private.queue_resumed_webhook() to service_role;

CREATE OR REPLACE FUNCTION private.queue_stage_rules()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (
    select from public.stage_rules as rule
    where rule.job_id = new.job_id and rule.stage = new.stage and rule.is_on and rule.kind <> 'remind'
  ) then
    perform private.add_job(
      'run-stage-rules',
      json_build_object('application_id', new.id),
      now() + coalesce(nullif(current_setting('bulk_actions.hold', true), ''), '10 seconds')::interval,
      'stage-rules:' || new.id
    );
  end if;
  return null;
end $function$;
revoke all on function private.queue_stage_rules() from public;
grant execute on function private.queue_stage_rules() to service_role;

CREATE OR REPLACE FUNCTION private.queue_unsent_removal()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' then
    if not exists (select from gone where state = 'kept') then
      return null;
    end if;
  end if;
  perform private.add_job('remove-unsent-mail', '{}', now(), 'unsent-mail');
  return null;
end $function$;
revoke all on function private.queue_unsent_removal() from public;
grant execute on function private.queue_unsent_removal() to service_role;

CREATE OR REPLACE FUNCTION private.queue_view_alert()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.add_job('tell-of-new-matches', '{}', now(), 'tell-of-new-matches');
  return null;
end $function$;
revoke all on function private.queue_view_alert() from public;
grant execute on function private.queue_view_alert() to service_role;

CREATE OR REPLACE FUNCTION private.queue_webhook(id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.add_job('deliver-webhooks', json_build_object('webhook_id', id), now(), 'webhook:' || id);
end $function$;
revoke all on function private.queue_webhook(uuid) from public;
grant execute on function private.queue_webhook(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.ranked_steps(template uuid)
 RETURNS TABLE(id uuid, stage public.application_stage, rank bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select id, stage, row_number() over (order by stage, position, created_at, id)
  from public.stage_steps where template_id = template and stage <> 'rejected'
$function$;
revoke all on function private.ranked_steps(uuid) from public;
grant execute on function private.ranked_steps(uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.reads_only(shortlist uuid, viewer uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.review_links as link join public.job_contacts as contact on contact.job_id = link.job_id
    where link.id = shortlist and contact.person_id = viewer and not contact.may_answer
  )
$function$;
revoke all on function private.reads_only(uuid,uuid) from public;
grant execute on function private.reads_only(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.reasons_alike(one public.people, other public.people)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
  select case when cardinality(found.reasons) > 0 then found.reasons || case
      when private.fold(other.full_name) = private.fold(one.full_name) and one.full_name <> '' then '{name}'::text[]
      else '{}' end end
  from (select array_remove(array[
    case when private.mailbox(one.email::text) = private.mailbox(other.email::text)
      or exists (
        select from public.applications as application
        where application.person_id = one.id and application.contact_email operator(extensions.=) other.email
          or application.person_id = other.id and application.contact_email operator(extensions.=) one.email
      ) then 'email' end,
    case when one.linkedin_url = other.linkedin_url then 'linkedin' end,
    case when one.phone = other.phone then 'phone' end
  ], null) as reasons) as found
  where one.id <> other.id and one.merged_into is null and one.anonymised_at is null
    and other.merged_into is null and other.anonymised_at is null
  );
end $function$;
revoke all on function private.reasons_alike(public.people,public.people) from public;
grant execute on function private.reasons_alike(public.people,public.people) to service_role;

CREATE OR REPLACE FUNCTION private.record_application_event(application_id uuid, kind text, data jsonb DEFAULT '{}'::jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.application_events (application_id, kind, actor_id, data)
  values (application_id, kind, private.acting_staff_id(), jsonb_strip_nulls(data))
$function$;
revoke all on function private.record_application_event(uuid,text,jsonb) from public;
grant execute on function private.record_application_event(uuid,text,jsonb) to service_role;

CREATE OR REPLACE FUNCTION private.record_article_editor()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  editor uuid := private.acting_staff_id();
begin
  if tg_op = 'INSERT' then
    insert into public.article_staff (article_id, author_id, updated_by) values (new.id, editor, editor);
  elsif editor is not null then
    update public.article_staff set updated_by = editor where article_id = new.id and updated_by is distinct from editor;
  end if;
  return null;
end $function$;
revoke all on function private.record_article_editor() from public;
grant execute on function private.record_article_editor() to service_role;

CREATE OR REPLACE FUNCTION private.record_article_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  began timestamptz;
  editor uuid := coalesce(
    private.acting_staff_id(), (select updated_by from public.article_staff where article_id = new.id)
  );
begin
  delete from public.article_versions as earlier
  where earlier.article_id = new.id
    and earlier.version = (select max(version) from public.article_versions where article_id = new.id)
    and earlier.version > 1
    and earlier.edited_by is not distinct from editor
    and earlier.state = new.state and new.state <> 'published'
    and earlier.restored_from is not distinct from new.restored_from
    and earlier.created_at > now() - interval '5 minutes'
  returning earlier.created_at into began;
  insert into public.article_versions (
    article_id, version, slug, title, excerpt, body, cover_path, cover_alt, tags, state, edited_by, restored_from,
    created_at
  ) values (
    new.id, new.version, new.slug, new.title, new.excerpt, new.body, new.cover_path, new.cover_alt, new.tags,
    new.state, editor, new.restored_from, coalesce(began, now())
  );
  return null;
end $function$;
revoke all on function private.record_article_version() from public;
grant execute on function private.record_article_version() to service_role;

CREATE OR REPLACE FUNCTION private.record_booking_click(link_url text, network text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Five at once, then one every ten minutes: nobody books more calls than that.
  if private.take_token('booking-click:' || left(network, 200), 5, 1 / 600.0) > 0 then return; end if;
  update public.booking_link_turns as turn
  set offered_count = turn.offered_count + 1, last_offered_at = clock_timestamp()
  from public.booking_links as link
  where link.id = turn.booking_link_id and link.url = link_url;
end $function$;
revoke all on function private.record_booking_click(text,text) from public;
grant execute on function private.record_booking_click(text,text) to service_role;

CREATE OR REPLACE FUNCTION private.record_client_event(client uuid, kind text, data jsonb DEFAULT '{}'::jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  -- The client may be deleted in the same statement.
  insert into public.client_events (client_id, kind, actor_id, data)
  select id, kind, private.acting_staff_id(), data from public.clients where id = client
$function$;
revoke all on function private.record_client_event(uuid,text,jsonb) from public;
grant execute on function private.record_client_event(uuid,text,jsonb) to service_role;

CREATE OR REPLACE FUNCTION private.record_demo_rows(written_in xid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.demo_rows (kind, row_id, version)
  select 'customer_logos', id, null::integer from public.customer_logos where xmin = written_in
  union all select 'testimonials', id, null from public.testimonials where xmin = written_in
  union all select 'team_members', id, null from public.team_members where xmin = written_in
  union all select 'page_texts', id, null from public.page_texts where xmin = written_in and state = 'published'
  union all select 'articles', id, version from public.articles where xmin = written_in
  union all select 'booking_links', id, null from public.booking_links where xmin = written_in
  union all select 'jobs', id, null from public.jobs where xmin = written_in and not is_fixed
  union all select 'clients', id, null from public.clients as client
    where xmin = written_in and not exists (select from public.jobs where client_id = client.id and is_fixed)
  union all select 'people', id, null from public.people where xmin = written_in
  union all select 'outbox', id, null from public.outbox where xmin = written_in
  union all select 'privacy_requests', id, null from public.privacy_requests where xmin = written_in
  union all select 'tags', id, null from public.tags where xmin = written_in
  union all select 'users', id, null from auth.users where xmin = written_in
  union all select 'client_projects', id, null from public.client_projects where xmin = written_in
  union all select 'client_plans', id, null from public.client_plans where xmin = written_in
  union all select 'client_plan_pauses', id, null from public.client_plan_pauses where xmin = written_in
  union all select 'client_notes', id, null from public.client_notes where xmin = written_in
  union all select 'saved_views', id, null from public.saved_views where xmin = written_in
  -- The ids of these are numbers.
  union all select 'client_events', md5(id::text)::uuid, null from public.client_events where xmin = written_in
  -- Tags of articles have no id.
  union all select 'article_tags', md5(slug)::uuid, null from public.article_tags where xmin = written_in
  on conflict do nothing
$function$;
revoke all on function private.record_demo_rows(xid) from public;
grant execute on function private.record_demo_rows(xid) to service_role;

CREATE OR REPLACE FUNCTION private.record_job_editor()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  editor uuid := private.acting_staff_id();
begin
  if tg_op = 'INSERT' then
    insert into public.job_staff (job_id, owner_id, updated_by) values (new.id, editor, editor);
  elsif editor is not null then
    update public.job_staff set updated_by = editor where job_id = new.id and updated_by is distinct from editor;
  end if;
  return null;
end $function$;
revoke all on function private.record_job_editor() from public;
grant execute on function private.record_job_editor() to service_role;

CREATE OR REPLACE FUNCTION private.record_opened_invoice(opened uuid, reader uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.record_client_event(
    invoice.client_id, 'invoice_opened',
    jsonb_build_object('number', invoice.number, 'invoice_id', invoice.id, 'person_id', reader)
  )
  from public.invoices as invoice
  where invoice.id = opened and not exists (
    select from public.client_events as event
    where event.client_id = invoice.client_id and event.kind = 'invoice_opened'
      and event.data @> jsonb_build_object('invoice_id', invoice.id, 'person_id', reader)
  )
$function$;
revoke all on function private.record_opened_invoice(uuid,uuid) from public;
grant execute on function private.record_opened_invoice(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.record_person_event(person_id uuid, kind text, data jsonb DEFAULT '{}'::jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.person_events (person_id, kind, actor_id, data)
  values (person_id, kind, private.acting_staff_id(), jsonb_strip_nulls(data))
$function$;
revoke all on function private.record_person_event(uuid,text,jsonb) from public;
grant execute on function private.record_person_event(uuid,text,jsonb) to service_role;

CREATE OR REPLACE FUNCTION private.record_staff_seen()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.staff_profiles set last_seen_at = now() where user_id = new.user_id;
  return null;
end $function$;
revoke all on function private.record_staff_seen() from public;
grant execute on function private.record_staff_seen() to service_role;

CREATE OR REPLACE FUNCTION private.record_stay(application uuid, into_stage public.application_stage, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  current public.stage_stays;
  former public.stage_stays;
begin
  select * into current from public.stage_stays where application_id = application and left_at is null;
  if current.stage = into_stage then
    return;
  end if;
  if current.id is not null then
    select * into former from public.stage_stays
    where application_id = application and left_at is not null order by id desc limit 1;
    if former.stage = into_stage and at < current.entered_at + interval '15 minutes' then
      delete from public.stage_stays where id = current.id;
      update public.stage_stays set left_at = null where id = former.id;
      return;
    end if;
    update public.stage_stays set left_at = greatest(at, entered_at) where id = current.id;
  end if;
  insert into public.stage_stays (application_id, stage, reached, entered_at) values (
    application, into_stage,
    greatest(coalesce(current.reached, 'new'), case when into_stage <> 'rejected' then into_stage else 'new' end),
    greatest(at, current.entered_at)
  );
end $function$;
revoke all on function private.record_stay(uuid,public.application_stage,timestamp with time zone) from public;
grant execute on function private.record_stay(uuid,public.application_stage,timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION private.record_stay_of_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  application public.applications;
begin
  if new.kind = 'stage_moved' then
    if new.data ? 'to' then
      perform private.record_stay(new.application_id, (new.data ->> 'to')::public.application_stage, new.created_at);
    end if;
    return null;
  end if;
  select * into application from public.applications where id = new.application_id;
  perform private.record_stay(
    new.application_id, coalesce((new.data ->> 'stage')::public.application_stage, application.stage),
    case when not application.imported then least(application.created_at, new.created_at) end
  );
  return null;
end $function$;
revoke all on function private.record_stay_of_event() from public;
grant execute on function private.record_stay_of_event() to service_role;

CREATE OR REPLACE FUNCTION private.record_step_stay()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  current public.step_stays;
  former public.step_stays;
begin
  if tg_op = 'INSERT' then
    if new.step_id is not null then
      insert into public.step_stays (application_id, step_id, entered_at)
      values (new.id, new.step_id, case when not new.imported then least(new.created_at, now()) end);
    end if;
    return null;
  end if;
  select * into current from public.step_stays where application_id = new.id and left_at is null;
  select * into former from public.step_stays
  where application_id = new.id and left_at is not null order by id desc limit 1;
  if current.step_id = new.step_id then
    return null;
  end if;
  if former.step_id = new.step_id and now() < current.entered_at + interval '15 minutes' then
    delete from public.step_stays where id = current.id;
    update public.step_stays set left_at = null where id = former.id;
    return null;
  end if;
  update public.step_stays set left_at = greatest(now(), entered_at) where id = current.id;
  if new.step_id is not null then
    insert into public.step_stays (application_id, step_id, entered_at)
    values (new.id, new.step_id, case when pg_trigger_depth() = 1 then greatest(now(), current.entered_at) end);
  end if;
  return null;
end $function$;
revoke all on function private.record_step_stay() from public;
grant execute on function private.record_step_stay() to service_role;

CREATE OR REPLACE FUNCTION private.record_template_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.email_template_versions (template_key, version, subject, body, edited_by)
  values (new.key, new.version, new.subject, new.body, new.updated_by);
  return null;
end $function$;
revoke all on function private.record_template_version() from public;
grant execute on function private.record_template_version() to service_role;

CREATE OR REPLACE FUNCTION private.record_terms_editor()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  editor uuid := private.acting_staff_id();
begin
  if tg_op = 'INSERT' then
    insert into public.terms_staff (terms_id, published_by, updated_by)
    values (new.id, case when new.state <> 'draft' then editor end, editor);
    return null;
  end if;
  update public.terms_staff set
    published_by = case when old.state = 'draft' and new.state = 'published' then editor else published_by end,
    updated_by = coalesce(editor, updated_by)
  where terms_id = new.id;
  return null;
end $function$;
revoke all on function private.record_terms_editor() from public;
grant execute on function private.record_terms_editor() to service_role;

CREATE OR REPLACE FUNCTION private.record_website_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  began timestamptz;
  editor uuid := private.acting_staff_id();
begin
  if tg_op = 'DELETE' then
    delete from public.website_versions where row_id = old.id;
    return null;
  end if;
  delete from public.website_versions as earlier
  where earlier.row_id = new.id
    and earlier.version = (select max(version) from public.website_versions where row_id = new.id)
    and earlier.version > 1
    and earlier.edited_by is not distinct from editor
    and earlier.state = new.state and new.state <> 'published'
    and earlier.created_at > now() - interval '5 minutes'
  returning earlier.created_at into began;
  insert into public.website_versions (table_name, row_id, version, state, content, edited_by, created_at)
  values (
    tg_table_name, new.id, new.version, new.state,
    to_jsonb(new) - '{id,state,version,position,created_at,updated_at}'::text[], editor, coalesce(began, now())
  );
  return null;
end $function$;
revoke all on function private.record_website_version() from public;
grant execute on function private.record_website_version() to service_role;

CREATE OR REPLACE FUNCTION private.redact(value text, traces text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case when length(redacted) <= length(value) then redacted else regexp_replace(normalize(value), traces, '\1(…)', 'g') end
  from regexp_replace(normalize(value), traces, '\1(erased)', 'g') as redacted
$function$;
revoke all on function private.redact(text,text) from public;
grant execute on function private.redact(text,text) to service_role;

CREATE OR REPLACE FUNCTION private.redact_json(value jsonb, traces text)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  bare text := value #>> '{}';
begin
  case jsonb_typeof(value)
    when 'string' then
      if normalize(bare) ~ traces then
        return to_jsonb(private.redact(bare, traces));
      end if;
      return case when normalize(private.url_decode(bare)) ~ traces then '""'::jsonb else value end;
    when 'array' then
      return (
        select coalesce(jsonb_agg(private.redact_json(item, traces) order by place), '[]')
        from jsonb_array_elements(value) with ordinality as element (item, place)
      );
    when 'object' then
      return (
        select coalesce(jsonb_object_agg(name, private.redact_json(item, traces)), '{}') from jsonb_each(value) as field (name, item)
      );
    else
      return value;
  end case;
end $function$;
revoke all on function private.redact_json(jsonb,text) from public;
grant execute on function private.redact_json(jsonb,text) to service_role;

CREATE OR REPLACE FUNCTION private.redirect_article()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.state = 'published' then
    delete from public.article_redirects where slug = new.slug;
  end if;
  if tg_op = 'UPDATE' and old.slug <> new.slug and (
    old.state = 'published'
    or exists (
      select from public.article_versions
      where article_id = new.id and slug = old.slug and state = 'published'
    )
  ) then
    insert into public.article_redirects (slug, article_id) values (old.slug, new.id)
    on conflict (slug) do update set article_id = excluded.article_id, created_at = now();
  end if;
  return null;
end $function$;
revoke all on function private.redirect_article() from public;
grant execute on function private.redirect_article() to service_role;

CREATE OR REPLACE FUNCTION private.redirect_job()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.state <> 'draft' then
    delete from public.job_redirects where slug = new.slug;
  end if;
  if tg_op = 'UPDATE' and old.slug <> new.slug and old.published_at is not null then
    insert into public.job_redirects (slug, job_id) values (old.slug, new.id)
    on conflict (slug) do update set job_id = excluded.job_id, created_at = now();
  end if;
  return null;
end $function$;
revoke all on function private.redirect_job() from public;
grant execute on function private.redirect_job() to service_role;

CREATE OR REPLACE FUNCTION private.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  raise insufficient_privilege using message = 'the audit log is append-only';
end $function$;
revoke all on function private.refuse_audit_change() from public;
grant execute on function private.refuse_audit_change() to service_role;

CREATE OR REPLACE FUNCTION private.remind_of_answers()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  waiting record;
begin
  for waiting in
    select application.id, rule.id as rule_id, rule.days, private.responsible_for(application.id) as owner
    from public.stage_rules as rule
    join public.applications as application on application.job_id = rule.job_id and application.stage = rule.stage
    where rule.kind = 'remind' and rule.is_on and application.withdrawn_at is null
      and application.owed_answer_since < now() - make_interval(days => rule.days)
      and application.id not in (select private.applications_awaiting_erasure())
      and not exists (
        select from public.application_events as event
        where event.application_id = application.id and event.kind = 'rule_remind'
          and event.data ->> 'rule_id' = rule.id::text and event.created_at > application.owed_answer_since
      )
    limit 500
  loop
    insert into public.notifications (user_id, kind, application_id, data)
    select waiting.owner, 'answer_owed', waiting.id, jsonb_build_object('days', waiting.days)
    where waiting.owner is not null;
    perform private.record_application_event(
      waiting.id, 'rule_remind', jsonb_build_object('rule_id', waiting.rule_id, 'days', waiting.days)
    );
  end loop;
end $function$;
revoke all on function private.remind_of_answers() from public;
grant execute on function private.remind_of_answers() to service_role;

CREATE OR REPLACE FUNCTION private.remind_of_tasks()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with due as (
    update public.tasks set reminded_at = now()
    where done_at is null and reminded_at is null
      and due_on <= ((now() at time zone 'Europe/Stockholm') - interval '7 hours')::date
      and (person_id is null or person_id not in (select private.people_awaiting_erasure()))
      and (application_id is null or application_id not in (select private.applications_awaiting_erasure()))
      and not (
        (kind = 'scorecard' or created_by is null)
        and exists (
          select from public.applications as application where application.id = application_id
            and (application.stage = 'rejected' or application.withdrawn_at is not null)
        )
      )
    returning tasks.*
  )
  select private.notify_task_owner(due::public.tasks, 'due') from due
$function$;
revoke all on function private.remind_of_tasks() from public;
grant execute on function private.remind_of_tasks() to service_role;

CREATE OR REPLACE FUNCTION private.remove_demo_rows()
 RETURNS TABLE(bucket text, path text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  seeded_at timestamptz := (
    select (value #>> '{}')::timestamptz from public.settings
    where key = 'demo_content' and jsonb_typeof(value) = 'string'
  );
begin
  perform set_config('demo.is_removed', 'true', true);
  create temporary table demo_now on commit drop as select * from private.list_demo_rows();
  -- Invoices are records of accounting: a client that was sent one stays, with its jobs and agreements.
  with invoiced as (select client_id from public.invoices where state <> 'draft')
  delete from pg_temp.demo_now where row_id in (
    select client_id from invoiced
    union all select id from public.jobs where client_id in (select client_id from invoiced)
    union all select id from public.client_projects where client_id in (select client_id from invoiced)
    union all select id from public.client_plans where client_id in (select client_id from invoiced)
    union all select id from public.client_plan_pauses where client_id in (select client_id from invoiced)
  );

  return query select document.bucket, document.path from public.documents as document
    where document.person_id in (select row_id from pg_temp.demo_now where kind = 'people');

  delete from public.outbox where id in (select row_id from pg_temp.demo_now where kind = 'outbox')
    or person_id in (select row_id from pg_temp.demo_now where kind = 'people');
  delete from public.privacy_requests
  where id in (select row_id from pg_temp.demo_now where kind = 'privacy_requests')
    or person_id in (select row_id from pg_temp.demo_now where kind = 'people');
  -- First those that were merged into another person.
  delete from public.people
  where merged_into is not null and id in (select row_id from pg_temp.demo_now where kind = 'people');
  delete from public.people where id in (select row_id from pg_temp.demo_now where kind = 'people');
  delete from public.invoices where state = 'draft' and client_id in (
    select client_id from public.client_plans
    where id in (select row_id from pg_temp.demo_now where kind = 'client_plans')
    union all select client_id from public.client_projects
    where id in (select row_id from pg_temp.demo_now where kind = 'client_projects')
  );
  delete from public.client_projects where id in (select row_id from pg_temp.demo_now where kind = 'client_projects');
  delete from public.client_plan_pauses
  where id in (select row_id from pg_temp.demo_now where kind = 'client_plan_pauses');
  delete from public.client_plans where id in (select row_id from pg_temp.demo_now where kind = 'client_plans');
  delete from public.client_notes where id in (select row_id from pg_temp.demo_now where kind = 'client_notes');
  delete from public.jobs where id in (select row_id from pg_temp.demo_now where kind = 'jobs');
  delete from public.clients where id in (select row_id from pg_temp.demo_now where kind = 'clients');
  delete from public.articles where id in (select row_id from pg_temp.demo_now where kind = 'articles');
  delete from public.article_tags
  where md5(slug)::uuid in (select row_id from pg_temp.demo_now where kind = 'article_tags');
  delete from public.booking_links where id in (select row_id from pg_temp.demo_now where kind = 'booking_links');
  delete from public.tags where id in (select row_id from pg_temp.demo_now where kind = 'tags');
  delete from public.customer_logos where id in (select row_id from pg_temp.demo_now where kind = 'customer_logos');
  delete from public.testimonials where id in (select row_id from pg_temp.demo_now where kind = 'testimonials');
  delete from public.team_members where id in (select row_id from pg_temp.demo_now where kind = 'team_members');
  delete from public.website_versions
  where row_id in (select row_id from pg_temp.demo_now where kind = 'page_texts');
  update public.page_texts set title = '{}', lead = '{}', story_title = '{}', story = '{}', state = 'draft'
  where id in (select row_id from pg_temp.demo_now where kind = 'page_texts');
  -- Shared views of a colleague who leaves pass to an administrator.
  delete from public.saved_views where id in (select row_id from pg_temp.demo_now where kind = 'saved_views');
  delete from auth.users where id in (select row_id from pg_temp.demo_now where kind = 'users');
  -- With those about the removal itself.
  delete from public.client_events
  where xmin = pg_current_xact_id()::xid
    or md5(id::text)::uuid in (select row_id from pg_temp.demo_now where kind = 'client_events');
  -- The database was empty before, so earlier visits are invented.
  delete from public.analytics_events where occurred_at < seeded_at;
  delete from public.analytics_daily where day < (seeded_at at time zone 'Europe/Stockholm')::date;
  delete from private.demo_rows;
  delete from public.settings where key in ('demo_files_unsaved', 'demo_visits_unwritten');
  update public.settings set value = 'false' where key = 'demo_content';
end $function$;
revoke all on function private.remove_demo_rows() from public;
grant execute on function private.remove_demo_rows() to service_role;

CREATE OR REPLACE FUNCTION private.replace_review_token(shortlist uuid, new_hash text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.review_links set token_hash = coalesce(
    new_hash, encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex')
  ) where id = shortlist;
  delete from private.review_keys where review_link_id = shortlist;
$function$;
revoke all on function private.replace_review_token(uuid,text) from public;
grant execute on function private.replace_review_token(uuid,text) to service_role;

CREATE OR REPLACE FUNCTION private.report_condition(filter jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select concat_ws(' and ', 'true',
    private.any_of('job_id', filter -> 'jobs'),
    private.any_of('client_id', filter -> 'clients'),
    'job_id in (select job_id from public.job_staff where ' || private.any_of('stage_template_id', filter -> 'templates') || ')',
    case when not coalesce((filter ->> 'unowned')::boolean, false) then private.any_of('owner_id', filter -> 'owners')
      else concat('(', concat_ws(' or ', 'owner_id is null', private.any_of('owner_id', filter -> 'owners')), ')') end,
    case when jsonb_array_length(filter -> 'fields') > 0 then (
      select format('field in (%s)', string_agg(quote_literal(name::public.job_field), ', '))
      from jsonb_array_elements_text(filter -> 'fields') as name
    ) end
  )
$function$;
revoke all on function private.report_condition(jsonb) from public;
grant execute on function private.report_condition(jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.report_rows(figure text, first_day date, last_day date, filter jsonb)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  within text := format(
    '>= %1$L and %%1$s < %2$L', private.start_of_day(first_day), private.start_of_day(last_day + 1)
  );
  condition text := private.report_condition(filter);
begin
  return case figure
    when 'applications' then format(
      'select application_id, person_id, job_id, owner_id, client_id, field, source, reached as stage, is_hired,
         created_at as since, hired_at as until
       from private.reported_progress where not imported and created_at %s and %s',
      format(within, 'created_at'), condition)
    when 'stays' then format(
      'select application_id, person_id, job_id, owner_id, client_id, field, source, stay.stage, is_hired,
         stay.entered_at as since, stay.left_at as until
       from public.stage_stays as stay join private.reported_applications using (application_id)
       where stay.entered_at is not null and stay.left_at %s and stay.stage in (''new'', ''screening'', ''interview'', ''offer'') and %s',
      format(within, 'stay.left_at'), condition)
    when 'step_stays' then format(
      'select application_id, person_id, job_id, owner_id, client_id, field, source, step.stage, is_hired,
         stay.entered_at as since, stay.left_at as until, step.id as step_id
       from public.step_stays as stay
       join public.stage_steps as step on step.id = stay.step_id
       join private.reported_applications using (application_id)
       where stay.entered_at is not null and stay.left_at %s and step.stage in (''new'', ''screening'', ''interview'', ''offer'') and %s',
      format(within, 'stay.left_at'), condition)
    when 'hires' then format(
      'select application_id, person_id, job_id, owner_id, client_id, field, source, reached as stage, is_hired,
         created_at as since, hired_at as until
       from private.reported_progress where is_hired and hired_at %s and %s',
      format(within, 'hired_at'), condition)
    when 'fills' then format(
      'select application_id, person_id, job_id, owner_id, client_id, field, source, ''hired''::public.application_stage as stage,
         true as is_hired, published_at as since, hired_at as until
       from private.reported_fills where hired_at %s and %s',
      format(within, 'hired_at'), condition)
    -- The same as public.count_left_out.
    when 'withdrawn' then format(
      'select application.id as application_id, person_id, job_id, owner_id, client_id, field, source, stage, false as is_hired,
         created_at as since, withdrawn_at as until
       from public.applications as application
       join (select id as job_id, client_id, field from public.jobs) as job using (job_id)
       where withdrawn_at is not null and created_at %s and %s',
      format(within, 'created_at'), condition)
    when 'rejections' then format(
      'select application_id, person_id, job_id, owner_id, client_id, field, source, ''rejected''::public.application_stage as stage,
         false as is_hired, created_at as since, decided_at as until, reason
       from private.reported_rejections where decided_at %s and %s',
      format(within, 'decided_at'), condition)
  end;
end $function$;
revoke all on function private.report_rows(text,date,date,jsonb) from public;
grant execute on function private.report_rows(text,date,date,jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.report_step_progress(template uuid, rows text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select format(
    'with step as materialized (select * from private.ranked_steps(%1$L))
     select applied.*, greatest(
       (select max(step.rank) from public.step_stays as stay join step on step.id = stay.step_id
        where stay.application_id = applied.application_id and (applied.is_hired or step.stage < ''hired'')),
       (select min(step.rank) from step
        where step.stage = case when applied.is_hired then ''hired'' else least(applied.stage, ''offer'') end)
     ) as rank
     from (%2$s) as applied',
    template, rows)
$function$;
revoke all on function private.report_step_progress(uuid,text) from public;
grant execute on function private.report_step_progress(uuid,text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.require_administrator()
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.role() is distinct from 'service_role' and not private.is_staff('admin') then
    raise insufficient_privilege using message = 'only administrators do this';
  end if;
end $function$;
revoke all on function private.require_administrator() from public;
grant execute on function private.require_administrator() to service_role;

CREATE OR REPLACE FUNCTION private.require_an_administrator()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Locking the rows makes a repeatable-read caller fail rather than trust its old snapshot.
  perform from public.staff_profiles
  where role = 'admin' and state = 'active' and user_id <> old.user_id
  for update;
  if not found then
    raise exception 'the last administrator cannot be removed, demoted or disabled'
      using hint = 'last_administrator';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $function$;
revoke all on function private.require_an_administrator() from public;
grant execute on function private.require_an_administrator() to service_role;

CREATE OR REPLACE FUNCTION private.require_live_consent()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  needed public.consent_purpose := tg_argv[0];
begin
  if exists (
    select from public.consents
    where person_id = new.person_id and purpose = needed and withdrawn_at is null and coalesce(expires_at > now(), true)
  ) then
    return new;
  end if;
  -- Staff may add a person who never consented or left; one who withdrew is not added again.
  if tg_op = 'INSERT' and not exists (
    select from public.consents
    where person_id = new.person_id and purpose = needed and withdrawn_at is not null
  ) then
    return new;
  end if;
  raise check_violation using
    message = 'this person has left and has not consented again', hint = 'consent_required';
end $function$;
revoke all on function private.require_live_consent() from public;
grant execute on function private.require_live_consent() to service_role;

CREATE OR REPLACE FUNCTION private.require_person(wanted uuid)
 RETURNS public.people
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_person public.people;
begin
  perform private.require_recruiter();
  select * into found_person from public.people
  where id = wanted and merged_into is null and anonymised_at is null
    and id not in (select private.people_of_hidden_jobs()) for update;
  if found_person.id is null then
    raise exception 'there is no such person' using errcode = 'P0002', hint = 'not_found';
  end if;
  return found_person;
end $function$;
revoke all on function private.require_person(uuid) from public;
grant execute on function private.require_person(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.require_recent_proof()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.has_recent_proof() then
    return new;
  end if;
  raise insufficient_privilege using message = 'this needs a recent sign-in', hint = (
    select case when encrypted_password is null then 'reauthentication_needed' else 'current_password_required' end
    from auth.users where id = auth.uid()
  );
end $function$;
revoke all on function private.require_recent_proof() from public;
grant execute on function private.require_recent_proof() to service_role;

CREATE OR REPLACE FUNCTION private.require_recruiter()
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.role() is distinct from 'service_role' and not private.is_staff('recruiter', 'admin') then
    raise insufficient_privilege using message = 'only recruiters search people';
  end if;
end $function$;
revoke all on function private.require_recruiter() from public;
grant execute on function private.require_recruiter() to service_role;

CREATE OR REPLACE FUNCTION private.require_safe_links()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (
    select from unnest(tg_argv) as document,
      jsonb_path_query(to_jsonb(new) -> document, 'lax $.** ? (@.type == "link").attrs.href') as href
    where href <> 'null' and not private.is_safe_url(href #>> '{}')
  ) then
    raise check_violation using message = 'a link leads to an address that is not allowed';
  end if;
  if exists (
    select from unnest(tg_argv) as document,
      jsonb_path_query(to_jsonb(new) -> document, 'lax $.** ? (@.type == "image").attrs.src') as src
    where src <> 'null' and not private.is_picture_url(src #>> '{}')
  ) then
    raise check_violation using message = 'a picture in a text is not from this site';
  end if;
  return new;
end $function$;
revoke all on function private.require_safe_links() from public;
grant execute on function private.require_safe_links() to service_role;

CREATE OR REPLACE FUNCTION private.require_scope(scope public.api_scope)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  granted constant public.api_scope[] := private.token_scopes();
begin
  if granted is null or private.staff_role() is distinct from 'admin' then
    raise insufficient_privilege using message = 'the API token has expired or was revoked';
  end if;
  if not (scope = any (granted) or replace(scope::text, ':read', ':write') = any (granted::text[])) then
    raise insufficient_privilege using message = format('the API token lacks the scope %s', scope);
  end if;
  return true;
end $function$;
revoke all on function private.require_scope(public.api_scope) from public;
grant execute on function private.require_scope(public.api_scope) to api_token, service_role;

CREATE OR REPLACE FUNCTION private.require_shown_job(wanted uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if wanted in (select private.hidden_jobs()) then
    raise no_data_found using message = 'there is no such job', hint = 'not_found';
  end if;
end $function$;
revoke all on function private.require_shown_job(uuid) from public;
grant execute on function private.require_shown_job(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.reserve_interview(reserved uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- domain/interviews/interview.ts has the same number.
  hold constant interval := interval '3 days';
begin
  delete from private.interview_reservations where interview_id = reserved;
  delete from private.interview_reservations as expired
  using public.interview_attendees as attendee
  where attendee.interview_id = reserved and expired.staff_id = attendee.staff_id and expired.held_until <= now();
  insert into private.interview_reservations (interview_id, staff_id, period, held_until)
  select interview.id, attendee.staff_id, wanted.period, wanted.held_until
  from public.interviews as interview
  join public.interview_attendees as attendee
    on attendee.interview_id = interview.id and attendee.staff_id is not null and attendee.removed_at is null
  cross join lateral (
    select tstzrange(interview.starts_at, interview.ends_at) as period, null::timestamptz as held_until
    where interview.state = 'booked'
    union all
    select tstzrange(proposed.starts_at, proposed.starts_at + make_interval(mins => interview.minutes)), now() + hold
    from public.interview_times as proposed
    where proposed.interview_id = interview.id and interview.state = 'proposed' and proposed.starts_at > now()
  ) as wanted
  where interview.id = reserved
  -- The same order everywhere, so that two who book at once do not wait for each other.
  order by attendee.staff_id, wanted.period;
end $function$;
revoke all on function private.reserve_interview(uuid) from public;
grant execute on function private.reserve_interview(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.reset_confirmation()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' then
    new.email_confirmed_at := null;
    new.links_held_until := null;
  end if;
  -- Statements of the server on behalf of a colleague have another role: a merge does not enter an address.
  if current_user in ('authenticated', 'api_token') and new.email is not null
    and private.is_staff('recruiter', 'admin') then
    new.email_confirmed_at := now();
  end if;
  return new;
end $function$;
revoke all on function private.reset_confirmation() from public;
grant execute on function private.reset_confirmation() to service_role;

CREATE OR REPLACE FUNCTION private.responsible_for(conversation public.conversations)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select profile.user_id
  from (
    select conversation.assignee_id as user_id, 1 as rank
    union all select owner_id, 2 from public.applications where id = conversation.application_id
    union all
    select staff.owner_id, 3 from public.applications as application
    join public.job_staff as staff on staff.job_id = application.job_id where application.id = conversation.application_id
    union all select owner_id, 4 from public.client_details where client_id = conversation.client_id
  ) as colleague
  join public.staff_profiles as profile using (user_id)
  where profile.state = 'active' and profile.role in ('recruiter', 'admin')
    and coalesce(private.is_shown_job(
      (select job_id from public.applications where id = conversation.application_id), profile.user_id
    ), true)
    and (not conversation.concerns_billing or profile.role = 'admin' or exists (
      select from public.client_details where client_id = conversation.client_id and owner_id = profile.user_id
    ))
  order by rank limit 1
$function$;
revoke all on function private.responsible_for(public.conversations) from public;
grant execute on function private.responsible_for(public.conversations) to service_role;

CREATE OR REPLACE FUNCTION private.responsible_for(application uuid, preferred uuid DEFAULT NULL::uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select profile.user_id
  from public.applications as found
  left join public.job_staff as staff on staff.job_id = found.job_id
  left join public.jobs as job on job.id = found.job_id
  left join public.client_details as details on details.client_id = job.client_id
  cross join lateral unnest(array[preferred, found.owner_id, staff.owner_id, details.owner_id])
    with ordinality as choice (user_id, rank)
  join public.staff_profiles as profile on profile.user_id = choice.user_id
    and profile.state = 'active' and profile.role in ('recruiter', 'admin')
  where found.id = application and private.is_shown_job(found.job_id, profile.user_id)
  order by choice.rank limit 1
$function$;
revoke all on function private.responsible_for(uuid,uuid) from public;
grant execute on function private.responsible_for(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.restore_interviews(restored uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ended record;
begin
  for ended in
    select id, starts_at from public.interviews
    where application_id = restored and state = 'cancelled' and cancelled_with_application
      and told_state is distinct from 'cancelled' and told_sequence is distinct from sequence
      and coalesce(starts_at > now(), true)
  loop
    begin
      update public.interviews
      set state = case when ended.starts_at is null then 'proposed' else 'booked' end::public.interview_state,
        cancelled_with_application = false
      where id = ended.id;
    exception when exclusion_violation then
      null;
    end;
  end loop;
end $function$;
revoke all on function private.restore_interviews(uuid) from public;
grant execute on function private.restore_interviews(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.restore_interviews_of_person()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.restore_interviews(id) from public.applications
  where person_id = new.id and stage <> 'rejected' and withdrawn_at is null;
  return null;
end $function$;
revoke all on function private.restore_interviews_of_person() from public;
grant execute on function private.restore_interviews_of_person() to service_role;

CREATE OR REPLACE FUNCTION private.resume_webhook()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.paused_at := null;
  new.failing_since := null;
  return new;
end $function$;
revoke all on function private.resume_webhook() from public;
grant execute on function private.resume_webhook() to service_role;

CREATE OR REPLACE FUNCTION private.return_to_bucket(key text, amount double precision, capacity double precision)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.rate_limits as bucket set tokens = least(capacity, bucket.tokens + amount)
  where bucket.key = return_to_bucket.key
$function$;
revoke all on function private.return_to_bucket(text,double precision,double precision) from public;
grant execute on function private.return_to_bucket(text,double precision,double precision) to service_role;

CREATE OR REPLACE FUNCTION private.return_token(key text, capacity double precision)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wider text := private.wider_key(return_token.key);
begin
  perform private.return_to_bucket(return_token.key, 1, capacity);
  if wider is not null then perform private.return_to_bucket(wider, 1, 4 * capacity); end if;
end $function$;
revoke all on function private.return_token(text,double precision) from public;
grant execute on function private.return_token(text,double precision) to service_role;

CREATE OR REPLACE FUNCTION private.revoke_api_token()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.revoked_at := coalesce(old.revoked_at, now());
  return new;
end $function$;
revoke all on function private.revoke_api_token() from public;
grant execute on function private.revoke_api_token() to service_role;

CREATE OR REPLACE FUNCTION private.revoke_tokens_of_staff()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.api_tokens set revoked_at = now() where created_by = old.user_id and revoked_at is null;
  return coalesce(new, old);
end $function$;
revoke all on function private.revoke_tokens_of_staff() from public;
grant execute on function private.revoke_tokens_of_staff() to service_role;

CREATE OR REPLACE FUNCTION private.room_for_pairs(person uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select greatest(0, 20 - count(*)) from (
    (select from public.duplicate_pairs where one_id = person and dismissed_at is null limit 20)
    union all
    (select from public.duplicate_pairs where other_id = person and dismissed_at is null limit 20)
  ) as pair
$function$;
revoke all on function private.room_for_pairs(uuid) from public;
grant execute on function private.room_for_pairs(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.scored_applications()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select application_id from public.scorecards where staff_id = auth.uid()
$function$;
revoke all on function private.scored_applications() from public;
grant execute on function private.scored_applications() to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.scores_fit(scores jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when jsonb_typeof(scores) = 'array' then
    jsonb_array_length(scores) <= 100 and not exists (
      select from jsonb_array_elements(scores) as entry
      where not coalesce(
        jsonb_typeof(entry) = 'object' and jsonb_typeof(entry -> 'name') = 'string'
        and length(entry ->> 'name') between 1 and 300
        and jsonb_typeof(entry -> 'score') = 'number' and (entry -> 'score') in ('1', '2', '3', '4', '5')
        and not exists (select from jsonb_object_keys(entry) as key where key not in ('name', 'score')), false)
    )
  else false end
$function$;
revoke all on function private.scores_fit(jsonb) from public;
grant execute on function private.scores_fit(jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.search_patterns(query text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select array_remove(array[
    '%' || regexp_replace(private.fold(btrim(query)), '([\\%_])', '\\\1', 'g') || '%',
    -- Fewer digits occur in too many numbers, and the index needs three characters.
    case when query ~ '^[\d\s\u00A0()+./\u2010-\u2013-]+$' and length(regexp_replace(query, '\D', '', 'g')) >= 4
      then '%' || regexp_replace(regexp_replace(regexp_replace(
        replace(query, '(0)', ''), '[^\d+]', '', 'g'), '^00', '+'), '^0', '+46') || '%'
    end
  ], null)
$function$;
revoke all on function private.search_patterns(text) from public;
grant execute on function private.search_patterns(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.search_phrase(phrase text)
 RETURNS tsquery
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select phraseto_tsquery('private.plain', text) || phraseto_tsquery('private.english', text) || phraseto_tsquery('private.swedish', text)
  from (select private.spell_out(phrase) as text) as given
$function$;
revoke all on function private.search_phrase(text) from public;
grant execute on function private.search_phrase(text) to service_role;

CREATE OR REPLACE FUNCTION private.search_word(word text)
 RETURNS tsquery
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case
    when numnode(plain) = 0 then null
    when numnode(plain) = 1 and length(trim(both '''' from plain::text)) > 2 then (plain::text || ':*')::tsquery || english || swedish
    else plain || english || swedish
  end
  from (select private.spell_out(word) as text) as given
  cross join lateral (select phraseto_tsquery('private.plain', text), phraseto_tsquery('private.english', text),
    phraseto_tsquery('private.swedish', text)) as forms (plain, english, swedish)
$function$;
revoke all on function private.search_word(text) from public;
grant execute on function private.search_word(text) to service_role;

CREATE OR REPLACE FUNCTION private.searches_allowed(client uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when private.is_paused_on(client, private.stockholm_today()) then 0
    else coalesce(private.plan_searches((private.plan_on(client, private.stockholm_today())).plan), 0) end
$function$;
revoke all on function private.searches_allowed(uuid) from public;
grant execute on function private.searches_allowed(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.searches_in_use(client uuid, without_job uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select count(*)::integer from public.jobs as job
  where job.client_id = client and job.state = 'open' and job.kind = 'client' and job.id <> without_job
    and not exists (
      select from public.client_projects as project where project.job_id = job.id and project.cancelled_on is null
    )
$function$;
revoke all on function private.searches_in_use(uuid,uuid) from public;
grant execute on function private.searches_in_use(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.sender_of_arrived(raw bytea)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select lower(substring(
    split_part(replace(encode(substring(raw for 16384), 'escape'), E'\r', ''), E'\n\n', 1)
    from '(?ni)^from:((?:[^\n]|\n[ \t])*)'
  ))
$function$;
revoke all on function private.sender_of_arrived(bytea) from public;
grant execute on function private.sender_of_arrived(bytea) to service_role;

CREATE OR REPLACE FUNCTION private.set_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.updated_at := now();
  return new;
end $function$;
revoke all on function private.set_updated_at() from public;
grant execute on function private.set_updated_at() to service_role;

CREATE OR REPLACE FUNCTION private.settle_pause_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.state in ('declined', 'withdrawn') then
    perform private.record_client_event(
      new.client_id, 'pause_' || new.state::text,
      jsonb_build_object('person_id', new.person_id, 'starts_on', new.starts_on, 'ends_on', new.ends_on)
    );
  end if;
  update public.notifications set read_at = now()
  where client_id = new.client_id and kind = 'pause_requested' and data ->> 'request_id' = new.id::text and read_at is null;
  return null;
end $function$;
revoke all on function private.settle_pause_request() from public;
grant execute on function private.settle_pause_request() to service_role;

CREATE OR REPLACE FUNCTION private.share_found(wanted tsquery, patterns text[], people uuid[])
 RETURNS double precision
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(avg((person.search_name like any (patterns) or coalesce((
    select words.words @@ wanted from private.person_words as words where words.person_id = person.id
  ), false))::integer), 0)
  from unnest(people) as sample (id) join public.people as person on person.id = sample.id
$function$;
revoke all on function private.share_found(tsquery,text[],uuid[]) from public;
grant execute on function private.share_found(tsquery,text[],uuid[]) to service_role;

CREATE OR REPLACE FUNCTION private.shared_of_hidden_jobs()
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  hidden constant uuid[] := array(select private.hidden_jobs());
begin
  if hidden <> '{}' then
    return query select id::text from public.review_links where job_id = any (hidden)
      union all select id::text from public.job_approvals where job_id = any (hidden);
  end if;
end $function$;
revoke all on function private.shared_of_hidden_jobs() from public;
grant execute on function private.shared_of_hidden_jobs() to api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.shorten_own_pictures()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  column_name text;
  given text;
begin
  foreach column_name in array tg_argv loop
    given := to_jsonb(new) ->> column_name;
    if given ~ '^https?://[^/?#@\\]+/storage/v1/(object|render/image)/public/' then
      new := jsonb_populate_record(
        new, jsonb_build_object(column_name, substring(given from '^https?://[^/]+(/storage/.*)$'))
      );
    elsif not private.is_own_picture(given) then
      raise check_violation using message = 'the picture is on another site';
    end if;
  end loop;
  return new;
end $function$;
revoke all on function private.shorten_own_pictures() from public;
grant execute on function private.shorten_own_pictures() to service_role;

CREATE OR REPLACE FUNCTION private.show_billing(client uuid, viewer uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'searches_in_use', private.searches_in_use(client, '00000000-0000-0000-0000-000000000000'),
    'owner', private.show_recruiter(details.owner_id),
    'country', details.country, 'vat_number', billing.vat_number,
    'plans', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', plan.id, 'plan', plan.plan, 'starts_on', plan.starts_on, 'ends_on', plan.ends_on,
        'monthly_amount', price.monthly_amount, 'currency', price.currency
      ) order by plan.starts_on desc)
      from public.client_plans as plan
      join public.client_plan_prices as price on price.client_plan_id = plan.id
      where plan.client_id = client
    ), '[]'),
    'pauses', coalesce((
      select jsonb_agg(jsonb_build_object('starts_on', pause.starts_on, 'ends_on', pause.ends_on) order by pause.starts_on desc)
      from public.client_plan_pauses as pause where pause.client_id = client
    ), '[]'),
    'projects', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', project.id, 'title', job.title, 'starts_on', project.starts_on, 'signed_on', project.signed_on,
        'guarantee_ends_on', project.guarantee_ends_on, 'cancelled_on', project.cancelled_on,
        'amount', price.amount, 'currency', price.currency,
        'invoiced', array(
          select line.kind from public.invoice_lines as line join public.invoices as invoice on invoice.id = line.invoice_id
          where line.client_project_id = project.id and invoice.kind = 'invoice' and invoice.state <> 'draft'
            and invoice.credited_at is null
        )
      ) order by project.starts_on desc, project.id)
      from public.client_projects as project
      join public.client_project_prices as price on price.client_project_id = project.id
      join public.jobs as job on job.id = project.job_id
      where project.client_id = client
    ), '[]'),
    'next_invoice_month', (select next.month from public.client_next_invoices as next where next.client_id = client),
    'requests', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', request.id, 'starts_on', request.starts_on, 'ends_on', request.ends_on, 'message', request.message,
        -- The agency may cancel an approved pause before it begins.
        'state', case when request.state = 'approved' and request.pause_id is null then 'cancelled' else request.state::text end,
        'reason', request.reason, 'created_at', request.created_at,
        'author', case when request.person_id is distinct from viewer then nullif(person.full_name, '') end,
        'is_own', request.person_id is not distinct from viewer
      ) order by request.created_at desc)
      from (
        select * from public.client_pause_requests as latest
        where latest.client_id = client
          and (latest.person_id is null or latest.person_id not in (select private.people_awaiting_erasure()))
        order by latest.created_at desc limit 10
      ) as request
      left join public.people as person on person.id = request.person_id
    ), '[]'),
    'invoices', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', invoice.id, 'kind', invoice.kind, 'number', invoice.number, 'month', invoice.month,
        'issued_on', invoice.issued_on, 'due_on', invoice.due_on, 'paid_on', invoice.paid_on,
        'currency', invoice.currency, 'total_amount', invoice.total_amount, 'language', invoice.language,
        'is_credited', invoice.credited_at is not null, 'credited_number', original.number
      ) order by invoice.number desc)
      from (
        select * from public.invoices as sent where sent.client_id = client and sent.state <> 'draft'
        order by sent.number desc limit 200
      ) as invoice
      left join public.invoices as original on original.id = invoice.credits_id
    ), '[]')
  )
  from public.client_details as details
  left join public.client_billing as billing on billing.client_id = details.client_id
  where details.client_id = client
$function$;
revoke all on function private.show_billing(uuid,uuid) from public;
grant execute on function private.show_billing(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.show_recruiter(staff_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('name', name, 'image', avatar_path)
  from public.staff_profiles
  where user_id = staff_id and is_public and state = 'active' and role in ('recruiter', 'admin')
$function$;
revoke all on function private.show_recruiter(uuid) from public;
grant execute on function private.show_recruiter(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.show_review(shown uuid, viewer uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with reader as (
    select link.recipient_name, link.recipient_email, person.full_name, person.language,
      lower(case when viewer is null then link.recipient_email else person.email end::text) as email
    from public.review_links as link
    left join public.people as person on person.id = viewer
    where link.id = shown
  ), answers as (
    select event.id, event.item_id, event.kind, event.comment, event.created_at, event.staff_id,
      case when event.person_id is null then reader.recipient_name else nullif(contact.full_name, '') end as name,
      event.kind <> 'replied' and (
        event.person_id is not distinct from viewer
        or lower(coalesce(contact.email, reader.recipient_email)::text) = reader.email
      ) as is_own
    from public.review_events as event
    cross join reader
    left join public.people as contact on contact.id = event.person_id
    where event.review_link_id = shown
  ), newest as (
    select * from answers where comment is not null order by created_at desc, id desc limit 2000
  ), ranked as (
    select *, row_number() over (partition by item_id order by id desc) as rank,
      sum(octet_length(comment)) over (order by id desc) as bytes
    from newest
  ), comments as (
    -- domain/review.ts has the same number of comments. The bytes are for all people of the shortlist together.
    select item_id, jsonb_agg(jsonb_build_object(
      'id', id, 'at', created_at, 'comment', comment, 'is_reply', kind = 'replied', 'is_own', is_own,
      'author', case when kind = 'replied' then private.show_recruiter(staff_id) ->> 'name' else name end
    ) order by id) as list
    from ranked where rank <= 200 and bytes <= 200000 group by item_id
  ), decisions as (
    select distinct on (item_id) item_id, case when not is_own then name end as decided_by
    from answers where kind in ('asked_for_interview', 'passed') order by item_id, id desc
  )
  select jsonb_build_object(
    'recipient_name', coalesce(nullif(reader.full_name, ''), reader.recipient_name),
    'language', coalesce(reader.language, link.language), 'message', link.message,
    'expires_at', link.expires_at, 'job_title', job.title, 'client_name', client.name,
    'recruiter', coalesce(
      private.show_recruiter(link.created_by), private.show_recruiter(staff.owner_id), private.show_recruiter(details.owner_id)
    ),
    'items', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', item.id, 'name', person.full_name, 'headline', person.headline, 'location', person.location,
        'presentation', item.presentation, 'has_cv', item.shows_cv and application.cv_document_id is not null,
        'decision', item.decision, 'decided_at', item.decided_at, 'is_rejected', application.stage = 'rejected' and held.application_id is null,
        'decided_by', (select decided_by from decisions where decisions.item_id = item.id),
        'answers', case when item.shows_answers then (
          select coalesce(jsonb_agg(jsonb_build_object(
            'kind', answer.kind, 'prompt', answer.prompt, 'answer', answer.answer, 'options', answer.options
          ) order by answer.position), '[]')
          from public.application_answers as answer where answer.application_id = application.id
        ) else '[]' end,
        'notes', (
          select coalesce(jsonb_agg(jsonb_build_object('at', note.created_at, 'note', note.body) order by note.created_at), '[]')
          from (
            select * from public.application_notes as note
            where note.application_id = application.id and note.is_for_client
              -- A note that was written for the client of another job is not for this one.
              and note.created_at > coalesce((
                select max(event.created_at) from public.application_events as event
                where event.application_id = application.id and event.kind = 'job_moved'
              ), '-infinity')
            order by note.created_at desc limit 200
          ) as note
        ),
        'comments', coalesce((select list from comments where comments.item_id = item.id), '[]'),
        'comment_count', (
          select count(*) from public.review_events as event where event.item_id = item.id and event.comment is not null
        )
      ) order by item.position, item.created_at)
      from private.shown_review_items as shown_item
      join public.review_link_items as item on item.id = shown_item.id
      join public.applications as application on application.id = item.application_id
      join public.people as person on person.id = application.person_id
      left join private.held_rejections as held on held.application_id = application.id
      where shown_item.review_link_id = link.id
    ), '[]')
  )
  from public.review_links as link
  cross join reader
  join public.jobs as job on job.id = link.job_id
  left join public.job_staff as staff on staff.job_id = job.id
  left join public.clients as client on client.id = job.client_id
  left join public.client_details as details on details.client_id = job.client_id
  where link.id = shown
$function$;
revoke all on function private.show_review(uuid,uuid) from public;
grant execute on function private.show_review(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.show_searches(client uuid, viewer uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', job.id, 'title', job.title, 'location', job.location, 'state', job.state,
    'slug', case when job.state = 'open' and coalesce(job.opens_at <= now(), true) then job.slug end,
    'opened_at', job.published_at, 'closed_at', job.closed_at,
    'stages', coalesce((
      select jsonb_object_agg(counted.stage, counted.people) from (
        select coalesce(held.stage, application.stage) as stage, count(*) as people
        from public.applications as application
        join public.people as person on person.id = application.person_id
        left join private.held_rejections as held on held.application_id = application.id
        where application.job_id = job.id and (application.stage <> 'rejected' or held.application_id is not null)
          and application.withdrawn_at is null and person.anonymised_at is null and person.erase_after is null
        group by coalesce(held.stage, application.stage)
      ) as counted
    ), '{}'),
    'recruiter', coalesce(private.show_recruiter(staff.owner_id), private.show_recruiter(details.owner_id)),
    'unanswered', (
      select count(distinct item.application_id)
      from public.review_links as link
      join private.unanswered_review_items as waiting on waiting.review_link_id = link.id
      join public.review_link_items as item on item.id = waiting.id
      where link.job_id = job.id and link.revoked_at is null and link.expires_at > now()
    ),
    'team', private.show_to_team(job.id, viewer),
    'shortlists', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', link.id, 'created_at', link.shared_at, 'expires_at', link.expires_at,
        'is_open', link.expires_at > now(), 'people', shown.people, 'answered', shown.answered,
        'unanswered', (
          select count(*) from private.unanswered_review_items as waiting where waiting.review_link_id = link.id
        )
      ) order by link.shared_at desc)
      from public.review_links as link
      cross join lateral (
        select count(*) as people, count(item.decision) as answered
        from private.shown_review_items as visible
        join public.review_link_items as item on item.id = visible.id
        where visible.review_link_id = link.id
      ) as shown
      where link.job_id = job.id and link.shared_at is not null and link.revoked_at is null
    ), '[]')
  ) order by job.state, job.published_at desc nulls last, job.id), '[]')
  from (
    select * from public.jobs
    where client_id = client and kind = 'client' and state <> 'draft'
      and private.is_shown_to_contact(id, viewer)
    order by state, published_at desc nulls last limit 100
  ) as job
  left join public.job_staff as staff on staff.job_id = job.id
  left join public.client_details as details on details.client_id = job.client_id
$function$;
revoke all on function private.show_searches(uuid,uuid) from public;
grant execute on function private.show_searches(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.show_to_team(job uuid, viewer uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with shown as (
    select distinct on (application.id) application.id, item.id as item_id, link.id as shortlist, person.full_name as name,
      coalesce(held.stage, application.stage) as stage
    from public.review_links as link
    join private.shown_review_items as visible on visible.review_link_id = link.id
    join public.review_link_items as item on item.id = visible.id
    join public.applications as application on application.id = item.application_id
    join public.people as person on person.id = application.person_id
    left join private.held_rejections as held on held.application_id = application.id
    where link.job_id = show_to_team.job and link.shared_at is not null and link.revoked_at is null and link.expires_at > now()
      and coalesce(held.stage, application.stage) <> 'rejected'
    order by application.id, link.shared_at desc
  )
  select jsonb_build_object(
    'people', coalesce((
      select jsonb_agg(jsonb_build_object(
        'item', shown.item_id, 'shortlist', shown.shortlist, 'name', shown.name, 'stage', shown.stage
      ) order by shown.stage desc, shown.name) from shown
    ), '[]'),
    'interviews', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', next.id, 'name', next.name, 'starts_at', next.starts_at, 'kind', next.kind
      ) order by next.starts_at) from (
        select interview.id, shown.name, interview.starts_at, interview.kind
        from shown join public.interviews as interview on interview.application_id = shown.id
        where interview.state = 'booked' and interview.ends_at > now()
        order by interview.starts_at limit 5
      ) as next
    ), '[]')
  )
  where exists (
    select from public.job_contacts as contact where contact.job_id = show_to_team.job and contact.person_id = viewer
  )
$function$;
revoke all on function private.show_to_team(uuid,uuid) from public;
grant execute on function private.show_to_team(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.shows_cv_in_review(item_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from private.shown_review_items as shown
    join public.review_link_items as item on item.id = shown.id
    join public.review_links as link on link.id = shown.review_link_id
    where shown.id = item_id and item.shows_cv
      and link.shared_at is not null and link.revoked_at is null and link.expires_at > now()
  )
$function$;
revoke all on function private.shows_cv_in_review(uuid) from public;
grant execute on function private.shows_cv_in_review(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.skip_mail_awaiting_erasure()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.may_be_mailed(new.person_id, new.template_key) then
    return new;
  end if;
  return null;
end $function$;
revoke all on function private.skip_mail_awaiting_erasure() from public;
grant execute on function private.skip_mail_awaiting_erasure() to service_role;

CREATE OR REPLACE FUNCTION private.skip_notification_of_hidden_job()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  about uuid := coalesce(
    (select job_id from public.applications where id = new.application_id),
    (select job_id from public.job_approvals where id = new.approval_id),
    (
      select coalesce(task.job_id, application.job_id) from public.tasks as task
      left join public.applications as application on application.id = task.application_id where task.id = new.task_id
    ),
    (
      select application.job_id from public.conversations as conversation
      join public.applications as application on application.id = conversation.application_id
      where conversation.id = new.conversation_id
    )
  );
begin
  if about is not null and not private.is_shown_job(about, new.user_id) then
    return null;
  end if;
  return new;
end $function$;
revoke all on function private.skip_notification_of_hidden_job() from public;
grant execute on function private.skip_notification_of_hidden_job() to service_role;

CREATE OR REPLACE FUNCTION private.speaks_for(account uuid, opened_session uuid, claimed_level text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select (
      opened_session is null
      or exists (
        select from auth.sessions as session
        where session.id = opened_session and session.user_id = account and coalesce(session.not_after > now(), true)
      )
    )
    and not private.owes_second_factor(account, opened_session, claimed_level)
$function$;
revoke all on function private.speaks_for(uuid,uuid,text) from public;
grant execute on function private.speaks_for(uuid,uuid,text) to service_role;

CREATE OR REPLACE FUNCTION private.speaks_for_account()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select auth.uid() is not null
    and private.speaks_for(auth.uid(), (auth.jwt() ->> 'session_id')::uuid, auth.jwt() ->> 'aal')
$function$;
revoke all on function private.speaks_for_account() from public;
grant execute on function private.speaks_for_account() to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.spell(value text, is_name boolean)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  with letters as (
    select letter, place, lag(letter) over (order by place) as previous
    from regexp_split_to_table(regexp_replace(btrim(normalize(value)), '\s+', ' ', 'g'), '') with ordinality as split (letter, place)
  ), words as (
    select *, place > coalesce((select max(place) from letters where letter = ' '), 0) as is_last from letters
  )
  select string_agg(case
    when letter = ' ' then '[\s\u00A0]+'
    when letter in ('''', '’') then '(?:''|’|&#39;)'
    when letter = '&' then '&(?:amp;)?'
    when lower(letter) <> upper(letter) and is_name and is_last and (previous is null or previous = ' ') then upper(letter)
    when lower(letter) <> upper(letter) then '[' || lower(letter) || upper(letter) || ']'
    when letter ~ '[[:alnum:]]' then letter
    when letter ~ '[\u0080-\uFFEF]' then letter
    else '\' || letter
  end, '' order by place)
  from words
$function$;
revoke all on function private.spell(text,boolean) from public;
grant execute on function private.spell(text,boolean) to service_role;

CREATE OR REPLACE FUNCTION private.spell_email(email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select '(?<![.+%])' || private.spell(email, false) || '(?!\.[' || private.word_class() || '])'
$function$;
revoke all on function private.spell_email(text) from public;
grant execute on function private.spell_email(text) to service_role;

CREATE OR REPLACE FUNCTION private.spell_out(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select regexp_replace(regexp_replace(
    translate(regexp_replace(regexp_replace(regexp_replace(
      value, '\m([cC])\+\+', 'cplusplus', 'g'), '\m([cCfFjJ])#', '\1sharp', 'g'), '(^|[^[:alnum:]])\.net\M', '\1dotnet', 'gi'), '/|_<', '    '),
    '[^ \n\r\t]{64}', '\& ', 'g'), '(@[^ \n\r\t@]*)@', '\1 ', 'g')
$function$;
revoke all on function private.spell_out(text) from public;
grant execute on function private.spell_out(text) to service_role;

CREATE OR REPLACE FUNCTION private.spell_phone(phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  with number as (select regexp_replace(phone, '\D', '', 'g') as digits)
  select string_agg(format('(?:(?:\+|00)?%s%s(?:\(0\)%s)?|\(?0\)?%s)%s',
    private.spread_digits(left(digits, size)), gap, gap, gap, private.spread_digits(substr(digits, size + 1))), '|')
  from number cross join (select '[\s\u00A0()./-]*' as gap) as between_digits
  cross join lateral unnest(case
    when digits like '46%' then array[2] when digits ~ '^[17]' then array[1] else array[2, 3]
  end) as code (size)
  where length(digits) - size >= 6
$function$;
revoke all on function private.spell_phone(text) from public;
grant execute on function private.spell_phone(text) to service_role;

CREATE OR REPLACE FUNCTION private.spread_digits(digits text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select regexp_replace(digits, '(\d)(?=\d)', '\1[\\s\\u00A0()./-]*', 'g')
$function$;
revoke all on function private.spread_digits(text) from public;
grant execute on function private.spread_digits(text) to service_role;

CREATE OR REPLACE FUNCTION private.staff_account(member uuid)
 RETURNS TABLE(is_confirmed boolean, has_second_factor boolean, session_count integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select account.email_confirmed_at is not null,
    exists (select from auth.mfa_factors where user_id = account.id and status = 'verified'),
    (select count(*)::integer from auth.sessions where user_id = account.id)
  from auth.users as account
  where account.id = member and private.is_staff('admin')
$function$;
revoke all on function private.staff_account(uuid) from public;
grant execute on function private.staff_account(uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.staff_role()
 RETURNS public.staff_role
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select profile.role
  from public.staff_profiles as profile
  left join auth.sessions as session
    on session.id = (auth.jwt() ->> 'session_id')::uuid and session.user_id = profile.user_id
      and coalesce(session.not_after > now(), true)
  where profile.user_id = auth.uid()
    and profile.state = 'active'
    and (session.id is not null or auth.jwt() ->> 'session_id' is null)
    and case when auth.jwt() ->> 'token_id' is not null then
      profile.role = 'admin' and private.token_scopes() is not null
    else
      auth.jwt() ->> 'aal' = 'aal2' and coalesce(session.aal = 'aal2', true)
      or not (
        exists (select from public.settings where key = 'require_second_factor' and value = 'true')
        or exists (
          select from auth.mfa_factors as factor
          where factor.user_id = profile.user_id and factor.status = 'verified'
        )
      )
    end
$function$;
revoke all on function private.staff_role() from public;
grant execute on function private.staff_role() to anon, api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.stage_announced(template text)
 RETURNS public.application_stage
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case template
    when 'application_stage_screening' then 'screening'
    when 'application_stage_interview' then 'interview'
    when 'application_stage_offer' then 'offer'
    when 'application_stage_hired' then 'hired'
    when 'application_rejected' then 'rejected'
  end::public.application_stage
$function$;
revoke all on function private.stage_announced(text) from public;
grant execute on function private.stage_announced(text) to service_role;

CREATE OR REPLACE FUNCTION private.stamp_application()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.stage <> old.stage then
    new.stage_changed_at := now();
    new.owed_answer_since := coalesce(old.owed_answer_since, now());
    if new.stage in ('hired', 'rejected') then
      new.decided_at := now();
      new.decided_by := private.acting_staff_id();
    else
      new.decided_at := null;
      new.decided_by := null;
      new.merit_note := null;
    end if;
    if new.stage <> 'rejected' then
      new.reject_reason := null;
      new.reject_reason_id := null;
    end if;
  end if;
  if new.reject_reason_id is not null then
    new.reject_reason := coalesce(
      (select kind from public.reject_reasons where id = new.reject_reason_id), new.reject_reason
    );
  end if;
  if new.withdrawn_at is not null and old.withdrawn_at is null then
    new.owed_answer_since := null;
  end if;
  return new;
end $function$;
revoke all on function private.stamp_application() from public;
grant execute on function private.stamp_application() to service_role;

CREATE OR REPLACE FUNCTION private.stamp_approval()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.approved_by := coalesce(private.acting_staff_id(), new.approved_by);
  new.approved_at := now();
  return new;
end $function$;
revoke all on function private.stamp_approval() from public;
grant execute on function private.stamp_approval() to service_role;

CREATE OR REPLACE FUNCTION private.stamp_dismissal()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.dismissed_by := case when new.dismissed_at is not null then private.acting_staff_id() end;
  return new;
end $function$;
revoke all on function private.stamp_dismissal() from public;
grant execute on function private.stamp_dismissal() to service_role;

CREATE OR REPLACE FUNCTION private.stamp_freelancer_state()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.state = 'approved' then
    new.approved_by := coalesce(old.approved_by, private.acting_staff_id());
    new.approved_at := coalesce(old.approved_at, now());
  elsif new.state in ('pending', 'left') then
    new.approved_by := null;
    new.approved_at := null;
  end if;
  return new;
end $function$;
revoke all on function private.stamp_freelancer_state() from public;
grant execute on function private.stamp_freelancer_state() to service_role;

CREATE OR REPLACE FUNCTION private.stamp_interview()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' then
    if old.state = 'cancelled' and new.state <> 'cancelled' then
      -- Nobody was told of the cancellation, so calendars have nothing to update.
      new.sequence := old.sequence - 1;
      return new;
    end if;
    if (new.state, new.starts_at, new.ends_at) is distinct from (old.state, old.starts_at, old.ends_at)
      or new.state = 'booked' and new.ends_at > now() and (new.kind, new.place) is distinct from (old.kind, old.place) then
      new.sequence := old.sequence + 1;
    end if;
  end if;
  if new.state = 'booked' and (tg_op = 'INSERT' or (new.state, new.starts_at) is distinct from (old.state, old.starts_at)) then
    new.booked_at := now();
    new.reminded_at := null;
  end if;
  return new;
end $function$;
revoke all on function private.stamp_interview() from public;
grant execute on function private.stamp_interview() to service_role;

CREATE OR REPLACE FUNCTION private.stamp_job_state()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.state <> 'draft' then
    new.published_at := coalesce(new.published_at, now());
  end if;
  new.closed_at := case when new.state = 'closed' then coalesce(new.closed_at, now()) end;
  return new;
end $function$;
revoke all on function private.stamp_job_state() from public;
grant execute on function private.stamp_job_state() to service_role;

CREATE OR REPLACE FUNCTION private.stamp_lead_state()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.state_changed_at := now();
  return new;
end $function$;
revoke all on function private.stamp_lead_state() from public;
grant execute on function private.stamp_lead_state() to service_role;

CREATE OR REPLACE FUNCTION private.stamp_task()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  was_done constant timestamptz := case when tg_op = 'UPDATE' then old.done_at end;
begin
  if new.done_at is null then
    new.done_by := null;
  elsif was_done is null then
    new.done_at := now();
    new.done_by := private.acting_staff_id();
  else
    new.done_at := was_done;
  end if;
  if tg_op = 'INSERT' or new.due_on <> old.due_on or new.owner_id is distinct from old.owner_id then
    new.reminded_at := case when new.due_on <= private.day_of(now()) then now() end;
  end if;
  return new;
end $function$;
revoke all on function private.stamp_task() from public;
grant execute on function private.stamp_task() to service_role;

CREATE OR REPLACE FUNCTION private.stamp_template()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.updated_by := coalesce(private.acting_staff_id(), new.updated_by);
  return new;
end $function$;
revoke all on function private.stamp_template() from public;
grant execute on function private.stamp_template() to service_role;

CREATE OR REPLACE FUNCTION private.stamp_terms_state()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if old.state = 'draft' and new.state = 'published' then
    new.number := 1 + coalesce((select max(number) from public.general_terms), 0);
    new.published_at := now();
  end if;
  new.archived_at := case when new.state = 'archived' then now() end;
  return new;
end $function$;
revoke all on function private.stamp_terms_state() from public;
grant execute on function private.stamp_terms_state() to service_role;

CREATE OR REPLACE FUNCTION private.start_of_day(day date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select day::timestamp at time zone 'Europe/Stockholm'
$function$;
revoke all on function private.start_of_day(date) from public;
grant execute on function private.start_of_day(date) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.start_of_stockholm_day(day date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select day::timestamp at time zone 'Europe/Stockholm'
$function$;
revoke all on function private.start_of_stockholm_day(date) from public;
grant execute on function private.start_of_stockholm_day(date) to service_role;

CREATE OR REPLACE FUNCTION private.state_of_approval(approval public.job_approvals)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(approval.ended, approval.decision, 'waiting')
$function$;
revoke all on function private.state_of_approval(public.job_approvals) from public;
grant execute on function private.state_of_approval(public.job_approvals) to service_role;

CREATE OR REPLACE FUNCTION private.stockholm_today()
 RETURNS date
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select (now() at time zone 'Europe/Stockholm')::date
$function$;
revoke all on function private.stockholm_today() from public;
grant execute on function private.stockholm_today() to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.store_next_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  client constant uuid := case tg_op when 'DELETE' then old.client_id else new.client_id end;
begin
  insert into public.client_next_invoices as stored (client_id, month, kind)
  select client, next.month, next.kind from private.find_next_invoice(client) as next
  -- A client that is being deleted has no next invoice.
  where exists (select from public.clients where id = client)
  on conflict (client_id) do update set month = excluded.month, kind = excluded.kind
  where (stored.month, stored.kind) is distinct from (excluded.month, excluded.kind);
  if not exists (select from private.find_next_invoice(client)) then
    delete from public.client_next_invoices where client_id = client;
  end if;
  return null;
end $function$;
revoke all on function private.store_next_invoice() from public;
grant execute on function private.store_next_invoice() to service_role;

CREATE OR REPLACE FUNCTION private.take_attempt(key text, free integer, first_delay double precision, longest_delay double precision)
 RETURNS double precision
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.failed_attempts as tried (key, count, wait, last_at)
  values (take_attempt.key, 1, 0, clock_timestamp())
  on conflict (key) do update set (count, wait, last_at) = (
    select
      case when due.wait > 0 then tried.count else recent.count + 1 end,
      due.wait,
      case when due.wait > 0 then tried.last_at else clock.at end
    -- offset 0 keeps the clock from being read once per mention.
    from (select clock_timestamp() as at offset 0) as clock
    cross join lateral (
      select case when clock.at - tried.last_at > interval '1 day' then 0 else tried.count end as count offset 0
    ) as recent
    cross join lateral (
      select case when recent.count < free then 0 else greatest(0,
        least(longest_delay, first_delay * power(2, least(recent.count - free, 30)))
          - extract(epoch from clock.at - tried.last_at)
      ) end as wait offset 0
    ) as due
  )
  returning tried.wait
$function$;
revoke all on function private.take_attempt(text,integer,double precision,double precision) from public;
grant execute on function private.take_attempt(text,integer,double precision,double precision) to service_role;

CREATE OR REPLACE FUNCTION private.take_attempts(keys text[], free integer[], first_delay double precision, longest_delay double precision)
 RETURNS double precision
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  delayed boolean := false;
  attempt private.failed_attempts;
begin
  for i in 1 .. cardinality(keys) loop
    insert into private.failed_attempts as tried (key, count, wait, last_at)
    values (keys[i], case when delayed then 0 else 1 end, 0, clock_timestamp())
    on conflict (key) do update set (count, wait, last_at) = (
      select
        case when due.wait > 0 then tried.count when due.uncounted then recent.count else recent.count + 1 end,
        due.wait,
        case when due.wait > 0 or due.uncounted then tried.last_at else clock.at end
      -- offset 0 keeps the clock from being read once per mention.
      from (select clock_timestamp() as at offset 0) as clock
      cross join lateral (
        select case when clock.at - tried.last_at > interval '1 day' then 0 else tried.count end as count offset 0
      ) as recent
      cross join lateral (
        select
          delayed and recent.count < free[i] as uncounted,
          case when recent.count < free[i] then 0 else greatest(0,
            least(longest_delay, first_delay * power(2, least(recent.count - free[i], 30)))
              - extract(epoch from clock.at - tried.last_at)
          ) end as wait offset 0
      ) as due
    )
    returning tried.* into attempt;
    if attempt.wait > 0 then return attempt.wait; end if;
    delayed := delayed or attempt.count > free[i];
  end loop;
  return 0;
end $function$;
revoke all on function private.take_attempts(text[],integer[],double precision,double precision) from public;
grant execute on function private.take_attempts(text[],integer[],double precision,double precision) to service_role;

CREATE OR REPLACE FUNCTION private.take_from_bucket(key text, amount double precision, capacity double precision, refill_per_second double precision)
 RETURNS double precision
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.rate_limits as bucket (key, tokens, wait, refilled_at)
  values (take_from_bucket.key, capacity - least(amount, capacity), 0, clock_timestamp())
  on conflict (key) do update set (tokens, wait, refilled_at) = (
    select
      case when level.tokens >= asked.amount then level.tokens - asked.amount else level.tokens end,
      case when level.tokens >= asked.amount then 0 else (asked.amount - level.tokens) / refill_per_second end,
      clock.at
    -- offset 0 keeps the clock from being read once per mention.
    from (select clock_timestamp() as at offset 0) as clock
    cross join (select least(take_from_bucket.amount, capacity) as amount) as asked
    cross join lateral (
      select least(
        capacity,
        bucket.tokens + greatest(0, extract(epoch from clock.at - bucket.refilled_at)) * refill_per_second
      ) as tokens offset 0
    ) as level
  )
  returning bucket.wait
$function$;
revoke all on function private.take_from_bucket(text,double precision,double precision,double precision) from public;
grant execute on function private.take_from_bucket(text,double precision,double precision,double precision) to service_role;

CREATE OR REPLACE FUNCTION private.take_token(key text, capacity integer, refill_per_second double precision)
 RETURNS double precision
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.take_tokens(take_token.key, 1, capacity, refill_per_second)
$function$;
revoke all on function private.take_token(text,integer,double precision) from public;
grant execute on function private.take_token(text,integer,double precision) to service_role;

CREATE OR REPLACE FUNCTION private.take_tokens(key text, amount double precision, capacity double precision, refill_per_second double precision)
 RETURNS double precision
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wider text := private.wider_key(take_tokens.key);
  wait float8 := private.take_from_bucket(take_tokens.key, amount, capacity, refill_per_second);
begin
  if wait > 0 or wider is null then return wait; end if;
  wait := private.take_from_bucket(wider, amount, 4 * capacity, 4 * refill_per_second);
  if wait > 0 then
    perform private.return_to_bucket(take_tokens.key, least(amount, capacity), capacity);
  end if;
  return wait;
end $function$;
revoke all on function private.take_tokens(text,double precision,double precision,double precision) from public;
grant execute on function private.take_tokens(text,double precision,double precision,double precision) to service_role;

CREATE OR REPLACE FUNCTION private.tell_of_visibility()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- The team of a job that everybody sees hides nothing.
  if tg_table_name = 'job_staff' or exists (
    select from public.job_staff where job_id = coalesce(new.job_id, old.job_id) and is_restricted
  ) then
    insert into public.visibility_changes default values;
  end if;
  return null;
end $function$;
revoke all on function private.tell_of_visibility() from public;
grant execute on function private.tell_of_visibility() to service_role;

CREATE OR REPLACE FUNCTION private.tell_portal(client uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.portal_changes (client_id)
  select client
  where exists (select from public.client_portal_access as access where access.client_id = client)
    and not exists (
      select from public.portal_changes as told where told.client_id = client and told.created_at = now()
    )
$function$;
revoke all on function private.tell_portal(uuid) from public;
grant execute on function private.tell_portal(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.tell_portal_account(address text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.portal_changes (account_id)
  select id from auth.users where lower(email) = lower(address) and deleted_at is null
$function$;
revoke all on function private.tell_portal_account(text) from public;
grant execute on function private.tell_portal_account(text) to service_role;

CREATE OR REPLACE FUNCTION private.tell_portal_of_billing()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' then
    perform private.tell_portal(old.client_id);
  else
    perform private.tell_portal(new.client_id);
  end if;
  return null;
end $function$;
revoke all on function private.tell_portal_of_billing() from public;
grant execute on function private.tell_portal_of_billing() to service_role;

CREATE OR REPLACE FUNCTION private.tell_portal_of_client()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.tell_portal(new.id);
  return null;
end $function$;
revoke all on function private.tell_portal_of_client() from public;
grant execute on function private.tell_portal_of_client() to service_role;

CREATE OR REPLACE FUNCTION private.tell_portal_of_interview()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.tell_portal_of_job(new.job_id);
  return null;
end $function$;
revoke all on function private.tell_portal_of_interview() from public;
grant execute on function private.tell_portal_of_interview() to service_role;

CREATE OR REPLACE FUNCTION private.tell_portal_of_job(job uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.tell_portal(client_id) from public.jobs where id = job and client_id is not null
$function$;
revoke all on function private.tell_portal_of_job(uuid) from public;
grant execute on function private.tell_portal_of_job(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.tell_portal_of_note()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  noted uuid;
begin
  if tg_op = 'DELETE' then
    noted := old.application_id;
  else
    noted := new.application_id;
  end if;
  perform private.tell_portal_of_job(job_id) from public.applications where id = noted;
  return null;
end $function$;
revoke all on function private.tell_portal_of_note() from public;
grant execute on function private.tell_portal_of_note() to service_role;

CREATE OR REPLACE FUNCTION private.tell_portal_of_own_rows()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.tell_portal(new.client_id);
  return null;
end $function$;
revoke all on function private.tell_portal_of_own_rows() from public;
grant execute on function private.tell_portal_of_own_rows() to service_role;

CREATE OR REPLACE FUNCTION private.tell_portal_of_person()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.tell_portal_of_job(job_id) from public.applications where person_id = new.id;
  return null;
end $function$;
revoke all on function private.tell_portal_of_person() from public;
grant execute on function private.tell_portal_of_person() to service_role;

CREATE OR REPLACE FUNCTION private.tell_portal_of_rejection()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.tell_portal_of_job(job_id) from public.applications where id = new.application_id;
  return null;
end $function$;
revoke all on function private.tell_portal_of_rejection() from public;
grant execute on function private.tell_portal_of_rejection() to service_role;

CREATE OR REPLACE FUNCTION private.tell_portal_of_removed_approval()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.clients where id = old.client_id) then
    perform private.tell_portal(old.client_id);
  end if;
  return null;
end $function$;
revoke all on function private.tell_portal_of_removed_approval() from public;
grant execute on function private.tell_portal_of_removed_approval() to service_role;

CREATE OR REPLACE FUNCTION private.tell_portal_of_rows()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op <> 'INSERT' then
    perform private.tell_portal_of_job(old.job_id);
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and new.job_id is distinct from old.job_id then
    perform private.tell_portal_of_job(new.job_id);
  end if;
  return null;
end $function$;
revoke all on function private.tell_portal_of_rows() from public;
grant execute on function private.tell_portal_of_rows() to service_role;

CREATE OR REPLACE FUNCTION private.tell_portal_of_search()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' and old.client_id is distinct from new.client_id then
    perform private.tell_portal(old.client_id);
  end if;
  perform private.tell_portal(new.client_id);
  return null;
end $function$;
revoke all on function private.tell_portal_of_search() from public;
grant execute on function private.tell_portal_of_search() to service_role;

CREATE OR REPLACE FUNCTION private.tell_portal_of_shortlist()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  shortlist uuid;
begin
  if tg_op = 'DELETE' then
    shortlist := old.review_link_id;
  else
    shortlist := new.review_link_id;
  end if;
  perform private.tell_portal_of_job(job_id) from public.review_links where id = shortlist and shared_at is not null;
  return null;
end $function$;
revoke all on function private.tell_portal_of_shortlist() from public;
grant execute on function private.tell_portal_of_shortlist() to service_role;

CREATE OR REPLACE FUNCTION private.tell_portal_of_team()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.tell_portal((coalesce(new, old)).client_id);
  return null;
end $function$;
revoke all on function private.tell_portal_of_team() from public;
grant execute on function private.tell_portal_of_team() to service_role;

CREATE OR REPLACE FUNCTION private.tell_webhooks(told_event public.webhook_event, object_id uuid, data jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  webhook uuid;
begin
  -- Other systems are on no team.
  if exists (
    select from public.job_staff as staff where staff.is_restricted and staff.job_id in (
      tell_webhooks.object_id, (data ->> 'job_id')::uuid,
      (select job_id from public.applications where id = (data ->> 'application_id')::uuid),
      (
        select application.job_id from public.conversations as conversation
        join public.applications as application on application.id = conversation.application_id
        where conversation.id = (data ->> 'conversation_id')::uuid
      )
    )
  ) then
    return;
  end if;
  for webhook in
    select id from public.webhooks where is_on and told_event = any (events)
  loop
    insert into public.webhook_deliveries (webhook_id, event, object_id, payload)
    values (webhook, told_event, tell_webhooks.object_id, jsonb_build_object(
      'type', told_event, 'timestamp', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', data
    ));
    perform private.queue_webhook(webhook);
  end loop;
end $function$;
revoke all on function private.tell_webhooks(public.webhook_event,uuid,jsonb) from public;
grant execute on function private.tell_webhooks(public.webhook_event,uuid,jsonb) to service_role;

CREATE OR REPLACE FUNCTION private.tell_webhooks_of_mail()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.tell_webhooks(
    case when new.state = 'failed' then 'mail.failed' else 'mail.sent' end::public.webhook_event, new.id,
    jsonb_build_object(
      'id', new.id, 'template', new.template_key, 'person_id', new.person_id, 'application_id', new.application_id,
      'client_id', new.client_id, 'conversation_id', new.conversation_id, 'sent_at', new.sent_at
    )
  );
  return null;
end $function$;
revoke all on function private.tell_webhooks_of_mail() from public;
grant execute on function private.tell_webhooks_of_mail() to service_role;

CREATE OR REPLACE FUNCTION private.tell_webhooks_of_reply()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.tell_webhooks('mail.received', new.id, jsonb_build_object(
    'id', new.id, 'kind', new.kind, 'conversation_id', new.conversation_id, 'received_at', new.received_at
  ));
  return null;
end $function$;
revoke all on function private.tell_webhooks_of_reply() from public;
grant execute on function private.tell_webhooks_of_reply() to service_role;

CREATE OR REPLACE FUNCTION private.tell_webhooks_of_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  shown constant text[] := string_to_array(tg_argv[1], ' ');
  named constant text[] := shown || string_to_array(tg_argv[2], ' ');
  changed jsonb;
  verb text := case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end;
  data jsonb;
begin
  -- Most installations have no webhooks: nothing else is computed for them.
  if not exists (select from public.webhooks where is_on) then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_agg(name order by name) into changed
    from unnest(named) as name where was -> name is distinct from becomes -> name;
    if changed is null then
      return null;
    end if;
    if was ->> 'anonymised_at' is null and becomes ->> 'anonymised_at' is not null then
      verb := 'erased';
    end if;
  end if;
  select jsonb_object_agg(name, coalesce(becomes, was) -> name) into data from unnest(shown) as name;
  if verb = 'updated' then
    data := data || jsonb_build_object('changed', changed);
  end if;
  perform private.tell_webhooks(
    (tg_argv[0] || '.' || verb)::public.webhook_event, (coalesce(becomes, was) ->> 'id')::uuid, data
  );
  return null;
end $function$;
revoke all on function private.tell_webhooks_of_row() from public;
grant execute on function private.tell_webhooks_of_row() to service_role;

CREATE OR REPLACE FUNCTION private.template_has_other_tags(template text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select exists (
    select from regexp_matches(template, '\{%-?\s*(\w*)', 'g') as tag (name)
    where name[1] not in ('if', 'elsif', 'else', 'endif', 'unless', 'endunless')
  )
$function$;
revoke all on function private.template_has_other_tags(text) from public;
grant execute on function private.template_has_other_tags(text) to service_role;

CREATE OR REPLACE FUNCTION private.template_misplaces_secret(template text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  with masked as (
    select regexp_replace(
      regexp_replace(template, '\{\{\s*(?:link|code|unsubscribe_link|unsubscribe_url)\s*\}\}', '•secret•', 'g'),
      '\mhref\s*=\s*(?:"\s*•secret•\s*"|''\s*•secret•\s*'')', 'href=""', 'g'
    ) as text
  )
  select template ~ '•secret•'
    or text ~ '\{\{[^{}]*\m(?:link|code|unsubscribe_link|unsubscribe_url)\M[^{}]*\|'
    or text ~ '\|[^{}]*\m(?:link|code|unsubscribe_link|unsubscribe_url)\M[^{}]*\}\}'
    or text ~ '<[A-Za-z/!?](?:"[^"]*"|''[^'']*''|[^"''>])*•secret•'
    or text ~ '[^\s>("''“”[{}%]•secret•'
  from masked
$function$;
revoke all on function private.template_misplaces_secret(text) from public;
grant execute on function private.template_misplaces_secret(text) to service_role;

CREATE OR REPLACE FUNCTION private.template_names(template text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select coalesce(array_agg(distinct name), '{}')
  from regexp_matches(template, '\{\{([^{}]*)\}\}|\{%-?\s*(?:if|elsif|unless)\s([^%]*)%\}', 'g') as tag (parts)
  cross join lateral (
    select regexp_replace(coalesce(parts[1], parts[2]), '''[^'']*''|"[^"]*"', ' ', 'g') as bare
  ) as expression
  cross join lateral regexp_matches(
    regexp_replace(bare, '\|\s*[a-z_]+\s*:?', ' ', 'g'), '(?<![\w.])[A-Za-z_]\w*', 'g'
  ) as word (matched)
  cross join lateral (select matched[1] as name) as named
  where name not in ('and', 'or', 'contains', 'true', 'false', 'nil', 'null', 'empty', 'blank')
$function$;
revoke all on function private.template_names(text) from public;
grant execute on function private.template_names(text) to service_role;

CREATE OR REPLACE FUNCTION private.texts_of_person(person uuid)
 RETURNS TABLE(source text, label text, body text, weight "char", written_at timestamp with time zone, is_restricted boolean)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
#variable_conflict use_column
begin
  return query
  select 'profile'::text, null::text, concat_ws(' · ', full_name, headline, location, email, replace(email::text, '@', ' ')), 'A'::"char", null::timestamptz,
    false
  from public.people where id = person
  union all
  select 'tags', null, string_agg(tag.name::text, ', '), 'A', null, false
  from public.person_tags as tagged join public.tags as tag on tag.id = tagged.tag_id where tagged.person_id = person
  having count(*) > 0
  union all
  select 'custom', null, string_agg(entry.value, ' · ' order by field.position, field.created_at), 'B', null, false
  from public.custom_values as record
  cross join lateral jsonb_each_text(record.fields) as entry
  join public.custom_fields as field on field.key = entry.key and field.kind = 'text'
  where record.person_id = person having count(*) > 0
  union all
  select 'custom', null, string_agg(entry.value, ' · ' order by field.position, field.created_at), 'B', null,
    application.job_id in (select job_id from public.job_staff where is_restricted)
  from public.applications as application
  join public.custom_values as record on record.application_id = application.id
  cross join lateral jsonb_each_text(record.fields) as entry
  join public.custom_fields as field on field.key = entry.key and field.kind = 'text'
  where application.person_id = person group by application.id
  union all
  select 'candidate', null, concat_ws(' · ', array_to_string(skills, ', '), array_to_string(locations, ', '), summary), 'B', null, false
  from public.candidates where person_id = person
  union all
  select 'freelancer', null, concat_ws(' · ', array_to_string(skills, ', '), summary), 'B', null, false
  from public.freelancers where person_id = person
  union all
  select 'document', file_name, extracted_text, 'C', created_at, private.is_restricted_document(id)
  from public.documents where person_id = person and extracted_text is not null
  union all
  select 'cover_letter', null, cover_letter, 'D', created_at, job_id in (select job_id from public.job_staff where is_restricted)
  from public.applications where person_id = person and cover_letter is not null
  union all
  select 'answer', null, private.answer_text(answer.answer, answer.options), 'D', answer.created_at,
    application.job_id in (select job_id from public.job_staff where is_restricted)
  from public.application_answers as answer join public.applications as application on application.id = answer.application_id
  where application.person_id = person
  union all
  select 'note', null, note.body, 'D', note.created_at,
    application.job_id in (select job_id from public.job_staff where is_restricted)
  from public.application_notes as note join public.applications as application on application.id = note.application_id
  where application.person_id = person
  union all
  select 'note', null, body, 'D', updated_at, false from public.freelancer_notes where person_id = person
  union all
  select 'note', null, body, 'D', created_at, false from public.person_notes where person_id = person
  union all
  select 'mail', null, mail.subject, 'D', mail.created_at, private.is_restricted_application(conversation.application_id)
  from public.conversations as conversation join public.outbox as mail on mail.conversation_id = conversation.id
  where conversation.person_id = person and not conversation.concerns_billing and mail.subject is not null
  union all
  select 'mail', null, mail.subject, 'D', mail.received_at, private.is_restricted_application(conversation.application_id)
  from public.conversations as conversation join public.inbox as mail on mail.conversation_id = conversation.id
  where conversation.person_id = person and not conversation.concerns_billing and mail.subject is not null;
end $function$;
revoke all on function private.texts_of_person(uuid) from public;
grant execute on function private.texts_of_person(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.token_scopes()
 RETURNS public.api_scope[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select scopes from public.api_tokens
  where id = (auth.jwt() ->> 'token_id')::uuid and created_by = auth.uid() and revoked_at is null and expires_at > now()
$function$;
revoke all on function private.token_scopes() from public;
grant execute on function private.token_scopes() to service_role;

CREATE OR REPLACE FUNCTION private.traces_of(person public.people, with_name boolean, in_any_case boolean)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  -- A hyphen continues a name: Anna Berg is not Anna Berg-Lund.
  select format('(^|[^%1$s-])(?:%2$s)(?!-?[%1$s])', private.word_class(), string_agg(pattern, '|'))
  from (
    select person.id::text as pattern
    union all select private.spell_email(person.email::text) where person.email is not null
    union all select private.spell_phone(person.phone) where person.phone is not null and not exists (
      select from public.people as other where other.phone = person.phone and other.id <> person.id and other.merged_into is null
    )
    union all select private.spell(person.linkedin_url, false) where person.linkedin_url is not null and not exists (
      select from public.people as other
      where other.linkedin_url = person.linkedin_url and other.id <> person.id and other.merged_into is null
    )
    -- With the genitive of Swedish.
    union all select format('%s[\s\u00A0]*[\s\u00A0,][\s\u00A0]*%s[sS]?', private.spell(one, not in_any_case), private.spell(two, not in_any_case))
    from (values (person.first_name, person.last_name), (person.last_name, person.first_name)) as orders (one, two)
    where with_name
  ) as patterns
  where pattern is not null
$function$;
revoke all on function private.traces_of(public.people,boolean,boolean) from public;
grant execute on function private.traces_of(public.people,boolean,boolean) to service_role;

CREATE OR REPLACE FUNCTION private.unlink_account()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.owns_address(new.user_id, new.email) then
    return new;
  end if;
  if exists (
    select from auth.identities
    where user_id = new.user_id and provider = 'linkedin_oidc' and provider_id = new.linkedin_sub
  ) then
    new.linkedin_sub := null;
  end if;
  new.user_id := null;
  return new;
end $function$;
revoke all on function private.unlink_account() from public;
grant execute on function private.unlink_account() to service_role;

CREATE OR REPLACE FUNCTION private.url_decode(value text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return (
    select convert_from(decode(string_agg(
      case when part[1] ~ '^%[0-9A-Fa-f]{2}$' then substr(part[1], 2) else encode(convert_to(part[1], 'UTF8'), 'hex') end,
      '' order by place
    ), 'hex'), 'UTF8')
    from regexp_matches(replace(value, '+', ' '), '%[0-9A-Fa-f]{2}|[^%]+|%', 'g') with ordinality as found (part, place)
  );
exception when others then
  return value;
end $function$;
revoke all on function private.url_decode(text) from public;
grant execute on function private.url_decode(text) to service_role;

CREATE OR REPLACE FUNCTION private.walk_applications(compared tsquery, people uuid[], named uuid[], patterns text[], most integer, depth bigint DEFAULT NULL::bigint)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_sort TO 'off'
 SET enable_seqscan TO 'off'
 SET work_mem TO '64MB'
AS $function$
declare
  partly constant uuid[] := private.people_seen_in_part();
begin
  return array(
    select application.id from (
      select latest.id, latest.created_at, latest.person_id from public.applications as latest
      where latest.person_id not in (select private.people_awaiting_erasure())
        and latest.job_id not in (select private.hidden_jobs())
      order by latest.created_at desc, latest.id desc limit depth
    ) as application
    where application.person_id = any (named)
      or (people is null or application.person_id in (select unnest(people)))
        and (compared is null or (
          select case when words.person_id = any (partly) then coalesce(words.open_words, words.words) else words.words end @@ compared
          from private.person_words as words where words.person_id = application.person_id
        ))
      or case when patterns <> '{}' then (
        select person.search_name like any (patterns) from public.people as person
        where person.id = application.person_id and person.merged_into is null and person.anonymised_at is null
      ) end
    order by application.created_at desc, application.id desc
    limit most
  );
end $function$;
revoke all on function private.walk_applications(tsquery,uuid[],uuid[],text[],integer,bigint) from public;
grant execute on function private.walk_applications(tsquery,uuid[],uuid[],text[],integer,bigint) to service_role;

CREATE OR REPLACE FUNCTION private.walk_people(compared tsquery, people uuid[], patterns text[], role text, most integer, depth bigint DEFAULT NULL::bigint)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_sort TO 'off'
 SET enable_seqscan TO 'off'
 SET work_mem TO '64MB'
AS $function$
declare
  partly constant uuid[] := private.people_seen_in_part();
  named_before constant uuid[] := private.people_named_before(patterns);
begin
  return array(
    select person.id from (
      select latest.id, latest.last_activity_at, latest.search_name, latest.erase_after from public.people as latest
      where latest.merged_into is null and latest.anonymised_at is null
        and latest.id not in (select private.people_of_hidden_jobs())
        and case when role = 'candidate' then (select true from public.candidates as candidate where candidate.person_id = latest.id) else true end
        and case when role = 'freelancer' then (select true from public.freelancers as freelancer where freelancer.person_id = latest.id) else true end
      order by latest.last_activity_at desc, latest.id desc limit depth
    ) as person
    where person.search_name like any (patterns) or person.id = any (named_before) or person.erase_after is null
      and (people is null or person.id in (select unnest(people)))
      and (compared is null or (
        select case when person.id = any (partly) then coalesce(words.open_words, words.words) else words.words end @@ compared
        from private.person_words as words where words.person_id = person.id
      ))
    order by person.last_activity_at desc, person.id desc
    limit most
  );
end $function$;
revoke all on function private.walk_people(tsquery,uuid[],text[],text,integer,bigint) from public;
grant execute on function private.walk_people(tsquery,uuid[],text[],text,integer,bigint) to service_role;

CREATE OR REPLACE FUNCTION private.wider_key(key text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when position('::/64' in key) > 0
    then nullif(regexp_replace(key, '((?:[0-9a-f]{1,4}:){3})[0-9a-f]{1,4}::/64', '\1:/48'), key)
  end
$function$;
revoke all on function private.wider_key(text) from public;
grant execute on function private.wider_key(text) to service_role;

CREATE OR REPLACE FUNCTION private.withdraw_pause_requests()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.client_pause_requests set state = 'withdrawn' where person_id = new.id and state = 'pending';
  return null;
end $function$;
revoke all on function private.withdraw_pause_requests() from public;
grant execute on function private.withdraw_pause_requests() to service_role;

CREATE OR REPLACE FUNCTION private.without_order(wanted tsquery)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case when wanted::text like '%<%' and wanted::text not like '%!%'
    then regexp_replace(wanted::text, '<(-|\d+)>', '&', 'g')::tsquery end
$function$;
revoke all on function private.without_order(tsquery) from public;
grant execute on function private.without_order(tsquery) to service_role;

CREATE OR REPLACE FUNCTION private.word_class()
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select '0-9A-Za-z_\u00AA\u00B5\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u1FFF\u2C00-\u2DFF\u3040-\uFFEF'
$function$;
revoke all on function private.word_class() from public;
grant execute on function private.word_class() to service_role;

CREATE OR REPLACE FUNCTION private.words_fit(words text[], most integer, longest integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select cardinality(words) <= most
    and not exists (select from unnest(words) as word where word is null or length(word) not between 1 and longest)
$function$;
revoke all on function private.words_fit(text[],integer,integer) from public;
grant execute on function private.words_fit(text[],integer,integer) to anon, api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.words_of(value text)
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  most integer := 200000;
  words text;
begin
  loop
    words := private.spell_out(left(value, most));
    begin
      return to_tsvector('private.plain', words) || to_tsvector('private.english', words) || to_tsvector('private.swedish', words);
    exception when program_limit_exceeded then
      most := most / 2;
    end;
  end loop;
end $function$;
revoke all on function private.words_of(text) from public;
grant execute on function private.words_of(text) to service_role;

CREATE OR REPLACE FUNCTION private.write_report(client uuid)
 RETURNS public.client_reports
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.client_reports as report (client_id, week, searches)
  select client, week, private.compose_report(
    client, private.start_of_stockholm_day(week), private.start_of_stockholm_day(week + 7)
  )
  from (select private.due_report_week() as week) as due
  on conflict do nothing returning report.*
$function$;
revoke all on function private.write_report(uuid) from public;
grant execute on function private.write_report(uuid) to service_role;

CREATE OR REPLACE FUNCTION auth.close_database()
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  is_open boolean;
  open_to_public constant text := $query$
    select exists (
      select from pg_catalog.pg_database d
      cross join lateral pg_catalog.aclexplode(coalesce(d.datacl, pg_catalog.acldefault('d', d.datdba))) as entry
      where d.datname = pg_catalog.current_database() and entry.grantee = 0 and entry.privilege_type = 'CONNECT'
    )$query$;
begin
  execute open_to_public into is_open;
  if not is_open then
    return true;
  end if;
  -- Several processes may start at once, and two changes of one row of the catalog at once fail.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('auth.close_database'));
  execute pg_catalog.format('grant connect, temporary on database %I to %I', pg_catalog.current_database(), session_user);
  execute pg_catalog.format('revoke connect, temporary on database %I from public', pg_catalog.current_database());
  execute open_to_public into is_open;
  return not is_open;
exception
  when insufficient_privilege then
    return false;
end
$function$;
revoke all on function auth.close_database() from public;
comment on function auth.close_database() is 'Lets nobody but the installation''s own user connect. False where that user does not own the database and may not.';

CREATE OR REPLACE FUNCTION auth.email()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select coalesce(
    nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email', ''),
    nullif(current_setting('request.jwt.claim.email', true), '')
  )
$function$;
grant execute on function auth.email() to anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION auth.ensure_service_role_policies()
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  added integer := 0;
  target record;
begin
  if (select rolbypassrls from pg_catalog.pg_roles where rolname = 'service_role') then
    return 0;
  end if;

  for target in
    select c.oid::pg_catalog.regclass as name
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'storage', 'realtime')
      and c.relkind in ('r', 'p')
      and c.relrowsecurity
      and not exists (
        select from pg_catalog.pg_policy p
        where p.polrelid = c.oid and p.polname = 'service role can do everything'
      )
    order by n.nspname, c.relname
  loop
    execute pg_catalog.format(
      'create policy "service role can do everything" on %s to service_role using (true) with check (true)',
      target.name
    );
    added := added + 1;
  end loop;
  return added;
end
$function$;
revoke all on function auth.ensure_service_role_policies() from public;

CREATE OR REPLACE FUNCTION auth.jwt()
 RETURNS jsonb
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select coalesce(
    nullif(current_setting('request.jwt.claims', true), ''),
    nullif(current_setting('request.jwt.claim', true), '')
  )::jsonb
$function$;
grant execute on function auth.jwt() to anon, api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION auth.notify_session_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_notify(
    case when new.not_after <= pg_catalog.now() then 'session_ended' else 'session_changed' end,
    new.id::text
  );
  return null;
end $function$;

CREATE OR REPLACE FUNCTION auth.notify_session_ended()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_notify('session_ended', old.id::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION auth.role()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select coalesce(
    nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role', ''),
    nullif(current_setting('request.jwt.claim.role', true), '')
  )
$function$;
grant execute on function auth.role() to anon, api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION auth.uid()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select coalesce(
    nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', ''),
    nullif(current_setting('request.jwt.claim.sub', true), '')
  )::uuid
$function$;
grant execute on function auth.uid() to anon, api_token, authenticated, service_role;

CREATE OR REPLACE FUNCTION storage.extension(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select split_part(split_part(name, '/', -1), '.', -1)
$function$;
grant execute on function storage.extension(text) to anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION storage.filename(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select split_part(name, '/', -1)
$function$;
grant execute on function storage.filename(text) to anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION storage.foldername(name text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select (string_to_array(name, '/'))[1 : cardinality(string_to_array(name, '/')) - 1]
$function$;
grant execute on function storage.foldername(text) to anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION storage.update_updated_at_column()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.updated_at := now();
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION realtime.announce_message()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  envelope text := jsonb_build_object(
    'kind', 'message', 'id', new.id, 'topic', new.topic, 'private', new.private,
    'event', coalesce(new.event, ''), 'payload', coalesce(new.payload, 'null')::text
  )::text;
  fits boolean := new.binary_payload is null and octet_length(envelope) <= 7900;
begin
  perform pg_notify('realtime_relay', case when fits then envelope else 'message:' || new.id end);
  return null;
end
$function$;
revoke all on function realtime.announce_message() from public;

CREATE OR REPLACE FUNCTION realtime.beat(node uuid, patience interval DEFAULT '00:00:30'::interval)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  dead uuid;
  fresh boolean;
begin
  update realtime.nodes set seen_at = now() where id = node;
  fresh := not found;
  if fresh then
    insert into realtime.nodes (id) values (node);
    perform pg_notify('realtime_relay', jsonb_build_object('kind', 'node_up', 'node', node)::text);
  end if;
  for dead in
    delete from realtime.nodes
    where id in (select n.id from realtime.nodes n where n.seen_at < now() - patience for update skip locked)
    returning id
  loop
    perform pg_notify('realtime_relay', jsonb_build_object('kind', 'node_down', 'node', dead)::text);
  end loop;
  return fresh;
end
$function$;
revoke all on function realtime.beat(uuid,interval) from public;

CREATE OR REPLACE FUNCTION realtime.broadcast_changes(topic_name text, event_name text, operation text, table_name text, table_schema text, new record, old record, level text DEFAULT 'ROW'::text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  elsif operation is null or operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(
    jsonb_build_object(
      'record', new, 'old_record', old, 'operation', operation, 'table', table_name, 'schema', table_schema
    ),
    event_name, topic_name
  );
end
$function$;
revoke all on function realtime.broadcast_changes(text,text,text,text,text,record,record,text) from public;
grant execute on function realtime.broadcast_changes(text,text,text,text,text,record,record,text) to anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION realtime.capture_delete()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET "TimeZone" TO 'UTC'
AS $function$
declare
  names text[] := realtime.identity_columns(tg_relid);
  guarded boolean := (select c.relrowsecurity from pg_catalog.pg_class c where c.oid = tg_relid);
  looked_at text[] := realtime.policy_columns(tg_relid);
begin
  insert into realtime.changes (schema_name, table_name, type, old_record, judged)
  select tg_table_schema, tg_table_name, 'DELETE', realtime.pick(o.document, names),
    case when guarded then realtime.pick(o.document, looked_at) end
  from (select to_jsonb(r.*) as document from old_rows as r) as o;
  if found then
    perform pg_notify('realtime_changes', pg_current_xact_id()::text);
  end if;
  return null;
end
$function$;
revoke all on function realtime.capture_delete() from public;

CREATE OR REPLACE FUNCTION realtime.capture_insert()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET "TimeZone" TO 'UTC'
AS $function$
begin
  insert into realtime.changes (schema_name, table_name, type, record)
  select tg_table_schema, tg_table_name, 'INSERT', n.document
  from (select to_jsonb(r.*) as document from new_rows as r) as n;
  if found then
    perform pg_notify('realtime_changes', pg_current_xact_id()::text);
  end if;
  return null;
end
$function$;
revoke all on function realtime.capture_insert() from public;

CREATE OR REPLACE FUNCTION realtime.capture_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET "TimeZone" TO 'UTC'
AS $function$
begin
  insert into realtime.changes (schema_name, table_name, type, record, old_record, judged)
  values (
    tg_table_schema,
    tg_table_name,
    tg_op,
    case when tg_op <> 'DELETE' then to_jsonb(new) end,
    case when tg_op <> 'INSERT' then realtime.pick(to_jsonb(old), realtime.identity_columns(tg_relid)) end,
    case
      when tg_op = 'DELETE' and (select c.relrowsecurity from pg_catalog.pg_class c where c.oid = tg_relid)
      then realtime.pick(to_jsonb(old), realtime.policy_columns(tg_relid))
    end
  );
  perform pg_notify('realtime_changes', pg_current_xact_id()::text);
  return null;
end
$function$;
revoke all on function realtime.capture_row() from public;

CREATE OR REPLACE FUNCTION realtime.capture_update()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET "TimeZone" TO 'UTC'
AS $function$
declare
  names text[] := realtime.identity_columns(tg_relid);
begin
  insert into realtime.changes (schema_name, table_name, type, record, old_record)
  select tg_table_schema, tg_table_name, 'UPDATE', n.document, realtime.pick(o.document, names)
  from (select row_number() over () as place, to_jsonb(r.*) as document from new_rows as r) as n
  join (select row_number() over () as place, to_jsonb(r.*) as document from old_rows as r) as o using (place)
  order by place;
  if found then
    perform pg_notify('realtime_changes', pg_current_xact_id()::text);
  end if;
  return null;
end
$function$;
revoke all on function realtime.capture_update() from public;

CREATE OR REPLACE FUNCTION realtime.channel_rights(topic text, role text, claims text, headers text, path text)
 RETURNS TABLE(read_broadcast boolean, read_presence boolean, write_broadcast boolean, write_presence boolean)
 LANGUAGE plpgsql
AS $function$
declare
  probes uuid[];
begin
  read_broadcast := false; read_presence := false; write_broadcast := false; write_presence := false;
  if not realtime.may_act_as(channel_rights.role) then
    return next;
    return;
  end if;
  begin
    with probe as (
      insert into realtime.messages (topic, extension, event, private)
      values (channel_rights.topic, 'broadcast', '', true), (channel_rights.topic, 'presence', '', true)
      returning id
    )
    select array_agg(id) into probes from probe;
    perform set_config('realtime.topic', channel_rights.topic, true), set_config('request.jwt.claims', claims, true),
      set_config('request.headers', headers, true), set_config('search_path', path, true),
      set_config('role', channel_rights.role, true);
    begin
      select coalesce(bool_or(m.extension = 'broadcast'), false), coalesce(bool_or(m.extension = 'presence'), false)
      into read_broadcast, read_presence
      from realtime.messages m where m.id = any (probes);
    exception when others then
      read_broadcast := false; read_presence := false;
    end;
    begin
      insert into realtime.messages (topic, extension, event, private) values (channel_rights.topic, 'broadcast', '', true);
      write_broadcast := true;
    exception when others then
      write_broadcast := false;
    end;
    begin
      insert into realtime.messages (topic, extension, event, private) values (channel_rights.topic, 'presence', '', true);
      write_presence := true;
    exception when others then
      write_presence := false;
    end;
    raise exception using errcode = 'RT001';
  exception when sqlstate 'RT001' then
    null;
  end;
  return next;
end
$function$;
revoke all on function realtime.channel_rights(text,text,text,text,text) from public;

CREATE OR REPLACE FUNCTION realtime.clean_up(queue_age interval DEFAULT '00:05:00'::interval, message_age interval DEFAULT '3 days'::interval)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if pg_try_advisory_xact_lock(hashtext('realtime.clean_up')) then
    delete from realtime.changes where captured_at < now() - queue_age;
    delete from realtime.relayed where inserted_at < now() - queue_age;
    delete from realtime.messages where inserted_at < now() - message_age;
  end if;
end
$function$;
revoke all on function realtime.clean_up(interval,interval) from public;

CREATE OR REPLACE FUNCTION realtime.current_values(query text, keys text)
 RETURNS TABLE(key text, vals text[])
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
AS $function$
begin
  return query execute query using keys;
end
$function$;
revoke all on function realtime.current_values(text,text) from public;

CREATE OR REPLACE FUNCTION realtime.identity_columns(relation oid)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when c.relreplident = 'f' then null
    else coalesce(
      (
        select array_agg(a.attname::text order by a.attnum)
        from pg_catalog.pg_index i
        join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid
          and case when c.relreplident = 'i' then i.indisreplident else i.indisprimary end
      ),
      '{}'
    )
  end
  from pg_catalog.pg_class c
  where c.oid = relation
$function$;
revoke all on function realtime.identity_columns(oid) from public;

CREATE OR REPLACE FUNCTION realtime.may_act_as(role text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (select from pg_catalog.pg_roles r where r.rolname = role and not r.rolsuper and r.rolname <> session_user)
$function$;
revoke all on function realtime.may_act_as(text) from public;

CREATE OR REPLACE FUNCTION realtime.pick(document jsonb, names text[])
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when names is null then document
    else coalesce((select jsonb_object_agg(name, document -> name) from unnest(names) as name), '{}')
  end
$function$;
revoke all on function realtime.pick(jsonb,text[]) from public;

CREATE OR REPLACE FUNCTION realtime.policy_columns(relation oid)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when exists (
      select from pg_catalog.pg_policy y
      where y.polrelid = c.oid and y.polcmd in ('r', '*')
        and strpos(pg_get_expr(y.polqual, y.polrelid), quote_ident(c.relname) || '.*') > 0
    ) then null
    else array(
      select distinct a.attname::text
      from pg_catalog.pg_policy y
      join pg_catalog.pg_depend d on d.classid = 'pg_catalog.pg_policy'::regclass and d.objid = y.oid
        and d.refclassid = 'pg_catalog.pg_class'::regclass and d.refobjid = c.oid
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid and a.attnum > 0
      where y.polrelid = c.oid and y.polcmd in ('r', '*') and a.attgenerated <> 'v'
    )
  end
  from pg_catalog.pg_class c
  where c.oid = relation
$function$;
revoke all on function realtime.policy_columns(oid) from public;

CREATE OR REPLACE FUNCTION realtime.relay(envelopes text[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  message text;
  reference bigint;
begin
  foreach message in array envelopes loop
    if octet_length(message) <= 7900 then
      perform pg_notify('realtime_relay', message);
    else
      insert into realtime.relayed (envelope) values (message) returning id into reference;
      perform pg_notify('realtime_relay', 'relayed:' || reference);
    end if;
  end loop;
end
$function$;
revoke all on function realtime.relay(text[]) from public;

CREATE OR REPLACE FUNCTION realtime.replay(topic text, role text, claims text, headers text, path text, since timestamp with time zone, max_messages integer, max_bytes integer)
 RETURNS TABLE(id uuid, event text, payload text, is_binary boolean)
 LANGUAGE plpgsql
AS $function$
begin
  if not realtime.may_act_as(replay.role) then
    return;
  end if;
  perform set_config('realtime.topic', replay.topic, true), set_config('request.jwt.claims', claims, true),
    set_config('request.headers', headers, true), set_config('search_path', path, true),
    set_config('role', replay.role, true);
  return query
    select found.id, found.event, found.payload, found.is_binary
    from (
      select newest.*, sum(octet_length(newest.payload)) over (order by newest.inserted_at desc, newest.id) as bytes
      from (
        select m.id, coalesce(m.event, '') as event, m.binary_payload is not null as is_binary, m.inserted_at,
          coalesce(encode(m.binary_payload, 'base64'), m.payload::text, 'null') as payload
        from realtime.messages m
        where m.topic = replay.topic and m.private and m.extension = 'broadcast' and m.inserted_at >= since
        order by m.inserted_at desc
        limit max_messages
      ) as newest
    ) as found
    where found.bytes <= max_bytes
    order by found.inserted_at, found.id;
  perform set_config('role', 'none', true);
end
$function$;
revoke all on function realtime.replay(text,text,text,text,text,timestamp with time zone,integer,integer) from public;

CREATE OR REPLACE FUNCTION realtime.select_condition(relation oid, reader text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce('(' || string_agg(p.expression, ' or ') filter (where p.permissive) || ')', 'false')
    || coalesce(' and ' || string_agg(p.expression, ' and ') filter (where not p.permissive), '')
  from (
    select '(' || pg_get_expr(y.polqual, y.polrelid) || ')' as expression, y.polpermissive as permissive
    from pg_catalog.pg_policy y
    where y.polrelid = relation and y.polcmd in ('r', '*') and y.polqual is not null
      and (
        0 = any (y.polroles)
        or exists (
          select from pg_catalog.pg_roles r
          where r.rolname = reader
            and exists (select from unnest(y.polroles) as named (oid) where pg_has_role(r.oid, named.oid, 'usage'))
        )
      )
  ) as p
$function$;
revoke all on function realtime.select_condition(oid,text) from public;

CREATE OR REPLACE FUNCTION realtime.send(payload jsonb, event text, topic text, private boolean DEFAULT true)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  message uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', send.topic, true);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (
    message,
    case when jsonb_typeof(send.payload) = 'object' then jsonb_build_object('id', message) || send.payload else send.payload end,
    send.event, send.topic, send.private, 'broadcast'
  );
exception when others then
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end
$function$;
revoke all on function realtime.send(jsonb,text,text,boolean) from public;
grant execute on function realtime.send(jsonb,text,text,boolean) to anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION realtime.send_binary(payload bytea, event text, topic text, private boolean DEFAULT true)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform set_config('realtime.topic', send_binary.topic, true);
  insert into realtime.messages (binary_payload, event, topic, private, extension)
  values (send_binary.payload, send_binary.event, send_binary.topic, send_binary.private, 'broadcast');
exception when others then
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end
$function$;
revoke all on function realtime.send_binary(bytea,text,text,boolean) from public;
grant execute on function realtime.send_binary(bytea,text,text,boolean) to anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION realtime.sync_triggers()
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  difference record;
  altered integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('realtime.sync_triggers'));
  -- Writers queue behind a trigger that waits for its table; better to try again a minute later.
  perform set_config('lock_timeout', '3s', true);
  for difference in
    with wanted as (
      select c.oid, format('realtime_%s', lower(o.op)) as name, c.relispartition as by_row, o.op
      from pg_catalog.pg_publication p
      join pg_catalog.pg_publication_tables t on t.pubname = p.pubname
      join pg_catalog.pg_class c on c.relname = t.tablename
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace and n.nspname = t.schemaname
      cross join lateral (values ('INSERT', p.pubinsert), ('UPDATE', p.pubupdate), ('DELETE', p.pubdelete)) as o (op, published)
      where p.pubname = 'supabase_realtime' and o.published and n.nspname <> 'realtime'
    ),
    present as (
      select g.tgrelid as oid, g.tgname::text as name
      from pg_catalog.pg_trigger g
      where g.tgname in ('realtime_insert', 'realtime_update', 'realtime_delete') and not g.tgisinternal and g.tgparentid = 0
    )
    select coalesce(w.oid, p.oid)::regclass as relation, w.oid is not null as add, coalesce(w.name, p.name) as name,
      w.op, w.by_row
    from wanted w full join present p on p.oid = w.oid and p.name = w.name
    where w.oid is null or p.oid is null
  loop
    begin
      if not difference.add then
        execute format('drop trigger %I on %s', difference.name, difference.relation);
      elsif difference.by_row then
        execute format(
          'create trigger %I after %s on %s for each row execute function realtime.capture_row()',
          difference.name, difference.op, difference.relation
        );
      else
        execute format(
          'create trigger %I after %s on %s referencing %s for each statement execute function realtime.capture_%s()',
          difference.name, difference.op, difference.relation,
          case difference.op
            when 'INSERT' then 'new table as new_rows'
            when 'UPDATE' then 'old table as old_rows new table as new_rows'
            else 'old table as old_rows'
          end,
          lower(difference.op)
        );
      end if;
      altered := altered + 1;
    exception
      when insufficient_privilege or lock_not_available then
        raise warning 'trigger % on % was left as it is: %', difference.name, difference.relation, sqlerrm;
    end;
  end loop;
  return altered;
end
$function$;
revoke all on function realtime.sync_triggers() from public;

CREATE OR REPLACE FUNCTION realtime.topic()
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select nullif(current_setting('realtime.topic', true), '')
$function$;
revoke all on function realtime.topic() from public;
grant execute on function realtime.topic() to anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION realtime.visible_rows(query text, key_type text, keys text, single_keys text[], roles text[], claims text[], path text)
 RETURNS TABLE(identity integer, visible text[])
 LANGUAGE plpgsql
AS $function$
declare
  prepared text := 'realtime_' || md5(query);
  part text[];
  allowed text[] := array(
    select r.name from (select distinct unnest(roles) offset 0) as r (name) where realtime.may_act_as(r.name)
  );
begin
  -- The claims change from caller to caller, the plan does not: making it anew costs most of the time.
  perform set_config('search_path', path, true), set_config('timezone', 'UTC', true),
    set_config('plan_cache_mode', 'force_generic_plan', true);
  if not exists (select from pg_catalog.pg_prepared_statements s where s.name = prepared) then
    execute format('prepare %I (%s) as %s', prepared, key_type, query);
  end if;
  for i in 1 .. cardinality(roles) loop
    continue when roles[i] <> all (allowed);
    begin
      perform set_config('request.jwt.claims', claims[i], true), set_config('role', roles[i], true);
      execute format('execute %I (%L)', prepared, keys) into visible;
    exception when others then
      -- A row that a policy fails on is hidden, neither from others nor with others.
      visible := null;
      for k in 1 .. case when cardinality(single_keys) > 1 then cardinality(single_keys) else 0 end loop
        begin
          perform set_config('request.jwt.claims', claims[i], true), set_config('role', roles[i], true);
          execute format('execute %I (%L)', prepared, single_keys[k]) into part;
          visible := visible || part;
        exception when others then
          null;
        end;
      end loop;
    end;
    if visible is not null then
      identity := i;
      return next;
    end if;
  end loop;
  perform set_config('role', 'none', true);
end
$function$;
revoke all on function realtime.visible_rows(text,text,text,text[],text[],text[],text) from public;

-- Publications ----------------------------------------------------------------------------------------

create publication supabase_realtime for table
  public.application_events,
  public.application_notes,
  public.application_ratings,
  public.applications,
  public.articles,
  public.booking_link_turns,
  public.booking_links,
  public.bulk_actions,
  public.candidates,
  public.client_billing,
  public.client_contacts,
  public.client_details,
  public.client_documents,
  public.client_events,
  public.client_figures,
  public.client_next_invoices,
  public.client_notes,
  public.client_pause_requests,
  public.client_plan_pauses,
  public.client_plan_prices,
  public.client_plans,
  public.client_portal_access,
  public.client_project_prices,
  public.client_projects,
  public.clients,
  public.conversations,
  public.custom_fields,
  public.custom_values,
  public.customer_logos,
  public.data_exports,
  public.duplicate_pairs,
  public.email_templates,
  public.faq_entries,
  public.freelancer_availability,
  public.freelancer_notes,
  public.freelancers,
  public.general_terms,
  public.imports,
  public.inbox,
  public.interview_attendees,
  public.interviews,
  public.invoice_lines,
  public.invoices,
  public.job_approvals,
  public.job_contacts,
  public.job_kit_items,
  public.job_members,
  public.job_staff,
  public.jobs,
  public.message_templates,
  public.notifications,
  public.open_positions,
  public.outbox,
  public.page_texts,
  public.pending_submissions,
  public.people,
  public.person_events,
  public.person_notes,
  public.person_tags,
  public.portal_changes,
  public.privacy_requests,
  public.reject_reasons,
  public.retention_periods,
  public.retention_runs,
  public.review_events,
  public.review_link_items,
  public.review_links,
  public.scorecards,
  public.settings,
  public.staff_profiles,
  public.stage_rules,
  public.stage_steps,
  public.stage_templates,
  public.tasks,
  public.team_members,
  public.testimonials,
  public.visibility_changes,
  public.waiting_list,
  public.webhook_deliveries,
  public.webhooks;
