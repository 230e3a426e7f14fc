import type { Session, User } from '@supabase/supabase-js';
import { createContext, use } from 'react';
import type { Failure } from '../backend-error.ts';
import type { BrowserClient } from '../browser-client.ts';
import type { AuthReturn } from './auth-return.ts';

export type { Session, User };

export type Outcome = { error: Failure | null };

type Auth = {
  user: User | null;
  session: Session | null;
  /** True until the stored session has been read. */
  loading: boolean;
  /** True if the session ended for another reason than signing out in this tab. */
  hasEndedElsewhere: boolean;
  signIn: (email: string, password: string) => Promise<Outcome>;
  /** `global`, the default, ends all sessions. `local` signs out this browser, even while offline. */
  signOut: (scope?: 'global' | 'local') => Promise<Outcome>;
  /** Result of the link or sign-in that redirected here. */
  returned: AuthReturn | undefined;
  getClient: () => Promise<BrowserClient>;
};

export const AuthContext = createContext<Auth | undefined>(undefined);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth is used outside of AuthProvider');
  return auth;
}
