import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCachedPage, renderCachedPage } from './cached-page.ts';

const page = await createCachedPage('<p>Hello</p>', new Headers({ 'content-type': 'text/html' }));
const ask = (headers: Record<string, string>) =>
  renderCachedPage(page, new Request('http://localhost/', { headers }));

describe('a cached page', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.1, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['', null],
  ])('is sent for Accept-Encoding "%s" as %s', async (accepted, encoding) => {
    const response = ask({ 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const decoded =
      encoding === 'br' ? brotliDecompressSync(bytes) : encoding ? gunzipSync(bytes) : bytes;
    expect(new TextDecoder().decode(decoded)).toBe('<p>Hello</p>');
  });

  it.each([page.etag, page.etag.replace('W/', ''), `"other", ${page.etag}`, '*'])(
    'is not sent to who has it: %s',
    (tag) => expect(ask({ 'if-none-match': tag }).status).toBe(304),
  );

  it('is sent to who has another', () => {
    expect(ask({ 'if-none-match': '"other"' }).status).toBe(200);
  });
});
