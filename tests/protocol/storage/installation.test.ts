import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createDatabase } from '../../../server/postgres/database.ts';
import { cleanUpOrphans } from '../../../server/storage/clean-up-orphans.ts';
import { createDiskFiles } from '../../../server/storage/files/disk-files.ts';
import { objectKey } from '../../../server/storage/files/keys.ts';
import {
  acceptLostFiles,
  assertStorageFits,
  beginRestoring,
  finishRestoring,
  tieStorage,
} from '../../../server/storage/installation.ts';
import { cloneDatabase, createEmptyDatabase } from '../../fixtures/database.ts';
import { must, onEachStore } from './world.ts';

// Two databases may share a file storage by mistake. Only the one that has the rows of the files may delete them.

const hour = 3_600_000;
const day = 24 * hour;

async function* bytes() {
  yield Buffer.from('bytes');
}

onEachStore('the installation id', (world) => {
  const query = (text: string, values?: unknown[]) => world.database.query(text, values);
  const future = () => new Date(Date.now() + hour);
  const writeOrphans = async (count: number) => {
    const keys = Array.from({ length: count }, () => objectKey(randomUUID()));
    for (const key of keys) await world.files.write(key, bytes());
    return keys;
  };
  const untie = async () => {
    await world.files.delete(['installation', 'restoring']);
    await query('delete from storage.installation');
  };

  const rejectedBy = async (create: typeof cloneDatabase) => {
    const clone = await create();
    const database = createDatabase({ connectionString: clone.url, poolSize: 1 });
    const queryOther = (text: string, values?: unknown[]) => database.query(text, values);
    try {
      await expect(assertStorageFits(world.files, queryOther)).rejects.toThrow(/another database/);
    } finally {
      await database.close();
      await clone.drop();
    }
  };

  it('is written once at the first start, even by concurrent processes', async () => {
    await Promise.all([1, 2, 3].map(() => tieStorage(world.files, query)));
    await tieStorage(world.files, query);
    expect((await query('select id from storage.installation')).rows).toHaveLength(1);
    await rejectedBy(cloneDatabase);
  });

  it('is not written to an empty storage if the database has files', async () => {
    await tieStorage(world.files, query);
    must(await world.service.storage.from('letterbox').upload('elsewhere.txt', 'elsewhere'));
    const folder = await mkdtemp(join(tmpdir(), 'alpaca-empty-storage-'));
    const empty = createDiskFiles(folder);
    await expect(tieStorage(empty, query)).rejects.toThrow(/knows \d+ files.*is empty/);
    expect(await readdir(folder)).not.toContain('installation');
    await expect(acceptLostFiles(world.files, query)).rejects.toThrow(/belongs to this database/);
    await acceptLostFiles(empty, query);
    await expect(acceptLostFiles(world.files, query)).rejects.toThrow(/not lost/);
    await tieStorage(empty, query);
    // The rows of lost files stay, and so does the decision.
    await tieStorage(empty, query);
    const stored = objectKey(randomUUID());
    await empty.write(stored, bytes());
    await tieStorage(empty, query);
    // The folder of the objects alone is lost later.
    await empty.deleteFolder('objects');
    await expect(assertStorageFits(empty, query)).rejects.toThrow(/knows \d+ files.*is empty/);
    await acceptLostFiles(empty, query);
    await tieStorage(empty, query);
    await untie();
    must(await world.service.storage.from('letterbox').remove(['elsewhere.txt']));
    await rm(folder, { recursive: true });
  });

  it('is written for an earlier installation whose files are in the database', async () => {
    await untie();
    must(await world.service.storage.from('letterbox').upload('known.txt', 'known'));
    await writeOrphans(3);
    await tieStorage(world.files, query);
    await rejectedBy(cloneDatabase);
    await untie();
    // Neither side has an id, and this database has none of the files.
    await rejectedBy(cloneDatabase);
    await rejectedBy(createEmptyDatabase);
    await expect(assertStorageFits(world.files)).rejects.toThrow(/another database/);
    await tieStorage(world.files, query);
  });

  it('is required for the clean-up', async () => {
    const keysBefore = await world.stored();
    const clone = await cloneDatabase();
    const database = createDatabase({ connectionString: clone.url, poolSize: 1 });
    const otherDatabase = { database, files: world.files, olderThan: future() };
    await expect(cleanUpOrphans(otherDatabase)).rejects.toThrow(/another database/);
    await database.query('insert into storage.installation (id) values (gen_random_uuid())');
    await expect(cleanUpOrphans(otherDatabase)).rejects.toThrow(/another database/);
    expect(await world.stored()).toEqual(keysBefore);
    await database.close();
    await clone.drop();
  });

  it('is replaced after a restore, even if the restore was interrupted at its end', async () => {
    const id = randomUUID();
    await beginRestoring(world.files, { id, keepFiles: true });
    await tieStorage(world.files, query);
    await query('update storage.installation set id = $1', [id]);
    await tieStorage(world.files, query);
    await assertStorageFits(world.files, query);
    const newId = randomUUID();
    await beginRestoring(world.files, { id: newId, keepFiles: false });
    await finishRestoring(world.files, query, newId);
    await assertStorageFits(world.files, query);
    expect(await world.files.read('restoring')).toBeUndefined();
  });

  it('many orphans are deleted a day later, not immediately', async () => {
    const cleanUp = (now = new Date()) =>
      cleanUpOrphans({ ...world, olderThan: new Date(now.getTime() + hour), now });
    await cleanUp();
    const manyOrphans = await writeOrphans(30);
    expect(await cleanUp()).toMatchObject({ files: 0, doubted: 30 });
    expect(await cleanUp(new Date(Date.now() + hour))).toMatchObject({ files: 0, doubted: 30 });
    const [later] = await writeOrphans(1);
    expect(await cleanUp(new Date(Date.now() + day))).toMatchObject({ files: 30, doubted: 1 });
    const stored = await world.stored();
    expect(stored.filter((key) => manyOrphans.includes(key))).toEqual([]);
    expect(stored).toContain(later);
    expect(await cleanUp(new Date(Date.now() + day))).toMatchObject({ files: 1 });
    expect(await world.stored()).toHaveLength(1);
  });
});
