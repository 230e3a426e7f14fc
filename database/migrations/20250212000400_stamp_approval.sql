-- Who let somebody in, and when, is what happened and not what a caller says.
create function private.stamp_approval() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.approved_by := coalesce(private.acting_staff_id(), new.approved_by);
  new.approved_at := now();
  return new;
end $$;
create trigger stamp_approval before update of state on public.staff_profiles
  for each row when (old.state = 'pending' and new.state = 'active')
  execute function private.stamp_approval();
