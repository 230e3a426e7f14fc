-- Comparisons of numerics are not leakproof, so under row-level security no index answers them (decision 055): deep in
-- the list, the rating would be compared row by row. Whole hundredths are, and give the same order.
alter table public.applications add column rating_rank smallint generated always as ((rating * 100)::smallint) stored;
create index on public.applications (rating_rank, id);
drop index public.applications_rating_id_idx;
