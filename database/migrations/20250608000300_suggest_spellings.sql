-- Words that a search may have meant, for queries that find nobody.

create table private.known_words (
  word text primary key,
  people integer not null
);
alter table private.known_words enable row level security;
grant all on private.known_words to service_role;
create index known_words_word_idx on private.known_words using gin (word extensions.gin_trgm_ops);

/* Words of the latest CVs and of skills. A word of one or two people could be a name that outlives its erasure here. */
create function private.collect_known_words() returns void language sql security definer set search_path = '' as $$
  delete from private.known_words;
  insert into private.known_words (word, people)
  select word, ndoc from ts_stat($texts$
    select to_tsvector('private.plain', concat_ws(' ',
      private.join_words(candidate.skills),
      (select private.spell_out(left(extracted_text, 20000)) from public.documents where person_id = person.id
        and extracted_text is not null order by created_at desc limit 1)))
    from public.people as person left join public.candidates as candidate on candidate.person_id = person.id
    where merged_into is null and anonymised_at is null
    order by person.last_activity_at desc limit 5000
  $texts$)
  where ndoc >= 3 and word ~ '^[[:alpha:]]{4,40}$'
$$;

create function private.nearest_word(misspelt text) returns text language sql stable security definer set search_path = '' as $$
  select word from (
    (select word, extensions.similarity(word, misspelt) as likeness, people from private.known_words
      where word operator(extensions.%) misspelt)
    union all
    (select word, extensions.similarity(word, misspelt), 1
      from public.people as person cross join lateral regexp_split_to_table(search_name, '\s+') as word
      where search_name operator(extensions.%>) misspelt
        and merged_into is null and anonymised_at is null and erase_after is null limit 100)
  ) as near
  where likeness >= 0.4 and word <> misspelt and word !~ '[@+\d]'
  order by likeness desc, people desc limit 1
$$;

/* The query with words that nobody's texts contain replaced by the nearest ones; null if there are none. */
create function public.suggest_search(query text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  suggestion text := query;
  given text;
  near text;
begin
  perform private.require_recruiter();
  for given in select distinct word[1] from regexp_matches(left(query, 200), '[[:alpha:]]{4,40}', 'g') as word limit 8 loop
    continue when given in ('OCH', 'INTE', 'ELLER') or private.is_stop_word(given)
      or exists (select from private.person_words where words @@ private.search_word(given));
    near := private.nearest_word(private.fold(given));
    suggestion := case when near is null then suggestion
      else regexp_replace(suggestion, '\m' || given || '\M', near, 'g') end;
  end loop;
  return nullif(suggestion, query);
end $$;

revoke all on function private.collect_known_words(), private.nearest_word(text) from public;
grant execute on function private.collect_known_words() to service_role;
revoke all on function public.suggest_search(text) from public, anon;
grant execute on function public.suggest_search(text) to authenticated, service_role;
