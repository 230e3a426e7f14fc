import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, actors } from '../../../fixtures/cast.ts';
import { preparePeople } from '../prepare-people.ts';

// A search takes one of several ways, by how many have the words. Each of them finds the rows that comparing everybody
// finds, in the same order.

const { database, query, as } = preparePeople();
const count = 400;
const texts = [
  'fogar',
  'lim',
  'fog',
  'fogar lim',
  '"fogar med lim"',
  '"lim fogar"',
  'fogar NOT lim',
]
  .concat(['valnöt', '"hyvlar valnöt"', '"hyvlar valnöt" OR furu', 'person17', 'ek', 'björk OR ek'])
  .concat(['"fogar med lim" NOT ek', '"fogar med lim" ek']);

const headline = `concat_ws(' ',
  case when n % 10 = 3 then 'fogar med lim' when n % 2 = 0 then 'lim' end,
  case when n % 3 = 0 then 'fogar' end,
  case when n % 40 = 1 then 'ek' end,
  case when n > 380 then 'furu' end, 'björk')`;

let job = '';

beforeAll(async () => {
  const addJob = async (slug: string): Promise<string> => {
    const [{ id }] = await query(
      `insert into public.jobs (slug, kind, field, title, state)
       values ($1, 'internal', 'tech', '{"en": "Joinery"}', 'open') returning id`,
      [slug],
    );
    return id;
  };
  job = await addJob('snickeri');
  const restricted = await addJob('hemligt');
  await query(
    `insert into public.people (first_name, last_name, email, headline)
     select 'Sami', 'Person' || n, 'way' || n || '@people.example', ${headline} from generate_series(1, ${count}) as n`,
  );
  const byNumber = `(select id, substr(last_name, 7)::integer as n from public.people where email::text like 'way%')`;
  await query(
    `insert into public.applications (person_id, job_id, created_at)
     select id, $1, now() - n * interval '20 hours' from ${byNumber} as person where n % 50 <> 8`,
    [job],
  );
  await query(
    `insert into public.applications (person_id, job_id, created_at, cover_letter)
     select id, $1, now() - n * interval '3 hours',
       case when n % 20 = 7 then 'Hyvlar valnöt' when n % 50 = 8 then 'Fogar med lim, ek' end
     from ${byNumber} as person where n % 5 = 2 or n % 50 = 8`,
    [restricted],
  );
  await query(
    `insert into public.candidates (person_id) select id from ${byNumber} as person where n % 4 < 2`,
  );
  await query(
    `insert into public.freelancers (person_id) select id from ${byNumber} as person where n % 30 = 3`,
  );
  await query(
    `update public.people set last_activity_at = now() - n * interval '1 day' from ${byNumber} as person
     where person.id = people.id`,
  );
  await query('update public.job_staff set is_restricted = true where job_id = $1', [restricted]);
  await query(
    `select private.index_people(array(select id from public.people where email::text like 'way%'))`,
  );
  await query(
    `update public.people set erase_after = now() + interval '5 days' where last_name in ('Person3', 'Person17', 'Person24')`,
  );
  await query(
    `update public.people set anonymised_at = now(), first_name = '', last_name = '', email = null, headline = null where last_name = 'Person13'`,
  );
  await query(
    `update public.people set merged_into = (select id from public.people where last_name = 'Person5')
     where last_name = 'Person6'`,
  );
  await query('analyze private.person_words, public.people, public.applications');
});

/** Calls a function that only other functions call, with the claims of a recruiter. */
async function call(sql: string, values: unknown[]): Promise<string[]> {
  await query('begin');
  try {
    await query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ aal: 'aal1', ...actors.recruiter }),
    ]);
    return (await database.client.query({ text: sql, values, rowMode: 'array' })).rows.flat(2);
  } finally {
    await query('rollback');
  }
}

const hasWords = `exists (
  select from private.person_words as words where words.person_id = person.id
    and coalesce(words.open_words, words.words) @@ (select private.people_query($1))
)`;

/** Compares everybody. People of whom the recruiter sees no application and nothing else are not found. */
const comparePeople = (text: string, role: string, limit: number) =>
  call(
    `select person.id from public.people as person
     where merged_into is null and anonymised_at is null
       and (id in (select private.people_named($1)) or erase_after is null and ${hasWords})
       and id not in (select private.people_of_hidden_jobs())
       and case $2 when 'candidate' then id in (select person_id from public.candidates)
         when 'freelancer' then id in (select person_id from public.freelancers) else true end
     order by last_activity_at desc, id desc limit $3`,
    [text, role, limit],
  );

const compareApplications = (text: string, limit: number) =>
  call(
    `select application.id from public.applications as application
     join public.people as person on person.id = application.person_id
     where application.job_id <> all (array(select private.hidden_jobs())) and person.erase_after is null
       and (person.id in (select private.people_named($1)) or ${hasWords})
     order by application.created_at desc, application.id desc limit $2`,
    [text, limit],
  );

describe.each([2, 15, 500])('the latest %i of people with', (limit) => {
  it.each(texts)('%s', async (text) => {
    for (const role of ['person', 'candidate', 'freelancer']) {
      const expected = await comparePeople(text, role, limit);
      const sql = 'select private.latest_people_found($1, $2, $3)';
      expect(await call(sql, [text, role, limit]), role).toEqual(expected);
    }
    const matchingRows = await call('select private.latest_applications_found($1, $2)', [
      text,
      limit,
    ]);
    expect(matchingRows).toEqual(await compareApplications(text, limit));
  });
});

it('comparing everybody, and collecting them from the index, is the same', async () => {
  const ways = [
    '$1::tsquery, null',
    `null, private.people_having($1::tsquery, private.without_order($1::tsquery), 'person')`,
    `$1::tsquery, private.people_having(coalesce(private.without_order($1::tsquery), $1::tsquery), null, 'person')`,
  ];
  for (const text of texts) {
    const [{ wanted }] = await query('select private.people_query($1) as wanted', [text]);
    const people = await comparePeople(text, 'person', 50);
    const applications = await compareApplications(text, 50);
    const patterns = 'private.search_patterns($2)';
    const named = 'array(select private.people_named($2))';
    const before = `private.people_named_before(${patterns})`;
    for (const way of ways) {
      const walks: [string, string[]][] = [
        [`walk_people(${way}, ${patterns}, 'person', 50)`, people],
        [`walk_people(${way}, ${patterns}, 'person', 50, 1000)`, people],
        [`walk_applications(${way}, ${named}, '{}', 50)`, applications],
        [`walk_applications(${way}, ${before}, ${patterns}, 50, 1000)`, applications],
      ];
      for (const [walk, expected] of walks) {
        expect(await call(`select private.${walk}`, [wanted, text]), `${text}: ${walk}`).toEqual(
          expected,
        );
      }
    }
  }
});

it('a recruiter outside of the team finds nobody by the texts of a restricted job', async () => {
  const list = (sql: string, text: string) => as('recruiter', sql, [text]);
  const lists = ['find_in_people_list', 'find_in_candidate_list', 'find_in_freelancer_list']
    .concat(['find_applications', 'find_people'])
    .map((name) => `select id from public.${name}($1)`);
  for (const sql of lists) {
    expect(await list(sql, '"hyvlar valnöt"'), sql).toEqual([]);
    expect(await list(sql, 'valnöt'), sql).toEqual([]);
  }
  expect((await as('admin', lists[3] ?? '', ['"hyvlar valnöt"'])).length).toBeGreaterThan(5);
});

it('a person who awaits erasure is found by name in the list of administrators, and nowhere else', async () => {
  const names = async (sql: string, text: string, actor: Actor = 'recruiter') =>
    (await as(actor, sql, [text])).map(({ name }) => name);
  const inList = 'select full_name as name from public.find_in_people_list($1)';
  expect(await names(inList, 'Person17', 'admin')).toContain('Sami Person17');
  expect(await names(inList, 'Person17')).not.toContain('Sami Person17');
  expect(await names(inList, 'björk', 'admin')).not.toContain('Sami Person17');
  expect(await names(inList, '"fogar med lim"', 'admin')).not.toContain('Sami Person3');
  const applicants = `select person.full_name as name from public.find_applications($1) as found
    join public.people as person on person.id = found.person_id`;
  expect(await names(applicants, 'Person17')).not.toContain('Sami Person17');
  expect(
    await names('select full_name as name from public.find_people($1)', 'Person17'),
  ).not.toContain('Sami Person17');
});
