import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useAuth } from '../data/auth-context.ts';
import { useCommonMessages } from '../i18n/language-context.tsx';
import type { Notice } from './notices.tsx';
import { VisitorContext } from './visitor-context.ts';

// Loaded with the first notice: most visitors never get one.
const Notices = lazy(() => import('./notices.tsx'));

/** Tells the header who is signed in, and the visitor how signing in or out went. */
export function VisitorProvider({ children }: { children: ReactNode }) {
  const { user, returned, signOut } = useAuth();
  const { session } = useCommonMessages();
  const [notices, setNotices] = useState<Notice[]>([]);
  const tell = useCallback((notice: Notice) => setNotices((told) => [...told, notice]), []);

  const hasFailed = returned?.problem !== undefined;
  useEffect(() => {
    if (hasFailed) tell({ ...session.linkedinFailed, failed: true });
  }, [hasFailed, session, tell]);

  const isSignedIn = user !== null;
  const visitor = useMemo(() => {
    if (!isSignedIn) return null;
    const leave = async () => {
      const { error } = await signOut();
      if (error) tell({ ...session.signOutFailed, failed: true });
      else tell(session.signedOut);
    };
    return { signOut: () => void leave() };
  }, [isSignedIn, signOut, session, tell]);

  return (
    <VisitorContext value={visitor}>
      {children}
      {notices.length > 0 && (
        <Suspense>
          <Notices notices={notices} />
        </Suspense>
      )}
    </VisitorContext>
  );
}
