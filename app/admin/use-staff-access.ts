import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { owesSecondFactor } from '../data/assurance.ts';
import { type Session, useAuth } from '../data/auth-context.ts';
import { queryKeys } from '../data/query-keys.ts';
import { findStaffAccess } from '../data/staff-access.ts';

/** How often somebody who waits for a role asks whether there is one. */
const waitingMs = 5_000;

export function useStaffAccess(session: Session) {
  const { getClient } = useAuth();
  const factors = session.user.factors?.length ?? 0;
  return useQuery({
    // A second factor that comes or goes changes what the session may do.
    queryKey: [
      ...queryKeys.row('staff_profiles', session.user.id),
      'access',
      owesSecondFactor(session),
      factors,
    ],
    queryFn: async () => findStaffAccess(await getClient()),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? waitingMs : false),
  });
}
