import { expect, it } from 'vitest';
import { continueImports } from '../../../server/worker/continue-imports.ts';
import { readImportFiles } from '../../../server/worker/read-import-files.ts';
import { docxOf, odtOf, pdfOf } from '../../fixtures/documents/cvs.ts';
import { burstingPdf } from '../../fixtures/documents/documents.ts';
import { prepareImports } from '../../fixtures/imports.ts';
import { jobContext } from '../../fixtures/worker.ts';

// People from CVs: each file is a row, and what was read from it is confirmed before the import.

const { server, rows, run, read, listRows, start, undo, peopleOf, insertPerson } = prepareImports();

type Sent = { name: string; bytes?: Uint8Array<ArrayBuffer>; error?: string };

async function send(id: string, position: number, { name, bytes, error }: Sent) {
  const form = new FormData();
  form.set('import_id', id);
  form.set('position', String(position));
  form.set('name', name);
  if (bytes) form.set('file', new File([bytes], 'blob'));
  if (error) form.set('error', error);
  return server.invoke('add-import-file', form, { as: 'rasmus' });
}

const readFiles = async (id: string) =>
  readImportFiles(await jobContext(server), { id }, async () => undefined);

async function create(total: number): Promise<string> {
  const { data } = await server.invoke(
    'create-cv-import',
    { file_name: 'cvs.zip', total },
    { as: 'rasmus' },
  );
  return data.id as string;
}

async function bring(files: Sent[]): Promise<string> {
  const id = await create(files.length);
  for (const [at, file] of files.entries()) expect((await send(id, at + 1, file)).status).toBe(200);
  await readFiles(id);
  return id;
}

async function checkFiles(id: string) {
  const { mapping } = (await read(id)) ?? {};
  const { status } = await server.invoke(
    'check-import',
    { import_id: id, mapping },
    { as: 'rasmus' },
  );
  expect(status).toBe(200);
  await run(id);
}

const edit = (id: string, edited: object[], as: 'rasmus' | 'astrid' = 'rasmus') =>
  server.invoke('edit-import', { import_id: id, rows: edited }, { as });

const cellsOf = async (id: string) =>
  (
    await rows(
      'select cells, file_state as state from import_rows where import_id = $1 order by position',
      [id],
    )
  ).map(({ cells, state }) => [state, ...cells.filter(Boolean)].join('|'));

const documentsOf = (domain: string) =>
  rows(
    `select person.email::text, document.kind::text, document.file_name, document.extraction::text, document.extracted_text,
       document.bucket, document.path
     from documents as document join people as person on person.id = person_id
     where person.email::text like $1 order by 1, document.file_name`,
    [`%@${domain}`],
  );

const exists = async ({ bucket, path }: { bucket: string; path: string }) =>
  (await (await jobContext(server)).files.read({ bucket, path })) !== undefined;

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
