-- Addresses in angle brackets and address literals were stored, but a mail library reads another address in them, and
-- comparisons of addresses do not recognise them. The forms reject them already.
create function private.without_brackets(address public.email_address) returns public.email_address
language sql immutable as $$ select regexp_replace(address::text, '^<+|>+$', '', 'g')::public.email_address $$;

update public.people as person set email = private.without_brackets(email)
where email::text ~ '^<+[^<>]+>*$|^[^<>]+>+$' and not exists (
  select from public.people as other
  where other.id <> person.id and private.without_brackets(other.email) = private.without_brackets(person.email)
);
update public.client_billing set invoice_email = private.without_brackets(invoice_email)
where invoice_email::text ~ '^<+[^<>]+>*$|^[^<>]+>+$';
update public.review_links set recipient_email = private.without_brackets(recipient_email)
where recipient_email::text ~ '^<+[^<>]+>*$|^[^<>]+>+$';

drop function private.without_brackets(public.email_address);

-- Not valid: an address that could not be corrected stays until it is changed.
alter domain public.email_address add constraint "an address has no special characters" check (
  value::text !~ '[][<>(),;:\\"]'
) not valid;
