import { deferredModule, deferredScript } from './hydrate-after-paint.ts';

// The markup that React Router writes; `router-output.test.ts` fails when it changes.
const preloadLink = ['<link rel="modulepreload" href="', '"/>'] as const;
const moduleTag = '<script type="module" async="">';
const scriptTag = '<script>';
// The inline scripts with the loader data and with the restoration of the scroll position.
const inlineScripts = ['window.__reactRouterContext', '((storageKey, restoreKey)'];

type Edit = { from: number; to: number; replacement: string };

/**
 * Marks the scripts of a page as deferred and removes the links that would preload their files. A
 * page without a module stays as it is. Works on bytes: decoding a page costs more than the edits.
 */
export function deferScripts(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const moduleAt = html.indexOf(moduleTag);
  if (moduleAt < 0) return html;
  const links = findAll(html, preloadLink[0]).map((from) => {
    const [start, end] = [from + preloadLink[0].length, html.indexOf(preloadLink[1], from)];
    return { file: html.toString('latin1', start, end), from, to: end + preloadLink[1].length };
  });
  const files = links.map(({ file }) => file).join(' ');
  return applyEdits(html, [
    ...links.map(({ from, to }) => ({ from, to, replacement: '' })),
    ...inlineScripts
      .flatMap((beginning) => findAll(html, scriptTag + beginning))
      .map((from) => ({
        from,
        to: from + scriptTag.length,
        replacement: `<script type="${deferredScript}">`,
      })),
    {
      from: moduleAt,
      to: moduleAt + moduleTag.length,
      replacement: `<script type="${deferredModule}" data-preload="${files}">`,
    },
  ]);
}

function findAll(html: Buffer, text: string): number[] {
  const positions: number[] = [];
  for (let index = html.indexOf(text); index >= 0; index = html.indexOf(text, index + 1))
    positions.push(index);
  return positions;
}

function applyEdits(html: Buffer, edits: Edit[]): Buffer<ArrayBuffer> {
  const pieces: Buffer[] = [];
  let done = 0;
  for (const { from, to, replacement } of edits.sort((one, other) => one.from - other.from)) {
    pieces.push(html.subarray(done, from), Buffer.from(replacement));
    done = to;
  }
  return Buffer.concat([...pieces, html.subarray(done)]);
}
