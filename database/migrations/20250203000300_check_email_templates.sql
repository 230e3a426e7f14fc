-- Names that a template's Liquid mentions. Strings are no names, and neither are operators, filters and their options.
create function private.template_names(template text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_agg(distinct name), '{}')
  from regexp_matches(template, '\{\{([^{}]*)\}\}|\{%-?\s*(?:if|elsif|unless)\s([^%]*)%\}', 'g') as tag (parts)
  cross join lateral (
    select regexp_replace(coalesce(parts[1], parts[2]), '''[^'']*''|"[^"]*"', ' ', 'g') as bare
  ) as expression
  cross join lateral regexp_matches(
    regexp_replace(bare, '\|\s*[a-z_]+\s*:?', ' ', 'g'), '(?<![\w.])[A-Za-z_]\w*', 'g'
  ) as word (matched)
  cross join lateral (select matched[1] as name) as named
  where name not in ('and', 'or', 'contains', 'true', 'false', 'nil', 'null', 'empty', 'blank')
$$;

-- Tags that a mail may use: conditions. Anything that loops, assigns or reads files is refused.
create function private.template_has_other_tags(template text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select exists (
    select from regexp_matches(template, '\{%-?\s*(\w*)', 'g') as tag (name)
    where name[1] not in ('if', 'elsif', 'else', 'endif', 'unless', 'endunless')
  )
$$;

create function private.check_template() returns trigger
language plpgsql set search_path = '' as $$
declare
  language text;
  text_in text;
  unknown text;
begin
  foreach language in array array['en', 'sv'] loop
    text_in := concat(new.subject ->> language, ' ', new.body ->> language);
    select string_agg(name, ', ' order by name) into unknown
    from unnest(private.template_names(text_in)) as name where name <> all (new.variables);
    if unknown is not null then
      raise check_violation using
        message = format('this mail does not know: %s', unknown),
        hint = 'unknown_variable', detail = language;
    end if;
    if private.template_has_other_tags(text_in) then
      raise check_violation using
        message = 'a mail can use conditions only: if, elsif, else, unless',
        hint = 'unknown_tag', detail = language;
    end if;
    if text_in ~* '<\s*(script|style|iframe|object|embed|form|link|meta|base)\M|\son[a-z]+\s*=|javascript:' then
      raise check_violation using
        message = 'a mail cannot hold scripts, styles, frames or forms',
        hint = 'unsafe_html', detail = language;
    end if;
  end loop;
  return new;
end $$;
create trigger check_template before insert or update of subject, body, variables on public.email_templates
  for each row execute function private.check_template();
-- They run with the rights of whoever saves.
grant execute on function private.template_names(text), private.template_has_other_tags(text) to authenticated;
