-- Content of the public pages that administrators and editors write: logos, testimonials, team, questions, positions
-- and the texts of the about page. All have the same states and versions.

create type public.website_state as enum ('draft', 'published', 'hidden');
create type public.faq_topic as enum ('companies', 'candidates', 'freelancers', 'data');

-- Every version of every table. One table, because all of them are shown and restored in the same way.
create table public.website_versions (
  id uuid primary key default gen_random_uuid(),
  table_name text not null check (length(table_name) <= 63),
  row_id uuid not null,
  version integer not null,
  state public.website_state not null,
  content jsonb not null check (pg_column_size(content) <= 65536),
  edited_by uuid references public.staff_profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  unique (row_id, version)
);
create index on public.website_versions (edited_by);
alter table public.website_versions enable row level security;
grant select on public.website_versions to authenticated;
create policy "staff can read website versions" on public.website_versions
  for select to authenticated using ((select private.is_staff()));

-- Versions that the same person saves within five minutes are one, unless visitors have seen the earlier one.
create function private.record_website_version() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  began timestamptz;
  editor uuid := private.acting_staff_id();
begin
  if tg_op = 'DELETE' then
    delete from public.website_versions where row_id = old.id;
    return null;
  end if;
  delete from public.website_versions as earlier
  where earlier.row_id = new.id
    and earlier.version = (select max(version) from public.website_versions where row_id = new.id)
    and earlier.version > 1
    and earlier.edited_by is not distinct from editor
    and earlier.state = new.state and new.state <> 'published'
    and earlier.created_at > now() - interval '5 minutes'
  returning earlier.created_at into began;
  insert into public.website_versions (table_name, row_id, version, state, content, edited_by, created_at)
  values (
    tg_table_name, new.id, new.version, new.state,
    to_jsonb(new) - '{id,state,version,position,created_at,updated_at}'::text[], editor, coalesce(began, now())
  );
  return null;
end $$;

-- Customer logos: a link and a state.
alter table public.customer_logos
  add column link text check (length(link) <= 300 and private.is_safe_url(link) and link ~ '^https?://'),
  add column state public.website_state not null default 'draft',
  add column version integer not null default 1;
update public.customer_logos set state = 'published';

-- Testimonials: a case, a state, and one language is enough until the other one is written.
alter table public.testimonials
  add column case_url text check (length(case_url) <= 300 and private.is_safe_url(case_url) and case_url ~ '^(https?:/)?/'),
  add column state public.website_state not null default 'draft',
  add column version integer not null default 1,
  alter column quote set default '{}',
  alter column title set default '{}',
  alter column company set default '',
  drop constraint "testimonials exist in both languages",
  drop constraint testimonials_company_check,
  add constraint testimonials_company_check check (length(company) <= 120),
  add constraint "a published testimonial has a quote, a role and a company" check (
    state <> 'published'
    or cardinality(public.localized_missing(quote)) < 2 and cardinality(public.localized_missing(title)) < 2
      and btrim(company) <> ''
  );
update public.testimonials set state = 'published';

create table public.team_members (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 120),
  role public.localized_text not null default '{}' check (private.longest(role) <= 120),
  body public.localized_text not null default '{}' check (private.longest(body) <= 400),
  image text check (length(image) <= 300),
  position integer not null default 0,
  state public.website_state not null default 'draft',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a picture is from this site" check (private.is_own_picture(image)),
  constraint "a published member of the team has a role" check (
    state <> 'published' or cardinality(public.localized_missing(role)) < 2
  )
);

create table public.faq_entries (
  id uuid primary key default gen_random_uuid(),
  topic public.faq_topic not null default 'companies',
  question public.localized_text not null check (
    cardinality(public.localized_missing(question)) < 2 and private.longest(question) <= 200
  ),
  answer public.localized_text not null default '{}' check (private.longest(answer) <= 2000),
  link text check (length(link) <= 300 and private.is_safe_url(link) and link ~ '^/'),
  link_label public.localized_text not null default '{}' check (private.longest(link_label) <= 80),
  position integer not null default 0,
  state public.website_state not null default 'draft',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a published question has an answer" check (
    state <> 'published' or cardinality(public.localized_missing(answer)) < 2
  )
);

create table public.open_positions (
  id uuid primary key default gen_random_uuid(),
  title public.localized_text not null check (
    cardinality(public.localized_missing(title)) < 2 and private.longest(title) <= 120
  ),
  body public.localized_text not null default '{}' check (private.longest(body) <= 600),
  facts public.localized_text not null default '{}' check (private.longest(facts) <= 400),
  job_slug text check (length(job_slug) <= 120 and job_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer not null default 0,
  state public.website_state not null default 'draft',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a published position has a text" check (
    state <> 'published' or cardinality(public.localized_missing(body)) < 2
  )
);

create table public.page_texts (
  id uuid primary key default gen_random_uuid(),
  page text not null unique check (page in ('about')),
  title public.localized_text not null default '{}' check (private.longest(title) <= 120),
  lead public.localized_text not null default '{}' check (private.longest(lead) <= 400),
  story_title public.localized_text not null default '{}' check (private.longest(story_title) <= 120),
  story public.localized_text not null default '{}' check (private.longest(story) <= 4000),
  position integer not null default 0,
  state public.website_state not null default 'draft',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "published texts have a title" check (
    state <> 'published' or cardinality(public.localized_missing(title)) < 2
  )
);

-- The page exists; its texts are those of the product until somebody publishes others.
insert into public.page_texts (page) values ('about');

create index on public.team_members (position, id);
create index on public.faq_entries (position, id);
create index on public.open_positions (position, id);

do $$
declare
  named record;
begin
  for named in select * from (values
    ('customer_logos', 'name, display_name, logo_path, has_logo, link', 'customer logos'),
    ('testimonials', 'quote, name, title, company, logo, image, case_url', 'testimonials'),
    ('team_members', 'name, role, body, image', 'the team'),
    ('faq_entries', 'topic, question, answer, link, link_label', 'questions'),
    ('open_positions', 'title, body, facts, job_slug', 'open positions'),
    ('page_texts', 'title, lead, story_title, story', 'texts of pages')
  ) as tables (name, content, label)
  loop
    execute format('alter table public.%I enable row level security', named.name);
    if named.name in ('customer_logos', 'testimonials') then
      execute format('drop policy %I on public.%I', 'anyone can read ' || named.label, named.name);
    else
      execute format('create trigger set_updated_at before update on public.%I
        for each row execute function private.set_updated_at()', named.name);
      execute format($sql$create trigger audit after insert or update or delete on public.%I
        for each row execute function private.audit('id')$sql$, named.name);
      execute format('create trigger notify_content after insert or update or delete on public.%I
        for each row execute function private.notify_content()', named.name);
      execute format('grant select on public.%I to anon, authenticated', named.name);
      execute format('create policy %I on public.%I for update to authenticated
        using ((select private.is_staff(''editor'', ''admin'')))', 'editors can update ' || named.label, named.name);
    end if;
    if named.name not in ('customer_logos', 'testimonials', 'page_texts') then
      execute format('grant delete on public.%I to authenticated', named.name);
      execute format('create policy %I on public.%I for insert to authenticated
        with check ((select private.is_staff(''editor'', ''admin'')))', 'editors can insert ' || named.label, named.name);
      execute format('create policy %I on public.%I for delete to authenticated
        using ((select private.is_staff(''editor'', ''admin'')))', 'editors can delete ' || named.label, named.name);
    end if;
    execute format('create policy %I on public.%I for select to anon, authenticated
      using (state = ''published'')', 'anyone can read published ' || named.label, named.name);
    execute format('create policy %I on public.%I for select to authenticated
      using ((select private.is_staff()))', 'staff can read ' || named.label, named.name);
    -- A new order is no new version: the texts are the same.
    execute format('create trigger bump_version before update of %s, state on public.%I
      for each row execute function private.bump_version()', named.content, named.name);
    execute format('create trigger record_website_version after insert or update of %s, state or delete on public.%I
      for each row execute function private.record_website_version()', named.content, named.name);
    execute format('grant update (%s, state, position) on public.%I to authenticated', named.content, named.name);
    if named.name <> 'page_texts' then
      execute format('grant insert (%s, state, position) on public.%I to authenticated', named.content, named.name);
    end if;
    if exists (select from pg_publication where pubname = 'supabase_realtime') then
      execute format('alter publication supabase_realtime add table public.%I', named.name);
    end if;
    -- The rows that exist already begin their history here.
    execute format('insert into public.website_versions (table_name, row_id, version, state, content)
      select %L, id, version, state,
        to_jsonb(item) - ''{id,state,version,position,created_at,updated_at}''::text[]
      from public.%I as item', named.name, named.name);
  end loop;
end $$;

-- Writes the order of a list in one statement. Row-level security decides who may.
create function public.set_website_order(section text, ids uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  if section not in ('customer_logos', 'testimonials', 'team_members', 'faq_entries', 'open_positions') then
    raise invalid_parameter_value using message = 'there is no such section';
  end if;
  if cardinality(ids) > 1000 then
    raise invalid_parameter_value using message = 'too many entries';
  end if;
  execute format('update public.%I as item set position = place.position
    from unnest($1) with ordinality as place (id, position)
    where item.id = place.id and item.position <> place.position', section) using ids;
end $$;
revoke all on function public.set_website_order(text, uuid[]) from public, anon;
grant execute on function public.set_website_order(text, uuid[]) to authenticated, service_role;

-- The facts of the company, shown to visitors. The address stays in the setting "office".
alter table public.settings drop constraint "settings have the shape they are read with";
alter table public.settings add constraint "settings have the shape they are read with" check (
  case key
    when 'require_second_factor' then jsonb_typeof(value) = 'boolean'
    when 'office' then jsonb_typeof(value) = 'object'
      and value - '{street,postal_code,city,country}'::text[] = '{}'
      and not jsonb_path_exists(value, '$.* ? (@.type() != "string")')
    when 'company' then jsonb_typeof(value) = 'object'
      and value - '{legal_name,organisation_number,has_f_tax}'::text[] = '{}'
      and coalesce(jsonb_typeof(value -> 'legal_name'), 'string') = 'string'
      and coalesce(jsonb_typeof(value -> 'organisation_number'), 'string') = 'string'
      and coalesce(jsonb_typeof(value -> 'has_f_tax'), 'boolean') = 'boolean'
    else true
  end
);
-- An empty value is filled with the settings of the environment at the next start.
insert into public.settings (key, value, is_public) values ('company', '{}', true) on conflict (key) do nothing;
