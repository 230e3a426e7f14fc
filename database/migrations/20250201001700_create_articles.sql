create type public.article_state as enum ('draft', 'scheduled', 'published');

create table public.article_tags (
  slug public.slug primary key,
  name public.localized_text not null check (private.longest(name) <= 60),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "article tags exist in both languages" check (public.localized_missing(name) = '{}')
);
create trigger set_updated_at before update on public.article_tags
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.article_tags
  for each row execute function private.audit('slug');
create trigger notify_content after insert or update or delete on public.article_tags
  for each row execute function private.notify_content();
alter table public.article_tags enable row level security;
grant select on public.article_tags to anon;
grant select, insert, update, delete on public.article_tags to authenticated;
create policy "anyone can read article tags" on public.article_tags
  for select to anon, authenticated using (true);
create policy "editors can insert article tags" on public.article_tags
  for insert to authenticated with check ((select private.is_staff('editor', 'admin')));
create policy "editors can update article tags" on public.article_tags
  for update to authenticated using ((select private.is_staff('editor', 'admin')));
create policy "editors can delete article tags" on public.article_tags
  for delete to authenticated using ((select private.is_staff('editor', 'admin')));

create table public.articles (
  id uuid primary key default gen_random_uuid(),
  slug public.slug not null unique,
  title public.localized_text not null check (private.longest(title) <= 160),
  excerpt public.localized_text not null default '{}' check (private.longest(excerpt) <= 400),
  body public.localized_document not null default '{}',
  cover_path text check (length(cover_path) <= 300),
  cover_alt public.localized_text not null default '{}' check (private.longest(cover_alt) <= 300),
  tags text[] not null default '{}' check (private.words_fit(tags, 10, 120)),
  author_id uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  author_name text check (length(author_name) <= 120),
  state public.article_state not null default 'draft',
  publish_at timestamptz,
  version integer not null default 1,
  updated_by uuid references public.staff_profiles (user_id) on delete set null,
  missing text[] not null generated always as (
    private.name_missing('title', public.localized_missing(title))
    || private.name_missing('excerpt', public.localized_missing(excerpt))
    || private.name_missing('body', public.document_missing(body))
    || case when cover_path is null then '{}'
       else private.name_missing('cover_alt', public.localized_missing(cover_alt)) end
  ) stored,
  search_en tsvector generated always as (
    setweight(to_tsvector('pg_catalog.english', coalesce(title ->> 'en', '')), 'A')
    || setweight(to_tsvector('pg_catalog.english', coalesce(excerpt ->> 'en', '')), 'B')
    || setweight(to_tsvector('pg_catalog.english', left(private.document_text(body -> 'en'), 200000)), 'C')
  ) stored,
  search_sv tsvector generated always as (
    setweight(to_tsvector('pg_catalog.swedish', coalesce(title ->> 'sv', '')), 'A')
    || setweight(to_tsvector('pg_catalog.swedish', coalesce(excerpt ->> 'sv', '')), 'B')
    || setweight(to_tsvector('pg_catalog.swedish', left(private.document_text(body -> 'sv'), 200000)), 'C')
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "what leaves the drafts has a title and a time" check (
    state = 'draft' or (publish_at is not null and cardinality(public.localized_missing(title)) < 2)
  )
);
create index on public.articles (author_id);
create index on public.articles (updated_by);
create index on public.articles (publish_at desc, id desc) where state <> 'draft';
create index on public.articles (state, updated_at desc, id desc);
create index on public.articles using gin (tags);
create index on public.articles using gin (search_en);
create index on public.articles using gin (search_sv);

create table public.article_versions (
  id uuid primary key default gen_random_uuid(),
  article_id uuid not null references public.articles (id) on delete cascade,
  version integer not null,
  slug text not null,
  title public.localized_text not null,
  excerpt public.localized_text not null,
  body public.localized_document not null,
  cover_path text,
  cover_alt public.localized_text not null,
  tags text[] not null,
  state public.article_state not null,
  edited_by uuid references public.staff_profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  unique (article_id, version)
);
create index on public.article_versions (edited_by);

-- Addresses an article once had.
create table public.article_redirects (
  slug public.slug primary key,
  article_id uuid not null references public.articles (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index on public.article_redirects (article_id);

create function private.prepare_article() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  unknown text;
begin
  select string_agg(tag, ', ') into unknown
  from unnest(new.tags) as tag
  where not exists (select from public.article_tags where slug = tag);
  if unknown is not null then
    raise foreign_key_violation using message = 'unknown article tag: ' || unknown;
  end if;
  if new.state = 'published' then
    new.publish_at := least(coalesce(new.publish_at, now()), now());
  end if;
  new.updated_by := coalesce(private.acting_staff_id(), new.updated_by);
  return new;
end $$;

-- A version per save, except that one editor's autosaves of five minutes make one.
create function private.record_article_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.article_versions as earlier
  where earlier.article_id = new.id
    and earlier.version = (select max(version) from public.article_versions where article_id = new.id)
    and earlier.version > 1
    and earlier.edited_by is not distinct from new.updated_by
    and earlier.state = 'draft' and new.state = 'draft'
    and earlier.created_at > now() - interval '5 minutes';
  insert into public.article_versions (
    article_id, version, slug, title, excerpt, body, cover_path, cover_alt, tags, state, edited_by
  ) values (
    new.id, new.version, new.slug, new.title, new.excerpt, new.body, new.cover_path, new.cover_alt, new.tags,
    new.state, new.updated_by
  );
  return null;
end $$;

create function private.redirect_article() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.article_redirects where slug = new.slug;
  if tg_op = 'UPDATE' and old.state = 'published' and old.slug <> new.slug then
    insert into public.article_redirects (slug, article_id) values (old.slug, new.id)
    on conflict (slug) do update set article_id = excluded.article_id, created_at = now();
  end if;
  return null;
end $$;

create trigger prepare_article before insert or update on public.articles
  for each row execute function private.prepare_article();
create trigger bump_version before update on public.articles
  for each row execute function private.bump_version();
create trigger set_updated_at before update on public.articles
  for each row execute function private.set_updated_at();
create trigger record_article_version
  after insert or update of slug, title, excerpt, body, cover_path, cover_alt, tags, state on public.articles
  for each row execute function private.record_article_version();
create trigger redirect_article after insert or update of slug on public.articles
  for each row execute function private.redirect_article();
create trigger audit after insert or update or delete on public.articles
  for each row execute function private.audit('id');
create trigger notify_content after insert or update or delete on public.articles
  for each row execute function private.notify_content();

alter table public.articles enable row level security;
grant select (
  id, slug, title, excerpt, body, cover_path, cover_alt, tags, author_name, state, publish_at, search_en, search_sv,
  created_at, updated_at
) on public.articles to anon;
grant select, insert, update, delete on public.articles to authenticated;
-- A scheduled article is public from its minute on, whether or not the background task has renamed its state.
create policy "anyone can read published articles" on public.articles
  for select to anon, authenticated using (state <> 'draft' and publish_at <= now());
create policy "staff can read articles" on public.articles
  for select to authenticated using ((select private.is_staff()));
create policy "editors can insert articles" on public.articles
  for insert to authenticated with check ((select private.is_staff('editor', 'admin')));
create policy "editors can update articles" on public.articles
  for update to authenticated using ((select private.is_staff('editor', 'admin')));
create policy "editors can delete articles" on public.articles
  for delete to authenticated using ((select private.is_staff('editor', 'admin')));

alter table public.article_versions enable row level security;
grant select on public.article_versions to authenticated;
create policy "editors can read article versions" on public.article_versions
  for select to authenticated using ((select private.is_staff('editor', 'admin')));

alter table public.article_redirects enable row level security;
grant select on public.article_redirects to anon, authenticated;
create policy "anyone can read redirects of published articles" on public.article_redirects
  for select to anon, authenticated using (exists (select from public.articles where articles.id = article_id));
