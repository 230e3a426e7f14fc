import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useAuth } from './auth/auth-context.ts';
import type { BrowserClient } from './browser-client.ts';

type Options<T> = Omit<UseQueryOptions<T>, 'queryFn'> & {
  queryFn: (client: BrowserClient) => T | Promise<T>;
};

/** `useQuery` with the client of this browser, which has the session of the user. */
export function useClientQuery<T>({ queryFn, ...options }: Options<T>) {
  const { getClient } = useAuth();
  return useQuery({ ...options, queryFn: async () => queryFn(await getClient()) });
}
