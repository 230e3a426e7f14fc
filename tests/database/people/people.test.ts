import { expect, test } from 'vitest';
import { actAs, cast, violasPerson } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

const database = prepareCastDatabase();
const query = (sql: string, values: unknown[] = []) => database.client.query(sql, values);

const asViola = (sql: string) => actAs(database.client, 'account', () => query(sql));

test('an e-mail address belongs to one living person, whatever its case', async () => {
  const insert = `insert into public.people (first_name, email) values ('Björn', $1) returning id`;
  const { rows } = await query(insert, ['bjorn@example.com']);
  await expect(query(insert, ['Bjorn@Example.com'])).rejects.toThrow(/people_email_key/);
  await query('update public.people set merged_into = $1 where id = $2', [
    violasPerson,
    rows[0].id,
  ]);
  await query(insert, ['Bjorn@Example.com']);
});

test('names are found without accents', async () => {
  const { rowCount } = await query(
    `select from public.people where search_name like '%bjorn%' and merged_into is null`,
  );
  expect(rowCount).toBe(1);
});

test('possible duplicates are listed with the reason', async () => {
  await query(
    `insert into public.people (first_name, phone) values ('Ida', '+46709999999'), ('Eda', '+46709999999')`,
  );
  const { rows } = await actAs(database.client, 'recruiter', () =>
    query(
      `select first_name, reason from public.possible_duplicates join public.people on id = person_id order by 1`,
    ),
  );
  expect(rows).toEqual([
    { first_name: 'Eda', reason: 'phone' },
    { first_name: 'Ida', reason: 'phone' },
  ]);
});

test('people change their own contact data, nothing else', async () => {
  await asViola(`update public.people set phone = '+46701234567', location = 'Kiruna'`);
  await expect(asViola('update public.people set legal_hold = true')).rejects.toThrow(
    /permission denied/,
  );
  await expect(asViola(`update public.people set email = 'other@example.com'`)).rejects.toThrow(
    /not yours to change: email/,
  );
});

test('a freelancer cannot approve themselves', async () => {
  await query('insert into public.freelancers (person_id) values ($1)', [violasPerson]);
  await asViola(`update public.freelancers set skills = '{Figma}', day_rate = 8000`);
  await expect(asViola(`update public.freelancers set state = 'approved'`)).rejects.toThrow(
    /not yours to change: state/,
  );
});

test('periods of availability do not overlap', async () => {
  const insert =
    'insert into public.freelancer_availability (person_id, period) values ($1, $2::daterange)';
  await query(insert, [violasPerson, '[2025-03-01,2025-04-01)']);
  await query(insert, [violasPerson, '[2025-04-01,2025-05-01)']);
  await expect(query(insert, [violasPerson, '[2025-03-31,2025-04-02)'])).rejects.toThrow(
    /do not overlap/,
  );
});

test('people under legal hold are not erased, and erased people keep no contact data', async () => {
  await expect(
    query('update public.people set legal_hold = true, erase_after = now() where id = $1', [
      violasPerson,
    ]),
  ).rejects.toThrow(/held person/);
  await expect(
    query('update public.people set anonymised_at = now() where id = $1', [violasPerson]),
  ).rejects.toThrow(/no contact data/);
});

test('changes by staff appear in the timeline of a person', async () => {
  const { rows } = await query(
    `insert into public.people (first_name, email) values ('Ebba', 'ebba@example.com') returning id`,
  );
  const timeline = await actAs(database.client, 'recruiter', async () => {
    await query(
      `update public.people set phone = '+46701112233', location = 'Umeå' where id = $1`,
      [rows[0].id],
    );
    return query('select kind, actor_id, data from public.person_timeline where person_id = $1', [
      rows[0].id,
    ]);
  });
  expect(timeline.rows).toEqual([
    { kind: 'edited', actor_id: cast.rasmus.id, data: { what: ['location', 'phone'] } },
  ]);
});
