import { useEffect, useMemo, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { toast } from 'sonner';
import { owesSecondFactor } from '../../backend/auth/assurance.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { revalidateOnLanguage } from '../../i18n/revalidate-on-language.ts';
import { resolveServerLanguage } from '../../i18n/server-language.ts';
import { AccountQueryProvider } from '../entry/account-query-provider.tsx';
import { StaffGuard } from '../entry/staff-guard.tsx';
import { WorkContext } from '../kit/work-context.ts';
import { getAdminMessages } from '../messages.server.ts';
import type { Route } from './+types/guard.ts';
import { useAdmin } from './admin-context.ts';
import { LoadingPortal } from './loading-portal.tsx';

export function loader({ url, request }: Route.LoaderArgs) {
  const language = resolveServerLanguage(url, request.headers);
  return {
    list: getAdminMessages('list', language),
    palette: getAdminMessages('palette', language),
    shortcuts: getAdminMessages('shortcuts', language),
    notifications: getAdminMessages('notifications', language),
    jobPicker: getAdminMessages('jobPicker', language),
  };
}

export const shouldRevalidate = revalidateOnLanguage;

/** Wraps every screen of the back office. The data itself is protected by row-level security. */
export default function Guard({ loaderData }: Route.ComponentProps) {
  const { session, loading, endedElsewhere } = useAuth();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  // Memoised: Navigate navigates again whenever its state is a new object.
  const here = useMemo(
    () => ({ from: pathname + search, endedElsewhere }),
    [pathname, search, endedElsewhere],
  );
  const wasSignedIn = useSignedOutNotice(session !== null, endedElsewhere);

  if (loading) return <LoadingPortal />;
  if (!session || owesSecondFactor(session)) {
    return (
      <Navigate
        to={localizedHref('/admin', language)}
        replace
        // Returns here after the login, unless the user signed out.
        state={wasSignedIn && !endedElsewhere ? undefined : here}
      />
    );
  }
  return (
    <WorkContext value={loaderData}>
      <AccountQueryProvider key={session.user.id} userId={session.user.id}>
        <StaffGuard session={session} />
      </AccountQueryProvider>
    </WorkContext>
  );
}

/** Shows why the login appears. Returns whether the user was signed in on this screen. */
function useSignedOutNotice(isSignedIn: boolean, endedElsewhere: boolean): boolean {
  const { signedOut } = useAdmin().shell;
  const wasSignedIn = useRef(false);
  const isTold = useRef(false);
  if (isSignedIn) wasSignedIn.current = true;

  useEffect(() => {
    if (isSignedIn || !wasSignedIn.current || isTold.current) return;
    isTold.current = true;
    // The login screen reports a session that was ended elsewhere.
    if (!endedElsewhere) toast(signedOut);
  }, [isSignedIn, endedElsewhere, signedOut]);

  return wasSignedIn.current;
}
