-- Mail that a rule has scheduled may wait for weeks. A rule that is edited meanwhile must not send what it no longer says.

create function private.follow_edited_rule() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.stage <> old.stage then
    update public.outbox as mail
    set state = private.end_state(mail.state), ended = private.describe_end('rule_ended', mail.state)
    where mail.cause like 'stage_rule:' || old.id || ':%' and mail.state <> 'sent' and mail.ended is null;
  else
    update public.outbox as mail
    set template_key = new.template_key
    where mail.cause like 'stage_rule:' || old.id || ':%' and mail.state in ('queued', 'failed') and mail.ended is null;
  end if;
  return null;
end $$;
revoke all on function private.follow_edited_rule() from public;

create trigger follow_edited_rule after update of stage, template_key on public.stage_rules
  for each row when (new.kind = 'mail' and (new.stage <> old.stage or new.template_key <> old.template_key))
  execute function private.follow_edited_rule();
