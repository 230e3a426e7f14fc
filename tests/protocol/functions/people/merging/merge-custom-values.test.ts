import { expect, it } from 'vitest';
import { cast } from '../../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../../fixtures/prepare-server.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });

const [hat, shoes, licence] = ['f0000000000aa', 'f0000000000bb', 'f0000000000cc'];

const addPair = async () =>
  (
    await rows(
      `insert into people (first_name, email)
       select 'Ada', gen_random_uuid() || '@x.example' from generate_series(1, 2) returning id`,
    )
  ).map(({ id }) => id);

it('adds the values of the merged person that the kept one lacks', async () => {
  await rows(
    `insert into custom_fields (key, target, kind, name)
     values ($1, 'people', 'text', '{"en": "Hat", "sv": "Hatt"}'),
       ($2, 'people', 'text', '{"en": "Shoes", "sv": "Skor"}')`,
    [hat, shoes],
  );
  const [kept, merged, third] = (
    await rows(
      `insert into people (first_name, email) values ('Ada', 'ada@x.example'), ('Ada', 'ada@y.example'), ('Ada', 'ada@z.example')
       returning id`,
    )
  ).map(({ id }) => id);
  await rows('insert into custom_values (person_id, fields) values ($1, $2), ($3, $4)', [
    kept,
    { [hat]: 'felt' },
    merged,
    { [hat]: 'straw', [shoes]: 'clogs' },
  ]);
  for (const [keep, merge] of [
    [kept, merged],
    [third, kept],
  ]) {
    const pair = { keep, merge, confirm: true };
    expect(await server.invoke('merge-people', pair, { as: 'rasmus' })).toMatchObject({
      status: 200,
    });
  }
  expect(await rows('select person_id, fields from custom_values')).toEqual([
    { person_id: third, fields: { [hat]: 'felt', [shoes]: 'clogs' } },
  ]);
  // What both had is in a note, which moves with the person.
  expect(await rows('select person_id, author_id, body from person_notes')).toEqual([
    {
      person_id: third,
      author_id: cast.rasmus.id,
      body: 'Values that weren’t kept when two records were merged:\nHat: straw',
    },
  ]);
});

it('takes the chosen values of the merged person and notes those of the kept one', async () => {
  const [kept, merged] = await addPair();
  const [long, other] = ['x'.repeat(2000), 'y'.repeat(2000)];
  await rows(
    `insert into custom_fields (key, target, kind, name, options)
     values ($1, 'people', 'choice', '{"en": "Licence", "sv": "Körkort"}', $2)`,
    [
      licence,
      JSON.stringify([
        { value: 'b', label: { en: 'Car', sv: 'Bil' } },
        { value: 'c', label: { en: 'Lorry', sv: 'Lastbil' } },
      ]),
    ],
  );
  await rows('insert into custom_values (person_id, fields) values ($1, $2), ($3, $4)', [
    kept,
    { [hat]: long, [shoes]: long, [licence]: 'b' },
    merged,
    { [hat]: other, [shoes]: other, [licence]: 'c' },
  ]);
  const pair = { keep: kept, merge: merged, take_custom: [shoes, licence] };
  const preview = { ...pair, preview: true };
  expect((await server.invoke('merge-people', preview, { as: 'rasmus' })).status).toBe(200);
  await rows(`update staff_profiles set language = 'sv' where user_id = $1`, [cast.rasmus.id]);
  expect((await server.invoke('merge-people', pair, { as: 'rasmus' })).status).toBe(200);
  expect(await rows('select fields from custom_values where person_id = $1', [kept])).toEqual([
    { fields: { [hat]: long, [shoes]: other, [licence]: 'c' } },
  ]);
  const notes = await rows('select body from person_notes where person_id = $1', [kept]);
  expect(notes.map(({ body }) => body).join('\n')).toBe(
    `Värden som inte behölls när två poster slogs ihop:\nHatt: ${other}\nSkor: ${long}\nKörkort: Bil`,
  );
});

it('writes no note if both have the same value, and rejects a name that is no field', async () => {
  const [kept, merged] = await addPair();
  await rows('insert into custom_values (person_id, fields) values ($1, $3), ($2, $3)', [
    kept,
    merged,
    { [hat]: 'felt' },
  ]);
  const pair = { keep: kept, merge: merged };
  const wrong = { ...pair, take_custom: ['hat'] };
  expect((await server.invoke('merge-people', wrong, { as: 'rasmus' })).status).toBe(422);
  expect((await server.invoke('merge-people', pair, { as: 'rasmus' })).status).toBe(200);
  expect(await rows('select body from person_notes where person_id = $1', [kept])).toEqual([]);
});
