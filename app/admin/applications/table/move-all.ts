import type { Stage } from '../../../../domain/enums.ts';
import { codeOf } from '../../../backend/backend-error.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import type { BatchRun, SkipCounts, Undo } from '../../kit/list/list-definition.ts';
import { addSkipped, countSkipped, NotUndone } from '../../kit/list/selection/run-in-chunks.ts';
import { cancelMails, delayMails } from '../../mail/outbox/data.ts';
import { moveApplication, undoMove } from '../data/moves.ts';
import { retryLimited } from '../data/retry-limited.ts';
import { type MailChoice, toMail } from '../moves/mail-fields.tsx';
import { moveToasts } from '../moves/move-toasts.ts';
import type { ApplicationRow } from './application-row.ts';

/** Undo period of a whole batch, counted from its last move. */
export const bulkUndoSeconds = 60;

/** Time for the request that cancels the mails at the last moment. */
const marginSeconds = 10;

/**
 * Delay of the mails while the batch runs. It is also the maximum delay if the page is closed
 * before the batch ends.
 */
const holdSeconds = 600;

const calls = { moveApplication, undoMove, cancelMails, delayMails };

export type MoveAllOptions = {
  from: Stage[];
  to: Stage;
  choice: MailChoice;
  /**
   * Describes what the batch did to mail: `cancelled` waited because of the stage that the person left, and rules cannot
   * mail those who are `unreachable`.
   */
  describe: (mails: { isNow: boolean; cancelled: number; unreachable: number }) => string[];
};

/**
 * Moves applications one by one, each with its own mail. Applications that are already in the stage
 * or have been withdrawn are skipped. Mails of "Send now" are sent together after the last move, so
 * that the batch can be undone.
 */
export function moveAll(
  { from, to, choice, describe }: MoveAllOptions,
  { moveApplication, undoMove, cancelMails, delayMails }: typeof calls = calls,
): BatchRun<ApplicationRow> {
  const isNow = choice.when === 'now';
  const mails: string[] = [];
  let cancelledMails = 0;
  let unreachable = 0;
  let due = 0;

  /** Delays the mails of the batch again, well before the first would be sent. */
  const delayAllMails = async (client: BrowserClient) => {
    const now = Date.now();
    if (!isNow || due > now + (holdSeconds / 2) * 1000) return;
    due = now + holdSeconds * 1000;
    await delayMails(client, mails, new Date(due));
  };
  const mailNow = () => {
    const mail = toMail(choice);
    return mail && isNow ? { ...mail, send_after: new Date(due).toISOString() } : mail;
  };

  return {
    undoSeconds: bulkUndoSeconds,
    run: async (client, rows) => {
      const keys: string[] = [];
      let skipped: SkipCounts = {};
      const endWith = (error?: unknown) => ({
        count: keys.length,
        ...(keys.length > 0 && { undo: undoOf(client, keys, undoMove) }),
        skipped,
        error,
      });
      for (const row of rows) {
        if (row.stage === to || row.withdrawn_at || !from.includes(row.stage)) continue;
        const key = crypto.randomUUID();
        try {
          await delayAllMails(client);
          const move = { application_id: row.id, from: row.stage, to, mail: mailNow() };
          const outcome = await retryLimited(() => moveApplication(client, move, key));
          keys.push(key);
          cancelledMails += outcome.cancelled_mail.length;
          if (outcome.is_unreachable_for_rule) unreachable += 1;
          moveToasts.dismiss(row.id);
          if (outcome.mail_id && isNow) mails.push(outcome.mail_id);
        } catch (error) {
          if (!isSkippable(error)) return endWith(error);
          skipped = addSkipped(skipped, { conflict: 1 });
        }
      }
      return endWith();
    },
    finish: async (client) => {
      due = Date.now() + (bulkUndoSeconds + marginSeconds) * 1000;
      // If this fails, the mails are sent at the time that was set before.
      await delayMails(client, mails, new Date(due)).catch(() => undefined);
    },
    notes: () => describe({ isNow, cancelled: cancelledMails, unreachable }),
    // Undoing the moves one by one takes a while, so the mails are cancelled first.
    beforeUndo: (client) => cancelMails(client, mails),
  };
}

/** A colleague moved it first or it is gone: this must not stop the others. */
const isSkippable = (error: unknown) => ['conflict', 'not_found'].includes(codeOf(error));

function undoOf(client: BrowserClient, keys: string[], undoMove: typeof calls.undoMove): Undo {
  return async () => {
    let left: SkipCounts = {};
    for (const key of keys.toReversed()) {
      await retryLimited(() => undoMove(client, key)).catch((error: unknown) => {
        const reason = codeOf(error) || 'other';
        left = addSkipped(left, { [reason]: 1 });
      });
    }
    if (countSkipped(left) > 0) throw new NotUndone(left);
  };
}
