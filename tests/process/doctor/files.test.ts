import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { expect, it } from 'vitest';
import { objectKey } from '../../../server/storage/files/keys.ts';
import { removeFolder } from '../../fixtures/remove-folder.ts';
import { prepareDoctor } from './prepare-doctor.ts';

// An operator asks what is wrong with stored files and with their backups.

const { change, inDataFolder, runCommand, runDoctor } = prepareDoctor();

it('a storage that lacks the files of the database is named, and not written to', async () => {
  await change(
    `insert into storage.objects (bucket_id, name, version) values ('cvs', 'lost.pdf', gen_random_uuid())`,
  );
  const unmounted = await mkdtemp(join(tmpdir(), 'alpaca-unmounted-'));
  try {
    const { code, lines } = await runDoctor({ DATA_DIR: unmounted });
    expect(lines).toMatch(/failed +The database knows 1 files, and the storage is empty/);
    expect(lines).toContain('Its next start would end with this line.');
    expect(lines).not.toContain('Files can be written');
    // A folder below the mount point would hide what is wrong.
    expect(await readdir(unmounted)).toEqual([]);
    expect(code).toBe(1);
  } finally {
    await change(`delete from storage.objects where name = 'lost.pdf'`);
    await removeFolder(unmounted);
  }
});

it('a bucket with wrong keys is named with all that may be wrong', async () => {
  const bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: inDataFolder('s3'),
    configureBuckets: [{ name: 'files' }],
  });
  const { port } = await bucket.run();
  const wanted = {
    S3_BUCKET: 'files',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  try {
    const wrong = await runDoctor({ ...wanted, S3_SECRET_ACCESS_KEY: 'wrong' });
    expect(wrong.lines).toMatch(/failed +Files cannot be stored in the bucket files: .* 403 /);
    expect(wrong.lines).toMatch(/Correct S3_BUCKET, .* and S3_SECRET_ACCESS_KEY\..* restart/);
    expect((await runDoctor(wanted)).lines).toMatch(/ok +Files can be written to the bucket files/);
  } finally {
    await bucket.close();
  }
});

it('a backup that lacks files is named with them until one is complete', async () => {
  const version = randomUUID();
  const path = inDataFolder('files', objectKey(version));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'a CV');
  await change(
    `insert into storage.objects (bucket_id, name, version, metadata) values ('cvs', 'lost.pdf', $1, '{"size": 4}')`,
    [version],
  );
  const backups = inDataFolder('backups');
  const backUp = async (name: string) =>
    (await runCommand(['scripts/backup.ts', join(backups, name)])).code;
  try {
    expect(await backUp('first')).toBe(0);
    expect((await runDoctor()).lines).toMatch(/ok +The last backup was today\./);

    await rm(path);
    expect(await backUp('lossy')).toBe(1);
    const { code, lines } = await runDoctor();
    expect(lines).toContain(
      `The latest backup, made today, is incomplete, or has files that the storage has lost. Lost or unreadable in the storage: cvs/lost.pdf (${version}).`,
    );
    expect(lines).toMatch(/ok +The last complete backup was today\./);
    expect(code).toBe(1);
    const { rows } = await change(`select value from settings where key = 'incomplete_backup'`);
    expect(JSON.stringify(rows)).not.toContain('lost.pdf');

    // Follows the advice: copies the lost file from an earlier backup.
    const objectPath = `files/objects/${version.slice(0, 2)}/${version}`;
    await cp(join(backups, 'first', objectPath), inDataFolder(objectPath));
    expect(await backUp('repaired')).toBe(0);
    const repaired = await runDoctor();
    expect(repaired.lines).not.toContain('incomplete');
    expect(repaired.lines).toMatch(/ok +The last backup was today\./);

    await writeFile(path, 'a');
    expect(await backUp('damaged')).toBe(1);
    expect((await runDoctor()).lines).toContain(
      `Damaged in the storage: cvs/lost.pdf (${version}).`,
    );
  } finally {
    await change(`delete from storage.objects where name = 'lost.pdf'`);
    await change(`delete from settings where key in ('last_backup', 'incomplete_backup')`);
  }
});
