import { expect, it } from 'vitest';
import { drawing, page, pdf } from './samples.ts';
import { cast, errorOf, must, onEachStore } from './world.ts';

onEachStore('downloads', (world) => {
  const key = `${cast.viola.id}/alphabet.txt`;
  const alphabet = 'abcdefghijklmnopqrstuvwxyz';

  const authorized = async (headers: Record<string, string> = {}) => {
    const token = await world.keys.sign({ sub: cast.viola.id, role: 'authenticated' }, 60);
    return { headers: { authorization: `Bearer ${token}`, ...headers } };
  };
  const get = async (headers?: Record<string, string>, query = '') =>
    world.fetch(`/object/folders/${key}${query}`, await authorized(headers));

  it('have length, type, ETag, date and cache headers', async () => {
    const viola = (await world.as(cast.viola)).storage.from('folders');
    must(await viola.upload(key, alphabet, { contentType: 'text/plain' }));
    expect(await must(await viola.download(key)).text()).toBe(alphabet);
    const stream = must(await viola.download(key).asStream());
    expect(await new Response(stream).text()).toBe(alphabet);
    expect((await viola.exists(key)).data).toBe(true);
    expect((await viola.exists(`${cast.viola.id}/missing.txt`)).data).toBe(false);

    const { headers, status } = await get();
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '26',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=3600',
      'x-robots-tag': 'none',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"\w{32}"$/),
      'last-modified': expect.stringMatching(/GMT$/),
    });
    const head = await world.fetch(`/object/folders/${key}`, {
      ...(await authorized()),
      method: 'HEAD',
    });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe('26');
    expect(head.headers.get('etag')).toBe(headers.get('etag'));
    const longer = await world.fetch(`/object/authenticated/folders/${key}`, await authorized());
    expect(await longer.text()).toBe(alphabet);
  });

  it('support ranges', async () => {
    const parts: [string, string, string][] = [
      ['bytes=0-4', 'abcde', 'bytes 0-4/26'],
      ['bytes=20-', 'uvwxyz', 'bytes 20-25/26'],
      ['bytes=-3', 'xyz', 'bytes 23-25/26'],
      ['bytes=24-99', 'yz', 'bytes 24-25/26'],
      ['bytes=-99', alphabet, 'bytes 0-25/26'],
    ];
    for (const [range, text, contentRange] of parts) {
      const response = await get({ range });
      expect(response.status, range).toBe(206);
      expect(response.headers.get('content-range')).toBe(contentRange);
      expect(response.headers.get('content-length')).toBe(String(text.length));
      expect(await response.text()).toBe(text);
    }
    for (const range of [
      'bytes=26-',
      'bytes=9-3',
      'bytes=-',
      'bytes=-0',
      'lines=1-2',
      'bytes=a-b',
    ]) {
      const response = await get({ range });
      expect(response.status, range).toBe(400);
      expect(response.headers.get('content-range')).toBe('bytes */26');
      expect(await response.json()).toMatchObject({
        code: 'InvalidRange',
        message: 'invalid range provided',
      });
    }
    const several = await get({ range: 'bytes=0-1,4-5' });
    expect([several.status, await several.text()]).toEqual([200, alphabet]);
  });

  it('respond with 304 if the client has the file', async () => {
    const { headers } = await get();
    const etag = headers.get('etag') ?? '';
    const modified = headers.get('last-modified') ?? '';
    for (const condition of [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", W/${etag}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': modified },
    ] as Record<string, string>[]) {
      const response = await get(condition);
      expect(response.status, JSON.stringify(condition)).toBe(304);
      expect(await response.text()).toBe('');
      expect(response.headers.get('etag')).toBe(etag);
    }
    for (const condition of [
      { 'if-none-match': '"other"', 'if-modified-since': modified },
      { 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' },
    ] as Record<string, string>[]) {
      expect((await get(condition)).status).toBe(200);
    }
    expect((await get({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
  });

  it('have a Content-Disposition with the requested name', async () => {
    expect((await get({}, '?download')).headers.get('content-disposition')).toBe('attachment;');
    const withFileName = await get({}, `?download=${encodeURIComponent('Björns "CV".txt')}`);
    const encoded = 'Bj%C3%B6rns%20%22CV%22.txt';
    expect(withFileName.headers.get('content-disposition')).toBe(
      `attachment; filename=${encoded}; filename*=UTF-8''${encoded}`,
    );
    expect((await get({}, '?download=a%0d%0aset-cookie:x')).headers.get('set-cookie')).toBeNull();
    const cutInHalf = encodeURIComponent(`${'a'.repeat(254)}🦙`);
    expect((await get({}, `?download=${cutInHalf}`)).status).toBe(200);
  });

  it('from a public bucket need no key', async () => {
    const { storage } = world.service;
    must(await storage.createBucket('shop', { public: true }));
    must(await storage.from('shop').upload('window/a b.txt', 'shown', { cacheControl: '120' }));
    const { publicUrl } = storage.from('shop').getPublicUrl('window/a b.txt').data;
    const response = await fetch(publicUrl);
    expect([response.status, await response.text()]).toEqual([200, 'shown']);
    expect(response.headers.get('cache-control')).toBe('max-age=120');
    expect((await world.fetch('/object/shop/window/a%20b.txt')).status).toBe(200);
    expect((await world.fetch('/object/info/public/shop/window/a%20b.txt')).status).toBe(200);
    const download = storage.from('shop').getPublicUrl('window/a b.txt', { download: 'c.txt' });
    expect((await fetch(download.data.publicUrl)).headers.get('content-disposition')).toContain(
      'c.txt',
    );
    expect(must(await world.anonymous.storage.from('shop').list('window'))).toEqual([]);
  });

  it('do not reveal files of others', async () => {
    const pelle = (await world.as(cast.pelle)).storage.from('folders');
    const notFound = { message: 'Object not found', status: 400, statusCode: '404' };
    expect(errorOf(await pelle.download(key).asStream())).toEqual(notFound);
    expect(errorOf(await pelle.info(key))).toEqual(notFound);
    expect((await pelle.exists(key)).data).toBe(false);
    for (const path of [
      `/object/public/folders/${key}`,
      `/object/folders/${key}`,
      '/object/none/a',
    ]) {
      expect(await (await world.fetch(path)).json(), path).toMatchObject({ code: 'NoSuchBucket' });
    }
    expect((await world.fetch(`/object/folders/${key}`, { method: 'HEAD' })).status).toBe(400);
  });

  it('never run in the site’s origin', async () => {
    const { storage } = world.service;
    must(await storage.createBucket('wild', { public: true }));
    const files: [string, Buffer, string, boolean][] = [
      ['page.html', page, 'text/html', true],
      ['drawing.svg', drawing, 'image/svg+xml', true],
      ['page.xhtml', page, 'application/xhtml+xml', true],
      ['script.js', Buffer.from('alert(1)'), 'text/javascript', true],
      ['page.txt', page, 'text/plain', false],
      ['paper.pdf', pdf, 'application/pdf', false],
    ];
    for (const [name, bytes, contentType, isAttached] of files) {
      must(await storage.from('wild').upload(name, bytes, { contentType }));
      const { headers } = await world.fetch(`/object/public/wild/${name}`);
      expect(headers.get('x-content-type-options'), name).toBe('nosniff');
      expect(headers.get('content-type')).toBe(contentType);
      const policy = contentType === 'application/pdf' ? "frame-ancestors 'self'" : 'sandbox';
      expect(headers.get('content-security-policy'), name).toContain(policy);
      expect(headers.get('content-disposition') !== null, name).toBe(isAttached);
    }
  });

  it('have one content type, because browsers would use the last of several', async () => {
    const wild = world.service.storage.from('wild');
    const pdfThenPage = Buffer.concat([pdf, page]);
    const types = [
      ['application/pdf; a=b, text/html', 'application/pdf'],
      ['application/pdf;,text/html', 'application/pdf'],
      ['image/png; a="b", text/html', 'image/png'],
      ['video/webm; codecs=vp8,opus', 'video/webm'],
      ['text/plain; charset=UTF-8', 'text/plain; charset=UTF-8'],
    ];
    for (const [contentType = '', sent] of types) {
      must(await wild.upload('both', pdfThenPage, { contentType, upsert: true }));
      const { headers } = await world.fetch('/object/public/wild/both');
      expect(headers.get('content-type'), contentType).toBe(sent);
    }
    const rejected = await wild.upload('c', page, { contentType: 'image/png,text/html' });
    expect(errorOf(rejected).statusCode).toBe('415');
  });

  it('report the full name of a file, even if it looks like a route', async () => {
    const shop = world.service.storage.from('shop');
    const name = 'object/info/authenticated/shop/a.txt';
    must(await shop.upload(name, 'x'));
    expect(must(await shop.info(name)).name).toBe(name);
    const path = `/object/info/authenticated/shop/${name}`;
    expect(await (await world.fetch(path, await authorized())).json()).toMatchObject({ name });
  });
});
