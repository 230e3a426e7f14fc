-- older programs: run
-- Reports leave out withdrawn applications, which are few.
create index concurrently applications_withdrawn on public.applications (id) where withdrawn_at is not null;
