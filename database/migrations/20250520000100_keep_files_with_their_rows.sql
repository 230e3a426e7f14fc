-- The product saves CVs itself and never with the rights of a colleague. Recruiters could still delete, replace and copy
-- the files through the API; a copy outlived the erasure of its person.
drop policy "recruiters can insert CVs" on storage.objects;
drop policy "recruiters can delete CVs" on storage.objects;

-- A file that nothing refers to waits for the clean-up task and is open to nobody. Rows of people who await erasure are
-- hidden, and their files with them. The collation is that of the indexes.
alter policy "recruiters can read CVs" on storage.objects using (
  bucket_id = 'cvs' and (select private.is_staff('recruiter', 'admin')) and (
    exists (
      select from public.documents as document
      where document.bucket = 'cvs' and document.path = objects.name collate "default"
    ) or exists (
      select from public.pending_submissions as pending
      where pending.cv_bucket = 'cvs' and pending.cv_path = objects.name collate "default"
    )
  )
);
drop function private.files_awaiting_erasure();

-- The file of a contract is deleted after its row: nobody replaces a contract behind a row that stays.
alter policy "admins and owners can delete contracts" on storage.objects using (
  bucket_id = 'contracts' and (
    (select private.is_staff('admin'))
    or split_part(name, '/', 1) in (select owned::text from private.owned_clients() as owned)
  ) and not exists (
    select from public.client_documents as contract where contract.path = objects.name collate "default"
  )
);
-- An administrator, too, adds files only to the folder of a client.
alter policy "admins and owners can insert contracts" on storage.objects with check (
  bucket_id = 'contracts' and case
    when (select private.is_staff('admin')) then exists (
      select from public.clients as client where client.id::text = split_part(objects.name, '/', 1)
    )
    else split_part(name, '/', 1) in (select owned::text from private.owned_clients() as owned)
  end and not exists (
    select from public.client_documents as contract where contract.path = objects.name collate "default"
  )
);

-- Changes to private files were in no log. The product's own paths consist of ids; a path that somebody else chose may
-- contain a name, so that only the id of the file is logged.
create function private.audit_file() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  file storage.objects := case when tg_op = 'INSERT' then new else old end;
  changed text[] := '{}';
begin
  if not exists (
    select from storage.buckets where id in (old.bucket_id, new.bucket_id) and not public
  ) then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    changed := array_remove(array[
      case when old.bucket_id <> new.bucket_id then 'bucket_id' end,
      case when old.name <> new.name then 'name' end,
      case when old.version is distinct from new.version then 'version' end
    ], null);
    if changed = '{}' then
      return null;
    end if;
  end if;
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, changed_columns)
  values (
    auth.uid(), coalesce(nullif(auth.role(), ''), session_user::text), lower(tg_op), 'files',
    case
      when file.name ~ '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/)?([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|cv)\.[a-z]{2,5}$'
      then file.bucket_id || '/' || file.name
      else file.id::text
    end,
    changed
  );
  return null;
end $$;
revoke all on function private.audit_file() from public;
grant execute on function private.audit_file() to service_role;

create trigger audit after insert or delete or update of bucket_id, name, version on storage.objects
  for each row execute function private.audit_file();
