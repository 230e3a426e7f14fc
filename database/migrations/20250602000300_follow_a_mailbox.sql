-- How far the mailbox of replies (INBOUND_IMAP_URL) has been read.
create table private.mailbox_positions (
  mailbox text primary key check (length(mailbox) <= 500),
  uid_validity bigint not null,
  last_uid bigint not null,
  read_at timestamptz not null default now()
);
alter table private.mailbox_positions enable row level security;
grant all on private.mailbox_positions to service_role;
