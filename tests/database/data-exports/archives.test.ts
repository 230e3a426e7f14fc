import { expect, test } from 'vitest';
import { preparePeople } from '../people/prepare-people.ts';

const { query, as } = preparePeople();

const archives = `select name from storage.objects where bucket_id = 'exports'`;

test('archives are read by administrators, until they expire', async () => {
  const [{ id }] = await query(
    `insert into public.data_exports (state, size_bytes, expires_at) values ('done', 1, now() + interval '1 day') returning id`,
  );
  const name = `${id}.zip`;
  await query(
    `insert into storage.objects (bucket_id, name) values ('exports', $1), ('exports', 'other.zip')`,
    [name],
  );
  expect(await as('recruiter', archives)).toEqual([]);
  expect(await as('editor', archives)).toEqual([]);
  expect(await as('admin', archives)).toEqual([{ name }]);
  await query(
    `update public.data_exports set expires_at = now() - interval '1 second' where id = $1`,
    [id],
  );
  expect(await as('admin', archives)).toEqual([]);
});

test('one export is made at a time', async () => {
  const insert = 'insert into public.data_exports default values';
  await query(insert);
  await expect(query(insert)).rejects.toThrow('data_exports_one_at_a_time');
});
