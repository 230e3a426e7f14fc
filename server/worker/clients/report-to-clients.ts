import type { ReportedSearch } from '../../../domain/clients/report.ts';
import type { Language } from '../../../domain/language.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { localizedUrl } from '../../email/mail-link.ts';
import type { Query } from '../../postgres/query.ts';
import type { JobTask } from '../context.ts';
import { formatWeek, writeAwaiting, writeReport } from './report-text.ts';

type Report = { week: string; searches: ReportedSearch[] };

type Recipient = {
  person_id: string;
  email: string;
  first_name: string;
  language: Language;
  company: string;
};

/**
 * Composes the weekly report of each client that is due, and mails it to its contacts who want it. Report and mail are
 * one transaction per client, and the report is unique per week: another worker, a crash or a late start neither
 * repeats nor loses one.
 */
export const reportToClients: JobTask = async ({ database, mailer }) => {
  const { siteUrl } = mailer.sender;
  const { rows } = await database.query<{ client: string }>(
    'select client from private.clients_due_for_report() as client',
  );
  for (const { client } of rows) {
    await database.transaction(async (query) => {
      const report = await storeReport(query, client);
      if (!report) return;
      for (const recipient of await findRecipients(query, client, report)) {
        await enqueueReport(query, { client, report, recipient, siteUrl });
      }
    });
  }
};

/** Returns undefined if another worker has stored it already. */
async function storeReport(query: Query, client: string): Promise<Report | undefined> {
  const { rows } = await query<Report>(
    'select week::text, searches from private.write_report($1) where week is not null',
    [client],
  );
  return rows[0];
}

/** A contact who got access after the week had ended is mailed from the next report on. */
async function findRecipients(
  query: Query,
  client: string,
  { week }: Report,
): Promise<Recipient[]> {
  const { rows } = await query<Recipient>(
    `select access.person_id, access.email, person.first_name, person.language, client.name as company
     from private.portal_access as access
     join public.client_portal_access as given
       on given.client_id = access.client_id and given.person_id = access.person_id and given.wants_report
     join public.people as person on person.id = access.person_id
     join public.clients as client on client.id = access.client_id
     where access.client_id = $1 and given.created_at < private.start_of_day($2::date + 7) order by access.person_id`,
    [client, week],
  );
  return rows;
}

type Sending = { client: string; report: Report; recipient: Recipient; siteUrl: string };

/** The mail does not name the client: a mail that nobody wrote must not count as a contact with the client. */
async function enqueueReport(query: Query, sending: Sending): Promise<void> {
  const { client, report, recipient, siteUrl } = sending;
  const { language } = recipient;
  const page = localizedUrl(`${siteUrl}/portal/reports?company=${client}`, language);
  await enqueueMail(query, {
    cause: `client_report:${client}:${report.week}:${recipient.person_id}`,
    template: 'client_report',
    to: recipient.email,
    language,
    personId: recipient.person_id,
    variables: {
      first_name: recipient.first_name,
      company: recipient.company,
      period: formatWeek(report.week, language),
      report: writeReport(report.searches, language),
      awaiting: writeAwaiting(report.searches, language),
      link: page,
      settings_link: `${page}#mail`,
    },
  });
}
