import type { Session } from '@supabase/supabase-js';

// Records acknowledged actions, which must be found afterwards, and actions without a response, which
// must be complete or absent.

export type Ledger = {
  /** Rows by their text. */
  notes: Set<string>;
  /** Calls of a function that counts. */
  turns: { answered: number; uncertain: number; before: number };
  /** Files by name, with their content. */
  files: Map<string, string>;
  /** Addresses of all applications that were sent, and of those that were accepted. */
  asked: Set<string>;
  applied: Set<string>;
  session: Session | undefined;
  /** Problems found so far. */
  known: Set<string>;
};

export const createLedger = (turnsBefore: number): Ledger => ({
  notes: new Set(),
  turns: { answered: 0, uncertain: 0, before: turnsBefore },
  files: new Map(),
  asked: new Set(),
  applied: new Set(),
  session: undefined,
  known: new Set(),
});

/** Distinguishes these rows from all others in the database. */
export const addressOf = (turn: number) => `load-${turn}@people.example`;
export const everyAddress = 'load-%@people.example';
export const bucket = 'load';
