import { expect, it } from 'vitest';
import { runImportBatch } from '../../../server/features/imports/run-batch.ts';
import { prepareImports } from '../../fixtures/imports.ts';

// A row may have 200 cells of 10,000 characters, so the rows of a batch are limited by their characters too.

const { server, rows, upload, read, run, start } = prepareImports();

const longCell = 'a,'.repeat(4_900);
const columns = 12;

/** Uploads four rows of more than 100,000 characters each, with their long cells mapped to the field. */
async function uploadLong(domain: string, field: string): Promise<string> {
  const header = ['Email', 'Name', ...Array.from({ length: columns }, (_, at) => `Column ${at}`)];
  const long = Array.from({ length: columns }, () => longCell);
  const lines = [1, 2, 3, 4].map((at) => [`long${at}@${domain}`, 'Ada Lind', ...long].join('\t'));
  const { data } = await upload([header.join('\t'), ...lines].join('\n'));
  const mapping = ['email', 'full_name', ...long.map(() => field)];
  const call = { import_id: data.id, mapping };
  expect((await server.invoke('check-import', call, { as: 'rasmus' })).status).toBe(200);
  return String(data.id);
}

const site = { name: 'Alpaca', url: 'https://alpaca.example' };
const runOneBatch = (id: string) =>
  server.database.transaction((query) => runImportBatch(query, id, site));

it('takes few long rows at once, in their order, and every row in the end', async () => {
  const id = await uploadLong('batch.example', 'tags');
  expect(await runOneBatch(id)).toBe(true);
  expect(await rows('select position from import_rows where outcome is not null')).toEqual([
    { position: 2 },
    { position: 3 },
  ]);
  await run(id);
  expect(await read(id)).toMatchObject({ state: 'checked', progress: 4, outcomes: { new: 4 } });
  await start(id);
  expect(await read(id)).toMatchObject({ state: 'done', progress: 4 });
  await server.invoke('undo-import', { import_id: id }, { as: 'rasmus' });
  expect(await runOneBatch(id)).toBe(true);
  // The last ones first.
  expect(
    await rows(`select position from import_rows where state = 'undone' order by position`),
  ).toEqual([{ position: 4 }, { position: 5 }]);
  await run(id);
  expect(await read(id)).toMatchObject({ state: 'undone', undone: 4 });
});

it('keeps all notes of a long row', async () => {
  const id = await uploadLong('notes.example', 'person_notes');
  await run(id);
  await start(id);
  const [{ length }] = await rows(
    `select sum(length(replace(replace(body, ',', ''), E'\\n', '')))::integer as length
     from person_notes join people on people.id = person_id where email = 'long1@notes.example'`,
  );
  expect(length).toBe(columns * (longCell.length / 2));
});
