-- People download the copy of their data from their own page, and staff download it from the request. Nothing sends this
-- mail. A test mail that an administrator has sent may still name the template.
delete from public.email_templates
where key = 'privacy_export_ready'
  and not exists (select from public.outbox where template_key = 'privacy_export_ready');
