import { BackendError } from '../../../backend/backend-error.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { addImportFile, createCvImport } from '../data/run-import.ts';
import type { ArchiveEntry } from './read-archive.ts';

const maxConcurrentUploads = 3;
const maxAttempts = 5;

type Options = {
  getClient: () => Promise<BrowserClient>;
  name: string;
  onProgress: (sent: number) => void;
};

/**
 * Creates an import, uploads its files, several at a time, and returns its id. For a file that cannot be opened it sends
 * the error instead.
 */
export async function sendCvs(
  entries: ArchiveEntry[],
  { getClient, name, onProgress }: Options,
): Promise<string> {
  const { id } = await createCvImport(await getClient(), {
    file_name: name,
    total: entries.length,
  });
  // One iterator for all uploads: each takes the next file.
  const queue = entries.entries();
  let sentCount = 0;
  const sendNextFiles = async () => {
    for (const [index, entry] of queue) {
      const content = await entry.open().catch(() => 'file_damaged' as const);
      const form = new FormData();
      form.set('import_id', id);
      form.set('position', String(index + 1));
      form.set('name', entry.name.slice(-1000) || 'cv');
      if (typeof content === 'string') form.set('error', content);
      else form.set('file', content, 'cv');
      await retry(async () => addImportFile(await getClient(), form));
      sentCount += 1;
      onProgress(sentCount);
    }
  };
  await Promise.all(Array.from({ length: maxConcurrentUploads }, sendNextFiles));
  return id;
}

/** Retries: a lost connection or a busy server must not end an upload of thousands of files. */
async function retry(send: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await send();
      return;
    } catch (error) {
      const isPermanent = error instanceof BackendError && isPermanentCode(error.code);
      if (isPermanent || attempt === maxAttempts) throw error;
      const seconds = (error instanceof BackendError && error.retryAfter) || 2 ** attempt / 2;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
}

/** True if the next attempt would fail in the same way. */
const isPermanentCode = (code = '') =>
  ['invalid', 'conflict', 'not_found', 'not_allowed', 'too_large', 'unreadable'].includes(code);
