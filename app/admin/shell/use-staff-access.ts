import { keepPreviousData } from '@tanstack/react-query';
import { needsSecondFactor } from '../../backend/auth/assurance.ts';
import type { Session } from '../../backend/auth/auth-context.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useRefetch } from '../../backend/refetch.ts';
import { useClientQuery } from '../../backend/use-client-query.ts';
import { useTableChanges } from '../../backend/use-table-changes.ts';
import { findCheckedAccess } from './data.ts';

/** Polling interval while the account has no role. */
const waitingMs = 5_000;
/** Polling interval for a newly required second factor, which changes no row of the user. */
const workingMs = 20_000;

export function useStaffAccess(session: Session) {
  const { id } = session.user;
  const factors = session.user.factors?.length ?? 0;
  // A change of the role takes effect immediately.
  useTableChanges(
    [{ table: 'staff_profiles', filter: `user_id=eq.${id}` }],
    useRefetch(queryKeys.row('staff_profiles', id)),
  );
  return useClientQuery({
    // Enrolling or removing a factor changes the rights of the session.
    queryKey: [
      ...queryKeys.row('staff_profiles', id),
      'access',
      needsSecondFactor(session),
      factors,
    ],
    queryFn: findCheckedAccess,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? waitingMs : workingMs),
  });
}
