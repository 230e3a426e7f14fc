import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { noticePreferences } from '../../../domain/mail/notice-preference.ts';
import { defineNotice, isDue } from './define-notice.ts';

type Answer = { job_id: string; kind: string; company: string; title: LocalizedText };

const sentences: Record<string, Record<Language, string>> = {
  ad_approved: { en: 'approved the ad', sv: 'har godkänt annonsen' },
  ad_changes_asked: { en: 'asked for changes to the ad', sv: 'vill ändra i annonsen' },
};

/**
 * Mails colleagues about answers of clients on ads that they have not read within two minutes, unless they have turned
 * off mail about answers of clients.
 */
export const tellOfAdAnswers = defineNotice<Answer>({
  template: 'staff_client_answer',
  select: `
    select 'staff_client_answer:' || notification.id as cause, notification.created_at, notification.kind,
      approval.job_id, profile.user_id, profile.name, profile.email, profile.language, client.name as company, job.title
    from public.notifications as notification
    join public.staff_profiles as profile on profile.user_id = notification.user_id
    join public.job_approvals as approval on approval.id = notification.approval_id
    join public.jobs as job on job.id = approval.job_id
    join public.clients as client on client.id = approval.client_id
    where notification.kind = any ($2) and ${isDue}`,
  values: [noticePreferences.clientAnswers, Object.keys(sentences)],
  path: ({ job_id }) => `/admin/jobs/edit/${job_id}`,
  variables: ({ name, language, kind, company, title }) => ({
    first_name: name.split(' ')[0],
    company,
    answer: sentences[kind]?.[language],
    job_title: inLanguage(title, language),
  }),
});
