import type { LocalizedText } from '../../../domain/localized-text.ts';
import { staffMailPreferences } from '../../../domain/mail/staff-mail-preference.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { localizedUrl } from '../../email/mail-link.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import type { JobTask } from '../context.ts';
import { isDue, maxAtOnce } from './is-due.ts';

type Mention = Pick<Row<'staff_profiles'>, 'user_id' | 'name' | 'email' | 'language'> & {
  application_id: string;
  note_id: string;
  author: string;
  title: LocalizedText;
};

/**
 * Mails colleagues about notes that mention them. A colleague who has read the notification within two minutes gets no
 * mail, nor does one who has turned it off. The cause names the note and the person, so that later edits of the note send nothing.
 */
export const tellOfMentions: JobTask = async ({ database, mailer }) => {
  const { siteUrl } = mailer.sender;
  await database.transaction(async (query) => {
    const { rows } = await query<Mention>(
      `select profile.user_id, profile.name, profile.email, profile.language,
         note.application_id, note.id as note_id, author.name as author, job.title
       from public.notifications as notification
       join public.application_notes as note
         on note.id = (notification.data ->> 'note_id')::uuid and notification.user_id = any (note.mentions)
       join public.staff_profiles as profile on profile.user_id = notification.user_id
       join public.staff_profiles as author on author.user_id = note.author_id
       join public.applications as application on application.id = note.application_id
       join public.jobs as job on job.id = application.job_id
       where notification.kind = 'mention' and ${isDue}
         and application.id not in (select private.applications_awaiting_erasure())
         and not exists (
           select from public.outbox where cause = 'staff_mention:' || note.id || ':' || profile.user_id)
       order by notification.created_at limit $2`,
      [staffMailPreferences.mentions, maxAtOnce],
    );
    for (const { language, ...row } of rows) {
      await enqueueMail(query, {
        cause: `staff_mention:${row.note_id}:${row.user_id}`,
        template: 'staff_mention',
        to: row.email,
        toName: row.name,
        language,
        variables: {
          first_name: row.name.split(' ')[0],
          author: row.author,
          job_title: row.title[language] || row.title.en || row.title.sv,
          link: localizedUrl(
            `${siteUrl}/admin/job-applications?application=${row.application_id}&tab=notes`,
            language,
          ),
        },
      });
    }
  });
};
