import { randomUUID } from 'node:crypto';
import { mebibyte } from '../../domain/units.ts';
import type { FileStore } from '../documents/file-store.ts';
import { fileMail } from '../features/conversations/file-mail.ts';
import type { Database } from '../postgres/database.ts';
import { db, type Query } from '../postgres/query.ts';
import { insertMail, isKnown, listIds } from './insert-mail.ts';
import { markBounced } from './mark-bounced.ts';
import { conversationOf, findSentMail, matchMail } from './match-mail.ts';
import type { ParsedAttachment, ParsedMail } from './parsed-mail.ts';
import { readHead, readMail, readNothing } from './read-mail.ts';

type Receipt = {
  database: Pick<Database, 'query' | 'transaction'>;
  files: Pick<FileStore, 'save'>;
  /** The address that replies are sent to. */
  inbox?: string;
  signal?: AbortSignal;
};

type ArrivedMail = { raw: Buffer; recipients: string[]; attempts: number; arrived_at: Date };
type StoredMail = Omit<ArrivedMail, 'raw'> & { size: number };

type Outcome = 'filed' | 'unassigned' | 'known' | 'gone';

/** A mail whose parsing ended the process this often is stored without being parsed. */
const maxAttempts = 3;

/**
 * Turns a mail that has arrived into one of the inbox. Its row and the end of the arrived one are one transaction, and a
 * mail is known by its Message-ID and content: one that is delivered or handled again is received once.
 */
export async function receiveMail(receipt: Receipt, id: string): Promise<Outcome> {
  const { database, inbox = '', signal } = receipt;
  const arrived = await readArrived(database.query, id);
  if (!arrived) return 'gone';
  const { raw, recipients } = arrived;
  const parsed = await read(arrived, signal);
  const ids = await listIds(parsed, raw);
  if (await isKnown(database.query, ids, parsed)) {
    await forget(database.query, id);
    return 'known';
  }
  const attachments = await saveAttachments(receipt, parsed.attachments);
  return database.transaction(async (query) => {
    await forget(query, id);
    const mailId = await insertMail(query, ids, parsed, {
      recipient: recipients[0],
      receivedAt: arrived.arrived_at,
    });
    if (!mailId) return 'known';
    if (attachments.length > 0) await insertAttachments(query, mailId, attachments);
    const conversation = await findConversation(query, mailId, parsed, recipients, inbox);
    if (!conversation) return 'unassigned';
    await fileMail(query, mailId, conversation);
    return 'filed';
  });
}

/** Bytes per response of the database: a large mail in one response would hold up the event loop. */
const pieceBytes = 2 * mebibyte;

/** Counts an attempt and reads the mail. Returns undefined if another worker has received it. */
async function readArrived(query: Query, id: string): Promise<ArrivedMail | undefined> {
  const { rows } = await query<StoredMail>(
    `update private.arrived_mail set attempts = attempts + 1 where id = $1
     returning octet_length(raw) as size, recipients, attempts, arrived_at`,
    [id],
  );
  const [stored] = rows;
  if (!stored) return undefined;
  const pieces: Buffer[] = [];
  for (let start = 0; start < stored.size; start += pieceBytes) {
    const { rows: read } = await query<{ piece: Buffer }>(
      'select substring(raw from $2 for $3) as piece from private.arrived_mail where id = $1',
      [id, start + 1, pieceBytes],
    );
    if (!read[0]) return undefined;
    pieces.push(read[0].piece);
  }
  return { ...stored, raw: Buffer.concat(pieces) };
}

const forget = (query: Query, id: string) =>
  query(db.deleteFrom('private.arrived_mail').where('id', '=', id));

/**
 * A mail that cannot be stored must not wait forever, or others would lack its room: each attempt stores less of it.
 */
function read(
  { raw, attempts }: ArrivedMail,
  signal?: AbortSignal,
): ParsedMail | Promise<ParsedMail> {
  if (attempts <= maxAttempts) return readMail(raw, signal);
  return attempts === maxAttempts + 1 ? readHead(raw) : readNothing(raw);
}

async function findConversation(
  query: Query,
  mailId: string,
  parsed: ParsedMail,
  recipients: string[],
  inbox: string,
): Promise<string | undefined> {
  const { bounced } = parsed;
  const sent = bounced?.messageId && (await findSentMail(query, [bounced.messageId]));
  if (!bounced || !sent) return matchMail(query, mailId, parsed, recipients, inbox);
  await query(db.updateTable('inbox').set({ bounced_mail_id: sent.id }).where('id', '=', mailId));
  await markBounced(query, sent, bounced);
  return conversationOf(query, sent, mailId);
}

type SavedAttachment = ParsedAttachment & { path: string | null };

const bucket = 'cvs';

/** Files are saved before the rows that refer to them. The clean-up task deletes files without a row. */
async function saveAttachments(
  { files }: Receipt,
  attachments: ParsedAttachment[],
): Promise<SavedAttachment[]> {
  const saved: SavedAttachment[] = [];
  for (const attachment of attachments) {
    const { file, mimeType } = attachment;
    const path = file ? `${randomUUID()}.${file.extension}` : null;
    if (file && path) await files.save({ bucket, path }, file.bytes, mimeType);
    saved.push({ ...attachment, path });
  }
  return saved;
}

async function insertAttachments(
  query: Query,
  mailId: string,
  attachments: SavedAttachment[],
): Promise<void> {
  await query(
    db.insertInto('inbox_attachments').values(
      attachments.map(({ path, fileName, mimeType, size, file, error }) => ({
        mail_id: mailId,
        bucket,
        path,
        file_name: fileName,
        mime_type: mimeType,
        size_bytes: size,
        sha256: file?.sha256,
        rejected: error,
      })),
    ),
  );
}
