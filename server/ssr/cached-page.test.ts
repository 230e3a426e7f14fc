import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCachedPage, renderCachedPage } from './cached-page.ts';

const page = await createCachedPage(
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

  it('that says nothing is there is never unchanged', async () => {
    const missing = await createCachedPage(
      Buffer.from('gone'),
      new Response(null, { status: 404 }),
    );
    const headers = { 'if-none-match': missing.etag };
    const answer = renderCachedPage(missing, new Request('http://localhost/x', { headers }));
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('becomes smaller once it is asked for again, and says the same', async () => {
    const html = Buffer.from('<p>All alpacas are welcome here</p><i>and llamas</i>'.repeat(50));
    const kept = await createCachedPage(html, new Response());
    const before = kept.variants.br;
    kept.settle();
    await expect.poll(() => kept.variants.br).not.toBe(before);
    expect(kept.variants.br.body.length).toBeLessThanOrEqual(before.body.length);
    expect(brotliDecompressSync(kept.variants.br.body).equals(html)).toBe(true);
    expect(kept.variants.br.headers).toEqual(before.headers);
  });

  it('takes the place of one that says the same, and of no other', async () => {
    const made = (text: string, headers = {}) =>
      createCachedPage(
        Buffer.from(text),
        new Response(null, { headers: { 'content-type': 'text/html', ...headers } }),
        page,
      );
    expect(await made('<p>Hello</p>')).toBe(page);
    expect(await made('<p>Hello!</p>')).not.toBe(page);
    expect(await made('<p>Hello</p>', { 'x-frame-options': 'SAMEORIGIN' })).not.toBe(page);
  });
});
