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

/** The reason why a mail can no longer be sent. */
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
    | 'invoice_paid'
    | 'invoice_credited'
    | 'link_revoked'
    | 'erasure'
    | 'paused'
    | 'left';
  /** The state in which the reason ended. */
  was: MailState;
  /** The stage to which the applicant was moved. */
  stage?: Stage;
  /** The id of the colleague who ended it. */
  by?: string;
  at: string;
};

/** The current state of the application. */
export type MailApplication = { id: string; stage: Stage; withdrawn_at: string | null };

export const mailSelect =
  'id,to_email,to_name,template_key,subject,language,state,send_after,attempts,last_error,sent_at,person_id,application_id,concerns_account,created_at,updated_at,ended';

export async function findMail(client: BrowserClient, id: string): Promise<Mail | null> {
  const row = await unwrap(
    client
      .from('outbox')
      .select(`${mailSelect},application:applications(id,stage,withdrawn_at)`)
      .eq('id', id)
      .maybeSingle(),
  );
  return row as Mail | null;
}

/** The states that can be retried. A mail is `kept` while no mail server is configured. */
export const retriable: MailState[] = ['failed', 'cancelled', 'kept'];

/** Queues a mail again. Throws if its reason has ended, or if it has been sent meanwhile. */
export async function retryMail(client: BrowserClient, id: string): Promise<void> {
  const queued = await unwrapRaised(
    client
      .from('outbox')
      .update({ state: 'queued', send_after: new Date().toISOString() })
      .eq('id', id)
      .in('state', retriable)
      .is('ended', null)
      .select('id'),
  );
  if (queued.length > 0) return;
  const mail = await findMail(client, id);
  const code = mail?.ended ? 'mail_reason_ended' : 'mail_state';
  throw new BackendError({ code, message: 'the mail cannot be queued' });
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
