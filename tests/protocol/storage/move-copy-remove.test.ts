import { expect, it } from 'vitest';
import { page, pdf, program } from './samples.ts';
import { cast, errorOf, must, onEachStore } from './world.ts';

onEachStore('files', (world) => {
  const viola = async () => (await world.as(cast.viola)).storage.from('desks');
  const mine = (name: string) => `${cast.viola.id}/${name}`;
  const textOf = async (name: string) => must(await (await viola()).download(mine(name))).text();
  const notFound = { message: 'Object not found', status: 400, statusCode: '404' };
  const duplicate = { message: 'The resource already exists', status: 400, statusCode: '409' };
  const forbidden = {
    message: 'new row violates row-level security policy',
    status: 400,
    statusCode: '403',
  };

  it('can be moved', async () => {
    const own = await viola();
    const { id } = must(await own.upload(mine('old.txt'), 'moving'));
    const files = await world.stored();
    expect(must(await own.move(mine('old.txt'), mine('sub/new.txt')))).toEqual({
      message: 'Successfully moved',
      Id: id,
      Key: `desks/${mine('sub/new.txt')}`,
    });
    expect(await textOf('sub/new.txt')).toBe('moving');
    expect(errorOf(await own.info(mine('old.txt')))).toEqual(notFound);
    expect(await world.stored()).toEqual(files);
    expect(errorOf(await own.move(mine('old.txt'), mine('else.txt')))).toEqual(notFound);
    must(await own.upload(mine('taken.txt'), 'taken'));
    expect(errorOf(await own.move(mine('taken.txt'), mine('sub/new.txt')))).toEqual(duplicate);
    expect(errorOf(await own.move(mine('taken.txt'), `${cast.pelle.id}/gift.txt`))).toEqual(
      forbidden,
    );
    for (const key of ['../up.txt', 'a//b', '/', `${mine('x')}/..`, 'a\\b', 'nul\0']) {
      expect(errorOf(await own.move(mine('taken.txt'), key)).message, key).toContain('Invalid key');
    }
    const pelle = (await world.as(cast.pelle)).storage.from('desks');
    expect(errorOf(await pelle.move(mine('taken.txt'), `${cast.pelle.id}/stolen.txt`))).toEqual(
      notFound,
    );
  });

  it('can be copied', async () => {
    const own = await viola();
    const metadata = { kind: 'letter' };
    must(await own.upload(mine('source.txt'), 'copied', { metadata, contentType: 'text/plain' }));
    expect(must(await own.copy(mine('source.txt'), mine('copy.txt')))).toEqual({
      path: `desks/${mine('copy.txt')}`,
    });
    must(await own.update(mine('source.txt'), 'changed since'));
    expect(await textOf('copy.txt')).toBe('copied');
    expect(must(await own.info(mine('copy.txt')))).toMatchObject({ metadata, size: 6 });
    expect(errorOf(await own.copy(mine('source.txt'), mine('copy.txt')))).toEqual(duplicate);
    expect(errorOf(await own.copy(mine('none.txt'), mine('x.txt')))).toEqual(notFound);
    expect(errorOf(await own.copy(mine('source.txt'), `${cast.pelle.id}/x.txt`))).toEqual(
      forbidden,
    );
    const plain = {
      copyMetadata: false,
      metadata: { cacheControl: 'max-age=5', mimetype: 'text/markdown' },
    };
    must(await own.copy(mine('source.txt'), mine('plain.txt'), plain));
    expect(must(await own.info(mine('plain.txt')))).toMatchObject({
      metadata: {},
      cacheControl: 'max-age=5',
      contentType: 'text/markdown',
    });
  });

  it('are copied completely while they are replaced', async () => {
    const own = await viola();
    const versions = Array.from({ length: 20 }, (_, number) => `version ${number}`);
    must(await own.upload(mine('busy.txt'), 'version 0'));
    const replacing = (async () => {
      for (const text of versions) must(await own.update(mine('busy.txt'), text));
    })();
    for (const number of versions.keys()) {
      must(await own.copy(mine('busy.txt'), mine(`of-busy/${number}.txt`)));
      expect(versions).toContain(await textOf(`of-busy/${number}.txt`));
    }
    await replacing;
  });

  it('can be moved and copied to another bucket, whose rules apply', async () => {
    const { storage } = world.service;
    const docs = storage.from('cvs');
    must(await storage.createBucket('any'));
    const any = storage.from('any');
    const to = { destinationBucket: 'cvs' };
    must(await any.upload('cv.pdf', pdf, { contentType: 'application/pdf' }));
    must(await any.upload('page.html', page, { contentType: 'text/html' }));
    must(await any.upload('page.txt', page, { contentType: 'text/plain' }));
    must(await any.upload('tool.exe', program, { contentType: 'application/octet-stream' }));
    expect(must(await any.copy('cv.pdf', 'ok.pdf', to)).path).toBe('cvs/ok.pdf');
    must(await any.move('cv.pdf', 'moved.pdf', to));
    expect((await docs.exists('moved.pdf')).data).toBe(true);
    for (const name of ['page.html', 'page.txt', 'tool.exe']) {
      expect(errorOf(await any.copy(name, name, to)).statusCode, name).toBe('415');
      expect(errorOf(await any.move(name, name, to)).statusCode, name).toBe('415');
    }
    const nowhere = { destinationBucket: 'nowhere' };
    expect(errorOf(await any.move('page.txt', 'a.txt', nowhere)).message).toBe('Bucket not found');
  });

  it('can be removed', async () => {
    const own = await viola();
    const before = await world.stored();
    for (const name of ['r1.txt', 'r2.txt']) must(await own.upload(mine(name), name));
    const pelle = (await world.as(cast.pelle)).storage.from('desks');
    must(await pelle.upload(`${cast.pelle.id}/p.txt`, 'p'));
    const removed = must(
      await own.remove([mine('r1.txt'), mine('r2.txt'), mine('none'), `${cast.pelle.id}/p.txt`]),
    );
    expect(removed.map(({ name }) => name).toSorted()).toEqual([mine('r1.txt'), mine('r2.txt')]);
    expect(removed[0]).toMatchObject({ bucket_id: 'desks', metadata: { size: 6 } });
    expect(await world.stored()).toHaveLength(before.length + 1);
    expect(must(await own.remove([mine('r1.txt')]))).toEqual([]);
    expect(errorOf(await own.remove([])).statusCode).toBe('400');
    const many = Array.from({ length: 1001 }, (_, index) => mine(`${index}`));
    expect(errorOf(await own.remove(many)).statusCode).toBe('400');

    const headers = { authorization: `Bearer ${world.keys.serviceKey}` };
    const one = { method: 'DELETE', headers };
    const path = `/object/desks/${cast.pelle.id}/p.txt`;
    expect(await (await world.fetch(path, one)).json()).toEqual({
      message: 'Successfully deleted',
    });
    expect(await (await world.fetch(path, one)).json()).toMatchObject({ code: 'NoSuchKey' });
  });
});
