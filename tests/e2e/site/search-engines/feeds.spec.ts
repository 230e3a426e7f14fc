import { expect, test } from '../../support/test.ts';

test('robots.txt allows every crawler and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).split('\n');
  expect(lines.filter((line) => line.startsWith('User-agent:'))).toHaveLength(5);
  expect(lines).toContain('User-agent: *');
  expect(lines.filter((line) => line === 'Allow: /')).toHaveLength(5);
  expect(lines.some((line) => line.startsWith('Disallow'))).toBe(false);
  expect(lines.at(-2)).toMatch(/^Sitemap: http:\/\/localhost:\d+\/sitemap\.xml$/);
});

// The crawl opens all of them.
test('the sitemap lists both languages of indexable pages', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) =>
    loc.replace(/&amp;/g, '&').replace(/^http:\/\/[^/]+/, ''),
  );
  expect(paths).toContain('/pricing');
  expect(paths).toContain('/pricing?lang=sv');
  expect(paths).toContain('/job/ilog-digital-designer?lang=sv');
  expect(paths).toContain('/blog/structured-interviews');
  expect(paths).not.toContain('/job/fjallmark-frontend-developer');
  expect(paths).not.toContain('/thank-you');
  expect(new Set(paths).size).toBe(paths.length);
  expect(xml).toMatch(/\/blog\/structured-interviews<\/loc><lastmod>\d{4}-/);
});

test('the feed has the newest articles in the requested language', async ({ page, request }) => {
  const response = await request.get('/rss.xml?lang=sv');
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const items = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      if (parsed.querySelector('parsererror')) return [];
      return [...parsed.querySelectorAll('item')].map((item) => ({
        title: item.querySelector('title')?.textContent,
        link: item.querySelector('link')?.textContent,
      }));
    },
    await response.text(),
  );
  expect(items.length).toBeGreaterThan(5);
  const found = items.find(({ link }) => link?.includes('/blog/structured-interviews?lang=sv'));
  expect(found?.title).toBe('Den strukturerade intervjun, och hur du gör en på torsdag');
});

test('jobs are in five feeds, and another name is not found', async ({ request }) => {
  const typeOf = async (name: string) => {
    const response = await request.get(`/feeds/${name}`);
    return response.ok() ? response.headers()['content-type'] : response.status();
  };
  expect(await typeOf('indeed.xml')).toBe('application/xml; charset=utf-8');
  expect(await typeOf('linkedin.xml')).toBe('application/xml; charset=utf-8');
  expect(await typeOf('platsbanken.json')).toBe('application/json; charset=utf-8');
  expect(await typeOf('jobs.xml')).toBe('application/rss+xml; charset=utf-8');
  expect(await typeOf('jobs.json')).toBe('application/feed+json; charset=utf-8');
  expect(await typeOf('constructor')).toBe(404);
});

test('a missing page has no social image', async ({ request }) => {
  for (const name of [
    'page/nowhere',
    'page/constructor',
    'job/no-such-job',
    'thing/x',
    'toString/x',
  ]) {
    expect((await request.get(`/social/${name}.png`)).status()).toBe(404);
  }
  // Each image has one URL.
  expect((await request.get('/social/page/faq')).status()).toBe(404);
  expect((await request.get('/social/page/faq.png')).status()).toBe(200);
});
