-- A case study is an article about the work for one client. The testimonial of the client links to it.
create type public.article_kind as enum ('article', 'case');
alter table public.articles add column kind public.article_kind not null default 'article';
create index on public.articles (kind, publish_at desc) where state <> 'draft';
grant insert (kind), update (kind), select (kind) on public.articles to authenticated;
grant select (kind) on public.articles to anon;

create or replace function public.open_article_preview(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when preview.expires_at < now() then '{"state": "expired"}'::jsonb
    else jsonb_build_object(
      'state', 'open', 'expires_at', preview.expires_at,
      'article', jsonb_build_object(
        'slug', article.slug, 'kind', article.kind, 'title', article.title, 'excerpt', article.excerpt, 'body', article.body,
        'cover_path', article.cover_path, 'cover_alt', article.cover_alt, 'tags', article.tags,
        'author_name', article.author_name, 'publish_at', article.publish_at, 'updated_at', article.updated_at
      )
    )
  end
  from public.article_previews as preview
  join public.articles as article on article.id = preview.article_id
  where preview.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
$$;

-- Authors who agreed to be shown have a face and a few words about themselves below their articles.
alter table public.staff_profiles
  add column bio public.localized_text not null default '{}'
  constraint staff_profiles_bio_check check (private.longest(bio::jsonb) <= 300);
grant update (bio) on public.staff_profiles to authenticated;

create or replace function private.guard_staff_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'authenticated' then
    return new;
  end if;
  if new.user_id = auth.uid() then
    if (to_jsonb(new) - '{name,language,title,avatar_path,is_public,bio,updated_at}'::text[])
      is distinct from (to_jsonb(old) - '{name,language,title,avatar_path,is_public,bio,updated_at}'::text[]) then
      raise insufficient_privilege using message = 'you can change your own name, title, picture and language only';
    end if;
  elsif new.user_id <> old.user_id then
    raise insufficient_privilege using message = 'a profile stays with its account';
  elsif new.is_public and not old.is_public then
    raise insufficient_privilege using message = 'people decide themselves whether visitors see them';
  end if;
  return new;
end $$;

drop trigger audit on public.staff_profiles;
create trigger audit
  after insert or delete or update of name, email, role, state, language, title, avatar_path, is_public, bio
  on public.staff_profiles for each row execute function private.audit('user_id');

-- The name on the article is free text, so the profile is that of its author only if the names are the same.
create function public.get_article_author(article_slug text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'name', profile.name, 'image', profile.avatar_path, 'title', profile.title, 'bio', profile.bio
  )
  from public.articles as article
  join public.article_staff as staff on staff.article_id = article.id
  join public.staff_profiles as profile on profile.user_id = staff.author_id
  where article.slug = article_slug and article.state <> 'draft' and article.publish_at <= now()
    and profile.name = article.author_name and profile.is_public and profile.state = 'active'
$$;
revoke all on function public.get_article_author(text) from public;
grant execute on function public.get_article_author(text) to anon, authenticated, service_role;

-- The pages of articles show their author, so a change of the profile drops them from page caches.
create function private.notify_author() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_notify('content', '{"table": "articles", "op": "update"}');
  return null;
end $$;
revoke all on function private.notify_author() from public;
create trigger notify_author after update of name, avatar_path, is_public, state, title, bio on public.staff_profiles
  for each row when (old.is_public or new.is_public) execute function private.notify_author();
