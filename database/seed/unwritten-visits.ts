import type { ClientBase } from 'pg';

// The demo visits are many rows that only the dashboard shows, so they are written after the server has started. Until
// then a setting marks that they are missing, with the time of the demo, so that the next start writes them if this
// start is interrupted.

const mark = 'demo_visits_unwritten';

export async function markUnwritten(client: ClientBase, now: Date): Promise<void> {
  await client.query('insert into public.settings (key, value) values ($1, to_jsonb($2::text))', [
    mark,
    now.toISOString(),
  ]);
}

type Query = (text: string, values: unknown[]) => Promise<{ rowCount: number | null }>;

export async function hasUnwritten(query: Query): Promise<boolean> {
  const { rowCount } = await query('select from public.settings where key = $1', [mark]);
  return rowCount === 1;
}

/** Returns the time of the demo and removes the marker. */
export async function takeMark(client: ClientBase): Promise<Date | undefined> {
  const { rows } = await client.query<{ since: string }>(
    `delete from public.settings where key = $1 returning value #>> '{}' as since`,
    [mark],
  );
  return rows[0] && new Date(rows[0].since);
}
