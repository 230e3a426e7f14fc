import { applicationPath } from '../../../domain/applications/application-path.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { noticePreferences } from '../../../domain/mail/notice-preference.ts';
import { defineNotice, isDue } from './define-notice.ts';

type OwedAnswer = { application_id: string; days: string; title: LocalizedText };

/**
 * Mails colleagues whom a rule has reminded of an applicant who waits, if they have neither read the notification within
 * two minutes nor answered the applicant.
 */
export const tellOfOwedAnswers = defineNotice<OwedAnswer>({
  template: 'staff_answer_owed',
  select: `
    select 'staff_answer_owed:' || notification.id as cause, notification.created_at,
      profile.user_id, profile.name, profile.email, profile.language,
      application.id as application_id, notification.data ->> 'days' as days, job.title
    from public.notifications as notification
    join public.staff_profiles as profile on profile.user_id = notification.user_id
    join public.applications as application on application.id = notification.application_id
    join public.jobs as job on job.id = application.job_id
    where notification.kind = 'answer_owed' and ${isDue}
      and application.owed_answer_since is not null and application.withdrawn_at is null
      and application.id not in (select private.applications_awaiting_erasure())`,
  values: [noticePreferences.tasks],
  path: ({ application_id }) => applicationPath(application_id),
  variables: ({ name, language, days, title }) => ({
    first_name: name.split(' ')[0],
    days,
    job_title: inLanguage(title, language),
  }),
});
