-- An interview that was cancelled because the person was to be erased returns when the erasure is cancelled before
-- anybody was told. Once colleagues have been told, it stays cancelled, and the candidate is told after all: nobody is
-- mailed while awaiting erasure, so told_state remains what the candidate knows, and told_sequence what was done about it.
create or replace function private.restore_interviews(restored uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;

create function private.restore_interviews_of_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.restore_interviews(id) from public.applications
  where person_id = new.id and stage <> 'rejected' and withdrawn_at is null;
  return null;
end $$;
revoke all on function private.restore_interviews_of_person() from public;
grant execute on function private.restore_interviews_of_person() to service_role;
create trigger restore_interviews after update of erase_after on public.people
  for each row when (old.erase_after is not null and new.erase_after is null and new.anonymised_at is null)
  execute function private.restore_interviews_of_person();

comment on column public.interviews.told_sequence is
  'The sequence that the candidate was last told. Of a person who awaits erasure, who is told nothing, the one that colleagues were told.';
