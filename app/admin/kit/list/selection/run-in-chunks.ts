import type { BrowserClient } from '../../../../backend/browser-client.ts';
import type { Walked } from '../data/walk-rows.ts';
import type { ChunkResult, RunChunk, SkipCounts, Undo } from '../list-definition.ts';

/** `seen` counts the rows that were read, `handled` those that were changed or skipped with a reason. */
type Progress = (seen: number, handled: number) => void;
type RunOutcome = { done: number; undos: Undo[]; skipped: SkipCounts; error?: unknown };

/** Thrown if some rows of a chunk could not be undone. */
export class NotUndone extends Error {
  readonly remaining: SkipCounts;

  constructor(remaining: SkipCounts) {
    super('not everything could be undone');
    this.name = 'NotUndone';
    this.remaining = remaining;
  }
}

export function addSkipped(sum: SkipCounts, more: SkipCounts): SkipCounts {
  const total = { ...sum };
  for (const [reason, count] of Object.entries(more)) total[reason] = (total[reason] ?? 0) + count;
  return total;
}

export const countSkipped = (counts: SkipCounts) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/**
 * Adds the rows that a complete run was to change and did not find as they were: a colleague has changed them since
 * they were counted.
 */
export function addChanged({ done, skipped }: RunOutcome, expected = 0): SkipCounts {
  const changed = expected - done - countSkipped(skipped);
  return changed > 0 ? addSkipped(skipped, { conflict: changed }) : skipped;
}

/**
 * Processes the selection chunk by chunk. If the caller ends `chunks` early or a chunk fails, finished
 * chunks stay done and can be undone.
 */
export async function runInChunks<Row>(
  client: BrowserClient,
  chunks: AsyncIterable<(Row & Walked)[]>,
  run: RunChunk<Row>,
  onProgress: Progress,
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
      onProgress(seen, outcome.done + countSkipped(outcome.skipped));
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
 * does not stop the others. At the end the first error is thrown, or the sum of the rows that were
 * not undone.
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
  const unexpected = errors.find((error) => !(error instanceof NotUndone));
  if (unexpected) throw unexpected;
  const remaining = errors.reduce<SkipCounts>(
    (sum, error) => (error instanceof NotUndone ? addSkipped(sum, error.remaining) : sum),
    {},
  );
  if (countSkipped(remaining) > 0) throw new NotUndone(remaining);
}
