-- Tokens with which other systems use the API. Their requests run as the role api_token, which has only the rights that
-- are granted to it here, for the administrator who made the token. Restrictive policies check the scopes.

create type public.api_scope as enum (
  'jobs:read', 'jobs:write', 'applications:read', 'applications:write', 'people:read', 'people:write',
  'files:read', 'clients:read', 'clients:write', 'interviews:read', 'interviews:write',
  'mail:read', 'mail:write', 'invoices:read', 'invoices:write'
);

create table public.api_tokens (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 80),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  -- The first characters, by which people recognise a token that they find somewhere.
  hint text not null check (hint ~ '^alp_[A-Za-z0-9_-]{4}$'),
  scopes public.api_scope[] not null check (cardinality(scopes) between 1 and 20),
  created_by uuid references public.staff_profiles on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at and expires_at <= created_at + interval '366 days'),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index on public.api_tokens (created_by);
alter table public.api_tokens enable row level security;
grant all on public.api_tokens to service_role;
grant select (id, name, hint, scopes, created_by, created_at, expires_at, last_used_at, revoked_at), update (revoked_at)
  on public.api_tokens to authenticated;
create policy "admins can read API tokens" on public.api_tokens for select to authenticated
  using ((select private.is_staff('admin')));
create policy "admins can revoke API tokens" on public.api_tokens for update to authenticated
  using ((select private.is_staff('admin')));
create trigger audit after insert or delete or update of name, scopes, expires_at, revoked_at
  on public.api_tokens for each row execute function private.audit('id');

/* A token stays revoked. */
create function private.revoke_api_token() returns trigger language plpgsql set search_path = '' as $$
begin
  new.revoked_at := coalesce(old.revoked_at, now());
  return new;
end $$;
revoke all on function private.revoke_api_token() from public;
grant execute on function private.revoke_api_token() to service_role;
create trigger revoke_api_token before update of revoked_at on public.api_tokens
  for each row execute function private.revoke_api_token();

/* Tokens end with the rights of the administrator who made them. */
create function private.revoke_tokens_of_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.api_tokens set revoked_at = now() where created_by = old.user_id and revoked_at is null;
  return coalesce(new, old);
end $$;
revoke all on function private.revoke_tokens_of_staff() from public;
grant execute on function private.revoke_tokens_of_staff() to service_role;
create trigger revoke_api_tokens after update of role, state on public.staff_profiles
  for each row when (
    old.role = 'admin' and old.state = 'active' and (new.role is distinct from 'admin' or new.state <> 'active')
  ) execute function private.revoke_tokens_of_staff();
create trigger revoke_api_tokens_of_deleted before delete on public.staff_profiles
  for each row execute function private.revoke_tokens_of_staff();

/* The scopes of the token of this request. Null without a valid token. */
create function private.token_scopes() returns public.api_scope[]
language sql stable security definer set search_path = '' as $$
  select scopes from public.api_tokens
  where id = (auth.jwt() ->> 'token_id')::uuid and created_by = auth.uid() and revoked_at is null and expires_at > now()
$$;
revoke all on function private.token_scopes() from public;
grant execute on function private.token_scopes() to service_role;

create or replace function private.staff_role() returns public.staff_role
language sql stable security definer set search_path = '' as $$
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
$$;

/* Raises an error unless the token of this request has the scope. Write includes read. */
create function private.require_scope(scope public.api_scope) returns boolean
language plpgsql stable security definer set search_path = '' as $$
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
end $$;
revoke all on function private.require_scope(public.api_scope) from public;
grant execute on function private.require_scope(public.api_scope) to api_token, service_role;

create function private.interviews_awaiting_erasure() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.interviews where application_id in (select private.applications_awaiting_erasure())
$$;
revoke all on function private.interviews_awaiting_erasure() from public;
grant execute on function private.interviews_awaiting_erasure() to api_token, service_role;

-- Policies, constraints and triggers of the tables below call these.
grant usage on schema private to api_token;
grant execute on function private.is_staff(public.staff_role[]), private.staff_role(),
  private.people_awaiting_erasure(), private.applications_awaiting_erasure(), private.owned_clients()
  to api_token;
grant execute on function public.localized_missing(public.localized_text), public.document_missing(public.localized_document)
  to api_token;
do $$
declare
  checked regprocedure;
begin
  for checked in
    select oid::regprocedure from pg_proc
    where pronamespace = 'private'::regnamespace and proname = any (
      '{document_text,fold,join_words,longest,mailbox,name_missing,options_fit,words_fit,is_file_name,is_message_text,is_own_picture,is_picture_url,is_safe_url}'
    )
  loop
    execute format('grant execute on function %s to api_token', checked);
  end loop;
end $$;

-- Each policy that tokens share with staff. Tokens get the rights of staff on the table for its verb, if the scope of
-- the noun allows it.
do $$
declare
  shared record;
  verb text;
  columns text;
begin
  for shared in select * from (values
    ('jobs', 'jobs', 'staff can read jobs'),
    ('jobs', 'jobs', 'recruiters can insert jobs'),
    ('jobs', 'jobs', 'recruiters can update jobs'),
    ('jobs', 'job_questions', 'staff can read questions'),
    ('jobs', 'job_questions', 'recruiters can insert questions'),
    ('jobs', 'job_questions', 'recruiters can update questions'),
    ('jobs', 'job_questions', 'recruiters can delete questions'),
    ('jobs', 'job_salaries', 'staff can read salaries'),
    ('jobs', 'job_salaries', 'recruiters can insert salaries'),
    ('jobs', 'job_salaries', 'recruiters can update salaries'),
    ('jobs', 'job_staff', 'staff can read who works on jobs'),
    ('applications', 'applications', 'recruiters can read applications'),
    ('applications', 'applications', 'recruiters can insert applications'),
    ('applications', 'applications', 'recruiters can update applications'),
    ('applications', 'application_answers', 'recruiters can read answers'),
    ('applications', 'application_events', 'recruiters can read application events'),
    ('applications', 'application_notes', 'recruiters can read notes'),
    ('applications', 'application_notes', 'recruiters can insert their own notes'),
    ('applications', 'reject_reasons', 'recruiters can read reject reasons'),
    ('people', 'people', 'recruiters can read people'),
    ('people', 'people', 'recruiters can insert people'),
    ('people', 'people', 'recruiters can update people'),
    ('people', 'candidates', 'recruiters can read candidates'),
    ('people', 'freelancers', 'recruiters can read freelancers'),
    ('people', 'tags', 'recruiters can read tags'),
    ('people', 'person_tags', 'recruiters can read person tags'),
    ('people', 'person_tags', 'recruiters can insert person tags'),
    ('people', 'person_tags', 'recruiters can delete person tags'),
    ('files', 'documents', 'recruiters can read documents'),
    ('clients', 'clients', 'staff can read clients'),
    ('clients', 'clients', 'recruiters can insert clients'),
    ('clients', 'clients', 'recruiters can update clients'),
    ('clients', 'client_details', 'recruiters can read details of clients'),
    ('clients', 'client_details', 'admins and owners can update details of clients'),
    ('clients', 'client_contacts', 'recruiters can read client contacts'),
    ('clients', 'client_contacts', 'recruiters can insert client contacts'),
    ('clients', 'client_contacts', 'recruiters can update client contacts'),
    ('clients', 'client_contacts', 'recruiters can delete client contacts'),
    ('clients', 'client_notes', 'recruiters can read notes about clients'),
    ('clients', 'client_notes', 'recruiters can insert their own notes about clients'),
    ('interviews', 'interviews', 'recruiters can read interviews'),
    ('interviews', 'interview_attendees', 'recruiters can read attendees of interviews'),
    ('mail', 'conversations', 'recruiters can read conversations'),
    ('mail', 'inbox', 'recruiters can read received mail'),
    ('mail', 'outbox', 'admins can read all mail'),
    ('invoices', 'invoices', 'admins and owners can read invoices'),
    ('invoices', 'invoice_lines', 'admins and owners can read lines of invoices')
  ) as listed (noun, name, policy)
  loop
    select case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' end
    into strict verb
    from pg_policy where polrelid = format('public.%I', shared.name)::regclass and polname = shared.policy;
    execute format('alter policy %I on public.%I to authenticated, api_token', shared.policy, shared.name);
    execute format(
      'create policy %I on public.%I as restrictive for %s to api_token %s ((select private.require_scope(%L)))',
      format('tokens need a scope to %s', verb), shared.name, verb,
      case verb when 'insert' then 'with check' else 'using' end,
      shared.noun || case verb when 'select' then ':read' else ':write' end
    );
    if verb in ('insert', 'update') then
      select string_agg(quote_ident(attname), ', ' order by attnum) into strict columns from pg_attribute
      where attrelid = format('public.%I', shared.name)::regclass and attnum > 0 and not attisdropped
        and has_column_privilege('authenticated', attrelid, attnum, verb);
      execute format('grant %s (%s) on public.%I to api_token', verb, columns, shared.name);
    elsif shared.name not in ('conversations', 'outbox') then
      execute format('grant %s on public.%I to api_token', verb, shared.name);
    end if;
  end loop;
end $$;

-- Without what is not for other systems: secrets of replies, links and variables of templates.
grant select (
  id, person_id, application_id, client_id, assignee_id, unread_since, snoozed_until, last_mail_at, created_at, updated_at,
  concerns_billing
) on public.conversations to api_token;
grant select (
  id, template_key, person_id, application_id, client_id, job_id, invoice_id, interview_id, conversation_id, to_email, to_name,
  language, subject, state, send_after, sent_at, created_by, created_at, updated_at, concerns_account, concerns_billing
) on public.outbox to api_token;
create policy "tokens cannot read mail about accounts or hidden interviews" on public.outbox as restrictive
  for select to api_token
  using (
    not concerns_account
    and (interview_id is null or interview_id not in (select private.interviews_awaiting_erasure()))
  );

-- Files of documents, which the scope of documents covers.
grant select on storage.objects, storage.buckets to api_token;
create policy "tokens can read CVs of documents" on storage.objects for select to api_token
  using (
    bucket_id = 'cvs' and exists (
      select from public.documents as document
      where document.bucket = 'cvs' and document.path = objects.name collate "default"
    )
  );
create policy "tokens can read the bucket of CVs" on storage.buckets for select to api_token
  using (id = 'cvs' and (select private.require_scope('files:read')));

-- Checks on the role of a statement count requests with a token as those of staff.
create or replace function private.guard_privacy_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated', 'api_token') then
    raise insufficient_privilege using message = 'holds, erasure and merging have functions of their own';
  end if;
  return new;
end $$;
create or replace function private.reset_confirmation() returns trigger
language plpgsql set search_path = '' as $$
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
end $$;
drop trigger log_person_event on public.people;
create trigger log_person_event
  after update of first_name, last_name, email, phone, linkedin_url, language, location, headline on public.people
  for each row when (current_user in ('authenticated', 'service_role', 'api_token'))
  execute function private.log_person_event();

-- The audit log names the token of a request.
alter table public.audit_log
  add column token_id uuid default (auth.jwt() ->> 'token_id')::uuid references public.api_tokens;
create index on public.audit_log (token_id, id desc) where token_id is not null;
