import { applicationPath } from '../../../domain/applications/application-path.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { noticePreferences } from '../../../domain/mail/notice-preference.ts';
import { defineNotice, isDue } from './define-notice.ts';

type Answer = {
  application_id: string;
  kind: string;
  company: string | null;
  title: LocalizedText;
};

const sentences: Record<string, Record<Language, string>> = {
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
export const tellOfClientAnswers = defineNotice<Answer>({
  template: 'staff_client_answer',
  select: `
    select 'staff_client_answer:' || notification.id as cause, notification.created_at, notification.kind,
      notification.application_id, profile.user_id, profile.name, profile.email, profile.language, client.name as company, job.title
    from public.notifications as notification
    join public.staff_profiles as profile on profile.user_id = notification.user_id
    join public.applications as application on application.id = notification.application_id
    join public.jobs as job on job.id = application.job_id
    left join public.clients as client on client.id = job.client_id
    where notification.kind = any ($2) and ${isDue}
      and application.id not in (select private.applications_awaiting_erasure())`,
  values: [noticePreferences.clientAnswers, Object.keys(sentences)],
  path: ({ application_id }) => applicationPath(application_id),
  variables: ({ name, language, kind, company, title }) => ({
    first_name: name.split(' ')[0],
    company: company ?? '',
    answer: sentences[kind]?.[language],
    job_title: inLanguage(title, language),
  }),
});
