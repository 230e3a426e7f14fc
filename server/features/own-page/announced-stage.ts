// Mail of earlier releases stores no stage.
const mailedStage = 'coalesce(mail.stage, private.stage_announced(mail.template_key))';
const isSent = `mail.state in ('sent', 'kept')`;

/**
 * SQL condition: no mail announced this move to another job to the applicant. Its mail was enqueued in the same transaction. A
 * move without mail, or whose mail staff cancelled, is shown immediately. Mail about a stage at the other job names that job.
 */
const isUntold = (event: string) => `(
  exists (
    select from public.outbox as mail
    where mail.application_id = ${event}.application_id and mail.created_at = ${event}.created_at
      and (mail.state in ('queued', 'sending', 'failed') or mail.state = 'cancelled' and mail.ended is not null)
  ) and not exists (
    select from public.outbox as mail
    where mail.application_id = ${event}.application_id and ${isSent} and mail.sent_at > ${event}.created_at
      and (${mailedStage} is not null or mail.template_key = 'application_moved')
  )
)`;

/**
 * SQL join of `untold`, for a query with `public.applications as application`: the job that an applicant still sees after
 * moves to other jobs, and the time of the first of these moves. Without such a move both are null.
 */
export const untoldMove = `
left join lateral (
  select job.id as job_id, event.created_at as moved_at
  from public.application_events as event
  join public.jobs as job on job.id = (event.data ->> 'from')::uuid
  where event.application_id = application.id and event.kind = 'job_moved' and not exists (
    select from public.application_events as later
    where later.application_id = application.id and later.kind = 'job_moved' and later.id >= event.id
      and not ${isUntold('later')}
  )
  order by event.id limit 1
) as untold on true`;

/**
 * SQL of the job that an applicant saw before the last move to another job, for a query with `public.applications as
 * application`. The mail about that move may not have been enqueued yet.
 */
export const formerJob = `
(select (event.data ->> 'from')::uuid from public.application_events as event
 where event.application_id = application.id and event.kind = 'job_moved' and not exists (
   select from public.application_events as later
   where later.application_id = application.id and later.kind = 'job_moved' and later.id >= event.id
     and not ${isUntold('later')} and later.id < (
       select max(last.id) from public.application_events as last
       where last.application_id = application.id and last.kind = 'job_moved'
     )
 )
 order by event.id limit 1)`;

/** The job that an applicant may see, for a query with `untoldMove`. */
export const announcedJob = 'coalesce(untold.job_id, application.job_id)';

/** SQL of the stages that were announced to an applicant or are shown without mail, each with its time. */
const toldStages = `
select ${mailedStage} as stage, mail.sent_at as at, 2 as rank from public.outbox as mail
where mail.application_id = application.id and ${mailedStage} is not null and ${isSent}
union all
select (event.data ->> 'to')::public.application_stage, event.created_at, 0
from public.application_events as event
where event.application_id = application.id and event.kind = 'stage_moved'
  and event.data ->> 'to' in ('new', 'screening', 'interview')
union all
-- Mail about another job says nothing about this one.
select 'new'::public.application_stage, event.created_at, 1
from public.application_events as event
where event.application_id = application.id and event.kind = 'job_moved'`;

/**
 * SQL of the stage that an applicant may see, for a query with `public.applications as application` and `untoldMove`. The
 * first three stages are shown as they are. An offer, a hiring or a rejection is shown after the mail about it was sent.
 * Until then the page keeps to what it showed before: the last stage that was mailed or needed no mail.
 */
export const announcedStage = `
case
  when untold.moved_at is null and application.stage in ('new', 'screening', 'interview') then application.stage
  -- It was brought in with its decision, which was made and told elsewhere.
  when not exists (
    select from public.application_events as event
    where event.application_id = application.id and event.kind = 'stage_moved'
      and event.created_at < coalesce(untold.moved_at, 'infinity')
  ) then coalesce((
    select (event.data ->> 'from')::public.application_stage from public.application_events as event
    where event.application_id = application.id and event.kind = 'stage_moved' order by event.id limit 1
  ), application.stage)
  -- Undoing a move restores the time of the earlier one, so a stage that was mailed then stays announced.
  when untold.moved_at is null and exists (
    select from public.outbox as mail
    where mail.application_id = application.id and ${mailedStage} = application.stage
      and ${isSent} and mail.sent_at >= application.stage_changed_at
  ) then application.stage
  else coalesce((
    select shown.stage from (
      ${toldStages}
    ) as shown
    where shown.at < coalesce(untold.moved_at, 'infinity')
    order by shown.at desc, shown.rank desc limit 1
  ), 'new')
end`;

/**
 * SQL of the times at which an applicant reached each stage of the job, for a query with `public.applications as application`
 * and `untoldMove`. The page shows those up to the announced stage.
 */
export const announcedSteps = `
(select jsonb_build_object('new', application.created_at) || coalesce(jsonb_object_agg(step.stage, step.at), '{}')
 from (
   select shown.stage, min(shown.at) as at from (
     ${toldStages}
   ) as shown
   where shown.at < coalesce(untold.moved_at, 'infinity') and shown.at >= coalesce((
     select max(event.created_at) from public.application_events as event
     where event.application_id = application.id and event.kind = 'job_moved'
       and event.created_at < coalesce(untold.moved_at, 'infinity')
   ), '-infinity')
   group by shown.stage
 ) as step)`;
