import { runInThread, type ThreadLimits } from '../support/limited-thread.ts';

const thread = new URL('./extract-thread.ts', import.meta.url);

/** Extracts the text of a CV in a thread of its own, which a hostile file cannot leave. */
export const extractText = (bytes: Uint8Array, limits?: ThreadLimits): Promise<string> =>
  runInThread<string>(thread, bytes, limits);
