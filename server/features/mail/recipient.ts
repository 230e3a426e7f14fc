import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { type MailSample, sampleIn } from '../../../domain/mail/mail-sample.ts';
import { listVariables } from '../../../domain/mail/message-template.ts';
import { isBlankTemplate, type StaffMail } from '../../../domain/mail/staff-mail.ts';
import type { Mail } from '../../email/enqueue.ts';
import { formatDate } from '../../email/format.ts';
import { localizedUrl, personLink, reviewLink } from '../../email/mail-link.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Staff } from '../../functions/require-staff.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import { db, type Query } from '../../postgres/query.ts';
import { applicationVariables } from '../jobs/job.ts';
import { formerJob } from '../own-page/announced-stage.ts';

/** Stands for the message of a blank template, which needs one, before its author has written any. */
export const placeholderMessage = '…';

type Recipient = Pick<
  Mail,
  | 'to'
  | 'toName'
  | 'language'
  | 'variables'
  | 'personId'
  | 'applicationId'
  | 'jobId'
  | 'clientId'
  | 'forStaff'
  | 'isAnswer'
>;

type Site = { name: string; url: string };

/**
 * Returns the address, the language and the variables of a mail that staff send by hand. Throws if staff may not send it
 * or the recipient has no address.
 */
export async function getRecipient(
  query: Query,
  mail: StaffMail,
  staff: Staff,
  site: Site,
): Promise<Recipient> {
  const { rows } = await query(
    db
      .selectFrom('email_templates')
      .select(['is_manual', 'sample'])
      .$narrowType<{ sample: MailSample }>()
      .where('key', '=', mail.template),
  );
  const [template] = rows;
  if (!template) throw new FunctionError('not_found');
  if (mail.test) {
    const language = mail.language ?? staff.language;
    const variables = sampleIn(template.sample, language);
    return { to: staff.email, toName: staff.name, forStaff: staff.id, language, variables };
  }
  if (!template.is_manual) throw new FunctionError('not_allowed');
  if (isBlankTemplate(mail.template) && !mail.message && !mail.text && !mail.body) {
    throw new FunctionError('invalid', { fields: { message: 'required' } });
  }
  if (listVariables(mail.body).length > 0) {
    throw new FunctionError('invalid', { fields: { body: 'invalid' } });
  }
  if (mail.application_id) return getApplicant(query, mail, mail.application_id, site);
  if (mail.review_link_id) return getClientContact(query, mail, mail.review_link_id, site);
  if (mail.client_id) await requireContact(query, mail.client_id, mail.person_id);
  return getPerson(query, mail, mail.person_id ?? '', site);
}

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

async function getPerson(
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

async function requireContact(query: Query, clientId: string, personId?: string): Promise<void> {
  const { rows } = await query(
    db
      .selectFrom('client_contacts')
      .select('person_id')
      .where('client_id', '=', clientId)
      .where('person_id', '=', personId ?? null),
  );
  if (rows.length === 0) throw new FunctionError('not_found');
}

type ShortlistLink = Pick<
  Row<'review_links'>,
  'recipient_name' | 'language' | 'expires_at' | 'message'
> & {
  email: string | null;
  client_id: string | null;
  title: LocalizedText;
  count: string;
};

/** Returns the recipient of a shortlist. The mail gets a new token: the database stores only the hash of the first one. */
async function getClientContact(
  query: Query,
  mail: StaffMail,
  id: string,
  site: Site,
): Promise<Recipient> {
  const { rows } = await query<ShortlistLink>(
    `select link.recipient_name, link.recipient_email as email, link.language, link.expires_at, link.message, job.title, job.client_id,
       (select count(*) from private.shown_review_items where review_link_id = link.id)::text as count
     from public.review_links as link join public.jobs as job on job.id = link.job_id
     where link.id = $1 and link.revoked_at is null and link.expires_at > now()`,
    [id],
  );
  const [link] = rows;
  if (!link) throw new FunctionError('not_found');
  const language = languageOf(mail, link);
  return {
    ...addressOf({ email: link.email, full_name: link.recipient_name }),
    language,
    clientId: link.client_id ?? undefined,
    variables: {
      first_name: link.recipient_name.split(' ')[0],
      job_title: inLanguage(link.title, language),
      count: link.count,
      message: mail.message ?? link.message,
      link: reviewLink(site.url, id, language),
      expires_on: formatDate(link.expires_at, language),
    },
  };
}

function languageOf(
  mail: Pick<StaffMail, 'language'>,
  recipient: { language: Language },
): Language {
  return mail.language ?? recipient.language;
}

function addressOf(recipient: { email: string | null; full_name: string }) {
  if (!recipient.email) {
    throw new FunctionError('invalid', { fields: { person_id: 'email_invalid' } });
  }
  return { to: recipient.email, toName: recipient.full_name };
}
