import { useQueryClient } from '@tanstack/react-query';
import { inLanguage } from '../../../../domain/in-language.ts';
import { Alpaca } from '../../../art/alpaca.tsx';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import { fill } from '../../../i18n/format.ts';
import { formatAgo } from '../../../i18n/format-ago.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useMessages } from '../../use-messages.ts';
import { listNotifications, markRead, type Notification } from './data.ts';

type NotificationListProps = { onLeave: () => void };

export function NotificationList({ onLeave }: NotificationListProps) {
  const messages = useMessages('notifications');
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const key = queryKeys.table('notifications');
  const { data, isLoadingError, refetch } = useClientQuery({
    queryKey: [...key, 'latest'],
    queryFn: listNotifications,
  });

  async function open({ id, isRead }: Notification) {
    onLeave();
    if (isRead) return;
    await markRead(await getClient(), id);
    await queries.invalidateQueries({ queryKey: key });
  }

  if (isLoadingError) {
    return (
      <div role="alert" className="grid justify-items-center gap-2 p-6 text-center">
        <p>{messages.failed}</p>
        <Button variant="paper" size="compact" onClick={() => void refetch()}>
          {messages.retry}
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <div className="grid gap-2 p-4">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <div className="grid justify-items-center gap-2 px-6 py-8 text-center text-soft">
        <Alpaca pose="asleep" className="w-24" />
        <p>{messages.empty}</p>
      </div>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {data.map((notification) => (
        <li key={notification.id}>
          <Entry notification={notification} onOpen={() => void open(notification)} />
        </li>
      ))}
    </ul>
  );
}

type EntryProps = { notification: Notification; onOpen: () => void };

function Entry({ notification, onOpen }: EntryProps) {
  const messages = useMessages('notifications');
  const language = useLanguage();
  const { kind, actor, person, job, isRead, createdAt, applicationId, client, jobId, shortlist } =
    notification;
  const values = {
    actor: actor ?? messages.somebody,
    person: person ?? messages.somebody,
    contact: notification.contact ?? messages.contact,
  };
  const to = applicationId
    ? `/admin/job-applications?application=${applicationId}${kind === 'mention' ? '&tab=notes' : ''}`
    : jobId
      ? `/admin/jobs/edit/${jobId}`
      : shortlist
        ? `/admin/jobs/${shortlist.jobId}/review?link=${shortlist.linkId}`
        : client
          ? `/admin/clients/${client.id}`
          : '/admin/dashboard';
  return (
    <LocalizedLink
      to={to}
      onClick={onOpen}
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
      {client && (
        <span className="col-span-2 truncate text-soft">
          {[client.name, jobId && job && inLanguage(job, language)].filter(Boolean).join(' · ')}
        </span>
      )}
      {person && (
        <span className="col-span-2 truncate text-soft">
          {fill(messages.about, { person, job: job ? inLanguage(job, language) : '' })}
        </span>
      )}
    </LocalizedLink>
  );
}
