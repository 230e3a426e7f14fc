import { queryKeys } from '../../../backend/query-keys.ts';
import type { BoardFilter } from './board.ts';

const all = queryKeys.table('applications');

export const applicationKeys = {
  table: all,
  board: (filter: BoardFilter) => [...all, 'board', filter] as const,
  /** `key` is the id of a step or the name of a stage. */
  column: (filter: BoardFilter, key: string) => [...all, 'board', filter, 'column', key] as const,
  /** The number of cards in each column: in the steps of this stage template, or in the six stages. */
  counts: (filter: BoardFilter, templateId: string | null = null) =>
    [...all, 'board', filter, 'counts', templateId] as const,
  panel: (id: string) => [...all, 'panel', id] as const,
  /** One part of the panel, such as its notes. Changes of the panel refetch all its parts. */
  part: (id: string, part: string) => [...all, 'panel', id, part] as const,
};
