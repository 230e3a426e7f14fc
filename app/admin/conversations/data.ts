import { BackendError } from '../../backend/backend-error.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { callFunction } from '../../backend/call-function.ts';
import { toSearchPattern } from '../../backend/search-pattern.ts';
import { deleteOne, requireRow, unwrap } from '../../backend/unwrap.ts';
import { mergeMails } from './thread-mail.ts';

const columns =
  `id, person_id, application_id, client_id, assignee_id, unread_since, snoozed_until, last_mail_at,
  person:people!inner(full_name, email),
  application:applications(job_id, job:jobs(title)), client:clients(name)` as const;

/** The person, application or client whose conversations are listed. */
export type About = Partial<Record<'person_id' | 'application_id' | 'client_id', string>>;

export async function listConversationsAbout(client: BrowserClient, about: About, max: number) {
  return unwrap(
    client
      .from('conversations')
      .select(columns)
      .match(about)
      .not('last_mail_at', 'is', null)
      .order('last_mail_at', { ascending: false })
      .limit(max),
  );
}

export type Conversation = Awaited<ReturnType<typeof listConversationsAbout>>[number];

export const views = ['mine', 'unassigned', 'all', 'snoozed'] as const;
export type View = (typeof views)[number];

/** Lists conversations for a view. A snoozed conversation is only in the view `snoozed` until its time comes. */
export async function listConversations(
  client: BrowserClient,
  { view, userId, text, max }: { view: View; userId: string; text: string; max: number },
): Promise<Conversation[]> {
  const now = new Date().toISOString();
  const allQuery = client.from('conversations').select(columns).not('last_mail_at', 'is', null);
  const viewQuery =
    view === 'snoozed'
      ? allQuery.gt('snoozed_until', now)
      : allQuery.or(`snoozed_until.is.null,snoozed_until.lte.${now}`);
  const ownQuery = view === 'mine' ? viewQuery.eq('assignee_id', userId) : viewQuery;
  const filteredQuery = view === 'unassigned' ? ownQuery.is('assignee_id', null) : ownQuery;
  const pattern = toSearchPattern(text);
  return unwrap(
    (pattern ? filteredQuery.ilike('person.full_name', pattern) : filteredQuery)
      .order('unread_since', { ascending: true, nullsFirst: false })
      .order('last_mail_at', { ascending: false })
      .limit(max),
  );
}

/**
 * Lists the conversations that a colleague has not read, the longest waiting first. Snoozed conversations are left out
 * until their time comes.
 */
export async function listUnread(client: BrowserClient, userId: string, max: number) {
  const { data, count, error } = await client
    .from('conversations')
    .select(columns, { count: 'exact' })
    .eq('assignee_id', userId)
    .not('unread_since', 'is', null)
    .or(`snoozed_until.is.null,snoozed_until.lte.${new Date().toISOString()}`)
    .order('unread_since')
    .limit(max);
  if (error) throw new BackendError(error);
  return { rows: data, count: count ?? data.length };
}

export async function findConversation(client: BrowserClient, id: string) {
  return unwrap(client.from('conversations').select(columns).eq('id', id).maybeSingle());
}

/** Lists the received and the sent mails of a conversation, oldest first. */
export async function listConversationMails(client: BrowserClient, conversationId: string) {
  const [received, sent] = await Promise.all([
    unwrap(
      client
        .from('inbox')
        .select(
          `id, kind, from_email, from_name, subject, body_text, quoted_text, html, is_readable, received_at,
           attachments:inbox_attachments(id, bucket, path, file_name, mime_type, rejected)`,
        )
        .eq('conversation_id', conversationId)
        .order('received_at'),
    ),
    unwrap(
      client
        .from('outbox')
        .select(
          `id, subject, template_key, body_text, body, message:variables->>message, state, send_after, sent_at, created_at,
           created_by, to_email, attachments:outbox_attachments(id, file_name)`,
        )
        .eq('conversation_id', conversationId)
        .order('created_at'),
    ),
  ]);
  return mergeMails(received, sent);
}

type Change = Partial<Pick<Conversation, 'assignee_id' | 'unread_since' | 'snoozed_until'>>;

export async function updateConversation(client: BrowserClient, id: string, change: Change) {
  requireRow(await unwrap(client.from('conversations').update(change).eq('id', id).select('id')));
}

/** Marks a conversation as read, unless it has become unread again since the caller read it. */
export async function markConversationRead(client: BrowserClient, id: string, unreadSince: string) {
  await unwrap(
    client
      .from('conversations')
      .update({ unread_since: null })
      .eq('id', id)
      .eq('unread_since', unreadSince),
  );
}

/** Lists the mail that belongs to no conversation. */
export async function listUnassignedMail(client: BrowserClient, max: number) {
  return unwrap(
    client
      .from('inbox')
      .select(
        `id, kind, from_email, from_name, subject, body_text, quoted_text, html, is_readable, received_at,
         attachments:inbox_attachments(id, bucket, path, file_name, mime_type, rejected)`,
      )
      .is('conversation_id', null)
      .order('received_at', { ascending: false })
      .limit(max),
  );
}

export async function assignMail(client: BrowserClient, mailId: string, personId: string) {
  const call = { mail_id: mailId, person_id: personId };
  return callFunction<{ conversation_id: string }>(client, 'assign-mail', call);
}

export async function deleteMail(client: BrowserClient, id: string) {
  await deleteOne(client.from('inbox').delete().eq('id', id).select('id'));
}

/** Returns the address of a person if mail to it comes back. */
export async function findBounce(client: BrowserClient, personId: string) {
  return unwrap(
    client
      .from('people')
      .select('email')
      .eq('id', personId)
      .not('email_bounced_at', 'is', null)
      .maybeSingle(),
  );
}

export async function forgetBounce(client: BrowserClient, personId: string) {
  await callFunction(client, 'forget-bounce', { person_id: personId });
}
