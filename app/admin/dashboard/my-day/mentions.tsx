import { queryKeys } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { listUnreadMentions } from '../../shell/notifications/data.ts';
import { NotificationEntry } from '../../shell/notifications/notification-entry.tsx';
import { useMessages } from '../../use-messages.ts';
import { Part } from './part.tsx';

/** The bell follows the notifications and refetches these too. */
export function Mentions() {
  const { myDay: t } = useMessages('dashboard');
  const { data: mentions, isError } = useClientQuery({
    queryKey: [...queryKeys.table('notifications'), 'mentions'],
    queryFn: listUnreadMentions,
  });
  return (
    <Part title={t.mentions} count={mentions?.length} isError={isError} empty={t.noMentions}>
      {mentions && mentions.length > 0 && (
        <ul className="-mx-4 grid divide-y divide-line">
          {mentions.map((notification) => (
            <li key={notification.id}>
              <NotificationEntry notification={notification} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
