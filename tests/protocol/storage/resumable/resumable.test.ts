import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { mebibyte } from '../../../../domain/units.ts';
import { eventually } from '../../../fixtures/eventually.ts';
import { must, onEachStore } from '../world.ts';
import { chunkHeaders, listParts, metadataFor, tusUpload, uploadsTo } from './tus.ts';

onEachStore('a resumable upload', (world) => {
  const { bytesOf, started } = uploadsTo(world);

  it('arrives in chunks from the official client, with its properties', async () => {
    const content = randomBytes(7 * mebibyte);
    const metadata = JSON.stringify({ from: 'tus' });
    const upload = await tusUpload(world, world.keys.serviceKey, content, {
      chunkSize: 6 * mebibyte,
      metadata: {
        bucketName: 'letterbox',
        objectName: 'folder/large file.bin',
        contentType: 'application/octet-stream',
        cacheControl: '7200',
        metadata,
      },
    });
    expect(upload.url).toMatch(/\/storage\/v1\/upload\/resumable\/[0-9a-f-]{36}$/);
    expect((await bytesOf('letterbox', 'folder/large file.bin')).equals(content)).toBe(true);
    const info = must(await world.service.storage.from('letterbox').info('folder/large file.bin'));
    expect(info).toMatchObject({
      size: content.length,
      cacheControl: 'max-age=7200',
      contentType: 'application/octet-stream',
      metadata: { from: 'tus' },
    });
    expect(await listParts(world, upload.url ?? '')).toEqual([]);
  });

  it.each([0, 5])('of %i bytes is finished by its first request', async (size) => {
    await tusUpload(world, world.keys.serviceKey, Buffer.alloc(size, 'x'), {
      uploadDataDuringCreation: true,
      metadata: { bucketName: 'letterbox', objectName: `small ${size}`, contentType: 'text/plain' },
    });
    expect((await bytesOf('letterbox', `small ${size}`)).length).toBe(size);
  });

  it('may begin without a length, and use POST for all', async () => {
    await tusUpload(world, world.keys.serviceKey, Buffer.from('unknown'), {
      uploadLengthDeferred: true,
      overridePatchMethod: true,
      chunkSize: 4,
      metadata: { bucketName: 'letterbox', objectName: 'deferred.txt', contentType: 'text/plain' },
    });
    expect((await bytesOf('letterbox', 'deferred.txt')).toString()).toBe('unknown');
  });

  it('continues where a lost connection left it', async () => {
    const content = randomBytes(8 * mebibyte);
    const { send, url } = await started({
      'upload-length': String(content.length),
      'upload-metadata': metadataFor('letterbox', 'lost.bin', {
        contentType: 'application/octet-stream',
      }),
    });
    const half = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(content.subarray(0, 7 * mebibyte))),
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        controller.error(new Error('the network is gone'));
      },
    });
    await expect(send('PATCH', chunkHeaders(0), half)).rejects.toThrow();
    await eventually(async () => {
      const received = Number((await send('HEAD')).headers.get('upload-offset'));
      expect(received).toBeGreaterThanOrEqual(6 * mebibyte);
    });
    await tusUpload(world, world.keys.serviceKey, content, { uploadUrl: url });
    expect((await bytesOf('letterbox', 'lost.bin')).equals(content)).toBe(true);
  });

  it('describes itself', async () => {
    const metadata = metadataFor('letterbox', 'shown.txt');
    const { send } = await started({ 'upload-length': '10', 'upload-metadata': metadata });
    expect((await send('PATCH', chunkHeaders(0), 'four')).status).toBe(204);
    const head = await send('HEAD');
    expect(head.status).toBe(200);
    expect(Object.fromEntries(head.headers)).toMatchObject({
      'upload-offset': '4',
      'upload-length': '10',
      'upload-metadata': metadata,
      'cache-control': 'no-store',
      'tus-resumable': '1.0.0',
    });
    const lifetime = Date.parse(head.headers.get('upload-expires') ?? '') - Date.now();
    expect(Math.round(lifetime / 3_600_000)).toBe(24);
    expect((await send('GET')).status).toBe(404);
  });

  it('says what the server can do', async () => {
    for (const path of ['/upload/resumable', '/upload/resumable/sign']) {
      const response = await world.fetch(path, { method: 'OPTIONS' });
      expect(response.status).toBe(204);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        allow: 'POST, OPTIONS',
        'tus-version': '1.0.0',
        'tus-max-size': String(50 * mebibyte),
        'tus-extension':
          'creation,creation-defer-length,creation-with-upload,termination,expiration',
      });
    }
  });

  it('accepts bytes only at its offset, of its type and up to its length', async () => {
    const { send } = await started({
      'upload-length': '6',
      'upload-metadata': metadataFor('letterbox', 'strict.txt'),
    });
    expect((await send('PATCH', chunkHeaders(3), 'abc')).status).toBe(409);
    expect((await send('PATCH', { 'upload-offset': '0' }, 'abc')).status).toBe(415);
    expect((await send('PATCH', chunkHeaders(0), 'too long')).status).toBe(413);
    expect((await send('PATCH', { ...chunkHeaders(0), 'tus-resumable': '0.2' }, 'a')).status).toBe(
      412,
    );
    expect((await send('PATCH', chunkHeaders(0), 'abc')).status).toBe(204);
    expect((await send('PATCH', chunkHeaders(0), 'abc')).status).toBe(409);
    expect((await send('PATCH', chunkHeaders(3), 'def')).headers.get('upload-offset')).toBe('6');
    expect((await bytesOf('letterbox', 'strict.txt')).toString()).toBe('abcdef');
    // The response may have been lost: the client asks again.
    expect((await send('HEAD')).headers.get('upload-offset')).toBe('6');
  });
});
