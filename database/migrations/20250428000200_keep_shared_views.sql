-- A view that the team shares belonged to its author alone and was deleted with their account. An administrator takes it
-- over: the one who removes the colleague, or the one who has been here longest.
create function private.hand_over_shared_views() returns trigger
language plpgsql security definer set search_path = '' as $$
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
end $$;
revoke all on function private.hand_over_shared_views() from public;
grant execute on function private.hand_over_shared_views() to service_role;

create trigger hand_over_shared_views before delete on public.staff_profiles
  for each row execute function private.hand_over_shared_views();
