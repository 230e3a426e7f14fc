import type { Mail } from '../../email/enqueue.ts';
import { db, type Query } from '../../postgres/query.ts';
import { type ConversationWith, findOrBeginConversation } from './find-or-begin-conversation.ts';

type Continued = Pick<Mail, 'conversationId' | 'inReplyTo'>;

/** Puts a mail into the conversation that it belongs to, so that an answer to it arrives there. */
export async function joinConversation(query: Query, about: ConversationWith): Promise<Continued> {
  const conversationId = await findOrBeginConversation(query, about);
  await query('update public.conversations set last_mail_at = now() where id = $1', [
    conversationId,
  ]);
  const { rows } = await query(
    db
      .selectFrom('inbox')
      .select('message_id')
      .where('conversation_id', '=', conversationId)
      .where('kind', '=', 'mail')
      .where('message_id', 'not like', 'sha256:%')
      .orderBy('received_at', 'desc')
      .limit(1),
  );
  return { conversationId, inReplyTo: rows[0]?.message_id };
}

type Recipient = Pick<Mail, 'personId' | 'applicationId' | 'clientId'>;

/**
 * Joins the conversation of a mail that staff send. The sender has read it by answering, and becomes responsible for it
 * if nobody was.
 */
export async function continueConversation(
  query: Query,
  { personId = '', applicationId, clientId }: Recipient,
  staffId: string,
): Promise<Continued> {
  const about = { personId, applicationId, clientId, assigneeId: staffId };
  const continued = await joinConversation(query, about);
  await query(
    `update public.conversations
     set unread_since = null, snoozed_until = null, assignee_id = coalesce(assignee_id, $2)
     where id = $1`,
    [continued.conversationId, staffId],
  );
  return continued;
}
