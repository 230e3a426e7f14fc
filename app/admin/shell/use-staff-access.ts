import { keepPreviousData } from '@tanstack/react-query';
import { needsSecondFactor } from '../../backend/auth/assurance.ts';
import type { Session } from '../../backend/auth/auth-context.ts';
import { checkSession } from '../../backend/auth/check-session.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useRefetch } from '../../backend/refetch.ts';
import { findStaffAccess } from '../../backend/staff-access.ts';
import { unwrap } from '../../backend/unwrap.ts';
import { useClientQuery } from '../../backend/use-client-query.ts';
import { useTableChanges } from '../../backend/use-table-changes.ts';

/** Polling interval while the account has no role. */
const waitingMs = 5_000;
/** Polling interval for a newly required second factor, which changes no row of the user. */
const workingMs = 20_000;

/**
 * A session that was ended elsewhere has no rights left and therefore seems to need a second
 * factor. Such a session is dropped, which leads to the login.
 */
async function findAccess(client: BrowserClient) {
  const access = await findStaffAccess(client);
  if (access?.needsSecondFactor) await unwrap(checkSession(client));
  return access;
}

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
    queryFn: findAccess,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? waitingMs : workingMs),
  });
}
