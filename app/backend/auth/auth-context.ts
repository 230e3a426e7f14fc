import type { Session, User } from '@supabase/supabase-js';
import { createContext, use } from 'react';
import type { Failure } from '../backend-error.ts';
import type { BrowserClient } from '../browser-client.ts';
import type { AuthReturn } from './auth-return.ts';

export type { Session, User };

export type Outcome = { error: Failure | null };

export type Auth = {
  user: User | null;
  session: Session | null;
  /** Until it is known whether there is a session. */
  loading: boolean;
  /** The session that was here has ended, and not by signing out in this tab. */
  endedElsewhere: boolean;
  signIn: (email: string, password: string) => Promise<Outcome>;
  /**
   * Everywhere, unless said otherwise. `local` is this browser alone, which is then signed out even
   * where the server could not be told.
   */
  signOut: (scope?: 'global' | 'local') => Promise<Outcome>;
  /** What the link that led here brought along. */
  returned: AuthReturn | undefined;
  getClient: () => Promise<BrowserClient>;
};

export const AuthContext = createContext<Auth | undefined>(undefined);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth is used outside of AuthProvider');
  return auth;
}
