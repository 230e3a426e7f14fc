import type { StaffMail } from '../../domain/staff-mail.ts';
import type { BrowserClient } from './browser-client.ts';
import { DataError, unwrap } from './unwrap.ts';

/** It waits for a few seconds in case it is called back. */
export type QueuedMail = { id: string; send_after: string; undo_seconds: number };

export async function sendStaffMail(
  client: BrowserClient,
  mail: Partial<StaffMail> & Pick<StaffMail, 'template'>,
): Promise<QueuedMail> {
  const { data, error } = await client.functions.invoke<QueuedMail>('send-mail', { body: mail });
  if (data && !error) return data;
  const answer: unknown =
    error?.context instanceof Response ? await error.context.json().catch(() => null) : null;
  const { error: code, message } = (answer ?? {}) as { error?: string; message?: string };
  throw new DataError({ code, message: message ?? String(error?.message) });
}

export async function callBackMail(client: BrowserClient, id: string): Promise<void> {
  await unwrap(client.from('outbox').update({ state: 'cancelled' }).eq('id', id));
}
