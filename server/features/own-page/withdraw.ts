import type { Stage } from '../../../domain/enums.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { personLink } from '../../email/mail-link.ts';
import { actAs } from '../../functions/act-as.ts';
import type { Call } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import { anonymous } from '../../http/identity/identity.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import { type Query, requireRow } from '../../postgres/query.ts';
import { applicationVariables, type Job } from '../jobs/job.ts';
import { announcedJob, announcedStage, untoldMove } from './announced-stage.ts';
import { lockPerson } from './lock-person.ts';
import type { PersonLink } from './open-link.ts';

type Withdrawal = { application_id: string; reason?: string };

export async function withdraw(
  link: PersonLink,
  input: Withdrawal,
  { context }: Call,
): Promise<{ ok: true }> {
  const { application_id: applicationId, reason } = input;
  if (link.purpose === 'application' && link.applicationId !== applicationId) {
    throw new FunctionError('not_allowed');
  }
  const { site, database } = context;
  return database.transaction(async (query) => {
    await actAs(query, anonymous);
    await lockPerson(query, link);
    await requireOpen(query, applicationId);
    const { rows } = await query<Pick<Row<'applications'>, 'contact_email'>>(
      `update public.applications as application
       set withdrawn_at = coalesce(application.withdrawn_at, now()),
         withdrawn_reason = coalesce(application.withdrawn_reason, $3)
       where application.id = $1 and application.person_id = $2
       returning application.contact_email`,
      [applicationId, link.personId, reason],
    );
    const [application] = rows;
    if (!application) throw new FunctionError('not_found');
    const to = application.contact_email ?? link.email;
    if (to) {
      // The contact address of an application is not proven to be the person's own.
      const purpose = application.contact_email ? 'application' : 'person';
      await enqueueMail(query, {
        cause: `application_withdrawn:${applicationId}`,
        template: 'application_withdrawn',
        to,
        language: link.language,
        personId: link.personId,
        applicationId,
        variables: {
          first_name: link.firstName,
          ...applicationVariables(
            await getAnnouncedJob(query, applicationId),
            link.language,
            site.name,
          ),
          link: personLink(site.url, link.language, { applicationId, purpose }),
        },
      });
    }
    return { ok: true };
  });
}

/**
 * A hire or a rejection that the person knows of stays: a withdrawal would take it out of reports and invoices. One that
 * was not announced does not count, because the error would reveal it.
 */
async function requireOpen(query: Query, applicationId: string): Promise<void> {
  const { rows } = await query<{ stage: Stage }>(
    `select ${announcedStage} as stage from public.applications as application${untoldMove}
     where application.id = $1 and application.withdrawn_at is null`,
    [applicationId],
  );
  if (rows.some(({ stage }) => stage === 'hired' || stage === 'rejected')) {
    throw new FunctionError('application_decided');
  }
}

/** Returns the job that the person applied for, as the person's own page names it. */
async function getAnnouncedJob(
  query: Query,
  applicationId: string,
): Promise<Pick<Job, 'title' | 'client_name'>> {
  const result = await query<Pick<Job, 'title' | 'client_name'>>(
    `select job.title, client.name as client_name
     from public.applications as application${untoldMove}
     join public.jobs as job on job.id = ${announcedJob}
     left join public.clients as client on client.id = job.client_id
     where application.id = $1`,
    [applicationId],
  );
  return requireRow(result);
}
