import type { Database } from '../../domain/database.types.ts';
import type { LocalizedText } from '../../domain/localized-text.ts';
import type { BrowserClient } from './browser-client.ts';
import { callFunction } from './call-function.ts';
import { unwrap } from './unwrap.ts';

type Stored = Database['public']['Tables']['outbox']['Row'];

export type MailState = Stored['state'];

export type Mail = Pick<
  Stored,
  | 'id'
  | 'to_name'
  | 'template_key'
  | 'subject'
  | 'language'
  | 'state'
  | 'send_after'
  | 'attempts'
  | 'last_error'
  | 'sent_at'
  | 'person_id'
  | 'application_id'
  | 'concerns_account'
  | 'created_at'
  | 'updated_at'
> & { to_email: string; template: { sent_when: LocalizedText } };

export const mailColumnsRead =
  'id,to_email,to_name,template_key,subject,language,state,send_after,attempts,last_error,sent_at,person_id,application_id,concerns_account,created_at,updated_at,template:email_templates(sent_when)';

export async function findMail(client: BrowserClient, id: string): Promise<Mail | null> {
  const row = await unwrap(
    client.from('outbox').select(mailColumnsRead).eq('id', id).maybeSingle(),
  );
  return row as Mail | null;
}

/** What can be tried again, and what can still be called back. */
export const retriable: MailState[] = ['failed', 'cancelled', 'kept'];
export const callable: MailState[] = ['queued'];

export async function retryMails(client: BrowserClient, ids: string[]): Promise<void> {
  const now = new Date().toISOString();
  await unwrap(
    client
      .from('outbox')
      .update({ state: 'queued', send_after: now })
      .in('id', ids)
      .in('state', retriable),
  );
}

/** What has left in the meantime stays as it is. */
export async function cancelMails(client: BrowserClient, ids: string[]): Promise<void> {
  await unwrap(
    client.from('outbox').update({ state: 'cancelled' }).in('id', ids).in('state', callable),
  );
}

/** Puts a mail that was called back into the queue again, for the time it had. */
export async function requeueMail(
  client: BrowserClient,
  id: string,
  sendAfter: string,
): Promise<void> {
  await unwrap(
    client
      .from('outbox')
      .update({ state: 'queued', send_after: sendAfter })
      .eq('id', id)
      .eq('state', 'cancelled'),
  );
}

export type ShownMail = {
  subject: string;
  html: string;
  text: string;
  /** As it went out, or the last try of it did; else as it would go out now. */
  is_final: boolean;
  /** The template cannot be rendered, so this is the text that came with the product. */
  is_built_in?: boolean;
};

export async function showMail(client: BrowserClient, id: string): Promise<ShownMail> {
  return callFunction<ShownMail>(client, 'show-mail', { mail_id: id });
}
