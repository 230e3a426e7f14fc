create table public.bench_companies (id int primary key, name text not null);
create table public.bench_jobs (
  id int primary key,
  company_id int not null references public.bench_companies,
  title text not null,
  city text not null,
  published boolean not null
);
create table public.bench_skills (
  id int primary key,
  job_id int not null references public.bench_jobs,
  name text not null
);
create index on public.bench_jobs (company_id);
create index on public.bench_skills (job_id);
create table public.bench_notes (
  id bigint generated always as identity primary key,
  author uuid not null default auth.uid(),
  body text not null
);

insert into public.bench_companies select n, 'Company ' || n from generate_series(1, 50) as n;
insert into public.bench_jobs
  select n, 1 + n % 50, 'Job ' || n, 'City ' || n % 7, n % 2 = 0 from generate_series(1, 1000) as n;
insert into public.bench_skills
  select n, 1 + n % 1000, 'Skill ' || n from generate_series(1, 3000) as n;

create function public.bench_add(a int, b int) returns int language sql immutable as 'select a + b';

alter table public.bench_companies enable row level security;
alter table public.bench_jobs enable row level security;
alter table public.bench_skills enable row level security;
alter table public.bench_notes enable row level security;
grant select on public.bench_companies, public.bench_jobs, public.bench_skills to anon;
grant select, insert on public.bench_notes to authenticated;
grant execute on function public.bench_add to anon;
create policy "anyone reads companies" on public.bench_companies for select to anon using (true);
create policy "anyone reads published jobs" on public.bench_jobs for select to anon using (published);
create policy "anyone reads skills" on public.bench_skills for select to anon using (true);
create policy "people read their own notes" on public.bench_notes for select to authenticated
  using (author = (select auth.uid()));
create policy "people write their own notes" on public.bench_notes for insert to authenticated
  with check (author = (select auth.uid()));

analyze public.bench_companies, public.bench_jobs, public.bench_skills;
notify pgrst, 'reload schema';
