import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packBody } from '../pack-body.ts';
import { type CachedPage, createCachedPage, renderCachedPage } from './cached-page.ts';

const create = async (body: Buffer, response: Response, older?: CachedPage) =>
  createCachedPage(await packBody(body, older?.etag), response, older);
const page = await create(
  Buffer.from('<p>Hello</p>'),
  new Response(null, { headers: { 'content-type': 'text/html' } }),
);
const ask = (headers: Record<string, string>) =>
  renderCachedPage(page, new Request('http://localhost/', { headers }));

describe('a cached page', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.1, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['', null],
  ])('responds to Accept-Encoding "%s" with %s', async (accepted, encoding) => {
    const response = ask({ 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const decoded =
      encoding === 'br' ? brotliDecompressSync(bytes) : encoding ? gunzipSync(bytes) : bytes;
    expect(new TextDecoder().decode(decoded)).toBe('<p>Hello</p>');
  });

  it('counts the memory of its buffers, also if it is small', () => {
    const { br, gzip } = page.variants;
    const held = [br, gzip].reduce((sum, { body }) => sum + body.buffer.byteLength, 0);
    expect(page.bytes).toBeGreaterThan(held);
  });

  it.each([page.etag, page.etag.replace('W/', ''), `"other", ${page.etag}`, '*'])(
    'responds with 304 to If-None-Match %s',
    (tag) => expect(ask({ 'if-none-match': tag }).status).toBe(304),
  );

  it('is sent if the client has another version', () => {
    expect(ask({ 'if-none-match': '"other"' }).status).toBe(200);
  });

  it('never responds with 304 for a page that is not found', async () => {
    const missing = await create(Buffer.from('gone'), new Response(null, { status: 404 }));
    const headers = { 'if-none-match': missing.etag };
    const response = renderCachedPage(missing, new Request('http://localhost/x', { headers }));
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is compressed further after the second request, with the same content', async () => {
    const lines = Array.from(
      { length: 200 },
      (_, at) => `<p>Alpaca ${(at * 7919) % 997} is here</p>`,
    );
    const html = Buffer.from(lines.join(''));
    const cached = await create(html, new Response());
    const before = cached.variants.br;
    cached.recompress();
    await expect.poll(() => cached.variants.br).not.toBe(before);
    expect(cached.variants.br.body.length).toBeLessThanOrEqual(before.body.length);
    expect(brotliDecompressSync(cached.variants.br.body).equals(html)).toBe(true);
    expect(cached.variants.br.headers).toEqual(before.headers);
  });

  it('reuses an older page only if its content and headers are equal', async () => {
    const made = (text: string, headers = {}) =>
      create(
        Buffer.from(text),
        new Response(null, { headers: { 'content-type': 'text/html', ...headers } }),
        page,
      );
    expect(await made('<p>Hello</p>')).toBe(page);
    expect(await made('<p>Hello!</p>')).not.toBe(page);
    const framed = await made('<p>Hello</p>', { 'x-frame-options': 'SAMEORIGIN' });
    expect(framed).not.toBe(page);
    expect(brotliDecompressSync(framed.variants.br.body).toString()).toBe('<p>Hello</p>');
  });
});
