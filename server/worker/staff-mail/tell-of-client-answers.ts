import type { LocalizedText } from '../../../domain/localized-text.ts';
import { staffMailPreferences } from '../../../domain/mail/staff-mail-preference.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { localizedUrl } from '../../email/mail-link.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import type { JobTask } from '../context.ts';
import { isDue, maxAtOnce } from './is-due.ts';

type Answer = Pick<Row<'staff_profiles'>, 'user_id' | 'name' | 'email' | 'language'> & {
  notification_id: string;
  application_id: string;
  kind: string;
  company: string | null;
  title: LocalizedText;
};

const sentences: Record<string, Record<'en' | 'sv', string>> = {
  client_commented: { en: 'commented on a candidate', sv: 'har kommenterat en kandidat' },
  client_asked_for_interview: {
    en: 'wants to interview a candidate',
    sv: 'vill intervjua en kandidat',
  },
  client_passed: { en: 'passed on a candidate', sv: 'har tackat nej till en kandidat' },
};

/**
 * Mails colleagues about answers of clients that they have not read within two minutes, unless they have turned it off.
 * Further answers renew an unread notification, so each is mailed once.
 */
export const tellOfClientAnswers: JobTask = async ({ database, mailer }) => {
  const { siteUrl } = mailer.sender;
  await database.transaction(async (query) => {
    const { rows } = await query<Answer>(
      `select notification.id as notification_id, notification.kind, notification.application_id,
         profile.user_id, profile.name, profile.email, profile.language, client.name as company, job.title
       from public.notifications as notification
       join public.staff_profiles as profile on profile.user_id = notification.user_id
       join public.applications as application on application.id = notification.application_id
       join public.jobs as job on job.id = application.job_id
       left join public.clients as client on client.id = job.client_id
       where notification.kind = any ($3) and ${isDue}
         and application.id not in (select private.applications_awaiting_erasure())
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
          company: row.company ?? '',
          answer: sentences[kind]?.[language],
          job_title: row.title[language] || row.title.en || row.title.sv,
          link: localizedUrl(
            `${siteUrl}/admin/job-applications?application=${row.application_id}`,
            language,
          ),
        },
      });
    }
  });
};
