import { expect, it } from 'vitest';
import { defaultStorageSettings } from '../../../../server/storage/storage-settings.ts';
import { picture } from '../samples.ts';
import { must, onEachStore } from '../world.ts';

onEachStore(
  'images beyond the budget of a network',
  (world) => {
    it('are rejected unless they were rendered before', async () => {
      must(await world.service.storage.createBucket('gallery', { public: true }));
      const gallery = world.service.storage.from('gallery');
      must(await gallery.upload('a.png', await picture(400, 200), { contentType: 'image/png' }));
      const requestWidth = (width: number) =>
        world.fetch(`/render/image/public/gallery/a.png?width=${width}`);
      expect((await requestWidth(100)).status).toBe(200);
      const rejected = await requestWidth(101);
      expect(rejected.status).toBe(429);
      expect(await rejected.json()).toMatchObject({ statusCode: '429', code: 'SlowDown' });
      expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await requestWidth(100)).status).toBe(200);
    });
  },
  { images: { ...defaultStorageSettings.images, cost: { burst: 0.000_1, perSecond: 0.000_1 } } },
);

onEachStore(
  'images that take too long',
  (world) => {
    it('are reported as unavailable, and the response is not cached', async () => {
      must(await world.service.storage.createBucket('gallery', { public: true }));
      const gallery = world.service.storage.from('gallery');
      must(await gallery.upload('a.png', await picture(400, 200), { contentType: 'image/png' }));
      const response = await world.fetch('/render/image/public/gallery/a.png?width=100');
      expect(response.status).toBe(503);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await world.stored()).filter((key) => key.startsWith('variants/'))).toEqual([]);
    });
  },
  // Shorter than the start of the process that renders.
  { images: { ...defaultStorageSettings.images, maxSeconds: 0.001 } },
);

onEachStore('images of disconnected clients', (world) => {
  it('are not rendered', async () => {
    must(await world.service.storage.createBucket('gallery', { public: true }));
    const gallery = world.service.storage.from('gallery');
    const contentType = 'image/jpeg';
    must(await gallery.upload('a.jpg', await picture(3000, 2000, 'jpeg'), { contentType }));
    const requestWidth = (width: number, signal?: AbortSignal) =>
      world.fetch(`/render/image/public/gallery/a.jpg?width=${width}&format=png`, { signal });
    const first = requestWidth(2400);
    const client = new AbortController();
    const widths = Array.from({ length: 10 }, (_, at) => 2401 + at);
    const aborted = widths.map((width) =>
      requestWidth(width, client.signal).catch(() => 'aborted'),
    );
    setTimeout(() => client.abort(), 50);
    expect(await Promise.all(aborted)).toEqual(widths.map(() => 'aborted'));
    expect((await first).status).toBe(200);
    expect((await requestWidth(10)).status).toBe(200);
    const variants = (await world.stored()).filter((key) => key.startsWith('variants/'));
    // A few may have begun before the server noticed that their clients left.
    expect(variants.length).toBeLessThanOrEqual(6);
  });
});
