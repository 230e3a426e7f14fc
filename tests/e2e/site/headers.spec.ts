import { expect, test } from '../support/test.ts';

test('a cached page has the policy that its own scripts need', async ({ page, request }) => {
  const first = await request.get('/?lang=en');
  const second = await request.get('/?lang=en');
  const policy = second.headers()['content-security-policy'] ?? '';
  expect(policy).toBe(first.headers()['content-security-policy']);
  expect(policy).toContain("'sha256-");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  // The fixture fails the test if the browser reports a violation.
  await page.goto('/?lang=en');
  await expect(page.getByRole('button', { name: 'Pause logos' })).toBeVisible();
});

test('an unchanged page is not sent again', async ({ request }) => {
  // Another test may change the content of the page between the two requests.
  await expect(async () => {
    const { etag = '' } = (await request.get('/')).headers();
    const secondResponse = await request.get('/', { headers: { 'if-none-match': etag } });
    expect(secondResponse.status()).toBe(304);
    expect(await secondResponse.body()).toHaveLength(0);
  }).toPass({ timeout: 15_000 });
});

test('every response has security headers', async ({ request }) => {
  for (const path of ['/', '/nowhere', '/favicon.svg', '/rest/v1/customer_logos?select=name']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('only windows with private data are isolated', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['cross-origin-opener-policy'];
  for (const path of ['/', '/pricing', '/blog', '/nowhere']) {
    expect(await policyOf(path)).toBe('unsafe-none');
  }
  for (const path of ['/admin', '/admin/dashboard', '/me/nobody', '/status/nobody', '/review/x']) {
    expect(await policyOf(path)).toBe('same-origin');
  }
});

test('hashed files are immutable and compressed', async ({ page, request }) => {
  await page.goto('/');
  const script = await page
    .locator('link[rel=modulepreload], script[src]')
    .first()
    .evaluate((node) => node.getAttribute('href') ?? node.getAttribute('src') ?? '');
  const response = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()['cache-control']).toContain('immutable');
  expect(response.headers()['content-encoding']).toBe('br');
});

test('health and readiness checks respond', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200);
  expect((await request.get('/readyz')).status()).toBe(200);
});

test('a body that is too large is rejected', async ({ request }) => {
  const response = await request.post('/', { data: 'x'.repeat(2 * 1024 * 1024) });
  expect(response.status()).toBe(413);
});

test('pages reject methods other than GET and HEAD', async ({ request }) => {
  const response = await request.post('/', { data: {} });
  expect(response.status()).toBe(405);
  expect(response.headers().allow).toBe('GET, HEAD');
});

test('a double slash does not redirect to another site', async ({ request, baseURL }) => {
  const response = await request.get(`${baseURL}//evil.example/x?lang=sv`, { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe('/evil.example/x?lang=sv');
});

test('a not-found response is not cached', async ({ request }) => {
  const headers = (await request.get('/nowhere')).headers();
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.vary).toContain('Accept-Language');
});
