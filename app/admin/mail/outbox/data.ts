import type { Database } from '../../../../domain/database.types.ts';
import type { Stage } from '../../../../domain/enums.ts';
import { BackendError } from '../../../backend/backend-error.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { callFunction } from '../../../backend/call-function.ts';
import { unwrap, unwrapRaised } from '../../../backend/unwrap.ts';

type OutboxRow = Database['public']['Tables']['outbox']['Row'];

type MailState = OutboxRow['state'];

export type Mail = Pick<
  OutboxRow,
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
  ended: MailEnd | null;
  application?: MailApplication | null;
};

/** The reason why a mail can no longer be sent, and the person who ended it. */
export type MailEnd = {
  because:
    | 'stage_moved'
    | 'job_moved'
    | 'withdrawn'
    | 'decided'
    | 'job_closed'
    | 'job_reopened'
    | 'approval_ended'
    | 'rule_ended'
    | 'erasure'
    | 'paused'
    | 'left';
  was: MailState;
  /** The stage to which the applicant was moved. */
  stage?: Stage;
  by?: string;
  at: string;
};

/** The current state of the application. */
export type MailApplication = { id: string; stage: Stage; withdrawn_at: string | null };

export const mailColumnsRead =
  'id,to_email,to_name,template_key,subject,language,state,send_after,attempts,last_error,sent_at,person_id,application_id,concerns_account,created_at,updated_at,ended';

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

/** The states that can be retried, and those that can still be cancelled. */
export const retriable: MailState[] = ['failed', 'cancelled', 'kept'];
export const cancellable: MailState[] = ['queued'];

/** Queues the mails whose reason still holds. Returns their ids. */
export async function retryMails(
  client: BrowserClient,
  ids: string[],
  sendAfter = new Date(),
): Promise<string[]> {
  const queued = await unwrapRaised(
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

/** Throws if the reason of the mail has ended, or if it has been sent meanwhile. */
export async function retryMail(client: BrowserClient, id: string): Promise<void> {
  const [queued] = await retryMails(client, [id]);
  if (queued) return;
  const mail = await findMail(client, id);
  const code = mail?.ended ? 'mail_reason_ended' : 'mail_state';
  throw new BackendError({ code, message: 'the mail cannot be queued' });
}

/** Small enough for a URL with that many ids. */
const maxIds = 200;

async function inParts(ids: string[], work: (part: string[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < ids.length; from += maxIds) await work(ids.slice(from, from + maxIds));
}

/** Mails that have been sent meanwhile stay as they are. */
export function cancelMails(client: BrowserClient, ids: string[]): Promise<void> {
  return inParts(ids, (part) =>
    unwrapRaised(
      client.from('outbox').update({ state: 'cancelled' }).in('id', part).in('state', cancellable),
    ),
  );
}

/** Queues a cancelled mail again for its original time. */
export async function requeueMail(
  client: BrowserClient,
  id: string,
  sendAfter: string,
): Promise<void> {
  await unwrapRaised(
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
  /** True for the mail as it was sent or last tried; false for a rendering as of now. */
  is_final: boolean;
  /** The template cannot be rendered, so this is the built-in text. */
  is_built_in?: boolean;
};

export async function showMail(client: BrowserClient, id: string): Promise<ShownMail> {
  return callFunction<ShownMail>(client, 'show-mail', { mail_id: id });
}
