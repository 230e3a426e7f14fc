import { expect, it } from 'vitest';
import { picture } from './samples.ts';
import { cast, errorOf, must, onEachStore } from './world.ts';

onEachStore('buckets', (world) => {
  it('can be managed by staff only', async () => {
    const { storage } = world.anonymous;
    expect(must(await storage.listBuckets())).toEqual([]);
    expect(errorOf(await storage.getBucket('media')).statusCode).toBe('404');
    expect(errorOf(await storage.createBucket('mine'))).toEqual({
      message: 'new row violates row-level security policy',
      status: 400,
      statusCode: '403',
    });
    expect(errorOf(await storage.emptyBucket('media')).statusCode).toBe('404');
    expect(errorOf(await storage.deleteBucket('media')).statusCode).toBe('404');
    const editor = await world.as(cast.edith);
    must(
      await editor.storage
        .from('media')
        .upload('kept.png', await picture(), { contentType: 'image/png' }),
    );
    for (const colleague of [cast.edith, cast.rasmus, cast.astrid]) {
      const { storage } = await world.as(colleague);
      expect(errorOf(await storage.emptyBucket('media')).statusCode).toBe('404');
    }
    expect(must(await editor.storage.from('media').exists('kept.png'))).toBe(true);
    must(await editor.storage.from('media').remove(['kept.png']));
    const visibleIds = must(await editor.storage.listBuckets()).map(({ id }) => id);
    expect(visibleIds).toEqual(expect.arrayContaining(['cvs', 'media']));
    expect(errorOf(await editor.storage.updateBucket('media', { public: false })).statusCode).toBe(
      '404',
    );
  });

  it('require a key or a token', async () => {
    for (const headers of [{}, { authorization: 'Bearer nonsense' }]) {
      const response = await world.fetch('/bucket', { headers: headers as HeadersInit });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        statusCode: '403',
        error: 'Unauthorized',
        message: 'Invalid Compact JWS',
        code: 'AccessDenied',
      });
    }
    const headers = { authorization: `Bearer ${world.keys.serviceKey}` };
    const body = await world.fetch('/bucket', { method: 'POST', headers, body: '{nonsense' });
    expect(await body.json()).toMatchObject({ statusCode: '400', code: 'InvalidRequest' });
    const route = await world.fetch('/nowhere', { headers });
    expect(await route.json()).toMatchObject({ statusCode: '404' });
  });
});
