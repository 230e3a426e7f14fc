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
  | 'job_id'
  | 'client_id'
  | 'concerns_billing'
  | 'for_staff'
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
    `select mail.id, mail.person_id, mail.application_id, mail.job_id, mail.client_id,
       mail.concerns_billing, mail.for_staff, mail.conversation_id, mail.created_by, mail.to_email
     from unnest($1::text[], $2::text[]) with ordinality as given (whole, local, position)
     join public.outbox as mail on mail.message_id in (given.whole, given.local)
     order by given.position limit 1`,
    [ids, ids.map((id) => id.split('@')[0] ?? '')],
  );
  return rows[0];
}

/**
 * Finds the conversation of a sent mail. Mail that the product sends by itself belongs to none until it is answered. An
 * answer from an unknown person waits for staff, an answer to mail to a colleague for that colleague.
 */
export async function conversationOf(
  query: Query,
  sent: SentMail,
  answerId: string,
): Promise<string | undefined> {
  if (sent.conversation_id) return sent.conversation_id;
  const { person_id: personId, concerns_billing, client_id } = sent;
  const restricted = await findRestrictedJob(query, sent);
  const applicationId = sent.application_id ?? restricted?.application_id;
  if (!personId || (restricted && !applicationId)) {
    const for_staff = restricted ? (restricted.owner_id ?? nobody) : sent.for_staff;
    await query(
      db
        .updateTable('inbox')
        .set({ concerns_billing, client_id, for_staff })
        .where('id', '=', answerId),
    );
    return undefined;
  }
  const id = await findOrBeginConversation(query, {
    personId,
    applicationId,
    clientId: client_id,
    concernsBilling: concerns_billing,
    assigneeId: sent.created_by,
  });
  await query(db.updateTable('outbox').set({ conversation_id: id }).where('id', '=', sent.id));
  return id;
}

/** An answer that only administrators read. */
const nobody = '00000000-0000-0000-0000-000000000000';

type RestrictedJob = { owner_id: string | null; application_id: string | null };

/**
 * The restricted job that a mail to a person is about, with the application of that person. Without one, the answer waits
 * for the owner of the job, because conversations with a person are open to all recruiters.
 */
async function findRestrictedJob(
  query: Query,
  { job_id: jobId, person_id: personId }: SentMail,
): Promise<RestrictedJob | undefined> {
  if (!jobId) return undefined;
  const { rows } = await query<RestrictedJob>(
    `select staff.owner_id, (
       select id from public.applications where job_id = staff.job_id and person_id = $2 order by created_at desc limit 1
     ) as application_id
     from public.job_staff as staff where staff.job_id = $1 and staff.is_restricted`,
    [jobId, personId],
  );
  return rows[0];
}
