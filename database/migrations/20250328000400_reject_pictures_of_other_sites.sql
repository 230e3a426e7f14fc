-- Pages load pictures from this site only (server/ssr/content-security-policy.ts), so a picture of another site
-- would never be shown.

-- A path of this site, a path in the public bucket, or the key of a drawing, such as portrait:2.
create function private.is_own_picture(named text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case
    when named ~ '^/' then private.is_safe_url(named)
    else named !~ '[\u0001-\u001f\u007f\\]' and named !~ '^\s' and named !~ '^[^/]*:(?!\d+$)'
  end
$$;

-- Check constraints call them with the rights of the writer.
grant execute on function private.is_safe_url(text), private.is_own_picture(text) to authenticated, service_role;

-- The path of a picture in the storage, if it was stored with the URL of the site; else nothing.
create function private.own_picture(named text) returns text language sql immutable as $$
  select case
    when private.is_own_picture(named) then named
    else substring(named from '^https?://[^/?#@\\]+(/storage/v1/[^\s\\]+)$')
  end
$$;

update public.articles set cover_path = private.own_picture(cover_path)
where not private.is_own_picture(cover_path);
update public.clients set logo_path = private.own_picture(logo_path)
where not private.is_own_picture(logo_path);
update public.customer_logos
set logo_path = private.own_picture(logo_path), has_logo = has_logo and private.own_picture(logo_path) is not null
where not private.is_own_picture(logo_path);
update public.testimonials set logo = private.own_picture(logo) where not private.is_own_picture(logo);
update public.testimonials set image = private.own_picture(image) where not private.is_own_picture(image);
update public.staff_profiles set avatar_path = private.own_picture(avatar_path)
where not private.is_own_picture(avatar_path);
drop function private.own_picture(text);

alter table public.articles add constraint "a picture is from this site" check (private.is_own_picture(cover_path));
alter table public.clients add constraint "a picture is from this site" check (private.is_own_picture(logo_path));
alter table public.customer_logos
  add constraint "a picture is from this site" check (private.is_own_picture(logo_path));
alter table public.testimonials
  add constraint "a logo is from this site" check (private.is_own_picture(logo)),
  add constraint "a picture is from this site" check (private.is_own_picture(image));
alter table public.staff_profiles
  add constraint "a picture is from this site" check (private.is_own_picture(avatar_path));

-- Pictures in texts. The editor leaves out those of other sites when it opens a stored text.
create or replace function private.require_safe_links() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from unnest(tg_argv) as document,
      jsonb_path_query(to_jsonb(new) -> document, 'lax $.** ? (@.type == "link").attrs.href') as href
    where href <> 'null' and not private.is_safe_url(href #>> '{}')
  ) then
    raise check_violation using message = 'a link leads to an address that is not allowed';
  end if;
  if exists (
    select from unnest(tg_argv) as document,
      jsonb_path_query(to_jsonb(new) -> document, 'lax $.** ? (@.type == "image").attrs.src') as src
    where src <> 'null' and not (src #>> '{}' ~ '^/' and private.is_safe_url(src #>> '{}'))
  ) then
    raise check_violation using message = 'a picture in a text is not from this site';
  end if;
  return new;
end $$;
