import type { StaffMail } from '../../../domain/mail/staff-mail.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { callFunction } from '../../backend/call-function.ts';
import { unwrapRaised } from '../../backend/unwrap.ts';

/** The mail waits a few seconds so that it can be cancelled. */
type QueuedMail = { id: string; send_after: string; undo_seconds: number };

export async function sendStaffMail(
  client: BrowserClient,
  mail: Partial<StaffMail> & Pick<StaffMail, 'template'>,
): Promise<QueuedMail> {
  return callFunction<QueuedMail>(client, 'send-mail', mail);
}

/** Cancels a mail that has not been sent yet. Returns false if it has left. */
export async function cancelMail(client: BrowserClient, id: string): Promise<boolean> {
  const rows = await unwrapRaised(
    client
      .from('outbox')
      .update({ state: 'cancelled' })
      .eq('id', id)
      .eq('state', 'queued')
      .select('id'),
  );
  return rows.length > 0;
}
