import { createHash } from 'node:crypto';
import { maxMailLengths } from '../../domain/conversations/received-mail.ts';

/** Characters that PostgreSQL cannot store, or that show a text in another order than it is written. */
const unwanted = /[\0\p{Bidi_Control}]/gu;

export const sha256Of = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** One line of limited length. */
export const lineOf = (text: string | undefined, max: number): string =>
  (text ?? '')
    .slice(0, max * 4)
    .replace(unwanted, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed();

export const textOf = (text: string, max: number = maxMailLengths.text): string =>
  text
    .slice(0, max)
    .replace(unwanted, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}]/gu, (character) =>
      character === '\n' || character === '\t' ? character : '',
    )
    // The lookbehind keeps it linear: of a run of spaces only the first one is tried.
    .replace(/(?<![ \t\u00a0])[ \t\u00a0]+(?=\n)/g, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()
    .toWellFormed();

/** A placeholder for the Message-ID of a mail that has none. */
export const hashId = (hash: string): string => `sha256:${hash}`;

/** Returns a Message-ID without its brackets, or a hash of the mail if it has none or a very long one. */
export function messageIdOf(text: string | undefined, raw: Uint8Array): string {
  const id = lineOf(text, 1000).replace(/^<|>$/g, '');
  return id !== '' && id.length <= maxMailLengths.messageId ? id : hashId(sha256Of(raw));
}

const maxReferences = 50;

/** Lists the Message-IDs in a header, the last first. */
export function listMessageIds(...headers: (string | undefined)[]): string[] {
  const ids = headers.flatMap((header) =>
    [...(header ?? '').slice(-20_000).matchAll(/<([^<>\s\p{Cc}]{1,200})>/gu)]
      .map(([, id = '']) => id)
      .reverse(),
  );
  return [...new Set(ids)].slice(0, maxReferences);
}

/** Keeps the name that the sender gave the file, without characters that have a meaning in paths or shells. */
export function fileNameOf(text: string | null, extension: string): string {
  const last = (text ?? '').slice(-1000).split(/[/\\]/).at(-1) ?? '';
  const name = lineOf(last.replace(/[\p{C}"<>|:*?]/gu, ''), maxMailLengths.fileName);
  const base = name.replace(/\.[^.]*$/, '').trim();
  return extension ? `${base || 'attachment'}.${extension}` : name || 'attachment';
}
