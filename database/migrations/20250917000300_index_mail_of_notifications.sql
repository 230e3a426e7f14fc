-- older programs: run
create index concurrently notifications_mail_id_idx on public.notifications (mail_id) where mail_id is not null;
