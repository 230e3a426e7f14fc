-- Any colleague could flood the audit log with announced exports, also of lists that do not exist.
create or replace function public.record_export(relation text, row_count integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wait float8;
begin
  if private.staff_role() is null then
    raise insufficient_privilege using message = 'only staff can export lists';
  end if;
  if row_count is null or not exists (
    select from pg_catalog.pg_class as listed
    where listed.relnamespace = 'public'::regnamespace and listed.relkind in ('r', 'v') and listed.relname = relation
      and pg_catalog.has_any_column_privilege('authenticated', listed.oid, 'select')
  ) then
    raise invalid_parameter_value using message = 'a list and its number of rows are needed';
  end if;
  wait := private.take_token('exports:' || auth.uid(), 60, 1 / 60.0);
  if wait > 0 then
    raise sqlstate 'PT429' using message = 'Too many exports', hint = format('Try again in %s seconds.', ceil(wait));
  end if;
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, row_count)
  values (auth.uid(), auth.role(), 'export', record_export.relation, '', greatest(record_export.row_count, 0));
end $$;

-- A row of the list is the argument, so anybody can call it with the id of a person who awaits erasure.
create or replace function public.excerpt(found public.candidate_list) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  words tsquery := private.search_words(found.searched);
  profile text := private.join_words(found.skills) || '. ' || coalesce(found.summary, '');
  body text;
begin
  if found.searched is null then
    return null;
  end if;
  perform private.require_recruiter();
  if not private.bilingual_tsvector(profile) @@ words then
    select left(document.extracted_text, 10000) into body from public.documents as document
    where document.person_id = found.id and document.search @@ words
      and document.person_id not in (select private.people_awaiting_erasure())
    order by document.created_at desc limit 1;
  end if;
  return nullif(private.highlight(coalesce(body, profile), words), '');
end $$;
