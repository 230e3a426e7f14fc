import type { BrowserClient } from '../../../../backend/browser-client.ts';
import type { Walked } from '../data/walk-rows.ts';
import type { ChunkResult, RunChunk, SkipCounts, Undo } from '../list-definition.ts';

type RunOutcome = { done: number; undos: Undo[]; skipped: SkipCounts; error?: unknown };

export function addSkipped(sum: SkipCounts, more: SkipCounts): SkipCounts {
  const total = { ...sum };
  for (const [reason, count] of Object.entries(more)) total[reason] = (total[reason] ?? 0) + count;
  return total;
}

/**
 * Processes the selection chunk by chunk, and reports how many rows were read. If the caller ends `chunks` early or a
 * chunk fails, finished chunks stay done and can be undone.
 */
export async function runInChunks<Row>(
  client: BrowserClient,
  chunks: AsyncIterable<(Row & Walked)[]>,
  run: RunChunk<Row>,
  onProgress: (seen: number) => void,
): Promise<RunOutcome> {
  const outcome: RunOutcome = { done: 0, undos: [], skipped: {} };
  let seen = 0;
  try {
    for await (const rows of chunks) {
      const result = await run(client, rows);
      // A run returns only its undo if it changed every row.
      const part: ChunkResult =
        typeof result === 'object' ? result : { count: rows.length, undo: result };
      if (part.undo) outcome.undos.push(part.undo);
      outcome.done += part.count;
      outcome.skipped = addSkipped(outcome.skipped, part.skipped ?? {});
      seen += rows.length;
      onProgress(seen);
      // The rows that the chunk changed before its error are counted above and can be undone.
      if (part.error) throw part.error;
    }
  } catch (error) {
    outcome.error = error;
  }
  return outcome;
}

/**
 * Undoes the latest chunk first, so that rows return to their original state. A chunk that fails
 * does not stop the others; the first error is thrown at the end.
 */
export async function undoAll(
  undos: Undo[],
  onProgress: (chunksDone: number) => void,
): Promise<void> {
  const errors: unknown[] = [];
  for (const [position, undo] of undos.toReversed().entries()) {
    await undo().catch((error) => errors.push(error));
    onProgress(position + 1);
  }
  if (errors.length > 0) throw errors[0];
}
