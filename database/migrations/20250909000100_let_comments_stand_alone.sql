-- older programs: run
-- Functions are read one by one in the schema, in order of their names, so each comment names its own subject (435).

comment on function private.speaks_for_account() is 'True if the session of the caller has not ended and has passed the second factor that the account needs.';
comment on function private.take_token(text, integer, double precision) is 'Takes one token from the bucket of a rate limit and returns 0, or returns the seconds until there is one. Uses the bucket of the wider network too, as take_tokens does.';
comment on function private.take_attempts(text[], integer[], double precision, double precision) is 'Counts a failed attempt for several keys, each with its number of free attempts, and returns 0, or returns the wait of the first key that has one. The delay grows as in take_attempt. An attempt beyond the free ones of a key uses up no free attempt of the keys after it.';
comment on function private.portal_billing_contacts() is 'The contacts of clients as whom the caller may see plan and invoices in the client portal, by the confirmed address of the account.';
comment on function private.redact_json(jsonb, text) is 'Replaces the traces of a person, as redact does, in all texts of a JSON value. Clears a URL that contains traces.';
