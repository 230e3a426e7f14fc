import { beforeAll, expect, it } from 'vitest';
import { preparePeople } from './prepare-people.ts';

// A word that most people have is found by going through people from the latest on, a phrase by comparing those who
// have its words.

const { query, as } = preparePeople();
const count = 400;

let job = '';

beforeAll(async () => {
  [{ id: job }] = await query(
    `insert into public.jobs (slug, kind, field, title, state)
     values ('snickeri', 'internal', 'tech', '{"en": "Joinery"}', 'open') returning id`,
  );
  await query(
    `insert into public.people (first_name, last_name, email, headline, last_activity_at)
     select 'Sami', 'Person' || n, 'frequent' || n || '@people.example',
       case when n % 10 = 0 then 'Trä i snickarens hand' else 'Snickare i trä' end,
       now() - n * interval '1 day'
     from generate_series(1, ${count}) as n`,
  );
  await query(
    `insert into public.applications (person_id, job_id, created_at)
     select id, $1, last_activity_at from public.people where email::text like 'frequent%'`,
    [job],
  );
  // An application counts as activity.
  await query(
    `update public.people set last_activity_at = now() - substr(last_name, 7)::integer * interval '1 day'
     where email::text like 'frequent%'`,
  );
  await query('analyze private.person_words, public.people, public.applications');
});

const names = async (sql: string, values: unknown[]): Promise<string[]> =>
  (await as('recruiter', sql, values)).map(({ last_name: name }) => name);
const findLatest = (text: string, limit: number) =>
  names('select last_name from public.find_people($1, $2)', [text, limit]);
const persons = (...numbers: number[]) => numbers.map((number) => `Person${number}`);

it('a sample of the latest people tells frequent words from rare ones', async () => {
  const weigh = async (text: string) => {
    const [{ share, estimate }] = await query(
      `select private.estimate_people(wanted) as estimate, private.share_found(wanted, '{}', array(
         select id from public.people where email::text like 'frequent%' order by last_activity_at desc limit 20
       )) as share
       from private.people_query($1) as wanted`,
      [text],
    );
    // `find_people` compares with ten times the people that are wanted, here five.
    return { share, isFrequent: 10 * 5 < share * estimate };
  };
  expect(await weigh('snickare')).toEqual({ share: 1, isFrequent: true });
  expect(await weigh('"snickarens hand"')).toEqual({ share: 0.1, isFrequent: false });
  expect(await weigh('person7')).toEqual({ share: 0.05, isFrequent: false });
});

it('the latest are found, in every form of the word, but for those who await erasure', async () => {
  expect(await findLatest('snickare', 5)).toEqual(persons(1, 2, 3, 4, 5));
  expect(await findLatest('snickare trä', 5)).toEqual(persons(1, 2, 3, 4, 5));
  await query(
    `update public.people set erase_after = now() + interval '5 days' where last_name = any ($1)`,
    [persons(1, 3)],
  );
  expect(await findLatest('snickare', 5)).toEqual(persons(2, 4, 5, 6, 7));
  await query('update public.people set erase_after = null where last_name = any ($1)', [
    persons(1, 3),
  ]);
  expect(await findLatest('snickare NOT hand', 12)).not.toContain('Person10');
});

it('a phrase is found in the order of its words only', async () => {
  const matchingRows = await findLatest('"snickarens hand"', 3);
  expect(matchingRows).toEqual(persons(10, 20, 30));
  expect(await findLatest('"hand snickarens"', 3)).toEqual([]);
  expect(await findLatest('"snickare i trä"', 10)).toEqual(persons(1, 2, 3, 4, 5, 6, 7, 8, 9, 11));
  const list = await names('select full_name as last_name from public.find_in_people_list($1)', [
    '"snickarens hand"',
  ]);
  expect(list).toHaveLength(count / 10);
  const applications = await as(
    'recruiter',
    'select created_at from public.find_applications($1)',
    ['"snickarens hand"'],
  );
  expect(applications).toHaveLength(count / 10);
  const days = applications.map(({ created_at: at }) => at.getTime());
  expect(days).toEqual(days.toSorted((one, other) => other - one));
});

it('texts of restricted jobs are not compared for colleagues outside of their team', async () => {
  const [{ id: application }] = await query(
    `select application.id from public.applications as application
     join public.people as person on person.id = application.person_id where last_name = 'Person2'`,
  );
  await query(
    `update public.applications set cover_letter = 'Fogar valnöt utan lim' where id = $1`,
    [application],
  );
  const [{ id: other }] = await query(
    `insert into public.jobs (slug, kind, field, title, state)
     values ('oppet', 'internal', 'tech', '{"en": "Open"}', 'open') returning id`,
  );
  await query(
    `insert into public.applications (person_id, job_id)
     select id, $1 from public.people where last_name = 'Person2'`,
    [other],
  );
  expect(await findLatest('"valnöt utan lim"', 3)).toEqual(['Person2']);
  await query('update public.job_staff set is_restricted = true where job_id = $1', [job]);
  await query(
    `select private.index_people(array(select id from public.people where last_name = 'Person2'))`,
  );
  expect(await findLatest('"valnöt utan lim"', 3)).toEqual([]);
  expect(await findLatest('snickare', 1)).toEqual(['Person2']);
  await query('update public.job_staff set is_restricted = false where job_id = $1', [job]);
});
