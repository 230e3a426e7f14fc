import { sql } from 'kysely';
import { hourSeconds } from '../../domain/units.ts';
import { db, now } from '../postgres/query.ts';
import type { ClaimedMail } from './claim-mail.ts';
import type { Delivery, Mailer } from './deliver.ts';
import type { RenderedMail } from './render/render.ts';
import { maxErrorLength } from './render/render-stored.ts';

// Writes the row of a claimed mail in the outbox: its rendered content, and the result of the attempt.

const firstWaitSeconds = 30;
const maxWaitSeconds = 6 * hourSeconds;

/** Seconds until the next attempt: half a minute, then four times as long each time. */
export function waitAfter(attempts: number): number {
  return Math.min(firstWaitSeconds * 4 ** (attempts - 1), maxWaitSeconds);
}

export async function storeContent(
  { database }: Mailer,
  id: string,
  { subject, html, text }: RenderedMail,
): Promise<void> {
  await database.query(
    db.updateTable('outbox').set({ subject, html, body_text: text }).where('id', '=', id),
  );
}

export async function mark(
  { database }: Mailer,
  id: string,
  state: 'sent' | 'kept',
  templateError: string | undefined,
): Promise<void> {
  await database.query(
    db
      .updateTable('outbox')
      .set({ state, sent_at: now, last_error: templateError ?? null })
      .where('id', '=', id)
      .where('state', '=', 'sending'),
  );
}

export async function postpone(
  { database }: Mailer,
  mail: ClaimedMail,
  reason: string,
): Promise<Delivery> {
  await database.query(
    db
      .updateTable('outbox')
      .set({
        state: 'queued',
        last_error: reason.slice(0, maxErrorLength),
        send_after: sql<Date>`now() + make_interval(secs => ${waitAfter(mail.attempts)})`,
      })
      .where('id', '=', mail.id)
      .where('state', '=', 'sending'),
  );
  return 'waiting';
}

/** After an outage, mail that failed in it need not wait for hours: `find-waiting-mail` queues it. */
export async function endWaits({ database }: Mailer): Promise<void> {
  await database.query(
    db
      .updateTable('outbox')
      .set({ send_after: now })
      .where('state', '=', 'queued')
      .where('attempts', '>', 0)
      .where('send_after', '>', now),
  );
}

export async function markFailed(
  { database }: Mailer,
  mail: ClaimedMail,
  reason: string,
): Promise<Delivery> {
  await database.query(
    db
      .updateTable('outbox')
      .set({ state: 'failed', last_error: reason.slice(0, maxErrorLength) })
      .where('id', '=', mail.id)
      .where('state', '=', 'sending'),
  );
  return 'failed';
}
