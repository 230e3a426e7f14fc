import { expect, it } from 'vitest';
import { continueImports } from '../../../server/worker/continue-imports.ts';
import { docxOf, odtOf, pdfOf } from '../../fixtures/documents/cvs.ts';
import { burstingPdf } from '../../fixtures/documents/documents.ts';
import { jobContext } from '../../fixtures/worker.ts';
import { prepareCvImport } from './prepare-cv-import.ts';

// People from CVs: each file is a row, and what was read from it is confirmed before the import.

const {
  server,
  rows,
  run,
  read,
  listRows,
  start,
  undo,
  peopleOf,
  insertPerson,
  send,
  create,
  bring,
  checkFiles,
  documentsOf,
  exists,
} = prepareCvImport();

const edit = (id: string, edited: object[], as: 'rasmus' | 'astrid' = 'rasmus') =>
  server.invoke('edit-import', { import_id: id, rows: edited }, { as });

const cellsOf = async (id: string) =>
  (
    await rows(
      'select cells, file_state as state from import_rows where import_id = $1 order by position',
      [id],
    )
  ).map(({ cells, state }) => [state, ...cells.filter(Boolean)].join('|'));

it('proposes people from files, takes corrections, imports them with their CVs and undoes the whole', async () => {
  const known = await insertPerson('known@cvs.example');
  const id = await bring([
    {
      name: 'CVs/2023/Ada.docx',
      bytes: docxOf('Ada Lind\nada@cvs.example\n070-123 45 67\nKubernetes and more'),
    },
    {
      name: '../../../etc/Bo.odt',
      bytes: odtOf('Bo Ek\nknown@cvs.example\nlinkedin.com/in/bo-ek with words'),
    },
    {
      name: 'Cy Dahl.pdf',
      bytes: pdfOf('Curriculum Vitae\nCy Dahl\ncy@cvs.example\nwelding since ever'),
    },
    { name: 'Di Falk scan.pdf', bytes: burstingPdf(2000) },
    {
      name: 'copy of Ada.docx',
      bytes: docxOf('Ada Lind\nada@cvs.example\n070-123 45 67\nKubernetes and more'),
    },
    { name: 'picture.pdf', bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]) },
    { name: 'secret.pdf', error: 'file_encrypted' },
    { name: 'scan0001.pdf', bytes: burstingPdf(3000) },
    { name: 'Ed Holm.pdf', bytes: pdfOf('Ed Holm\ned@cvs.example\nis not wanted here') },
  ]);
  expect(await cellsOf(id)).toEqual([
    'read|Ada.docx|Ada|Lind|ada@cvs.example|+46701234567',
    'read|Bo.odt|Bo|Ek|known@cvs.example|https://www.linkedin.com/in/bo-ek',
    'read|Cy Dahl.pdf|Cy|Dahl|cy@cvs.example',
    'empty|Di Falk scan.pdf|Di|Falk',
    'file_repeated|copy of Ada.docx',
    'file_type|picture.pdf',
    'file_encrypted|secret.pdf',
    'empty|scan0001.pdf',
    'read|Ed Holm.pdf|Ed|Holm|ed@cvs.example',
  ]);
  const edited = [
    { position: 4, values: { email: ' di@cvs.example\n' } },
    { position: 9, is_skipped: true },
  ];
  expect((await edit(id, edited)).status).toBe(200);
  await checkFiles(id);
  expect(await read(id)).toMatchObject({
    state: 'checked',
    outcomes: { new: 3, matched: 1, rejected: 5 },
  });
  expect(
    (await listRows(id)).map(({ outcome, reason, notes }) => reason ?? [outcome, ...notes].join()),
  ).toEqual([
    'new',
    'matched,name_differs',
    'new',
    'new,no_text',
    'file_repeated',
    'file_type',
    'file_encrypted',
    'name_missing',
    'left_out',
  ]);
  await start(id);
  expect(await read(id)).toMatchObject({
    state: 'done',
    outcomes: { new: 3, matched: 1, rejected: 5 },
  });
  const documents = await documentsOf('cvs.example');
  expect(documents).toMatchObject([
    {
      email: 'ada@cvs.example',
      kind: 'cv',
      file_name: 'Ada.docx',
      extraction: 'done',
      extracted_text: expect.stringContaining('Kubernetes'),
    },
    {
      email: 'cy@cvs.example',
      file_name: 'Cy Dahl.pdf',
      extracted_text: expect.stringContaining('welding'),
    },
    {
      email: 'di@cvs.example',
      file_name: 'Di Falk scan.pdf',
      extraction: 'done',
      extracted_text: '',
    },
    { email: 'known@cvs.example', file_name: 'Bo.odt' },
  ]);
  for (const document of documents) expect(await exists(document)).toBe(true);

  expect((await undo(id)).status).toBe(200);
  await run(id);
  expect(await read(id)).toMatchObject({ state: 'undone', undone: 4, kept: {} });
  expect((await peopleOf('cvs.example')).map(({ email }) => email)).toEqual(['known@cvs.example']);
  expect(await rows('select linkedin_url::text from people where id = $1', [known])).toEqual([
    { linkedin_url: null },
  ]);
  expect(await documentsOf('cvs.example')).toEqual([]);
  await continueImports(await jobContext(server), undefined, async () => undefined);
  for (const document of documents) expect(await exists(document)).toBe(false);
});

it('is for its owner and administrators alone', async () => {
  const { data } = await server.invoke(
    'create-cv-import',
    { file_name: 'cvs.zip', total: 1 },
    { as: 'astrid' },
  );
  const id = data.id as string;
  const file = { name: 'Li.docx', bytes: docxOf('Li Bo\nli@owner.example\nand more words') };
  expect((await send(id, 1, file)).error).toBe('not_found');
  expect((await edit(id, [])).error).toBe('not_found');
  expect((await edit(await create(1), [], 'astrid')).status).toBe(200);
});
