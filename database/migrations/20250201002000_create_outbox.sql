-- "kept": no mail server is configured, so the mail stays here to be read.
create type public.mail_state as enum ('queued', 'sending', 'sent', 'kept', 'failed', 'cancelled');

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  -- What the mail is about, for example "application_received:{id}": one cause, one mail.
  cause text not null unique check (length(cause) between 3 and 200),
  message_id text not null unique default gen_random_uuid()::text check (length(message_id) <= 200),
  template_key text not null references public.email_templates (key) on update cascade on delete restrict,
  person_id uuid references public.people (id) on delete set null,
  application_id uuid references public.applications (id) on delete set null,
  to_email public.email_address not null,
  to_name text check (length(to_name) <= 200),
  reply_to public.email_address,
  language public.language not null,
  variables jsonb not null default '{}' check (jsonb_typeof(variables) = 'object' and pg_column_size(variables) <= 65536),
  -- Filled when rendered; staff may also hand over a subject and a text of their own.
  subject text check (length(subject) <= 300),
  html text check (length(html) <= 200000),
  body_text text check (length(body_text) <= 100000),
  state public.mail_state not null default 'queued',
  send_after timestamptz not null default now(),
  attempts smallint not null default 0 check (attempts >= 0),
  last_error text check (length(last_error) <= 2000),
  sent_at timestamptz,
  -- Tells the applicant where things stand: once delivered, no answer is owed any longer.
  is_answer boolean not null default false,
  concerns_account boolean not null default false,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on public.outbox (send_after, id) where state = 'queued';
create index on public.outbox (state, created_at desc, id desc);
create index on public.outbox (created_at desc, id desc);
create index on public.outbox (template_key);
create index on public.outbox (person_id, created_at desc);
create index on public.outbox (application_id);

create function private.classify_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.concerns_account := new.concerns_account
    or coalesce((select concerns_account from public.email_templates where key = new.template_key), false);
  return new;
end $$;

-- By hand a mail can be called back before it leaves, postponed, or tried again after it failed; nothing else.
create function private.guard_outbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() = 'authenticated' and not (
    old.state = 'queued' and new.state in ('queued', 'cancelled')
    or old.state in ('failed', 'cancelled', 'kept') and new.state = 'queued'
  ) then
    raise exception 'a mail that is % cannot become %', old.state, new.state using hint = 'mail_state';
  end if;
  return new;
end $$;

create function private.follow_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
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
end $$;

create trigger classify_mail before insert on public.outbox
  for each row execute function private.classify_mail();
create trigger guard_outbox before update on public.outbox
  for each row execute function private.guard_outbox();
create trigger follow_mail after insert or update of state on public.outbox
  for each row execute function private.follow_mail();
create trigger set_updated_at before update on public.outbox
  for each row execute function private.set_updated_at();
-- The worker's own steps would drown what people did.
create trigger audit after insert or update or delete on public.outbox
  for each row when (auth.uid() is not null) execute function private.audit('id');

alter table public.outbox enable row level security;
grant select on public.outbox to authenticated;
grant update (state, send_after) on public.outbox to authenticated;
create policy "recruiters can read mail to people" on public.outbox
  for select to authenticated using (not concerns_account and (select private.is_staff('recruiter')));
create policy "admins can read all mail" on public.outbox
  for select to authenticated using ((select private.is_staff('admin')));
create policy "recruiters can call back mail to people" on public.outbox
  for update to authenticated using (not concerns_account and (select private.is_staff('recruiter')));
create policy "admins can call back all mail" on public.outbox
  for update to authenticated using ((select private.is_staff('admin')));
