-- Rows of an import can come from files instead of a table (302): each CV of an archive or a folder is a row, with what was
-- read from it as the cells.
alter table public.imports
  -- Files that have not arrived or have not been read. Rows can be confirmed when it is zero.
  add column unread_files integer not null default 0 check (unread_files >= 0);

alter table public.import_rows
  -- A file in the bucket for CVs that belongs to the row until a document has it.
  add column file_path text unique check (length(file_path) between 1 and 500),
  add column file_type text check (length(file_type) <= 120),
  add column file_size bigint check (file_size between 1 and 10485760),
  add column file_sha256 text check (length(file_sha256) = 64),
  -- The text of the file, until a document has it.
  add column file_text text check (length(file_text) <= 500000),
  -- How far the file was read, or why it cannot be imported.
  add column file_state text check (file_state ~ '^[a-z_]{2,40}$'),
  add column is_skipped boolean not null default false,
  add column document_id uuid references public.documents (id) on delete set null;
create index on public.import_rows (import_id, position) where file_state = 'waiting';
create unique index on public.import_rows (import_id, file_sha256) where file_sha256 is not null;
create index on public.import_rows (document_id) where document_id is not null;

-- An erased person leaves nothing in rows of files, also where only the text of a CV names the address.
create or replace function private.forget_in_imports() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(old.email::text);
begin
  update public.import_rows set cells = '{}', key = null, before = null, file_text = null
  where target_id = new.id or (
    address is not null and (
      key = address or exists (
        select from unnest(cells) as cell
        where strpos(lower(cell), address) > 0
          and address = any (regexp_split_to_array(lower(cell), '\.?[\s<>;,:"''|()\[\]]+|\.$'))
      )
      or file_text is not null and strpos(lower(file_text), address) > 0
        and address = any (regexp_split_to_array(lower(file_text), '\.?[\s<>;,:"''|()\[\]]+|\.$'))
    )
  );
  return null;
end $$;
