import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';
import { listClientAnswers } from '../../kit/timeline/data/client-answers.ts';
import { listMovedJobs, type MovedJobs } from '../../kit/timeline/data/moved-jobs.ts';
import { listTaskTitles } from '../../kit/timeline/data/task-titles.ts';

export type TimelineEvent = {
  /** The id of the event, or of the mail for a reply. */
  id: number | string;
  kind: string;
  actor: string | null;
  data: Record<string, unknown>;
  createdAt: string;
  /** The comment that a client wrote, or the title of a task. */
  comment?: string;
  /** The jobs of a move from one to another. */
  moved?: MovedJobs;
};

export type TimelineMail = {
  id: string;
  template: string;
  state: string;
  /** The stage that the mail announces. */
  stage: string | null;
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
  const rowOf = new Map(events.map((event, index) => [event, rows[index]]));
  const visibleEvents = withoutRepeatedMail(events);
  const [answerOf, jobsOf, taskOf] = await Promise.all([
    listClientAnswers(client, visibleEvents),
    listMovedJobs(client, rows),
    listTaskTitles(client, visibleEvents),
  ]);
  const described = visibleEvents.map((event) => {
    const { name, comment } = answerOf(event);
    const row = rowOf.get(event);
    const moved = row && jobsOf(row).moved;
    const quoted = comment ?? taskOf(event);
    return { ...event, actor: event.actor ?? name ?? null, comment: quoted, moved };
  });
  return mergeReplies(described, await listReplies(client, applicationId));
}

/** Lists the mail that has arrived about the application. */
async function listReplies(client: BrowserClient, applicationId: string): Promise<TimelineEvent[]> {
  const rows = await unwrap(
    client
      .from('inbox')
      .select('id, subject, received_at, conversation:conversations!inner(id, application_id)')
      .eq('conversation.application_id', applicationId)
      .eq('kind', 'mail')
      .order('received_at', { ascending: false })
      .limit(maxEvents),
  );
  return rows.map(({ id, subject, received_at, conversation }) => ({
    id,
    kind: 'mail_received',
    actor: null,
    data: { subject, conversation_id: conversation.id, by: 'candidate' },
    createdAt: received_at,
  }));
}

/** Puts replies among events, both from new to old. Events of one moment stay in their order. */
export function mergeReplies(events: TimelineEvent[], replies: TimelineEvent[]): TimelineEvent[] {
  const timeOf = ({ createdAt }: TimelineEvent) => Date.parse(createdAt);
  return [...events, ...replies].toSorted((one, other) => timeOf(other) - timeOf(one));
}

/**
 * A mail that waits again, after its cancellation was undone, is listed once: earlier events about it no longer hold.
 * The events are sorted from new to old.
 */
export function withoutRepeatedMail<Event extends Pick<TimelineEvent, 'kind' | 'data'>>(
  events: Event[],
): Event[] {
  const queuedAgain = new Set<unknown>();
  return events.filter(({ kind, data: { mail_id: mail } }) => {
    if (!kind.startsWith('mail_')) return true;
    if (queuedAgain.has(mail)) return false;
    if (kind === 'mail_queued') queuedAgain.add(mail);
    return true;
  });
}

/** An erasure deletes the mails that wait, and leaves no event in the timeline of an application. */
export function withErasure(events: TimelineEvent[], erasedAt: string | null): TimelineEvent[] {
  if (!erasedAt) return events;
  const isOver = (mail: unknown) =>
    events.some(({ kind, data }) => /^mail_(?!queued)/.test(kind) && data.mail_id === mail);
  const cancelled = events.filter(
    ({ kind, data }) => kind === 'mail_queued' && !isOver(data.mail_id),
  );
  const added = [
    { kind: 'erased', data: {} },
    ...cancelled.map(({ data }) => ({ kind: 'mail_cancelled', data })),
  ];
  return [
    // Negative: no stored event has such an id.
    ...added.map((event, index) => ({
      ...event,
      id: -1 - index,
      actor: null,
      createdAt: erasedAt,
    })),
    ...events,
  ];
}

export async function listApplicationMails(
  client: BrowserClient,
  applicationId: string,
): Promise<TimelineMail[]> {
  const rows = await unwrap(
    client
      .from('outbox')
      .select('id, template_key, state, stage, send_after')
      .eq('application_id', applicationId)
      .order('created_at', { ascending: false })
      .limit(maxEvents),
  );
  return rows.map(({ id, template_key, state, stage, send_after }) => ({
    id,
    template: template_key,
    state,
    stage,
    sendAfter: send_after,
  }));
}
