import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { unwrap } from '../../../../backend/unwrap.ts';

type Event = { data: unknown };

const taskOf = ({ data }: Event) => {
  const { task_id: id } = (data ?? {}) as Record<string, unknown>;
  return typeof id === 'string' ? id : undefined;
};

/** Returns a function that finds the title of the task that an event is about. A deleted task has none. */
export async function listTaskTitles(
  client: BrowserClient,
  events: Event[],
): Promise<(event: Event) => string | undefined> {
  const ids = [...new Set(events.map(taskOf).filter((id) => id !== undefined))];
  const rows =
    ids.length > 0 ? await unwrap(client.from('tasks').select('id, title').in('id', ids)) : [];
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return (event) => titles.get(taskOf(event) ?? '');
}
