import { useState } from 'react';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../kit/screens/section.tsx';
import { useMessages } from '../use-messages.ts';
import { ComposeForm } from './compose/compose-form.tsx';
import { ConversationList } from './conversation-list.tsx';
import { type About, listConversationsAbout } from './data.ts';

const maxShown = 20;

/** Scrolls to the form: the button that opens it may be at the end of the window. */
const scrollTo = (form: HTMLElement | null) => form?.scrollIntoView({ block: 'nearest' });

type ConversationsAboutProps = {
  about: About;
  withName?: boolean;
  /** The id of the person to write to; without it there is no button to write. */
  writeTo?: string;
};

/** The conversations with a person, or those with the contacts of a client, and the way to write to the person. */
export function ConversationsAbout({ about, withName, writeTo }: ConversationsAboutProps) {
  const t = useMessages('conversations');
  const [isWriting, setWriting] = useState(false);
  const filter = Object.entries(about).map(([column, id]) => `${column}=eq.${id}`)[0];
  const { data: conversations = [] } = useLiveTables({
    queryKey: [...queryKeys.table('conversations'), 'about', about],
    queryFn: (client) => listConversationsAbout(client, about, maxShown),
    follow: [{ table: 'conversations', filter }],
  });
  if (conversations.length === 0 && !writeTo) return null;
  return (
    <Section
      title={t.section.title}
      actions={
        writeTo && (
          <Button
            variant="paper"
            size="compact"
            aria-expanded={isWriting}
            onClick={() => setWriting(!isWriting)}
          >
            {t.section.write}
          </Button>
        )
      }
    >
      {writeTo && isWriting && (
        <div ref={scrollTo}>
          <ComposeForm
            draft={`person:${writeTo}`}
            target={{ person_id: writeTo }}
            onSent={() => setWriting(false)}
            onCancel={() => setWriting(false)}
          />
        </div>
      )}
      {conversations.length === 0 && !isWriting && <p className="text-soft">{t.section.none}</p>}
      <ConversationList conversations={conversations} withName={withName} />
    </Section>
  );
}
