-- A record that nobody confirmed is erased as well, after 30 days by itself or by staff. Anyone can create one with the
-- address of a client: its erasure must not end shortlists, remove the address for invoices, or delete mails about the
-- client.

create or replace function private.anonymise_person(erased uuid, by_whom text) returns table (bucket text, path text)
language plpgsql security definer set search_path = '' as $$
declare
  everybody uuid[];
  account uuid;
begin
  perform from public.people where id = erased for update;
  if exists (select from public.people where id = erased and legal_hold) then
    raise exception 'this person is under a legal hold' using hint = 'legal_hold';
  end if;
  with recursive one as (
    select id from public.people where id = erased
    union
    select other.id from public.people as other join one on other.merged_into = one.id
  )
  select array_agg(id) into everybody from one;
  return query delete from public.documents as document where person_id = any (everybody)
    returning document.bucket, document.path;

  delete from public.outbox where person_id = any (everybody)
    or application_id in (select id from public.applications where person_id = any (everybody))
    or to_email in (select email from public.people where id = any (everybody) and email_confirmed_at is not null)
    or client_id is null and invoice_id is null and to_email in (select email from public.people where id = any (everybody));
  delete from public.application_answers
    where application_id in (select id from public.applications where person_id = any (everybody));
  delete from public.application_notes
    where application_id in (select id from public.applications where person_id = any (everybody));
  update public.application_ratings set comment = null where comment is not null
    and application_id in (select id from public.applications where person_id = any (everybody));
  delete from public.review_link_items
    where application_id in (select id from public.applications where person_id = any (everybody));
  update public.applications
    set cover_letter = null, withdrawn_reason = null, contact_email = null,
      merit_note = case when merit_note is not null then '(erased)' end, owed_answer_since = null
    where person_id = any (everybody);
  delete from public.candidates where person_id = any (everybody);
  delete from public.freelancers where person_id = any (everybody);
  delete from public.waiting_list where person_id = any (everybody);
  update public.client_billing as billing set invoice_email = null
    from public.people as person
    where person.id = any (everybody) and billing.invoice_email = person.email and (
      person.email_confirmed_at is not null or exists (
        select from public.client_contacts as contact
        where contact.client_id = billing.client_id and contact.person_id = person.id
      )
    );
  delete from public.client_contacts where person_id = any (everybody);
  delete from public.person_tags where person_id = any (everybody);
  delete from private.person_links where person_id = any (everybody);
  update public.privacy_requests set message = null, note = null where person_id = any (everybody);
  update public.person_events set data = '{}' where person_id = any (everybody) and data <> '{}';

  for account in select user_id from public.people where id = any (everybody) and user_id is not null loop
    delete from auth.users where id = account
      and not exists (select from public.staff_profiles where user_id = account);
  end loop;
  update public.people
    set user_id = null, first_name = '', last_name = '', email = null, phone = null, linkedin_sub = null,
      linkedin_url = null, location = null, headline = null, erase_after = null, anonymised_at = now()
    where id = any (everybody) and anonymised_at is null;
  insert into public.person_events (person_id, kind, actor_id) values (erased, 'anonymised', private.acting_staff_id());
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id)
  values (auth.uid(), by_whom, 'anonymise', 'people', erased);
end $$;

-- The pattern of a person's traces is slow, and most texts contain none of its words. Every erasure read all texts with
-- it, which took seconds. A text without any of these hints cannot match.

-- The longest part of a value that stands in every spelling of it, for LIKE: letters without accents are the same in
-- composed and decomposed texts, and normalising each text would take longer than all the rest.
create function private.hint(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce((
    select '%' || lower(part) || '%'
    from regexp_split_to_table(normalize(value), '[^A-Za-z0-9]+') as part
    where part <> ''
    order by length(part) desc limit 1
  ), '%')
$$;
revoke all on function private.hint(text) from public;

create function private.hints_of(person public.people, with_name boolean) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array_remove(array[
    '%' || person.id || '%',
    case when person.email is not null then private.hint(split_part(person.email::text, '@', 1)) end,
    case when person.linkedin_url is not null then private.hint(regexp_replace(person.linkedin_url::text, '^.*/in/', '')) end,
    case when with_name then private.hint(person.last_name) end
  ], null)
$$;
revoke all on function private.hints_of(public.people, boolean) from public;

-- The last digits of a number, which other signs may separate.
create function private.hint_of_phone(phone text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '%' || regexp_replace(right(regexp_replace(phone, '\D', '', 'g'), 6), '(\d)', '\1%', 'g')
$$;
revoke all on function private.hint_of_phone(text) from public;

create function private.mentions(value text, hints text[], phone text, traces text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select (
    lower(value) like any (hints) or phone is not null and value like phone
  ) and normalize(value) ~ traces
$$;
revoke all on function private.mentions(text, text[], text, text) from public;

create or replace function private.forget_person() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Anyone can type an address: an unconfirmed one proves nothing about what a client has under it.
  is_owned boolean := old.email_confirmed_at is not null;
  own uuid[] := array(select id from public.applications where person_id = new.id);
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  searched text := private.traces_of(old, with_name, true);
  hints text[] := private.hints_of(old, with_name);
  phone text := private.hint_of_phone(old.phone);
  mailbox text := format('(^|[^%1$s-])%2$s(?!-?[%1$s])', private.word_class(), format(
    '(?:%s|%s)', private.spell_email(old.email::text), private.spell_email(private.mailbox(old.email::text))
  ));
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
  -- An empty address would match almost every key.
  delete from private.rate_limits where old.email is not null and key ~ mailbox;
  delete from private.rate_limits where key like '%:' || old.id or key like '%:' || old.user_id;

  update public.review_links
  set recipient_name = '(erased)', recipient_email = null, revoked_at = coalesce(revoked_at, now())
  where is_owned and recipient_email = old.email;
  update public.review_links set recipient_name = private.redact(recipient_name, traces)
  where recipient_email is null and private.mentions(recipient_name, hints, phone, traces);
  update public.review_links set message = private.redact(message, traces) where private.mentions(message, hints, phone, traces);
  update public.review_link_items set presentation = private.redact(presentation, traces) where private.mentions(presentation, hints, phone, traces);
  update public.review_events set comment = private.redact(comment, traces) where private.mentions(comment, hints, phone, traces);
  update public.application_notes set body = private.redact(body, traces) where private.mentions(body, hints, phone, traces);
  update public.application_ratings set comment = private.redact(comment, traces) where private.mentions(comment, hints, phone, traces);
  update public.applications set merit_note = private.redact(merit_note, traces) where private.mentions(merit_note, hints, phone, traces);
  update public.freelancer_notes set body = private.redact(body, traces) where private.mentions(body, hints, phone, traces);
  update public.client_contacts set note = private.redact(note, traces) where private.mentions(note, hints, phone, traces);
  update public.client_notes set body = private.redact(body, traces) where private.mentions(body, hints, phone, traces);
  update public.client_events set data = private.redact_json(data, traces) where private.mentions(data ->> 'reason', hints, phone, traces);
  update public.client_billing set reference = private.redact(reference, traces) where private.mentions(reference, hints, phone, traces);
  update public.client_documents set file_name = private.redact(file_name, traces) where private.mentions(file_name, hints, phone, traces);
  update public.waiting_list set note = private.redact(note, traces) where private.mentions(note, hints, phone, traces);
  update public.privacy_requests set note = private.redact(note, traces) where private.mentions(note, hints, phone, traces);
  update public.freelancer_availability set note = private.redact(note, traces) where private.mentions(note, hints, phone, traces);
  update public.legal_holds set reason = private.redact(reason, traces) where private.mentions(reason, hints, phone, traces);
  update public.booking_links set label = private.redact(label, traces) where private.mentions(label, hints, phone, traces);
  -- Names of tags are unique.
  update public.tags set name = left(private.redact(name::text, traces), 31) || ' ' || left(id::text, 8)
  where private.mentions(name::text, hints, phone, traces);
  -- The file of a mail that was kept goes with this state.
  update public.outbox
  set variables = private.redact_json(variables, traces), subject = private.redact(subject, traces),
    body_text = private.redact(body_text, traces), html = private.redact(html, traces),
    state = case when state = 'kept' then 'cancelled' else state end
  where template_key = 'client_review_link' and private.mentions(concat_ws(E'\n\n|', variables, subject, body_text, html), hints, phone, traces);
  delete from public.saved_views
  where normalize(name) ~ searched or normalize(query) ~ searched or normalize(private.url_decode(query)) ~ searched;
  update public.staff_preferences set value = private.redact_json(value, searched)
  where value is distinct from private.redact_json(value, searched);
  return null;
end $$;

create or replace function private.forget_in_client_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  hints text[] := private.hints_of(old, with_name);
  phone text := private.hint_of_phone(old.phone);
begin
  update public.outbox
  set variables = private.redact_json(variables, traces), subject = private.redact(subject, traces),
    body_text = private.redact(body_text, traces), html = private.redact(html, traces),
    state = case when state = 'kept' then 'cancelled' else state end
  where template_key = 'client_message' and private.mentions(concat_ws(E'\n\n|', variables, subject, body_text, html), hints, phone, traces);
  return null;
end $$;

create or replace function private.forget_in_approvals() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  hints text[] := private.hints_of(old, with_name);
  phone text := private.hint_of_phone(old.phone);
begin
  delete from public.job_approval_contacts where person_id = new.id;
  update public.job_approvals set comment = private.redact(comment, traces) where private.mentions(comment, hints, phone, traces);
  update public.job_approvals set message = private.redact(message, traces) where private.mentions(message, hints, phone, traces);
  update public.outbox
  set variables = private.redact_json(variables, traces), subject = private.redact(subject, traces),
    body_text = private.redact(body_text, traces), html = private.redact(html, traces),
    state = case when state = 'kept' then 'cancelled' else state end
  where template_key = 'ad_approval' and private.mentions(concat_ws(E'\n\n|', variables, subject, body_text, html), hints, phone, traces);
  return null;
end $$;

create or replace function private.forget_in_pause_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  hints text[] := private.hints_of(old, with_name);
  phone text := private.hint_of_phone(old.phone);
begin
  update public.client_pause_requests
  set message = private.redact(message, traces), reason = private.redact(reason, traces)
  where private.mentions(concat_ws(E'\n\n|', message, reason), hints, phone, traces);
  update public.outbox
  set variables = private.redact_json(variables, traces), subject = private.redact(subject, traces),
    body_text = private.redact(body_text, traces), html = private.redact(html, traces),
    state = case when state = 'kept' then 'cancelled' else state end
  where template_key = 'client_pause_declined' and private.mentions(concat_ws(E'\n\n|', variables, subject, body_text, html), hints, phone, traces);
  return null;
end $$;
