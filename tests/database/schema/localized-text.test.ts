import { expect, test } from 'vitest';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

const database = prepareCastDatabase();

async function cast(type: string, value: unknown): Promise<unknown> {
  const { rows } = await database.client.query(`select $1::jsonb::public.${type} as value`, [
    JSON.stringify(value),
  ]);
  return rows[0].value;
}

test.each([{}, { en: 'Hi' }, { sv: 'Hej' }, { en: 'Hi', sv: 'Hej' }])(
  'localised text may be %j',
  async (value) => {
    expect(await cast('localized_text', value)).toEqual(value);
  },
);

test.each([null, 'Hi', 7, ['en'], { de: 'Hallo' }, { en: 1 }, { en: null }, { en: { sv: '' } }])(
  'localised text may not be %j',
  async (value) => {
    await expect(cast('localized_text', value)).rejects.toThrow(/localized_text_check/);
  },
);

const document = { type: 'doc', content: [{ type: 'text', text: 'Hej' }] };

test('a localised document holds a document per language', async () => {
  expect(await cast('localized_document', { sv: document })).toEqual({ sv: document });
});

test.each([
  null,
  'Hi',
  { en: 'Hi' },
  { en: null },
  { en: { type: 'paragraph' } },
  { de: document },
])('a localised document may not be %j', async (value) => {
  await expect(cast('localized_document', value)).rejects.toThrow(/localized_document_check/);
});

test('missing texts are listed by language', async () => {
  const { rows } = await database.client.query(
    `select public.localized_missing('{"en": "Hi", "sv": " "}') as text,
       public.localized_missing('{}') as nothing,
       public.document_missing($1) as document`,
    [JSON.stringify({ en: { type: 'doc' }, sv: document })],
  );
  expect(rows[0]).toEqual({ text: ['sv'], nothing: ['en', 'sv'], document: ['en'] });
});
