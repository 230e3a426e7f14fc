-- Recruiters read the row of a person who awaits erasure, because the page that undoes it shows it. Other systems have no
-- such page, and would copy the row.
create policy "tokens cannot read people awaiting erasure" on public.people as restrictive for select to api_token
  using (erase_after is null);
create policy "tokens cannot update people awaiting erasure" on public.people as restrictive for update to api_token
  using (erase_after is null);
