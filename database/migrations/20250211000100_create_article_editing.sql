-- What the blog editor leans on: versions that lose nothing, redirects that outlive a draft, an exact time, a search.

alter table public.articles add constraint "a published title is written in letters" check (
  state = 'draft' or (
    btrim(coalesce(title ->> 'en', '')) !~ '^[^[:alpha:]]+$'
    and btrim(coalesce(title ->> 'sv', '')) !~ '^[^[:alpha:]]+$'
  )
);

-- Which earlier version a save brought back.
alter table public.articles add column restored_from integer;
alter table public.article_versions add column restored_from integer;

-- A version per save, except that one editor's autosaves of five minutes make one, dated from the first of them.
-- What is on the website and what a restoration replaced are always kept.
create or replace function private.record_article_version() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  began timestamptz;
begin
  delete from public.article_versions as earlier
  where earlier.article_id = new.id
    and earlier.version = (select max(version) from public.article_versions where article_id = new.id)
    and earlier.version > 1
    and earlier.edited_by is not distinct from new.updated_by
    and earlier.state = new.state and new.state <> 'published'
    and earlier.restored_from is not distinct from new.restored_from
    and earlier.created_at > now() - interval '5 minutes'
  returning earlier.created_at into began;
  insert into public.article_versions (
    article_id, version, slug, title, excerpt, body, cover_path, cover_alt, tags, state, edited_by, restored_from,
    created_at
  ) values (
    new.id, new.version, new.slug, new.title, new.excerpt, new.body, new.cover_path, new.cover_alt, new.tags,
    new.state, new.updated_by, new.restored_from, coalesce(began, now())
  );
  return null;
end $$;

-- An address that was ever public leads on, also when the article was taken back before its address changed.
create or replace function private.redirect_article() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.article_redirects where slug = new.slug;
  if tg_op = 'UPDATE' and old.slug <> new.slug and (
    old.state = 'published'
    or exists (
      select from public.article_versions
      where article_id = new.id and slug = old.slug and state = 'published'
    )
  ) then
    insert into public.article_redirects (slug, article_id) values (old.slug, new.id)
    on conflict (slug) do update set article_id = excluded.article_id, created_at = now();
  end if;
  return null;
end $$;

-- The queue looks for what is due every other second, so it is rung a little early; the task waits for the moment.
create function private.queue_publishing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_job(
    'publish-article', json_build_object('id', new.id), new.publish_at - interval '5 seconds', 'article:' || new.id
  );
  return null;
end $$;
create trigger queue_publishing after insert or update of state, publish_at on public.articles
  for each row when (new.state = 'scheduled') execute function private.queue_publishing();

create function public.find_articles(query text) returns setof public.articles
language sql stable set search_path = '' as $$
  select article.*
  from public.articles as article
  where private.fold(concat_ws(
    ' ', article.title ->> 'en', article.title ->> 'sv', article.author_name, article.slug,
    private.join_words(article.tags)
  )) like all (
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.fold(btrim(query)), '\s+') as word
  )
$$;
grant execute on function public.find_articles(text) to authenticated;
create index on public.articles (updated_at, id);

-- Larger pictures than any page can show cost storage and every backup after that.
update storage.buckets set file_size_limit = 10485760 where id = 'media';

-- Keys that show one article to people without an account. The key itself is known to its holder alone.
create table public.article_previews (
  id uuid primary key default gen_random_uuid(),
  article_id uuid not null references public.articles (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_by uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  expires_at timestamptz not null default now() + interval '7 days',
  created_at timestamptz not null default now(),
  constraint "previews end within thirty days" check (expires_at <= created_at + interval '31 days')
);
create index on public.article_previews (article_id);
create index on public.article_previews (created_by);
create trigger audit after insert or update or delete on public.article_previews
  for each row execute function private.audit('id');
alter table public.article_previews enable row level security;
grant select, insert, delete on public.article_previews to authenticated;
create policy "editors can read article previews" on public.article_previews
  for select to authenticated using ((select private.is_staff('editor', 'admin')));
create policy "editors can insert article previews" on public.article_previews
  for insert to authenticated with check ((select private.is_staff('editor', 'admin')));
create policy "editors can delete article previews" on public.article_previews
  for delete to authenticated using ((select private.is_staff('editor', 'admin')));

-- The article as it is saved now; nothing for a key that is unknown or has been taken back.
create function public.open_article_preview(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when preview.expires_at < now() then '{"state": "expired"}'::jsonb
    else jsonb_build_object(
      'state', 'open', 'expires_at', preview.expires_at,
      'article', jsonb_build_object(
        'slug', article.slug, 'title', article.title, 'excerpt', article.excerpt, 'body', article.body,
        'cover_path', article.cover_path, 'cover_alt', article.cover_alt, 'tags', article.tags,
        'author_name', article.author_name, 'publish_at', article.publish_at, 'updated_at', article.updated_at
      )
    )
  end
  from public.article_previews as preview
  join public.articles as article on article.id = preview.article_id
  where preview.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
$$;
grant execute on function public.open_article_preview(text) to anon, authenticated;

-- Who saved the terms last, so that colleagues can tell.
alter table public.general_terms add column updated_by uuid;
create trigger stamp_editor before insert or update on public.general_terms
  for each row execute function private.stamp_template();
