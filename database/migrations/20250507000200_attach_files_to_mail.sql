-- Mail with attachments (155). An attachment refers to a stored file, which is read when the mail is sent. Invoices are
-- mailed this way; mail about money is for administrators and the owner of the client, like the invoice itself.

alter table public.outbox
  add column client_id uuid references public.clients (id) on delete set null,
  add column invoice_id uuid references public.invoices (id) on delete set null;
create index on public.outbox (client_id, created_at desc) where client_id is not null;
create index on public.outbox (invoice_id) where invoice_id is not null;
comment on column public.outbox.client_id is 'The client whose contact gets the mail.';

-- Mail with the link to a shortlist went to the client of the job.
update public.outbox as mail set client_id = job.client_id
from public.review_links as link join public.jobs as job on job.id = link.job_id
where mail.template_key = 'client_review_link' and link.id::text = mail.links -> 'link' ->> 'review_link_id';

drop policy "recruiters can read mail to people" on public.outbox;
create policy "recruiters can read mail to people" on public.outbox for select to authenticated using (
  not concerns_account and (select private.is_staff('recruiter'))
  and (person_id is null or person_id not in (select private.people_awaiting_erasure()))
  and (invoice_id is null or client_id in (select private.owned_clients()))
);
drop policy "recruiters can call back mail to people" on public.outbox;
create policy "recruiters can call back mail to people" on public.outbox for update to authenticated using (
  not concerns_account and (select private.is_staff('recruiter'))
  and (invoice_id is null or client_id in (select private.owned_clients()))
);

create table public.outbox_attachments (
  id uuid primary key default gen_random_uuid(),
  mail_id uuid not null references public.outbox (id) on delete cascade,
  bucket text not null check (length(bucket) <= 100),
  path text not null check (length(path) between 1 and 500),
  file_name text not null check (length(file_name) between 1 and 255 and private.is_file_name(file_name)),
  mime_type text not null check (length(mime_type) <= 120),
  -- domain/mail/attachment.ts has the same limit for all attachments of a mail together.
  size_bytes bigint not null check (size_bytes between 1 and 10485760),
  created_at timestamptz not null default now()
);
create index on public.outbox_attachments (mail_id);
alter table public.outbox_attachments enable row level security;
grant all on public.outbox_attachments to service_role;
grant select on public.outbox_attachments to authenticated;
create policy "staff can read attachments of mail that they can read" on public.outbox_attachments
  for select to authenticated using (mail_id in (select id from public.outbox));

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('invoices', 'invoices', false, 10485760, array['application/pdf'])
on conflict (id) do nothing;
-- The server writes them, in a folder per client.
create policy "admins and owners can read files of invoices" on storage.objects
  for select to authenticated using (
    bucket_id = 'invoices' and (
      (select private.is_staff('admin'))
      or split_part(name, '/', 1) in (select owned::text from private.owned_clients() as owned)
    )
  );

-- A credited invoice is not mailed any more.
create function private.cancel_mail_of_invoice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.outbox set state = 'cancelled' where invoice_id = new.id and state = 'queued';
  return null;
end $$;
revoke all on function private.cancel_mail_of_invoice() from public;
create trigger cancel_mail after update of credited_at on public.invoices
  for each row when (old.credited_at is null and new.credited_at is not null)
  execute function private.cancel_mail_of_invoice();

-- Staff write to clients about applicants, so a mail to a contact may name a person who is erased later.
create function private.forget_in_client_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  traces text := private.traces_of(old, private.is_unmistakable(old.first_name, old.last_name, old.id), false);
begin
  update public.outbox
  set variables = private.redact_json(variables, traces), subject = private.redact(subject, traces),
    body_text = private.redact(body_text, traces), html = private.redact(html, traces),
    state = case when state = 'kept' then 'cancelled' else state end
  where template_key = 'client_message' and normalize(concat_ws(E'\n\n|', variables, subject, body_text, html)) ~ traces;
  return null;
end $$;
revoke all on function private.forget_in_client_mail() from public;
create trigger forget_in_client_mail after update of anonymised_at on public.people
  for each row when (old.anonymised_at is null and new.anonymised_at is not null)
  execute function private.forget_in_client_mail();
