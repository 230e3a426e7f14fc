import { applicationPath } from '../../../domain/applications/application-path.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { noticePreferences } from '../../../domain/mail/notice-preference.ts';
import { defineDigest, isDue, isUnmailed } from './define-notice.ts';

type Withdrawal = {
  application_id: string;
  was_hired: boolean;
  person: string;
  title: LocalizedText;
};

const hired: Record<Language, string> = { en: 'marked as hired', sv: 'står som anställd' };

/**
 * Mails colleagues about applicants who have withdrawn, if they have not read the notification within two minutes: one
 * mail for all of them. Its subject names no person.
 */
export const tellOfWithdrawals = defineDigest<Withdrawal>({
  template: 'staff_withdrawal',
  select: `
    select 'staff_withdrawal:' || notification.id as cause, notification.created_at, notification.id as notification_id,
      notification.kind = 'hire_withdrawn' as was_hired, application.id as application_id, person.full_name as person,
      profile.user_id, profile.name, profile.email, profile.language, job.title
    from public.notifications as notification
    join public.staff_profiles as profile on profile.user_id = notification.user_id
    join public.applications as application on application.id = notification.application_id
    join public.people as person on person.id = application.person_id
    join public.jobs as job on job.id = application.job_id
    where notification.kind in ('application_withdrawn', 'hire_withdrawn') and ${isUnmailed} and ${isDue}
      and application.id not in (select private.applications_awaiting_erasure())`,
  values: [noticePreferences.withdrawals],
  path: ([{ application_id }, ...more]) =>
    more.length > 0 ? '/admin/job-applications?withdrawn=1' : applicationPath(application_id),
  variables: (withdrawals) => {
    const [{ name, language, title }] = withdrawals;
    return {
      first_name: name.split(' ')[0],
      count: withdrawals.length > 1 ? String(withdrawals.length) : '',
      was_hired: withdrawals.some(({ was_hired }) => was_hired),
      job_title: inLanguage(title, language),
      withdrawals: withdrawals.map((each) => describe(each, language)).join('\n'),
    };
  },
});

const describe = ({ person, title, was_hired }: Withdrawal, language: Language) =>
  [person, inLanguage(title, language), was_hired && hired[language]].filter(Boolean).join(', ');
