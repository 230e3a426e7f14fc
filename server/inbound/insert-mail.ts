import { maxMailLengths } from '../../domain/conversations/received-mail.ts';
import { db, type Query } from '../postgres/query.ts';
import { hashId } from './mail-text.ts';
import type { ParsedMail } from './parsed-mail.ts';

/** The ids that a mail may get: its Message-ID, or a hash if the Message-ID is taken, because anyone can write any. */
export async function listIds({ messageId }: ParsedMail, raw: Uint8Array): Promise<string[]> {
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(raw)));
  return [messageId, hashId(hash.toString('hex'))];
}

/** True if this mail was received before. */
export async function isKnown(query: Query, ids: string[], parsed: ParsedMail): Promise<boolean> {
  const { rows } = await query(
    `select from public.inbox as mail
     where message_id = any ($1) and from_email is not distinct from $2 and subject is not distinct from $3
       and body_text is not distinct from $4 and $5 = array(
         select coalesce(sha256, '') collate "C" from public.inbox_attachments where mail_id = mail.id order by 1
       )`,
    [ids, parsed.fromEmail, parsed.subject, parsed.text, hashesOf(parsed)],
  );
  return rows.length > 0;
}

const hashesOf = ({ attachments }: ParsedMail): string[] =>
  attachments.map(({ file }) => file?.sha256 ?? '').sort();

/** Returns undefined if the mail was received before. */
export async function insertMail(
  query: Query,
  ids: string[],
  parsed: ParsedMail,
  { recipient, receivedAt }: { recipient?: string; receivedAt: Date },
): Promise<string | undefined> {
  for (const messageId of ids) {
    const { rows } = await query(
      db
        .insertInto('inbox')
        .values({
          message_id: messageId,
          kind: parsed.kind,
          from_email: parsed.fromEmail,
          from_name: parsed.fromName,
          to_email: (recipient ?? parsed.addressees[0])?.slice(0, maxMailLengths.address),
          subject: parsed.subject,
          body_text: parsed.text,
          quoted_text: parsed.quoted || null,
          html: parsed.html,
          is_readable: parsed.isReadable,
          received_at: receivedAt,
        })
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .returning('id'),
    );
    if (rows[0]) return rows[0].id;
    // Another process has received it in this moment.
    if (await isKnown(query, ids, parsed)) return undefined;
  }
  return undefined;
}
