import { useCallback } from 'react';
import { toast } from 'sonner';
import { undoSeconds } from '../../../../domain/mail/staff-mail.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { CallError } from '../data/call-function.ts';
import type { Card } from '../data/card.ts';
import { type Move, moveApplication, undoMove } from '../data/moves.ts';
import { nameOf } from '../describe.ts';
import { type Texts, useTexts } from '../texts-context.ts';
import type { Shows } from './moves-context.ts';

export type Asked = Omit<Move, 'application_id' | 'from'>;

type Options = { shows: Shows; isQuiet?: boolean };

/** Shows the move at once; takes it back with the reason where the server refuses it. Tells whether it was made. */
export function useCarryOut() {
  const { getClient } = useAuth();
  const language = useLanguage();
  const texts = useTexts();

  return useCallback(
    async (card: Card, asked: Asked, { shows, isQuiet = false }: Options): Promise<boolean> => {
      const name = nameOf(card, texts);
      const key = crypto.randomUUID();
      const move: Move = { ...asked, application_id: card.id, from: card.stage };
      const moved = { ...card, stage: asked.to, position: asked.position ?? card.position };
      if (asked.position) shows.place(moved);

      const takeBack = async () => {
        try {
          await undoMove(await getClient(), key);
          toast(fill(texts.move.undone, { name, stage: texts.stages[card.stage] }));
        } catch {
          toast.error(texts.move.undoFailed);
        }
        await shows.refresh([card.id]).catch(() => undefined);
      };

      try {
        const { send_after: leaves, cancelled_mail: cancelled } = await moveApplication(
          await getClient(),
          move,
          key,
        );
        void shows.refresh([card.id]).catch(() => undefined);
        if (isQuiet) return true;
        const what = asked.job_id
          ? fill(texts.move.movedJob, { name })
          : fill(texts.move.moved, { name, stage: texts.stages[asked.to] });
        toast(what, {
          description: [
            cancelled.length > 0 && texts.move.mailCancelled,
            describeMail(asked, leaves && formatTime(new Date(leaves), language), texts.move),
          ]
            .filter(Boolean)
            .join(' '),
          duration: undoSeconds * 1000,
          action: { label: texts.move.undo, onClick: () => void takeBack() },
        });
        return true;
      } catch (error) {
        shows.place(card);
        toast.error(fill(texts.move.failed, { name, problem: explainMove(error, texts) }));
        await shows.refresh([card.id]).catch(() => undefined);
        return false;
      }
    },
    [getClient, language, texts],
  );
}

function describeMail({ mail }: Asked, leaves: string | null, texts: Texts['move']): string {
  if (!mail || !leaves) return texts.mailNone;
  if (mail.send_after) return fill(texts.mailLater, { time: leaves });
  return fill(texts.mailNow, { seconds: undoSeconds });
}

export function explainMove(error: unknown, { move: { problems } }: Texts): string {
  if (!(error instanceof CallError)) return problems.other;
  switch (error.code) {
    case 'invalid':
      return error.fields?.job_id ? problems.job : problems.invalid;
    case 'offline':
    case 'conflict':
    case 'not_found':
    case 'not_allowed':
      return problems[error.code];
    default:
      return problems.other;
  }
}
