import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Json } from '../../../domain/database.types.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { unwrap } from '../../backend/unwrap.ts';
import { useClientQuery } from '../../backend/use-client-query.ts';

const queryKey = ['staff_preferences'];

/** Writes run one after the other, so that the last of two quick choices wins. */
let lastWrite: Promise<unknown> = Promise.resolve();

/** Loads all preferences in one request: they are few, and every screen needs some. */
function usePreferences() {
  return useClientQuery({
    queryKey,
    queryFn: async (client): Promise<Record<string, Json>> => {
      const rows = await unwrap(client.from('staff_preferences').select('key, value'));
      return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A preference of this user in every browser; null removes it. */
export function usePreference<T extends Json>(
  key: string,
): [T | undefined, (value: T | null) => void] {
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const { data } = usePreferences();

  const remember = useCallback(
    (value: T | null) => {
      // Optimistic. If the write fails, the choice holds until the page is left.
      queries.setQueryData<Record<string, Json>>(queryKey, (before = {}) => {
        const { [key]: _, ...others } = before;
        return value === null ? others : { ...others, [key]: value };
      });
      lastWrite = lastWrite
        .then(getClient)
        .then((client) =>
          value === null
            ? client.from('staff_preferences').delete().eq('key', key)
            : client.from('staff_preferences').upsert({ key, value }),
        )
        .catch(() => undefined);
    },
    [getClient, queries, key],
  );
  // Only this hook writes the key, so the type holds.
  return [data?.[key] as T | undefined, remember];
}
