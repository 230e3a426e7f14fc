import { maxMailLengths } from '../../domain/conversations/received-mail.ts';
import { mebibyte } from '../../domain/units.ts';
import { Interrupted, runInThread } from '../support/limited-thread.ts';
import { fileNameOf, lineOf, listMessageIds, messageIdOf, sha256Of } from './mail-text.ts';
import type { ParsedMail } from './parsed-mail.ts';

const thread = new URL('./parse-thread.ts', import.meta.url);
const second = 1000;

/** An ordinary mail takes a few milliseconds. */
const threadLimits = { cpuMs: 5 * second, timeoutMs: 60 * second, maxMemory: 128 * mebibyte };

/** Parses a mail within limits of time and memory. One that exceeds them is stored as a file, with what its head says. */
export async function readMail(raw: Uint8Array, signal?: AbortSignal): Promise<ParsedMail> {
  try {
    return await runInThread<ParsedMail>(thread, raw, { ...threadLimits, signal });
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    return readHead(raw);
  }
}

/** Describes a mail of which no header can be stored either. */
export const readNothing = (raw: Uint8Array): ParsedMail => readHead(raw, 0);

const maxHead = 16 * 1024;

/** Reads single headers of a mail that cannot be parsed. Encoded words stay as they are. */
export function readHead(raw: Uint8Array, length = maxHead): ParsedMail {
  const text = new TextDecoder('latin1').decode(raw.subarray(0, length));
  const end = text.search(/\r?\n\r?\n/);
  const head = (end < 0 ? text : text.slice(0, end)).replace(/\r?\n[ \t]/g, ' ');
  const header = (name: string) => new RegExp(`^${name}:(.{0,1000})`, 'im').exec(head)?.[1];
  const from = header('from') ?? '';
  const address = /[^\s<>"@,;:]{1,64}@[^\s<>"@,;:]{1,190}/.exec(from)?.[0];
  return {
    messageId: messageIdOf(header('message-id'), raw),
    references: listMessageIds(header('in-reply-to'), header('references')),
    fromEmail: lineOf(address, maxMailLengths.address).toLowerCase() || null,
    fromName: lineOf(nameIn(from), maxMailLengths.name) || null,
    addressees: [],
    subject: lineOf(header('subject'), maxMailLengths.subject),
    text: '',
    quoted: '',
    html: null,
    kind: 'mail',
    attachments: [
      {
        fileName: fileNameOf('mail', 'eml'),
        mimeType: 'message/rfc822',
        size: raw.length,
        file: { bytes: raw, sha256: sha256Of(raw), extension: 'eml' },
      },
    ],
    isReadable: false,
  };
}

/** The words before the address. Without a regular expression, because it runs in the main thread. */
function nameIn(from: string): string {
  return from.slice(0, Math.max(0, from.indexOf('<'))).replaceAll('"', '');
}
