import { createContext, use } from 'react';
import type { Stage } from '../../../../domain/enums.ts';
import type { Card } from '../data/card.ts';

/** What shall happen to a card, before it is known whether and how the applicant is told. */
export type Question = {
  card: Card;
  to: Stage;
  /** Where it was dropped; at the top where it was not. */
  position?: string;
  /** To a job that is still to be chosen. */
  toJob?: boolean;
};

/** Whoever shows cards and wants to show a move before the server has answered. */
export type Shows = { place: (card: Card) => void; refresh: (ids: string[]) => Promise<void> };

export type Moves = {
  /** Asks about the mail, then moves. */
  ask: (question: Question) => void;
  /** Within a stage there is nothing to tell anybody. */
  reorder: (card: Card, position: string) => void;
  /** Shows these cards as they are by now. */
  refresh: (ids: string[]) => Promise<void>;
  /** Returns how to leave. */
  join: (shows: Shows) => () => void;
};

export const MovesContext = createContext<Moves | undefined>(undefined);

export function useMoves(): Moves {
  const moves = use(MovesContext);
  if (!moves) throw new Error('useMoves is used outside of the applications');
  return moves;
}
