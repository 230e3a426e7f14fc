-- Anyone can send mail to the inbox, also mail that is slow to parse. Replies, whose address only recipients know, come
-- first (0), and of other mail that of networks which have sent little.
alter table private.arrived_mail add column priority smallint not null default 1;

create or replace function private.queue_arrived_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_job('receive-mail', json_build_object('id', new.id), now(), 'arrived:' || new.id, new.priority);
  return null;
end $$;
