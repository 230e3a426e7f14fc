import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { AppBuild } from './build.ts';
import { createPageRoutes } from './page-routes.ts';

const open = { cache: { public: true } };
const routes = Object.fromEntries(
  [
    { id: 'root' },
    { id: 'layout', parentId: 'root' },
    { id: 'home', parentId: 'layout', index: true, handle: open },
    { id: 'pricing', parentId: 'layout', path: 'pricing', handle: open },
    { id: 'job', parentId: 'layout', path: 'job/:slug', handle: open },
    { id: 'review', parentId: 'layout', path: 'review/:token', handle: { cache: 'private' } },
    { id: 'forgotten', parentId: 'layout', path: 'forgotten' },
    { id: 'missing', parentId: 'layout', path: '*', handle: open },
  ].map(({ handle, ...route }) => [route.id, { ...route, module: { handle } }]),
);
const build = { routes, entry: { module: { matchRoutes } } } as unknown as AppBuild;
const { find, findLoaded, findPage } = createPageRoutes(async () => build);

describe('the route of a page', () => {
  it('is unknown before the app is loaded', async () => {
    const early = createPageRoutes(async () => build);
    expect(early.findLoaded('/')).toBeUndefined();
    await early.find('/');
    expect(early.findLoaded('/')).toEqual({ cache: open.cache, path: '/' });
  });

  it.each([
    ['/review/T0ken', '/review/T0ken'],
    ['/REVIEW/T0ken', '/review/T0ken'],
    ['/%72eview/T0ken', '/review/T0ken'],
    ['/review/T0ken/', '/review/T0ken'],
    ['/Review/T0ken;x=1', '/review/T0ken;x=1'],
    ['/review/T0ken.data', '/review/T0ken.data'],
    ['/REVIEW/T0ken.data', '/REVIEW/T0ken.data'],
    ['/review/T0ken/_.data', '/review/T0ken/_.data'],
    ['/forgotten', '/forgotten'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('of %s is private', async (pathname, path) => {
    expect(await find(pathname)).toEqual({ cache: 'private', path });
    expect(findLoaded(pathname)).toEqual({ cache: 'private', path });
  });

  it.each([
    ['/', '/'],
    ['/Pricing/', '/pricing'],
    ['/job/Senior-Designer', '/job/Senior-Designer'],
    ['/JOB/%C3%A5', '/job/%C3%A5'],
    ['/review', '/review'],
    ['/nowhere/at/all/', '/nowhere/at/all/'],
  ])('of %s is public', async (pathname, path) => {
    expect(await find(pathname)).toEqual({ cache: open.cache, path });
  });
});

describe('the page that statistics name', () => {
  it.each([
    ['/', { path: '/' }],
    ['/Pricing/', { path: '/pricing' }],
    ['/job/Senior-Designer', { path: '/job/Senior-Designer', slug: 'Senior-Designer' }],
    ['/review/T0ken', { path: '/review/:token' }],
    ['/nowhere/at/all/', undefined],
    ['/pricing.data', undefined],
    ['/%E0%A4%A', undefined],
  ])('of %s', async (pathname, page) => {
    expect(await findPage(pathname)).toEqual(page);
  });
});
