-- The editor removes links that are not safe and pages do not show them. The data API must not store them either:
-- whoever reads the documents there would show them.

-- The same rule as isSafeUrl of domain/safe-url.ts. Browsers read a backslash as a slash and drop control characters.
create function private.is_safe_url(url text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select url !~ '[\u0001-\u001f\u007f\\]' and case
    when url ~ '^/' then
      path !~ '^//'
      -- Removing dot segments may leave two slashes at the beginning.
      and not (path ~ '//' and path ~* '/(\.|%2e){1,2}(/|$)')
    -- Credentials look like a host: https://known.example@other.example
    when url ~* '^https?:' then url ~* '^https?://+[^/?#@\s]+([/?#]|$)'
    else url ~* '^(mailto:|tel:|#)'
  end
  from regexp_replace(url, '[?#].*$', '') as path
$$;

-- The arguments are the columns with documents.
create function private.require_safe_links() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from unnest(tg_argv) as document,
      jsonb_path_query(to_jsonb(new) -> document, 'lax $.** ? (@.type == "link").attrs.href') as href
    where href <> 'null' and not private.is_safe_url(href #>> '{}')
  ) then
    raise check_violation using message = 'a link leads to an address that is not allowed';
  end if;
  return new;
end $$;

create trigger require_safe_links before insert or update of body on public.articles
  for each row execute function private.require_safe_links('body');
create trigger require_safe_links before insert or update of body on public.general_terms
  for each row execute function private.require_safe_links('body');
create trigger require_safe_links before insert or update of description, requirements, process on public.jobs
  for each row execute function private.require_safe_links('description', 'requirements', 'process');
