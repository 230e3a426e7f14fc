import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { toast } from 'sonner';
import { needsSecondFactor } from '../../backend/auth/assurance.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { StaffGuard } from '../entry/staff-guard.tsx';
import { forgetDraftsOfOthers } from '../kit/forms/use-draft.ts';
import { useMessages } from '../use-messages.ts';
import { createQueries } from './create-queries.ts';
import { LoadingBackOffice } from './loading-back-office.tsx';

/** Wraps every screen of the back office. The data itself is protected by row-level security. */
export default function Guard() {
  const { session, loading, hasEndedElsewhere } = useAuth();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  // Memoised: Navigate navigates again whenever its state is a new object.
  const here = useMemo(
    () => ({ from: pathname + search, hasEndedElsewhere }),
    [pathname, search, hasEndedElsewhere],
  );
  const wasSignedIn = useSignedOutNotice(session !== null, hasEndedElsewhere);

  if (loading) return <LoadingBackOffice />;
  if (!session || needsSecondFactor(session)) {
    return (
      <Navigate
        to={localizedHref('/admin', language)}
        replace
        // Returns here after the login, unless the user signed out.
        state={wasSignedIn && !hasEndedElsewhere ? undefined : here}
      />
    );
  }
  return (
    <AccountQueryProvider key={session.user.id} userId={session.user.id}>
      <StaffGuard session={session} />
    </AccountQueryProvider>
  );
}

/** Explains why the login appears. Returns whether the user was signed in on this screen. */
function useSignedOutNotice(isSignedIn: boolean, hasEndedElsewhere: boolean): boolean {
  const { signedOut } = useMessages('shell');
  const wasSignedIn = useRef(false);
  const isTold = useRef(false);
  if (isSignedIn) wasSignedIn.current = true;

  useEffect(() => {
    if (isSignedIn || !wasSignedIn.current || isTold.current) return;
    isTold.current = true;
    // Errors of requests that the ended session made would only confuse on the login screen.
    toast.dismiss();
    // The login screen reports a session that was ended elsewhere.
    if (!hasEndedElsewhere) toast(signedOut);
  }, [isSignedIn, hasEndedElsewhere, signedOut]);

  return wasSignedIn.current;
}

type AccountQueryProviderProps = { userId: string; children: ReactNode };

/**
 * A new query client per account: cached data of one account must not be visible to the next in the
 * same window.
 */
function AccountQueryProvider({ userId, children }: AccountQueryProviderProps) {
  const [queries] = useState(createQueries);
  useEffect(() => forgetDraftsOfOthers(userId), [userId]);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
