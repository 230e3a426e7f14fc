-- The client of a job decides who opens its shortlists in the portal. With another client, the contacts of that one got
-- the people, CVs and comments that were meant for the former. A job with shortlists now keeps its client and its kind;
-- a search without a client may still get its first one.
create function private.keep_client_of_shortlists() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.review_links where job_id = new.id) then
    raise check_violation using message = 'a job with shortlists keeps its client', hint = 'job_has_shortlists';
  end if;
  -- A note that was written for one client is not for the next.
  update public.application_notes as note set is_for_client = false
  from public.applications as application
  where application.job_id = new.id and note.application_id = application.id and note.is_for_client;
  return new;
end $$;
revoke all on function private.keep_client_of_shortlists() from public;
grant execute on function private.keep_client_of_shortlists() to service_role;
create trigger keep_client_of_shortlists before update of client_id, kind on public.jobs
  for each row when (
    old.kind <> new.kind or (old.client_id is not null and old.client_id is distinct from new.client_id)
  ) execute function private.keep_client_of_shortlists();
