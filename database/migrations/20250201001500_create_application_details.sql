-- The question is kept beside the answer: it may be reworded or removed from the job later.
create table public.application_answers (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  question_id uuid references public.job_questions (id) on delete set null,
  position integer not null default 0,
  kind public.question_kind not null,
  prompt public.localized_text not null check (private.longest(prompt) <= 300),
  answer jsonb not null check (pg_column_size(answer) <= 16384),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index on public.application_answers (application_id, question_id);
create index on public.application_answers (application_id, position);
create index on public.application_answers (question_id);
create trigger set_updated_at before update on public.application_answers
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.application_answers
  for each row execute function private.audit('id');
alter table public.application_answers enable row level security;
grant select on public.application_answers to authenticated;
create policy "recruiters can read answers" on public.application_answers
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));

create table public.application_ratings (
  application_id uuid not null references public.applications (id) on delete cascade,
  staff_id uuid not null default auth.uid() references public.staff_profiles (user_id) on delete cascade,
  score smallint not null check (score between 1 and 5),
  comment text check (length(comment) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (application_id, staff_id)
);
create index on public.application_ratings (staff_id);

create function private.average_ratings() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  rated uuid := case when tg_op = 'DELETE' then old.application_id else new.application_id end;
begin
  -- The row lock comes first, so that two who rate at once are counted one after the other.
  perform from public.applications where id = rated for no key update;
  update public.applications
  set rating = (select round(avg(score), 2) from public.application_ratings where application_id = rated)
  where id = rated;
  if tg_op <> 'DELETE' then
    perform private.record_application_event(rated, 'rated', jsonb_build_object('score', new.score));
  end if;
  return null;
end $$;
create trigger average_ratings after insert or update of score or delete on public.application_ratings
  for each row execute function private.average_ratings();
create trigger set_updated_at before update on public.application_ratings
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.application_ratings
  for each row execute function private.audit('application_id', 'staff_id');
alter table public.application_ratings enable row level security;
grant select, delete on public.application_ratings to authenticated;
grant insert (application_id, staff_id, score, comment), update (application_id, staff_id, score, comment)
  on public.application_ratings to authenticated;
create policy "recruiters can read ratings" on public.application_ratings
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert their own ratings" on public.application_ratings
  for insert to authenticated
  with check (staff_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update their own ratings" on public.application_ratings
  for update to authenticated
  using (staff_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete their own ratings" on public.application_ratings
  for delete to authenticated
  using (staff_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));

create table public.application_notes (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  author_id uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  body text not null check (length(btrim(body)) between 1 and 5000),
  mentions uuid[] not null default '{}' check (cardinality(mentions) <= 50),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on public.application_notes (application_id, created_at desc);
create index on public.application_notes (author_id);
create trigger set_updated_at before update on public.application_notes
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.application_notes
  for each row execute function private.audit('id');
alter table public.application_notes enable row level security;
grant select, delete on public.application_notes to authenticated;
grant insert (id, application_id, author_id, body, mentions), update (body, mentions)
  on public.application_notes to authenticated;
create policy "recruiters can read notes" on public.application_notes
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert their own notes" on public.application_notes
  for insert to authenticated
  with check (author_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update their own notes" on public.application_notes
  for update to authenticated
  using (author_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete their own notes" on public.application_notes
  for delete to authenticated
  using (author_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));
create policy "admins can delete notes" on public.application_notes
  for delete to authenticated using ((select private.is_staff('admin')));
