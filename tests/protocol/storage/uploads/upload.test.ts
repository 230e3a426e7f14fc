import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { picture } from '../samples.ts';
import { cast, errorOf, must, onEachStore } from '../world.ts';
import { ownFolder } from './own-folder.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

onEachStore('uploads', (world) => {
  const { bucketAs, inFolder, bytesOf } = ownFolder(world);

  it('accept text, bytes, blobs, forms and streams', async () => {
    const bucket = await bucketAs();
    const form = new FormData();
    form.append('', new Blob(['from a form'], { type: 'text/plain' }), 'form.txt');
    const bodies = {
      'text.txt': 'plain text',
      'bytes.bin': new Uint8Array([1, 2, 3]),
      'blob.txt': new Blob(['from a blob'], { type: 'text/plain' }),
      'form.txt': form,
      'stream.txt': new Blob(['from a stream']).stream(),
      'node.txt': Readable.from([Buffer.from('from a '), Buffer.from('node stream')]),
      'empty.txt': new Blob([]),
    };
    for (const [name, body] of Object.entries(bodies)) {
      expect(must(await bucket.upload(inFolder(name), body)), name).toEqual({
        id: expect.stringMatching(uuid),
        path: inFolder(name),
        fullPath: `folders/${inFolder(name)}`,
      });
    }
    const contents = await Promise.all(Object.keys(bodies).map(bytesOf));
    expect(contents.map(String)).toEqual([
      'plain text',
      '\x01\x02\x03',
      'from a blob',
      'from a form',
      'from a stream',
      'from a node stream',
      '',
    ]);
  });

  it('store type, cache control and custom metadata', async () => {
    const bucket = await bucketAs();
    const options = {
      contentType: 'text/csv',
      cacheControl: '60',
      metadata: { pages: 3, title: 'Å' },
    };
    const sent: [string, string | Blob][] = [
      ['raw.csv', 'a,b'],
      ['form.csv', new Blob(['a,b'], { type: 'text/csv' })],
    ];
    for (const [name, body] of sent) {
      const { id } = must(await bucket.upload(inFolder(name), body, options));
      const info = must(await bucket.info(inFolder(name)));
      expect(info, name).toEqual({
        id,
        name: inFolder(name),
        version: expect.stringMatching(uuid),
        bucketId: 'folders',
        size: 3,
        contentType: 'text/csv',
        cacheControl: 'max-age=60',
        etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
        metadata: { pages: 3, title: 'Å' },
        lastModified: expect.any(String),
        createdAt: expect.any(String),
      });
    }
    const { rows } = await world.database.query(
      'select owner, owner_id, metadata from storage.objects where name = $1',
      [inFolder('raw.csv')],
    );
    expect(rows[0]).toMatchObject({
      owner: cast.viola.id,
      owner_id: cast.viola.id,
      metadata: { size: 3, contentLength: 3, httpStatusCode: 200, mimetype: 'text/csv' },
    });
  });

  it('replace an existing file only with upsert', async () => {
    const bucket = await bucketAs();
    const first = must(await bucket.upload(inFolder('note.txt'), 'first'));
    const keysBefore = await world.stored();
    expect(errorOf(await bucket.upload(inFolder('note.txt'), 'second'))).toEqual({
      message: 'The resource already exists',
      status: 400,
      statusCode: '409',
    });
    expect(await world.stored()).toEqual(keysBefore);
    const second = must(await bucket.upload(inFolder('note.txt'), 'second', { upsert: true }));
    expect(second.id).toBe(first.id);
    expect(String(await bytesOf('note.txt'))).toBe('second');
    const third = must(
      await bucket.update(inFolder('note.txt'), 'third', { contentType: 'text/markdown' }),
    );
    expect(third.id).toBe(first.id);
    expect(String(await bytesOf('note.txt'))).toBe('third');
    expect(await world.stored()).toHaveLength(keysBefore.length);
    must(await bucket.update(inFolder('fresh.txt'), 'update also creates'));
  });

  it('store large files completely', async () => {
    const bucket = await bucketAs();
    const large = randomBytes(17 * 1024 * 1024 + 11);
    must(await bucket.upload(inFolder('large.bin'), large));
    expect(sha(await bytesOf('large.bin'))).toBe(sha(large));
    const stream = new Blob([large]).stream();
    must(await bucket.upload(inFolder('large-stream.bin'), stream));
    expect(sha(await bytesOf('large-stream.bin'))).toBe(sha(large));
  });

  it('of images are stored unchanged', async () => {
    const bucket = await bucketAs();
    const image = await picture();
    must(
      await bucket.upload(
        inFolder('p.png'),
        new Blob([new Uint8Array(image)], { type: 'image/png' }),
      ),
    );
    expect(sha(await bytesOf('p.png'))).toBe(sha(image));
    expect(must(await bucket.info(inFolder('p.png'))).contentType).toBe('image/png');
  });
});
