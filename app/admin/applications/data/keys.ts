import { queryKeys } from '../../../backend/query-keys.ts';
import type { BoardFilter } from './board.ts';

const all = queryKeys.table('applications');

export const applicationKeys = {
  table: all,
  board: (filter: BoardFilter) => [...all, 'board', filter] as const,
  /** `key` is that of a stage or step. */
  column: (filter: BoardFilter, key: string) => [...all, 'board', filter, 'column', key] as const,
  counts: (filter: BoardFilter, templateId: string | null = null) =>
    [...all, 'board', filter, 'counts', templateId] as const,
  panel: (id: string) => [...all, 'panel', id] as const,
  part: (id: string, part: string) => [...all, 'panel', id, part] as const,
};
