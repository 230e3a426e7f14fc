import { expect, it } from 'vitest';
import { withoutAdmin } from './build-site-manifest.ts';

it('keeps the routes of visitors and leaves out those of the back office', () => {
  const routes = {
    root: { id: 'root' },
    'site/pages/home': { id: 'site/pages/home', parentId: 'root' },
    'admin/shell/layout': { id: 'admin/shell/layout', parentId: 'root' },
  };
  const url = '/assets/manifest-1a2b.js';
  const script = `window.__reactRouterManifest=${JSON.stringify({ entry: {}, routes, url })};`;
  const { 'admin/shell/layout': _, ...expected } = routes;
  expect(withoutAdmin(script)).toBe(
    `window.__reactRouterManifest=${JSON.stringify({ entry: {}, routes: expected, url: '/assets/site-manifest-1a2b.js' })};`,
  );
});

it('fails for a manifest that is not an assignment of an object', () => {
  expect(() => withoutAdmin('export default {}')).toThrow('differently');
});
