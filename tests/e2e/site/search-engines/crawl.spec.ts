import type { APIRequestContext } from '@playwright/test';
import type { Language } from '../../../../domain/language.ts';
import { expect, languages, test } from '../../support/test.ts';

/** Other tests publish jobs and articles, whose names end in a random number. There may be hundreds. */
const isOfAnotherTest = (path: string) => /-[0-9a-f]{8}(\?|$)/.test(path);

for (const language of languages) {
  test(`no link is broken, no page mixes in another language than ${language}, and the sitemap lists indexable pages`, async ({
    request,
  }) => {
    test.setTimeout(180_000);
    const errors: string[] = [];
    const indexable = new Set<string>();
    const seen = new Set(['/']);
    const waiting = ['/'];
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const html = await open(request, path, language, errors);
      if (!html.includes('content="noindex"')) indexable.add(path);
      for (const link of linksIn(html)) {
        if (seen.has(link) || isOfAnotherTest(link)) continue;
        seen.add(link);
        waiting.push(link);
      }
    }
    for (const path of await readSitemap(request, language)) {
      if (indexable.has(path)) continue;
      const html = await open(request, path, language, errors);
      if (html.includes('content="noindex"')) errors.push(`not indexed: ${path}`);
    }
    expect(errors).toEqual([]);
    expect(seen.size).toBeGreaterThan(40);
  });
}

/** Its pages in that language, named without it. */
async function readSitemap(request: APIRequestContext, language: Language): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, loc = '']) => new URL(loc.replaceAll('&amp;', '&')))
    .filter(({ searchParams }) => (searchParams.get('lang') ?? 'en') === language)
    .map(({ pathname }) => pathname)
    .filter((path) => !isOfAnotherTest(path));
}

async function open(
  request: APIRequestContext,
  path: string,
  language: Language,
  errors: string[],
): Promise<string> {
  const url = new URL(path, 'http://localhost');
  // Links and the sitemap name Swedish pages with this parameter.
  if (language === 'sv') url.searchParams.set('lang', language);
  const response = await request.get(url.pathname + url.search);
  if (response.status() !== 200) errors.push(`${response.status()} ${path}`);
  if (!response.headers()['content-type']?.startsWith('text/html')) return '';

  const html = await response.text();
  const [, rest = ''] = html.split('<body>');
  const body = rest.replace(/<script[\s\S]*?<\/script>/g, '');
  if (!html.includes(`<html lang="${language}"`)) errors.push(`other language: ${path}`);
  if (/\{\w+\}|undefined|\[object/.test(body)) errors.push(`unfilled text: ${path}`);
  const names = [...body.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);
  if (new Set(names).size < names.length) errors.push(`one name for two places: ${path}`);
  // Assets have no language.
  const plainLinks = [...body.matchAll(/href="(\/(?!assets\/)[^"]*)"/g)].map(
    ([, href = '']) => href,
  );
  if (language === 'sv' && plainLinks.some((href) => !href.includes('lang='))) {
    errors.push(`forgets the language: ${path}`);
  }
  return html;
}

/** Links to our own pages without the language; filters are left out, because they are endless. */
function linksIn(html: string): string[] {
  const [, body = ''] = html.replace(/<script[\s\S]*?<\/script>/g, '').split('<body>');
  return [...body.matchAll(/href="(\/[^"#]*)/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), 'http://localhost'))
    .map((url) => {
      url.searchParams.delete('lang');
      return url.pathname + url.search;
    });
}
