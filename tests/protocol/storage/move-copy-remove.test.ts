import { expect, it } from 'vitest';
import { page, pdf, program } from './samples.ts';
import { cast, errorOf, must, onEachStore } from './world.ts';

onEachStore('files', (world) => {
  const bucketAs = async (person: { id: string } = cast.viola) =>
    (await world.as(person)).storage.from('folders');
  const inFolder = (name: string) => `${cast.viola.id}/${name}`;
  const textOf = async (name: string) =>
    must(await (await bucketAs()).download(inFolder(name))).text();
  const notFound = { message: 'Object not found', status: 400, statusCode: '404' };
  const duplicate = { message: 'The resource already exists', status: 400, statusCode: '409' };
  const forbidden = {
    message: 'new row violates row-level security policy',
    status: 400,
    statusCode: '403',
  };

  it('can be moved', async () => {
    const bucket = await bucketAs();
    const { id } = must(await bucket.upload(inFolder('old.txt'), 'moving'));
    const storedBefore = await world.stored();
    expect(must(await bucket.move(inFolder('old.txt'), inFolder('sub/new.txt')))).toEqual({
      message: 'Successfully moved',
      Id: id,
      Key: `folders/${inFolder('sub/new.txt')}`,
    });
    expect(await textOf('sub/new.txt')).toBe('moving');
    expect(errorOf(await bucket.info(inFolder('old.txt')))).toEqual(notFound);
    // A move changes only the row: the stored file keeps its key.
    expect(await world.stored()).toEqual(storedBefore);
  });

  it('cannot be moved if they do not exist, or over another file', async () => {
    const bucket = await bucketAs();
    expect(errorOf(await bucket.move(inFolder('none.txt'), inFolder('else.txt')))).toEqual(
      notFound,
    );
    must(await bucket.upload(inFolder('existing.txt'), 'existing'));
    must(await bucket.upload(inFolder('taken.txt'), 'taken'));
    expect(errorOf(await bucket.move(inFolder('taken.txt'), inFolder('existing.txt')))).toEqual(
      duplicate,
    );
  });

  it('cannot be moved into or out of the folder of somebody else', async () => {
    const bucket = await bucketAs();
    must(await bucket.upload(inFolder('private.txt'), 'private'));
    expect(
      errorOf(await bucket.move(inFolder('private.txt'), `${cast.pelle.id}/gift.txt`)),
    ).toEqual(forbidden);
    const pelle = await bucketAs(cast.pelle);
    expect(
      errorOf(await pelle.move(inFolder('private.txt'), `${cast.pelle.id}/stolen.txt`)),
    ).toEqual(notFound);
  });

  it('cannot be moved to an invalid key', async () => {
    const bucket = await bucketAs();
    must(await bucket.upload(inFolder('valid.txt'), 'valid'));
    for (const key of ['../up.txt', 'a//b', '/', `${inFolder('x')}/..`, 'a\\b', 'nul\0']) {
      expect(errorOf(await bucket.move(inFolder('valid.txt'), key)).message, key).toContain(
        'Invalid key',
      );
    }
  });

  it('can be copied', async () => {
    const bucket = await bucketAs();
    const metadata = { kind: 'letter' };
    must(
      await bucket.upload(inFolder('source.txt'), 'copied', {
        metadata,
        contentType: 'text/plain',
      }),
    );
    expect(must(await bucket.copy(inFolder('source.txt'), inFolder('copy.txt')))).toEqual({
      path: `folders/${inFolder('copy.txt')}`,
    });
    must(await bucket.update(inFolder('source.txt'), 'changed since'));
    expect(await textOf('copy.txt')).toBe('copied');
    expect(must(await bucket.info(inFolder('copy.txt')))).toMatchObject({ metadata, size: 6 });
    expect(errorOf(await bucket.copy(inFolder('source.txt'), inFolder('copy.txt')))).toEqual(
      duplicate,
    );
    expect(errorOf(await bucket.copy(inFolder('none.txt'), inFolder('x.txt')))).toEqual(notFound);
    expect(errorOf(await bucket.copy(inFolder('source.txt'), `${cast.pelle.id}/x.txt`))).toEqual(
      forbidden,
    );
    const plain = {
      copyMetadata: false,
      metadata: { cacheControl: 'max-age=5', mimetype: 'text/markdown' },
    };
    must(await bucket.copy(inFolder('source.txt'), inFolder('plain.txt'), plain));
    expect(must(await bucket.info(inFolder('plain.txt')))).toMatchObject({
      metadata: {},
      cacheControl: 'max-age=5',
      contentType: 'text/markdown',
    });
  });

  it('are copied completely while they are replaced', async () => {
    const bucket = await bucketAs();
    const versions = Array.from({ length: 20 }, (_, number) => `version ${number}`);
    must(await bucket.upload(inFolder('busy.txt'), 'version 0'));
    const replacing = (async () => {
      for (const text of versions) must(await bucket.update(inFolder('busy.txt'), text));
    })();
    for (const number of versions.keys()) {
      must(await bucket.copy(inFolder('busy.txt'), inFolder(`of-busy/${number}.txt`)));
      expect(versions).toContain(await textOf(`of-busy/${number}.txt`));
    }
    await replacing;
  });

  it('can be moved and copied to another bucket, whose rules apply', async () => {
    const { storage } = world.service;
    const cvs = storage.from('cvs');
    must(await storage.createBucket('any'));
    const any = storage.from('any');
    const to = { destinationBucket: 'cvs' };
    must(await any.upload('cv.pdf', pdf, { contentType: 'application/pdf' }));
    must(await any.upload('page.html', page, { contentType: 'text/html' }));
    must(await any.upload('page.txt', page, { contentType: 'text/plain' }));
    must(await any.upload('tool.exe', program, { contentType: 'application/octet-stream' }));
    expect(must(await any.copy('cv.pdf', 'ok.pdf', to)).path).toBe('cvs/ok.pdf');
    must(await any.move('cv.pdf', 'moved.pdf', to));
    expect((await cvs.exists('moved.pdf')).data).toBe(true);
    for (const name of ['page.html', 'page.txt', 'tool.exe']) {
      expect(errorOf(await any.copy(name, name, to)).statusCode, name).toBe('415');
      expect(errorOf(await any.move(name, name, to)).statusCode, name).toBe('415');
    }
    const nowhere = { destinationBucket: 'nowhere' };
    expect(errorOf(await any.move('page.txt', 'a.txt', nowhere)).message).toBe('Bucket not found');
  });
});
