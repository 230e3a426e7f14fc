import type { BrowserClient } from '../browser-client.ts';
import { unwrap } from '../unwrap.ts';

export type TimelineEvent = {
  id: number;
  kind: string;
  actor: string | null;
  data: Record<string, unknown>;
  createdAt: string;
};

export type TimelineMail = {
  id: string;
  template: string;
  state: string;
  subject: string | null;
  sendAfter: string;
};

const most = 200;

export async function listTimeline(
  client: BrowserClient,
  applicationId: string,
): Promise<TimelineEvent[]> {
  const rows = await unwrap(
    client
      .from('application_events')
      .select('id, kind, data, created_at, actor:staff_profiles(name)')
      .eq('application_id', applicationId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(most),
  );
  const events = rows.map(({ id, kind, data, created_at, actor }) => ({
    id,
    kind,
    data: data as Record<string, unknown>,
    actor: actor?.name ?? null,
    createdAt: created_at,
  }));
  const clients = await findClientNames(client, events);
  return events.map((event) => ({
    ...event,
    actor: event.actor ?? clients.get(String(event.data.review_link_id)) ?? null,
  }));
}

/** The client's contact to whom a review link was sent, by the link's id. */
async function findClientNames(
  client: BrowserClient,
  events: TimelineEvent[],
): Promise<Map<string, string>> {
  const ids = new Set(
    events.flatMap(({ data: { review_link_id: id } }) => (typeof id === 'string' ? [id] : [])),
  );
  if (ids.size === 0) return new Map();
  const links = await unwrap(
    client
      .from('review_links')
      .select('id, recipient_name')
      .in('id', [...ids]),
  );
  return new Map(links.map(({ id, recipient_name }) => [id, recipient_name]));
}

export async function listMails(
  client: BrowserClient,
  applicationId: string,
): Promise<TimelineMail[]> {
  const rows = await unwrap(
    client
      .from('outbox')
      .select('id, template_key, state, subject, send_after')
      .eq('application_id', applicationId)
      .order('created_at', { ascending: false })
      .limit(most),
  );
  return rows.map(({ id, template_key, state, subject, send_after }) => ({
    id,
    template: template_key,
    state,
    subject,
    sendAfter: send_after,
  }));
}
