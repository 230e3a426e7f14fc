-- Staff can ask for a mail when somebody new appears in a saved view.

create table public.view_alerts (
  view_id uuid not null references public.saved_views on delete cascade,
  user_id uuid not null default auth.uid() references public.staff_profiles (user_id) on delete cascade,
  -- The list as the data API is asked for it, below /rest/v1/. The task reads it with the rights of the colleague.
  request text not null check (length(request) <= 8000 and request ~ '^(rpc/)?[a-z_]{1,60}\?[A-Za-z0-9*._~+%&=(),:"''!-]*$'),
  row_key text not null check (row_key ~ '^[a-z_]{1,40}$'),
  -- Null until the rows of today are known; nobody among them is new.
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (view_id, user_id)
);
create index on public.view_alerts (user_id);
create index on public.view_alerts (checked_at nulls first);
alter table public.view_alerts enable row level security;
grant all on public.view_alerts to service_role;
grant select, delete on public.view_alerts to authenticated;
grant insert (view_id, request, row_key) on public.view_alerts to authenticated;
create policy "recruiters can read their own alerts" on public.view_alerts for select to authenticated using (
  user_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin'))
);
create policy "recruiters can follow views that they can read" on public.view_alerts for insert to authenticated with check (
  user_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin'))
  and view_id in (select id from public.saved_views)
);
create policy "recruiters can delete their own alerts" on public.view_alerts for delete to authenticated using (
  user_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin'))
);
create trigger audit after insert or delete on public.view_alerts
  for each row execute function private.audit('view_id');

-- Rows that were in the view before.
create table private.view_alert_rows (
  view_id uuid not null,
  user_id uuid not null,
  row_id uuid not null,
  primary key (view_id, user_id, row_id),
  foreign key (view_id, user_id) references public.view_alerts (view_id, user_id) on delete cascade
);
alter table private.view_alert_rows enable row level security;
grant all on private.view_alert_rows to service_role;

/* A view with other filters is another list. Whoever followed the old one no longer does. */
create function private.end_view_alerts() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.view_alerts where view_id = new.id and (
    old.query is distinct from new.query or not new.is_shared and user_id <> new.user_id
  );
  return null;
end $$;
revoke all on function private.end_view_alerts() from public;
create trigger end_view_alerts after update of query, is_shared on public.saved_views
  for each row execute function private.end_view_alerts();

create function private.queue_view_alert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_job('tell-of-new-matches', '{}', now(), 'tell-of-new-matches');
  return null;
end $$;
revoke all on function private.queue_view_alert() from public;
create trigger queue_view_alert after insert on public.view_alerts
  for each statement execute function private.queue_view_alert();
