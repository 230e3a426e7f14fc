import { request } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { mebibyte } from '../../../domain/units.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { errorOf, must, onEachStore } from './world.ts';

const tooLarge = {
  message: 'The object exceeded the maximum allowed size',
  status: 400,
  statusCode: '413',
};

onEachStore(
  'limits',
  (world) => {
    const box = () => world.service.storage.from('box');
    const headers = () => ({ authorization: `Bearer ${world.keys.serviceKey}` });

    it('of size and complexity apply to JSON', async () => {
      const post = async (path: string, body: string) => {
        const init = { method: 'POST', headers: headers(), body };
        const response = await fetch(`${world.url}/storage/v1${path}`, init);
        return { status: response.status, ...(await response.json()) };
      };
      const large = JSON.stringify({ prefix: 'x'.repeat(64 * 1024) });
      expect(await post('/object/list/box', large)).toMatchObject({ statusCode: '413' });
      const keys = Array.from({ length: 1_001 }, (_, at) => `"${at}":1`).join();
      for (const body of [`{${keys}}`, `{"paths":[${'0,'.repeat(6_000)}0]}`, '['.repeat(600)]) {
        expect(await post('/object/sign/box', body)).toMatchObject({
          status: 400,
          message: 'The body holds or nests too much',
        });
      }
    });

    it('of size are lower for names without an account', async () => {
      const prefixes = Array.from({ length: 100 }, (_, at) => `${'x'.repeat(700)}${at}`);
      const remove = async (key: string) => {
        const init = {
          method: 'DELETE',
          headers: { authorization: `Bearer ${key}` },
          body: JSON.stringify({ prefixes }),
        };
        return (await fetch(`${world.url}/storage/v1/object/box`, init)).json();
      };
      expect(await remove(world.keys.anonKey)).toMatchObject({ statusCode: '413' });
      expect(await remove(world.keys.serviceKey)).toEqual([]);
    });

    it('of the disk reject an upload before it is read', async () => {
      const { hasRoom } = world.files;
      world.files.hasRoom = async () => false;
      const body = new Uint8Array(10);
      const init = { method: 'POST', headers: headers(), body };
      const response = await fetch(`${world.url}/storage/v1/object/cvs/full.txt`, init);
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ statusCode: '503', code: 'SlowDown' });
      if (hasRoom) world.files.hasRoom = hasRoom;
      else delete world.files.hasRoom;
    });

    it('of size apply to all ways to send a file', async () => {
      const { storage } = world.service;
      must(await storage.createBucket('box', { public: false, fileSizeLimit: '100kb' }));
      const bytes = new Uint8Array(100_001);
      const form = new FormData();
      form.append('', new Blob([bytes]), 'x');
      for (const body of [bytes, new Blob([bytes]), form, new Blob([bytes]).stream()]) {
        expect(errorOf(await box().upload('x.bin', body))).toEqual(tooLarge);
      }
      must(await box().upload('fits.bin', bytes.subarray(0, 100_000)));
      must(await box().upload('fits-form.bin', new Blob([bytes.subarray(0, 100_000)])));
      expect(await world.stored()).toHaveLength(2);
      must(await storage.createBucket('any'));
      expect(errorOf(await storage.from('any').upload('x', new Uint8Array(2 * mebibyte)))).toEqual(
        tooLarge,
      );
      const copy = await storage.from('any').upload('y', new Uint8Array(200_000));
      must(copy);
      const to = { destinationBucket: 'box' };
      expect(errorOf(await storage.from('any').copy('y', 'y', to))).toEqual(tooLarge);
      expect(errorOf(await storage.from('any').move('y', 'y', to))).toEqual(tooLarge);
    });

    it('reject a content length of two gigabytes', async () => {
      const response = await new Promise<{ status: number | undefined; body: string }>(
        (resolve, reject) => {
          const upload = request(`${world.url}/storage/v1/object/any/big.bin`, {
            method: 'POST',
            headers: { ...headers(), 'content-length': 2 * 1024 * mebibyte },
          });
          upload.on('error', reject);
          upload.on('response', (response) => {
            let body = '';
            response.on('data', (text) => (body += text));
            response.on('end', () => {
              resolve({ status: response.statusCode, body });
              upload.destroy();
            });
          });
          upload.write('x');
        },
      );
      expect(response.status).toBe(400);
      expect(JSON.parse(response.body)).toMatchObject({
        statusCode: '413',
        code: 'EntityTooLarge',
      });
    });

    it('end an endless stream', async () => {
      let sent = 0;
      const endless = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          sent += 64 * 1024;
          controller.enqueue(new Uint8Array(64 * 1024));
        },
      });
      expect(errorOf(await world.service.storage.from('any').upload('endless', endless))).toEqual(
        tooLarge,
      );
      // Bytes that were in transit at the time of the rejection do not count.
      expect(sent).toBeLessThan(100 * mebibyte);
      await eventually(async () => expect(await world.stored()).toHaveLength(3));
    });

    it('reject a form without a file, or a malformed form', async () => {
      const url = `${world.url}/storage/v1/object/any/form`;
      const form = new FormData();
      form.append('cacheControl', '60');
      const empty = await fetch(url, { method: 'POST', headers: headers(), body: form });
      expect(await empty.json()).toMatchObject({ message: 'No content provided' });
      const bodies: [string, string][] = [
        ['multipart/form-data', 'x'],
        ['multipart/form-data; boundary=b', 'no such boundary'],
        [
          'multipart/form-data; boundary=b',
          '--b\r\nContent-Disposition: form-data; name=""; filename="x"\r\n\r\ncut o',
        ],
      ];
      for (const [type, body] of bodies) {
        const allHeaders = { ...headers(), 'content-type': type };
        const response = await fetch(url, { method: 'POST', headers: allHeaders, body });
        expect(response.status, body).toBe(400);
      }
      const metadata = { ...headers(), 'x-metadata': Buffer.from('[1]').toString('base64') };
      const invalid = await fetch(url, { method: 'POST', headers: metadata, body: 'x' });
      expect(await invalid.json()).toMatchObject({ message: 'Invalid metadata' });
      expect(await world.stored()).toHaveLength(3);
    });

    it('an aborted upload leaves no file', async () => {
      const { host, hostname, port } = new URL(world.url);
      const socket = connect(Number(port), hostname);
      socket.write(
        `POST /storage/v1/object/any/cut.bin HTTP/1.1\r\nHost: ${host}\r\nAuthorization: ${headers().authorization}\r\nContent-Length: 500000\r\n\r\n${'x'.repeat(200_000)}`,
      );
      await new Promise((resolve) => setTimeout(resolve, 200));
      socket.destroy();
      await eventually(async () => expect(await world.stored()).toHaveLength(3));
      expect((await world.service.storage.from('any').exists('cut.bin')).data).toBe(false);
      const failing = new Readable({ read() {} });
      failing.push(Buffer.alloc(100_000));
      setTimeout(() => failing.destroy(new Error('lost')), 50);
      const failed = await world.service.storage.from('any').upload('lost.bin', failing);
      expect(failed.error).not.toBeNull();
      await eventually(async () => expect(await world.stored()).toHaveLength(3));
    });

    it('names cannot escape their folder', async () => {
      const any = world.service.storage.from('any');
      const invalidNames = [
        '../x',
        'a/../../x',
        './x',
        'a/./b',
        'a\\b',
        'å.txt',
        'a%2500',
        '~/x',
        'a<b>',
        '{}',
        'x'.repeat(1025),
      ];
      for (const name of invalidNames) {
        const form = { contentType: 'text/plain' };
        const encoded = name.split('/').map(encodeURIComponent).join('%2F');
        const response = await world.fetch(`/object/any/${encoded}`, {
          method: 'POST',
          headers: { ...headers(), 'content-type': form.contentType },
          body: 'x',
        });
        const text = await response.text();
        expect(response.status, `${name} ${text}`).toBe(400);
      }
      for (const path of [
        '/object/any/%',
        '/object/any/a%ff',
        '/object/any/a%00b',
        '/object/any/',
      ]) {
        const response = await world.fetch(path, { headers: headers() });
        expect(response.status, path).toBe(400);
      }
      // The client itself resolves this one, to a path that does not exist.
      const parent = { method: 'POST', headers: headers(), body: 'x' };
      expect((await world.fetch('/object/any/..', parent)).status).toBe(404);
      const unusual = "sub dir/it's (1) & $=@;:+,!*-_.txt";
      must(await any.upload(unusual, 'unusual'));
      expect(await must(await any.download(unusual)).text()).toBe('unusual');
      expect(must(await any.list('sub dir'))).toHaveLength(1);
      for (const key of await world.stored()) {
        expect(key).toMatch(/^objects\/[0-9a-f]{2}\/[0-9a-f-]{36}$/);
      }
    });
  },
  { maxFileBytes: mebibyte },
);
