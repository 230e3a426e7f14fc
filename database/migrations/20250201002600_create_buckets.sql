insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('cvs', 'cvs', false, 10485760, array[
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text',
    'application/rtf',
    'text/rtf',
    'text/plain'
  ]),
  ('media', 'media', true, 20971520, array['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'])
on conflict (id) do nothing;

create policy "staff can read buckets" on storage.buckets
  for select to authenticated using ((select private.is_staff()));

create policy "recruiters can read CVs" on storage.objects
  for select to authenticated using (bucket_id = 'cvs' and (select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert CVs" on storage.objects
  for insert to authenticated with check (bucket_id = 'cvs' and (select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete CVs" on storage.objects
  for delete to authenticated using (bucket_id = 'cvs' and (select private.is_staff('recruiter', 'admin')));

create policy "staff can read media" on storage.objects
  for select to authenticated using (bucket_id = 'media' and (select private.is_staff()));
create policy "staff can insert media" on storage.objects
  for insert to authenticated with check (bucket_id = 'media' and (select private.is_staff()));
create policy "staff can update media" on storage.objects
  for update to authenticated using (bucket_id = 'media' and (select private.is_staff()));
create policy "staff can delete media" on storage.objects
  for delete to authenticated using (bucket_id = 'media' and (select private.is_staff()));
