import type { Identity } from '../postgres/request-context.ts';
import type { EnvelopeRow } from './answer.ts';
import type { ReadPlan } from './plan/types.ts';
import type { Relation } from './schema/types.ts';

// Reads of some relations are reported with their number of rows, so that bulk reads can be recorded.

export interface Watch {
  covers: (relation: Relation) => boolean;
  /** Awaited before the answer is sent. */
  onRead: (read: WatchedRead) => Promise<void> | undefined;
}

export interface WatchedRead {
  identity: Identity;
  relation: string;
  rows: number;
}

export interface Watched {
  relation: string;
  /** Rows of it are nested in the rows of another relation. */
  isNested: boolean;
}

/** The first relation of a plan that is watched, its embeds included. */
export function findWatched(
  plan: ReadPlan,
  covers: Watch['covers'] | undefined,
  isNested = false,
): Watched | undefined {
  if (!covers) return undefined;
  if (covers(plan.relation)) return { relation: plan.relation.name, isNested };
  for (const embed of plan.embeds) {
    const found = findWatched(embed.plan, covers, isNested || !embed.isToOne);
    if (found) return found;
  }
  return undefined;
}

/** Nested rows are not counted by the database: objects in the body are about as many. */
export function countRows({ isNested }: Watched, { rows, body }: EnvelopeRow): number {
  if (body === null) return 0;
  if (!isNested) return rows;
  let objects = 0;
  for (let at = body.indexOf('{"'); at >= 0; at = body.indexOf('{"', at + 2)) objects += 1;
  return Math.max(rows, objects - rows);
}
