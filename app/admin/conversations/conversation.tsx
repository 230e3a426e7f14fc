import { RecordScreen } from '../kit/screens/record-screen.tsx';
import { ForRecruiters } from '../people/for-recruiters.tsx';
import { useMessages } from '../use-messages.ts';
import type { Route } from './+types/conversation.ts';
import { ConversationActions } from './conversation-actions.tsx';
import { findConversation } from './data.ts';
import { Thread } from './thread.tsx';

export default function ConversationScreen({ params }: Route.ComponentProps) {
  const t = useMessages('conversations');
  return (
    <ForRecruiters title={t.title}>
      <RecordScreen
        id={params.conversationId}
        table="conversations"
        follow={{ conversations: 'id' }}
        find={findConversation}
        list="/admin/conversations"
        messages={t}
        title={({ person }) => person.full_name || person.email || t.unnamed}
      >
        {(conversation) => (
          <div className="grid max-w-6xl items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="order-2 min-w-0 lg:order-1">
              <Thread conversation={conversation} />
            </div>
            <div className="order-1 min-w-0 lg:order-2">
              <ConversationActions conversation={conversation} />
            </div>
          </div>
        )}
      </RecordScreen>
    </ForRecruiters>
  );
}
