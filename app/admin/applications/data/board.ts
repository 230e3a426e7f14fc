import { type Stage, stages } from '../../../../domain/enums.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';
import { type Card, cardColumns, toCard } from './card.ts';

/** The filter of the board. An absent field does not filter. */
export type BoardFilter = {
  jobs?: string[];
  owners?: string[];
  /** Applications without an owner: in addition to `owners`, or alone. */
  unowned?: boolean;
  created_from?: string;
  created_before?: string;
  rating?: number;
  /** Matches people with at least one of these tags. */
  tags?: string[];
  /** Only applicants who wait for an answer. */
  owed?: boolean;
  /** Only withdrawn applications; otherwise they are left out. */
  withdrawn?: boolean;
  search?: string;
};

/** Number of applications by stage, and how many of them wait for an answer. */
export type Counts = Record<Stage | 'owed', number>;

/** The database counts to `maxCounted` + 1; such a count is shown as "more than 1,000". */
export const maxCounted = 1000;

export async function listColumn(
  client: BrowserClient,
  filter: BoardFilter,
  stage: Stage,
  { after, limit }: { after?: Card; limit: number },
): Promise<Card[]> {
  const cursor = after && {
    id: after.id,
    position: after.position,
    owed_answer_since: after.owedSince,
  };
  return readCards(client, { filter, stage, after: cursor, max_results: limit });
}

/** Returns the cards among `ids` that match the filter of the board. */
export function listCards(
  client: BrowserClient,
  filter: BoardFilter,
  ids: string[],
): Promise<Card[]> {
  return readCards(client, { filter: { ...filter, ids }, max_results: ids.length });
}

async function readCards(
  client: BrowserClient,
  args: {
    filter: BoardFilter & { ids?: string[] };
    stage?: Stage;
    after?: { id: string; position: string; owed_answer_since: string | null };
    max_results: number;
  },
): Promise<Card[]> {
  const rows = await unwrap(client.rpc('list_board', args).select(cardColumns));
  return rows.map(toCard);
}

export async function countBoard(client: BrowserClient, filter: BoardFilter): Promise<Counts> {
  const rows = await unwrap(client.rpc('count_board', { filter, most: maxCounted }));
  // The row without a stage counts the applicants who wait for an answer.
  const totalOf = (stage: Stage | null) => rows.find((row) => row.stage === stage)?.total ?? 0;
  return {
    owed: totalOf(null),
    ...(Object.fromEntries(stages.map((stage) => [stage, totalOf(stage)])) as Record<
      Stage,
      number
    >),
  };
}
