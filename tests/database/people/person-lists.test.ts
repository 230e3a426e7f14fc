import { beforeAll, expect, test } from 'vitest';
import { preparePeople } from './prepare-people.ts';

const { query, as, createPerson } = preparePeople();

const outsiders = ['anon', 'account', 'pending', 'editor'] as const;

let candidate: string;
let job: string;

beforeAll(async () => {
  candidate = await createPerson({ last_name: 'Kandidat', email: 'kandidat@example.com' });
  await query(`insert into public.candidates (person_id, skills) values ($1, '{Rust,Sömnad}')`, [
    candidate,
  ]);
  const [client] = await query(
    `insert into public.clients (name) values ('Fjällbolaget') returning id`,
  );
  [{ id: job }] = await query(
    `insert into public.jobs (slug, client_id, field, title, state) values ('skraddare', $1, 'creative', '{"sv": "Skräddare"}', 'open') returning id`,
    [client.id],
  );
});

test('the lists of people and candidates are searched', async () => {
  expect(
    await as('recruiter', `select id from public.find_in_candidate_list('sömnad') as found`),
  ).toEqual([{ id: candidate }]);
  expect(await as('recruiter', `select roles from public.find_in_people_list('KANDÍDAT')`)).toEqual(
    [{ roles: ['candidate'] }],
  );
  expect(await as('recruiter', `select from public.find_in_people_list('%')`)).toEqual([]);
});

test('a person is added to an open job once, and can be removed until the application has moved', async () => {
  const add = () => as('recruiter', 'select public.add_to_job($1, $2) as id', [candidate, job]);
  const [added] = await add();
  await expect(add()).rejects.toThrow(/on that job already/);
  expect(
    await query('select source, owed_answer_since from public.applications where id = $1', [
      added.id,
    ]),
  ).toEqual([{ source: 'candidate_bank', owed_answer_since: null }]);
  const undo = () => as('recruiter', 'select public.undo_add_to_job($1) as undone', [added.id]);
  expect(await undo()).toEqual([{ undone: true }]);
  const [secondRow] = await add();
  await query(`update public.applications set stage = 'screening' where id = $1`, [secondRow.id]);
  expect(
    await as('recruiter', 'select public.undo_add_to_job($1) as undone', [secondRow.id]),
  ).toEqual([{ undone: false }]);
  await query(`update public.jobs set state = 'closed' where id = $1`, [job]);
  await query('update public.applications set withdrawn_at = now() where id = $1', [secondRow.id]);
  await expect(add()).rejects.toThrow(/no more applications/);
});

test.each(outsiders)(
  'the actor %s can neither call the functions of staff nor read the lists of people',
  async (actor) => {
    const calls = [
      `public.request_erasure('${candidate}')`,
      `public.undo_erasure('${candidate}')`,
      `public.hold_person('${candidate}', 'because')`,
      `public.lift_hold('${candidate}')`,
      `public.add_to_job('${candidate}', '${job}')`,
      `public.undo_add_to_job('${candidate}')`,
      `public.find_in_people_list('a')`,
      `public.find_in_candidate_list('rust')`,
    ];
    for (const call of calls) {
      await expect(as(actor, `select ${call}`)).rejects.toThrow(
        /only recruiters|permission denied/,
      );
    }
    if (actor === 'anon') return;
    for (const view of [
      'people_list',
      'people_by_role',
      'people_by_tag',
      'candidate_list',
      'candidates_by_tag',
    ]) {
      // Viola can read her own row.
      const visibleRows = actor === 'account' && view === 'people_list' ? 1 : 0;
      expect(await as(actor, `select from public.${view}`)).toHaveLength(visibleRows);
    }
  },
);
