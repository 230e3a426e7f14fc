import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { must, onEachStore } from '../world.ts';
import { ownFolder } from './own-folder.ts';

const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

onEachStore('uploads', (world) => {
  const { bucketAs, inFolder, bytesOf } = ownFolder(world);

  it('concurrent uploads neither lose nor mix bytes', async () => {
    const bucket = await bucketAs();
    const versions = Array.from({ length: 12 }, (_, index) => randomBytes(100_000 + index));
    const results = await Promise.all(
      versions.map((bytes) => bucket.upload(inFolder('race.bin'), bytes, { upsert: true })),
    );
    expect(results.map(({ error }) => error)).toEqual(versions.map(() => null));
    expect(new Set(results.map(({ data }) => data?.id)).size).toBe(1);
    const winner = await bytesOf('race.bin');
    expect(versions.map(sha)).toContain(sha(winner));
    expect(must(await bucket.info(inFolder('race.bin'))).size).toBe(winner.length);

    const once = await Promise.all(
      versions.map((bytes) => bucket.upload(inFolder('once.bin'), bytes)),
    );
    expect(once.filter(({ error }) => error === null)).toHaveLength(1);
    expect(new Set(once.flatMap(({ error }) => error?.message ?? []))).toEqual(
      new Set(['The resource already exists']),
    );
  });

  it('can be read completely while they are replaced', async () => {
    const bucket = await bucketAs();
    const [light, dark] = [Buffer.alloc(300_000, 'l'), Buffer.alloc(200_000, 'd')];
    must(await bucket.upload(inFolder('flip.bin'), light));
    let isOver = false;
    const writing = (async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        must(await bucket.upload(inFolder('flip.bin'), turn % 2 ? light : dark, { upsert: true }));
      }
      isOver = true;
    })();
    let reads = 0;
    while (!isOver) {
      const bytes = await bytesOf('flip.bin');
      expect([sha(light), sha(dark)]).toContain(sha(bytes));
      reads += 1;
    }
    await writing;
    expect(reads).toBeGreaterThan(0);
  });
});
