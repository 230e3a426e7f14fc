import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportedTables } from '../../domain/data-exports/exported-tables.ts';
import type { StoredFile } from '../../server/documents/file-store.ts';
import { withClient } from '../../server/postgres/with-client.ts';
import { continueDataExports } from '../../server/worker/data-exports/continue-data-exports.ts';
import { makeDataExport } from '../../server/worker/data-exports/make-data-export.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { jobContext } from '../fixtures/worker.ts';

// An archive of everything, as the worker makes it.

const { server, rows } = prepareFunctionsServer({ withQuestions: false });

const start = () => server.invoke('start-data-export', {}, { as: 'astrid' });
const make = async (id: string, overrides: object = {}) =>
  makeDataExport({ ...(await jobContext(server)), ...overrides }, { id }, async () => undefined);
const read = async (id: string) =>
  (
    await rows(
      'select state, row_count, file_count, size_bytes, expires_at from data_exports where id = $1',
      [id],
    )
  )[0];
const addDocument = (person: string, { bucket, path }: StoredFile, name = 'cv.pdf') =>
  rows(
    `insert into documents (person_id, bucket, path, file_name, mime_type, size_bytes, sha256)
     values ($1, $2, $3, $4, 'application/pdf', 16, repeat('0', 64))`,
    [person, bucket, path, name],
  );
const fileOf = (id: string) => ({ bucket: 'exports', path: `${id}.zip` });

async function startOne(): Promise<string> {
  const { status, data } = await start();
  expect(status).toBe(200);
  return data.id as string;
}

beforeEach(async () => {
  await rows(`update data_exports set state = 'expired'`);
});
describe('an export of everything', () => {
  it('has all tables of one moment as CSV and JSON, the files and a README', async () => {
    const [{ id: person }] = await rows(
      `insert into people (first_name, last_name, email, headline) values ('Åsa', 'Öst', 'asa@export.example', '=1+1') returning id`,
    );
    const cv = { bucket: 'cvs', path: `${person}/cv.pdf` };
    await server.files.save(cv, new TextEncoder().encode('%PDF-1.7 of Åsa'), 'application/pdf');
    await addDocument(person, cv);
    const id = await startOne();
    await make(id);
    expect(await read(id)).toMatchObject({ state: 'done', file_count: 1 });
    const bytes = await server.files.read(fileOf(id));
    expect((await read(id)).size_bytes).toBe(bytes?.length);
    const files = unzipSync(bytes ?? new Uint8Array());
    const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    for (const table of Object.keys(exportedTables)) {
      expect(Object.keys(files)).toContain(`tables/${table}.csv`);
      expect(Array.isArray(JSON.parse(textOf(`tables/${table}.json`)))).toBe(true);
    }
    const people = JSON.parse(textOf('tables/people.json')) as Record<string, unknown>[];
    expect(people).toContainEqual(
      expect.objectContaining({ id: person, first_name: 'Åsa', headline: '=1+1' }),
    );
    expect(people[0]).not.toHaveProperty('search_name');
    const [head, ...lines] = textOf('tables/people.csv').trim().split('\r\n');
    expect(head).toMatch(/^\uFEFF?id,user_id,first_name,/);
    expect(lines).toHaveLength(people.length);
    expect(lines.find((line) => line.startsWith(person))).toContain("'=1+1");
    expect(textOf(`files/cvs/${cv.path}`)).toBe('%PDF-1.7 of Åsa');
    expect(textOf('README.txt')).toContain(`people: ${people.length}\n`);
    expect(Object.keys(files).filter((name) => name.startsWith('files/exports'))).toEqual([]);
  });

  it('leaves out people who await erasure, with their files', async () => {
    const [{ id: person }] = await rows(
      `insert into people (first_name, last_name, email) values ('Göta', 'Gone', 'gota@export.example') returning id`,
    );
    const cv = { bucket: 'cvs', path: `${person}/gone.pdf` };
    await server.files.save(cv, new TextEncoder().encode('%PDF-1.7 of Gota'), 'application/pdf');
    await addDocument(person, cv, 'gota.pdf');
    await rows(
      `with conversation as (insert into conversations (person_id) values ($1) returning id)
     insert into inbox (conversation_id, message_id, subject) select id, 'gota@export', 'About Göta' from conversation`,
      [person],
    );
    const archive = async () => {
      const id = await startOne();
      await make(id);
      const files = unzipSync((await server.files.read(fileOf(id))) ?? new Uint8Array());
      return Object.entries(files).map(([name, content]) => `${name} ${strFromU8(content)}`);
    };
    const naming = (list: string[]) =>
      list.filter((file) => /Göta|gota|gone\.pdf/.test(file)).length;
    expect(naming(await archive())).toBeGreaterThan(5);
    await rows(`update people set erase_after = now() + interval '1 day' where id = $1`, [person]);
    expect(naming(await archive())).toBe(0);
    await rows('delete from people where id = $1', [person]);
    await server.files.remove([cv]);
  });

  it('gives up before the disk is full, and leaves no file', async () => {
    const picture = { bucket: 'media', path: 'room/picture.png' };
    await server.files.save(picture, new TextEncoder().encode('PNG'), 'image/png');
    const id = await startOne();
    await make(id, { files: { ...server.files, hasRoom: async () => false } });
    expect(await read(id)).toMatchObject({ state: 'failed' });
    expect(await server.files.read(fileOf(id))).toBeUndefined();
    await server.files.remove([picture]);
  });

  it('has only those files of people and clients that an exported row names', async () => {
    const [{ id: person }] = await rows(
      `insert into people (first_name, email) values ('Sent', 'sent@export.example') returning id`,
    );
    const [client] = await rows('select id from clients limit 1');
    const named = { bucket: 'cvs', path: 'named.pdf' };
    const contract = { bucket: 'contracts', path: `${client?.id}/contract.pdf` };
    const held = { bucket: 'cvs', path: 'held.pdf' };
    const unnamed = { bucket: 'cvs', path: 'unnamed.pdf' };
    const all = [named, contract, held, unnamed];
    for (const file of all) {
      await server.files.save(file, new TextEncoder().encode('%PDF-1.7'), 'application/pdf');
    }
    await addDocument(person, named);
    await withClient(server.databaseUrl, async (own) => {
      await own.query(`set session_replication_role = 'replica'`);
      await own.query(
        `insert into public.client_documents (client_id, path, file_name, mime_type, size_bytes)
       values ($1, $2, 'contract.pdf', 'application/pdf', 8)`,
        [client?.id, contract.path],
      );
      await own.query(
        `insert into public.pending_submissions (person_id, form, email, language, data, checked, cv_bucket, cv_path,
         cv_file_name, cv_mime_type, cv_size_bytes, cv_sha256)
       values ($1, 'join-candidate-bank', 'sent@export.example', 'en', '{}', '{}', 'cvs', $2, 'held.pdf',
         'application/pdf', 8, repeat('0', 64))`,
        [person, held.path],
      );
    });
    const id = await startOne();
    await make(id);
    const files = unzipSync((await server.files.read(fileOf(id))) ?? new Uint8Array());
    const inArchive = all.filter(({ bucket, path }) => `files/${bucket}/${path}` in files);
    expect(inArchive).toEqual([named, contract]);
    await rows('delete from people where id = $1', [person]);
    await withClient(server.databaseUrl, async (own) => {
      await own.query(`set session_replication_role = 'replica'`);
      await own.query('delete from public.client_documents where path = $1', [contract.path]);
    });
    await server.files.remove(all);
  });

  it.each(['expired', 'failed'])('leaves no archive of an export that is %s', async (state) => {
    const id = await startOne();
    await make(id);
    await rows('update data_exports set state = $2 where id = $1', [id, state]);
    await continueDataExports(await jobContext(server), undefined, async () => undefined);
    expect(await server.files.read(fileOf(id))).toBeUndefined();
  });
});
