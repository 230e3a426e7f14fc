-- Erasure leaves no name behind: neither in an account, a review link or a saved view, nor in what staff and clients
-- wrote about the other applicants of the same jobs.

-- `+` and percent signs as in a query string; a text that is no such thing stays as it is.
create function private.url_decode(value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return (
    select convert_from(decode(string_agg(
      case when part[1] ~ '^%[0-9A-Fa-f]{2}$' then substr(part[1], 2) else encode(convert_to(part[1], 'UTF8'), 'hex') end,
      '' order by place
    ), 'hex'), 'UTF8')
    from regexp_matches(replace(value, '+', ' '), '%[0-9A-Fa-f]{2}|[^%]+|%', 'g') with ordinality as found (part, place)
  );
exception when others then
  return value;
end $$;

create function private.names(value text, needles text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select exists (select from unnest(needles) as needle where position(private.fold(needle) in private.fold(value)) > 0)
$$;

create function private.redact(value text, needles text[]) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  needle text;
begin
  foreach needle in array needles loop
    value := regexp_replace(value, regexp_replace(needle, '([^[:alnum:][:space:]])', '\\\1', 'g'), '(erased)', 'gi');
  end loop;
  return value;
end $$;

create function private.forget_person() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- A first or last name alone is shared by too many to be looked for.
  needles text[] := array_remove(array[
    case when old.first_name <> '' and old.last_name <> '' then old.full_name end,
    old.email::text, old.phone::text, old.linkedin_url::text
  ], null);
  own uuid[] := array(select id from public.applications where person_id = new.id);
  beside uuid[] := array(
    select other.id from public.applications as one join public.applications as other on other.job_id = one.job_id
    where one.person_id = new.id and other.person_id <> new.id
  );
  links uuid[] := array(
    select link.id from public.review_links as link
    where link.job_id in (select job_id from public.applications where person_id = new.id)
  );
begin
  -- The linked account is gone by now. One that was never linked has the same address or LinkedIn profile.
  delete from auth.users as account
  where (
    lower(account.email) = lower(old.email::text)
    or account.id in (
      select user_id from auth.identities where provider = 'linkedin_oidc' and provider_id = old.linkedin_sub
    )
  ) and not exists (select from public.staff_profiles as profile where profile.user_id = account.id);
  delete from public.pending_submissions where person_id = new.id;
  delete from public.notifications where application_id = any (own);
  delete from private.rate_limits where position(lower(old.email::text) in key) > 0;

  update public.review_links
  set recipient_name = '(erased)', recipient_email = null, revoked_at = coalesce(revoked_at, now())
  where recipient_email = old.email;
  if needles = '{}' then
    return null;
  end if;
  update public.review_links
  set recipient_name = private.redact(recipient_name, needles), message = private.redact(message, needles)
  where (id = any (links) or recipient_name = old.full_name)
    and private.names(concat_ws(' ', recipient_name, message), needles);
  update public.review_link_items set presentation = private.redact(presentation, needles)
  where review_link_id = any (links) and private.names(presentation, needles);
  update public.review_events set comment = private.redact(comment, needles)
  where review_link_id = any (links) and private.names(comment, needles);
  update public.application_notes set body = private.redact(body, needles)
  where application_id = any (beside) and private.names(body, needles);
  update public.application_ratings set comment = private.redact(comment, needles)
  where application_id = any (beside) and private.names(comment, needles);
  update public.applications set merit_note = private.redact(merit_note, needles)
  where id = any (beside) and private.names(merit_note, needles);
  delete from public.outbox
  where template_key = 'client_review_link' and private.names(concat_ws(' ', variables::text, body_text), needles);
  delete from public.saved_views where private.names(concat_ws(' ', name, private.url_decode(query)), needles);
  delete from public.staff_preferences where private.names(value::text, needles);
  return null;
end $$;
create trigger forget_person after update of anonymised_at on public.people
  for each row when (old.anonymised_at is null and new.anonymised_at is not null)
  execute function private.forget_person();
