-- A text that somebody sends must not occupy the database. PostgreSQL's parser needs time that grows with the square of a
-- run without spaces ("a1@a1@…") and of unfinished comments ("<!-- <!-- …"), and a tsvector has at most 1 MB.

/*
 * The parser drops signs that are part of a name, and takes "React/Redux" for the path of a file. Runs without spaces are
 * cut, also between two "@", and "<" begins nothing.
 */
create or replace function private.spell_out(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(regexp_replace(
    translate(regexp_replace(regexp_replace(regexp_replace(
      value, '\m([cC])\+\+', 'cplusplus', 'g'), '\m([cCfFjJ])#', '\1sharp', 'g'), '(^|[^[:alnum:]])\.net\M', '\1dotnet', 'gi'), '/|_<', '    '),
    '[^ \n\r\t]{64}', '\& ', 'g'), '(@[^ \n\r\t@]*)@', '\1 ', 'g')
$$;

/* Not parallel safe: workers cannot catch errors. */
create or replace function private.words_of(value text) returns tsvector
language plpgsql immutable parallel unsafe set search_path = '' as $$
declare
  most integer := 200000;
  words text;
begin
  loop
    words := private.spell_out(left(value, most));
    begin
      return to_tsvector('private.plain', words) || to_tsvector('private.english', words) || to_tsvector('private.swedish', words);
    exception when program_limit_exceeded then
      most := most / 2;
    end;
  end loop;
end $$;

/* Texts that are not indexed are not loaded either: octet_length reads only the size of a stored text. */
create or replace function private.index_people(ids uuid[]) returns void language sql security definer set search_path = '' as $$
  delete from private.person_words where person_id = any (ids)
    and not exists (select from public.people where id = person_id and merged_into is null and anonymised_at is null);
  insert into private.person_words (person_id, words)
  select person.id, private.words_of(string_agg(text.body, E'\n\n' order by text.weight, text.written_at desc))
  from public.people as person
  cross join lateral (
    select body, weight, written_at, sum(octet_length(body)) over (
      order by weight, written_at desc rows between unbounded preceding and 1 preceding
    ) as bytes_before
    from private.texts_of_person(person.id)
  ) as text
  where person.id = any (ids) and person.merged_into is null and person.anonymised_at is null
    and coalesce(text.bytes_before, 0) < 800000
  group by person.id
  -- Concurrent transactions lock the rows in the same order.
  order by person.id
  on conflict (person_id) do update set words = excluded.words, is_stale = false
$$;

/* Words of the latest CVs and of skills. A word of one or two people could be a name that outlives its erasure here. */
create or replace function private.collect_known_words() returns void language sql security definer set search_path = '' as $$
  delete from private.known_words;
  insert into private.known_words (word, people)
  select word, ndoc from ts_stat($texts$
    select to_tsvector('private.plain', concat_ws(' ',
      private.spell_out(private.join_words(candidate.skills)),
      (select private.spell_out(left(extracted_text, 20000)) from public.documents where person_id = person.id
        and extracted_text is not null order by created_at desc limit 1)))
    from public.people as person left join public.candidates as candidate on candidate.person_id = person.id
    where merged_into is null and anonymised_at is null
    order by person.last_activity_at desc limit 5000
  $texts$)
  where ndoc >= 3 and word ~ '^[[:alpha:]]{4,40}$'
$$;

/*
 * Reads words, "phrases", AND, OR, NOT or a minus, and parentheses. Words like "and" count only if there are no others.
 * Parts that cannot be understood are left out, because a query is read while it is being typed.
 */
create or replace function private.people_query(query text) returns tsquery language plpgsql stable set search_path = '' as $$
declare
  token text[];
  term tsquery;
  expression text := '';
  joint text := '';
  negation text := '';
  open integer := 0;
  was_term boolean := false;
  has_stop_words_only boolean := not exists (
    select from regexp_matches(left(query, 500), '[[:alnum:]]+', 'g') as word where not private.is_stop_word(word[1])
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

/*
 * One of the words is enough: the others may be in another text. Each counts once, and long phrases count as their words,
 * because marking takes a multiple of the time for each.
 */
create function private.any_word_of(query tsquery) returns tsquery language sql stable parallel safe set search_path = '' as $$
  select string_agg(distinct word, ' | ')::tsquery
  from regexp_split_to_table(translate(replace(querytree(query), '&', '|'), '()', ''), ' \| ') as part
  cross join lateral regexp_split_to_table(
    part, case when regexp_count(part, '<') > 6 then ' <(?:-|[0-9]+)> ' else '^$' end
  ) as word
$$;
revoke all on function private.any_word_of(tsquery) from public;

/* Tells for each person by which text a search found them, with the words marked. */
create or replace function public.explain_search(query text, people uuid[])
returns table (person_id uuid, source text, label text, excerpt text)
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted tsquery := private.any_word_of(private.people_query(query));
  language regconfig;
begin
  perform private.require_recruiter();
  if cardinality(people) > 100 then
    raise program_limit_exceeded using message = 'at most 100 people at a time';
  end if;
  -- Found by a part of a name or number alone.
  if wanted is null then
    return;
  end if;
  for person_id in
    select person.id from public.people as person
    where person.id = any (people) and person.merged_into is null and person.anonymised_at is null and person.erase_after is null
  loop
    -- A page without some excerpts is better than none.
    exit when clock_timestamp() > statement_timestamp() + interval '2 seconds';
    -- Most words are found as they stand; their other forms need another pass over the texts.
    foreach language in array array['private.plain', 'private.english', 'private.swedish']::regconfig[] loop
      select text.source, text.label, marked into source, label, excerpt
      from (
        select * from private.texts_of_person(person_id) as all_texts
        order by all_texts.source = 'profile', all_texts.weight, all_texts.written_at desc nulls last limit 30
      ) as text
      cross join lateral private.highlight(language, text.body, wanted) as marked
      where marked is not null
      -- Names and addresses are in the list anyway.
      order by text.source = 'profile', text.weight, text.written_at desc nulls last
      limit 1;
      if found then
        return next;
        exit;
      end if;
    end loop;
  end loop;
end $$;
