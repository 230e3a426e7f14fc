import { createContext, use } from 'react';
import type { Stage } from '../../../../domain/enums.ts';
import type { Card } from '../data/card.ts';

/** A requested move, before the user has chosen whether to notify the applicant. */
export type PendingMove = {
  card: Card;
  to: Stage;
  /** A step of the stage, if the job has a template. */
  toStep?: string | null;
  /** The position at which the card was dropped; the top if it was not dropped. */
  position?: string;
  /** The move is to another job, which the dialog asks for. */
  toJob?: boolean;
};

/** A view of cards that can show a move before the server has responded. */
export type CardView = {
  showCard: (card: Card) => void;
  refresh: (ids: string[]) => Promise<void>;
};

export type Moves = {
  /** Opens the dialog, then moves. */
  requestMove: (pendingMove: PendingMove) => void;
  /** A move within a stage sends no mail, so it needs no dialog. */
  reorder: (card: Card, position: string) => void;
  /** Refetches these cards in every view. */
  refresh: (ids: string[]) => Promise<void>;
  /** Returns an unsubscribe function. */
  subscribe: (view: CardView) => () => void;
};

export const MovesContext = createContext<Moves | undefined>(undefined);

export function useMoves(): Moves {
  const moves = use(MovesContext);
  if (!moves) throw new Error('useMoves is used outside of the applications');
  return moves;
}
