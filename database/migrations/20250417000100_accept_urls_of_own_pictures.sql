-- The client library returns the absolute URL of a stored file (`getPublicUrl`). As the picture of an entry it means the
-- same as its path, which stays right when the site moves to another host.
create function private.shorten_own_pictures() returns trigger
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
    end if;
  end loop;
  return new;
end $$;
revoke all on function private.shorten_own_pictures() from public;

create trigger shorten_own_pictures before insert or update of logo_path on public.customer_logos
  for each row execute function private.shorten_own_pictures('logo_path');
create trigger shorten_own_pictures before insert or update of logo, image on public.testimonials
  for each row execute function private.shorten_own_pictures('logo', 'image');
create trigger shorten_own_pictures before insert or update of image on public.team_members
  for each row execute function private.shorten_own_pictures('image');
