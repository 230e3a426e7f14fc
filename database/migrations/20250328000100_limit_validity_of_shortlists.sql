-- A link to a shortlist opens the data of applicants without an account, so it must not be valid for decades.
create function private.limit_review_validity() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- The last day ends after the time of day at which it was chosen, and may be an hour longer.
  if new.expires_at > now() + interval '181 days 1 hour' then
    raise check_violation using message = 'a review link is valid for at most 180 days';
  end if;
  return new;
end $$;

update public.review_links set expires_at = now() + interval '180 days'
where expires_at > now() + interval '180 days';

create trigger limit_validity before insert or update of expires_at on public.review_links
  for each row execute function private.limit_review_validity();
