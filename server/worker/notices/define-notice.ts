import type { Language } from '../../../domain/language.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { localizedUrl } from '../../email/mail-link.ts';
import type { Query } from '../../postgres/query.ts';
import type { JobContext, JobTask } from '../context.ts';

/** The colleague who gets the mail. `cause` names the event and the colleague, so that nobody gets the mail twice. */
type Recipient = {
  cause: string;
  user_id: string;
  name: string;
  email: string;
  language: Language;
};

type Source = {
  template: string;
  /** Selects the events as SQL, with their recipients and the time of each event as `created_at`. */
  select: string;
  values?: unknown[];
};

/** A mail to colleagues about an event. Mail that colleagues send is `StaffMail` of `domain/mail`. */
type Notice<Event> = Source & {
  /** Path of the screen that shows the event. */
  path: (event: Event) => string;
  variables: (event: Event & Recipient) => Record<string, unknown>;
};

/** Events of one colleague, the oldest first. */
type Several<Event> = [Event & Recipient, ...(Event & Recipient)[]];

/** A mail to a colleague about all events that are due. */
type Digest<Event> = Source & {
  /** Path of the screen that shows the events. */
  path: (events: Several<Event>) => string;
  variables: (events: Several<Event>) => Record<string, unknown>;
};

const maxEventsPerRun = 100;

/** Defines a task that mails colleagues about events, the oldest first and each cause once. */
export function defineNotice<Event>(notice: Notice<Event>): JobTask {
  const { template, path, variables } = notice;
  return ({ database, mailer }) =>
    database.transaction(async (query) => {
      for (const event of await selectEvents<Event>(query, notice)) {
        await enqueueNotice(query, mailer, event, {
          template,
          path: path(event),
          variables: variables(event),
        });
      }
    });
}

/**
 * Defines a task that mails each colleague one mail about all of their events that are due. The events are notifications,
 * each with its id as `notification_id`: they refer to the mail, with which they are deleted.
 */
export function defineDigest<Event>(digest: Digest<Event & { notification_id: string }>): JobTask {
  const { template, path, variables } = digest;
  return ({ database, mailer }) =>
    database.transaction(async (query) => {
      const events = await selectEvents<Event & { notification_id: string }>(query, digest);
      for (const own of Map.groupBy(events, ({ user_id }) => user_id).values()) {
        const [first, ...others] = own;
        if (!first) continue;
        const several: Several<Event & { notification_id: string }> = [first, ...others];
        const mail = await enqueueNotice(query, mailer, first, {
          template,
          path: path(several),
          variables: variables(several),
        });
        await query('update public.notifications set mail_id = $1 where id = any ($2)', [
          mail,
          own.map(({ notification_id }) => notification_id),
        ]);
      }
    });
}

async function selectEvents<Event>(query: Query, { select, values }: Source) {
  const { rows } = await query<Event & Recipient>(
    `select * from (${select}) as event
     where not exists (select from public.outbox where outbox.cause = event.cause)
     order by created_at limit ${maxEventsPerRun}`,
    values,
  );
  return rows;
}

type NoticeMail = { template: string; path: string; variables: Record<string, unknown> };

function enqueueNotice(
  query: Query,
  mailer: JobContext['mailer'],
  recipient: Recipient,
  { template, path, variables }: NoticeMail,
): Promise<string | undefined> {
  const { cause, user_id: forStaff, name, email, language } = recipient;
  const link = localizedUrl(`${mailer.sender.siteUrl}${path}`, language);
  return enqueueMail(query, {
    cause,
    template,
    forStaff,
    to: email,
    toName: name,
    language,
    variables: { ...variables, link },
  });
}

/** The SQL condition that no digest has mailed a `notification`. */
export const isUnmailed = 'notification.mail_id is null';

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
