import { lateModule, lateScript } from '../../app/late-scripts.ts';

const preload = ['<link rel="modulepreload" href="', '"/>'] as const;
const module = '<script type="module" async="">';
const tag = '<script>';
// Inline scripts that belong to the module: its initial data, and the scroll restoration.
const deferredPrefixes = ['window.__reactRouterContext', '((storageKey, restoreKey)'];

type Change = { from: number; to: number; by: string };

/**
 * Changes the type of the page's module and its scripts, so that they run later, and removes the links that would
 * preload its files. A page without a module is not changed. It works on bytes, to avoid decoding the page.
 */
export function deferScripts(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const at = html.indexOf(module);
  if (at < 0) return html;
  const links = find(html, preload[0]).map((from) => {
    const [start, end] = [from + preload[0].length, html.indexOf(preload[1], from)];
    return { file: html.toString('latin1', start, end), from, to: end + preload[1].length };
  });
  const needs = links.map(({ file }) => file).join(' ');
  return change(html, [
    ...links.map(({ from, to }) => ({ from, to, by: '' })),
    ...deferredPrefixes
      .flatMap((prefix) => find(html, tag + prefix))
      .map((from) => ({ from, to: from + tag.length, by: `<script type="${lateScript}">` })),
    {
      from: at,
      to: at + module.length,
      by: `<script type="${lateModule}" data-needs="${needs}">`,
    },
  ]);
}

function find(html: Buffer, text: string): number[] {
  const found: number[] = [];
  for (let at = html.indexOf(text); at >= 0; at = html.indexOf(text, at + 1)) found.push(at);
  return found;
}

function change(html: Buffer, changes: Change[]): Buffer<ArrayBuffer> {
  const pieces: Buffer[] = [];
  let done = 0;
  for (const { from, to, by } of changes.sort((one, other) => one.from - other.from)) {
    pieces.push(html.subarray(done, from), Buffer.from(by));
    done = to;
  }
  return Buffer.concat([...pieces, html.subarray(done)]);
}
