import { createContext } from 'react';

export type Visitor = { signOut: () => void };

/** The signed-in visitor; null for everybody else. */
export const VisitorContext = createContext<Visitor | null>(null);
