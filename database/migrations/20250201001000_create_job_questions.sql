create type public.question_kind as enum (
  'short_text', 'long_text', 'yes_no', 'single_choice', 'multiple_choice', 'number', 'url'
);

-- Options are [{"value": "…", "label": {"en": "…", "sv": "…"}}].
create function private.options_fit(options jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(options) = 'array'
    and jsonb_array_length(options) <= 30
    and not exists (
      select from jsonb_array_elements(options) as option
      where jsonb_typeof(option) <> 'object'
        or option - 'value' - 'label' <> '{}'
        or length(coalesce(option ->> 'value', '')) not between 1 and 60
        or jsonb_typeof(option -> 'label') is distinct from 'object'
        or (option -> 'label') - 'en' - 'sv' <> '{}'
        or private.longest(option -> 'label') not between 1 and 200
    )
$$;
grant execute on function private.options_fit(jsonb) to anon, authenticated;

create table public.job_questions (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  position integer not null default 0,
  kind public.question_kind not null default 'short_text',
  prompt public.localized_text not null check (private.longest(prompt) between 1 and 300),
  help public.localized_text not null default '{}' check (private.longest(help) <= 500),
  options jsonb not null default '[]' check (private.options_fit(options)),
  required boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "choices offer options" check (
    (kind in ('single_choice', 'multiple_choice')) = (options <> '[]')
  )
);
create index on public.job_questions (job_id, position);
create trigger set_updated_at before update on public.job_questions
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.job_questions
  for each row execute function private.audit('id');
create trigger notify_content after insert or update or delete on public.job_questions
  for each row execute function private.notify_content();
alter table public.job_questions enable row level security;
grant select on public.job_questions to anon;
grant select, insert, update, delete on public.job_questions to authenticated;
create policy "anyone can read questions of published jobs" on public.job_questions
  for select to anon, authenticated using (
    exists (select from public.jobs where jobs.id = job_id and jobs.state <> 'draft')
  );
create policy "staff can read questions" on public.job_questions
  for select to authenticated using ((select private.is_staff()));
create policy "recruiters can insert questions" on public.job_questions
  for insert to authenticated with check ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update questions" on public.job_questions
  for update to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete questions" on public.job_questions
  for delete to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "editors can insert questions of drafts" on public.job_questions
  for insert to authenticated with check (
    (select private.is_staff('editor')) and exists (select from public.jobs where jobs.id = job_id and jobs.state = 'draft')
  );
create policy "editors can update questions of drafts" on public.job_questions
  for update to authenticated using (
    (select private.is_staff('editor')) and exists (select from public.jobs where jobs.id = job_id and jobs.state = 'draft')
  );
create policy "editors can delete questions of drafts" on public.job_questions
  for delete to authenticated using (
    (select private.is_staff('editor')) and exists (select from public.jobs where jobs.id = job_id and jobs.state = 'draft')
  );
