-- A column of a file can fill a custom field, whose key has digits.
alter table public.import_mappings drop constraint import_mappings_field_check,
  add constraint import_mappings_field_check check (field ~ '^[a-z0-9_]{2,40}$');
