import { z } from 'zod';
import type { Language } from '../../domain/language.ts';
import type { LocalizedText } from '../../domain/localized-text.ts';
import { enqueueMail } from '../email/enqueue.ts';
import { unsubscribeLinks } from '../email/mail-link.ts';
import type { Query } from '../postgres/query.ts';
import type { JobContext, JobTask } from './context.ts';

const payload = z.object({ id: z.uuid() });
const batch = 200;

type Job = {
  id: string;
  slug: string;
  field: string;
  title: LocalizedText;
  summary: LocalizedText;
  location: string;
  client_name: string | null;
};

type Reader = { id: string; first_name: string; email: string; language: Language };

/** Tells who asked for it of a new job in their field, each of them once. */
export const sendJobAlerts: JobTask = async ({ database, mailer }, given) => {
  const { id } = payload.parse(given);
  const { rows } = await database.query(
    `select job.id, slug, field, title, summary, job.location, client.name as client_name
     from public.jobs as job left join public.clients as client on client.id = job.client_id
     where job.id = $1 and state = 'open' and coalesce(opens_at <= now(), true) and coalesce(closes_at > now(), true)`,
    [id],
  );
  const job: Job | undefined = rows[0];
  if (!job) return;
  let readers: Reader[];
  do {
    readers = await database.transaction(async (query) => {
      const found = await findReaders(query, job);
      for (const reader of found) await tell(query, job, reader, mailer.sender);
      return found;
    });
  } while (readers.length === batch);
};

async function findReaders(query: Query, { id, field }: Job): Promise<Reader[]> {
  const { rows } = await query(
    `select person.id, person.first_name, person.email, person.language
     from public.candidates as candidate join public.people as person on person.id = candidate.person_id
     where candidate.state = 'active' and candidate.wants_alerts and $2::public.job_field = any (candidate.fields)
       and candidate.consent_expires_at > now() and person.email is not null and person.erase_after is null
       and person.merged_into is null and person.anonymised_at is null
       and not exists (select from public.outbox where cause = 'job_alert:' || $1 || ':' || person.id)
     order by person.id limit $3`,
    [id, field, batch],
  );
  return rows;
}

async function tell(
  query: Query,
  job: Job,
  reader: Reader,
  sender: JobContext['mailer']['sender'],
): Promise<void> {
  const { language } = reader;
  await enqueueMail(query, {
    cause: `job_alert:${job.id}:${reader.id}`,
    template: 'job_alert',
    to: reader.email,
    language,
    personId: reader.id,
    variables: {
      first_name: reader.first_name,
      job_title: job.title[language] || job.title.en || job.title.sv,
      client_name: job.client_name ?? sender.siteName,
      location: job.location,
      job_summary: job.summary[language] || job.summary.en || job.summary.sv,
      link: `${sender.siteUrl}/job/${job.slug}${language === 'sv' ? '?lang=sv' : ''}`,
      ...unsubscribeLinks(sender.siteUrl),
    },
  });
}
