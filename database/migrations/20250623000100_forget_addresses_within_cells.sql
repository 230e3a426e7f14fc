-- An erased person leaves nothing in rows of files, also where the address is only a part of a cell: "Ada <ada@example.com>",
-- the first of several, or in a note. Imported later, such a row would bring the person back.
create or replace function private.forget_in_imports() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(old.email::text);
begin
  update public.import_rows set cells = '{}', key = null, before = null
  where target_id = new.id or (
    address is not null and (
      key = address or exists (
        select from unnest(cells) as cell
        where strpos(lower(cell), address) > 0
          and address = any (regexp_split_to_array(lower(cell), '\.?[\s<>;,:"''|()\[\]]+|\.$'))
      )
    )
  );
  return null;
end $$;
