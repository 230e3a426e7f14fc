import type { Session } from '@supabase/supabase-js';

// What was acknowledged, to be found again afterwards, and what was asked for without an answer: of
// that there may be all or nothing.

export type Ledger = {
  /** Rows by their text. */
  notes: Set<string>;
  /** Calls of a function that counts. */
  turns: { answered: number; uncertain: number; before: number };
  /** Files by name, with their content. */
  files: Map<string, string>;
  /** Addresses that applications were sent from, and those whose application was taken. */
  asked: Set<string>;
  applied: Set<string>;
  session: Session | undefined;
  /** What was found amiss already. */
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

/** To be told apart from whatever else is in the database. */
export const addressOf = (turn: number) => `load-${turn}@people.example`;
export const everyAddress = 'load-%@people.example';
export const bucket = 'load';
