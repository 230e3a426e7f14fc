import { expect, test } from 'vitest';
import { selectByEmail } from '../../../server/features/people/matching/find-by-email.ts';
import { preparePeople } from './prepare-people.ts';

const { query } = preparePeople();

test('a person is found by address without reading all people, whatever the search path', async () => {
  const { sql, parameters } = selectByEmail('ada@people.example').compile();
  await query(`set search_path to '$user', public`);
  await query('set enable_seqscan = off');
  const plan = JSON.stringify(await query(`explain ${sql}`, [...parameters]));
  await query('reset enable_seqscan');
  await query('reset search_path');
  expect(plan).toContain('using people_email_merged_into');
  expect(plan).toContain('Index Cond: ((email)::extensions.citext');
});
