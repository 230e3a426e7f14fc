import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { cleanUpOrphans } from '../../../server/storage/clean-up-orphans.ts';
import { objectKey } from '../../../server/storage/files/keys.ts';
import type { AnyRow } from '../../fixtures/any-row.ts';
import type { Moment } from './crashing-server.ts';
import { must, onEachStore } from './world.ts';

const hour = 3_600_000;

onEachStore('a crash', (world) => {
  const letterbox = () => world.service.storage.from('letterbox');
  const crashAt = async (
    moment: Moment,
    work: (storage: SupabaseClient['storage']) => Promise<{ error: Error | null }>,
  ) => {
    const script = join(import.meta.dirname, 'crashing-server.ts');
    const args = [script, world.databaseUrl, JSON.stringify(world.filesConfig), moment];
    const child: ChildProcess = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(child, 'exit');
    const [port] = await once(child.stdout ?? child, 'data');
    const { storage } = createClient(`http://127.0.0.1:${port}`, world.keys.serviceKey);
    const { error } = await work(storage);
    expect(error).not.toBeNull();
    expect((await exited)[1]).toBe('SIGKILL');
  };

  /** Checks that every row has its file; returns the number of files without a row. */
  const countOrphans = async () => {
    const { rows } = await world.database.query<AnyRow>('select version from storage.objects');
    const referenced = new Set(rows.map(({ version }) => objectKey(version)));
    const stored = await world.stored();
    expect([...referenced].filter((key) => !stored.includes(key))).toEqual([]);
    return stored.filter((key) => !referenced.has(key)).length;
  };
  const cleanUp = (olderThan: Date) => cleanUpOrphans({ ...world, olderThan });
  const future = () => new Date(Date.now() + hour);
  const names = async () => must(await letterbox().list()).map(({ name }) => name);
  const textOf = async (name: string) => must(await letterbox().download(name)).text();

  it('in the middle of a file leaves no trace of it', async () => {
    must(await letterbox().upload('kept.txt', 'first'));
    const body = Buffer.alloc(200_000, 'x');
    await crashAt('half the file', (storage) => storage.from('letterbox').upload('new.bin', body));
    expect(await names()).toEqual(['kept.txt']);
    expect(await countOrphans()).toBe(0);
    const { unfinished } = await cleanUp(future());
    expect(unfinished).toBe(world.store === 'disk' ? 1 : 0);
  });

  it('between file and row leaves a file that is cleaned up', async () => {
    await crashAt('file written', (storage) => storage.from('letterbox').upload('new.txt', 'new'));
    await crashAt('file written', (storage) =>
      storage.from('letterbox').update('kept.txt', 'second'),
    );
    expect(await names()).toEqual(['kept.txt']);
    expect(await textOf('kept.txt')).toBe('first');
    expect(await countOrphans()).toBe(2);
    // A younger file might still get its row.
    expect(await cleanUp(new Date(Date.now() - hour))).toEqual({ files: 0, unfinished: 0 });
    expect(await countOrphans()).toBe(2);
    const cleanUps = await Promise.all([cleanUp(future()), cleanUp(future())]);
    expect(Math.max(...cleanUps.map(({ files }) => files))).toBeGreaterThan(0);
    expect(await countOrphans()).toBe(0);
    expect(await cleanUp(future())).toEqual({ files: 0, unfinished: 0 });
    expect(await textOf('kept.txt')).toBe('first');
  });

  it('after the row shows the new file', async () => {
    await crashAt('row changed', (storage) =>
      storage.from('letterbox').update('kept.txt', 'third'),
    );
    expect(await textOf('kept.txt')).toBe('third');
    expect(await countOrphans()).toBe(1);
    await cleanUp(future());
    expect(await countOrphans()).toBe(0);
    expect(await textOf('kept.txt')).toBe('third');
  });

  it('while copying or removing leaves only files that are cleaned up', async () => {
    await crashAt('file copied', (storage) =>
      storage.from('letterbox').copy('kept.txt', 'copy.txt'),
    );
    expect(await names()).toEqual(['kept.txt']);
    expect(await countOrphans()).toBe(1);
    await crashAt('row changed', (storage) => storage.from('letterbox').remove(['kept.txt']));
    expect(await names()).toEqual([]);
    expect(await countOrphans()).toBe(2);
    await cleanUp(future());
    expect(await countOrphans()).toBe(0);
    must(await letterbox().upload('kept.txt', 'works again'));
    expect(await textOf('kept.txt')).toBe('works again');
  });

  it('is followed by a clean-up of variants without their image, and of nothing else', async () => {
    const { version } = must(await letterbox().info('kept.txt'));
    const body = async function* () {
      yield Buffer.from('variant');
    };
    await world.files.write(`variants/${version.slice(0, 2)}/${version}/a`, body());
    await world.files.write('variants/00/00000000-0000-4000-8000-000000000000/a', body());
    expect((await cleanUp(future())).files).toBe(1);
    expect((await world.stored()).filter((key) => key.startsWith('variants/'))).toEqual([
      `variants/${version.slice(0, 2)}/${version}/a`,
    ]);
  });
});
