import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useForgetDrafts } from '../../kit/use-draft.ts';
import { MoveDialog, type MoveInput, moveDrafts } from './move-dialog.tsx';
import { type CardView, type Moves, MovesContext, type PendingMove } from './moves-context.ts';
import { useMoveMutation } from './use-move-mutation.ts';

/** Every move of a card goes through this provider, from any view. */
export function MovesProvider({ children }: { children: ReactNode }) {
  const [pendingMove, setPendingMove] = useState<PendingMove>();
  const subscribers = useRef(new Set<CardView>());
  const moveCard = useMoveMutation();
  // The texts of moves that failed, for the next try.
  const failedInputs = useRef(new Map<string, MoveInput>());

  const views = useMemo<CardView>(
    () => ({
      showCard: (card) => {
        for (const one of subscribers.current) one.showCard(card);
      },
      refresh: async (ids) => {
        await Promise.all([...subscribers.current].map((one) => one.refresh(ids)));
      },
    }),
    [],
  );
  const moves = useMemo<Moves>(
    () => ({
      requestMove: (move) => {
        if (move.position) {
          views.showCard({ ...move.card, stage: move.to, position: move.position });
        }
        setPendingMove(move);
      },
      reorder: (card, position) =>
        void moveCard(card, { to: card.stage, position }, { views, isQuiet: true }),
      refresh: views.refresh,
      subscribe: (one) => {
        subscribers.current.add(one);
        return () => subscribers.current.delete(one);
      },
    }),
    [moveCard, views],
  );

  const forgetDrafts = useForgetDrafts();
  const forget = (move: PendingMove) => {
    failedInputs.current.delete(keyOf(move));
    forgetDrafts(...Object.values(moveDrafts(move)));
  };

  async function submitMove(move: PendingMove, input: MoveInput) {
    setPendingMove(undefined);
    failedInputs.current.set(keyOf(move), input);
    if (await moveCard(move.card, input.request, { views })) forget(move);
  }

  const key = pendingMove && keyOf(pendingMove);
  return (
    <MovesContext value={moves}>
      {children}
      {pendingMove && key && (
        <MoveDialog
          key={key}
          pendingMove={pendingMove}
          input={failedInputs.current.get(key)}
          onCancel={() => {
            views.showCard(pendingMove.card);
            setPendingMove(undefined);
          }}
          onMove={(input) => void submitMove(pendingMove, input)}
        />
      )}
    </MovesContext>
  );
}

const keyOf = ({ card, to, toJob }: PendingMove) => [card.id, to, toJob && 'job'].join(':');
