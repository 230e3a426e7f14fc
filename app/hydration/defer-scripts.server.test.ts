import { expect, it } from 'vitest';
import { deferScripts } from './defer-scripts.server.ts';

it('defers the module and the inline scripts, and keeps the files to preload', () => {
  const html =
    '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="icon" href="/i.svg"/><link rel="modulepreload" href="/assets/b.js"/></head>' +
    '<body><script>first()</script><script>((storageKey, restoreKey) => {})("a", null)</script>' +
    '<script type="module" async="">import "/assets/a.js"</script>' +
    '<script>window.__reactRouterContext.streamController.close();</script></body>';
  expect(deferScripts(Buffer.from(html)).toString()).toBe(
    '<head><link rel="icon" href="/i.svg"/></head>' +
      '<body><script>first()</script><script type="text/deferred">((storageKey, restoreKey) => {})("a", null)</script>' +
      '<script type="text/deferred-module" data-preload="/assets/a.js /assets/b.js">import "/assets/a.js"</script>' +
      '<script type="text/deferred">window.__reactRouterContext.streamController.close();</script></body>',
  );
});

it('leaves a page without a module as it is', () => {
  const html = '<head><link rel="modulepreload" href="/assets/a.js"/></head><body></body>';
  expect(deferScripts(Buffer.from(html)).toString()).toBe(html);
});
