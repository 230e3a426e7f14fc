import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import type { Database } from '../../domain/database.types.ts';
import { insertOnce } from './insert-once.ts';

type Row = { id: string; title: string };

/** A backend that stores every row, and whose first responses are lost. */
function createBackend(lostResponses: number) {
  const rows: Row[] = [];
  let requests = 0;
  const receive: typeof fetch = async (_url, init) => {
    const row = JSON.parse(String(init?.body)) as Row;
    const isStored = rows.some(({ id }) => id === row.id);
    if (!isStored) rows.push(row);
    requests += 1;
    if (requests <= lostResponses) throw new TypeError('Failed to fetch');
    return isStored
      ? Response.json({ code: '23505', message: 'duplicate key value' }, { status: 409 })
      : new Response(null, { status: 201 });
  };
  const client = createClient<Database>('https://backend.example', 'key', {
    accessToken: async () => 'token',
    global: { fetch: receive },
  });
  return { rows, client };
}

test('a row that is saved again after a lost response is stored once', async () => {
  const { rows, client } = createBackend(1);
  const task = { title: 'Call Lena', due_on: '2026-11-19', client_id: crypto.randomUUID() };
  await expect(insertOnce(client, 'tasks', task)).rejects.toThrow('Failed to fetch');
  await insertOnce(client, 'tasks', { ...task });
  expect(rows).toEqual([{ ...task, id: expect.any(String) }]);
});

test('the same row written twice on purpose is stored twice', async () => {
  const { rows, client } = createBackend(0);
  const note = { body: 'Called, no answer.', application_id: crypto.randomUUID() };
  await insertOnce(client, 'application_notes', note);
  await insertOnce(client, 'application_notes', note);
  expect(rows).toHaveLength(2);
});
