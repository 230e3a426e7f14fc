import { expect, it } from 'vitest';
import { cast, errorOf, must, onEachStore } from './world.ts';

const names = [
  'b.txt',
  'a.txt',
  'B-side.txt',
  'folder/one.txt',
  'folder/deep/two.txt',
  'folder-x/y.txt',
];

onEachStore('lists', (world) => {
  const box = () => world.service.storage.from('box');
  const namesIn = async (...args: Parameters<ReturnType<typeof box>['list']>) =>
    must(await box().list(...args)).map(({ name }) => name);

  it('show the direct children of a folder by name', async () => {
    must(await world.service.storage.createBucket('box'));
    for (const name of names) must(await box().upload(name, name, { contentType: 'text/plain' }));
    const entries = must(await box().list());
    expect(entries.map(({ name }) => name)).toEqual([
      'B-side.txt',
      'a.txt',
      'b.txt',
      'folder-x',
      'folder',
    ]);
    expect(entries[1]).toEqual({
      name: 'a.txt',
      id: expect.any(String),
      updated_at: expect.any(String),
      created_at: expect.any(String),
      last_accessed_at: expect.any(String),
      metadata: {
        eTag: expect.any(String),
        size: 5,
        mimetype: 'text/plain',
        cacheControl: 'max-age=3600',
        lastModified: expect.any(String),
        contentLength: 5,
        httpStatusCode: 200,
      },
    });
    expect(entries[4]).toEqual({
      name: 'folder',
      id: null,
      updated_at: null,
      created_at: null,
      last_accessed_at: null,
      metadata: null,
    });
    expect(await namesIn('folder')).toEqual(['deep', 'one.txt']);
    expect(await namesIn('/folder/deep/')).toEqual(['two.txt']);
    expect(await namesIn('fol')).toEqual([]);
  });

  it('can be sorted, searched and paged', async () => {
    const byName = (order: string) => ({ sortBy: { column: 'name', order } });
    expect(await namesIn('', byName('desc'))).toEqual([
      'folder',
      'folder-x',
      'b.txt',
      'a.txt',
      'B-side.txt',
    ]);
    expect(await namesIn('', { limit: 2, offset: 1 })).toEqual(['a.txt', 'b.txt']);
    expect(await namesIn('', { search: 'b' })).toEqual(['B-side.txt', 'b.txt']);
    expect(await namesIn('folder', { search: 'ONE' })).toEqual(['one.txt']);
    expect(await namesIn('', { search: '%' })).toEqual([]);
    expect(await namesIn('', { search: 'folder_' })).toEqual([]);
    const oldestFirst = { sortBy: { column: 'created_at', order: 'asc' } };
    expect(await namesIn('', oldestFirst)).toEqual([
      'folder-x',
      'folder',
      'b.txt',
      'a.txt',
      'B-side.txt',
    ]);
    const newestFirst = { sortBy: { column: 'updated_at', order: 'desc' }, limit: 2, offset: 2 };
    expect(await namesIn('', newestFirst)).toEqual(['B-side.txt', 'a.txt']);
  });

  it('reject invalid options', async () => {
    for (const options of [
      { sortBy: { column: 'name; drop table storage.objects', order: 'asc' } },
      { sortBy: { column: 'name', order: 'sideways' } },
      { limit: 0 },
      { limit: 1e9 },
      { offset: -1 },
    ]) {
      expect(errorOf(await box().list('', options)).statusCode).toBe('400');
    }
    expect(errorOf(await box().list('\0')).statusCode).toBe('400');
    expect(errorOf(await box().listV2({ cursor: 'nonsense' })).statusCode).toBe('400');
    expect(errorOf(await box().listV2({ limit: 1001 })).statusCode).toBe('400');
  });

  it('show only files that the caller may read', async () => {
    const viola = (await world.as(cast.viola)).storage.from('folders');
    const pelle = (await world.as(cast.pelle)).storage.from('folders');
    must(await viola.upload(`${cast.viola.id}/a.txt`, 'a'));
    must(await pelle.upload(`${cast.pelle.id}/p.txt`, 'p'));
    expect(must(await viola.list()).map(({ name }) => name)).toEqual([cast.viola.id]);
    expect(must(await viola.list(cast.pelle.id))).toEqual([]);
    expect(must(await viola.listV2()).objects.map(({ name }) => name)).toEqual([
      `${cast.viola.id}/a.txt`,
    ]);
    expect(must(await world.anonymous.storage.from('box').list())).toEqual([]);
  });

  it('list-v2 separates folders and files', async () => {
    const listing = must(await box().listV2());
    expect(listing.hasNext).toBe(false);
    expect(listing.folders).toEqual([]);
    expect(listing.objects.map(({ name }) => name)).toEqual([
      'B-side.txt',
      'a.txt',
      'b.txt',
      'folder-x/y.txt',
      'folder/deep/two.txt',
      'folder/one.txt',
    ]);
    const top = must(await box().listV2({ with_delimiter: true }));
    expect(top.folders).toEqual([
      { key: 'folder-x', name: 'folder-x/' },
      { key: 'folder', name: 'folder/' },
    ]);
    expect(top.objects.map(({ name }) => name)).toEqual(['B-side.txt', 'a.txt', 'b.txt']);
    const below = must(await box().listV2({ prefix: 'folder/', with_delimiter: true }));
    expect(below.folders).toEqual([{ key: 'folder/deep', name: 'folder/deep/' }]);
    expect(below.objects).toEqual([
      {
        id: expect.any(String),
        key: 'folder/one.txt',
        name: 'folder/one.txt',
        updated_at: expect.any(String),
        created_at: expect.any(String),
        last_accessed_at: expect.any(String),
        metadata: expect.objectContaining({ size: 14 }),
      },
    ]);
    const withPrefix = must(await box().listV2({ prefix: 'fold' }));
    expect(withPrefix.objects).toHaveLength(3);
  });

  it('list-v2 continues at a cursor', async () => {
    for (const with_delimiter of [true, false]) {
      for (const column of ['name', 'created_at', 'updated_at'] as const) {
        for (const order of ['asc', 'desc'] as const) {
          const options = { with_delimiter, sortBy: { column, order } };
          const whole = must(await box().listV2(options));
          const folders: string[] = [];
          const objects: string[] = [];
          let cursor: string | undefined;
          do {
            const page = must(
              await box().listV2({ ...options, limit: 1, ...(cursor && { cursor }) }),
            );
            folders.push(...page.folders.map(({ name }) => name));
            objects.push(...page.objects.map(({ name }) => name));
            cursor = page.hasNext ? page.nextCursor : undefined;
          } while (cursor);
          const paged = JSON.stringify(options);
          expect(folders, paged).toEqual(whole.folders.map(({ name }) => name));
          expect(objects, paged).toEqual(whole.objects.map(({ name }) => name));
          expect(folders.length + objects.length).toBeGreaterThan(4);
        }
      }
    }
  });

  it('are complete with many files', async () => {
    await world.database.query(
      `insert into storage.objects (bucket_id, name)
       select 'box', 'many/' || (n % 3) || '/' || n || '.txt' from generate_series(1, 3000) n`,
    );
    expect(await namesIn('many')).toEqual(['0', '1', '2']);
    expect(must(await box().list('many/1'))).toHaveLength(100);
    const page = must(await box().listV2({ prefix: 'many/1/' }));
    expect([page.objects.length, page.hasNext]).toEqual([1000, false]);
  });
});
