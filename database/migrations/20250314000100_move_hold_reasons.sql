-- People read their own row, and the reason of a legal hold is written for colleagues: it gets a table for staff.

create table public.legal_holds (
  person_id uuid primary key references public.people (id) on delete cascade,
  reason text not null check (length(reason) <= 500)
);
alter table public.legal_holds enable row level security;
grant select on public.legal_holds to authenticated;
grant all on public.legal_holds to service_role;
create policy "recruiters can read legal holds" on public.legal_holds for select to authenticated
  using ((select private.is_staff('recruiter', 'admin')));
create trigger audit after insert or update or delete on public.legal_holds
  for each row execute function private.audit('person_id');

insert into public.legal_holds (person_id, reason)
select id, legal_hold_reason from public.people where legal_hold and legal_hold_reason is not null;

drop trigger guard_privacy_columns on public.people;
alter table public.people drop column legal_hold_reason;
create trigger guard_privacy_columns before update on public.people
  for each row when (
    (old.legal_hold, old.erase_after, old.erasure_requested_at, old.anonymised_at, old.merged_into)
    is distinct from
    (new.legal_hold, new.erase_after, new.erasure_requested_at, new.anonymised_at, new.merged_into)
  ) execute function private.guard_privacy_columns();

create or replace function public.hold_person(person_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
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
end $$;

create or replace function public.lift_hold(person_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
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
end $$;
