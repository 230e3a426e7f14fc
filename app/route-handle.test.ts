import { expect, it } from 'vitest';
import { cacheOf } from './route-handle.ts';
import routes from './routes.ts';

type Route = (typeof routes)[number];

const pages = leavesOf(routes).filter(({ file }) => file.startsWith('site/'));

it('a route that states nothing is private', () => {
  expect(cacheOf(undefined)).toBe('private');
  expect(cacheOf({})).toBe('private');
});

it.each(pages.map(({ path = '/', file }) => [path, file]))(
  'the route of %s states whether it may be cached',
  async (path, file) => {
    const { handle } = await import(/* @vite-ignore */ `./${file}`);
    expect(handle?.cache, `${file} has no handle.cache`).toBeDefined();
    if (path.includes(':token')) expect(cacheOf(handle)).toBe('private');
  },
);

function leavesOf(list: readonly Route[]): Route[] {
  return list.flatMap((route) => (route.children ? leavesOf(route.children) : [route]));
}
