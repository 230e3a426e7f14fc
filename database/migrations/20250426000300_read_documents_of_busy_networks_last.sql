-- CVs were read in the order of their arrival, so those of one network with many kept all others waiting. A form states
-- the priority of its files for its transaction; a lower number is read first.
alter table public.documents add column reading_priority smallint not null
  default coalesce(nullif(current_setting('documents.reading_priority', true), '')::smallint, 0);
comment on column public.documents.reading_priority is
  'Files with a lower number are read first. It grows with the files that a network has sent.';

create or replace function private.queue_extraction() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_job(
    'extract-cv-text', json_build_object('id', new.id), now(), 'document:' || new.id, new.reading_priority
  );
  return null;
end $$;
