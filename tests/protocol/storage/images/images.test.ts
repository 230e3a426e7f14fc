import sharp from 'sharp';
import { expect, it } from 'vitest';
import { defaultStorageSettings } from '../../../../server/storage/storage-settings.ts';
import { drawing, hugePicture, pdf, picture } from '../samples.ts';
import { cast, errorOf, must, onEachStore } from '../world.ts';

onEachStore(
  'images',
  (world) => {
    const gallery = () => world.service.storage.from('gallery');
    const variants = async () =>
      (await world.stored()).filter((key) => key.startsWith('variants/'));
    const measure = async (blob: Blob) => {
      const { format, width, height } = await sharp(await blob.arrayBuffer()).metadata();
      return [format, width, height];
    };
    const render = async (transform: Record<string, unknown>, name = 'a.png') =>
      measure(must(await gallery().download(name, { transform })));

    it('are rendered in the requested size', async () => {
      must(await world.service.storage.createBucket('gallery', { public: true }));
      const contentType = 'image/png';
      must(await gallery().upload('a.png', await picture(400, 200), { contentType }));
      expect(await render({ width: 100 })).toEqual(['png', 100, 50]);
      expect(await render({ height: 100 })).toEqual(['png', 200, 100]);
      expect(await render({ width: 100, height: 100 })).toEqual(['png', 100, 100]);
      expect(await render({ width: 100, height: 100, resize: 'contain' })).toEqual([
        'png',
        100,
        50,
      ]);
      expect(await render({ width: 100, height: 100, resize: 'fill' })).toEqual(['png', 100, 100]);
      expect(await render({ width: 1000 })).toEqual(['png', 400, 200]);
      expect(await render({ quality: 30 })).toEqual(['png', 400, 200]);
      for (const format of ['gif', 'webp', 'jpeg'] as const) {
        const options = { contentType: `image/${format}` };
        must(await gallery().upload(`a.${format}`, await picture(80, 40, format), options));
        expect(await render({ width: 20 }, `a.${format}`)).toEqual([format, 20, 10]);
      }
    });

    it('are sent in a format that the client accepts', async () => {
      const { publicUrl } = gallery().getPublicUrl('a.png', { transform: { width: 60 } }).data;
      const formatFor = async (accept: string, query = '') => {
        const response = await fetch(publicUrl + query, { headers: { accept } });
        expect(response.headers.get('vary')).toContain('Accept');
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        expect(response.headers.get('cache-control')).toBe('max-age=3600');
        const [format] = await measure(await response.blob());
        return [response.headers.get('content-type'), format];
      };
      expect(await formatFor('image/avif,image/webp,*/*')).toEqual(['image/webp', 'webp']);
      expect(await formatFor('image/avif')).toEqual(['image/avif', 'heif']);
      expect(await formatFor('*/*')).toEqual(['image/png', 'png']);
      expect(await formatFor('image/webp', '&format=origin')).toEqual(['image/png', 'png']);
    });

    it('are rendered once, cached, and deleted with the original', async () => {
      const contentType = 'image/jpeg';
      const variantsBefore = await variants();
      must(await gallery().upload('b.jpg', await picture(300, 300, 'jpeg'), { contentType }));
      const { publicUrl } = gallery().getPublicUrl('b.jpg', { transform: { width: 77 } }).data;
      const responses = await Promise.all(Array.from({ length: 5 }, () => fetch(publicUrl)));
      const etags = new Set(responses.map(({ headers }) => headers.get('etag')));
      expect(etags.size).toBe(1);
      expect(await variants()).toHaveLength(variantsBefore.length + 1);
      const etag = responses[0]?.headers.get('etag') ?? '';
      expect((await fetch(publicUrl, { headers: { 'if-none-match': etag } })).status).toBe(304);
      const head = await fetch(publicUrl, { method: 'HEAD' });
      expect(head.headers.get('content-length')).toBe(responses[0]?.headers.get('content-length'));

      must(await gallery().update('b.jpg', await picture(200, 100, 'jpeg'), { contentType }));
      expect(await variants()).toEqual(variantsBefore);
      const fresh = await fetch(publicUrl);
      expect(fresh.headers.get('etag')).not.toBe(etag);
      expect(await measure(await fresh.blob())).toEqual(['jpeg', 77, 39]);
      expect(await variants()).toHaveLength(variantsBefore.length + 1);
      expect(must(await gallery().purgeCache('b.jpg'))).toEqual({ message: 'success' });
      expect(await variants()).toEqual(variantsBefore);
      await fetch(publicUrl);
      must(await gallery().remove(['b.jpg']));
      expect(await variants()).toEqual(variantsBefore);
    });

    it('are cached up to a maximum number of sizes', async () => {
      const contentType = 'image/png';
      must(await gallery().upload('c.png', await picture(64, 64), { contentType }));
      const variantsBefore = await variants();
      for (let width = 1; width <= 5; width += 1) {
        expect(await render({ width }, 'c.png')).toEqual(['png', width, width]);
      }
      expect(await variants()).toHaveLength(variantsBefore.length + 3);
    });

    it('have a maximum quality', async () => {
      const etagOf = async (quality: number) => {
        const path = `/render/image/public/gallery/a.png?width=50&quality=${quality}`;
        return (await world.fetch(`${path}&format=webp`)).headers.get('etag');
      };
      expect(await etagOf(100)).toBe(await etagOf(90));
      expect(await etagOf(89)).not.toBe(await etagOf(90));
    });

    it('are encoded as AVIF by the fastest method', async () => {
      const contentType = 'image/jpeg';
      must(await gallery().upload('large.jpg', await picture(3000, 2000, 'jpeg'), { contentType }));
      const path = '/render/image/public/gallery/large.jpg?width=2490&format=avif&quality=100';
      const response = await world.fetch(path);
      expect(response.status).toBe(200);
      expect(await measure(await response.blob())).toEqual(['heif', 2490, 1660]);
    });

    it('contain no EXIF metadata', async () => {
      const located = await sharp(await picture(50, 50, 'jpeg'))
        .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
        .withMetadata({ orientation: 6 })
        .toBuffer();
      must(await gallery().upload('gps.jpg', located, { contentType: 'image/jpeg' }));
      const blob = must(await gallery().download('gps.jpg', { transform: { width: 20 } }));
      expect((await sharp(await blob.arrayBuffer()).metadata()).exif).toBeUndefined();
    });

    it('can be signed with a size', async () => {
      const transform = { width: 40, height: 30 } as const;
      const { signedUrl } = must(await gallery().createSignedUrl('a.png', 60, { transform }));
      expect(signedUrl).toContain('/render/image/sign/gallery/a.png?token=');
      const response = await fetch(`${signedUrl}&width=200`);
      expect(await measure(await response.blob())).toEqual(['png', 40, 30]);
      expect(response.headers.get('x-transformations')).toBe(
        'height:30,width:40,resizing_type:fill',
      );
      const plain = signedUrl.replace('/render/image/sign/', '/object/sign/');
      expect((await fetch(plain)).status).toBe(200);
      const otherFileUrl = signedUrl.replace('a.png', 'c.png');
      expect(await (await fetch(otherFileUrl)).json()).toMatchObject({ code: 'InvalidSignature' });
    });

    it('are rejected if they cannot or must not be rendered', async () => {
      const bad = [
        ...[{ width: 0.5 }, { width: 2501 }, { height: -1 }],
        ...[
          { quality: 101 },
          { quality: 19 },
          { resize: 'bend' },
          { format: 'exe' },
          { width: 'x' },
        ],
      ];
      for (const transform of bad) {
        const options = { transform } as Parameters<ReturnType<typeof gallery>['download']>[1];
        const { statusCode } = errorOf(await gallery().download('a.png', options).asStream());
        expect(statusCode, JSON.stringify(transform)).toBe('400');
      }
      const files: [string, Buffer, string][] = [
        ['x.pdf', pdf, 'application/pdf'],
        ['x.svg', drawing, 'image/svg+xml'],
        ['broken.png', (await picture()).subarray(0, 60), 'image/png'],
        ['huge.png', hugePicture(60_000), 'image/png'],
      ];
      for (const [name, bytes, contentType] of files) {
        must(await gallery().upload(name, bytes, { contentType }));
        const rejected = await gallery()
          .download(name, { transform: { width: 10 } })
          .asStream();
        expect(errorOf(rejected).message, name).toMatch(/image/);
      }
      const gone = await gallery()
        .download('none.png', { transform: { width: 10 } })
        .asStream();
      expect(errorOf(gone).message).toBe('Object not found');
    });

    it('with many frames are not enlarged', async () => {
      const frames = Buffer.from(Array.from({ length: 100 * 3 }, (_, byte) => (byte * 7) % 256));
      const raw = { width: 1, height: 100, channels: 3, pageHeight: 1 } as const;
      const film = await sharp(frames, { raw }).gif().toBuffer();
      must(await gallery().upload('film.gif', film, { contentType: 'image/gif' }));
      const path = '/render/image/public/gallery/film.gif?resize=fill';
      const began = performance.now();
      const rejected = await world.fetch(`${path}&width=2500&height=2500`);
      expect(await rejected.json()).toMatchObject({ message: 'The image cannot be rendered' });
      expect(performance.now() - began).toBeLessThan(3000);
      expect((await world.fetch(`${path}&width=20&height=20`)).status).toBe(200);
    });

    it('of a private bucket follow its policies', async () => {
      const viola = (await world.as(cast.viola)).storage.from('folders');
      const key = `${cast.viola.id}/me.png`;
      must(await viola.upload(key, await picture(50, 50), { contentType: 'image/png' }));
      const transform = { width: 10 };
      expect(await measure(must(await viola.download(key, { transform })))).toEqual([
        'png',
        10,
        10,
      ]);
      const pelle = (await world.as(cast.pelle)).storage.from('folders');
      const hidden = await pelle.download(key, { transform }).asStream();
      expect(errorOf(hidden).message).toBe('Object not found');
      const open = await world.fetch(`/render/image/public/folders/${key}?width=10`);
      expect(await open.json()).toMatchObject({ code: 'NoSuchBucket' });
    });
  },
  { images: { ...defaultStorageSettings.images, maxVariants: 3 } },
);
