import type { Language } from '../../../domain/language.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { staffMailPreferences } from '../../../domain/mail/staff-mail-preference.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { localizedUrl } from '../../email/mail-link.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import type { JobTask } from '../context.ts';
import { isDue, maxAtOnce } from './is-due.ts';

type Answer = Pick<Row<'staff_profiles'>, 'name' | 'email' | 'language'> & {
  notification_id: string;
  job_id: string;
  kind: string;
  company: string;
  title: LocalizedText;
};

const sentences: Record<string, Record<Language, string>> = {
  ad_approved: { en: 'approved the ad', sv: 'har godkänt annonsen' },
  ad_changes_asked: { en: 'asked for changes to the ad', sv: 'vill ändra i annonsen' },
};

/**
 * Mails colleagues about answers of clients on ads that they have not read within two minutes, unless they have turned
 * off mail about answers of clients.
 */
export const tellOfAdAnswers: JobTask = async ({ database, mailer }) => {
  const { siteUrl } = mailer.sender;
  await database.transaction(async (query) => {
    const { rows } = await query<Answer>(
      `select notification.id as notification_id, notification.kind, approval.job_id, profile.name,
         profile.email, profile.language, client.name as company, job.title
       from public.notifications as notification
       join public.staff_profiles as profile on profile.user_id = notification.user_id
       join public.job_approvals as approval on approval.id = notification.approval_id
       join public.jobs as job on job.id = approval.job_id
       join public.clients as client on client.id = approval.client_id
       where notification.kind = any ($3) and ${isDue}
         and not exists (select from public.outbox where cause = 'staff_client_answer:' || notification.id)
       order by notification.created_at limit $2`,
      [staffMailPreferences.clientAnswers, maxAtOnce, Object.keys(sentences)],
    );
    for (const { language, kind, ...row } of rows) {
      await enqueueMail(query, {
        cause: `staff_client_answer:${row.notification_id}`,
        template: 'staff_client_answer',
        to: row.email,
        toName: row.name,
        language,
        variables: {
          first_name: row.name.split(' ')[0],
          company: row.company,
          answer: sentences[kind]?.[language],
          job_title: row.title[language] || row.title.en || row.title.sv,
          link: localizedUrl(`${siteUrl}/admin/jobs/edit/${row.job_id}`, language),
        },
      });
    }
  });
};
