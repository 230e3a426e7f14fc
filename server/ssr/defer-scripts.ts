import { lateType } from '../../app/late-scripts.ts';

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const module = /<script type="module" async="">/;

/**
 * Marks the page's module for later and takes away the links that would load its files now. A page
 * without a module stays as it is.
 */
export function deferScripts(html: string): string {
  if (!module.test(html)) return html;
  const files = [...html.matchAll(preload)].map(([, file]) => file);
  return html
    .replaceAll(preload, '')
    .replace(module, `<script type="${lateType}" data-needs="${files.join(' ')}">`);
}
