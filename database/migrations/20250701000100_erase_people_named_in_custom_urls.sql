-- As before, and a record whose only value names the person keeps none, instead of making the erasure fail.
create or replace function private.forget_in_custom_values() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  hints text[] := private.hints_of(old, with_name);
  phone text := private.hint_of_phone(old.phone);
begin
  update public.custom_values set fields = (
    select coalesce(jsonb_object_agg(kept.key, kept.value), '{}')
    from (
      select entry.key, case when field.kind = 'text' then private.redact_json(entry.value, traces) else entry.value end as value
      from jsonb_each(fields) as entry join public.custom_fields as field on field.key = entry.key
      -- A URL that names the person leads to them.
      where field.kind <> 'url' or not private.mentions(entry.value #>> '{}', hints, phone, traces)
    ) as kept
    -- A text that consists of an encoded name is left empty, which is no value.
    where btrim(kept.value #>> '{}') <> ''
  )
  where private.mentions(fields::text, hints, phone, traces);
  return null;
end $$;

/* As before, but a number has the digits of a number that people write, and a URL neither credentials nor a third slash. */
create or replace function private.fits_custom_field(kind text, options jsonb, value jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  word text := value #>> '{}';
begin
  if kind = 'number' then
    return jsonb_typeof(value) = 'number' and length(word) <= 40 and abs(word::numeric) < 1e15;
  end if;
  if jsonb_typeof(value) <> 'string' or length(word) not between 1 and 2000 then
    return false;
  end if;
  return case kind
    when 'text' then btrim(word) <> ''
    when 'url' then word ~ '^https?://[^/?#@\\\s]+([/?#][^\s\\]*)?$' and word !~ '[\u0001-\u001f\u007f]'
    when 'date' then word ~ '^\d{4}-\d{2}-\d{2}$' and word::date is not null
    when 'choice' then exists (select from jsonb_array_elements(options) as option where option ->> 'value' = word)
    else false
  end;
exception when datetime_field_overflow or invalid_datetime_format then
  return false;
end $$;

/* Only values that are new or changed are checked, so that older ones do not prevent a change beside them, or an erasure. */
create or replace function private.check_custom_values() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_record text := case
    when new.person_id is not null then 'people' when new.application_id is not null then 'applications'
    when new.job_id is not null then 'jobs' else 'clients' end;
  known jsonb := case when tg_op = 'UPDATE' then old.fields else '{}' end;
  wrong text;
begin
  select entry.key into wrong
  from jsonb_each(new.fields) as entry
  left join public.custom_fields as field on field.key = entry.key and field.target = of_record
  where entry.value is distinct from known -> entry.key
    and not coalesce(private.fits_custom_field(field.kind, field.options, entry.value), false) limit 1;
  if wrong is not null then
    raise check_violation using message = 'a value does not fit its field: ' || wrong, hint = 'custom_value_invalid';
  end if;
  return new;
end $$;
