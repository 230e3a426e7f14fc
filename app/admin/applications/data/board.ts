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
  owed?: boolean;
  withdrawn?: boolean;
  search?: string;
};

/** Number of applications by stage, and how many of all are owed an answer. */
export type Counts = Record<Stage | 'owed', number>;

/** The database stops counting one above this number: a larger count means "more than". */
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

/** Returns those of the cards that match the filter of the board. */
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
  const totalOf = (stage: Stage | null) => rows.find((row) => row.stage === stage)?.total ?? 0;
  return {
    owed: totalOf(null),
    ...(Object.fromEntries(stages.map((stage) => [stage, totalOf(stage)])) as Record<
      Stage,
      number
    >),
  };
}
