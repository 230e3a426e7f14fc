import { expect, it } from 'vitest';
import { prepareFunctionsServer } from '../../../../fixtures/prepare-server.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });

const [hat, shoes] = ['f0000000000aa', 'f0000000000bb'];

it('adds the values of the merged person that the kept one lacks', async () => {
  await rows(
    `insert into custom_fields (key, target, kind, name)
     select key, 'people', 'text', '{"en": "A", "sv": "B"}' from unnest($1::text[]) as key`,
    [[hat, shoes]],
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
});
