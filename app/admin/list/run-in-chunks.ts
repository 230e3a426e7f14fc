import type { BrowserClient } from '../../data/browser-client.ts';
import type { Walked } from '../../data/list/walk-rows.ts';
import type { Part, Run, Undo } from './list-definition.ts';

export type Progress = (done: number) => void;
export type RunOutcome = { done: number; undos: Undo[]; error?: unknown };

/** Chunk by chunk; what is done when it is stopped or fails stays done, and can be taken back. */
export async function runInChunks<Row>(
  client: BrowserClient,
  chunks: AsyncIterable<(Row & Walked)[]>,
  run: Run<Row>,
  onProgress: Progress,
): Promise<RunOutcome> {
  const outcome: RunOutcome = { done: 0, undos: [] };
  let seen = 0;
  try {
    for await (const rows of chunks) {
      const came = await run(client, rows);
      const part: Part = typeof came === 'object' ? came : { count: rows.length, undo: came };
      if (part.undo) outcome.undos.push(part.undo);
      outcome.done += part.count;
      seen += rows.length;
      onProgress(seen);
      if (part.error) throw part.error;
    }
  } catch (error) {
    outcome.error = error;
  }
  return outcome;
}

/**
 * The latest first, so that rows come back to what they were before all of it. A chunk that cannot be
 * undone does not keep the others from it; the first error is thrown at the end.
 */
export async function undoAll(undos: Undo[], onProgress: Progress): Promise<void> {
  const errors: unknown[] = [];
  for (const [position, undo] of undos.toReversed().entries()) {
    await undo().catch((error) => errors.push(error));
    onProgress(position + 1);
  }
  if (errors.length > 0) throw errors[0];
}
