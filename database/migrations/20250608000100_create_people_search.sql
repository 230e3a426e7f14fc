-- One search over people: names, contact details, skills, tags, CVs, notes, answers and subjects of mail.

create text search configuration private.plain (copy = pg_catalog.simple);
create text search configuration private.english (copy = pg_catalog.english);
create text search configuration private.swedish (copy = pg_catalog.swedish);

-- Accents are removed before words are stemmed, in texts and queries alike.
alter text search configuration private.plain
  alter mapping for asciiword, word, numword, hword, hword_part, hword_asciipart, asciihword, hword_numpart, numhword, host, file, url, url_path
  with extensions.unaccent, simple;
alter text search configuration private.english
  alter mapping for asciiword, word, hword, hword_part, hword_asciipart, asciihword with extensions.unaccent, english_stem;
alter text search configuration private.swedish
  alter mapping for asciiword, word, hword, hword_part, hword_asciipart, asciihword with extensions.unaccent, swedish_stem;

/* The parser drops signs that are part of a name, and takes "React/Redux" for the path of a file. */
create function private.spell_out(value text) returns text language sql immutable parallel safe set search_path = '' as $$
  select translate(regexp_replace(regexp_replace(regexp_replace(
    value, '\m([cC])\+\+', 'cplusplus', 'g'), '\m([cCfFjJ])#', '\1sharp', 'g'), '(^|[^[:alnum:]])\.net\M', '\1dotnet', 'gi'), '/|_', '   ')
$$;

create function private.words_of(value text) returns tsvector language sql immutable parallel safe set search_path = '' as $$
  select to_tsvector('private.plain', text) || to_tsvector('private.english', text) || to_tsvector('private.swedish', text)
  from (select private.spell_out(left(value, 200000)) as text) as given
$$;

create table private.person_words (
  person_id uuid primary key references public.people on delete cascade,
  words tsvector not null,
  -- A background task collects the words again, for example after a tag with many people was renamed.
  is_stale boolean not null default false
);
alter table private.person_words enable row level security;
grant all on private.person_words to service_role;
create index person_words_words_idx on private.person_words using gin (words);
create index person_words_stale_idx on private.person_words (person_id) where is_stale;

-- People whose texts a transaction has changed. Rows live until its end.
create table private.changed_people (
  transaction xid8 not null default pg_current_xact_id(),
  person_id uuid not null
);
alter table private.changed_people enable row level security;
grant all on private.changed_people to service_role;
create index changed_people_transaction_idx on private.changed_people (transaction);

create function private.answer_text(answer jsonb, options jsonb) returns text language sql immutable parallel safe set search_path = '' as $$
  select string_agg(text, ' ') from (
    select answer #>> '{}' as text where jsonb_typeof(answer) = 'string' and options = '[]'
    union all
    select label.value #>> '{}'
    from jsonb_array_elements(options) as option
    cross join jsonb_each(option -> 'label') as label
    where answer @> (option -> 'value') or answer = (option -> 'value')
  ) as part
$$;

/* Texts by which a person is found. Scorecards are not among them: they are hidden from colleagues at times. */
create function private.texts_of_person(person uuid)
returns table (source text, label text, body text, weight "char", written_at timestamptz)
language sql stable set search_path = '' as $$
  select 'profile', null, concat_ws(' · ', full_name, headline, location, email, replace(email::text, '@', ' ')), 'A'::"char", null::timestamptz
  from public.people where id = person
  union all
  select 'tags', null, string_agg(tag.name::text, ', '), 'A', null
  from public.person_tags as tagged join public.tags as tag on tag.id = tagged.tag_id where tagged.person_id = person
  having count(*) > 0
  union all
  select 'candidate', null, concat_ws(' · ', array_to_string(skills, ', '), array_to_string(locations, ', '), summary), 'B', null
  from public.candidates where person_id = person
  union all
  select 'freelancer', null, concat_ws(' · ', array_to_string(skills, ', '), summary), 'B', null
  from public.freelancers where person_id = person
  union all
  select 'document', file_name, extracted_text, 'C', created_at
  from public.documents where person_id = person and extracted_text is not null
  union all
  select 'cover_letter', null, cover_letter, 'D', created_at
  from public.applications where person_id = person and cover_letter is not null
  union all
  select 'answer', null, private.answer_text(answer.answer, answer.options), 'D', answer.created_at
  from public.application_answers as answer join public.applications as application on application.id = answer.application_id
  where application.person_id = person
  union all
  select 'note', null, note.body, 'D', note.created_at
  from public.application_notes as note join public.applications as application on application.id = note.application_id
  where application.person_id = person
  union all
  select 'note', null, body, 'D', updated_at from public.freelancer_notes where person_id = person
  union all
  select 'mail', null, mail.subject, 'D', mail.created_at
  from public.conversations as conversation join public.outbox as mail on mail.conversation_id = conversation.id
  where conversation.person_id = person and not conversation.concerns_billing and mail.subject is not null
  union all
  select 'mail', null, mail.subject, 'D', mail.received_at
  from public.conversations as conversation join public.inbox as mail on mail.conversation_id = conversation.id
  where conversation.person_id = person and not conversation.concerns_billing and mail.subject is not null
$$;

create function private.index_people(ids uuid[]) returns void language sql security definer set search_path = '' as $$
  delete from private.person_words where person_id = any (ids)
    and not exists (select from public.people where id = person_id and merged_into is null and anonymised_at is null);
  insert into private.person_words (person_id, words)
  select person.id, private.words_of(string_agg(text.body, E'\n\n' order by text.weight, text.written_at desc))
  from public.people as person cross join lateral private.texts_of_person(person.id) as text
  where person.id = any (ids) and person.merged_into is null and person.anonymised_at is null
  group by person.id
  -- Concurrent transactions lock the rows in the same order.
  order by person.id
  on conflict (person_id) do update set words = excluded.words, is_stale = false
$$;

create function private.index_changed_people() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[];
begin
  with done as (
    delete from private.changed_people where transaction = pg_current_xact_id() returning person_id
  )
  select array_agg(distinct person_id) into ids from done;
  if ids is not null then
    perform private.index_people(ids);
  end if;
  return null;
end $$;

create constraint trigger index_changed_people after insert on private.changed_people
  deferrable initially deferred for each row execute function private.index_changed_people();

/* The argument names the column that leads to the person: of the person, of an application or of a conversation. */
create function private.note_changed_person() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  rows_before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  rows_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  keys uuid[] := array_remove(array[(rows_before ->> tg_argv[0])::uuid, (rows_after ->> tg_argv[0])::uuid], null);
begin
  insert into private.changed_people (person_id)
  select distinct person from unnest(keys) as key cross join lateral (
    select key as person where tg_argv[0] in ('id', 'person_id')
    union all select person_id from public.applications where id = key and tg_argv[0] = 'application_id'
    union all select person_id from public.conversations where id = key and tg_argv[0] = 'conversation_id'
  ) as found
  where person is not null;
  return null;
end $$;

create trigger note_changed_person after insert or update of first_name, last_name, email, headline, location, merged_into, anonymised_at
  on public.people for each row execute function private.note_changed_person('id');
create trigger note_changed_person after insert or delete or update of person_id, tag_id
  on public.person_tags for each row execute function private.note_changed_person('person_id');
create trigger note_changed_person after insert or delete or update of person_id, skills, locations, summary
  on public.candidates for each row execute function private.note_changed_person('person_id');
create trigger note_changed_person after insert or delete or update of person_id, skills, summary
  on public.freelancers for each row execute function private.note_changed_person('person_id');
create trigger note_changed_person after insert or delete or update of person_id, extracted_text
  on public.documents for each row execute function private.note_changed_person('person_id');
create trigger note_changed_person after insert or delete or update of person_id, cover_letter
  on public.applications for each row execute function private.note_changed_person('person_id');
create trigger note_changed_person after insert or delete or update of answer
  on public.application_answers for each row execute function private.note_changed_person('application_id');
create trigger note_changed_person after insert or delete or update of body
  on public.application_notes for each row execute function private.note_changed_person('application_id');
create trigger note_changed_person after insert or delete or update of body, person_id
  on public.freelancer_notes for each row execute function private.note_changed_person('person_id');
create trigger note_changed_person after update of person_id, concerns_billing
  on public.conversations for each row execute function private.note_changed_person('person_id');
create trigger note_changed_person after insert or delete or update of conversation_id, subject
  on public.inbox for each row execute function private.note_changed_person('conversation_id');
-- Only mail of a conversation: the same subjects of stages would be found for everybody.
create trigger note_changed_person after update of conversation_id, subject
  on public.outbox for each row when (new.conversation_id is not null) execute function private.note_changed_person('conversation_id');
create trigger note_changed_person_of_new after insert
  on public.outbox for each row when (new.conversation_id is not null) execute function private.note_changed_person('conversation_id');

create function private.note_renamed_tag() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update private.person_words set is_stale = true
  where person_id in (select person_id from public.person_tags where tag_id = new.id);
  return null;
end $$;
create trigger note_renamed_tag after update of name on public.tags for each row
  when (old.name is distinct from new.name) execute function private.note_renamed_tag();

/* A page of people who are not in the index, or with words that have changed. */
create function private.index_stale_people(most integer) returns integer language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[] := array(
    (select person_id from private.person_words where is_stale order by person_id limit most)
    union all
    (select id from public.people as person where merged_into is null and anonymised_at is null
      and not exists (select from private.person_words as words where words.person_id = person.id) limit most)
  );
begin
  perform private.index_people(ids);
  return cardinality(ids);
end $$;

-- Queries -------------------------------------------------------------------------------------------------

/* A word as it is, its forms in both languages, and longer words that begin with it. */
create function private.search_word(word text) returns tsquery language sql stable parallel safe set search_path = '' as $$
  select case
    when numnode(plain) = 0 then null
    when numnode(plain) = 1 and length(trim(both '''' from plain::text)) > 2 then (plain::text || ':*')::tsquery || english || swedish
    else plain || english || swedish
  end
  from (select private.spell_out(word) as text) as given
  cross join lateral (select phraseto_tsquery('private.plain', text), phraseto_tsquery('private.english', text),
    phraseto_tsquery('private.swedish', text)) as forms (plain, english, swedish)
$$;

create function private.search_phrase(phrase text) returns tsquery language sql stable parallel safe set search_path = '' as $$
  select phraseto_tsquery('private.plain', text) || phraseto_tsquery('private.english', text) || phraseto_tsquery('private.swedish', text)
  from (select private.spell_out(phrase) as text) as given
$$;

create function private.is_stop_word(word text) returns boolean language sql stable parallel safe set search_path = '' as $$
  select numnode(plainto_tsquery('pg_catalog.english', word)) = 0 or numnode(plainto_tsquery('pg_catalog.swedish', word)) = 0
$$;

/*
 * Reads words, "phrases", AND, OR, NOT or a minus, and parentheses. Words like "and" count only if there are no others.
 * Parts that cannot be understood are left out, because a query is read while it is being typed.
 */
create function private.people_query(query text) returns tsquery language plpgsql stable set search_path = '' as $$
declare
  token text[];
  term tsquery;
  expression text := '';
  joint text := '';
  negation text := '';
  open integer := 0;
  was_term boolean := false;
  has_stop_words_only boolean := not exists (
    select from regexp_matches(query, '[[:alnum:]]+', 'g') as word where not private.is_stop_word(word[1])
  );
begin
  for token in select regexp_matches(translate(left(query, 500), '“”„«»', '"""""'), '"([^"]*)"?|([()])|(-(?=[[:alnum:]"(]))|([^\s()"-][^\s()"]*)', 'g') loop
    if token[2] = '(' then
      expression := expression || case when was_term then coalesce(nullif(joint, ''), ' & ') else '' end || negation || '(';
      joint := ''; negation := ''; was_term := false;
      open := open + 1;
    elsif token[2] = ')' then
      if open > 0 and was_term then
        expression := expression || ')';
        open := open - 1;
      end if;
    elsif token[3] is not null or token[4] in ('NOT', 'INTE') then
      negation := '!';
    elsif token[4] in ('AND', 'OCH') then
      joint := ' & ';
    elsif token[4] in ('OR', 'ELLER') then
      joint := ' | ';
    else
      term := case when token[1] is not null then private.search_phrase(token[1])
        when has_stop_words_only or not private.is_stop_word(token[4]) then private.search_word(token[4]) end;
      if numnode(term) > 0 then
        expression := expression || case when was_term then coalesce(nullif(joint, ''), ' & ') else '' end || negation || '(' || term::text || ')';
        was_term := true;
      end if;
      joint := ''; negation := '';
    end if;
  end loop;
  -- A group at the end may be empty, or not closed yet.
  expression := regexp_replace(expression, '(( [&|] )?!?\()+$', '');
  open := length(regexp_replace(expression, '''[^'']*''|[^(]', '', 'g')) - length(regexp_replace(expression, '''[^'']*''|[^)]', '', 'g'));
  term := nullif(expression || repeat(')', greatest(open, 0)), '')::tsquery;
  -- "Everybody but" would read the whole index.
  return case when querytree(term) not in ('', 'T') then term end;
end $$;
