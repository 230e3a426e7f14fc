-- Credentials look like a host (https://known.example@other.example), and browsers read a backslash as a slash.
-- The same rule as isWebUrl of domain/safe-url.ts.
create function private.without_credentials(url text) returns text language sql immutable as $$
  select regexp_replace(
    replace(regexp_replace(url, '[\u0001-\u001f\u007f]', '', 'g'), '\', '/'), '^(https://)[^/?#]*@', '\1'
  )
$$;

update public.people set linkedin_url = private.without_credentials(linkedin_url)
where linkedin_url <> private.without_credentials(linkedin_url);
update public.freelancers set portfolio_url = private.without_credentials(portfolio_url)
where portfolio_url <> private.without_credentials(portfolio_url);
update public.clients set website = private.without_credentials(website)
where website <> private.without_credentials(website);
update public.booking_links as link set url = private.without_credentials(url)
where url <> private.without_credentials(url) and not exists (
  select from public.booking_links as other
  where other.id <> link.id and private.without_credentials(other.url) = private.without_credentials(link.url)
);

drop function private.without_credentials(text);

-- Not valid: a URL that could not be corrected stays until it is changed.
alter domain public.web_address add constraint "a URL has no credentials" check (
  value ~ '^https://[^/?#@\\]+([/?#]|$)' and value !~ '[\u0001-\u001f\u007f\\]'
) not valid;
