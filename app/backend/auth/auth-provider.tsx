import type { Session } from '@supabase/supabase-js';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type BrowserClient, getBrowserClient } from '../browser-client.ts';
import { usePublicKeys } from '../public-keys.tsx';
import { AuthContext, type Outcome } from './auth-context.ts';
import { type AuthReturn, readAuthReturn } from './auth-return.ts';
import { hasStoredSession } from './stored-session.ts';
import { useSessionCheck } from './use-session-check.ts';
import { useTidyAddress } from './use-tidy-address.ts';

type AuthProviderProps = {
  children: ReactNode;
  /** Screens behind a sign-in need the client at once; others only where somebody is signed in. */
  always?: boolean;
};

type State = {
  session: Session | null;
  loading: boolean;
  endedElsewhere: boolean;
  returned: AuthReturn | undefined;
};

export function AuthProvider({ children, always = false }: AuthProviderProps) {
  const { anonKey } = usePublicKeys();
  const [state, setState] = useState<State>({
    session: null,
    loading: true,
    endedElsewhere: false,
    returned: undefined,
  });
  const isLeaving = useRef(false);
  useTidyAddress(state.returned);

  useEffect(() => {
    const returned = readAuthReturn(window.location);
    setState((before) => ({ ...before, returned: returned ?? before.returned }));
    if (!always && !returned?.hasSession && !hasStoredSession()) {
      setState((before) => ({ ...before, loading: false }));
      return;
    }
    let stop = () => {};
    let stopped = false;
    const know = (session: Session | null) => {
      if (stopped) return;
      setState((before) => ({
        ...before,
        session,
        loading: false,
        endedElsewhere:
          session === null &&
          (before.session === null ? before.endedElsewhere : !isLeaving.current),
      }));
    };
    getBrowserClient(anonKey)
      .then(({ auth }) => {
        if (stopped) return;
        const { data } = auth.onAuthStateChange((_event, session) => know(session));
        stop = () => data.subscription.unsubscribe();
      })
      // Without the client nobody is signed in; the next attempt loads it again.
      .catch(() => know(null));
    return () => {
      stopped = true;
      stop();
    };
  }, [anonKey, always]);

  const actions = useMemo(() => createActions(anonKey, isLeaving), [anonKey]);
  const value = useMemo(
    () => ({ ...state, user: state.session?.user ?? null, ...actions }),
    [state, actions],
  );
  useSessionCheck(state.session !== null, actions.getClient);

  return <AuthContext value={value}>{children}</AuthContext>;
}

function createActions(anonKey: string, isLeaving: RefObject<boolean>) {
  const getClient = () => getBrowserClient(anonKey);
  // Where even the client cannot be loaded, that is a refusal like any other.
  const attempt = (work: (client: BrowserClient) => Promise<Outcome>): Promise<Outcome> =>
    getClient()
      .then(work)
      .catch((error: Error) => ({ error: { message: error.message } }));
  return {
    getClient,
    signIn: (email: string, password: string) =>
      attempt(({ auth }) => auth.signInWithPassword({ email, password })),
    signOut: async (scope: 'global' | 'local' = 'global') => {
      isLeaving.current = true;
      try {
        return await attempt(({ auth }) => auth.signOut({ scope }));
      } finally {
        isLeaving.current = false;
      }
    },
  };
}
