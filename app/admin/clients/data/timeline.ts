import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';
import { listTaskTitles } from '../../kit/timeline/data/task-titles.ts';

export type ClientEvent = {
  kind: string;
  actorId: string | null;
  data: Record<string, unknown>;
  createdAt: string;
  /** The name of the person that the event is about. */
  person?: string;
  /** The title of the task that the event is about. */
  task?: string;
};

/** Returns the newest events, with the names of the people whom they are about. */
export async function listEvents(
  client: BrowserClient,
  clientId: string,
  max: number,
): Promise<ClientEvent[]> {
  const rows = await unwrap(
    client
      .from('client_timeline')
      .select('kind, actor_id, data, created_at')
      .eq('client_id', clientId)
      .order('created_at', { ascending: false })
      .limit(max),
  );
  const events = rows.map(({ kind, actor_id, data, created_at }) => ({
    kind: kind ?? '',
    actorId: actor_id,
    data: (data ?? {}) as Record<string, unknown>,
    createdAt: created_at ?? '',
  }));
  const [names, taskOf] = await Promise.all([
    namePeople(client, events),
    listTaskTitles(client, events),
  ]);
  return events.map((event) => ({
    ...event,
    person: names.get(String(event.data.person_id)),
    task: taskOf(event),
  }));
}

async function namePeople(client: BrowserClient, events: ClientEvent[]) {
  const ids = events.flatMap(({ data }) => (data.person_id ? [String(data.person_id)] : []));
  if (ids.length === 0) return new Map<string, string>();
  const people = await unwrap(
    client
      .from('people')
      .select('id, full_name')
      .in('id', [...new Set(ids)]),
  );
  return new Map(people.map(({ id, full_name }) => [id, full_name ?? '']));
}
