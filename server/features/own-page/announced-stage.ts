// Mail of earlier releases has no stage of its own.
const mailedStage = 'coalesce(mail.stage, private.stage_announced(mail.template_key))';

/**
 * SQL of the stage that an applicant may see, for a query with `public.applications as application`. The first three
 * stages are shown as they are. An offer, a hiring or a rejection is shown after the mail about it was sent. Until
 * then the page keeps to what it showed before: the last stage that was mailed or needed no mail.
 */
export const announcedStage = `
case
  when application.stage in ('new', 'screening', 'interview') then application.stage
  -- It was brought in with its decision, which was made and told elsewhere.
  when not exists (
    select from public.application_events as event
    where event.application_id = application.id and event.kind = 'stage_moved'
  ) then application.stage
  -- Undoing a move restores the time of the earlier one, so a stage that was mailed then stays announced.
  when exists (
    select from public.outbox as mail
    where mail.application_id = application.id and ${mailedStage} = application.stage
      and mail.state in ('sent', 'kept') and mail.sent_at >= application.stage_changed_at
  ) then application.stage
  else coalesce((
    select shown.stage from (
      select ${mailedStage} as stage, mail.sent_at as at, 2 as rank from public.outbox as mail
      where mail.application_id = application.id and ${mailedStage} is not null and mail.state in ('sent', 'kept')
      union all
      select (event.data ->> 'to')::public.application_stage, event.created_at, 0
      from public.application_events as event
      where event.application_id = application.id and event.kind = 'stage_moved'
        and event.data ->> 'to' in ('new', 'screening', 'interview')
      union all
      -- Mail about another job says nothing about this one.
      select 'new'::public.application_stage, event.created_at, 1
      from public.application_events as event
      where event.application_id = application.id and event.kind = 'job_moved'
    ) as shown
    order by shown.at desc, shown.rank desc limit 1
  ), 'new')
end`;
