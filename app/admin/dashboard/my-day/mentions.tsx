import { queryKeys } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { listUnreadMentions } from '../../shell/notifications/data.ts';
import { NotificationEntry } from '../../shell/notifications/notification-entry.tsx';
import { useMessages } from '../../use-messages.ts';
import { FoldedList } from './folded-list.tsx';
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
      <FoldedList
        items={mentions ?? []}
        className="-mx-4"
        render={(notification) => (
          <li key={notification.id}>
            <NotificationEntry notification={notification} />
          </li>
        )}
      />
    </Part>
  );
}
