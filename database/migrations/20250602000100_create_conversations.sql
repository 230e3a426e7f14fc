-- Mail between the agency and a person, in both directions: what staff send is in the outbox, what arrives in the inbox.
create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.people (id) on delete cascade,
  application_id uuid references public.applications (id) on delete set null,
  client_id uuid references public.clients (id) on delete set null,
  reply_token text not null unique default replace(gen_random_uuid()::text, '-', '') check (reply_token ~ '^[0-9a-f]{32}$'),
  concerns_billing boolean not null default false,
  assignee_id uuid references public.staff_profiles (user_id) on delete set null,
  unread_since timestamptz,
  snoozed_until timestamptz,
  last_mail_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.conversations.reply_token is 'Part of the address that replies are sent to. Whoever knows it can write into the conversation.';
comment on column public.conversations.concerns_billing is 'True for replies to mail with an invoice or about a plan. Only administrators and the owner of the client read them.';
comment on column public.conversations.unread_since is 'When the oldest mail arrived that nobody has read.';
create index on public.conversations (person_id, last_mail_at desc);
create index on public.conversations (application_id) where application_id is not null;
create index on public.conversations (client_id) where client_id is not null;
create index on public.conversations (assignee_id) where assignee_id is not null;
create index on public.conversations (last_mail_at desc, id desc);
create index on public.conversations (unread_since) where unread_since is not null;
alter table public.conversations enable row level security;
grant all on public.conversations to service_role;
grant select, update (assignee_id, unread_since, snoozed_until) on public.conversations to authenticated;
create policy "recruiters can read conversations" on public.conversations for select to authenticated using (
  (select private.is_staff('recruiter', 'admin'))
  and person_id not in (select private.people_awaiting_erasure())
  and (not concerns_billing or (select private.is_staff('admin')) or client_id in (select private.owned_clients()))
);
create policy "recruiters can update conversations" on public.conversations for update to authenticated using (
  (select private.is_staff('recruiter', 'admin'))
  and (not concerns_billing or (select private.is_staff('admin')) or client_id in (select private.owned_clients()))
);
create trigger set_updated_at before update on public.conversations
  for each row execute function private.set_updated_at();
create trigger audit after insert or delete or update on public.conversations
  for each row when (auth.uid() is not null) execute function private.audit('id');

create type public.inbox_kind as enum ('mail', 'auto_reply', 'bounce');

create table public.inbox (
  id uuid primary key default gen_random_uuid(),
  -- Without one it waits for staff who assign it.
  conversation_id uuid references public.conversations (id) on delete cascade,
  -- Each message is stored once, however often it is delivered.
  message_id text not null unique check (length(message_id) between 1 and 200),
  kind public.inbox_kind not null default 'mail',
  from_email text check (length(from_email) <= 254),
  from_name text check (length(from_name) <= 200),
  to_email text check (length(to_email) <= 254),
  subject text check (length(subject) <= 300),
  body_text text check (length(body_text) <= 100000),
  quoted_text text check (length(quoted_text) <= 100000),
  html text check (length(html) <= 500000),
  is_readable boolean not null default true,
  bounced_mail_id uuid references public.outbox (id) on delete set null,
  received_at timestamptz not null default now()
);
comment on column public.inbox.quoted_text is 'What the sender quotes of earlier mails.';
comment on column public.inbox.is_readable is 'False if the mail could not be parsed within the limits: only its head is stored, and the mail as a file.';
create index on public.inbox (conversation_id, received_at);
create index on public.inbox (received_at desc, id desc) where conversation_id is null;
create index on public.inbox (bounced_mail_id) where bounced_mail_id is not null;
create index on public.inbox (lower(from_email)) where conversation_id is null;
alter table public.inbox enable row level security;
grant all on public.inbox to service_role;
grant select, delete on public.inbox to authenticated;
create policy "recruiters can read received mail" on public.inbox for select to authenticated using (
  (select private.is_staff('recruiter', 'admin'))
  and (conversation_id is null or conversation_id in (select id from public.conversations))
);
create policy "recruiters can delete mail of no conversation" on public.inbox for delete to authenticated using (
  conversation_id is null and (select private.is_staff('recruiter', 'admin'))
);
create trigger audit after insert or delete or update on public.inbox
  for each row when (auth.uid() is not null) execute function private.audit('id');

create table public.inbox_attachments (
  id uuid primary key default gen_random_uuid(),
  mail_id uuid not null references public.inbox (id) on delete cascade,
  -- The attachment goes with the document.
  document_id uuid references public.documents (id) on delete cascade,
  bucket text not null default 'cvs' check (length(bucket) <= 100),
  path text check (length(path) between 1 and 500),
  file_name text not null check (length(file_name) between 1 and 255 and private.is_file_name(file_name)),
  mime_type text not null check (length(mime_type) <= 120),
  size_bytes bigint not null check (size_bytes >= 0),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  rejected text check (rejected in ('file_empty', 'file_too_large', 'file_type', 'file_bomb', 'file_count')),
  created_at timestamptz not null default now(),
  constraint "a rejected attachment has no file" check ((rejected is null) = (path is not null and sha256 is not null)),
  unique (bucket, path)
);
create index on public.inbox_attachments (mail_id);
create index on public.inbox_attachments (document_id) where document_id is not null;
alter table public.inbox_attachments enable row level security;
grant all on public.inbox_attachments to service_role;
grant select on public.inbox_attachments to authenticated;
create policy "staff can read attachments of received mail that they can read" on public.inbox_attachments
  for select to authenticated using (mail_id in (select id from public.inbox));

alter publication supabase_realtime add table public.conversations, public.inbox;

-- An attachment is open to those who may read its mail. The collation is that of the indexes.
alter policy "recruiters can read CVs" on storage.objects using (
  bucket_id = 'cvs' and (select private.is_staff('recruiter', 'admin')) and (
    exists (
      select from public.documents as document
      where document.bucket = 'cvs' and document.path = objects.name collate "default"
    ) or exists (
      select from public.pending_submissions as pending
      where pending.cv_bucket = 'cvs' and pending.cv_path = objects.name collate "default"
    ) or exists (
      select from public.inbox_attachments as attachment
      where attachment.bucket = 'cvs' and attachment.path = objects.name collate "default"
    )
  )
);

-- Mail as it arrived, until the worker has parsed it. The sender is told that it was taken once the row is committed.
create table private.arrived_mail (
  id uuid primary key default gen_random_uuid(),
  sender text check (length(sender) <= 320),
  recipients text[] not null default '{}' check (cardinality(recipients) <= 100),
  raw bytea not null,
  attempts smallint not null default 0,
  arrived_at timestamptz not null default now()
);
alter table private.arrived_mail enable row level security;
grant all on private.arrived_mail to service_role;

create function private.queue_arrived_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_job('receive-mail', json_build_object('id', new.id), now(), 'arrived:' || new.id);
  return null;
end $$;
revoke all on function private.queue_arrived_mail() from public;
grant execute on function private.queue_arrived_mail() to service_role;
create trigger queue_arrived_mail after insert on private.arrived_mail
  for each row execute function private.queue_arrived_mail();

alter table public.outbox
  add column conversation_id uuid references public.conversations (id) on delete set null,
  add column in_reply_to text check (length(in_reply_to) <= 200);
comment on column public.outbox.in_reply_to is 'Message-ID of the received mail that this one answers.';
create index on public.outbox (conversation_id) where conversation_id is not null;

alter table public.people add column email_bounced_at timestamptz;
comment on column public.people.email_bounced_at is 'When mail to the address came back for good. Nothing more is sent to it.';

create function private.forget_bounce() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.email_bounced_at := null;
  return new;
end $$;
revoke all on function private.forget_bounce() from public;
grant execute on function private.forget_bounce() to service_role;
create trigger forget_bounce before update of email on public.people
  for each row when (old.email is distinct from new.email) execute function private.forget_bounce();
