-- Secrets of mailed links are derived from this key and the id of the mail. The first process to need it writes it:
-- a migration must not, because a prepared database is copied into many installations.
create table private.mail_key (
  id boolean primary key default true check (id),
  key text not null check (length(key) >= 43)
);
grant select, insert on private.mail_key to service_role;

-- What the links and codes of a mail open, by the name of their variable. The variables hold them masked; the worker
-- puts in the secrets when it sends.
alter table public.outbox add column links jsonb not null default '{}'
  check (jsonb_typeof(links) = 'object' and pg_column_size(links) <= 2048);

-- Further keys to a shortlist, one for each mail that brings it to the client.
create table private.review_keys (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  review_link_id uuid not null references public.review_links (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index on private.review_keys (review_link_id);
grant select, insert, delete on private.review_keys to service_role;

create function private.find_review_link(token text) returns uuid
language sql stable security definer set search_path = '' as $$
  with given as (select encode(sha256(convert_to(token, 'UTF8')), 'hex') as hash)
  select id from public.review_links join given on given.hash = token_hash
  union all
  select review_link_id from private.review_keys join given on given.hash = token_hash
$$;

create or replace function public.open_review(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when revoked_at is not null then '{"state": "revoked"}'::jsonb
    when expires_at < now() then '{"state": "expired"}'::jsonb
    else private.show_review(id) || '{"state": "open"}'::jsonb
  end
  from public.review_links where id = private.find_review_link(token)
$$;

-- Links of mails that have not left can be minted anew when they do.
update public.outbox set links = jsonb_build_object('link', jsonb_build_object('kind', case
    when variables ->> 'link' like '%/me/%' then 'me'
    when exists (
      select from private.person_links as link where link.purpose = 'application' and link.token_hash =
        encode(sha256(convert_to(substring(variables ->> 'link' from '/status/([\w-]{43})'), 'UTF8')), 'hex')
    ) then 'application'
    else 'status'
  end))
where state <> 'sent' and person_id is not null and variables ->> 'link' ~ '/(me|status)/[\w-]{43}';
update public.outbox set links = '{"unsubscribe_link": {"kind": "unsubscribe"}, "unsubscribe_url": {"kind": "unsubscribe"}}'
where state <> 'sent' and variables ->> 'unsubscribe_url' ~ 'unsubscribe=[\w-]{43}';
update public.outbox as mail
set links = jsonb_build_object('link', jsonb_build_object('kind', 'review', 'review_link_id', shortlist.id))
from public.review_links as shortlist
where mail.state <> 'sent' and shortlist.token_hash =
  encode(sha256(convert_to(substring(mail.variables ->> 'link' from '/review/([\w-]{20,})'), 'UTF8')), 'hex');
-- Those of accounts cannot: whoever still needs one asks again.
update public.outbox set variables = variables - 'code', html = null, body_text = null,
  links = (case when state = 'sent' then '{}' else '{"link": {"kind": "gone"}}' end)::jsonb
where template_key like 'auth\_%' and variables ?| '{link,code}';

-- No column that staff can read keeps a secret.
create function private.mask_links(value text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(value,
    '(/(?:me|status|review|unsubscribe)/|[?&](?:amp;)?(?:token|unsubscribe)=(?:pkce_)?)[\w-]{20,}', '\1••••', 'g')
$$;
update public.outbox set variables = private.mask_links(variables::text)::jsonb,
  html = private.mask_links(html), body_text = private.mask_links(body_text)
where variables::text <> private.mask_links(variables::text)
  or html <> private.mask_links(html) or body_text <> private.mask_links(body_text);
drop function private.mask_links(text);

-- A mail about an account is masked like any other, so it can stay readable once it is sent.
drop trigger forget_account_links on public.outbox;
drop function private.forget_account_links();
