-- Administrators can also send a message again that waits for its next attempt, as soon as the receiver works again.
create or replace function public.replay_webhook(replayed_delivery uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  webhook uuid;
begin
  if not private.is_staff('admin') then
    raise insufficient_privilege using message = 'only administrators replay webhooks';
  end if;
  update public.webhook_deliveries
  set state = 'waiting', attempts = 0, send_after = now(), status = null, error = null, delivered_at = null
  where id = replayed_delivery and state <> 'sending'
  returning webhook_id into webhook;
  if webhook is null then
    raise no_data_found using message = 'there is no such delivery, or it is being sent';
  end if;
  perform private.queue_webhook(webhook);
end $$;
