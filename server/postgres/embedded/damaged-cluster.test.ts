import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeFolder } from '../../../tests/fixtures/remove-folder.ts';
import { startCluster } from './cluster.ts';

it.each(['global/pg_control', 'pg_wal', 'postgresql.conf'])(
  'a database without %s says how to bring it back',
  async (lost) => {
    const folder = await mkdtemp(join(tmpdir(), 'alpaca-damaged-'));
    try {
      await (await startCluster({ folder, flags: ['fsync=off'] })).stop();
      await rm(join(folder, 'postgres', lost), { recursive: true });
      await expect(startCluster({ folder })).rejects.toThrow(
        /^The database did not start\. [^\n]+\/postgres is damaged\. Bring the missing files back, .*: npm run restore -- FOLDER --keep-files\.$/,
      );
    } finally {
      await removeFolder(folder);
    }
  },
);
