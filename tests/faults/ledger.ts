import type { Session } from '@supabase/supabase-js';

// Records acknowledged actions, which must be found afterwards, and actions without a response, which
// must be complete or absent.

export type Ledger = {
  /** Rows by their text. */
  notes: Set<string>;
  /** Calls of a function that counts. */
  calls: { acknowledged: number; uncertain: number; before: number };
  /** Files by name, with their content. */
  files: Map<string, string>;
  /** Addresses of all applications that were sent. */
  attempted: Set<string>;
  /** Addresses of the applications that were accepted. */
  applied: Set<string>;
  session: Session | undefined;
  /** Problems found so far. */
  reported: Set<string>;
};

export const createLedger = (callsBefore: number): Ledger => ({
  notes: new Set(),
  calls: { acknowledged: 0, uncertain: 0, before: callsBefore },
  files: new Map(),
  attempted: new Set(),
  applied: new Set(),
  session: undefined,
  reported: new Set(),
});

/** Distinguishes these rows from all others in the database. */
export const addressOf = (turn: number) => `load-${turn}@people.example`;
export const everyAddress = 'load-%@people.example';
export const bucket = 'load';
