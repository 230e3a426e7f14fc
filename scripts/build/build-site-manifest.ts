import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { clientFiles, toSiteManifest } from '../../server/ssr/build.ts';

type Manifest = { routes: Record<string, unknown>; url: string };

/** Writes a second manifest of the routes for the pages of visitors, without the routes of the back office. */
export function buildSiteManifest(): void {
  const files = globSync(`${clientFiles}/assets/manifest-*.js`);
  const [file] = files;
  if (!file || files.length > 1) throw new Error(`Expected one manifest, found ${files.length}`);
  writeFileSync(toSiteManifest(file), withoutAdmin(readFileSync(file, 'utf8')));
}

/** The file is one assignment of an object, which is JSON. In the browser, the page preloads the manifest that `url` names. */
export function withoutAdmin(script: string): string {
  const [, assignment = '', json = ''] = /^([\w.]+=)(\{.*\});?\s*$/s.exec(script) ?? [];
  if (!json) throw new Error('React Router writes its manifest differently');
  const manifest = JSON.parse(json) as Manifest;
  const routes = Object.entries(manifest.routes).filter(([id]) => !id.startsWith('admin/'));
  const url = toSiteManifest(manifest.url);
  return `${assignment}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes), url })};`;
}
