-- Tags are renamed, coloured, merged and deleted on a screen of their own.

-- No screen has shown colours so far; those of the demo have new names.
update public.tags set colour = case colour when 'sky' then 'mint' when 'moss' then 'spruce' when 'plum' then 'lingon'
  when 'clay' then 'peach' else 'sand' end
where colour not in ('sand', 'mint', 'spruce', 'peach', 'lingon', 'amber');

alter table public.tags
  drop constraint tags_colour_check,
  add constraint tags_colour_check check (colour in ('sand', 'mint', 'spruce', 'peach', 'lingon', 'amber'));

create view public.tag_list with (security_invoker = true) as
select
  tag.id, tag.name, tag.colour, tag.created_at,
  (select count(*) from public.person_tags as tagged where tagged.tag_id = tag.id)::integer as people
from public.tags as tag;

grant select on public.tag_list to authenticated, service_role;

-- A definer, because people who await erasure keep their tags and nobody sees them.
create function public.merge_tags(tag uuid, target uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  alerts public.view_alerts[];
begin
  if not private.is_staff('recruiter', 'admin') then
    raise insufficient_privilege using message = 'only recruiters can merge tags';
  end if;
  if tag = target then
    raise invalid_parameter_value using message = 'a tag cannot be merged with itself';
  end if;
  -- Both are locked in one order, so that two merges in opposite directions wait for each other.
  perform from public.tags where id in (tag, target) order by id for update;
  if (select count(*) from public.tags where id in (tag, target)) < 2 then
    raise no_data_found using message = 'no such tag', hint = 'not_found';
  end if;

  insert into public.person_tags (person_id, tag_id, created_by, created_at)
  select person_id, target, created_by, created_at from public.person_tags where tag_id = tag
  on conflict do nothing;
  -- Views that filter by the tag keep their meaning, and their alerts, which end with another filter.
  alerts := array(select alert from public.view_alerts as alert where position(tag::text in request) > 0);
  update public.saved_views set query = replace(query, tag::text, target::text)
  where position(tag::text in query) > 0;
  insert into public.view_alerts
  select view_id, user_id, replace(request, tag::text, target::text), row_key, checked_at, created_at, tried_at
  from unnest(alerts)
  on conflict do nothing;
  delete from public.tags where id = tag;
end $$;

revoke all on function public.merge_tags(uuid, uuid) from public;
grant execute on function public.merge_tags(uuid, uuid) to authenticated, service_role;
