-- Visitors write the source of an application into a URL, and colleagues into imported files: it can be a text about a
-- person. Messages only say that it has changed.
drop trigger tell_webhooks on public.applications;
create trigger tell_webhooks after insert or update or delete on public.applications
  for each row execute function private.tell_webhooks_of_row('application',
    'id job_id person_id stage stage_changed_at owner_id language created_at withdrawn_at',
    'source rating cv_document_id');
update public.webhook_deliveries set payload = payload #- '{data,source}' where payload #> '{data,source}' is not null;
