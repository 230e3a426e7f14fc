import { applicationPath } from '../../../domain/applications/application-path.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { noticePreferences } from '../../../domain/mail/notice-preference.ts';
import { defineNotice, isDue } from './define-notice.ts';

type Mention = { application_id: string; author: string; title: LocalizedText };

/**
 * Mails colleagues about notes that mention them. A colleague who has read the notification within two minutes gets no
 * mail, nor does one who has turned it off. The cause names the note and the person, so that later edits of the note
 * send nothing.
 */
export const tellOfMentions = defineNotice<Mention>({
  template: 'staff_mention',
  select: `
    select 'staff_mention:' || note.id || ':' || profile.user_id as cause, notification.created_at,
      profile.user_id, profile.name, profile.email, profile.language, note.application_id, author.name as author, job.title
    from public.notifications as notification
    join public.application_notes as note
      on note.id = (notification.data ->> 'note_id')::uuid and notification.user_id = any (note.mentions)
    join public.staff_profiles as profile on profile.user_id = notification.user_id
    join public.staff_profiles as author on author.user_id = note.author_id
    join public.applications as application on application.id = note.application_id
    join public.jobs as job on job.id = application.job_id
    where notification.kind = 'mention' and ${isDue}
      and application.id not in (select private.applications_awaiting_erasure())`,
  values: [noticePreferences.mentions],
  path: ({ application_id }) => applicationPath(application_id, 'notes'),
  variables: ({ name, language, author, title }) => ({
    first_name: name.split(' ')[0],
    author,
    job_title: inLanguage(title, language),
  }),
});
