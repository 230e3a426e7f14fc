import { applicationTexts } from '../../../domain/applications/application.ts';
import type { OwnApplication, OwnPage } from '../../../domain/own-page.ts';
import { mergedReason } from '../../../domain/people/merge.ts';
import { newEmailPrefix } from '../../../domain/people/new-email.ts';
import type { StoredFile } from '../../documents/file-store.ts';
import type { FunctionContext } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import { type Query, requireRow } from '../../postgres/query.ts';
import { listOfferedTimes } from '../interviews/offered-times.ts';
import { announcedJob, announcedStage, announcedSteps, untoldMove } from './announced-stage.ts';
import { openLink, type PersonLink } from './open-link.ts';

const linkSeconds = 300;

/** In each list of the page, the newest first. An export is complete. */
const maxRows = 200;

type Means = { context: Pick<FunctionContext, 'database' | 'files'> };

/** The page as the statement returns it: documents are stored files, which are not signed yet. */
type StoredPage = Omit<OwnPage, 'scope' | 'focus' | 'documents'> & {
  documents: (Omit<OwnPage['documents'][number], 'url'> & StoredFile)[];
};

/**
 * Lists what is stored about a person. A decision is shown only after the mail about it was sent: nobody should
 * learn it from this page first.
 */
export async function show(
  link: PersonLink,
  { context }: Means,
  { isWhole = false } = {},
): Promise<OwnPage> {
  const isOne = link.purpose === 'application';
  const result = await context.database.query<{ page: StoredPage }>(statement, [
    link.personId,
    isOne ? link.applicationId : null,
    newEmailPrefix,
    isWhole ? null : maxRows,
  ]);
  const { documents, ...page } = requireRow(result).page;
  if (!isWhole) await offerTimes(context.database.query, page.applications);
  const signed = await Promise.all(
    documents.map(async ({ bucket, path, ...document }) => ({
      ...document,
      url: await context.files.sign({ bucket, path }, link.holder, linkSeconds, document.file_name),
    })),
  );
  const scope = isOne ? 'application' : 'person';
  return { ...page, scope, focus: link.applicationId, documents: signed };
}

async function offerTimes(query: Query, applications: OwnApplication[]): Promise<void> {
  for (const interview of applications.flatMap(({ interviews }) => interviews)) {
    const isOver = interview.starts_at && new Date(interview.starts_at) <= new Date();
    if (interview.state === 'cancelled' || isOver) continue;
    const times = await listOfferedTimes(query, interview);
    interview.times = times.map((time) => time.toISOString());
  }
}

/** Renders the page for the first response. Returns undefined if the link never existed. */
export async function showByLink(
  token: string,
  means: Means,
): Promise<OwnPage | 'ended' | undefined> {
  try {
    const link = await openLink(means.context.database.query, token);
    return link.purpose === 'unsubscribe' ? undefined : await show(link, means);
  } catch (error) {
    if (error instanceof FunctionError) return error.code === 'link_expired' ? 'ended' : undefined;
    throw error;
  }
}

const applicationColumns = Object.keys(applicationTexts.shape).map((name) => `application.${name}`);

/**
 * Two records of a person had applied for the same job before they were merged. The other application stands for both:
 * the person has withdrawn nothing. An export contains both.
 */
const gaveWay = `(
  application.withdrawn_reason is not distinct from '${mergedReason}' and exists (
    select from public.applications as other
    where other.person_id = application.person_id and other.job_id = application.job_id and other.id <> application.id
  )
)`;

/** Those that are planned, and for a while those that the candidate was told are cancelled. An export lists all. */
const ownInterviews = `
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
 where interview.application_id = application.id and ($4::integer is null or case interview.state
   when 'proposed' then true
   when 'booked' then interview.ends_at > now()
   else interview.told_state = 'cancelled' and interview.updated_at > now() - interval '7 days'
 end))`;

const statement = `
select jsonb_build_object(
  'person', case when $2::uuid is null then (
    select to_jsonb(own) from (
      select first_name, last_name, email, (
          select substr(message, length($3) + 1) from public.privacy_requests
          where person_id = $1 and kind = 'rectification' and state in ('received', 'in_progress')
            and starts_with(message, $3)
          order by created_at desc limit 1
        ) as new_email, phone, linkedin_url, language, location, headline
      from public.people where id = $1
    ) as own
  ) end,
  'keep_until', (select keep_until from private.retention where person_id = $1),
  'erase_after', (select erase_after from public.people where id = $1),
  'applications', coalesce((
    select jsonb_agg(to_jsonb(own) order by own.created_at desc) from (
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
        ${ownInterviews} as interviews,
        (select coalesce(jsonb_agg(jsonb_build_object('kind', event.kind, 'at', event.created_at) order by event.id), '[]')
         from public.application_events as event
         where event.application_id = application.id and event.kind in ('created', 'withdrawn', 'mail_sent', 'mail_kept')
        ) as history
      from public.applications as application${untoldMove}
      join public.jobs as job on job.id = ${announcedJob}
      left join public.job_staff as job_owner on job_owner.job_id = job.id
      left join public.clients as client on client.id = job.client_id
      where application.person_id = $1 and ($2::uuid is null or application.id = $2)
        and ($4::integer is null or not ${gaveWay})
      order by application.created_at desc limit $4::integer
    ) as own
  ), '[]'),
  'candidate', case when $2::uuid is null then (
    select to_jsonb(own) from (
      select state, fields, skills, seniority, years_of_experience, locations, remote, employment_types,
        available_from, summary, wants_alerts, consent_expires_at
      from public.candidates where person_id = $1
    ) as own
  ) end,
  'freelancer', case when $2::uuid is null then (
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
           order by period limit $4::integer
         ) as own
        ) as periods
      from public.freelancers where person_id = $1
    ) as own
  ) end,
  'leads', case when $2::uuid is null then coalesce((
    select jsonb_agg(jsonb_build_object(
      'company', company, 'plan', plan, 'roles_to_fill', roles_to_fill, 'message', message, 'created_at', created_at
    ) order by created_at desc)
    from (select * from public.waiting_list where person_id = $1 order by created_at desc limit $4::integer) as own
  ), '[]') end,
  'consents', case when $2::uuid is null then coalesce((
    select jsonb_agg(jsonb_build_object(
      'purpose', consent.purpose, 'given_at', consent.given_at, 'expires_at', consent.expires_at,
      'withdrawn_at', consent.withdrawn_at, 'language', consent.language,
      'text', text.body -> consent.language::text, 'version', text.version
    ) order by consent.given_at desc)
    from (
      select * from public.consents where person_id = $1 order by given_at desc limit $4::integer
    ) as consent join public.consent_texts as text on text.id = consent.consent_text_id
  ), '[]') end,
  'documents', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', document.id, 'kind', document.kind, 'bucket', document.bucket, 'path', document.path,
      'file_name', document.file_name, 'size_bytes', document.size_bytes, 'created_at', document.created_at
    ) order by document.created_at desc)
    from (
      select * from public.documents
      where person_id = $1 and ($2::uuid is null or id = (
        select cv_document_id from public.applications where id = $2
      ))
      order by created_at desc limit $4::integer
    ) as document
  ), '[]')
) as page`;
