import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSite, html } from './pages.test-site.ts';

describe('pages', () => {
  it('are rendered once for concurrent requests', async () => {
    let made = 0;
    const { visit } = createSite(async () => {
      made++;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return new Response(`page ${made}`, { headers: html });
    });
    const responses = await Promise.all(Array.from({ length: 20 }, () => visit('/')));
    const texts = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(texts)).toEqual(new Set(['page 1']));
    expect(made).toBe(1);
  });

  it('isolate their window only if they are private', async () => {
    const { visit } = createSite(async () => new Response('page', { headers: html }));
    const policyOf = async (path: string) =>
      (await visit(path)).headers.get('cross-origin-opener-policy');
    expect(await policyOf('/')).toBe('unsafe-none');
    // The default header of every response applies.
    expect(await policyOf('/admin')).toBeNull();
  });

  it('are not cached if they are errors', async () => {
    let status = 500;
    const { visit } = createSite(async () => new Response('sorry', { status, headers: html }));
    const response = await visit('/');
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
    status = 200;
    expect((await visit('/')).status).toBe(200);
  });

  it('are not cached under any spelling of the path if they are private', async () => {
    const { cache, visit } = createSite(async () => new Response('secret', { headers: html }));
    for (const path of ['/review/abc', '/REVIEW/abc', '/review/abc?lang=sv', '/review/abc.data']) {
      const { headers } = await visit(path);
      expect(headers.get('cache-control'), path).toBe('no-store');
      expect(headers.get('referrer-policy'), path).toBe('same-origin');
      expect(headers.get('x-robots-tag'), path).toBe('noindex, nofollow');
    }
    expect(cache.size).toBe(0);
  });

  it('are not cached if they set no-store themselves', async () => {
    const headers = { ...html, 'cache-control': 'no-store' };
    const { cache, visit } = createSite(async () => new Response('secret', { headers }));
    expect((await visit('/pricing')).headers.get('cache-control')).toBe('no-store');
    expect(cache.size).toBe(0);
  });

  it('redirect to their canonical path', async () => {
    const { cache, visit } = createSite(async () => new Response('page', { headers: html }));
    const response = await visit('/PRICING?lang=sv');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/pricing?lang=sv');
    expect(cache.size).toBe(0);
  });

  it('allow only scripts from the renderer, not from content', async () => {
    const { visit } = createSite(async (_, nonce) => {
      const page = `<script nonce="${nonce}">ours()</script><script>evil()</script>`;
      return new Response(page, { headers: html });
    });
    const response = await visit('/');
    expect(await response.text()).toBe('<script>ours()</script><script>evil()</script>');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`'sha256-${hash('sha256', 'ours()', 'base64')}'`);
    expect(policy).not.toContain(hash('sha256', 'evil()', 'base64'));
  });

  it('store the requested language when they redirect', async () => {
    const { visit } = createSite(
      async () => new Response(null, { status: 301, headers: { location: '/blog/new' } }),
    );
    const response = await visit('/blog/old?lang=en');
    expect(response.status).toBe(301);
    expect(response.headers.get('set-cookie')).toMatch(/^userLanguageChoice=en;/);
  });

  it('are rendered only with the query parameters of their cache key', async () => {
    const { visit } = createSite(async (request) => new Response(request.url, { headers: html }));
    expect(await (await visit('/?gclid=1&lang=sv')).text()).toBe('http://localhost/?lang=sv');
  });
});
