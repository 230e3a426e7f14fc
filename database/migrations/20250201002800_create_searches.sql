-- Under row-level security PostgreSQL may not use a trigram or full-text index before it has looked at the policy,
-- because the operators could leak what they see: a search would read every row. These functions check the caller's
-- role once and then search with the owner's eyes.

create function private.require_recruiter() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'service_role' and not private.is_staff('recruiter', 'admin') then
    raise insufficient_privilege using message = 'only recruiters search people';
  end if;
end $$;

-- Living people by part of name, e-mail address or telephone number, the latest active first.
create function public.find_people(query text, max_results integer default 100) returns setof public.people
language plpgsql stable security definer set search_path = '' as $$
declare
  pattern text := '%' || regexp_replace(private.fold(btrim(query)), '([\\%_])', '\\\1', 'g') || '%';
begin
  perform private.require_recruiter();
  return query
    select * from public.people
    where search_name like pattern and merged_into is null and anonymised_at is null
    order by last_activity_at desc, id desc
    limit least(max_results, 1000);
end $$;

-- The found words between ⟦ and ⟧, by the grammar of whichever language finds them.
create function private.highlight(body text, words tsquery) returns text
language sql immutable parallel safe set search_path = '' as $$
  select btrim(case when english like '%⟦%' then english else ts_headline('pg_catalog.swedish', body, words, options) end)
  from (values ('StartSel="⟦", StopSel="⟧", MaxWords=25, MinWords=10')) as given (options)
  cross join lateral (select ts_headline('pg_catalog.english', body, words, options)) as headline (english)
$$;

-- People of the candidate bank and the network by words in their profile or CV, in either language, with the place
-- where the words stand. The latest active first: the search finds, it does not rank people.
create function public.search_profiles(query text, max_results integer default 50)
returns table (person_id uuid, source text, excerpt text)
language plpgsql stable security definer set search_path = '' as $$
declare
  words tsquery := websearch_to_tsquery('pg_catalog.english', query) || websearch_to_tsquery('pg_catalog.swedish', query);
begin
  perform private.require_recruiter();
  return query
    with hit as (
      select candidate.person_id, 'candidate' as source, null::uuid as document_id
      from public.candidates as candidate where search @@ words
      union all
      select freelancer.person_id, 'freelancer', null
      from public.freelancers as freelancer where search @@ words
      union all
      select document.person_id, 'document', document.id
      from public.documents as document where search @@ words
    ), latest as (
      select hit.*, person.last_activity_at
      from hit
      join public.people as person on person.id = hit.person_id
      where person.merged_into is null and person.anonymised_at is null and person.erase_after is null
      order by person.last_activity_at desc, person.id desc
      limit least(max_results, 1000)
    )
    select latest.person_id, latest.source, private.highlight(
      case latest.source
        when 'document' then (select left(extracted_text, 10000) from public.documents where id = latest.document_id)
        when 'candidate' then (
          select private.join_words(skills) || '. ' || coalesce(summary, '')
          from public.candidates as candidate where candidate.person_id = latest.person_id
        )
        else (
          select private.join_words(skills) || '. ' || coalesce(summary, '')
          from public.freelancers as freelancer where freelancer.person_id = latest.person_id
        )
      end,
      words
    )
    from latest
    order by latest.last_activity_at desc, latest.person_id desc;
end $$;

grant execute on function public.find_people(text, integer), public.search_profiles(text, integer) to authenticated;
