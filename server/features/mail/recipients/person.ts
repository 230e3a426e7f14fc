import type { StaffMail } from '../../../../domain/mail/staff-mail.ts';
import { localizedUrl, personLink } from '../../../email/mail-link.ts';
import { FunctionError } from '../../../functions/errors.ts';
import { db, type Query } from '../../../postgres/query.ts';
import { applicationVariables } from '../../jobs/job.ts';
import { addressOf, languageOf, type Recipient, type Site } from './recipient.ts';

/** Returns the recipient of a mail about no application, perhaps about a job. */
export async function getPerson(
  query: Query,
  mail: StaffMail,
  id: string,
  site: Site,
): Promise<Recipient> {
  const { rows } = await query(
    db
      .selectFrom('people as person')
      .leftJoin('jobs as job', (join) => join.on('job.id', '=', mail.job_id ?? null))
      .leftJoin('clients as client', 'client.id', 'job.client_id')
      .select(['person.first_name', 'person.full_name', 'person.language', 'person.email'])
      .select(['job.slug', 'job.title', 'client.name as client_name'])
      .where('person.id', '=', id)
      .where('person.anonymised_at', 'is', null)
      .where('person.merged_into', 'is', null)
      .where('person.erase_after', 'is', null),
  );
  const [person] = rows;
  if (!person) throw new FunctionError('not_found');
  const language = languageOf(mail, person);
  const { slug, title, client_name } = person;
  const url = slug
    ? localizedUrl(`${site.url}/job/${slug}`, language)
    : personLink(site.url, language);
  return {
    ...addressOf(person),
    language,
    personId: id,
    jobId: mail.job_id,
    clientId: mail.client_id,
    variables: {
      first_name: person.first_name,
      ...(title ? applicationVariables({ title, client_name }, language, site.name) : {}),
      message: mail.message,
      link: url,
    },
  };
}
