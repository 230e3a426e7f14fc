import { sql } from 'kysely';
import type { QueryResult } from 'pg';
import { expect, it } from 'vitest';
import { createQuery, db, requireRow } from './query.ts';

const ran: { text: string; values: unknown[] | undefined }[] = [];
const query = createQuery(async (text, values) => {
  ran.push({ text, values });
  return { rows: [{ id: 'p1' }], rowCount: 1 } as unknown as QueryResult;
});

it('runs a built statement, a template and text', async () => {
  const built = await query(
    db.selectFrom('people').select('id').where('email', '=', 'a@b.example'),
  );
  expect(built.rows[0]?.id).toBe('p1');
  const template = await query(sql<{ id: string }>`select id from people where id = ${'p1'}`);
  expect(requireRow(template).id).toBe('p1');
  const { rows } = await query<{ id: string }>('select id from people where id = $1', ['p1']);
  expect(requireRow({ rows }).id).toBe('p1');
  expect(ran).toEqual([
    { text: 'select "id" from "public"."people" where "email" = $1', values: ['a@b.example'] },
    { text: 'select id from people where id = $1', values: ['p1'] },
    { text: 'select id from people where id = $1', values: ['p1'] },
  ]);
});

it('accepts no misspelt column, and no row without a type', async () => {
  // @ts-expect-error: people have no such column.
  db.selectFrom('people').select('emial');
  // @ts-expect-error: neither do updates.
  db.updateTable('people').set({ emial: 'a@b.example' });
  const { rows } = await query('select id from people');
  // @ts-expect-error: the caller did not state the row type.
  expect(rows[0]?.id).toBe('p1');
});
