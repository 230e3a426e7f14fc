import type { Session } from '@supabase/supabase-js';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type BrowserClient, getBrowserClient } from '../browser-client.ts';
import { usePublicKeys } from '../public-keys.tsx';
import { AuthContext, type Outcome } from './auth-context.ts';
import { type AuthReturn, readAuthReturn, withoutAuthReturn } from './auth-return.ts';
import { hasStoredSession } from './stored-session.ts';
import { useSessionCheck } from './use-session-check.ts';

type AuthProviderProps = {
  children: ReactNode;
  /** Load the client even without a stored session: screens behind a sign-in need it immediately. */
  always?: boolean;
};

type State = {
  session: Session | null;
  loading: boolean;
  hasEndedElsewhere: boolean;
  returned: AuthReturn | undefined;
};

export function AuthProvider({ children, always = false }: AuthProviderProps) {
  const { anonKey } = usePublicKeys();
  const [state, setState] = useState<State>({
    session: null,
    loading: true,
    hasEndedElsewhere: false,
    returned: undefined,
  });
  const isSigningOut = useRef(false);
  useCleanUrl(state.returned);

  useEffect(() => {
    const authReturn = readAuthReturn(window.location);
    setState((before) => ({ ...before, returned: authReturn ?? before.returned }));
    if (!always && !authReturn?.hasSession && !hasStoredSession()) {
      setState((before) => ({ ...before, loading: false }));
      return;
    }
    let stop = () => {};
    let isStopped = false;
    const applySession = (session: Session | null) => {
      if (isStopped) return;
      setState((before) => ({
        ...before,
        session,
        loading: false,
        hasEndedElsewhere:
          session === null &&
          (before.session === null ? before.hasEndedElsewhere : !isSigningOut.current),
      }));
    };
    getBrowserClient(anonKey)
      .then(({ auth }) => {
        if (isStopped) return;
        const { data } = auth.onAuthStateChange((_event, session) => applySession(session));
        stop = () => data.subscription.unsubscribe();
      })
      // The client could not be loaded, so there is no session; getBrowserClient retries when called again.
      .catch(() => applySession(null));
    return () => {
      isStopped = true;
      stop();
    };
  }, [anonKey, always]);

  const actions = useMemo(() => createActions(anonKey, isSigningOut), [anonKey]);
  const value = useMemo(
    () => ({ ...state, user: state.session?.user ?? null, ...actions }),
    [state, actions],
  );
  useSessionCheck(state.session !== null, actions.getClient);

  return <AuthContext value={value}>{children}</AuthContext>;
}

function createActions(anonKey: string, isSigningOut: RefObject<boolean>) {
  const getClient = () => getBrowserClient(anonKey);
  // A client that cannot be loaded is an error of the action, so it is returned instead of thrown.
  const withClient = (run: (client: BrowserClient) => Promise<Outcome>): Promise<Outcome> =>
    getClient()
      .then(run)
      .catch((error: Error) => ({ error: { message: error.message } }));
  return {
    getClient,
    signIn: (email: string, password: string) =>
      withClient(({ auth }) => auth.signInWithPassword({ email, password })),
    signOut: async (scope: 'global' | 'local' = 'global') => {
      isSigningOut.current = true;
      try {
        return await withClient(({ auth }) => auth.signOut({ scope }));
      } finally {
        isSigningOut.current = false;
      }
    },
  };
}

/** Removes auth errors from the URL, so that a reload does not show them again. */
function useCleanUrl(returned: AuthReturn | undefined): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [cleanedReturn, setCleanedReturn] = useState<AuthReturn>();

  useEffect(() => {
    if (!returned || returned.hasSession || returned === cleanedReturn) return;
    setCleanedReturn(returned);
    const target = { pathname, search: withoutAuthReturn(search), hash: '' };
    void navigate(target, { replace: true, preventScrollReset: true });
  }, [returned, cleanedReturn, pathname, search, navigate]);
}
