import type { Identity } from '../postgres/request-context.ts';
import type { ReadPlan } from './plan/types.ts';
import type { EnvelopeRow } from './prepare/prepared-request.ts';
import type { Relation } from './schema/types.ts';

// Reads of some relations are reported with their number of rows, so that bulk reads can be recorded.

export interface Watch {
  covers: (relation: Relation) => boolean;
  /** Awaited before the response is sent. */
  onRead: (read: WatchedRead) => Promise<void> | undefined;
}

interface WatchedRead {
  identity: Identity;
  relation: string;
  rows: number;
}

export interface Watched {
  relation: string;
  /** True if its rows are nested in the rows of another relation. */
  isNested: boolean;
  /** Number of arrays that contain the columns of rows spread into another row; 0 without a spread. */
  spreadColumns: number;
}

/** Returns the first watched relation of a plan, including its embeds. */
export function findWatched(
  plan: ReadPlan,
  covers: Watch['covers'] | undefined,
  { isNested = false, spreadColumns = 0 } = {},
): Watched | undefined {
  if (!covers) return undefined;
  const { relation, embeds } = plan;
  if (covers(relation)) return { relation: relation.name, isNested, spreadColumns };
  for (const { plan: inner, isToOne, isSpread } of embeds) {
    const columns = isToOne || !isSpread ? spreadColumns : Math.max(1, inner.outputs.length);
    const watchedEmbed = findWatched(inner, covers, {
      isNested: isNested || !isToOne,
      spreadColumns: columns,
    });
    if (watchedEmbed) return watchedEmbed;
  }
  return undefined;
}

/**
 * The database does not count nested rows. Their number is estimated by the objects in the body, or by the elements of
 * arrays for rows that are spread.
 */
export function countRows(
  { isNested, spreadColumns }: Watched,
  { rows, body }: EnvelopeRow,
): number {
  if (body === null) return 0;
  if (!isNested) return rows;
  let objects = 0;
  for (
    let objectIndex = body.indexOf('{"');
    objectIndex >= 0;
    objectIndex = body.indexOf('{"', objectIndex + 2)
  )
    objects += 1;
  const spreadRows = spreadColumns === 0 ? 0 : Math.ceil(countElements(body) / spreadColumns);
  return Math.max(rows, objects - rows, spreadRows);
}

/** Maximum number of scanned characters; longer bodies are extrapolated, so that a large read does not block others. */
const maxScanned = 2_000_000;

/** Counts the elements of arrays inside the rows. In CSV every comma counts, because quotes are ambiguous. */
function countElements(body: string): number {
  const scannedLength = Math.min(body.length, maxScanned);
  const isJson = body.startsWith('[') || body.startsWith('{');
  let elements = 0;
  // True for each open bracket of an array; the outermost array contains the rows themselves.
  const open: boolean[] = [];
  for (let index = 0; index < scannedLength; index += 1) {
    const character = body[index];
    if (isJson && character === '"') index = endOfString(body, index);
    else if (character === '[' || character === '{') {
      open.push(character === '[');
      if (character === '[' && open.length > 1 && body[index + 1] !== ']') elements += 1;
    } else if (character === ']' || character === '}') open.pop();
    else if (character === ',' && (!isJson || (open.length > 1 && open.at(-1)))) elements += 1;
  }
  return scannedLength === 0 ? 0 : Math.ceil((elements * body.length) / scannedLength);
}

function endOfString(body: string, start: number): number {
  let end = body.indexOf('"', start + 1);
  while (end > 0 && isEscaped(body, end)) end = body.indexOf('"', end + 1);
  return end < 0 ? body.length : end;
}

function isEscaped(body: string, at: number): boolean {
  let slashes = 0;
  while (body[at - slashes - 1] === '\\') slashes += 1;
  return slashes % 2 === 1;
}
