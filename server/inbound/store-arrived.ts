import { hourSeconds } from '../../domain/units.ts';
import { uploadLimits } from '../functions/limits/upload-limits.ts';
import type { Database } from '../postgres/database.ts';
import type { Query } from '../postgres/query.ts';

export type Arrival = {
  sender: string;
  recipients: string[];
  raw: Buffer;
  /** The source whose quota the mail uses. It is missing for mail of the owner's mailbox, which has separate limits. */
  network?: string;
  /** The tokens of the conversations to which the mail is addressed. Only recipients of mail know them. */
  replyTokens?: string[];
};

export type StoredArrival = 'stored' | 'full';

/** Replies and other mails that wait to be parsed; further ones are rejected until the worker has caught up. */
const maxWaiting = 200;

/** Seconds in which a source may send one mail that is parsed before mail of others. */
const parsingSeconds = 30;
/** Mail with the largest number is parsed last. */
const maxPriority = 100;
/** Mail of a source that has recently sent more than this is rejected when half of the room is in use. */
const maxOrdinaryPriority = 10;

/**
 * Stores a mail as it arrived. Once this returns, the mail survives the end of the process, and a task of the worker is
 * queued. Replies to a conversation have separate room and are parsed first; the more mail a network has sent, or a
 * conversation has got, the later it is parsed.
 */
export async function storeArrived(
  { query }: Pick<Database, 'query'>,
  { sender, recipients, raw, network, replyTokens = [] }: Arrival,
): Promise<StoredArrival> {
  const { rows } = await query<{ id: string }>(
    'select id from public.conversations where reply_token = any ($1) limit 1',
    [replyTokens],
  );
  const conversation = rows[0]?.id;
  const source = conversation ?? network;
  if (source && (await isOverQuota(query, source, raw.length))) return 'full';
  const isReply = conversation !== undefined;
  const priority = (await findPriority(query, source)) + (isReply ? 0 : 1);
  const room = priority > maxOrdinaryPriority ? maxWaiting / 2 : maxWaiting;
  const { rowCount } = await query(
    `insert into private.arrived_mail (sender, recipients, raw, priority, is_reply)
     select $1, $2, $3, $4::smallint, $5
     where (select count(*) from private.arrived_mail where is_reply = $5) < $6`,
    [sender.slice(0, 320), recipients.slice(0, 100), raw, priority, isReply, room],
  );
  return rowCount ? 'stored' : 'full';
}

/** The attachments of a mail are stored, as the files of forms are: both have the same quota. */
async function isOverQuota(query: Query, source: string, size: number): Promise<boolean> {
  const { bytes, bytesPerHour } = uploadLimits.network;
  const { rows } = await query<{ wait: number }>(
    'select private.take_tokens($1, $2, $3, $4) as wait',
    [`received:${source}`, size, bytes, bytesPerHour / hourSeconds],
  );
  return (rows[0]?.wait ?? 0) > 0;
}

async function findPriority(query: Query, source: string | undefined): Promise<number> {
  if (!source) return 0;
  const { rows } = await query<{ wait: number }>(
    'select private.book_token($1, 1, 1 / $2::float8, $3) as wait',
    [`received-mails:${source}`, parsingSeconds, parsingSeconds * maxPriority],
  );
  return Math.min(maxPriority, Math.ceil((rows[0]?.wait ?? 0) / parsingSeconds));
}
