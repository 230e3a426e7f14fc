-- A picture could be any path of this site, also one with dot segments: every visitor's browser would then request
-- /auth/v1/authorize or another path. A picture is now a file in the public bucket, a static file with the ending of a
-- picture, or the key of a drawing. domain/content/picture.ts has the same rules.

-- The URL of a picture that this site serves. No part of a path begins with a dot, so no path has dot segments.
create function private.is_picture_url(url text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select url ~ '^/storage/v1/(object|render/image)/public/media/[A-Za-z0-9_-][A-Za-z0-9_.-]*(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*(\?[A-Za-z0-9_=&.-]*)?$'
    or (
      url ~* '^(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+\.(avif|gif|jpe?g|png|svg|webp)$'
      and url !~* '^/(auth|functions|realtime|rest|storage)/'
    )
$$;
revoke all on function private.is_picture_url(text) from public;
-- Check constraints call it with the rights of the writer.
grant execute on function private.is_picture_url(text) to authenticated, service_role;

-- A picture as entries name it: its URL, its path in the public bucket, or the key of a drawing, such as portrait:2.
create or replace function private.is_own_picture(named text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select private.is_picture_url(named)
    or named ~ '^[A-Za-z0-9_-][A-Za-z0-9_.-]*(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$'
    or named ~ '^[A-Za-z0-9_-]+:\d+$'
$$;

update public.articles set cover_path = null where not private.is_own_picture(cover_path);
update public.clients set logo_path = null where not private.is_own_picture(logo_path);
update public.customer_logos set logo_path = null, has_logo = false where not private.is_own_picture(logo_path);
update public.testimonials set logo = null where not private.is_own_picture(logo);
update public.testimonials set image = null where not private.is_own_picture(image);
update public.team_members set image = null where not private.is_own_picture(image);
update public.staff_profiles set avatar_path = null where not private.is_own_picture(avatar_path);

-- Pages leave out other pictures of stored texts, and so does the editor when it opens one.
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
    where src <> 'null' and not private.is_picture_url(src #>> '{}')
  ) then
    raise check_violation using message = 'a picture in a text is not from this site';
  end if;
  return new;
end $$;
