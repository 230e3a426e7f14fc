import { noticePreferences } from '../../../domain/mail/notice-preference.ts';
import { formatPeriod } from '../../features/invoices/format.ts';
import { defineNotice, isDue } from './define-notice.ts';

type PauseRequest = {
  client_id: string;
  company: string;
  contact: string | null;
  starts_on: string;
  ends_on: string;
};

/**
 * Mails colleagues who may approve a pause about requests that they have neither read within two minutes nor answered,
 * unless they have turned off mail about clients.
 */
export const tellOfPauseRequests = defineNotice<PauseRequest>({
  template: 'staff_pause_request',
  select: `
    select 'staff_pause_request:' || notification.id as cause, notification.created_at,
      profile.user_id, profile.name, profile.email, profile.language, client.id as client_id, client.name as company,
      nullif(person.full_name, '') as contact, request.starts_on::text, request.ends_on::text
    from public.notifications as notification
    join public.client_pause_requests as request on request.id = (notification.data ->> 'request_id')::uuid
    join public.clients as client on client.id = request.client_id
    join public.staff_profiles as profile on profile.user_id = notification.user_id
    left join public.people as person on person.id = request.person_id
    where notification.kind = 'pause_requested' and ${isDue} and request.state = 'pending'`,
  values: [noticePreferences.clientAnswers],
  path: ({ client_id }) => `/admin/clients/${client_id}`,
  variables: ({ name, language, company, contact, starts_on, ends_on }) => ({
    first_name: name.split(' ')[0],
    company,
    contact: contact ?? company,
    period: formatPeriod(starts_on, ends_on, language),
  }),
});
