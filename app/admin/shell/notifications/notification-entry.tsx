import { useQueryClient } from '@tanstack/react-query';
import {
  type ApplicationTab,
  applicationPath,
} from '../../../../domain/applications/application-path.ts';
import { inLanguage } from '../../../../domain/in-language.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import { fill } from '../../../i18n/format.ts';
import { formatAgo } from '../../../i18n/format-ago.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useMessages } from '../../use-messages.ts';
import { markNotificationsRead, type Notification } from './data.ts';

type NotificationEntryProps = { notification: Notification; onOpen?: () => void };

/** A link to the subject of a notification, which counts as read once it is followed. */
export function NotificationEntry({ notification, onOpen }: NotificationEntryProps) {
  const messages = useMessages('notifications');
  const language = useLanguage();
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const { id, kind, actor, person, job, isRead, createdAt, client, jobId, task } = notification;
  const { webhook } = notification;
  const values = {
    actor: actor ?? messages.somebody,
    person: person ?? messages.somebody,
    contact: notification.contact ?? messages.contact,
  };

  async function open() {
    onOpen?.();
    if (isRead) return;
    await markNotificationsRead(await getClient(), id);
    await queries.invalidateQueries({ queryKey: queryKeys.table('notifications') });
  }

  return (
    <LocalizedLink
      to={pathOf(notification)}
      onClick={() => void open()}
      className="grid grid-cols-[1fr_auto] gap-x-3 px-4 py-2.5 hover:bg-wool focus-visible:-outline-offset-3"
    >
      <span className={isRead ? 'text-soft' : 'font-semibold'}>
        {fillAny(messages.kinds[kind] ?? messages.other, values)}
      </span>
      <span className="text-xs text-soft tabular-nums">
        {formatAgo(new Date(createdAt), language)}
        {!isRead && (
          <>
            <span
              aria-hidden="true"
              className="ml-1.5 inline-block size-2 rounded-full bg-apricot"
            />
            <VisuallyHidden>, {messages.unread}</VisuallyHidden>
          </>
        )}
      </span>
      {task && (
        <span className="col-span-2 truncate text-soft">
          {[task.person, task.title].filter(Boolean).join(' · ')}
        </span>
      )}
      {webhook && <span className="col-span-2 truncate text-soft">{webhook.name}</span>}
      {client && (
        <span className="col-span-2 truncate text-soft">
          {[client.name, jobId && job && inLanguage(job, language)].filter(Boolean).join(' · ')}
        </span>
      )}
      {person && job && (
        <span className="col-span-2 truncate text-soft">
          {fill(messages.about, { person, job: inLanguage(job, language) })}
        </span>
      )}
    </LocalizedLink>
  );
}

/** The tab of the application that a kind of notification is about. */
const tabs: Record<string, ApplicationTab> = { mention: 'notes', mail_failed: 'mail' };

function pathOf(notification: Notification): string {
  const { kind, applicationId, jobId, shortlist, client, task, conversationId } = notification;
  if (task) return task.path;
  if (notification.webhook) return `/admin/webhooks/${notification.webhook.id}`;
  if (conversationId) return `/admin/conversations/${conversationId}`;
  if (applicationId) return applicationPath(applicationId, tabs[kind]);
  if (jobId) return `/admin/jobs/edit/${jobId}`;
  if (shortlist) return `/admin/jobs/${shortlist.jobId}/review?link=${shortlist.linkId}`;
  return client ? `/admin/clients/${client.id}` : '/admin/dashboard';
}
