import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { picture } from './samples.ts';
import { cast, errorOf, must, onEachStore } from './world.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

onEachStore('uploads', (world) => {
  const bucketAs = async (person: { id: string } = cast.viola) =>
    (await world.as(person)).storage.from('folders');
  const inFolder = (name: string) => `${cast.viola.id}/${name}`;
  const bytesOf = async (name: string) => {
    const blob = must(await (await bucketAs()).download(inFolder(name)));
    return Buffer.from(await blob.arrayBuffer());
  };

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

  it('are limited by the policies', async () => {
    const bucket = await bucketAs();
    const foreign = `${cast.pelle.id}/note.txt`;
    const keysBefore = await world.stored();
    expect(errorOf(await bucket.upload(foreign, 'mine now'))).toEqual({
      message: 'new row violates row-level security policy',
      status: 400,
      statusCode: '403',
    });
    const pelle = await bucketAs(cast.pelle);
    must(await pelle.upload(foreign, 'Pelle was here'));
    for (const attempt of [
      bucket.upload(foreign, 'mine now', { upsert: true }),
      bucket.update(foreign, 'mine now'),
    ]) {
      expect(errorOf(await attempt).statusCode).toBe('403');
    }
    expect(await must(await pelle.download(foreign)).text()).toBe('Pelle was here');
    expect(errorOf(await world.anonymous.storage.from('cvs').upload('a.txt', 'x')).statusCode).toBe(
      '403',
    );
    expect(await world.stored()).toHaveLength(keysBefore.length + 1);
  });

  it('need no select policy', async () => {
    const letterbox = world.anonymous.storage.from('letterbox');
    const { id } = must(await letterbox.upload('letter.txt', 'hello'));
    expect(id).toMatch(uuid);
    expect(errorOf(await letterbox.download('letter.txt')).message).toBe('Object not found');
    expect(errorOf(await letterbox.upload('letter.txt', 'bye', { upsert: true })).statusCode).toBe(
      '403',
    );
    expect(
      await must(await world.service.storage.from('letterbox').download('letter.txt')).text(),
    ).toBe('hello');
  });

  it('require an existing bucket', async () => {
    const nowhere = world.service.storage.from('nowhere');
    expect(errorOf(await nowhere.upload('a.txt', 'x'))).toEqual({
      message: 'Bucket not found',
      status: 400,
      statusCode: '404',
    });
  });

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
