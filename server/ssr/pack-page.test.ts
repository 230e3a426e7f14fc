import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createPagePacker } from './pack-page.ts';
import { toRenderedPage } from './write-page.ts';

const styles = { mark: '/* styles */', text: 'p {}' };
const pageOf = (text: string) =>
  toRenderedPage(
    {
      html: `<style>/* styles */</style><p>${text}</p><script nonce="R4nd0m">one()</script>`,
      styles,
    },
    'R4nd0m',
  );
const packed = (text: string) => `<style>p {}</style><p>${text}</p><script>one()</script>`;
const textOf = (br: Buffer | undefined) => br && brotliDecompressSync(br).toString();
const hash = createHash('sha256').update('one()').digest('base64');

it('packs pages that are rendered at the same time as it packs one alone', async () => {
  const pack = createPagePacker();
  const alone = await pack(pageOf('Hej på er'));
  expect(textOf(alone.br)).toBe(packed('Hej på er'));
  expect(alone.scriptHashes).toEqual([hash]);
  const [first, second] = await Promise.all([pack(pageOf('Hej på er')), pack(pageOf('another'))]);
  expect(first).toEqual(alone);
  expect(textOf(second.br)).toBe(packed('another'));
  expect(second.scriptHashes).toEqual([hash]);
  // It owns its memory, which the cache counts.
  expect(second.br?.buffer.byteLength).toBe(second.br?.length);
});

it('does not compress a page again that is in the cache', async () => {
  const pack = createPagePacker();
  const { etag } = await pack(pageOf('Hello'));
  const [alone, inThread] = await Promise.all([
    pack(pageOf('Hello'), etag),
    pack(pageOf('Hello'), etag),
  ]);
  expect(alone).toEqual({ etag, br: undefined, scriptHashes: [hash] });
  expect(inThread).toEqual(alone);
});
