import { beforeEach, describe, expect, test } from 'vitest';
import { customKinds, customTargets } from '../../../domain/custom-fields/custom-field.ts';
import { type Actor, actAs, cast, violasPerson } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

const database = prepareCastDatabase();
const rows = async (sql: string, values: unknown[] = []) =>
  (await database.client.query(sql, values)).rows;
const as = (actor: Actor, sql: string, values: unknown[] = []) =>
  actAs(database.client, actor, () => rows(sql, values));

const options = ['b', 'c'].map((value) => ({ value, label: { en: value, sv: value } }));
let keys: Record<string, string> = {};

beforeEach(async () => {
  await rows('delete from public.custom_values');
  await rows('delete from public.custom_fields');
  const added = await as(
    'admin',
    `insert into public.custom_fields (target, kind, name, options)
     select 'people', kind, '{"en": "Field", "sv": "Fält"}', case kind when 'choice' then $2::jsonb else '[]' end
     from unnest($1::text[]) as kind returning kind, key`,
    [customKinds, JSON.stringify(options)],
  );
  keys = Object.fromEntries(added.map(({ kind, key }) => [kind, key]));
});

const store = (fields: object, actor: Actor = 'recruiter') =>
  as(actor, 'insert into public.custom_values (person_id, fields) values ($1, $2)', [
    violasPerson,
    fields,
  ]);
const stored = async () =>
  (await rows('select fields from public.custom_values')).map(({ fields }) => fields);

test.each([
  ['text', 'Plays the lute', ['', ' ', 5, null, 'x'.repeat(2001), {}]],
  ['number', 12.5, ['12', 1e16, 1e-300, true, null]],
  ['date', '2026-02-28', ['2026-02-30', '28/2', '2026-2-8', 'now', 20260228]],
  ['choice', 'b', ['d', '', 1]],
  [
    'url',
    'https://alpaca.example/@x?a=1',
    [
      'javascript:alert(1)',
      'alpaca.example',
      'https://a b',
      'https:///evil.example',
      'https://alpaca.example@evil.example/',
      'https://alpaca.example\\@evil.example/',
    ],
  ],
])('a %s is stored, and nothing that is none', async (kind, value, others) => {
  const key = keys[kind] ?? '';
  for (const other of others) {
    await expect(store({ [key]: other }), JSON.stringify(other)).rejects.toMatchObject({
      code: '23514',
    });
  }
  await store({ [key]: value });
  expect(await stored()).toEqual([{ [key]: value }]);
});

test('a value needs a field of its kind of record, and a row one record', async () => {
  await expect(store({ f0123456789ab: 'x' })).rejects.toMatchObject({ code: '23514' });
  const [client] = await rows(`insert into public.clients (name) values ('Fleece') returning id`);
  await expect(
    as('recruiter', 'insert into public.custom_values (client_id, fields) values ($1, $2)', [
      client.id,
      { [keys.text ?? '']: 'x' },
    ]),
  ).rejects.toMatchObject({ code: '23514' });
  for (const statement of [
    `insert into public.custom_values (fields) values ('{}')`,
    `insert into public.custom_values (person_id, client_id) values ('${violasPerson}', '${client.id}')`,
  ]) {
    await expect(rows(statement)).rejects.toMatchObject({ code: '23514' });
  }
});

test('a record whose only values name an erased person does not prevent the erasure', async () => {
  const [{ email }] = await rows('select email from public.people where id = $1', [violasPerson]);
  const [person] = await rows(
    `insert into public.people (first_name, last_name, email, language) values ('Olle', 'Ek', 'o@ek.example', 'sv') returning id`,
  );
  const { url = '' } = keys;
  await as('recruiter', 'insert into public.custom_values (person_id, fields) values ($1, $2)', [
    person.id,
    { [url]: `https://search.example/?q=${email}` },
  ]);

  await rows('begin');
  try {
    await rows(`select private.anonymise_person($1, 'staff')`, [violasPerson]);
    expect(await stored()).toEqual([{}]);
  } finally {
    await rows('rollback');
  }
});

test('options of a choice are added and renamed, never removed', async () => {
  const set = (list: object[]) =>
    as('admin', `update public.custom_fields set options = $1 where kind = 'choice'`, [
      JSON.stringify(list),
    ]);
  await set([...options, { value: 'd', label: { en: 'D', sv: 'D' } }]);
  await expect(set(options)).rejects.toMatchObject({ code: '23514', hint: 'option_missing' });
});

test('fields exist for each kind of record, and their kind is never changed', async () => {
  for (const target of customTargets) {
    await as(
      'admin',
      `insert into public.custom_fields (target, kind, name) values ($1, 'text', '{"en": "A", "sv": "B"}')`,
      [target],
    );
  }
  await expect(as('admin', `update public.custom_fields set kind = 'url'`)).rejects.toMatchObject({
    code: '42501',
  });
});

test('people do not read or write what is noted about them', async () => {
  await store({ [keys.text ?? '']: 'Plays the lute' });
  expect(await as('account', 'select * from public.custom_values')).toEqual([]);
  await expect(store({}, 'account')).rejects.toMatchObject({ code: '42501' });
});

describe('values of people', () => {
  beforeEach(() =>
    store({
      [keys.text ?? '']: 'Plays the theorbo',
      [keys.number ?? '']: 9,
      [keys.choice ?? '']: 'b',
    }),
  );

  test('are found by their words', async () => {
    const find = async (text: string) =>
      (await as('recruiter', 'select id from public.find_in_people_list($1)', [text])).length;
    expect(await find('theorbo')).toBe(1);
    await as('recruiter', 'update public.custom_values set fields = $1', [
      { [keys.text ?? '']: 'Plays the shawm' },
    ]);
    expect(await find('theorbo')).toBe(0);
    expect(await find('shawm')).toBe(1);
  });

  test('are in the list, where they are compared by their kind', async () => {
    const list = (condition: string) =>
      as('recruiter', `select id from public.people_list where ${condition}`);
    expect(await list(`custom ->> '${keys.choice}' = 'b'`)).toHaveLength(1);
    expect(await list(`custom -> '${keys.number}' >= '10'`)).toEqual([]);
    expect(await list(`custom -> '${keys.number}' >= '9'`)).toHaveLength(1);
    expect(await as('account', 'select custom from public.people_list')).toEqual([
      { custom: null },
    ]);
  });

  test('are erased with the person, and so are their names in the values of others', async () => {
    await rows(
      `insert into public.people (first_name, last_name, email) values ('Zebulon', 'Quistgaard', 'z@quist.example')`,
    );
    const [other] = await rows(`select id from public.people where first_name = 'Zebulon'`);
    await rows('update public.custom_values set fields = $1', [
      { [keys.text ?? '']: 'Friend of Zebulon Quistgaard' },
    ]);
    await rows(`select private.anonymise_person($1, 'service_role')`, [other.id]);
    expect(JSON.stringify(await stored())).not.toContain('Quistgaard');
    expect(await stored()).toHaveLength(1);
    await rows(`select private.anonymise_person($1, 'service_role')`, [violasPerson]);
    expect(await stored()).toEqual([]);
  });

  test('are in the audit log with who changed them', async () => {
    const [entry] = await rows(
      `select actor_id from public.audit_log where table_name = 'custom_values' and action = 'insert'
       order by occurred_at desc limit 1`,
    );
    expect(entry.actor_id).toBe(cast.rasmus.id);
  });
});

test.each([
  ['applications', 'application_id', 'select person_id from public.find_applications($1)'],
  ['applications', 'application_id', 'select id from public.find_people($1)'],
  ['jobs', 'job_id', 'select id from public.find_in_job_list($1)'],
  ['clients', 'client_id', 'select id from public.find_in_client_list($1)'],
])('%s are found by their own words: %s, %s', async (target, column, search) => {
  const [{ key }] = await as(
    'admin',
    `insert into public.custom_fields (target, kind, name) values ($1, 'text', '{"en": "Field", "sv": "Fält"}') returning key`,
    [target],
  );
  await rows(
    `with job as (
       insert into public.jobs (slug, kind, field, title) values (gen_random_uuid()::text, 'internal', 'tech', '{"en": "Lute maker"}') returning id
     ), client as (insert into public.clients (name) values (gen_random_uuid()::text)),
     person as (insert into public.people (first_name) values ('Lutfi') returning id)
     insert into public.applications (person_id, job_id) select person.id, job.id from person, job`,
  );
  const [record] = await rows(`select id from public.${target} order by created_at desc limit 1`);
  await as('recruiter', `insert into public.custom_values (${column}, fields) values ($1, $2)`, [
    record.id,
    { [key]: 'Plays the Théorbo' },
  ]);
  expect(await as('recruiter', search, ['theorbo'])).toHaveLength(1);
  await as('recruiter', `update public.custom_values set fields = '{}' where ${column} = $1`, [
    record.id,
  ]);
  expect(await as('recruiter', search, ['theorbo'])).toEqual([]);
});
