-- The text of a mail as staff wrote it in the editor. It replaces that of the template.
alter table public.outbox add column body jsonb
  check (jsonb_typeof(body) = 'object' and pg_column_size(body) <= 65536);
comment on column public.outbox.body is 'Rich text that staff wrote, which replaces the text of the template.';
