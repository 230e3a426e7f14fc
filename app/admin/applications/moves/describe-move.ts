import type { Language } from '../../../../domain/language.ts';
import { undoSeconds } from '../../../../domain/mail/staff-mail.ts';
import { BackendError, codeOf } from '../../../backend/backend-error.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { fill, formatTime } from '../../../i18n/format.ts';
import { isInOption, type Stages } from '../../stage-templates/use-stages.ts';
import { findApplication } from '../data/application.ts';
import type { Card } from '../data/card.ts';
import type { Move } from '../data/moves.ts';
import { listApplicationMails, listTimeline, type TimelineMail } from '../data/timeline.ts';
import { nameOf } from '../describe.ts';
import type { AdminApplicationsMessages } from '../messages.en.ts';
import type { PendingMove } from './moves-context.ts';

export type FailedMove = {
  message: string;
  /** The application as it is now; undefined if the move cannot be retried. */
  card?: Card;
  /** Time of the attempt, if the server could not be reached. */
  unreachableAt?: number;
};

/**
 * Describes why a move failed. After a conflict it refetches the application and describes what a
 * colleague or the applicant did in the meantime.
 */
export async function describeFailedMove(
  client: BrowserClient,
  { card, to, toStep, toJob }: PendingMove,
  error: unknown,
  { messages, language, nameStage }: MessageContext & { nameStage: Stages['nameStage'] },
): Promise<FailedMove> {
  const code = codeOf(error);
  if (code !== 'conflict') {
    const message = describeMoveError(error, messages);
    return { message, card, ...(code === 'offline' && { unreachableAt: Date.now() }) };
  }
  const { conflict, errors } = messages.move;
  const name = nameOf(card, messages);
  const now = await findApplication(client, card.id);
  if (!now) return { message: errors.not_found };
  if (now.withdrawnAt) return { message: fill(conflict.withdrawn, { name }) };
  const isOtherJob = now.jobId !== card.jobId;
  const events = await listTimeline(client, card.id);
  const kinds = isOtherJob ? ['job_moved'] : ['stage_moved', 'step_moved'];
  const actor = events.find(({ kind }) => kinds.includes(kind))?.actor ?? conflict.colleague;
  if (isOtherJob) return { message: fill(conflict.otherJob, { who: actor, name }) };
  const stage = nameStage(now);
  const isDone = isInOption(now, { stage: to, stepId: toStep ?? null }) && !toJob;
  const message = fill(isDone ? conflict.already : conflict.moved, { who: actor, name, stage });
  const mail = describeTheirMail(await listApplicationMails(client, card.id), now, {
    messages,
    language,
  });
  return { message: [message, mail].filter(Boolean).join(' '), card: isDone ? undefined : now };
}

type MessageContext = { messages: AdminApplicationsMessages; language: Language };

/** Describes the mail about the stage to which a colleague moved the application; empty if there is none. */
export function describeTheirMail(
  mails: TimelineMail[],
  { stage }: Pick<Card, 'stage'>,
  { messages: { move }, language }: MessageContext,
): string {
  const { mailWaits, mailSent } = move.conflict;
  // The newest mail about the stage counts: older mails belong to an earlier move to the same stage.
  const mail = mails.find((one) => one.stage === stage);
  if (mail?.state === 'sent' || mail?.state === 'kept') return mailSent;
  if (mail?.state !== 'queued' && mail?.state !== 'sending') return '';
  return fill(mailWaits, { time: formatTime(new Date(mail.sendAfter), language) });
}

/** Describes when the requested mail is sent; `sendTime` is null if there is none. */
export function describeMail(
  mail: Move['mail'],
  sendTime: string | null,
  messages: AdminApplicationsMessages['move'],
): string {
  if (!mail || !sendTime) return messages.mailNone;
  if (mail.send_after) return fill(messages.mailLater, { time: sendTime });
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
