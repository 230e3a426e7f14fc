-- A link or a code of a mail stands by itself in its text or is the whole target of a link. Inside any other attribute
-- or URL it could be sent to another server. The server checks more of it (domain/mail-template-secrets.ts).
create function private.template_misplaces_secret(template text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  with masked as (
    select regexp_replace(
      regexp_replace(template, '\{\{\s*(?:link|code|unsubscribe_link|unsubscribe_url)\s*\}\}', '•secret•', 'g'),
      '\mhref\s*=\s*(?:"\s*•secret•\s*"|''\s*•secret•\s*'')', 'href=""', 'g'
    ) as text
  )
  select template ~ '•secret•'
    or text ~ '\{\{[^{}]*\m(?:link|code|unsubscribe_link|unsubscribe_url)\M[^{}]*\|'
    or text ~ '\|[^{}]*\m(?:link|code|unsubscribe_link|unsubscribe_url)\M[^{}]*\}\}'
    or text ~ '<[A-Za-z/!?](?:"[^"]*"|''[^'']*''|[^"''>])*•secret•'
    or text ~ '[^\s>("''“”[{}%]•secret•'
  from masked
$$;
revoke all on function private.template_misplaces_secret(text) from public;

create function private.check_template_secrets() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  language text;
begin
  foreach language in array array['en', 'sv'] loop
    if private.template_misplaces_secret(new.subject ->> language)
      or private.template_misplaces_secret(new.body ->> language) then
      raise check_violation using
        message = 'a link or a code of a mail stands by itself or is the whole target of a link',
        hint = 'secret_misplaced', detail = language;
    end if;
  end loop;
  return new;
end $$;
revoke all on function private.check_template_secrets() from public;
create trigger check_template_secrets before insert or update of subject, body, variables on public.email_templates
  for each row when (new.variables && '{link,code,unsubscribe_link,unsubscribe_url}')
  execute function private.check_template_secrets();
