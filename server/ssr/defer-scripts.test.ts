import { expect, it } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

it('defers the module and its scripts, and lists the files it needs', () => {
  const html =
    '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="icon" href="/i.svg"/><link rel="modulepreload" href="/assets/b.js"/></head>' +
    '<body><script>first()</script><script>((storageKey, restoreKey) => {})("a", null)</script>' +
    '<script type="module" async="">import "/assets/a.js"</script>' +
    '<script>window.__reactRouterContext.streamController.close();</script></body>';
  expect(deferScripts(Buffer.from(html)).toString()).toBe(
    '<head><link rel="icon" href="/i.svg"/></head>' +
      '<body><script>first()</script><script type="text/late">((storageKey, restoreKey) => {})("a", null)</script>' +
      '<script type="text/late-module" data-needs="/assets/a.js /assets/b.js">import "/assets/a.js"</script>' +
      '<script type="text/late">window.__reactRouterContext.streamController.close();</script></body>',
  );
});

it('does not change a page without scripts', () => {
  const html = '<head><link rel="modulepreload" href="/assets/a.js"/></head><body></body>';
  expect(deferScripts(Buffer.from(html)).toString()).toBe(html);
});
