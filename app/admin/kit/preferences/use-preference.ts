import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Json } from '../../../../domain/database.types.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { listPreferences, type Preferences, writePreference } from './data.ts';

const queryKey = ['staff_preferences'];

/** Writes run one after the other, so that the last of two quick choices wins. */
let lastWrite: Promise<unknown> = Promise.resolve();

/** A preference of this user in every browser; null removes it. */
export function usePreference<T extends Json>(
  key: string,
): [T | undefined, (value: T | null) => void] {
  const { getClient } = useAuth();
  const queries = useQueryClient();
  // All preferences are loaded in one request: they are few, and every screen needs some.
  const { data } = useClientQuery({
    queryKey,
    queryFn: listPreferences,
    staleTime: Number.POSITIVE_INFINITY,
  });

  const remember = useCallback(
    (value: T | null) => {
      // The value is shown before it is stored. If the write fails, it is used until the page is left.
      queries.setQueryData<Preferences>(queryKey, (before = {}) => {
        const { [key]: _, ...others } = before;
        return value === null ? others : { ...others, [key]: value };
      });
      lastWrite = lastWrite
        .then(getClient)
        .then((client) => writePreference(client, key, value))
        .catch(() => undefined);
    },
    [getClient, queries, key],
  );
  // The value has this type, because only this hook writes the key.
  return [data?.[key] as T | undefined, remember];
}
