import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { deliverMail } from '../../../../server/email/deliver.ts';
import { applicationForm } from '../../../fixtures/applications.ts';
import { cast } from '../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { until } from '../../../fixtures/until.ts';
import { jobContext, startWorker } from '../../../fixtures/worker.ts';

// Anyone can apply under any name and then erase themselves, so erasure may remove only words that identify this
// person from texts about others.

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
let other: string;

beforeAll(async () => {
  await server.invoke('apply', applicationForm({ email: 'other@people.example' }));
  const [application] = await rows('select id from applications');
  other = application.id;
  await rows(`update jobs set title = '{"en": "Fullstack Developer", "sv": "Utvecklare"}'
    where id = (select job_id from applications)`);
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

async function note(body: string): Promise<void> {
  await rows(
    'insert into application_notes (application_id, author_id, body) values ($1, $2, $3)',
    [other, cast.rasmus.id, body],
  );
}

const notes = async () =>
  (await rows('select body from application_notes order by created_at')).map(({ body }) => body);

let views = 0;
async function view(query: string): Promise<void> {
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
    await note(text);
    await view('q=gillade+notet&sort=-activity');
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

it('replaces the full name in either order, in any case, also in notes on other jobs', async () => {
  await note('Jämför med Åsa Östöm-Weems och ÅSA ÖSTÖM. Östöm, Åsa är bättre; Åsa Östöms CV.');
  await note('Åsa Östömsson, Dåsa Östöm och Åsa är andra');
  await erase(await addPerson({ first_name: 'Åsa', last_name: 'Östöm' }));
  expect(await notes()).toEqual([
    'Jämför med Åsa Östöm-Weems och (erased). (erased) är bättre; (erased) CV.',
    'Åsa Östömsson, Dåsa Östöm och Åsa är andra',
  ]);
});

it('matches composed and decomposed accents in every text that staff write', async () => {
  const name = 'Åsa Östöm';
  await note(`Jämför med ${name.normalize('NFD')} och ${name}`);
  const [{ person_id: person }] = await rows('select person_id from applications where id = $1', [
    other,
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

it('deletes the rate limits of all spellings of the mailbox', async () => {
  const email = 'lim.it+erased@gmail.com';
  await server.invoke(
    'apply',
    applicationForm({ email, first_name: 'Lim', last_name: 'Iterased' }),
  );
  const limits = () =>
    rows(`select key from private.rate_limits where key like '%limit@gmail.com%'`);
  expect(await limits()).not.toEqual([]);
  const [person] = await rows('select id from people where email = $1', [email]);
  await erase(person.id);
  expect(await limits()).toEqual([]);
});

it('keeps a name that another person has', async () => {
  await addPerson({ first_name: 'Vera', last_name: 'Namesake' });
  const twin = await addPerson({ first_name: 'vera', last_name: 'namesake' });
  await note('Vera Namesake is the best');
  await erase(twin);
  expect(await notes()).toEqual(['Vera Namesake is the best']);
});

it('matches phone numbers by their digits', async () => {
  const phone = '+46701999777';
  await note('Ring 070-199 97 77, +46 (0)70 199 97 77 eller 0046701999777, inte 0701999778');
  await erase(await addPerson({ first_name: 'Ring', last_name: 'Signal', phone }));
  expect(await notes()).toEqual(['Ring (erased), (erased) eller (erased), inte 0701999778']);
});

it('deletes saved views of the person and removes only the match from preferences', async () => {
  const phone = '+46701999666';
  const id = await addPerson({ first_name: 'Bartholo', last_name: 'Weems', phone });
  await view('q=Weems+Bartholo');
  await view('q=weems%2C%20bartholo');
  await view(`person=${id}`);
  await view('q=0701999666');
  await view('q=Weems');
  await rows(`insert into staff_preferences (user_id, key, value) values ($1, 'recent', $2)`, [
    cast.rasmus.id,
    JSON.stringify({ seen: ['Bartholo Weems', 'q=bartholo+weems', 'Anna'], width: 3 }),
  ]);
  await erase(id);
  expect(await rows('select query from saved_views')).toEqual([{ query: 'q=Weems' }]);
  const [{ value }] = await rows('select value from staff_preferences');
  expect(value).toEqual({ seen: ['(erased)', '', 'Anna'], width: 3 });
});

it('deletes the rate limits of the address, and no others', async () => {
  const limit = (key: string) =>
    rows(
      `insert into private.rate_limits (key, tokens, wait, refilled_at) values ($1, 1, 0, now())`,
      [key],
    );
  const [person] = await rows(
    `insert into people (email) values ('ada@limits.example') returning id`,
  );
  const [nobody] = await rows('insert into people (first_name) values ($1) returning id', ['No']);
  const others = [
    'mailbox:form:x.ada@limits.example',
    'mailbox:form:ada@limits.example.se',
    'x:2001:db8::',
  ];
  for (const key of [...others, 'sender:ada@limits.example:10.1.1.1']) await limit(key);
  await erase(person.id);
  await erase(nobody.id);
  const kept = await rows(
    `select key from private.rate_limits where key like '%limits%' or key like 'x:%'`,
  );
  expect(kept.map(({ key }) => key).toSorted()).toEqual(others.toSorted());
});

it('deletes the files of unsent mail', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'unsent-'));
  const worker = await startWorker({ ...server, unsentFolder: folder });
  try {
    const email = 'unsent@people.example';
    await server.invoke('apply', applicationForm({ email }));
    const [{ id }] = await rows('select person_id as id from outbox where to_email = $1', [email]);
    await until(async () => (await readdir(folder)).length > 0);
    const before = await readdir(folder);
    await erase(id);
    await until(async () => !(await readdir(folder)).some((name) => before.includes(name)));
  } finally {
    await worker.stop();
    await rm(folder, { recursive: true });
  }
});

it('clears the recipient of the confirmation after it is sent', async () => {
  const [{ id }] = await rows(
    `insert into outbox (cause, template_key, to_email, language) values ('erased:1', 'privacy_erasure_confirmed', 'gone@people.example', 'en') returning id`,
  );
  const { mailer } = await jobContext(server);
  const to: string[] = [];
  const transport = {
    send: async (letter: { to: { address: string } }) => void to.push(letter.to.address),
  };
  await deliverMail({ ...mailer, transport: transport as never }, id);
  expect(to).toEqual(['gone@people.example']);
  expect(await rows('select to_email, state from outbox where id = $1', [id])).toEqual([
    { to_email: 'erased@erased.invalid', state: 'sent' },
  ]);
});
