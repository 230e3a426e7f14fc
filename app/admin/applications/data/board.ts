import { type Stage, stages } from '../../../../domain/enums.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';
import type { StageOption } from '../../stage-templates/use-stages.ts';
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
  /** Matches only applicants who wait for an answer. */
  owed?: boolean;
  /** Matches only withdrawn applications, which are left out if this is not set. */
  withdrawn?: boolean;
  search?: string;
};

/** Number of applications by the key of a stage or step, and how many of them wait for an answer. */
export type Counts = Record<Stage | 'owed', number> & Record<string, number | undefined>;

/** The database counts to `maxCounted` + 1; such a count is shown as "more than 1,000". */
export const maxCounted = 1000;

export async function listColumn(
  client: BrowserClient,
  filter: BoardFilter,
  { stage, stepId }: Pick<StageOption, 'stage' | 'stepId'>,
  { after, limit }: { after?: Card; limit: number },
): Promise<Card[]> {
  const cursor = after && {
    id: after.id,
    position: after.position,
    owed_answer_since: after.owedSince,
  };
  const column = stepId ? { ...filter, steps: [stepId] } : filter;
  return readCards(client, { filter: column, stage, after: cursor, max_results: limit });
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
    filter: BoardFilter & { ids?: string[]; steps?: string[] };
    stage?: Stage;
    after?: { id: string; position: string; owed_answer_since: string | null };
    max_results: number;
  },
): Promise<Card[]> {
  const rows = await unwrap(client.rpc('list_board', args).select(cardColumns));
  return rows.map(toCard);
}

/** Counts by stage and, with a template, by its steps as well. */
export async function countBoard(
  client: BrowserClient,
  filter: BoardFilter,
  templateId: string | null = null,
): Promise<Counts> {
  const [rows, steps] = await Promise.all([
    unwrap(client.rpc('count_board', { filter, most: maxCounted })),
    templateId
      ? unwrap(client.rpc('count_board_steps', { filter, template: templateId, most: maxCounted }))
      : [],
  ]);
  // The row without a stage counts the applicants who wait for an answer.
  const totalOf = (stage: Stage | null) => rows.find((row) => row.stage === stage)?.total ?? 0;
  return {
    owed: totalOf(null),
    ...(Object.fromEntries(stages.map((stage) => [stage, totalOf(stage)])) as Record<
      Stage,
      number
    >),
    ...Object.fromEntries(steps.map(({ step_id, total }) => [step_id, total])),
  };
}
