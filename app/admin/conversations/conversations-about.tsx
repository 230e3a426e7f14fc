import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { Section } from '../kit/section.tsx';
import { useMessages } from '../use-messages.ts';
import { ConversationList } from './conversation-list.tsx';
import { type About, listConversationsAbout } from './data.ts';

const maxShown = 20;

/** The conversations with a person, or those with the contacts of a client; nothing while there are none. */
export function ConversationsAbout({ about, withName }: { about: About; withName?: boolean }) {
  const t = useMessages('conversations');
  const filter = Object.entries(about).map(([column, id]) => `${column}=eq.${id}`)[0];
  const { data: conversations = [] } = useLiveTables({
    queryKey: [...queryKeys.table('conversations'), 'about', about],
    queryFn: (client) => listConversationsAbout(client, about, maxShown),
    follow: [{ table: 'conversations', filter }],
  });
  if (conversations.length === 0) return null;
  return (
    <Section title={t.section.title}>
      <ConversationList conversations={conversations} withName={withName} />
    </Section>
  );
}
