-- The links and codes of such a mail open an account. Once it is with the mail server nobody here needs
-- them: not the administrators, who may read every mail, and not whoever comes by a copy of the database.
create function private.forget_account_links() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.variables := new.variables - '{link,code}'::text[];
  new.html := null;
  new.body_text := null;
  return new;
end $$;
create trigger forget_account_links before update of state on public.outbox
  for each row when (new.state = 'sent' and new.concerns_account)
  execute function private.forget_account_links();

update public.outbox set variables = variables - '{link,code}'::text[], html = null, body_text = null
where state = 'sent' and concerns_account;
