import { KeyedSemaphore } from '../../postgres/keyed-semaphore.ts';
import { Thread } from '../../support/threads/thread.ts';

const thread = new Thread<string, string | undefined>(
  new URL('./sanitize-thread.ts', import.meta.url),
);
const slots = new KeyedSemaphore({ concurrent: 1, total: 2, queued: 5, maxWaitMs: 15_000 });

/** Returns the drawing without anything that runs or loads, or undefined if the file is no drawing. */
export const sanitizeInThread = (svg: string, staffId: string): Promise<string | undefined> =>
  slots.run(staffId, () => thread.run(svg));
