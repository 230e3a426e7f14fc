-- Every mail the product sends. Bodies are HTML with Liquid; only declared variables may be used.
create table public.email_templates (
  key text primary key check (key ~ '^[a-z][a-z0-9_]{1,59}$'),
  sent_when public.localized_text not null check (private.longest(sent_when) <= 300),
  subject public.localized_text not null check (private.longest(subject) <= 200),
  body public.localized_text not null check (private.longest(body) <= 20000),
  default_subject public.localized_text not null,
  default_body public.localized_text not null,
  variables text[] not null default '{}' check (private.words_fit(variables, 40, 60)),
  sample jsonb not null default '{}' check (jsonb_typeof(sample) = 'object' and pg_column_size(sample) <= 8192),
  -- Sign-in and password mails: their links open an account, so only administrators may read them.
  concerns_account boolean not null default false,
  can_unsubscribe boolean not null default false,
  -- Whether staff may choose it by hand when writing to a person.
  is_manual boolean not null default false,
  version integer not null default 1,
  updated_by uuid references public.staff_profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "mails exist in both languages" check (
    public.localized_missing(subject) || public.localized_missing(body) || public.localized_missing(sent_when) = '{}'
  )
);
create index on public.email_templates (updated_by);

create table public.email_template_versions (
  id uuid primary key default gen_random_uuid(),
  template_key text not null references public.email_templates (key) on update cascade on delete cascade,
  version integer not null,
  subject public.localized_text not null,
  body public.localized_text not null,
  edited_by uuid references public.staff_profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  unique (template_key, version)
);
create index on public.email_template_versions (edited_by);

create function private.stamp_template() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.updated_by := coalesce(private.acting_staff_id(), new.updated_by);
  return new;
end $$;
create function private.record_template_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.email_template_versions (template_key, version, subject, body, edited_by)
  values (new.key, new.version, new.subject, new.body, new.updated_by);
  return null;
end $$;
create trigger stamp_template before insert or update on public.email_templates
  for each row execute function private.stamp_template();
create trigger bump_version before update on public.email_templates
  for each row execute function private.bump_version();
create trigger set_updated_at before update on public.email_templates
  for each row execute function private.set_updated_at();
create trigger record_template_version after insert or update of subject, body on public.email_templates
  for each row execute function private.record_template_version();
create trigger audit after insert or update or delete on public.email_templates
  for each row execute function private.audit('key');

alter table public.email_templates enable row level security;
grant select on public.email_templates to authenticated;
grant update (subject, body, version) on public.email_templates to authenticated;
create policy "recruiters can read email templates" on public.email_templates
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "admins can update email templates" on public.email_templates
  for update to authenticated using ((select private.is_staff('admin')));

alter table public.email_template_versions enable row level security;
grant select on public.email_template_versions to authenticated;
create policy "admins can read email template versions" on public.email_template_versions
  for select to authenticated using ((select private.is_staff('admin')));
