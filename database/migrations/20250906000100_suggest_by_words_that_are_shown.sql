-- older programs: run

-- A word that somebody's texts contain gets no suggestion. Texts that are hidden from the caller counted too, so the
-- missing suggestion told that an applicant of a restricted job, or somebody who awaits erasure, has that name or word.
create or replace function public.suggest_search(query text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  partly uuid[];
  suggestion text := query;
  given text;
  wanted tsquery;
  near text;
begin
  perform private.require_recruiter();
  partly := private.people_seen_in_part();
  for given in select distinct word[1] from regexp_matches(left(query, 200), '[[:alpha:]]{4,40}', 'g') as word limit 8 loop
    wanted := private.search_word(given);
    continue when given in ('OCH', 'INTE', 'ELLER') or private.is_stop_word(given)
      or exists (
        select from private.person_words as known
        where known.words @@ wanted and known.person_id <> all (partly)
          and known.person_id not in (select private.people_awaiting_erasure())
      )
      or exists (
        select from private.person_words as known
        where known.person_id = any (partly) and coalesce(known.open_words, known.words) @@ wanted
          and known.person_id not in (select private.hidden_people())
      );
    near := private.nearest_word(private.fold(given));
    suggestion := case when near is null then suggestion
      else regexp_replace(suggestion, '\m' || given || '\M', near, 'g') end;
  end loop;
  return nullif(suggestion, query);
end $$;
