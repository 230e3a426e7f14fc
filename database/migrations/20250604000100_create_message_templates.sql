-- Texts that staff write once and use in many mails. The system's own mails (public.email_templates) stay with administrators.
create function private.is_message_text(value jsonb, max_bytes integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(value) = 'object' and value - 'en' - 'sv' = '{}' and pg_column_size(value) <= max_bytes
    and jsonb_typeof(coalesce(nullif(value -> 'en', 'null'), '{}')) = 'object'
    and jsonb_typeof(coalesce(nullif(value -> 'sv', 'null'), '{}')) = 'object'
$$;
comment on function private.is_message_text(jsonb, integer) is 'Documents of the editor, by language.';
revoke all on function private.is_message_text(jsonb, integer) from public;
grant execute on function private.is_message_text(jsonb, integer) to authenticated, service_role;

create table public.message_templates (
  id uuid primary key default gen_random_uuid(),
  -- A shared template outlives its author; administrators then look after it.
  owner_id uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  is_shared boolean not null default false,
  name text not null check (length(btrim(name)) between 1 and 80),
  subject jsonb not null default '{}' check (private.is_message_text(subject, 8192)),
  body jsonb not null check (private.is_message_text(body, 65536)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a template of nobody is shared" check (is_shared or owner_id is not null),
  constraint "a template has a text" check (
    coalesce(jsonb_typeof(body -> 'en') = 'object', false) or coalesce(jsonb_typeof(body -> 'sv') = 'object', false)
  )
);
comment on table public.message_templates is 'Own and shared templates of staff, with variables as nodes of the editor.';
create index on public.message_templates (owner_id) where owner_id is not null;
alter table public.message_templates enable row level security;
grant all on public.message_templates to service_role;
grant select, delete on public.message_templates to authenticated;
grant insert (name, subject, body, is_shared), update (name, subject, body, is_shared) on public.message_templates to authenticated;
create policy "recruiters can read their own and shared templates" on public.message_templates for select to authenticated
  using ((is_shared or owner_id = (select auth.uid())) and (select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert their own templates" on public.message_templates for insert to authenticated
  with check (owner_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update their own templates" on public.message_templates for update to authenticated
  using (owner_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete their own templates" on public.message_templates for delete to authenticated
  using (owner_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));
create policy "admins can update shared templates" on public.message_templates for update to authenticated
  using (is_shared and (select private.is_staff('admin')));
create policy "admins can delete shared templates" on public.message_templates for delete to authenticated
  using (is_shared and (select private.is_staff('admin')));
create trigger set_updated_at before update on public.message_templates
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.message_templates
  for each row execute function private.audit('id');

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.message_templates;
  end if;
end $$;

-- Private templates go with their author.
create function private.delete_own_templates() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.message_templates where owner_id = old.user_id and not is_shared;
  return old;
end $$;
revoke all on function private.delete_own_templates() from public;
grant execute on function private.delete_own_templates() to service_role;
create trigger delete_own_templates before delete on public.staff_profiles
  for each row execute function private.delete_own_templates();

-- A name that somebody typed into a template is erased with the person. So is one in mail that staff wrote to others, which
-- is rich text now.
create or replace function private.forget_in_client_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  hints text[] := private.hints_of(old, with_name);
  phone text := private.hint_of_phone(old.phone);
begin
  update public.outbox
  set variables = private.redact_json(variables, traces), subject = private.redact(subject, traces),
    body_text = private.redact(body_text, traces), body = private.redact_json(body, traces),
    html = private.redact(html, traces),
    state = case when state = 'kept' then 'cancelled' else state end
  where template_key in ('client_message', 'person_message')
    and private.mentions(concat_ws(E'\n\n|', variables, subject, body_text, body, html), hints, phone, traces);
  update public.message_templates
  set name = left(private.redact(name, traces), 80), subject = private.redact_json(subject, traces),
    body = private.redact_json(body, traces)
  where private.mentions(concat_ws(E'\n\n|', name, subject, body), hints, phone, traces);
  return null;
end $$;
