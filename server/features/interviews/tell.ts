import type { Mailer } from '../../email/deliver.ts';
import { db, type Query } from '../../postgres/query.ts';
import { type LoadedInterview, listAttendees, loadInterviews } from './load-interview.ts';
import { mailAttendee, mailCandidate } from './mails.ts';

export type MailSource = Pick<Mailer, 'sender' | 'fromAddress'>;

/** True for an `interview` that a bulk action has cancelled and undo may restore. */
export const isHeld =
  '(interview.cancelled_with_application and private.can_be_undone_in_bulk(interview.application_id))';

/**
 * Mails the state of an interview to everybody whose last mail had another one, and stores it. Several changes become
 * one mail, which is queued in the transaction that stores the state.
 */
export async function tellOfInterview(query: Query, mailer: MailSource, id: string): Promise<void> {
  const [interview] = await loadInterviews(query, `interview.id = $1 and not ${isHeld}`, [id]);
  if (!interview) return;
  await notifyCandidate(query, mailer, interview);
  const isOver = interview.ends_at !== null && interview.ends_at < new Date();
  for (const attendee of await listAttendees(query, id)) {
    const { told_sequence: told } = attendee;
    const isInvited = interview.state === 'booked' && !attendee.is_removed;
    if (isInvited ? told === interview.sequence : told === null) continue;
    if (!isOver) await mailAttendee(query, mailer, interview, attendee);
    await query(
      db
        .updateTable('interview_attendees')
        .set({ told_sequence: isInvited ? interview.sequence : null })
        .where('id', '=', attendee.id),
    );
  }
}

async function notifyCandidate(
  query: Query,
  mailer: MailSource,
  interview: LoadedInterview,
): Promise<void> {
  const { state, sequence, told_state: told } = interview;
  const { is_gone: isGone, is_awaiting_erasure: isAwaitingErasure } = interview;
  if (told === state && interview.told_sequence === sequence) return;
  const isOver = interview.ends_at !== null && interview.ends_at < new Date();
  // A candidate who was never invited gets no mail about the cancellation.
  const isUnknown = state === 'cancelled' && told === null;
  if (!isGone && !isOver && !isUnknown) await mailCandidate(query, mailer, interview);
  // If the erasure is undone, the candidate still has to be notified.
  const isStillToTell = isAwaitingErasure && !isOver && !isUnknown;
  await query(
    db
      .updateTable('interviews')
      .set({ told_state: isStillToTell ? told : state, told_sequence: sequence })
      .where('id', '=', interview.id),
  );
}
