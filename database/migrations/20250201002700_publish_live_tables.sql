-- What colleagues see change without reloading, where there is a realtime half to tell them.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table
      public.jobs, public.applications, public.application_notes, public.application_ratings,
      public.application_events, public.people, public.candidates, public.freelancers, public.waiting_list,
      public.review_events, public.articles, public.general_terms, public.email_templates, public.outbox,
      public.booking_links, public.privacy_requests, public.notifications, public.staff_profiles;
  end if;
  if to_regclass('realtime.messages') is not null then
    create policy "staff can receive on private channels" on realtime.messages
      for select to authenticated using ((select private.is_staff()));
    create policy "staff can send on private channels" on realtime.messages
      for insert to authenticated with check ((select private.is_staff()));
  end if;
end $$;
