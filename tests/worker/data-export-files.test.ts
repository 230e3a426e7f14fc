import { beforeEach, describe, expect, it } from 'vitest';
import { withClient } from '../../server/postgres/with-client.ts';
import { continueDataExports } from '../../server/worker/data-exports/continue-data-exports.ts';
import { makeDataExport } from '../../server/worker/data-exports/make-data-export.ts';
import { cast } from '../fixtures/cast.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { jobContext } from '../fixtures/worker.ts';

// An archive of everything, as the worker makes it.

const { server, rows } = prepareFunctionsServer({ withQuestions: false });

const start = () => server.invoke('start-data-export', {}, { as: 'astrid' });
const make = async (id: string, changes: object = {}) =>
  makeDataExport({ ...(await jobContext(server)), ...changes }, { id }, async () => undefined);
const read = async (id: string) =>
  (
    await rows(
      'select state, row_count, file_count, size_bytes, expires_at from data_exports where id = $1',
      [id],
    )
  )[0];

const fileOf = (id: string) => ({ bucket: 'exports', path: `${id}.zip` });

async function startOne(): Promise<string> {
  const { status, data } = await start();
  expect(status).toBe(200);
  return data.id as string;
}

beforeEach(async () => {
  await rows(`update data_exports set state = 'expired'`);
});

describe('an export', () => {
  it('is made once at a time, and only for administrators', async () => {
    const id = await startOne();
    expect((await start()).error).toBe('conflict');
    // A recruiter stands for an administrator who has lost the role since.
    await rows('update data_exports set created_by = $2 where id = $1', [id, cast.rasmus.id]);
    await make(id);
    expect(await read(id)).toMatchObject({ state: 'failed' });
    expect(await server.files.read(fileOf(id))).toBeUndefined();
  });

  it('fails without a file if the storage does', async () => {
    const id = await startOne();
    const files = {
      ...server.files,
      saveStream: async (_: unknown, body: AsyncIterable<Uint8Array>) => {
        for await (const _chunk of body) throw new Error('The disk is full');
        return 0;
      },
    };
    await make(id, { files });
    expect(await read(id)).toMatchObject({ state: 'failed', row_count: 0 });
  });

  it('is begun again after its process has died, and not while it lives', async () => {
    const id = await startOne();
    await rows(`update data_exports set state = 'running' where id = $1`, [id]);
    const find = async () => {
      const queued: unknown[] = [];
      await continueDataExports(await jobContext(server), undefined, async (...job) => {
        queued.push(job);
      });
      return queued;
    };
    expect(await find()).toEqual([]);
    await make(id);
    expect(await read(id)).toMatchObject({ state: 'running' });
    await withClient(server.databaseUrl, async (client) => {
      await client.query('set session_replication_role = replica');
      await client.query(
        `update public.data_exports set updated_at = now() - interval '2 minutes' where id = $1`,
        [id],
      );
    });
    expect(await find()).toEqual([['make-data-export', { id }, `data-export:${id}`]]);
    await make(id);
    expect(await read(id)).toMatchObject({ state: 'done' });
  });

  it('that is deleted while it is made leaves no file', async () => {
    const id = await startOne();
    const saveStream: typeof server.files.saveStream = async (...file) => {
      await server.invoke('delete-data-export', { export_id: id }, { as: 'astrid' });
      return server.files.saveStream(...file);
    };
    await make(id, { files: { ...server.files, saveStream } });
    expect(await read(id)).toMatchObject({ state: 'expired' });
    expect(await server.files.read(fileOf(id))).toBeUndefined();
  });

  it('is deleted when it expires, or before by an administrator', async () => {
    const expired = await startOne();
    await make(expired);
    await rows(`update data_exports set expires_at = now() - interval '1 second' where id = $1`, [
      expired,
    ]);
    await continueDataExports(await jobContext(server), undefined, async () => undefined);
    expect(await read(expired)).toMatchObject({ state: 'expired' });
    expect(await server.files.read(fileOf(expired))).toBeUndefined();

    const deleted = await startOne();
    await make(deleted);
    const call = { export_id: deleted };
    expect((await server.invoke('delete-data-export', call, { as: 'astrid' })).status).toBe(200);
    expect(await read(deleted)).toMatchObject({ state: 'expired' });
    expect(await server.files.read(fileOf(deleted))).toBeUndefined();
  });
});
