import { createContext } from 'react';
import type { User } from '../../../backend/auth/auth-context.ts';

export type Visitor = { user: User; accessToken: string | undefined; signOut: () => void };

/** The signed-in visitor, or null. */
export const VisitorContext = createContext<Visitor | null>(null);
