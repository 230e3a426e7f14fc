import type { Database } from '../../../../domain/database.types.ts';
import type { Stage } from '../../../../domain/enums.ts';
import type { LocalizedText } from '../../../../domain/localized-text.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { callFunction } from '../../../backend/call-function.ts';
import { DataError, unwrap } from '../../../backend/unwrap.ts';
import { refused } from '../../people/data/acts.ts';

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
> & {
  to_email: string;
  template: { sent_when: LocalizedText };
  ended: MailEnd | null;
  application?: MailApplication | null;
};

/** Why a mail cannot be sent any more, and who ended its reason. */
export type MailEnd = {
  because:
    | 'stage_moved'
    | 'job_moved'
    | 'withdrawn'
    | 'decided'
    | 'job_closed'
    | 'job_reopened'
    | 'erasure';
  was: MailState;
  /** Where an applicant was moved. */
  stage?: Stage;
  by?: string;
  at: string;
};

/** Where the applicant is now. */
export type MailApplication = { id: string; stage: Stage; withdrawn_at: string | null };

export const mailColumnsRead =
  'id,to_email,to_name,template_key,subject,language,state,send_after,attempts,last_error,sent_at,person_id,application_id,concerns_account,created_at,updated_at,ended,template:email_templates(sent_when)';

export async function findMail(client: BrowserClient, id: string): Promise<Mail | null> {
  const row = await unwrap(
    client
      .from('outbox')
      .select(`${mailColumnsRead},application:applications(id,stage,withdrawn_at)`)
      .eq('id', id)
      .maybeSingle(),
  );
  return row as Mail | null;
}

/** What can be tried again, and what can still be called back. */
export const retriable: MailState[] = ['failed', 'cancelled', 'kept'];
export const callable: MailState[] = ['queued'];

/** Queues those whose reason still holds, and returns their ids. */
export async function retryMails(
  client: BrowserClient,
  ids: string[],
  sendAfter = new Date(),
): Promise<string[]> {
  const queued = await refused(
    client
      .from('outbox')
      .update({ state: 'queued', send_after: sendAfter.toISOString() })
      .in('id', ids)
      .in('state', retriable)
      .is('ended', null)
      .select('id'),
  );
  return queued.map(({ id }) => id);
}

/** One mail: throws where its reason has ended, or where it has left in the meantime. */
export async function retryMail(client: BrowserClient, id: string): Promise<void> {
  const [queued] = await retryMails(client, [id]);
  if (queued) return;
  const mail = await findMail(client, id);
  const code = mail?.ended ? 'mail_reason_ended' : 'mail_state';
  throw new DataError({ code, message: 'the mail cannot be queued' });
}

/** Small enough for an address with that many ids in it. */
const most = 200;

async function inParts(ids: string[], work: (part: string[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < ids.length; from += most) await work(ids.slice(from, from + most));
}

/** What has left in the meantime stays as it is. */
export function cancelMails(client: BrowserClient, ids: string[]): Promise<void> {
  return inParts(ids, (part) =>
    unwrap(
      client.from('outbox').update({ state: 'cancelled' }).in('id', part).in('state', callable),
    ),
  );
}

/** Mail that waits leaves at this time instead. */
export function delayMails(client: BrowserClient, ids: string[], sendAfter: Date): Promise<void> {
  const change = { send_after: sendAfter.toISOString() };
  return inParts(ids, (part) =>
    unwrap(client.from('outbox').update(change).in('id', part).in('state', callable)),
  );
}

/** Puts a mail that was called back into the queue again, for the time it had. */
export async function requeueMail(
  client: BrowserClient,
  id: string,
  sendAfter: string,
): Promise<void> {
  await refused(
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
