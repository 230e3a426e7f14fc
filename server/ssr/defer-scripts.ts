import { lateModule, lateScript } from '../../app/late-scripts.ts';

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const module = /<script type="module" async="">/;
// The data that the module begins with.
const data = /<script>(?=window\.__reactRouterContext\b)/g;

/**
 * Marks the page's module and its data for later and takes away the links that would load its files
 * now. A page without a module stays as it is.
 */
export function deferScripts(html: string): string {
  if (!module.test(html)) return html;
  const files = [...html.matchAll(preload)].map(([, file]) => file);
  return html
    .replaceAll(preload, '')
    .replaceAll(data, `<script type="${lateScript}">`)
    .replace(module, `<script type="${lateModule}" data-needs="${files.join(' ')}">`);
}
