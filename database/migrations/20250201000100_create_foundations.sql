-- What every later table leans on: the private schema, localised types, shared trigger functions.

create schema private;
revoke all on schema private from public;
-- Policies and check constraints run with the caller's rights, so callers may enter;
-- what they may call inside is granted function by function.
grant usage on schema private to anon, authenticated, service_role;

-- Nothing is reachable unless a migration says so. A hosted Supabase starts the other way round.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema private grant execute on functions to service_role;
revoke create on schema public from public;

create type public.language as enum ('en', 'sv');

create domain public.localized_text as jsonb check (
  case when jsonb_typeof(value) = 'object' then
    value - 'en' - 'sv' = '{}'::jsonb
    and coalesce(jsonb_typeof(value -> 'en'), 'string') = 'string'
    and coalesce(jsonb_typeof(value -> 'sv'), 'string') = 'string'
  else value is null end
);
comment on domain public.localized_text is 'A text in English and Swedish: {"en": "…", "sv": "…"}';

create domain public.localized_document as jsonb check (
  case when jsonb_typeof(value) = 'object' then
    value - 'en' - 'sv' = '{}'::jsonb
    and coalesce(value -> 'en' ->> 'type', case when value ? 'en' then '' else 'doc' end) = 'doc'
    and coalesce(value -> 'sv' ->> 'type', case when value ? 'sv' then '' else 'doc' end) = 'doc'
    and pg_column_size(value) <= 1048576
  else value is null end
);
comment on domain public.localized_document is
  'Rich text in English and Swedish, each a ProseMirror document: {"en": {"type": "doc", "content": […]}, "sv": …}';

create domain public.email_address as extensions.citext check (
  value::text ~ '^[^@\s]+@[^@\s]+\.[^@\s.]+$' and length(value::text) <= 254
);
create domain public.phone_number as text check (value ~ '^\+[1-9][0-9]{6,14}$');
create domain public.web_address as text check (value ~ '^https://[^\s"<>]+$' and length(value) <= 2000);
create domain public.slug as text check (value ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(value) <= 120);

create function public.localized_missing(value public.localized_text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_agg(language order by language), '{}')
  from unnest(array['en', 'sv']) as language
  where coalesce(btrim(value ->> language), '') = ''
$$;

create function private.document_text(document jsonb) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(string_agg(word #>> '{}', ' '), '')
  from jsonb_path_query(document, 'strict $.**.text') as word
$$;

create function public.document_missing(value public.localized_document) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_agg(language order by language), '{}')
  from unnest(array['en', 'sv']) as language
  where btrim(private.document_text(value -> language)) = ''
$$;

-- "title.sv" for each language in which the named text is missing.
create function private.name_missing(name text, languages text[]) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_agg(name || '.' || language order by language), '{}')
  from unnest(languages) as language
$$;

create function private.longest(value jsonb) returns integer
language sql immutable parallel safe set search_path = '' as $$
  select greatest(coalesce(length(value ->> 'en'), 0), coalesce(length(value ->> 'sv'), 0))
$$;

-- array_to_string is only stable, because of types whose output depends on settings; text is not one.
create function private.join_words(words text[]) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_to_string(words, ' '), '')
$$;

create function private.words_fit(words text[], most integer, longest integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(words) <= most
    and not exists (select from unnest(words) as word where word is null or length(word) not between 1 and longest)
$$;

-- Lower case without diacritics, so that "bjorn" finds "Björn".
create function private.fold(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select lower(extensions.unaccent('extensions.unaccent'::regdictionary, value))
$$;

-- CVs and profiles come in either language, so they are indexed in both.
create function private.bilingual_tsvector(value text) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select to_tsvector('pg_catalog.english', left(value, 200000))
    || to_tsvector('pg_catalog.swedish', left(value, 200000))
$$;

grant execute on function
  public.localized_missing(public.localized_text),
  public.document_missing(public.localized_document),
  private.document_text(jsonb),
  private.name_missing(text, text[]),
  private.longest(jsonb),
  private.join_words(text[]),
  private.words_fit(text[], integer, integer),
  private.fold(text),
  private.bilingual_tsvector(text)
to anon, authenticated;

create function private.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- An editor saves "where version = the one I loaded": no row means that a colleague saved in between.
create function private.bump_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

-- Page caches listen on "content". Drafts are shown to nobody, so they stay silent.
create function private.notify_content() returns trigger
language plpgsql set search_path = '' as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  named jsonb := coalesce(becomes, was);
begin
  if coalesce(was ->> 'state', 'draft') = 'draft' and coalesce(becomes ->> 'state', 'draft') = 'draft'
    and named ? 'state' then
    return null;
  end if;
  perform pg_notify('content', jsonb_strip_nulls(jsonb_build_object(
    'table', tg_table_name,
    'op', lower(tg_op),
    'id', coalesce(named -> 'id', named -> 'key'),
    'slug', named -> 'slug',
    'old_slug', nullif(was -> 'slug', becomes -> 'slug'),
    'job_id', named -> 'job_id'
  ))::text);
  return null;
end $$;
