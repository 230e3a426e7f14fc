-- Whether a shortlist shows the CV of an item now. A URL to that CV outlives neither the shortlist nor a request of the
-- person to be erased.
create function private.shows_cv_in_review(item_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.review_link_items as item
    join public.review_links as link on link.id = item.review_link_id
    join public.applications as application on application.id = item.application_id
    join public.people as person on person.id = application.person_id
    where item.id = item_id and item.shows_cv and item.removed_at is null
      and link.revoked_at is null and link.expires_at > now() and application.withdrawn_at is null
      and person.anonymised_at is null and person.erase_after is null
  )
$$;
revoke all on function private.shows_cv_in_review(uuid) from public;
grant execute on function private.shows_cv_in_review(uuid) to service_role;
