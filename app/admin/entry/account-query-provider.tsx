import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { forgetDraftsOfOthers } from '../kit/use-draft.ts';

type AccountQueryProviderProps = { userId: string; children: ReactNode };

/**
 * A new query client per account: cached data of one account must not be visible to the next in the
 * same window.
 */
export function AccountQueryProvider({ userId, children }: AccountQueryProviderProps) {
  const [queries] = useState(() => new QueryClient());
  useEffect(() => forgetDraftsOfOthers(userId), [userId]);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
