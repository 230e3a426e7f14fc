import { useCallback } from 'react';
import { toast } from 'sonner';
import type { MoveOutcome } from '../../../../domain/applications/application-move.ts';
import { undoSeconds } from '../../../../domain/mail/staff-mail.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { codeOf } from '../../../backend/backend-error.ts';
import { createRetryKeys, type RetryKeys } from '../../../backend/retry-keys.ts';
import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toastError } from '../../../ui/toast/toast-error.ts';
import { useStages } from '../../stage-templates/use-stages.ts';
import { useMessages } from '../../use-messages.ts';
import type { Card } from '../data/card.ts';
import { type Move, moveApplication, undoMove } from '../data/moves.ts';
import { nameOf } from '../describe.ts';
import { describeMail, describeMoveError } from './describe-move.ts';
import { moveToasts } from './move-toasts.ts';
import type { CardView } from './moves-context.ts';

export type MoveRequest = Omit<Move, 'application_id' | 'from' | 'from_step'>;

type Options = {
  views: CardView;
  /** True for a move within a stage: there is no dialog, so a toast reports its failure, and nothing its success. */
  isReorder?: boolean;
  /** The idempotency keys of earlier tries in the same dialog. */
  runWithKey?: RetryKeys;
};

/**
 * Returns a function that shows a move in all views, sends it and reverts it if it fails. It resolves
 * to the error instead of throwing, because the dialog of the move shows the error.
 */
export function useMoveMutation() {
  const { getClient } = useAuth();
  const language = useLanguage();
  const messages = useMessages('applications');
  const { nameStage } = useStages();

  return useCallback(
    async (
      card: Card,
      request: MoveRequest,
      { views, isReorder = false, runWithKey = createRetryKeys() }: Options,
    ): Promise<{ error?: unknown }> => {
      const t = messages.move;
      const name = nameOf(card, messages);
      const formatMoment = (moment: string) => formatTime(new Date(moment), language);
      const refresh = () => views.refresh([card.id]).catch(() => undefined);

      // Undo names the move by its idempotency key.
      async function undo(key: string) {
        try {
          const { restored_mail_at } = await undoMove(await getClient(), key);
          const values = { name, stage: nameStage(card) };
          toast(
            restored_mail_at
              ? fill(t.undoneWithMail, { ...values, time: formatMoment(restored_mail_at) })
              : fill(t.undone, values),
          );
        } catch (error) {
          if (codeOf(error) !== 'offline') toastError(t.undoFailed);
          else
            toastError(t.errors.offline, {
              action: { label: t.undo, onClick: () => void undo(key) },
            });
        }
        await refresh();
      }

      function showSuccess(outcome: MoveOutcome, key: string) {
        const { send_after, cancelled_mail, is_unreachable_for_rule, is_mailed_by_rule } = outcome;
        const done = request.job_id
          ? fill(t.movedJob, { name })
          : fill(t.moved, {
              name,
              stage: nameStage({ stage: request.to, stepId: request.to_step }),
            });
        const mail =
          request.mail || !is_mailed_by_rule
            ? describeMail(request.mail, send_after && formatMoment(send_after), t)
            : undefined;
        moveToasts.show(card.id, done, {
          description: [
            cancelled_mail.length > 0 && t.mailCancelled,
            mail,
            is_mailed_by_rule && t.ruleMails,
            is_unreachable_for_rule && t.ruleSkipped,
          ]
            .filter(Boolean)
            .join(' '),
          duration: undoSeconds * 1000,
          action: { label: t.undo, onClick: () => void undo(key) },
        });
      }

      if (request.position) {
        const stepId = request.to_step ?? (request.to === card.stage ? card.stepId : null);
        views.showCard({ ...card, stage: request.to, stepId, position: request.position });
      }
      try {
        const move = {
          ...request,
          application_id: card.id,
          from: card.stage,
          from_step: card.stepId ?? undefined,
        };
        const client = await getClient();
        await runWithKey([move], async (key) => {
          const outcome = await moveApplication(client, move, key);
          void refresh();
          if (!isReorder) showSuccess(outcome, key);
        });
        return {};
      } catch (error) {
        views.showCard(card);
        if (isReorder) {
          toastError(fill(t.failed, { name, error: describeMoveError(error, messages) }));
        }
        await refresh();
        return { error };
      }
    },
    [getClient, language, messages, nameStage],
  );
}
