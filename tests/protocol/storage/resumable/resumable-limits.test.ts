import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { asOwner } from '../../../../server/storage/caller.ts';
import { cleanUpOrphans } from '../../../../server/storage/clean-up-orphans.ts';
import { receiveParts } from '../../../../server/storage/resumable/receive-parts.ts';
import { findUpload } from '../../../../server/storage/resumable/uploads.ts';
import { onEachStore } from '../world.ts';
import { chunkHeaders, listParts, metadataFor, uploadsTo } from './tus.ts';

onEachStore('a resumable upload', (world) => {
  const { bytesOf, started } = uploadsTo(world);

  it('takes each byte from one of several requests at once', async () => {
    const { send, parts } = await started({
      'upload-length': '8',
      'upload-metadata': metadataFor('letterbox', 'race.txt'),
    });
    const first = await Promise.all(
      ['aaaa', 'bbbb', 'cccc'].map((body) => send('PATCH', chunkHeaders(0), body)),
    );
    expect(first.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
    const second = await Promise.all(
      ['dddd', 'eeee'].map((body) => send('PATCH', chunkHeaders(4), body)),
    );
    expect(second.map(({ status }) => status)).toContain(204);
    expect((await bytesOf('letterbox', 'race.txt')).toString()).toMatch(
      /^([abc])\1{3}([de])\2{3}$/,
    );
    expect(await parts()).toEqual([]);
  });

  it('keeps nothing of bytes that exceed a size which was set while they arrived', async () => {
    const { send, parts, url } = await started({
      'upload-defer-length': '1',
      'upload-metadata': metadataFor('letterbox', 'late.txt'),
    });
    const run = asOwner(world);
    const begun = await findUpload(run, url.split('/').at(-1) ?? '');
    if (!begun) throw new Error('the upload was not found');
    const size = { ...chunkHeaders(0), 'upload-length': '3' };
    expect((await send('PATCH', size)).status).toBe(204);
    const body = Readable.from([Buffer.from('too long')]);
    await expect(receiveParts(world, run, begun, body, 100)).rejects.toMatchObject({ status: 413 });
    expect(await parts()).toEqual([]);
    expect((await send('PATCH', chunkHeaders(0), 'abc')).status).toBe(204);
    expect((await bytesOf('letterbox', 'late.txt')).toString()).toBe('abc');
  });

  it('can be given up', async () => {
    const { send, parts } = await started({
      'upload-length': '6',
      'upload-metadata': metadataFor('letterbox', 'given up.txt'),
    });
    await send('PATCH', chunkHeaders(0), 'abc');
    expect((await send('DELETE')).status).toBe(204);
    expect((await send('HEAD')).status).toBe(404);
    expect(await parts()).toEqual([]);
  });

  it('ends after a day, with its parts', async () => {
    const { send, parts } = await started({
      'upload-length': '6',
      'upload-metadata': metadataFor('letterbox', 'forgotten.txt'),
    });
    await send('PATCH', chunkHeaders(0), 'abc');
    const lost = '00000000-0000-4000-8000-000000000000';
    await world.files.write(
      `parts/00/${lost}/lost`,
      (async function* () {
        yield Buffer.from('lost');
      })(),
    );
    const now = new Date();
    await cleanUpOrphans({ ...world, olderThan: new Date(now.getTime() - 3_600_000) });
    expect(await parts()).toHaveLength(1);
    expect(await listParts(world, lost)).toHaveLength(1);
    await world.database.query(
      `update storage.resumable_uploads set expires_at = now() - interval '1 second'`,
    );
    expect((await send('HEAD')).status).toBe(404);
    await cleanUpOrphans({ ...world, olderThan: new Date(now.getTime() + 3_600_000) });
    expect(await listParts(world, 'parts')).toEqual([]);
  });
});
