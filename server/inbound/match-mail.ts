import { findReplyToken } from '../../domain/conversations/reply-address.ts';
import { findOrBeginConversation } from '../features/conversations/find-or-begin-conversation.ts';
import type { Row } from '../postgres/kysely-types.ts';
import { anyOf, db, type Query } from '../postgres/query.ts';
import type { ParsedMail } from './parsed-mail.ts';

export type SentMail = Pick<
  Row<'outbox'>,
  | 'id'
  | 'person_id'
  | 'application_id'
  | 'client_id'
  | 'concerns_billing'
  | 'conversation_id'
  | 'created_by'
  | 'to_email'
>;

/**
 * Finds the conversation that a mail belongs to: by the address it was sent to, or by the mail it answers. The sender's
 * address proves nothing, so mail that is found in neither way waits for staff.
 */
export async function matchMail(
  query: Query,
  mailId: string,
  mail: ParsedMail,
  recipients: string[],
  inbox: string,
): Promise<string | undefined> {
  const tokens = [...recipients, ...mail.addressees].flatMap(
    (address) => findReplyToken(inbox, address) ?? [],
  );
  if (tokens.length > 0) {
    const { rows } = await query(
      db.selectFrom('conversations').select('id').where('reply_token', '=', anyOf(tokens)).limit(1),
    );
    if (rows[0]) return rows[0].id;
  }
  const sent = await findSentMail(query, mail.references);
  if (sent) return conversationOf(query, sent, mailId);
  const { rows } = await query<{ id: string }>(
    `select conversation_id as id from public.inbox
     where message_id = any ($1) and conversation_id is not null limit 1`,
    [mail.references],
  );
  return rows[0]?.id;
}

/** Finds a mail of the outbox by the Message-IDs that a mail refers to. They contain an id that only the recipient knows. */
export async function findSentMail(query: Query, ids: string[]): Promise<SentMail | undefined> {
  const { rows } = await query<SentMail>(
    `select mail.id, mail.person_id, mail.application_id, mail.client_id, mail.concerns_billing, mail.conversation_id,
       mail.created_by, mail.to_email
     from unnest($1::text[], $2::text[]) with ordinality as given (whole, local, position)
     join public.outbox as mail on mail.message_id in (given.whole, given.local)
     order by given.position limit 1`,
    [ids, ids.map((id) => id.split('@')[0] ?? '')],
  );
  return rows[0];
}

/**
 * The conversation of a mail that was sent. Mail that the product sends by itself belongs to none until it is answered.
 * An answer from somebody who is no known person waits for staff.
 */
export async function conversationOf(
  query: Query,
  sent: SentMail,
  answerId: string,
): Promise<string | undefined> {
  if (sent.conversation_id) return sent.conversation_id;
  if (!sent.person_id) {
    const { concerns_billing, client_id } = sent;
    await query(
      db.updateTable('inbox').set({ concerns_billing, client_id }).where('id', '=', answerId),
    );
    return undefined;
  }
  const id = await findOrBeginConversation(query, {
    personId: sent.person_id,
    applicationId: sent.application_id,
    clientId: sent.client_id,
    concernsBilling: sent.concerns_billing,
    assigneeId: sent.created_by,
  });
  await query(db.updateTable('outbox').set({ conversation_id: id }).where('id', '=', sent.id));
  return id;
}
