import { Alpaca } from '../../../art/alpaca.tsx';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useMessages } from '../../use-messages.ts';
import { listNotifications } from './data.ts';
import { NotificationEntry } from './notification-entry.tsx';

type NotificationListProps = { onLeave: () => void };

export function NotificationList({ onLeave }: NotificationListProps) {
  const messages = useMessages('notifications');
  const key = queryKeys.table('notifications');
  const { data, isLoadingError, refetch } = useClientQuery({
    queryKey: [...key, 'latest'],
    queryFn: listNotifications,
  });

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
          <NotificationEntry notification={notification} onOpen={onLeave} />
        </li>
      ))}
    </ul>
  );
}
