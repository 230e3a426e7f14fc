import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { createRetryKeys } from '../../../backend/retry-keys.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toastError } from '../../../ui/toast/toast-error.ts';
import { useForgetDrafts } from '../../kit/forms/use-draft.ts';
import { useStages } from '../../stage-templates/use-stages.ts';
import { useMessages } from '../../use-messages.ts';
import { nameOf } from '../describe.ts';
import { describeFailedMove, describeMoveError, type FailedMove } from './describe-move.ts';
import { MoveDialog } from './move-dialog.tsx';
import { type MoveInput, moveDraftKeys, moveKey } from './move-input.ts';
import { type CardView, type Moves, MovesContext, type PendingMove } from './moves-context.ts';
import { useMoveMutation } from './use-move-mutation.ts';

/** Every move of a card goes through this provider, from any view. */
export function MovesProvider({ children }: { children: ReactNode }) {
  const messages = useMessages('applications');
  const language = useLanguage();
  const { getClient } = useAuth();
  const [pendingMove, setPendingMove] = useState<PendingMove>();
  const [failedMove, setFailedMove] = useState<FailedMove>();
  const [isMoving, setMoving] = useState(false);
  // The dialog may be closed, or opened for another move, before the server has responded.
  const openMove = useRef<PendingMove>(undefined);
  const subscribers = useRef(new Set<CardView>());
  const moveCard = useMoveMutation();
  const { nameStage } = useStages();
  // The idempotency keys of the open dialog: the same move in a later dialog is meant as a new move.
  const retryKeys = useRef(createRetryKeys());
  // The input of failed moves, so that the dialog can be opened again with it.
  const failedInputs = useRef(new Map<string, MoveInput>());

  const openDialog = (move: PendingMove) => showMove(move);
  const closeDialog = () => showMove(undefined);
  const showMove = (move: PendingMove | undefined) => {
    openMove.current = move;
    setPendingMove(move);
    setFailedMove(undefined);
    setMoving(false);
  };

  // Passes each call on to every view.
  const allViews = useMemo<CardView>(
    () => ({
      showCard: (card) => {
        for (const view of subscribers.current) view.showCard(card);
      },
      refresh: async (ids) => {
        await Promise.all([...subscribers.current].map((view) => view.refresh(ids)));
      },
    }),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: openDialog only sets state.
  const moves = useMemo<Moves>(
    () => ({
      requestMove: (move) => {
        if (move.position) {
          allViews.showCard({
            ...move.card,
            stage: move.to,
            stepId: move.toStep ?? null,
            position: move.position,
          });
        }
        retryKeys.current = createRetryKeys();
        openDialog(move);
      },
      reorder: (card, position) =>
        void moveCard(card, { to: card.stage, position }, { views: allViews, isReorder: true }),
      refresh: allViews.refresh,
      subscribe: (view) => {
        subscribers.current.add(view);
        return () => subscribers.current.delete(view);
      },
    }),
    [moveCard, allViews],
  );

  const forgetDrafts = useForgetDrafts();
  const dropMoveDrafts = (move: PendingMove) => {
    failedInputs.current.delete(moveKey(move));
    forgetDrafts(...Object.values(moveDraftKeys(move)));
  };

  async function submitMove(move: PendingMove, input: MoveInput) {
    failedInputs.current.set(moveKey(move), input);
    setMoving(true);
    setFailedMove(undefined);
    const options = { views: allViews, runWithKey: retryKeys.current };
    const { error } = await moveCard(move.card, input.request, options);
    const isOpen = () => openMove.current === move;
    if (!error) {
      dropMoveDrafts(move);
      if (isOpen()) closeDialog();
      return;
    }
    if (isOpen()) await showFailedMove(move, error, isOpen);
    else toastFailed(move, describeMoveError(error, messages));
  }

  /** Keeps the dialog open with its input; the next attempt starts from where the card is now. */
  async function showFailedMove(move: PendingMove, error: unknown, isOpen: () => boolean) {
    const failed = await getClient()
      .then((client) => describeFailedMove(client, move, error, { messages, language, nameStage }))
      .catch((): FailedMove => ({ message: describeMoveError(error, messages), card: move.card }));
    if (!isOpen()) return toastFailed(move, failed.message);
    openDialog({ ...move, card: failed.card ?? move.card });
    setFailedMove(failed);
  }

  function toastFailed({ card }: PendingMove, error: string) {
    toastError(fill(messages.move.failed, { name: nameOf(card, messages), error }));
  }

  const key = pendingMove && moveKey(pendingMove);
  return (
    <MovesContext value={moves}>
      {children}
      {pendingMove && key && (
        <MoveDialog
          key={key}
          pendingMove={pendingMove}
          input={failedInputs.current.get(key)}
          failedMove={failedMove}
          isMoving={isMoving}
          onCancel={() => {
            allViews.showCard(pendingMove.card);
            closeDialog();
          }}
          onMove={(input) => void submitMove(pendingMove, input)}
        />
      )}
    </MovesContext>
  );
}
