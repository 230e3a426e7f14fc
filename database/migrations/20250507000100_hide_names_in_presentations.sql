create function private.replace_in_order(value text, patterns text[], replacements text[]) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  for index in 1 .. cardinality(patterns) loop
    value := regexp_replace(value, patterns[index], replacements[index], 'g');
  end loop;
  return value;
end $$;

-- A presentation can be exported without the name and the contact details of the person (154). The patterns of erasure
-- (085) find the whole name in any case, addresses and numbers. Here the price of a name that stays is higher than that
-- of a word too many, so each part of the name is hidden as well where it has a capital letter.
create function private.hide_person(value text, hidden public.people, shown text) returns text
language sql stable set search_path = '' as $$
  with parts as (
    select distinct part
    from regexp_split_to_table(normalize(concat_ws(' ', hidden.first_name, hidden.last_name)), '[\s\u00A0-]+') as part
    where length(part) >= 2
  ), patterns (place, pattern, replacement) as (
    values
      (1, '[[:alnum:]_.+%-]+@[[:alnum:]_-]+(\.[[:alnum:]_-]+)+', '…'),
      (2, '(https?://|www\.)[^\s<>"]+', '…'),
      (3, '(?:[a-z0-9-]+\.)*(?:linkedin|github|gitlab|stackoverflow|facebook|instagram|twitter|behance|dribbble|medium)\.(?:com|net)(?:/[^\s<>"]*)?', '…'),
      -- Swedish personal identity numbers and coordination numbers.
      (4, '\m(?:19|20)?\d{6}[-+ ]?\d{4}\M', '…'),
      (5, '(?:\+|\m00)\d{1,3}[ \u00A0()./-]*(?:\d[ \u00A0()./-]*){6,11}\d', '…'),
      (6, '\m0\d{1,3}[ \u00A0/-]{0,3}(?:\d[ \u00A0]?){4,7}\d\M', '…'),
      (7, private.traces_of(hidden, true, true), '\1' || shown),
      (8, (
        -- With the genitive of Swedish.
        select format('(^|[^%1$s])(?:%2$s)[sS]?(?![%1$s])', private.word_class(), string_agg(private.spell(part, true), '|'))
        from parts having count(*) > 0
      ), '\1' || shown)
  )
  select private.replace_in_order(
    normalize(value), array_agg(pattern order by place), array_agg(replacement order by place)
  )
  from patterns where pattern is not null
$$;

revoke all on function private.hide_person(text, public.people, text), private.replace_in_order(text, text[], text[]) from public;
grant execute on function private.hide_person(text, public.people, text), private.replace_in_order(text, text[], text[])
  to service_role;
