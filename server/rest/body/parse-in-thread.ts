import { KeyedSemaphore } from '../../postgres/keyed-semaphore.ts';
import { Thread } from '../../support/threads/thread.ts';
import type { Content } from './content.ts';

// Parses large bodies in one thread. Senders are served in turn, so that many bodies of one sender do not delay others.

export type Task = { bytes: Uint8Array<ArrayBuffer>; contentType: string };
/** `json` replaces the one in `content`. */
export type Result = { content: Content; json?: Uint8Array<ArrayBuffer> };

const thread = new Thread<Task, Result>(new URL('./thread.ts', import.meta.url));

/** Two at a time, so that the thread always has the next body. */
const slots = new KeyedSemaphore({ concurrent: 1, total: 2, queued: 50, maxWaitMs: 15_000 });

export function parseInThread(body: Buffer, contentType: string, sender: string): Promise<Content> {
  return slots.run(sender, async () => {
    const bytes = new Uint8Array(body);
    const { content, json } = await thread.run({ bytes, contentType }, [bytes.buffer]);
    return { ...content, ...(json && { json: Buffer.from(json.buffer) }) } as Content;
  });
}
