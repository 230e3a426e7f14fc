import { expect, it } from 'vitest';
import { createS3Files } from '../../../server/storage/files/s3-files.ts';
import { onEachStore } from './world.ts';

async function* bytes(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

onEachStore('the store', (world) => {
  const readText = async (key: string, range?: { start: number; end: number }) => {
    const stream = await world.files.read(key, range);
    return stream && new Response(stream).text();
  };

  it('reads large files like small ones', async () => {
    const large = 'abcdefghij'.repeat(60_000);
    await world.files.write('objects/ll/large', bytes(large));
    await world.files.write('objects/ll/empty', bytes());
    expect((await readText('objects/ll/large')) === large).toBe(true);
    expect(await readText('objects/ll/large', { start: 300_000, end: 300_004 })).toBe('abcde');
    expect((await readText('objects/ll/large', { start: 10, end: 500_009 }))?.length).toBe(500_000);
    expect(await readText('objects/ll/empty')).toBe('');
    await world.files.delete(['objects/ll/large', 'objects/ll/empty']);
  });

  it('writes, reads, copies and deletes', async () => {
    await world.files.write('objects/aa/one', bytes('hello ', 'world'));
    expect(await readText('objects/aa/one')).toBe('hello world');
    expect(await readText('objects/aa/one', { start: 6, end: 8 })).toBe('wor');
    expect(await readText('objects/aa/none')).toBeUndefined();
    await world.files.copy('objects/aa/one', 'objects/bb/two');
    await world.files.write('objects/aa/one', bytes('changed'));
    expect([await readText('objects/aa/one'), await readText('objects/bb/two')]).toEqual([
      'changed',
      'hello world',
    ]);
    await world.files.delete(['objects/aa/one', 'objects/aa/none']);
    expect(await world.stored()).toEqual(['objects/bb/two']);
    await expect(world.files.copy('objects/aa/one', 'objects/cc/x')).rejects.toThrow();
  });

  it('lists more than one page, and deletes whole folders', async () => {
    const keys = Array.from({ length: 1010 }, (_, index) => `variants/aa/${index}`);
    for (let at = 0; at < keys.length; at += 101) {
      await Promise.all(keys.slice(at, at + 101).map((key) => world.files.write(key, bytes('x'))));
    }
    const variantKeys = (await world.stored()).filter((key) => key.startsWith('variants/'));
    expect(variantKeys).toEqual(keys.toSorted());
    await world.files.deleteFolder('variants/aa');
    await world.files.deleteFolder('variants/aa');
    expect(await world.stored()).toEqual(['objects/bb/two']);
  });

  it('writes into a folder that is being deleted', async () => {
    const turns = Array.from({ length: 60 }, (_, turn) => turn);
    for (const turn of turns) {
      await Promise.all([
        world.files.write(`variants/aa/${turn}`, bytes('x')),
        world.files.deleteFolder('variants/aa'),
      ]);
    }
    await world.files.deleteFolder('variants/aa');
    expect(await world.stored()).toEqual(['objects/bb/two']);
  });

  it('a failed write leaves no file', async () => {
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield Buffer.alloc(9 * 1024 * 1024);
      throw new Error('lost');
    }
    await expect(world.files.write('objects/aa/bad', failing())).rejects.toThrow('lost');
    expect(await world.stored()).toEqual(['objects/bb/two']);
    expect(await world.files.deleteUnfinished(new Date(Date.now() + 1000))).toBe(0);
  });

  it('stays in its folder on disk, and rejects wrong keys in a bucket', async () => {
    const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID } = world.filesConfig;
    if (S3_BUCKET && S3_ACCESS_KEY_ID) {
      const wrong = createS3Files({
        bucket: S3_BUCKET,
        endpoint: S3_ENDPOINT,
        region: S3_REGION,
        accessKeyId: S3_ACCESS_KEY_ID,
        secretAccessKey: 'wrong',
      });
      await expect(wrong.read('objects/bb/two')).rejects.toThrow('SignatureDoesNotMatch');
    } else {
      await expect(world.files.write('../outside', bytes('x'))).rejects.toThrow('left its folder');
      await expect(world.files.read('objects/../../x')).rejects.toThrow('left its folder');
    }
  });
});
