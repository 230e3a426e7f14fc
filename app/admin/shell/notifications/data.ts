import type { LocalizedText } from '../../../../domain/localized-text.ts';
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
  /** The job whose ad the client answered about. */
  jobId: string | null;
  contact: string | null;
  actor: string | null;
  person: string | null;
  job: LocalizedText | null;
};

const maxShown = 30;

/** Returns the user's notifications, newest first. */
export async function listNotifications(client: BrowserClient): Promise<Notification[]> {
  const rows = await unwrap(
    client
      .from('notifications')
      .select(
        'id, kind, read_at, created_at, application_id, client:clients(id, name), actor:staff_profiles!actor_id(name), application:applications(person:people(full_name), job:jobs(title)), approval:job_approvals(job_id, job:jobs(title), contact:people!person_id(full_name))',
      )
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(maxShown),
  );
  return rows.map(
    ({ id, kind, read_at, created_at, application_id, client, actor, application, approval }) => ({
      id,
      kind,
      isRead: read_at !== null,
      createdAt: created_at,
      applicationId: application_id,
      client,
      actor: actor?.name ?? null,
      person: application?.person.full_name ?? null,
      job: ((application ?? approval)?.job.title as LocalizedText | undefined) ?? null,
      jobId: approval?.job_id ?? null,
      contact: approval?.contact?.full_name || null,
    }),
  );
}

export async function countUnread(client: BrowserClient): Promise<number> {
  const { count, error } = await client
    .from('notifications')
    .select('id', { count: 'exact', head: true })
    .is('read_at', null);
  if (error) throw new BackendError(error);
  return count ?? 0;
}

export async function markRead(client: BrowserClient, id: string): Promise<void> {
  await unwrap(
    client.from('notifications').update({ read_at: new Date().toISOString() }).eq('id', id),
  );
}

export async function markAllRead(client: BrowserClient): Promise<void> {
  await unwrap(
    client.from('notifications').update({ read_at: new Date().toISOString() }).is('read_at', null),
  );
}
