-- Anybody can apply under any name and erase themselves. Texts about other people are therefore searched for whole words
-- that can only mean the erased person, and nothing that belongs to other people is deleted because of a match.

-- Characters that continue a word: digits, the underscore, and the letters of every script. Written as ranges, so that
-- a database with another collation finds the same boundaries.
create function private.word_class() returns text
language sql immutable parallel safe set search_path = '' as $$
  select '0-9A-Za-z_\u00AA\u00B5\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u1FFF\u2C00-\u2DFF\u3040-\uFFEF'
$$;

-- A pattern for the text in either case, with any white space where it has some. Where `is_name`, the last word
-- must begin with a capital if its script has them: a person called "och vill" is not meant by those words.
create function private.spell(value text, is_name boolean) returns text
language sql immutable parallel safe set search_path = '' as $$
  with letters as (
    select letter, place, lag(letter) over (order by place) as previous
    from regexp_split_to_table(regexp_replace(btrim(value), '\s+', ' ', 'g'), '') with ordinality as split (letter, place)
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

-- Not as a part of a longer address.
create function private.spell_email(email text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '(?<![.+%])' || private.spell(email, false) || '(?!\.[' || private.word_class() || '])'
$$;

-- Digits with whatever is written between them.
create function private.spread_digits(digits text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(digits, '(\d)(?=\d)', '\1[\\s\\u00A0()./-]*', 'g')
$$;

-- A telephone number as digits, with its country code or a zero in its place.
create function private.spell_phone(phone text) returns text
language sql immutable parallel safe set search_path = '' as $$
  with number as (select regexp_replace(phone, '\D', '', 'g') as digits)
  select string_agg(format('(?:(?:\+|00)?%s%s(?:\(0\)%s)?|\(?0\)?%s)%s',
    private.spread_digits(left(digits, size)), gap, gap, gap, private.spread_digits(substr(digits, size + 1))), '|')
  from number cross join (select '[\s\u00A0()./-]*' as gap) as between_digits
  cross join lateral unnest(case
    when digits like '46%' then array[2] when digits ~ '^[17]' then array[1] else array[2, 3]
  end) as code (size)
  where length(digits) - size >= 6
$$;
-- A name that only one person can be meant by: two words of some length, shared with nobody and nothing else.
create function private.is_unmistakable(given text, family text, erased uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select length(regexp_replace(given, '[^' || private.word_class() || ']|[0-9_]', '', 'g')) >= 2
    and length(regexp_replace(family, '[^' || private.word_class() || ']|[0-9_]', '', 'g')) >= 2
    and length(given || family) >= 5
    and not exists (
      select from public.people as namesake
      where namesake.id <> erased and namesake.anonymised_at is null and namesake.merged_into is null
        and lower(namesake.full_name) in (lower(given || ' ' || family), lower(family || ' ' || given))
    )
    and not exists (
      select from (
        select name from public.staff_profiles
        union all select name from public.clients
        union all select concat_ws(' ', title, summary, description, requirements) from public.jobs
      ) as known
      where position(lower(given || ' ' || family) in lower(name)) > 0
    )
$$;

-- The patterns that mean one person. Searches are typed in any case, texts are not; a number or a page that somebody
-- else has given too may mean them.
create function private.traces_of(person public.people, with_name boolean, in_any_case boolean) returns text
language sql stable security definer set search_path = '' as $$
  -- A hyphen continues a name: Anna Berg is not Anna Berg-Lund.
  select format('(^|[^%1$s-])(?:%2$s)(?!-?[%1$s])', private.word_class(), string_agg(pattern, '|'))
  from (
    select person.id::text as pattern
    union all select private.spell_email(person.email::text) where person.email is not null
    union all select private.spell_phone(person.phone) where person.phone is not null and not exists (
      select from public.people as other where other.phone = person.phone and other.id <> person.id and other.merged_into is null
    )
    union all select private.spell(person.linkedin_url, false) where person.linkedin_url is not null and not exists (
      select from public.people as other
      where other.linkedin_url = person.linkedin_url and other.id <> person.id and other.merged_into is null
    )
    -- With the genitive of Swedish.
    union all select format('%s[\s\u00A0]*[\s\u00A0,][\s\u00A0]*%s[sS]?', private.spell(one, not in_any_case), private.spell(two, not in_any_case))
    from (values (person.first_name, person.last_name), (person.last_name, person.first_name)) as orders (one, two)
    where with_name
  ) as patterns
  where pattern is not null
$$;

drop function private.names(text, text[]);
drop function private.redact(text, text[]);

-- Never longer than before, so that no limit on the length of a text can stop an erasure.
create function private.redact(value text, traces text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when length(redacted) <= length(value) then redacted else regexp_replace(value, traces, '\1(…)', 'g') end
  from regexp_replace(value, traces, '\1(erased)', 'g') as redacted
$$;

-- A string that names the person only once it is decoded, such as a stored search, is emptied as a whole.
create function private.redact_json(value jsonb, traces text) returns jsonb
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  bare text := value #>> '{}';
begin
  case jsonb_typeof(value)
    when 'string' then
      if bare ~ traces then
        return to_jsonb(private.redact(bare, traces));
      end if;
      return case when private.url_decode(bare) ~ traces then '""'::jsonb else value end;
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
  mailbox text := format('(^|[^%1$s-])%2$s(?!-?[%1$s])', private.word_class(), private.spell_email(old.email::text));
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

  update public.review_links
  set recipient_name = '(erased)', recipient_email = null, revoked_at = coalesce(revoked_at, now())
  where recipient_email = old.email;
  update public.review_links set recipient_name = private.redact(recipient_name, traces)
  where recipient_email is null and recipient_name ~ traces;
  update public.review_links set message = private.redact(message, traces) where message ~ traces;
  update public.review_link_items set presentation = private.redact(presentation, traces) where presentation ~ traces;
  update public.review_events set comment = private.redact(comment, traces) where comment ~ traces;
  update public.application_notes set body = private.redact(body, traces) where body ~ traces;
  update public.application_ratings set comment = private.redact(comment, traces) where comment ~ traces;
  update public.applications set merit_note = private.redact(merit_note, traces) where merit_note ~ traces;
  update public.freelancer_notes set body = private.redact(body, traces) where body ~ traces;
  update public.client_contacts set note = private.redact(note, traces) where note ~ traces;
  update public.waiting_list set note = private.redact(note, traces) where note ~ traces;
  update public.privacy_requests set note = private.redact(note, traces) where note ~ traces;
  -- The file of a mail that was kept goes with this state.
  update public.outbox
  set variables = private.redact_json(variables, traces), subject = private.redact(subject, traces),
    body_text = private.redact(body_text, traces), html = private.redact(html, traces),
    state = case when state = 'kept' then 'cancelled' else state end
  where template_key = 'client_review_link' and concat_ws(E'\n\n|', variables, subject, body_text, html) ~ traces;
  delete from public.saved_views
  where name ~ searched or query ~ searched or private.url_decode(query) ~ searched;
  update public.staff_preferences set value = private.redact_json(value, searched)
  where value is distinct from private.redact_json(value, searched);
  return null;
end $$;

-- Mail that is written into a folder for want of a mail server leaves it together with its row.
create function private.queue_unsent_removal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if not exists (select from gone where state = 'kept') then
      return null;
    end if;
  end if;
  perform private.add_job('remove-unsent-mail', '{}', now(), 'unsent-mail');
  return null;
end $$;
create trigger remove_unsent after delete on public.outbox
  referencing old table as gone for each statement execute function private.queue_unsent_removal();
create trigger remove_unsent_cancelled after update of state on public.outbox
  for each row when (old.state = 'kept' and new.state = 'cancelled') execute function private.queue_unsent_removal();

-- The confirmation of an erasure is the last mail to that address, which nobody needs once it has been sent.
create function private.mask_erased_recipient() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.to_email := 'erased@erased.invalid';
  new.to_name := null;
  return new;
end $$;
create trigger mask_erased_recipient before update of state on public.outbox
  for each row when (new.template_key = 'privacy_erasure_confirmed' and new.state = 'sent')
  execute function private.mask_erased_recipient();
revoke all on function private.word_class(), private.spell(text, boolean), private.spell_email(text),
  private.spell_phone(text), private.spread_digits(text), private.is_unmistakable(text, text, uuid),
  private.traces_of(public.people, boolean, boolean),
  private.redact(text, text), private.redact_json(jsonb, text), private.queue_unsent_removal(),
  private.mask_erased_recipient() from public;
