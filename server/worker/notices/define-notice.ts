import type { Language } from '../../../domain/language.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { localizedUrl } from '../../email/mail-link.ts';
import type { JobTask } from '../context.ts';

/** The colleague who gets the mail. `cause` names the event and the colleague, so that nobody gets the mail twice. */
type Recipient = {
  cause: string;
  user_id: string;
  name: string;
  email: string;
  language: Language;
};

/** A mail to colleagues about an event. Mail that colleagues send is `StaffMail` of `domain/mail`. */
type Notice<Event> = {
  template: string;
  /** Selects the events as SQL, with their recipients and the time of each event as `created_at`. */
  select: string;
  values?: unknown[];
  /** Path of the screen that shows the event. */
  path: (event: Event) => string;
  variables: (event: Event & Recipient) => Record<string, unknown>;
};

const maxMailsPerRun = 100;

/** Defines a task that mails colleagues about events, the oldest first and each cause once. */
export function defineNotice<Event>(notice: Notice<Event>): JobTask {
  const { template, select, values, path, variables } = notice;
  return ({ database, mailer }) =>
    database.transaction(async (query) => {
      const { rows } = await query<Event & Recipient>(
        `select * from (${select}) as event
         where not exists (select from public.outbox where outbox.cause = event.cause)
         order by created_at limit ${maxMailsPerRun}`,
        values,
      );
      for (const event of rows) {
        const { cause, user_id: forStaff, name, email, language } = event;
        const link = localizedUrl(`${mailer.sender.siteUrl}${path(event)}`, language);
        await enqueueMail(query, {
          cause,
          template,
          forStaff,
          to: email,
          toName: name,
          language,
          variables: { ...variables(event), link },
        });
      }
    });
}

/**
 * The SQL condition that a colleague (`profile`) is mailed about a `notification`: it has been unread for two minutes, and
 * the colleague is an active recruiter or administrator and has not turned off such mail. `$1` is the key of that
 * preference (`noticePreferences`).
 */
export const isDue = `notification.read_at is null
  and notification.created_at between now() - interval '1 day' and now() - interval '2 minutes'
  and profile.state = 'active' and profile.role in ('recruiter', 'admin')
  and not exists (
    select from public.staff_preferences as preference
    where preference.user_id = profile.user_id and preference.key = $1 and preference.value = 'false'
  )`;
