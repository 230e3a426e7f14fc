import { expect } from 'vitest';
import { readImportFiles } from '../../../server/worker/read-import-files.ts';
import { prepareImports } from '../../fixtures/imports.ts';
import { jobContext } from '../../fixtures/worker.ts';

type Sent = { name: string; bytes?: Uint8Array<ArrayBuffer>; error?: string };

/** An import of CVs, whose files are sent, read and corrected. */
export function prepareCvImport() {
  const { server, rows, run, read, listRows, start, undo, peopleOf, insertPerson } =
    prepareImports();

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
    for (const [at, file] of files.entries())
      expect((await send(id, at + 1, file)).status).toBe(200);
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

  return {
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
    readFiles,
    create,
    bring,
    checkFiles,
    documentsOf,
    exists,
  };
}
