import { expect, it } from 'vitest';
import { continueImports } from '../../../server/worker/continue-imports.ts';
import { docxOf } from '../../fixtures/documents/cvs.ts';
import { jobContext } from '../../fixtures/worker.ts';
import { prepareCvImport } from './prepare-cv-import.ts';

// Files of an import of CVs: sent once, in any order, and erased with the people whom they name.

const {
  server,
  rows,
  run,
  read,
  start,
  undo,
  insertPerson,
  send,
  readFiles,
  create,
  bring,
  checkFiles,
  documentsOf,
  exists,
} = prepareCvImport();

it('does not add a file twice to a person, and keeps a CV that is used elsewhere', async () => {
  const file = { name: 'Gia.docx', bytes: docxOf('Gia Holm\ngia@again.example\nand more words') };
  const first = await bring([file]);
  await checkFiles(first);
  await start(first);
  const second = await bring([file]);
  await checkFiles(second);
  await start(second);
  expect(await documentsOf('again.example')).toHaveLength(1);
  await rows(
    `insert into candidates (person_id, cv_document_id) select person_id, document.id from documents as document
     join people as person on person.id = person_id where person.email = 'gia@again.example'`,
  );
  await undo(first);
  await run(first);
  expect(await read(first)).toMatchObject({ state: 'undone', undone: 0, kept: { changed: 1 } });
  expect(await documentsOf('again.example')).toHaveLength(1);
});

it('takes a file once at its position, waits for all of them, and can go on without those that never arrive', async () => {
  const id = await create(3);
  const file = { name: 'Hal.docx', bytes: docxOf('Hal Lund\nhal@part.example\nand more words') };
  await send(id, 1, file);
  await send(id, 1, file);
  await send(id, 2, { name: 'x.zip', error: 'file_nested' });
  await readFiles(id);
  const { mapping } = (await read(id)) ?? {};
  const check = { import_id: id, mapping };
  expect((await server.invoke('check-import', check, { as: 'rasmus' })).error).toBe('conflict');
  expect(
    (await server.invoke('finish-import-files', { import_id: id }, { as: 'rasmus' })).status,
  ).toBe(200);
  await checkFiles(id);
  expect(await read(id)).toMatchObject({ total: 2, outcomes: { new: 1, rejected: 1 } });
  expect((await send(id, 3, file)).error).toBe('conflict');
  const [{ file_path: path }] = await rows(
    'select file_path from import_rows where import_id = $1 and position = 1',
    [id],
  );
  await server.invoke('cancel-import', { import_id: id }, { as: 'rasmus' });
  expect(await exists({ bucket: 'cvs', path })).toBe(false);
});

it('an erased person leaves nothing in files that wait to be imported', async () => {
  await insertPerson('ivy@erased-cv.example');
  const id = await bring([
    { name: 'Ivy.docx', bytes: docxOf('Ivy Ek\nivy@erased-cv.example\nand more words') },
    {
      name: 'Jo.docx',
      bytes: docxOf('Jo Ek\njo@erased-cv.example\nReference: Ivy, ivy@erased-cv.example.'),
    },
    { name: 'Kay.docx', bytes: docxOf('Kay Ek\nkay@erased-cv.example\nand more words') },
  ]);
  const files = await rows(
    'select file_path as path from import_rows where import_id = $1 order by position',
    [id],
  );
  await rows(
    `select private.anonymise_person(id, 'test') from people where email = 'ivy@erased-cv.example'`,
  );
  await continueImports(await jobContext(server), undefined, async () => undefined);
  expect(
    await rows(
      'select cardinality(cells) as cells, file_text is null as is_gone from import_rows where import_id = $1 order by position',
      [id],
    ),
  ).toEqual([
    { cells: 0, is_gone: true },
    { cells: 0, is_gone: true },
    { cells: 6, is_gone: false },
  ]);
  expect(await Promise.all(files.map(({ path }) => exists({ bucket: 'cvs', path })))).toEqual([
    false,
    false,
    true,
  ]);
});
