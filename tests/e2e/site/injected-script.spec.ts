import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { expect, test } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { pino } from 'pino';
import { createElement } from 'react';
import { type AppBuild, loadProductionBuild } from '../../../server/ssr/build.ts';
import { PageCache } from '../../../server/ssr/page-cache.ts';
import { createPageRoutes } from '../../../server/ssr/page-routes.ts';
import { createPages } from '../../../server/ssr/pages.ts';

// A vulnerable build of the app: two of its pages render raw HTML from their content.

const injected = '<script>window.injected = true</script>';
// biome-ignore lint/security/noDangerouslySetInnerHtml: the flaw that the policy has to make up for
const Flawed = () => createElement('div', { dangerouslySetInnerHTML: { __html: injected } });

async function loadFlawed(): Promise<AppBuild> {
  const { routes, ...build } = await loadProductionBuild();
  const flawed = ['site/pages/pricing', 'site/pages/unsubscribe'].map((id) => {
    const route = routes[id];
    return [id, route && { ...route, module: { ...route.module, default: Flawed } }];
  });
  return { ...build, routes: { ...routes, ...Object.fromEntries(flawed) } };
}

async function serve(baseURL: string) {
  const flawed = loadFlawed();
  const loadBuild = () => flawed;
  const site = { name: 'Alpaca', url: baseURL, contactEmail: '', contactPhone: '' };
  const pages = createPages({
    loadBuild,
    routes: createPageRoutes(loadBuild),
    mode: 'production',
    cache: new PageCache(),
    context: {
      supabase: createClient(baseURL, 'none'),
      showPerson: async () => undefined,
      site: { ...site, supportEmail: '', socialUrl: '', hasLinkedin: false },
      publicKeys: { supabaseUrl: baseURL, anonKey: 'none' },
    },
  });
  const logger = pino({ level: 'silent' });
  const server = createServer(
    getRequestListener((request) => pages(request, { logger, network: 'test' })),
  ).listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

for (const path of ['/pricing', `/unsubscribe/${'a'.repeat(43)}`]) {
  test(`a script in the content of ${path.slice(0, 12)} does not run`, async ({
    page,
    baseURL,
  }) => {
    const { url, close } = await serve(String(baseURL));
    // Only scripts in the page itself matter here.
    await page.route('**/assets/**', (route) => route.abort());
    const open = () => page.goto(url + path, { waitUntil: 'domcontentloaded' });
    try {
      for (const visit of ['rendered', 'again']) {
        const answer = await open();
        expect(await answer?.text(), visit).toContain(injected);
        // Our own script in the head has run, the injected one has not.
        expect(await page.evaluate(() => 'earlyInput' in window), visit).toBe(true);
        expect(await page.evaluate(() => 'injected' in window), visit).toBe(false);
      }
      // The same page without its policy: here the injected script runs.
      await page.route(url + path, async (route) => {
        const response = await route.fetch();
        const { 'content-security-policy': _, ...headers } = response.headers();
        await route.fulfill({ response, headers });
      });
      await open();
      expect(await page.evaluate(() => 'injected' in window)).toBe(true);
    } finally {
      close();
    }
  });
}
