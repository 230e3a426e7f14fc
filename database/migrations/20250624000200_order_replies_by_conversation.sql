-- Replies are parsed in the order of priority too: one conversation must not hold up the replies of others.
alter table private.arrived_mail add column is_reply boolean not null default false;
comment on column private.arrived_mail.is_reply is 'Sent to the address of a conversation; replies have room of their own.';
update private.arrived_mail set is_reply = true where priority = 0;
