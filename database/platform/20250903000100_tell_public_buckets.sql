-- older programs: run
-- A download finds a file with the rights of its reader, and in the same statement whether its bucket is public, which the
-- policies of buckets may hide from that reader.
create function storage.is_public(bucket text) returns boolean
language sql stable security definer set search_path = '' as $$
  select public from storage.buckets where id = bucket
$$;
revoke all on function storage.is_public(text) from public;
grant execute on function storage.is_public(text) to authenticated, service_role;
