create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  quote public.localized_text not null check (private.longest(quote) <= 1000),
  name text not null check (length(btrim(name)) between 1 and 120),
  title public.localized_text not null check (private.longest(title) <= 120),
  company text not null check (length(btrim(company)) between 1 and 120),
  logo text check (length(logo) <= 300),
  image text check (length(image) <= 300),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "testimonials exist in both languages" check (
    public.localized_missing(quote) || public.localized_missing(title) = '{}'
  )
);
create index on public.testimonials (position, id);
create trigger set_updated_at before update on public.testimonials
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.testimonials
  for each row execute function private.audit('id');
create trigger notify_content after insert or update or delete on public.testimonials
  for each row execute function private.notify_content();
alter table public.testimonials enable row level security;
grant select on public.testimonials to anon;
grant select, insert, update, delete on public.testimonials to authenticated;
create policy "anyone can read testimonials" on public.testimonials
  for select to anon, authenticated using (true);
create policy "editors can insert testimonials" on public.testimonials
  for insert to authenticated with check ((select private.is_staff('editor', 'admin')));
create policy "editors can update testimonials" on public.testimonials
  for update to authenticated using ((select private.is_staff('editor', 'admin')));
create policy "editors can delete testimonials" on public.testimonials
  for delete to authenticated using ((select private.is_staff('editor', 'admin')));

create table public.customer_logos (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(btrim(name)) between 1 and 120),
  display_name text not null check (length(btrim(display_name)) between 1 and 120),
  logo_path text check (length(logo_path) <= 300),
  has_logo boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a logo has a path" check (not has_logo or logo_path is not null)
);
create index on public.customer_logos (position, id);
create trigger set_updated_at before update on public.customer_logos
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.customer_logos
  for each row execute function private.audit('id');
create trigger notify_content after insert or update or delete on public.customer_logos
  for each row execute function private.notify_content();
alter table public.customer_logos enable row level security;
grant select on public.customer_logos to anon;
grant select, insert, update, delete on public.customer_logos to authenticated;
create policy "anyone can read customer logos" on public.customer_logos
  for select to anon, authenticated using (true);
create policy "editors can insert customer logos" on public.customer_logos
  for insert to authenticated with check ((select private.is_staff('editor', 'admin')));
create policy "editors can update customer logos" on public.customer_logos
  for update to authenticated using ((select private.is_staff('editor', 'admin')));
create policy "editors can delete customer logos" on public.customer_logos
  for delete to authenticated using ((select private.is_staff('editor', 'admin')));
