-- Erasure removes the full name of a person from texts about others, in both orders, and anyone can apply under any
-- name. The names of colleagues and clients and the words of jobs were kept in one order only, and a longer name that
-- contains them was not recognised.

-- The words of a text in small letters, with one space before and after each.
create function private.plain_words(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select ' ' || btrim(regexp_replace(lower(normalize(coalesce(value, ''))), '[^' || private.word_class() || ']+', ' ', 'g')) || ' '
$$;
revoke all on function private.plain_words(text) from public;

create or replace function private.is_unmistakable(given text, family text, erased uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  with orders as materialized (
    select private.plain_words(given || ' ' || family) as words
    union all select private.plain_words(family || ' ' || given)
  ), split as (
    select string_to_array(btrim(words), ' ') as word from orders
  ), pair as materialized (
    select distinct ' ' || word[place] || ' ' || word[place + 1] || ' ' as words
    from split, generate_series(1, cardinality(word) - 1) as place
  ), names as materialized (
    select private.plain_words(name) as words from (
      select name from public.staff_profiles
      union all select name from public.clients
      union all select legal_name from public.client_details where legal_name is not null
    ) as known
  ), texts as materialized (
    select private.plain_words(concat_ws(' ', title, summary, description, requirements, process)) as words
    from public.jobs
    union all select private.plain_words(concat_ws(' ', title, excerpt, body)) from public.articles
    union all select words from names
  )
  select length(regexp_replace(given, '[^' || private.word_class() || ']|[0-9_]', '', 'g')) >= 2
    and length(regexp_replace(family, '[^' || private.word_class() || ']|[0-9_]', '', 'g')) >= 2
    and length(given || family) >= 5
    -- A sentence is not a name.
    and (select max(cardinality(word)) from split) <= 8
    and not exists (
      select from public.people as namesake
      where namesake.id <> erased and namesake.anonymised_at is null and namesake.merged_into is null
        and lower(normalize(namesake.full_name)) in (lower(normalize(given || ' ' || family)), lower(normalize(family || ' ' || given)))
    )
    -- The name of a colleague or client, also as a part of a longer one.
    and not exists (
      select from names, orders where length(names.words) > 3 and position(names.words in orders.words) > 0
    )
    -- Two words that stand next to each other in a text of the agency.
    and not exists (select from texts, pair where position(pair.words in texts.words) > 0)
    -- What several others write about themselves, such as a profession, names nobody.
    and (
      select count(*) from (
        select document.person_id from public.documents as document
        where document.person_id <> erased and document.search @@ (
          phraseto_tsquery('pg_catalog.english', given || ' ' || family)
          || phraseto_tsquery('pg_catalog.english', family || ' ' || given)
          || phraseto_tsquery('pg_catalog.swedish', given || ' ' || family)
          || phraseto_tsquery('pg_catalog.swedish', family || ' ' || given)
        )
        union
        select headed.id from public.people as headed
        where headed.id <> erased and case when position(lower(family) in lower(headed.headline)) > 0
          then exists (select from orders where position(orders.words in private.plain_words(headed.headline)) > 0) end
        limit 3
      ) as others
    ) < 3
$$;
