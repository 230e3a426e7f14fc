import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';
import { listClientAnswers } from '../../kit/client-answers.ts';
import { listMovedJobs, type MovedJobs } from '../../kit/moved-jobs.ts';

export type TimelineEvent = {
  id: number;
  kind: string;
  actor: string | null;
  data: Record<string, unknown>;
  createdAt: string;
  /** The comment that a client wrote. */
  comment?: string;
  /** The jobs of a move from one to another. */
  moved?: MovedJobs;
};

export type TimelineMail = {
  id: string;
  template: string;
  state: string;
  sendAfter: string;
};

const maxEvents = 200;

export async function listTimeline(
  client: BrowserClient,
  applicationId: string,
): Promise<TimelineEvent[]> {
  const rows = await unwrap(
    client
      .from('application_events')
      .select('id, application_id, kind, data, created_at, actor:staff_profiles(name)')
      .eq('application_id', applicationId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(maxEvents),
  );
  const events = rows.map(({ id, kind, data, created_at, actor }) => ({
    id,
    kind,
    data: data as Record<string, unknown>,
    actor: actor?.name ?? null,
    createdAt: created_at,
  }));
  const [answerOf, jobsOf] = await Promise.all([
    listClientAnswers(client, events),
    listMovedJobs(client, rows),
  ]);
  return events.map((event, index) => {
    const { name, comment } = answerOf(event);
    const row = rows[index];
    const moved = row && jobsOf(row).moved;
    return { ...event, actor: event.actor ?? name ?? null, comment, moved };
  });
}

export async function listMails(
  client: BrowserClient,
  applicationId: string,
): Promise<TimelineMail[]> {
  const rows = await unwrap(
    client
      .from('outbox')
      .select('id, template_key, state, send_after')
      .eq('application_id', applicationId)
      .order('created_at', { ascending: false })
      .limit(maxEvents),
  );
  return rows.map(({ id, template_key, state, send_after }) => ({
    id,
    template: template_key,
    state,
    sendAfter: send_after,
  }));
}
