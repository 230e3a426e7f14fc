import type { APIRequestContext } from '@playwright/test';
import type { Language } from '../../../../domain/language.ts';
import { expect, languages, test } from '../../support/test.ts';

for (const language of languages) {
  test(`no link is broken, and no page mixes in another language than ${language}`, async ({
    request,
  }) => {
    test.setTimeout(180_000);
    const errors: string[] = [];
    const seen = new Set(['/']);
    const waiting = ['/'];
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const html = await open(request, path, language, errors);
      for (const link of linksIn(html)) {
        if (seen.has(link)) continue;
        seen.add(link);
        waiting.push(link);
      }
    }
    expect(errors).toEqual([]);
    expect(seen.size).toBeGreaterThan(40);
  });
}

async function open(
  request: APIRequestContext,
  path: string,
  language: Language,
  errors: string[],
): Promise<string> {
  const url = new URL(path, 'http://localhost');
  url.searchParams.set('lang', language);
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
  return body;
}

/** Links to our own pages without the language; filters are left out, because they are endless. */
function linksIn(body: string): string[] {
  return [...body.matchAll(/href="(\/[^"#]*)/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), 'http://localhost'))
    .map((url) => {
      url.searchParams.delete('lang');
      return url.pathname + url.search;
    });
}
