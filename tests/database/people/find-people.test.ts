import { expect, test } from 'vitest';
import { actAs, violasPerson } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

const database = prepareCastDatabase();
const query = (sql: string, values: unknown[] = []) => database.client.query(sql, values);

test('recruiters find people by part of a name, and `%` is not a wildcard', async () => {
  const find = async (actor: 'account' | 'editor' | 'recruiter', text: string) => {
    const matchingRows = await actAs(database.client, actor, () =>
      query('select full_name from public.find_people($1)', [text]),
    );
    return matchingRows.rows.map((row) => row.full_name);
  };
  expect(await find('recruiter', 'VÍOLA V')).toEqual(['Viola Visby']);
  expect(await find('recruiter', '%')).toEqual([]);
  for (const actor of ['account', 'editor'] as const) {
    await expect(find(actor, 'viola')).rejects.toThrow(/only recruiters/);
  }
});

test('e-mail addresses and phone numbers, also of merged records, find the person in every search', async () => {
  const { rows } = await query(
    `insert into public.people (first_name, last_name, email, phone) values
       ('Siri', 'Sten', 'siri.sten@example.com', '+46701740601'),
       ('Siri', 'Sten', 'old.siri@example.net', '+46317406012') returning id`,
  );
  const [keptId, merged] = rows.map(({ id }) => id);
  await query('update public.people set merged_into = $1 where id = $2', [keptId, merged]);
  await query('insert into public.candidates (person_id) values ($1)', [keptId]);
  await query('insert into public.freelancers (person_id) values ($1)', [keptId]);
  await query(`insert into public.waiting_list (person_id, company) values ($1, 'Sten AB')`, [
    keptId,
  ]);
  await query(
    `with job as (
       insert into public.jobs (slug, kind, field, title, state)
       values ('stone', 'internal', 'tech', '{"en": "Stone"}', 'open') returning id
     )
     insert into public.applications (person_id, job_id) select $1, id from job`,
    [keptId],
  );
  for (const [search, column] of [
    ['find_people', 'id'],
    ['find_in_people_list', 'id'],
    ['find_in_candidate_list', 'id'],
    ['find_in_freelancer_list', 'id'],
    ['find_in_lead_list', 'person_id'],
    ['find_applications', 'person_id'],
  ]) {
    for (const text of [
      'old.siri@example.net',
      'siri.sten@example.com',
      '070-174 06 01',
      '0701740601',
      '+46 (0)70 174 06 01',
      '0046701740601',
      '701740601',
      '070-174 0',
      '031/740 60 12',
    ]) {
      const matchingRows = await actAs(database.client, 'recruiter', () =>
        query(`select ${column} as id from public.${search}($1)`, [text]),
      );
      expect([search, text, matchingRows.rows]).toEqual([search, text, [{ id: keptId }]]);
    }
  }
  // The list of applications shows withdrawn ones if asked to, so the search must find them.
  await query('update public.applications set withdrawn_at = now() where person_id = $1', [keptId]);
  const { rowCount } = await actAs(database.client, 'recruiter', () =>
    query(`select from public.find_applications('siri.sten@example.com')`),
  );
  expect(rowCount).toBe(1);
});

test('a CV is found by words in either language', async () => {
  await query(
    `insert into public.documents (person_id, path, file_name, mime_type, size_bytes, sha256, extracted_text)
     values ($1, 'cv', 'cv.pdf', 'application/pdf', 10, repeat('a', 64), 'Managed deliveries. Ledde flera utvecklare.')`,
    [violasPerson],
  );
  for (const words of ['manage delivery', 'utvecklaren']) {
    const { rowCount } = await actAs(database.client, 'recruiter', () =>
      query('select from public.find_people($1)', [words]),
    );
    expect(rowCount, words).toBe(1);
  }
});
