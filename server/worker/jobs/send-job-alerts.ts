import { z } from 'zod';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { localizedUrl, unsubscribeLinks } from '../../email/mail-link.ts';
import { db, now, type Query } from '../../postgres/query.ts';
import type { JobContext, JobTask } from '../context.ts';

const payload = z.object({ id: z.uuid() });
const batch = 200;

type Job = Awaited<ReturnType<typeof findJob>> & object;

type Recipient = { id: string; first_name: string; email: string; language: Language };

/** Mails a new job to the candidates of its field who want job alerts, once to each. */
export const sendJobAlerts: JobTask = async ({ database, mailer }, input) => {
  const { id } = payload.parse(input);
  const job = await findJob(database.query, id);
  if (!job) return;
  let recipients: Recipient[];
  do {
    recipients = await database.transaction(async (query) => {
      const jobRecipients = await findRecipients(query, job);
      for (const recipient of jobRecipients)
        await enqueueAlert(query, job, recipient, mailer.sender);
      return jobRecipients;
    });
  } while (recipients.length === batch);
};

async function findJob(query: Query, id: string) {
  const { rows } = await query(
    db
      .selectFrom('jobs as job')
      .leftJoin('clients as client', 'client.id', 'job.client_id')
      .select(['job.id', 'job.slug', 'job.field', 'job.title', 'job.summary', 'job.location'])
      .select('client.name as client_name')
      .where('job.id', '=', id)
      .where('job.state', '=', 'open')
      .where((eb) => eb.or([eb('job.opens_at', 'is', null), eb('job.opens_at', '<=', now)]))
      .where((eb) => eb.or([eb('job.closes_at', 'is', null), eb('job.closes_at', '>', now)])),
  );
  return rows[0];
}

async function findRecipients(query: Query, { id, field }: Job): Promise<Recipient[]> {
  const { rows } = await query<Recipient>(
    `select person.id, person.first_name, person.email, person.language
     from public.candidates as candidate join public.people as person on person.id = candidate.person_id
     where candidate.state = 'active' and candidate.wants_alerts and $2::public.job_field = any (candidate.fields)
       and candidate.consent_expires_at > now() and person.email is not null and person.erase_after is null
       -- Anyone can enter the address of a stranger, who must not get mail again and again.
       and person.email_confirmed_at is not null
       and person.merged_into is null and person.anonymised_at is null
       and not exists (select from public.outbox where cause = 'job_alert:' || $1 || ':' || person.id)
     order by person.id limit $3`,
    [id, field, batch],
  );
  return rows;
}

async function enqueueAlert(
  query: Query,
  job: Job,
  recipient: Recipient,
  sender: JobContext['mailer']['sender'],
): Promise<void> {
  const { language } = recipient;
  await enqueueMail(query, {
    cause: `job_alert:${job.id}:${recipient.id}`,
    template: 'job_alert',
    to: recipient.email,
    language,
    personId: recipient.id,
    variables: {
      first_name: recipient.first_name,
      job_title: inLanguage(job.title, language),
      client_name: job.client_name ?? sender.siteName,
      location: job.location,
      job_summary: job.summary[language] || job.summary.en || job.summary.sv,
      link: localizedUrl(`${sender.siteUrl}/job/${job.slug}`, language),
      ...unsubscribeLinks(sender.siteUrl, language),
    },
  });
}
