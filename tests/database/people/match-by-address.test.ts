import { expect, test } from 'vitest';
import { preparePeople } from './prepare-people.ts';

const { query } = preparePeople();

test('a person is found by address without reading all people, also by that of a merged record', async () => {
  await query('set enable_seqscan = off');
  const plan = await query(
    `explain select coalesce(merged_into, id) from public.people
     where email = 'ada@people.example' and anonymised_at is null order by merged_into nulls first limit 1`,
  );
  await query('reset enable_seqscan');
  expect(JSON.stringify(plan)).toContain('using people_email_merged_into');
});
