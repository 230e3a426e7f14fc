import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMessages } from '../use-messages.ts';
import { listConversationsAbout } from './data.ts';
import { Thread } from './thread.tsx';

const maxShown = 5;

/** The conversation about an application. A merge may leave more than one. */
export function ApplicationThread({ applicationId }: { applicationId: string }) {
  const t = useMessages('conversations');
  const { data: conversations } = useLiveTables({
    queryKey: [...queryKeys.table('conversations'), 'of application', applicationId],
    queryFn: (client) =>
      listConversationsAbout(client, { application_id: applicationId }, maxShown),
    follow: [{ table: 'conversations', filter: `application_id=eq.${applicationId}` }],
  });
  if (!conversations) return <Skeleton className="h-48" />;
  if (conversations.length === 0) return <p className="py-4 text-soft">{t.section.none}</p>;
  return (
    <div className="grid gap-8">
      {conversations.map((conversation) => (
        <Thread key={conversation.id} conversation={conversation} />
      ))}
    </div>
  );
}
