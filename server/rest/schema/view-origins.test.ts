import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../tests/fixtures/database.ts';
import { withClient } from '../../postgres/with-client.ts';
import { parseViewOrigins } from './view-origins.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

it('finds the columns of a view that show a table column directly', async () => {
  const numbers = await withClient(database.url, async (client) => {
    await client.query(`
      create table t (id int primary key, "odd {name}" text);
      create view v as
        with inner_query as (select id as hidden from t)
        select t."odd {name}", t.id + 1 as computed, t.id as renamed,
          (select max(x.id) from t x) as sub, 'a } b {' as text
        from t join inner_query on true order by t.id desc`);
    const { rows } = await client.query(
      `select ev_action::text as tree, 't'::regclass::oid::int as oid from pg_rewrite where ev_class = 'v'::regclass`,
    );
    const [{ tree, oid }] = rows;
    return parseViewOrigins(tree).map(({ number, relation, column }) => {
      expect(relation).toBe(oid);
      return [number, column];
    });
  });
  expect(numbers).toEqual([
    [1, 2],
    [3, 1],
  ]);
});
