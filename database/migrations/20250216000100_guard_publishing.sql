-- What only the screen refused until now is refused here as well.

-- Whether a mail can be rendered is known to the engine that renders it, not to the database: mails are saved through
-- a function of the server, which tries them first.
drop policy "admins can update email templates" on public.email_templates;
revoke update on public.email_templates from authenticated;
revoke update (subject, body, version) on public.email_templates from authenticated;
revoke execute on function private.template_names(text), private.template_has_other_tags(text) from authenticated;

-- Nobody is bound by terms of which nobody could know.
create function private.check_terms_date() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.effective_on < (now() at time zone 'Europe/Stockholm')::date then
    raise check_violation using message = 'terms hold from today or from a later day', hint = 'past_date';
  end if;
  return new;
end $$;
create trigger check_terms_date before update on public.general_terms
  for each row when (old.state = 'draft' and new.state <> 'draft') execute function private.check_terms_date();

-- Archives the version in force and publishes the draft, both or neither. Row-level security decides who may. Nothing
-- is returned, and nothing done, where a colleague has saved the draft after it was seen.
drop function public.publish_general_terms(date);
create function public.publish_general_terms(
  seen_version integer, effective_on date default (now() at time zone 'Europe/Stockholm')::date
) returns uuid
language plpgsql set search_path = '' as $$
declare
  published uuid;
begin
  perform from public.general_terms where state <> 'archived' order by id for update;
  if not exists (select from public.general_terms where state = 'draft') then
    raise exception 'there is no draft you may publish' using hint = 'no_draft';
  end if;
  if not exists (select from public.general_terms where state = 'draft' and version = seen_version) then
    return null;
  end if;
  update public.general_terms set state = 'archived', archived_at = now() where state = 'published';
  update public.general_terms as terms
  set state = 'published', published_at = now(), published_by = auth.uid(),
    effective_on = publish_general_terms.effective_on,
    number = 1 + coalesce((select max(number) from public.general_terms), 0)
  where state = 'draft'
  returning id into published;
  if published is null then
    raise exception 'there is no draft you may publish' using hint = 'no_draft';
  end if;
  return published;
end $$;
grant execute on function public.publish_general_terms(integer, date) to authenticated;

-- A key ends when it says; who made it and when are facts, not fields.
revoke insert on public.article_previews from authenticated;
grant insert (article_id, token_hash, expires_at) on public.article_previews to authenticated;
create index on public.article_previews (expires_at);

-- A draft takes nobody's address: until it is out, a former address leads where it led.
create or replace function private.redirect_article() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.state = 'published' then
    delete from public.article_redirects where slug = new.slug;
  end if;
  if tg_op = 'UPDATE' and old.slug <> new.slug and (
    old.state = 'published'
    or exists (
      select from public.article_versions
      where article_id = new.id and slug = old.slug and state = 'published'
    )
  ) then
    insert into public.article_redirects (slug, article_id) values (old.slug, new.id)
    on conflict (slug) do update set article_id = excluded.article_id, created_at = now();
  end if;
  return null;
end $$;
drop trigger redirect_article on public.articles;
create trigger redirect_article after insert or update of slug, state on public.articles
  for each row execute function private.redirect_article();

-- An article whose tag is gone could not be saved any more, nor published at its time.
create function private.keep_used_tag() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.articles where tags @> array[old.slug::text]) then
    raise foreign_key_violation using message = 'there are articles with this tag', hint = 'tag_in_use';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger keep_used_tag_on_delete before delete on public.article_tags
  for each row execute function private.keep_used_tag();
create trigger keep_used_tag_on_update before update of slug on public.article_tags
  for each row when (old.slug <> new.slug) execute function private.keep_used_tag();

-- The pages of the site show the office and the periods.
alter table public.settings
  drop constraint "settings have the shape they are read with",
  add constraint "settings have the shape they are read with" check (
    case key
      when 'require_second_factor' then jsonb_typeof(value) = 'boolean'
      when 'office' then jsonb_typeof(value) = 'object'
        and value - '{street,postal_code,city,country}'::text[] = '{}'
        and not jsonb_path_exists(value, '$.* ? (@.type() != "string")')
      else true
    end
  );
create trigger notify_content after update on public.retention_periods
  for each row execute function private.notify_content();
