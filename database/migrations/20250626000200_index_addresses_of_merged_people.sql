-- People are matched by address, also by that of a record that was merged into theirs. The unique index leaves merged
-- records out, so that each row of an import and each form read the whole table.
create index people_email_merged_into on public.people (email, merged_into) where anonymised_at is null;
