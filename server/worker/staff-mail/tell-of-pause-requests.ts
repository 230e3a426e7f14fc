import { staffMailPreferences } from '../../../domain/mail/staff-mail-preference.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { localizedUrl } from '../../email/mail-link.ts';
import { formatPeriod } from '../../features/invoices/format.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import type { JobTask } from '../context.ts';
import { isDue, maxAtOnce } from './is-due.ts';

type Asked = Pick<Row<'staff_profiles'>, 'name' | 'email' | 'language'> & {
  notification_id: string;
  client_id: string;
  company: string;
  contact: string | null;
  starts_on: string;
  ends_on: string;
};

/**
 * Mails those who may approve a pause about requests that they have neither read within two minutes nor answered, unless
 * they have turned off mail about clients.
 */
export const tellOfPauseRequests: JobTask = async ({ database, mailer }) => {
  const { siteUrl } = mailer.sender;
  await database.transaction(async (query) => {
    const { rows } = await query<Asked>(
      `select notification.id as notification_id, profile.name, profile.email, profile.language,
         client.id as client_id, client.name as company, nullif(person.full_name, '') as contact,
         request.starts_on::text, request.ends_on::text
       from public.notifications as notification
       join public.client_pause_requests as request on request.id = (notification.data ->> 'request_id')::uuid
       join public.clients as client on client.id = request.client_id
       join public.staff_profiles as profile on profile.user_id = notification.user_id
       left join public.people as person on person.id = request.person_id
       where notification.kind = 'pause_requested' and ${isDue} and request.state = 'pending'
         and not exists (select from public.outbox where cause = 'staff_pause_request:' || notification.id)
       order by notification.created_at limit $2`,
      [staffMailPreferences.clientAnswers, maxAtOnce],
    );
    for (const { language, ...row } of rows) {
      await enqueueMail(query, {
        cause: `staff_pause_request:${row.notification_id}`,
        template: 'staff_pause_request',
        to: row.email,
        toName: row.name,
        language,
        variables: {
          first_name: row.name.split(' ')[0],
          company: row.company,
          contact: row.contact ?? row.company,
          period: formatPeriod(row.starts_on, row.ends_on, language),
          link: localizedUrl(`${siteUrl}/admin/clients/${row.client_id}`, language),
        },
      });
    }
  });
};
