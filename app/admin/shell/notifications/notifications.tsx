import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useRefetch } from '../../../backend/refetch.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { useTableChanges } from '../../../backend/use-table-changes.ts';
import { fill } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { useMessages } from '../../use-messages.ts';
import { notificationsKeys } from '../navigation/navigation.ts';
import { useShortcuts } from '../shortcuts/shortcuts-context.ts';
import { useStaff } from '../staff-context.ts';
import { countUnread, markAllRead } from './data.ts';
import { NotificationList } from './notification-list.tsx';

const key = queryKeys.table('notifications');

/** The bell with the number of unread notifications, and their list. */
export function NotificationBell() {
  const messages = useMessages('notifications');
  const shortcuts = useMessages('shortcuts');
  const { userId } = useStaff();
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  useTableChanges([{ table: 'notifications', filter: `user_id=eq.${userId}` }], useRefetch(key));
  useShortcuts([
    {
      keys: notificationsKeys,
      label: shortcuts.notifications,
      group: shortcuts.everywhere,
      run: () => setOpen(true),
    },
  ]);
  const { data: unread = 0 } = useClientQuery({
    queryKey: [...key, 'unread'],
    queryFn: countUnread,
  });
  const label = unread > 0 ? fill(messages.openUnread, { count: unread }) : messages.open;

  async function markAll() {
    await markAllRead(await getClient());
    await queries.invalidateQueries({ queryKey: key });
  }

  return (
    <Popover
      label={messages.title}
      align="end"
      open={open}
      onOpenChange={setOpen}
      className="admin w-96 max-w-[calc(100vw-1rem)] p-0!"
      trigger={
        <button type="button" aria-label={label} title={label} className="bell">
          <Icon name="bell" className="size-5" />
          {unread > 0 && (
            <span aria-hidden="true" className="bell-count">
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </button>
      }
    >
      <div className="flex min-h-12 items-center justify-between gap-2 border-b border-line px-4">
        <h2 className="text-base">{messages.title}</h2>
        {unread > 0 && (
          <Button variant="quiet" size="compact" onClick={() => void markAll()}>
            {messages.markAll}
          </Button>
        )}
      </div>
      <NotificationList onLeave={() => setOpen(false)} />
    </Popover>
  );
}
