import { chmod, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolders } from '../support/make-folders.ts';
import type { Message } from './transport.ts';

// Without a mail server, mail is written here, so that its links can be opened. Only the user that runs the product can
// read it: the links open accounts and private pages.

export interface UnsentFolder {
  /** Returns the file. */
  write: (mailId: string, message: Message) => Promise<string>;
  /** Deletes all mail except that which `findKept` returns. */
  prune: (findKept: (mailIds: string[]) => Promise<string[]>) => Promise<void>;
}

const extension = '.eml';

export function createUnsentFolder(folder: string, from: string): UnsentFolder {
  return {
    async write(mailId, message) {
      await makeFolders(folder);
      await chmod(folder, 0o700);
      const file = join(folder, `${mailId}${extension}`);
      await writeFile(`${file}.draft`, render(message, from), { mode: 0o600 });
      await rename(`${file}.draft`, file);
      return file;
    },
    async prune(findKept) {
      const names = await readdir(folder).catch(() => []);
      const ids = names.flatMap((name) =>
        name.endsWith(extension) ? name.slice(0, -extension.length) : [],
      );
      if (ids.length === 0) return;
      const keptIds = new Set(await findKept(ids));
      for (const id of ids) {
        if (!keptIds.has(id)) await rm(join(folder, `${id}${extension}`), { force: true });
      }
    },
  };
}

/** Renders the plain text as RFC 5322 and 6532: it opens in mail programs and is readable in a terminal. */
function render(message: Message, from: string): string {
  const { messageId, to, replyTo, subject, text, attachments = [], calendar } = message;
  const line = (value: string) => value.replace(/\s+/g, ' ').trim();
  const headers = [
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `From: ${from}`,
    `To: ${line(to.name ? `"${to.name.replaceAll(/["\\]/g, '')}" <${to.address}>` : to.address)}`,
    ...(replyTo ? [`Reply-To: ${line(replyTo)}`] : []),
    `Subject: ${line(subject)}`,
    `Message-ID: ${messageId}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ];
  // The file lists attachments by name only, because the storage has their contents.
  const files = attachments.map(({ filename }) => `\n[${filename}]`).join('');
  const entry = calendar ? `\n\n${calendar.replaceAll('\r\n', '\n')}` : '';
  return `${headers.join('\r\n')}\r\n\r\n${text}${files}${entry}`;
}
