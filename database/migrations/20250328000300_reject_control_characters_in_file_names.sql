-- A file name becomes part of a header and of a path. Line breaks, other control characters, slashes and marks
-- that reverse the direction of text are removed where files are received; the data API must not store them either.
create function private.is_file_name(name text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select name !~ '[\u0001-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069/\\]' and btrim(name) <> ''
$$;

grant execute on function private.is_file_name(text) to authenticated, service_role;

create function private.to_file_name(name text) returns text language sql immutable as $$
  select coalesce(
    nullif(btrim(regexp_replace(name, '[\u0001-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069/\\]', '', 'g')), ''),
    'file'
  )
$$;
update public.documents set file_name = private.to_file_name(file_name)
where not private.is_file_name(file_name);
update public.pending_submissions set cv_file_name = private.to_file_name(cv_file_name)
where not private.is_file_name(cv_file_name);
drop function private.to_file_name(text);

alter table public.documents
  add constraint "a file name has no control characters" check (private.is_file_name(file_name));
alter table public.pending_submissions
  add constraint "a file name has no control characters" check (private.is_file_name(cv_file_name));
