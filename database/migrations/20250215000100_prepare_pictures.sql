-- The sizes that pages show are made in the background as soon as a picture arrives. Nothing is lost where nobody
-- works in the background: whoever asks for a size first waits until it is made.
create function private.queue_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_job(
    'prepare-picture',
    json_build_object('bucket', new.bucket_id, 'path', new.name),
    now(),
    'picture:' || new.id
  );
  return null;
end $$;
revoke execute on function private.queue_picture() from public;

create trigger queue_picture after insert or update of version on storage.objects
  for each row when (new.bucket_id = 'media' and new.metadata ->> 'mimetype' in ('image/jpeg', 'image/png', 'image/webp', 'image/avif'))
  execute function private.queue_picture();
