import type { ClientBase } from 'pg';

// The visits of the demo are many rows that only the dashboard shows: a start opens its door before
// it writes them. Whoever dies in between leaves a mark that says when the demo was written.

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

/** When the demo was written, for the one who takes the mark away. */
export async function takeMark(client: ClientBase): Promise<Date | undefined> {
  const { rows } = await client.query<{ since: string }>(
    `delete from public.settings where key = $1 returning value #>> '{}' as since`,
    [mark],
  );
  return rows[0] && new Date(rows[0].since);
}
