import { applicationTexts } from '../../../domain/applications/application.ts';
import { newEmailPrefix } from '../../../domain/people/new-email.ts';
import { announcedJob, announcedStage, announcedSteps, untoldMove } from './announced-stage.ts';

// SQL of the data about the person $1, as their own page shows it and an export contains it.

export const ownPerson = `(
  select to_jsonb(own) from (
    select first_name, last_name, email, (
        select substr(message, length('${newEmailPrefix}') + 1) from public.privacy_requests
        where person_id = $1 and kind = 'rectification' and state in ('received', 'in_progress')
          and starts_with(message, '${newEmailPrefix}')
        order by created_at desc limit 1
      ) as new_email, phone, linkedin_url, language, location, headline
    from public.people where id = $1
  ) as own
)`;

export const keepUntil = '(select keep_until from private.retention where person_id = $1)';

export const eraseAfter = '(select erase_after from public.people where id = $1)';

export const ownCandidate = `(
  select to_jsonb(own) from (
    select state, fields, skills, seniority, years_of_experience, locations, remote, employment_types,
      available_from, summary, wants_alerts, consent_expires_at
    from public.candidates where person_id = $1
  ) as own
)`;

export const ownFreelancer = (maxPeriods?: number) => `(
  select to_jsonb(own) from (
    select case when exists (
          select from public.outbox as mail
          where mail.person_id = $1 and mail.state = 'queued' and mail.template_key = 'freelancer_' || freelancers.state
        ) then 'pending' else state::text end as state,
      fields, skills, seniority, day_rate, currency, remote, portfolio_url, summary, consent_expires_at,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'from', lower(period), 'to', upper(period) - 1, 'availability', availability
        ) order by period), '[]')
       from (
         select period, availability from public.freelancer_availability
         where person_id = $1 and (upper_inf(period) or upper(period) > current_date)
         order by period${limit(maxPeriods)}
       ) as own
      ) as periods
    from public.freelancers where person_id = $1
  ) as own
)`;

const applicationColumns = Object.keys(applicationTexts.shape).map((name) => `application.${name}`);

/** The planned ones, and for a while the ones whose cancellation was announced to the candidate. */
const currentInterviews = `case interview.state
   when 'proposed' then true
   when 'booked' then interview.ends_at > now()
   else interview.told_state = 'cancelled' and interview.updated_at > now() - interval '7 days'
 end`;

const ownInterviews = (isWhole: boolean) => `
(select coalesce(jsonb_agg(jsonb_build_object(
    'id', interview.id, 'kind', interview.kind, 'minutes', interview.minutes, 'place', interview.place,
    'message', interview.message, 'time_zone', interview.time_zone, 'state', interview.state, 'choice', interview.choice,
    'starts_at', interview.starts_at, 'ends_at', interview.ends_at, 'times', '[]'::jsonb,
    'with', (
      select coalesce(jsonb_agg(coalesce(staff.name, contact.full_name) order by attendee.staff_id is null, staff.name), '[]')
      from public.interview_attendees as attendee
      left join public.staff_profiles as staff on staff.user_id = attendee.staff_id
      left join public.people as contact on contact.id = attendee.person_id
      where attendee.interview_id = interview.id and attendee.removed_at is null
    )
  ) order by interview.starts_at nulls first, interview.created_at), '[]')
 from public.interviews as interview
 where interview.application_id = application.id${isWhole ? '' : ` and ${currentInterviews}`})`;

const toldEvents = `('created', 'withdrawn', 'mail_sent', 'mail_kept')`;

/** Selects applications; those of the page with the newest events of each. */
export const selectApplications = (maxEvents?: number) => `
select application.id, application.created_at, application.withdrawn_at, ${applicationColumns},
  application.language, application.cv_document_id,
  ${announcedStage} as stage,
  ${announcedSteps} as steps,
  coalesce(private.show_recruiter(application.owner_id), private.show_recruiter(job_owner.owner_id)) as recruiter,
  job.slug as job_slug, job.title as job_title, job.state = 'open' as job_open, client.name as client_name,
  (select coalesce(jsonb_agg(jsonb_build_object(
      'kind', answer.kind, 'prompt', answer.prompt, 'answer', answer.answer, 'options', answer.options
    ) order by answer.position), '[]')
   from public.application_answers as answer
   where answer.application_id = application.id) as answers,
  ${ownInterviews(maxEvents === undefined)} as interviews,
  (select coalesce(jsonb_agg(jsonb_build_object('kind', event.kind, 'at', event.created_at) order by event.id), '[]')
   from (
     select id, kind, created_at from public.application_events
     where application_id = application.id and kind in ${toldEvents}
     ${maxEvents === undefined ? '' : `order by created_at desc, id desc limit ${maxEvents}`}
   ) as event
  ) as history
from public.applications as application${untoldMove}
join public.jobs as job on job.id = ${announcedJob}
left join public.job_staff as job_owner on job_owner.job_id = job.id
left join public.clients as client on client.id = job.client_id`;

export const leadItem = `jsonb_build_object(
  'company', row.company, 'plan', row.plan, 'roles_to_fill', row.roles_to_fill, 'message', row.message,
  'created_at', row.created_at
)`;

/** Renders a row of `selectConsents` as jsonb. */
export const consentItem = `jsonb_build_object(
  'purpose', row.purpose, 'given_at', row.given_at, 'expires_at', row.expires_at, 'withdrawn_at', row.withdrawn_at,
  'language', row.language, 'text', row.text, 'version', row.version
)`;

export const selectConsents = `
select consent.*, text.body -> consent.language::text as text, text.version
from public.consents as consent join public.consent_texts as text on text.id = consent.consent_text_id
where consent.person_id = $1`;

export const documentItem = `jsonb_build_object(
  'id', row.id, 'kind', row.kind, 'bucket', row.bucket, 'path', row.path, 'file_name', row.file_name,
  'size_bytes', row.size_bytes, 'created_at', row.created_at
)`;

const limit = (max?: number) => (max === undefined ? '' : ` limit ${max}`);
