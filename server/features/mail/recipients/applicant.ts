import type { LocalizedText } from '../../../../domain/localized-text.ts';
import type { StaffMail } from '../../../../domain/mail/staff-mail.ts';
import { personLink } from '../../../email/mail-link.ts';
import { FunctionError } from '../../../functions/errors.ts';
import type { Row } from '../../../postgres/kysely-types.ts';
import type { Query } from '../../../postgres/query.ts';
import { applicationVariables } from '../../jobs/job.ts';
import { formerJob } from '../../own-page/announced-stage.ts';
import { addressOf, languageOf, type Recipient, type Site } from './recipient.ts';

type Applicant = Pick<Row<'people'>, 'id' | 'first_name' | 'full_name' | 'language' | 'email'> & {
  /** True if the application has its own contact address (`contact_email`). */
  has_own_address: boolean;
  title: LocalizedText;
  client_name: string | null;
  old_title: LocalizedText | null;
  /** The state of the planned interview. */
  interview: 'proposed' | 'booked' | null;
};

/** Returns the recipient of a mail about an application. */
export async function getApplicant(
  query: Query,
  mail: Pick<StaffMail, 'language' | 'message'>,
  id: string,
  site: Site,
): Promise<Recipient> {
  const { rows } = await query<Applicant>(
    `select person.id, person.first_name, person.full_name, person.language,
       coalesce(application.contact_email, person.email) as email, application.contact_email is not null as has_own_address,
       job.title, client.name as client_name,
       (select title from public.jobs where jobs.id = ${formerJob}) as old_title,
       (
         select interview.state from public.interviews as interview
         where interview.application_id = application.id
           and (interview.state = 'proposed' or interview.state = 'booked' and interview.ends_at > now())
         order by interview.state limit 1
       ) as interview
     from public.applications as application
     join public.people as person on person.id = application.person_id
     join public.jobs as job on job.id = application.job_id
     left join public.clients as client on client.id = job.client_id
     where application.id = $1 and person.anonymised_at is null and person.erase_after is null`,
    [id],
  );
  const [applicant] = rows;
  if (!applicant) throw new FunctionError('not_found');
  const language = languageOf(mail, applicant);
  const purpose = applicant.has_own_address ? 'application' : 'person';
  return {
    ...addressOf(applicant),
    language,
    personId: applicant.id,
    applicationId: id,
    isAnswer: true,
    variables: {
      first_name: applicant.first_name,
      ...applicationVariables(applicant, language, site.name),
      old_job_title: applicant.old_title?.[language],
      interview: applicant.interview,
      message: mail.message,
      link: personLink(site.url, language, { applicationId: id, purpose }),
    },
  };
}
