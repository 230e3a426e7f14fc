-- Texts pasted from file names and many PDFs have letters and their accents as separate characters (NFD). They are
-- composed (NFC) before a name is looked for, and so is the name. Four more columns in which staff type names are
-- searched: tags, booking links, notes on availability and reasons of legal holds.

create or replace function private.spell(value text, is_name boolean) returns text
language sql immutable parallel safe set search_path = '' as $$
  with letters as (
    select letter, place, lag(letter) over (order by place) as previous
    from regexp_split_to_table(regexp_replace(btrim(normalize(value)), '\s+', ' ', 'g'), '') with ordinality as split (letter, place)
  ), words as (
    select *, place > coalesce((select max(place) from letters where letter = ' '), 0) as is_last from letters
  )
  select string_agg(case
    when letter = ' ' then '[\s\u00A0]+'
    when letter in ('''', '’') then '(?:''|’|&#39;)'
    when letter = '&' then '&(?:amp;)?'
    when lower(letter) <> upper(letter) and is_name and is_last and (previous is null or previous = ' ') then upper(letter)
    when lower(letter) <> upper(letter) then '[' || lower(letter) || upper(letter) || ']'
    when letter ~ '[[:alnum:]]' then letter
    when letter ~ '[\u0080-\uFFEF]' then letter
    else '\' || letter
  end, '' order by place)
  from words
$$;

create or replace function private.is_unmistakable(given text, family text, erased uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select length(regexp_replace(given, '[^' || private.word_class() || ']|[0-9_]', '', 'g')) >= 2
    and length(regexp_replace(family, '[^' || private.word_class() || ']|[0-9_]', '', 'g')) >= 2
    and length(given || family) >= 5
    and not exists (
      select from public.people as namesake
      where namesake.id <> erased and namesake.anonymised_at is null and namesake.merged_into is null
        and lower(normalize(namesake.full_name)) in (lower(normalize(given || ' ' || family)), lower(normalize(family || ' ' || given)))
    )
    and not exists (
      select from (
        select name from public.staff_profiles
        union all select name from public.clients
        union all select concat_ws(' ', title, summary, description, requirements) from public.jobs
      ) as known
      where position(lower(normalize(given || ' ' || family)) in lower(normalize(name))) > 0
    )
$$;

create or replace function private.redact(value text, traces text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when length(redacted) <= length(value) then redacted else regexp_replace(normalize(value), traces, '\1(…)', 'g') end
  from regexp_replace(normalize(value), traces, '\1(erased)', 'g') as redacted
$$;

create or replace function private.redact_json(value jsonb, traces text) returns jsonb
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  bare text := value #>> '{}';
begin
  case jsonb_typeof(value)
    when 'string' then
      if normalize(bare) ~ traces then
        return to_jsonb(private.redact(bare, traces));
      end if;
      return case when normalize(private.url_decode(bare)) ~ traces then '""'::jsonb else value end;
    when 'array' then
      return (
        select coalesce(jsonb_agg(private.redact_json(item, traces) order by place), '[]')
        from jsonb_array_elements(value) with ordinality as element (item, place)
      );
    when 'object' then
      return (
        select coalesce(jsonb_object_agg(name, private.redact_json(item, traces)), '{}') from jsonb_each(value) as field (name, item)
      );
    else
      return value;
  end case;
end $$;

create or replace function private.forget_person() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  own uuid[] := array(select id from public.applications where person_id = new.id);
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  searched text := private.traces_of(old, with_name, true);
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
  where recipient_email = old.email;
  update public.review_links set recipient_name = private.redact(recipient_name, traces)
  where recipient_email is null and normalize(recipient_name) ~ traces;
  update public.review_links set message = private.redact(message, traces) where normalize(message) ~ traces;
  update public.review_link_items set presentation = private.redact(presentation, traces) where normalize(presentation) ~ traces;
  update public.review_events set comment = private.redact(comment, traces) where normalize(comment) ~ traces;
  update public.application_notes set body = private.redact(body, traces) where normalize(body) ~ traces;
  update public.application_ratings set comment = private.redact(comment, traces) where normalize(comment) ~ traces;
  update public.applications set merit_note = private.redact(merit_note, traces) where normalize(merit_note) ~ traces;
  update public.freelancer_notes set body = private.redact(body, traces) where normalize(body) ~ traces;
  update public.client_contacts set note = private.redact(note, traces) where normalize(note) ~ traces;
  update public.waiting_list set note = private.redact(note, traces) where normalize(note) ~ traces;
  update public.privacy_requests set note = private.redact(note, traces) where normalize(note) ~ traces;
  update public.freelancer_availability set note = private.redact(note, traces) where normalize(note) ~ traces;
  update public.legal_holds set reason = private.redact(reason, traces) where normalize(reason) ~ traces;
  update public.booking_links set label = private.redact(label, traces) where normalize(label) ~ traces;
  -- Names of tags are unique.
  update public.tags set name = left(private.redact(name::text, traces), 31) || ' ' || left(id::text, 8)
  where normalize(name::text) ~ traces;
  -- The file of a mail that was kept goes with this state.
  update public.outbox
  set variables = private.redact_json(variables, traces), subject = private.redact(subject, traces),
    body_text = private.redact(body_text, traces), html = private.redact(html, traces),
    state = case when state = 'kept' then 'cancelled' else state end
  where template_key = 'client_review_link' and normalize(concat_ws(E'\n\n|', variables, subject, body_text, html)) ~ traces;
  delete from public.saved_views
  where normalize(name) ~ searched or normalize(query) ~ searched or normalize(private.url_decode(query)) ~ searched;
  update public.staff_preferences set value = private.redact_json(value, searched)
  where value is distinct from private.redact_json(value, searched);
  return null;
end $$;
