-- A picture of another site is rejected by a constraint, whose error names the constraint but not what to do. The trigger
-- says it in words that the back office translates, and now also covers clients, articles and staff.
create or replace function private.shorten_own_pictures() returns trigger
language plpgsql set search_path = '' as $$
declare
  column_name text;
  given text;
begin
  foreach column_name in array tg_argv loop
    given := to_jsonb(new) ->> column_name;
    if given ~ '^https?://[^/?#@\\]+/storage/v1/(object|render/image)/public/' then
      new := jsonb_populate_record(
        new, jsonb_build_object(column_name, substring(given from '^https?://[^/]+(/storage/.*)$'))
      );
    elsif not private.is_own_picture(given) then
      raise check_violation using message = 'the picture is on another site';
    end if;
  end loop;
  return new;
end $$;
create trigger shorten_own_pictures before insert or update of logo_path on public.clients
  for each row execute function private.shorten_own_pictures('logo_path');
create trigger shorten_own_pictures before insert or update of cover_path on public.articles
  for each row execute function private.shorten_own_pictures('cover_path');
create trigger shorten_own_pictures before insert or update of avatar_path on public.staff_profiles
  for each row execute function private.shorten_own_pictures('avatar_path');
