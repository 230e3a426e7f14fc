-- older programs: run

-- Replies are fetched before other mail, so mails after the position may be stored already (212).
alter table private.mailbox_positions
  add column stored_ahead bigint[] not null default '{}';
