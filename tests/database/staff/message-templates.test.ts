import { afterEach, beforeEach, expect, test } from 'vitest';
import { become, cast } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

const database = prepareCastDatabase();
const { rasmus, astrid } = cast;

const query = async (sql: string, values: unknown[] = []) =>
  (await database.client.query(sql, values)).rows;

const words = (text: string) => ({
  en: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
});
const add = (owner: string, name: string, isShared: boolean, body: object = words(name)) =>
  query(
    'insert into public.message_templates (owner_id, name, is_shared, body) values ($1, $2, $3, $4)',
    [owner, name, isShared, body],
  );
const names = async () =>
  (await query('select name from public.message_templates order by name')).map(({ name }) => name);

beforeEach(() => query('begin'));
afterEach(() => query('rollback'));

test('a template that a colleague stops sharing is theirs alone; administrators cannot take it from the others', async () => {
  await add(rasmus.id, 'Ours', true);
  await become(database.client, 'admin');
  await query('savepoint attempt');
  await expect(
    query('update public.message_templates set is_shared = false'),
  ).rejects.toMatchObject({ code: '42501' });
  await query('rollback to savepoint attempt');
  await become(database.client, 'recruiter');
  await query('update public.message_templates set is_shared = false');
  await become(database.client, 'admin');
  expect(await names()).toEqual([]);
});

test('templates of a colleague who is removed: their own go, shared ones stay with administrators', async () => {
  await add(rasmus.id, 'Mine', false);
  await add(rasmus.id, 'Ours', true);
  await add(astrid.id, 'Hers', false);
  await query('delete from public.staff_profiles where user_id = $1', [rasmus.id]);
  expect(await names()).toEqual(['Hers', 'Ours']);
  await become(database.client, 'admin');
  const changed = await query(
    `update public.message_templates set name = 'Still ours' where owner_id is null returning name`,
  );
  expect(changed).toEqual([{ name: 'Still ours' }]);
});

test.each([
  ['no text', {}],
  ['no document', { en: 'Hello' }],
  ['an unknown language', { ...words('Hello'), fi: {} }],
  ['a list', []],
])('%s is no template', async (_, body) => {
  await expect(add(rasmus.id, 'Wrong', false, JSON.stringify(body) as never)).rejects.toMatchObject(
    {
      code: '23514',
    },
  );
});
