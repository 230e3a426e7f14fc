create type public.terms_state as enum ('draft', 'published', 'archived');

create table public.general_terms (
  id uuid primary key default gen_random_uuid(),
  state public.terms_state not null default 'draft',
  number integer unique check (number > 0),
  title public.localized_text not null default '{}' check (private.longest(title) <= 200),
  body public.localized_document not null default '{}',
  effective_on date,
  published_at timestamptz,
  published_by uuid references public.staff_profiles (user_id) on delete set null,
  archived_at timestamptz,
  version integer not null default 1,
  missing text[] not null generated always as (
    private.name_missing('title', public.localized_missing(title))
    || private.name_missing('body', public.document_missing(body))
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "published terms exist in both languages" check (
    state = 'draft' or public.localized_missing(title) || public.document_missing(body) = '{}'
  ),
  constraint "published terms have a number and a date" check (
    state = 'draft' or (number is not null and effective_on is not null and published_at is not null)
  )
);
create unique index general_terms_one_draft on public.general_terms (state) where state = 'draft';
create unique index general_terms_one_published on public.general_terms (state) where state = 'published';
create index on public.general_terms (published_by);

create function private.freeze_terms() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (new.number, new.title, new.body, new.effective_on, new.published_at)
    is distinct from (old.number, old.title, old.body, old.effective_on, old.published_at)
    or new.state = 'draft' then
    raise exception 'published terms are not changed: publish a new version' using hint = 'published_terms';
  end if;
  return new;
end $$;
create trigger freeze_terms before update on public.general_terms
  for each row when (old.state <> 'draft') execute function private.freeze_terms();
create trigger bump_version before update on public.general_terms
  for each row execute function private.bump_version();
create trigger set_updated_at before update on public.general_terms
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.general_terms
  for each row execute function private.audit('id');
create trigger notify_content after insert or update or delete on public.general_terms
  for each row execute function private.notify_content();

alter table public.general_terms enable row level security;
grant select (id, state, number, title, body, effective_on, published_at, archived_at, created_at, updated_at)
  on public.general_terms to anon;
grant select, insert, update, delete on public.general_terms to authenticated;
create policy "anyone can read published and earlier terms" on public.general_terms
  for select to anon, authenticated using (state <> 'draft');
create policy "staff can read terms" on public.general_terms
  for select to authenticated using ((select private.is_staff()));
create policy "editors can insert drafts of terms" on public.general_terms
  for insert to authenticated with check (state = 'draft' and (select private.is_staff('editor', 'admin')));
create policy "editors can update drafts of terms" on public.general_terms
  for update to authenticated using (state = 'draft' and (select private.is_staff('editor')));
create policy "admins can update terms" on public.general_terms
  for update to authenticated using ((select private.is_staff('admin')));
create policy "editors can delete drafts of terms" on public.general_terms
  for delete to authenticated using (state = 'draft' and (select private.is_staff('editor', 'admin')));

-- Archives the version in force and publishes the draft, both or neither. Row-level security decides who may.
create function public.publish_general_terms(effective_on date default current_date) returns uuid
language plpgsql set search_path = '' as $$
declare
  published uuid;
begin
  perform from public.general_terms where state <> 'archived' for update;
  update public.general_terms set state = 'archived', archived_at = now() where state = 'published';
  update public.general_terms as terms
  set state = 'published', published_at = now(), published_by = auth.uid(),
    effective_on = publish_general_terms.effective_on,
    number = 1 + coalesce((select max(number) from public.general_terms), 0)
  where state = 'draft'
  returning id into published;
  if published is null then
    raise exception 'there is no draft you may publish' using hint = 'no_draft';
  end if;
  return published;
end $$;
grant execute on function public.publish_general_terms(date) to authenticated;
