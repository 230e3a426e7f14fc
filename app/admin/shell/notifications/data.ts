import type { Json } from '../../../../domain/database.types.ts';
import type { LocalizedText } from '../../../../domain/localized-text.ts';
import { pathOfTask } from '../../../../domain/tasks/task.ts';
import { BackendError } from '../../../backend/backend-error.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';

export type Notification = {
  id: string;
  kind: string;
  isRead: boolean;
  createdAt: string;
  applicationId: string | null;
  client: { id: string; name: string } | null;
  /** The job whose ad the client has answered. */
  jobId: string | null;
  /** The shortlist that its recipient can no longer open. */
  shortlist: { jobId: string; linkId: string } | null;
  /** The webhook that was paused. */
  webhook: { id: string; name: string } | null;
  /** A scorecard has no title, only the name of the applicant. */
  task: { title: string | null; person: string | null; path: string } | null;
  conversationId: string | null;
  contact: string | null;
  actor: string | null;
  person: string | null;
  job: LocalizedText | null;
};

const maxShown = 30;

/** Returns the user's notifications, newest first. */
export async function listNotifications(client: BrowserClient): Promise<Notification[]> {
  return (await selectNewest(client)).map(toNotification);
}

/** Returns the mentions that the user has not read, newest first. */
export async function listUnreadMentions(client: BrowserClient): Promise<Notification[]> {
  const rows = await selectNewest(client, ['mention', 'client_mention']);
  return rows.map(toNotification);
}

async function selectNewest(client: BrowserClient, unreadKinds?: string[]) {
  const rows = client
    .from('notifications')
    .select(
      'id, kind, read_at, created_at, application_id, conversation_id, data, client:clients(id, name), actor:staff_profiles!actor_id(name), application:applications(person:people(full_name), job:jobs(title)), approval:job_approvals(job_id, job:jobs(title), contact:people!person_id(full_name)), task:tasks(title, kind, person_id, application_id, job_id, client_id, person:people(full_name), application:applications(person:people(full_name))), conversation:conversations(person:people(full_name), application:applications(job:jobs(title)))',
    );
  const filteredRows = unreadKinds ? rows.in('kind', unreadKinds).is('read_at', null) : rows;
  return unwrap(
    filteredRows
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(maxShown),
  );
}

type Row = Awaited<ReturnType<typeof selectNewest>>[number];

function toNotification(row: Row): Notification {
  const { id, kind, read_at, created_at, application_id, conversation_id, data, ...of } = row;
  return {
    id,
    kind,
    isRead: read_at !== null,
    createdAt: created_at,
    applicationId: application_id,
    client: of.client,
    actor: of.actor?.name ?? null,
    conversationId: conversation_id,
    person: (of.application ?? of.conversation)?.person.full_name || null,
    job:
      ((of.application ?? of.approval ?? of.conversation?.application)?.job.title as
        | LocalizedText
        | undefined) ?? null,
    jobId: of.approval?.job_id ?? null,
    shortlist: shortlistOf(kind, data),
    webhook: webhookOf(kind, data),
    contact: of.approval?.contact?.full_name || null,
    task: of.task && {
      title: of.task.kind === 'scorecard' ? null : of.task.title,
      person: (of.task.application?.person ?? of.task.person)?.full_name || null,
      path: pathOfTask(of.task),
    },
  };
}

function shortlistOf(kind: string, data: Json): Notification['shortlist'] {
  if (kind !== 'shortlist_links_ended') return null;
  const { job_id: jobId, review_link_id: linkId } = data as Record<string, string | undefined>;
  return jobId && linkId ? { jobId, linkId } : null;
}

function webhookOf(kind: string, data: Json): Notification['webhook'] {
  if (kind !== 'webhook_paused') return null;
  const { webhook_id: id, name } = data as Record<string, string | undefined>;
  return id && name ? { id, name } : null;
}

export async function countUnread(client: BrowserClient): Promise<number> {
  const { count, error } = await client
    .from('notifications')
    .select('id', { count: 'exact', head: true })
    .is('read_at', null);
  if (error) throw new BackendError(error);
  return count ?? 0;
}

export async function markNotificationsRead(client: BrowserClient, id: string): Promise<void> {
  await unwrap(
    client.from('notifications').update({ read_at: new Date().toISOString() }).eq('id', id),
  );
}

export async function markAllRead(client: BrowserClient): Promise<void> {
  await unwrap(
    client.from('notifications').update({ read_at: new Date().toISOString() }).is('read_at', null),
  );
}
