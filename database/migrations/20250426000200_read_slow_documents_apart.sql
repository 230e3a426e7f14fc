-- A hostile CV could use 15 seconds, and CVs were read one after the other, so one sender kept those of all others from
-- being read. Each now gets a short first attempt; a file that needs longer waits in a queue of its own.
alter table public.documents add column is_slow_to_read boolean not null default false;
comment on column public.documents.is_slow_to_read is
  'True if the first attempt to extract the text had too little time.';
create index on public.documents (id) where extraction = 'pending' and is_slow_to_read;
