import { createRequire } from 'node:module';
import { createElement } from 'react';
import { createRequestHandler, Scripts, ScrollRestoration, type ServerBuild } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import * as entry from '../entry.server.tsx';
import type { LoadContext } from '../load-context.ts';
import { isDataRequest, pagePathOf } from './data-request.ts';
import { deferScripts } from './defer-scripts.server.ts';

// This folder relies on the HTML that React Router writes and on how React tracks the values of fields. None of it is
// documented, so this test fails for a new version until somebody has checked it.

const checkedVersions = { react: '19.3.1', 'react-dom': '19.3.1', 'react-router': '8.4.0' };

const require = createRequire(import.meta.url);

it.each(Object.entries(checkedVersions))('was checked with %s %s', (name, checked) => {
  const { version } = require(`${name}/package.json`);
  const advice =
    `${name} is now ${version}. Run the tests of app/hydration and tests/e2e/site/hydration.spec.ts ` +
    'with it. When they pass, write the new version into checkedVersions.';
  expect(version, advice).toBe(checked);
});

const dataPaths: string[] = [];
let html = '';

beforeAll(async () => {
  html = await render('/');
});

it('finds the module that starts the router', () => {
  const advice = `React Router writes its module differently; adapt moduleTag:\n${html}`;
  expect(deferred(), advice).toContain('<script type="text/deferred-module" data-preload="');
});

it('removes every link that preloads a script, and keeps the files', () => {
  const advice = `React Router writes links to its modules differently; adapt preloadLink:\n${html}`;
  expect(deferred(), advice).not.toContain('modulepreload');
  const files = /data-preload="([^"]*)"/.exec(deferred())?.[1]?.split(' ');
  expect(files, advice).toEqual([
    '/assets/manifest.js',
    '/assets/entry.js',
    '/assets/framework.js',
    '/assets/root.js',
  ]);
});

it('defers every inline script of React Router', () => {
  const advice = `React Router writes an inline script that is not in inlineScripts:\n${html}`;
  expect(
    deferred().match(/<script(?! type="text\/deferred)[^>]*>.*?<\/script>/gs),
    advice,
  ).toBeNull();
  // Four inline scripts and the module: fewer would mean that one is missing from this page.
  expect(deferred().match(/<script /g), advice).toHaveLength(5);
});

it('hands over the data as React Router does', async () => {
  // A robot gets the whole page at once, so that no script has to move parts into place.
  const streamed = await (await respond('/', {}, { 'user-agent': 'Googlebot' })).text();
  const advice = `React Router hands over its data differently; adapt render-at-once.server.ts:\n${streamed}`;
  expect(scriptsOf(html), advice).toEqual(scriptsOf(streamed));
  // The page was not left to the stream, which writes a comment around the data.
  expect(html).not.toContain('<!--');
});

it('recognises the URL at which React Router requests the data of a page', async () => {
  const requests = { '/_.data': '/', '/pricing.data': '/pricing' };
  for (const [path, page] of Object.entries(requests)) {
    expect(isDataRequest(path)).toBe(true);
    expect(pagePathOf(path)).toBe(page);
    dataPaths.length = 0;
    await respond(path);
    expect(dataPaths, `React Router requests the data of ${page} at another URL`).toEqual([page]);
  }
});

const deferred = () => deferScripts(Buffer.from(html)).toString();

const scriptsOf = (page: string) => page.match(/<script.*?<\/script>/gs);

async function render(path: string): Promise<string> {
  let whole = '';
  await respond(path, {
    takeWhole: ({ html }) => {
      whole = html;
    },
  });
  return whole;
}

function respond(
  path: string,
  context: Partial<LoadContext> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const handle = createRequestHandler(build, 'production');
  const request = new Request(`http://localhost${path}`, { headers });
  return handle(request, entry.createLoadContext(context as LoadContext));
}

const root = () =>
  createElement(
    'html',
    null,
    createElement('head'),
    createElement('body', null, createElement(ScrollRestoration), createElement(Scripts)),
  );

const loader = ({ url }: { url: URL }) => {
  dataPaths.push(url.pathname);
  return { greeting: 'hello' };
};

/** A server build with one route, in the form that the framework writes. */
const build = {
  entry: { module: entry },
  routes: {
    root: { id: 'root', path: '*', module: { default: root, loader } },
  },
  assets: {
    version: '1',
    url: '/assets/manifest.js',
    entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
    routes: {
      root: {
        id: 'root',
        path: '*',
        module: '/assets/root.js',
        imports: [],
        hasLoader: true,
        hasAction: false,
        hasErrorBoundary: false,
        hasDefaultExport: true,
      },
    },
  },
  future: {},
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;
