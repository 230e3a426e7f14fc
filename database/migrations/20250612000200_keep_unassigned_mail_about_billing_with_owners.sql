-- An answer to an invoice from somebody who is no known person belongs to no conversation, but is about billing all the same.

alter table public.inbox
  add concerns_billing boolean not null default false,
  add client_id uuid references public.clients on delete set null;
comment on column public.inbox.concerns_billing is
  'True for mail of no conversation that answers mail about billing. Only administrators and the owner of the client read it.';
create index on public.inbox (client_id) where client_id is not null;

alter policy "recruiters can read received mail" on public.inbox using (
  (select private.is_staff('recruiter', 'admin')) and case
    when conversation_id is not null then conversation_id in (select id from public.conversations)
    else not concerns_billing or (select private.is_staff('admin')) or client_id in (select private.owned_clients())
  end
);
alter policy "recruiters can delete mail of no conversation" on public.inbox using (
  conversation_id is null and (select private.is_staff('recruiter', 'admin'))
  and (not concerns_billing or (select private.is_staff('admin')) or client_id in (select private.owned_clients()))
);
