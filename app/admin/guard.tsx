import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router';
import { toast } from 'sonner';
import { owesSecondFactor } from '../data/assurance.ts';
import { useAuth } from '../data/auth-context.ts';
import { getAdminMessages } from '../i18n/admin-messages.server.ts';
import { localizedHref } from '../i18n/href.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { revalidateOnLanguage } from '../i18n/revalidate-on-language.ts';
import { resolveServerLanguage } from '../i18n/server-language.ts';
import type { Route } from './+types/guard.ts';
import { AccountGround } from './account-ground.tsx';
import { useAdmin } from './admin-context.ts';
import { LoadingPortal } from './loading-portal.tsx';
import { StaffEntrance } from './staff-entrance.tsx';
import { WorkContext } from './work-context.ts';

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

/** In front of every screen of the back office. The database guards the data by itself. */
export default function Guard({ loaderData }: Route.ComponentProps) {
  const { session, loading } = useAuth();
  const language = useLanguage();
  useSignedOutNotice(session !== null);

  if (loading) return <LoadingPortal />;
  if (!session || owesSecondFactor(session)) {
    return <Navigate to={localizedHref('/admin', language)} replace />;
  }
  return (
    <WorkContext value={loaderData}>
      <AccountGround key={session.user.id} userId={session.user.id}>
        <StaffEntrance session={session} />
      </AccountGround>
    </WorkContext>
  );
}

/** Whether by their own hand or from elsewhere: whoever is sent to the login learns why. */
function useSignedOutNotice(isSignedIn: boolean): void {
  const { signedOut } = useAdmin().shell;
  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (wasSignedIn.current && !isSignedIn) toast(signedOut);
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn, signedOut]);
}
