import { expect, it } from 'vitest';
import { errorOf, must, onEachStore } from './world.ts';

onEachStore('buckets', (world) => {
  it('belong to a service that has a status, and JSON for unknown paths', async () => {
    const status = await world.fetch('/status');
    expect([status.status, await status.text()]).toEqual([200, '']);
    const unknown = await world.fetch('/nothing/here');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ message: 'There is no such endpoint' });
  });

  it('are created, read, listed, changed and deleted', async () => {
    const { storage } = world.service;
    expect(
      must(
        await storage.createBucket('wool', {
          public: true,
          fileSizeLimit: '20mb',
          allowedMimeTypes: ['image/*', 'application/pdf'],
        }),
      ),
    ).toEqual({ name: 'wool' });
    const created = must(await storage.getBucket('wool'));
    expect(created).toEqual({
      id: 'wool',
      name: 'wool',
      owner: '',
      public: true,
      file_size_limit: 20_000_000,
      allowed_mime_types: ['image/*', 'application/pdf'],
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
      updated_at: expect.any(String),
    });
    const listed = must(await storage.listBuckets());
    expect(listed.map(({ id }) => id)).toEqual([
      'contracts',
      'cvs',
      'exports',
      'folders',
      'invoices',
      'letterbox',
      'media',
      'wool',
    ]);
    expect(listed[7]).toEqual({ ...created, type: 'STANDARD' });

    expect(must(await storage.updateBucket('wool', { public: false }))).toEqual({
      message: 'Successfully updated',
    });
    expect(must(await storage.getBucket('wool'))).toMatchObject({
      public: false,
      file_size_limit: 20_000_000,
    });
    must(
      await storage.updateBucket('wool', {
        public: false,
        fileSizeLimit: null,
        allowedMimeTypes: null,
      }),
    );
    expect(must(await storage.getBucket('wool'))).toMatchObject({
      file_size_limit: null,
      allowed_mime_types: null,
    });
    expect(must(await storage.deleteBucket('wool'))).toEqual({ message: 'Successfully deleted' });
    expect(errorOf(await storage.getBucket('wool'))).toEqual({
      message: 'Bucket not found',
      status: 400,
      statusCode: '404',
    });
  });

  it('are listed in pages', async () => {
    const { storage } = world.service;
    const options = { limit: 2, offset: 1, sortColumn: 'id', sortOrder: 'desc' } as const;
    const listed = must(await storage.listBuckets(options));
    expect(listed.map(({ id }) => id)).toEqual(['letterbox', 'invoices']);
    const matching = must(await storage.listBuckets({ search: 'ETTER' }));
    expect(matching.map(({ id }) => id)).toEqual(['letterbox']);
  });

  it('are rejected with a taken or invalid name, or an invalid size or type', async () => {
    const { storage } = world.service;
    must(await storage.createBucket('twice'));
    expect(errorOf(await storage.createBucket('twice'))).toEqual({
      message: 'The resource already exists',
      status: 400,
      statusCode: '409',
    });
    for (const name of [' wool', 'wo/ol', '..', '', 'ull\u00e5', 'a'.repeat(101)]) {
      expect(errorOf(await storage.createBucket(name)).message, name).toBe('Bucket name invalid');
    }
    expect(
      errorOf(await storage.createBucket('big', { public: false, fileSizeLimit: '20 parsecs' }))
        .message,
    ).toBe('Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B');
    expect(
      errorOf(await storage.createBucket('big', { public: false, fileSizeLimit: '20GB' }))
        .statusCode,
    ).toBe('413');
    expect(
      errorOf(await storage.createBucket('big', { public: false, allowedMimeTypes: ['jpeg'] }))
        .statusCode,
    ).toBe('415');
    for (const call of [
      storage.updateBucket('nowhere', { public: true }),
      storage.deleteBucket('nowhere'),
      storage.emptyBucket('nowhere'),
    ]) {
      expect(errorOf(await call).message).toBe('Bucket not found');
    }
  });

  it('must be empty to be deleted', async () => {
    const { storage } = world.service;
    must(await storage.createBucket('full'));
    for (const name of ['a.txt', 'b/c.txt']) must(await storage.from('full').upload(name, name));
    const keysBefore = await world.stored();
    expect(errorOf(await storage.deleteBucket('full'))).toEqual({
      message: 'The bucket you tried to delete is not empty',
      status: 400,
      statusCode: '409',
    });
    must(await storage.emptyBucket('full'));
    expect(must(await storage.from('full').list())).toEqual([]);
    expect(await world.stored()).toHaveLength(keysBefore.length - 2);
    must(await storage.deleteBucket('full'));
  });
});
