import { useEffect } from 'react';
import type { MailTarget } from '../../../domain/mail/staff-mail.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { ComposeForm } from './compose/compose-form.tsx';
import { type Conversation, listConversationMails, markConversationRead } from './data.ts';
import { MailItem } from './mail-item.tsx';
import { replySubject } from './thread-mail.ts';

/** All mails of a conversation, oldest first, and the form to answer. */
export function Thread({ conversation }: { conversation: Conversation }) {
  const t = useMessages('conversations');
  const { id, person } = conversation;
  const filter = `conversation_id=eq.${id}`;
  const { data: mails } = useLiveTables({
    queryKey: [...queryKeys.row('conversations', id), 'mails'],
    queryFn: (client) => listConversationMails(client, id),
    follow: [
      { table: 'inbox', filter },
      { table: 'outbox', filter },
    ],
  });
  useMarkRead(conversation);
  if (!mails) return <Skeleton className="h-48" />;
  return (
    <div className="grid gap-4">
      {mails.length === 0 && <p className="text-soft">{t.empty}</p>}
      <ol className="grid gap-3">
        {mails.map((entry) => (
          <MailItem key={entry.mail.id} entry={entry} address={person.email} />
        ))}
      </ol>
      <ComposeForm
        draft={`conversation:${id}`}
        target={targetOf(conversation)}
        subject={replySubject(mails)}
      />
    </div>
  );
}

function targetOf({ person_id, application_id, client_id }: Conversation): MailTarget {
  if (application_id) return { application_id };
  return client_id ? { person_id, client_id } : { person_id };
}

/** Opening a conversation marks it as read if the user is responsible for it, or if no colleague is. */
function useMarkRead({ id, unread_since: unread, assignee_id: assignee }: Conversation) {
  const { getClient } = useAuth();
  const { userId } = useStaff();
  const isMine = assignee === null || assignee === userId;
  useEffect(() => {
    if (!unread || !isMine) return;
    // Ignored: if it fails, the conversation stays marked as unread.
    getClient()
      .then((client) => markConversationRead(client, id, unread))
      .catch(() => undefined);
  }, [id, unread, isMine, getClient]);
}
