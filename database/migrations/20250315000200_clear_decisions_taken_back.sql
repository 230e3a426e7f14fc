-- A decision that was taken back leaves neither its reason nor its merit note behind.
create or replace function private.stamp_application() returns trigger
language plpgsql security definer set search_path = '' as $$
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
    end if;
  end if;
  if new.withdrawn_at is not null and old.withdrawn_at is null then
    new.owed_answer_since := null;
  end if;
  return new;
end $$;
