import { beforeAll, beforeEach, expect, it } from 'vitest';
import { applicationForm } from '../../../../fixtures/applications.ts';
import { cast } from '../../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../../fixtures/prepare-server.ts';

// Anyone can apply under any name and then erase themselves, so erasure may remove only words that identify this
// person from texts about others.

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
let otherApplicationId: string;

beforeAll(async () => {
  await server.invoke('apply', applicationForm({ email: 'other@people.example' }));
  const [application] = await rows('select id from applications');
  otherApplicationId = application.id;
  await rows(`update jobs set title = '{"en": "Fullstack Developer", "sv": "Utvecklare"}'
    where id = (select job_id from applications)`);
  await rows(`insert into clients (name) values ('Kvist Möbler')`);
});
beforeEach(async () => {
  await rows('delete from application_notes');
  await rows('delete from saved_views');
  await rows('delete from staff_preferences');
});
type Names = { first_name: string; last_name: string; phone?: string };

async function addPerson({ first_name, last_name, phone }: Names): Promise<string> {
  const [person] = await rows(
    'insert into people (first_name, last_name, email, phone) values ($1, $2, $3, $4) returning id',
    [first_name, last_name, `${crypto.randomUUID()}@people.example`, phone],
  );
  return person.id;
}

async function erase(personId: string): Promise<void> {
  const body = { person_id: personId, confirm: true };
  expect((await server.invoke('anonymise', body, { as: 'astrid' })).status).toBe(200);
}

async function addNote(body: string): Promise<void> {
  await rows(
    'insert into application_notes (application_id, author_id, body) values ($1, $2, $3)',
    [otherApplicationId, cast.rasmus.id, body],
  );
}

const notes = async () =>
  (await rows('select body from application_notes order by created_at')).map(({ body }) => body);

let views = 0;
async function addView(query: string): Promise<void> {
  views += 1;
  await rows(
    `insert into saved_views (user_id, screen, name, query) values ($1, 'applicants', $2, $3)`,
    [cast.rasmus.id, `View ${views}`, query],
  );
}

it.each([
  ['n', 'o'],
  ['e', 't'],
  ['Bo', 'Ek'],
  ['gillade', 'profilen'],
  ['och', 'vill'],
  ['Fullstack', 'Developer'],
  ['', 'Designer'],
])(
  'keeps notes, views and preferences unchanged after erasing "%s %s"',
  async (first_name, last_name) => {
    const text =
      'Hon gillade profilen och vill gärna ha Bo Ek och en Fullstack Developer. Designer!';
    await addNote(text);
    await addView('q=gillade+notet&sort=-activity');
    await rows(
      `insert into staff_preferences (user_id, key, value) values ($1, 'columns', '["note", "et"]')`,
      [cast.rasmus.id],
    );
    await erase(await addPerson({ first_name, last_name }));
    expect(await notes()).toEqual([text]);
    expect(await rows('select query from saved_views')).toHaveLength(1);
    expect(await rows('select value from staff_preferences')).toEqual([{ value: ['note', 'et'] }]);
  },
);

it.each([
  ['Developer', 'Fullstack'],
  ['a Fullstack', 'Developer'],
  ['Möbler', 'Kvist'],
  ['with Kvist', 'Möbler'],
  ['Hygglo', 'Today'],
  [cast.rasmus.name.split(' ')[1] ?? '', cast.rasmus.name.split(' ')[0] ?? ''],
  ['says that Kvist Möbler wants a Fullstack Developer today and then', 'Tomorrow'],
])(
  'keeps colleagues, clients and words of jobs after erasing "%s %s"',
  async (first_name, last_name) => {
    const text = `${cast.rasmus.name} says that Kvist Möbler wants a Fullstack Developer today and then Tomorrow. Dinner with Kvist Möbler. Hygglo Today!`;
    await addNote(text);
    await erase(await addPerson({ first_name, last_name }));
    expect(await notes()).toEqual([text]);
  },
);

it('keeps a profession that several others have in their CVs or headlines', async () => {
  const [{ id: reader }] = await rows('select id from people where email = $1', [
    'other@people.example',
  ]);
  const addCv = (person: string) =>
    rows(
      `insert into documents (person_id, path, file_name, mime_type, size_bytes, sha256, extraction, extracted_text)
       values ($1, $2, 'cv.pdf', 'application/pdf', 1, repeat('0', 64), 'done', 'Owner of products. Product Owner at a bank.')`,
      [person, `${crypto.randomUUID()}.pdf`],
    );
  await addNote('A Product Owner, compared with Petra Ovander');
  await addCv(reader);
  await addCv(await addPerson({ first_name: 'Second', last_name: 'Reader' }));
  await erase(await addPerson({ first_name: 'Petra', last_name: 'Ovander' }));
  const headed = await addPerson({ first_name: 'Third', last_name: 'Reader' });
  await rows(`update people set headline = 'Senior product owner' where id = $1`, [headed]);
  await erase(await addPerson({ first_name: 'Owner', last_name: 'Product' }));
  expect(await notes()).toEqual(['A Product Owner, compared with (erased)']);
});

it('replaces the full name in either order, in any case, also in notes on other jobs', async () => {
  await addNote('Jämför med Åsa Östöm-Weems och ÅSA ÖSTÖM. Östöm, Åsa är bättre; Åsa Östöms CV.');
  await addNote('Åsa Östömsson, Dåsa Östöm och Åsa är andra');
  await erase(await addPerson({ first_name: 'Åsa', last_name: 'Östöm' }));
  expect(await notes()).toEqual([
    'Jämför med Åsa Östöm-Weems och (erased). (erased) är bättre; (erased) CV.',
    'Åsa Östömsson, Dåsa Östöm och Åsa är andra',
  ]);
});

it('matches composed and decomposed accents in every text that staff write', async () => {
  const name = 'Åsa Östöm';
  await addNote(`Jämför med ${name.normalize('NFD')} och ${name}`);
  const [{ person_id: person }] = await rows('select person_id from applications where id = $1', [
    otherApplicationId,
  ]);
  await rows(`insert into tags (name) values ($1), ($1 || ' 2')`, [name]);
  await rows(`insert into booking_links (label, url) values ($1, 'https://book.example/a')`, [
    `Möte med ${name}`,
  ]);
  await rows('insert into freelancers (person_id) values ($1)', [person]);
  await rows(
    `insert into freelancer_availability (person_id, period, note) values ($1, '[2030-01-01,)', $2)`,
    [person, `Med ${name}`],
  );
  await rows('insert into legal_holds (person_id, reason) values ($1, $2)', [
    person,
    `Tvist med ${name.normalize('NFD')}`,
  ]);
  await erase(await addPerson({ first_name: 'Åsa', last_name: 'Östöm'.normalize('NFD') }));
  expect(await notes()).toEqual(['Jämför med (erased) och (erased)']);
  expect(
    await rows(
      `select label, note, reason, (select array_agg(left(name::text, 8)) from tags) as tags
       from booking_links, freelancer_availability, legal_holds`,
    ),
  ).toEqual([
    {
      label: 'Möte med (erased)',
      note: 'Med (erased)',
      reason: 'Tvist med (erased)',
      tags: ['(erased)', '(erased)'],
    },
  ]);
});

it('keeps a name that another person has', async () => {
  await addPerson({ first_name: 'Vera', last_name: 'Namesake' });
  const twin = await addPerson({ first_name: 'vera', last_name: 'namesake' });
  await addNote('Vera Namesake is the best');
  await erase(twin);
  expect(await notes()).toEqual(['Vera Namesake is the best']);
});

it('matches phone numbers by their digits', async () => {
  const phone = '+46701999777';
  await addNote('Ring 070-199 97 77, +46 (0)70 199 97 77 eller 0046701999777, inte 0701999778');
  await erase(await addPerson({ first_name: 'Ring', last_name: 'Signal', phone }));
  expect(await notes()).toEqual(['Ring (erased), (erased) eller (erased), inte 0701999778']);
});

it('deletes saved views of the person and removes only the match from preferences', async () => {
  const phone = '+46701999666';
  const id = await addPerson({ first_name: 'Bartholo', last_name: 'Weems', phone });
  await addView('q=Weems+Bartholo');
  await addView('q=weems%2C%20bartholo');
  await addView(`person=${id}`);
  await addView('q=0701999666');
  await addView('q=Weems');
  await rows(`insert into staff_preferences (user_id, key, value) values ($1, 'recent', $2)`, [
    cast.rasmus.id,
    JSON.stringify({ seen: ['Bartholo Weems', 'q=bartholo+weems', 'Anna'], width: 3 }),
  ]);
  await erase(id);
  expect(await rows('select query from saved_views')).toEqual([{ query: 'q=Weems' }]);
  const [{ value }] = await rows('select value from staff_preferences');
  expect(value).toEqual({ seen: ['(erased)', '', 'Anna'], width: 3 });
});
