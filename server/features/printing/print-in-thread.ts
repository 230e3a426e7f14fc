import { assertClientConnected } from '../../http/client/client-disconnected.ts';
import { KeyedSemaphore } from '../../postgres/keyed-semaphore.ts';
import { Thread } from '../../support/threads/thread.ts';
import type { PrintedInvoice } from '../invoices/print.ts';
import type { Presentation } from '../reviews/presentation/load.ts';

// Fonts are parsed and subsetted for each document, which takes more than a hundred milliseconds.

export type PrintTask = { siteName: string } & (
  | { invoice: PrintedInvoice }
  | { presentation: Presentation }
);

const thread = new Thread<PrintTask, Uint8Array>(new URL('./thread.ts', import.meta.url));

/** Two at a time, so that the thread always has the next document. */
const slots = new KeyedSemaphore({ concurrent: 1, total: 2, queued: 5, maxWaitMs: 15_000 });

/**
 * Renders a PDF. Readers (colleagues or contacts of a client) are served in turn. A document is loaded when its turn
 * comes, so a reader who prints many uses one connection to the database. `signal` ends the work if the client disconnects.
 */
export async function printInThread(
  load: () => PrintTask | Promise<PrintTask>,
  readerId: string,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const print = async () => {
    const task = await load();
    signal?.throwIfAborted();
    return thread.run(task);
  };
  try {
    return await slots.run(readerId, print, signal);
  } catch (error) {
    if (signal) assertClientConnected(signal);
    throw error;
  }
}
