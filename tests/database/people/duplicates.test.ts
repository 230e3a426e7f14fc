import { expect, test } from 'vitest';
import { cast } from '../../fixtures/cast.ts';
import { preparePeople } from './prepare-people.ts';

const { query, as, createPerson } = preparePeople();

/** `private.room_for_pairs` has the same limit. */
const maxPairsPerPerson = 20;

const pairsOf = (id: string) =>
  query(
    `select reasons, dismissed_by from public.duplicate_pairs where $1 in (one_id, other_id) order by reasons`,
    [id],
  );

test('possible duplicates are found by mailbox, phone number and LinkedIn profile when a person is stored', async () => {
  const one = await createPerson({
    last_name: 'Dubbel',
    email: 'sa.mi@gmail.com',
    phone: '+46700000001',
  });
  await createPerson({ last_name: 'Dubbel', email: 'sami+jobb@googlemail.com' });
  const third = await createPerson({ last_name: 'Annan', phone: '+46700000001' });
  expect(await pairsOf(one)).toEqual([
    { reasons: ['email', 'name'], dismissed_by: null },
    { reasons: ['phone'], dismissed_by: null },
  ]);
  await query(`update public.people set phone = null where id = $1`, [third]);
  expect(await pairsOf(one)).toHaveLength(1);
  await query(
    `update public.people set linkedin_url = 'https://www.linkedin.com/in/sami' where id = any ($1)`,
    [[one, third]],
  );
  expect(await pairsOf(third)).toEqual([{ reasons: ['linkedin'], dismissed_by: null }]);
});

test('a dismissed pair stays dismissed when a person changes, and ends with a merge', async () => {
  const one = await createPerson({ phone: '+46700000002' });
  const other = await createPerson({ phone: '+46700000002' });
  await as(
    'recruiter',
    'update public.duplicate_pairs set dismissed_at = now() where $1 in (one_id, other_id)',
    [one],
  );
  await query(`update public.people set first_name = 'Sam' where id = $1`, [other]);
  expect(await pairsOf(one)).toEqual([{ reasons: ['phone'], dismissed_by: cast.rasmus.id }]);
  await query('update public.people set merged_into = $1 where id = $2', [one, other]);
  expect(await pairsOf(one)).toEqual([]);
});

test('the number of pairs of each person is limited, not counting dismissed ones', async () => {
  const people = maxPairsPerPerson * 3;
  const [before] = await query('select count(*)::int from public.duplicate_pairs');
  await query(
    `insert into public.people (first_name, email, phone)
     select 'Flood', 'flood+' || n || '@gmail.com', '+46700000003' from generate_series(1, $1::int) as n`,
    [people],
  );
  const [after] = await query('select count(*)::int from public.duplicate_pairs');
  expect(after.count - before.count).toBeLessThanOrEqual((people * maxPairsPerPerson) / 2);
  const flood = await query(
    `select (select count(*)::int from public.duplicate_pairs where person.id in (one_id, other_id)) as pairs
     from public.people as person where email like 'flood+%'`,
  );
  expect(Math.max(...flood.map(({ pairs }) => pairs))).toBe(maxPairsPerPerson);
  await query(
    `update public.duplicate_pairs set dismissed_at = now() where reasons @> '{phone,email}'`,
  );
  const next = await createPerson({ phone: '+46700000003' });
  expect(await pairsOf(next)).toHaveLength(maxPairsPerPerson);
});

test('only recruiters and administrators can read duplicates', async () => {
  for (const actor of ['account', 'pending', 'editor'] as const) {
    expect(await as(actor, 'select from public.duplicate_pairs')).toEqual([]);
  }
});
