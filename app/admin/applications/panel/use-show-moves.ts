import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetch } from '../../../backend/refetch.ts';
import { applicationKeys } from '../data/keys.ts';
import { useMoves } from '../moves/moves-context.ts';

/** Refetches the panel after a move made here, as live changes may come late or not at all. */
export function useShowMoves(id: string): void {
  const { subscribe } = useMoves();
  const queries = useQueryClient();
  useEffect(
    () =>
      subscribe({
        showCard: () => undefined,
        refresh: async (ids) => {
          if (ids.includes(id)) await refetch(queries, applicationKeys.panel(id));
        },
      }),
    [subscribe, queries, id],
  );
}
