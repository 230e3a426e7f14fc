import type { LocalizedText } from '../../../../../domain/localized-text.ts';
import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { unwrap } from '../../../../backend/unwrap.ts';

export type JobName = { jobTitle: LocalizedText; clientName: string | null };

/** The jobs between which an application was moved. A deleted job has no name. */
export type MovedJobs = { from?: JobName; to?: JobName };

type Event = {
  kind: string | null;
  data: unknown;
  application_id: string | null;
  created_at: string | null;
};

/** Returns the jobs of a move, and for other events the job that the application had then, if it has another job now. */
type JobsOf<E> = (event: E) => { moved?: MovedJobs; job?: JobName };

export async function listMovedJobs<E extends Event>(
  client: BrowserClient,
  events: E[],
): Promise<JobsOf<E>> {
  const moves = events.filter(({ kind }) => kind === 'job_moved');
  const ids = new Set(moves.flatMap(({ data }) => Object.values(jobIds(data))));
  const jobs = await findJobs(client, [...ids]);
  return (event) => {
    const { from, to } = jobIds(event.data);
    const nextMove = findNextMove(event, moves);
    return {
      moved: event.kind === 'job_moved' ? { from: jobs.get(from), to: jobs.get(to) } : undefined,
      job: nextMove && jobs.get(jobIds(nextMove.data).from),
    };
  };
}

/** A move ends things such as tasks and mail of the job that the application leaves. */
const endedByMove = ['interview_cancelled', 'mail_cancelled'];

/**
 * Returns the first move of the application after the event. Events of one transaction have the same time: they are
 * about the job that the application moves to, except for what ends with the move.
 */
export function findNextMove<E extends Event>(event: E, moves: E[]): E | undefined {
  const eventTime = timeOf(event);
  const isEnd = endedByMove.includes(event.kind ?? '');
  return moves
    .filter((move) => move.application_id === event.application_id)
    .filter((move) => (isEnd ? timeOf(move) >= eventTime : timeOf(move) > eventTime))
    .sort((one, other) => timeOf(one) - timeOf(other))[0];
}

const timeOf = ({ created_at: at }: Event) => Date.parse(at ?? '');

function jobIds(data: unknown): { from: string; to: string } {
  const { from, to } = (data ?? {}) as Record<string, unknown>;
  return { from: String(from), to: String(to) };
}

async function findJobs(client: BrowserClient, ids: string[]): Promise<Map<string, JobName>> {
  if (ids.length === 0) return new Map();
  const rows = await unwrap(
    client.from('jobs').select('id, title, client:clients(name)').in('id', ids),
  );
  return new Map(
    rows.map(({ id, title, client }) => [
      id,
      { jobTitle: title as LocalizedText, clientName: client?.name ?? null },
    ]),
  );
}
