import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { cloneDatabase, createEmptyDatabase, projectRoot } from '../../tests/fixtures/database.ts';
import { migrationSets } from '../postgres/migrations/migrate.ts';
import { withClient } from '../postgres/with-client.ts';
import { createDiskFiles } from '../storage/files/disk-files.ts';
import { objectKey } from '../storage/files/keys.ts';
import { acceptLostFiles } from '../storage/installation.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore/restore.ts';

// Migrates a database, on machines that may be busy with other tests.
vi.setConfig({ testTimeout: 180_000 });

it('a backup reports a file that the operator accepted as lost no more, also after a restore, and others still', async () => {
  const base = await mkdtemp(join(tmpdir(), 'alpaca-lost-'));
  const [source, target] = [await cloneDatabase(), await createEmptyDatabase()];
  const sets = migrationSets(projectRoot);
  const filesOf = (name: string) => createDiskFiles(join(base, name));
  const addObject = async (name: string) => {
    const version = randomUUID();
    await withClient(source.url, (client) =>
      client.query(
        `insert into storage.objects (bucket_id, name, version) values ('shelf', $1, $2)`,
        [name, version],
      ),
    );
    return objectKey(version);
  };
  const backUpTo = (folder: string, url: string, storage: string) =>
    backUp({ connectionString: url, files: filesOf(storage), folder: join(base, folder), sets });
  await withClient(source.url, (client) =>
    client.query(`insert into storage.buckets (id, name) values ('shelf', 'shelf')`),
  );
  const key = await addObject('accepted.txt');
  expect((await backUpTo('before', source.url, 'source')).missing).toHaveLength(1);
  await withClient(source.url, (client) =>
    acceptLostFiles(filesOf('source'), (text, values) => client.query(text, values)),
  );
  expect(await backUpTo('after', source.url, 'source')).toMatchObject({
    missing: [],
    lost: [key],
  });
  await restore({
    connectionString: target.url,
    files: filesOf('target'),
    folder: join(base, 'after'),
    sets,
  });
  expect(await backUpTo('again', target.url, 'target')).toMatchObject({
    missing: [],
    lost: [key],
  });
  await addObject('new.txt');
  expect(await backUpTo('later', source.url, 'source')).toMatchObject({
    missing: [expect.stringContaining('shelf/new.txt')],
    lost: [key],
  });
  for (const { drop } of [source, target]) await drop();
  await rm(base, { recursive: true });
});
