import { enqueueMail } from '../../email/enqueue.ts';
import { personLink } from '../../email/mail-link.ts';
import type { Call } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import { actAs } from '../../functions/once.ts';
import { anonymous } from '../../http/identity/identity.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import { applicationVariables, type Job } from '../jobs/job.ts';
import type { PersonLink } from './open-link.ts';

type Withdrawal = { application_id: string; reason?: string };
type Withdrawn = Pick<Row<'applications'>, 'contact_email'> & Pick<Job, 'title' | 'client_name'>;

export async function withdraw(
  link: PersonLink,
  given: Withdrawal,
  { context }: Call,
): Promise<{ ok: true }> {
  const { application_id: applicationId, reason } = given;
  if (link.purpose === 'application' && link.applicationId !== applicationId) {
    throw new FunctionError('not_allowed');
  }
  const { site, database } = context;
  return database.transaction(async (query) => {
    await actAs(query, anonymous);
    const { rows } = await query<Withdrawn>(
      `update public.applications as application
       set withdrawn_at = coalesce(application.withdrawn_at, now()),
         withdrawn_reason = coalesce(application.withdrawn_reason, $3)
       from public.jobs as job left join public.clients as client on client.id = job.client_id
       where application.id = $1 and application.person_id = $2 and job.id = application.job_id
       returning application.contact_email, job.title, client.name as client_name`,
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
          ...applicationVariables(application, link.language, site.name),
          link: personLink(site.url, link.language, { applicationId, purpose }),
        },
      });
    }
    return { ok: true };
  });
}
