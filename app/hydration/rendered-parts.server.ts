import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import type { FindRendered } from './rendered-once.ts';

const maxParts = 200;
/** An id of React's `useId`, which depends on the rest of the page. */
const dependsOnPage = /="_R_/;

/** Caches the HTML of parts that are equal on many pages. */
export function createRenderedParts(): FindRendered {
  const parts = new LRUCache<string, { html?: string }>({ max: maxParts });
  return (key, render) => {
    const cachedPart = parts.get(key);
    if (cachedPart) return cachedPart.html;
    const part: { html?: string } = {};
    parts.set(key, part);
    // React renders one page at a time, so the part waits for the end of this one.
    setImmediate(() => {
      try {
        const html = renderToString(render());
        if (!dependsOnPage.test(html)) part.html = html;
      } catch (error) {
        // The error is only logged, because every page still renders the part itself.
        console.error(error);
      }
    });
    return undefined;
  };
}
