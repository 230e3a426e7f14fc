import { globSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

type Route = { id: string; imports: string[] };

const chunksOf = ({ imports }: Route) =>
  imports.map((path) => path.replace(/^\/assets\/(.*)-[\w-]{8}\.js$/, '$1'));

function readRoutes(): Route[] {
  const [path] = globSync('build/client/assets/manifest-*.js');
  const window: { __reactRouterManifest?: { routes: Record<string, Route> } } = {};
  runInNewContext(readFileSync(path ?? '', 'utf8'), { window });
  return Object.values(window.__reactRouterManifest?.routes ?? {});
}

const routes = readRoutes();
const needsClient = (id: string) => /^site\/(pages\/)?portal\/|-preview$/.test(id);

test.each(routes.filter(({ id }) => !id.startsWith('admin/')))(
  '$id loads nothing of the back office',
  (route) => {
    expect(chunksOf(route)).not.toContain('admin');
  },
);

test.each(routes.filter(({ id }) => !id.startsWith('admin/') && !needsClient(id)))(
  '$id loads the API client only for visitors with an account',
  (route) => {
    expect(chunksOf(route)).not.toContain('backend');
    expect(chunksOf(route)).not.toContain('schemas');
  },
);

test('screens of the back office load its shared chunk', () => {
  const chunks = routes.filter(({ id }) => id.startsWith('admin/')).map(chunksOf);
  expect(chunks.filter((names) => names.includes('admin')).length).toBeGreaterThan(30);
  expect(chunks.filter((names) => names.includes('backend')).length).toBeGreaterThan(30);
});
