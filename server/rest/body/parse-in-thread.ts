import { Worker } from 'node:worker_threads';
import { KeyedSemaphore } from '../../postgres/keyed-semaphore.ts';
import type { Content } from './content.ts';

// Parses large bodies in one thread, which is started with the first of them. Senders are served in
// turn, so that many bodies of one sender do not delay others.

export type Task = { id: number; bytes: Uint8Array<ArrayBuffer>; contentType: string };
/** `json` replaces the one in `content`. */
export type Result = { id: number; content: Content; json?: Uint8Array<ArrayBuffer> };

type Waiting = { resolve: (content: Content) => void; reject: (error: Error) => void };

const file = new URL('./thread.ts', import.meta.url);
const waiting = new Map<number, Waiting>();
let thread: Worker | undefined;
let lastId = 0;

/** Two at a time, so that the thread always has the next body. */
const slots = new KeyedSemaphore({ concurrent: 1, total: 2, queued: 50, maxWaitMs: 15_000 });

export function parseInThread(body: Buffer, contentType: string, sender: string): Promise<Content> {
  return slots.run(sender, () => parse(body, contentType));
}

function parse(body: Buffer, contentType: string): Promise<Content> {
  return new Promise((resolve, reject) => {
    lastId += 1;
    waiting.set(lastId, { resolve, reject });
    const bytes = new Uint8Array(body);
    getThread().postMessage({ id: lastId, bytes, contentType } satisfies Task, [bytes.buffer]);
  });
}

function getThread(): Worker {
  if (thread) return thread;
  const started = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 512 } });
  // An idle thread must not keep the process running.
  started.unref();
  started.on('message', ({ id, content, json }: Result) => {
    const own = json && { json: Buffer.from(json.buffer) };
    waiting.get(id)?.resolve({ ...content, ...own } as Content);
    waiting.delete(id);
  });
  const end = (error: Error) => {
    if (thread === started) thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  started.on('error', end);
  started.on('exit', (code) => end(new Error(`The thread that parses bodies ended with ${code}`)));
  thread = started;
  return started;
}
