import type { Stage } from '../../../../domain/enums.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import type { BoardFilter } from './board.ts';

const all = queryKeys.table('applications');

export const applicationKeys = {
  table: all,
  board: (filter: BoardFilter) => [...all, 'board', filter] as const,
  column: (filter: BoardFilter, stage: Stage) =>
    [...all, 'board', filter, 'column', stage] as const,
  counts: (filter: BoardFilter) => [...all, 'board', filter, 'counts'] as const,
  panel: (id: string) => [...all, 'panel', id] as const,
  part: (id: string, part: string) => [...all, 'panel', id, part] as const,
};
