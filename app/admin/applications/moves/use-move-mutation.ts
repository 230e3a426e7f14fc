import { useCallback } from 'react';
import { toast } from 'sonner';
import { undoSeconds } from '../../../../domain/mail/staff-mail.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { BackendError } from '../../../backend/backend-error.ts';
import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toastError } from '../../../ui/toast-error.ts';
import { useMessages } from '../../use-messages.ts';
import type { Card } from '../data/card.ts';
import { type Move, moveApplication, undoMove } from '../data/moves.ts';
import { nameOf } from '../describe.ts';
import type { AdminApplicationsMessages } from '../messages.en.ts';
import { moveToasts } from './move-toasts.ts';
import type { CardView } from './moves-context.ts';

export type MoveRequest = Omit<Move, 'application_id' | 'from'>;

type Options = { views: CardView; isQuiet?: boolean };

/**
 * Shows the move immediately, and reverts it if the server rejects it. Returns the error; a quiet move reports it
 * itself.
 */
export function useMoveMutation() {
  const { getClient } = useAuth();
  const language = useLanguage();
  const messages = useMessages('applications');

  return useCallback(
    async (
      card: Card,
      request: MoveRequest,
      { views, isQuiet = false }: Options,
    ): Promise<{ error?: unknown }> => {
      const name = nameOf(card, messages);
      const key = crypto.randomUUID();
      const move: Move = { ...request, application_id: card.id, from: card.stage };
      const moved = { ...card, stage: request.to, position: request.position ?? card.position };
      if (request.position) views.showCard(moved);

      const undo = async () => {
        try {
          const { restored_mail_at: restored } = await undoMove(await getClient(), key);
          const values = { name, stage: messages.stages[card.stage] };
          toast(
            restored
              ? fill(messages.move.undoneWithMail, {
                  ...values,
                  time: formatTime(new Date(restored), language),
                })
              : fill(messages.move.undone, values),
          );
        } catch {
          toastError(messages.move.undoFailed);
        }
        await views.refresh([card.id]).catch(() => undefined);
      };

      try {
        const { send_after: leaves, cancelled_mail: cancelled } = await moveApplication(
          await getClient(),
          move,
          key,
        );
        void views.refresh([card.id]).catch(() => undefined);
        if (isQuiet) return {};
        const what = request.job_id
          ? fill(messages.move.movedJob, { name })
          : fill(messages.move.moved, { name, stage: messages.stages[request.to] });
        moveToasts.show(card.id, what, {
          description: [
            cancelled.length > 0 && messages.move.mailCancelled,
            describeMail(request, leaves && formatTime(new Date(leaves), language), messages.move),
          ]
            .filter(Boolean)
            .join(' '),
          duration: undoSeconds * 1000,
          action: { label: messages.move.undo, onClick: () => void undo() },
        });
        return {};
      } catch (error) {
        views.showCard(card);
        if (isQuiet) {
          toastError(
            fill(messages.move.failed, { name, problem: describeMoveError(error, messages) }),
          );
        }
        await views.refresh([card.id]).catch(() => undefined);
        return { error };
      }
    },
    [getClient, language, messages],
  );
}

/** Says when a mail leaves that was requested for now or later. */
export function describeMail(
  { mail }: Pick<MoveRequest, 'mail'>,
  leaves: string | null,
  messages: AdminApplicationsMessages['move'],
): string {
  if (!mail || !leaves) return messages.mailNone;
  if (mail.send_after) return fill(messages.mailLater, { time: leaves });
  return fill(messages.mailNow, { seconds: undoSeconds });
}

export function describeMoveError(
  error: unknown,
  { move: { errors } }: AdminApplicationsMessages,
): string {
  if (!(error instanceof BackendError)) return errors.other;
  switch (error.code) {
    case 'invalid':
      return error.fieldErrors.job_id ? errors.job : errors.invalid;
    case 'offline':
    case 'conflict':
    case 'not_found':
    case 'not_allowed':
    case 'mail_unfit':
      return errors[error.code];
    default:
      return errors.other;
  }
}
