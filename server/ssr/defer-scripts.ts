import { lateModule, lateScript } from '../../app/late-scripts.ts';

const preload = ['<link rel="modulepreload" href="', '"/>'] as const;
const module = '<script type="module" async="">';
const tag = '<script>';
// The data that the module begins with, and what scrolls to where a page was left.
const small = ['window.__reactRouterContext', '((storageKey, restoreKey)'];

type Change = { from: number; to: number; by: string };

/**
 * Marks the page's module and what goes with it for later and takes away the links that would load its files
 * now. A page without a module stays as it is. In bytes, as everything that a page goes through.
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
    ...small
      .flatMap((beginning) => find(html, tag + beginning))
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
