-- A version names the file of a row: two rows never share one, and the clean-up asks by version.
create unique index objects_version_idx on storage.objects (version);
