import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import {
  cloneDatabase,
  createEmptyDatabase,
  projectRoot,
} from '../../../tests/fixtures/database.ts';
import { migrationSets } from '../../postgres/migrations/migrate.ts';
import { withClient } from '../../postgres/with-client.ts';
import { createDiskFiles } from '../../storage/files/disk-files.ts';
import type { Files } from '../../storage/files/files.ts';
import {
  assertInUse,
  beginRestoring,
  findRestoring,
  findStorageId,
  forgetRestoring,
  tieStorage,
} from '../../storage/installation.ts';
import { backUp } from '../back-up.ts';
import { restore } from './restore.ts';

// Migrates a database, on machines that may be busy with other tests.
vi.setConfig({ testTimeout: 180_000 });

it('a restore that ended after its last row continues when it is repeated, with the same backup alone', async () => {
  const base = await mkdtemp(join(tmpdir(), 'alpaca-continued-'));
  const [source, target] = [await cloneDatabase(), await createEmptyDatabase()];
  const sets = migrationSets(projectRoot);
  await withClient(source.url, (client) =>
    client.query('insert into auth.users (id) values (gen_random_uuid())'),
  );
  const [folder, other] = [join(base, 'backup'), join(base, 'other')];
  for (const copy of [folder, other]) {
    const files = createDiskFiles(join(base, 'source'));
    await backUp({ connectionString: source.url, files, folder: copy, sets });
  }
  const files = createDiskFiles(join(base, 'files'));
  // The id of the storage is written after the migrations that are newer than the backup.
  const cutOff: Files = {
    ...files,
    write: async (key, content) => {
      if (key === 'installation') throw new Error('killed');
      return files.write(key, content);
    },
  };
  const options = { connectionString: target.url, sets };
  await expect(restore({ ...options, folder, files: cutOff })).rejects.toThrow('killed');
  await expect(restore({ ...options, folder: other, files })).rejects.toThrow(/is not empty/);
  await restore({ ...options, folder, files });
  await assertInUse(files, queryOf(target.url));
  const { rows } = await withClient(target.url, (client) =>
    client.query(
      'select (select count(*)::int from auth.users) as users, id from storage.installation',
    ),
  );
  expect(rows).toEqual([{ users: 1, id: await findStorageId(files) }]);
  expect(await findRestoring(files)).toBe(undefined);
  for (const { drop } of [source, target]) await drop();
  await rm(base, { recursive: true });
});

it('a database that a restore has not filled yet is not taken for a whole one', async () => {
  const base = await mkdtemp(join(tmpdir(), 'alpaca-half-'));
  const target = await cloneDatabase();
  const files = createDiskFiles(join(base, 'files'));
  const query = queryOf(target.url);
  await assertInUse(files, query);
  for (const keepFiles of [false, true]) {
    await beginRestoring(files, { id: randomUUID(), keepFiles });
    await expect(assertInUse(files, query)).rejects.toThrow(
      /^A restore into this database is under way or was cut off\. .*: npm run restore -- FOLDER$/,
    );
  }
  // The mark of a restore into another database, which was given up, tells nothing about this one.
  await forgetRestoring(files);
  await tieStorage(files, query);
  await beginRestoring(files, { id: randomUUID(), keepFiles: true });
  await assertInUse(files, query);
  await target.drop();
  await rm(base, { recursive: true });
});

const queryOf = (url: string) => (text: string, values?: unknown[]) =>
  withClient(url, (client) => client.query(text, values));
