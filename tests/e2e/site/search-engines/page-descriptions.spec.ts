import { expect, test } from '@playwright/test';
import { languages, paths } from '../../support/test.ts';

// Reads the head of every public page as a crawler does, without a browser, which would add nothing but time.

for (const language of languages) {
  test.describe(language, () => {
    for (const path of paths) {
      test(`${path} has a description`, async ({ request }) => {
        const html = await (await request.get(`${path}?lang=${language}`)).text();
        const canonical = path === '/current-client-jobs' ? '/available-jobs' : path;
        const link = (rel: string) => findTags(html, 'link').filter((tag) => tag.rel === rel);
        const meta = (name: string) =>
          findTags(html, 'meta').find((tag) => [tag.name, tag.property].includes(name))?.content;
        const url = new URL(link('canonical')[0]?.href ?? '');

        expect(url.pathname + url.search).toBe(canonical + (language === 'sv' ? '?lang=sv' : ''));
        expect(link('alternate').filter(({ hreflang }) => hreflang)).toHaveLength(3);
        const title = titleOf(html);
        expect(title).not.toMatch(/^$|[{}]|undefined/);
        expect(meta('description')?.length).toBeGreaterThan(40);
        expect(meta('twitter:card')).toBe('summary_large_image');

        const about = readData(html).filter((block) => block['@type'] === 'WebPage');
        // The thank-you page is not indexed.
        expect(about.map((block) => ({ name: block.name, url: block.url }))).toEqual(
          path === '/thank-you' ? [] : [{ name: title, url: url.href }],
        );

        const image = new URL(meta('og:image') ?? '');
        const picture = await request.get(image.pathname + image.search);
        expect(picture.headers()['content-type']).toBe('image/png');
        expect(sizeOfPng(await picture.body())).toEqual({ width: 1200, height: 630 });
      });
    }

    test('no two pages share a title or a description', async ({ request }) => {
      const seen = new Map<string, string>();
      for (const path of paths.filter((path) => path !== '/current-client-jobs')) {
        const html = await (await request.get(`${path}?lang=${language}`)).text();
        for (const pattern of [/<title>([^<]*)/, /name="description" content="([^"]*)/]) {
          const text = pattern.exec(html)?.[1] ?? '';
          expect(`${text} of ${seen.get(text) ?? path}`).toBe(`${text} of ${path}`);
          seen.set(text, path);
        }
      }
    });
  });
}

function findTags(html: string, name: string): Record<string, string | undefined>[] {
  const [head = ''] = html.split('</head>');
  return Array.from(head.matchAll(new RegExp(`<${name} ([^>]*)>`, 'g')), ([, attributes = '']) =>
    Object.fromEntries(
      Array.from(attributes.matchAll(/([\w:-]+)="([^"]*)"/g), ([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  );
}

const titleOf = (html: string) => decode(/<title>([^<]*)/.exec(html)?.[1] ?? '');

function readData(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return Array.from(blocks, ([, json = '']) => JSON.parse(json));
}

const decode = (text: string) =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

function sizeOfPng(bytes: Buffer) {
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
