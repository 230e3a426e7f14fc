import type { ServerBuild } from 'react-router';
import type * as entry from '../../app/entry.server.tsx';

// Loads the built React app; in development Vite provides it instead.

export type AppBuild = ServerBuild & { entry: { module: typeof entry } };
export type LoadBuild = () => Promise<AppBuild>;

export const clientFiles = 'build/client';

const file = new URL('../../build/server/index.js', import.meta.url).href;
let build: Promise<AppBuild> | undefined;

export const loadProductionBuild: LoadBuild = () => {
  build ??= import(file) as Promise<AppBuild>;
  return build;
};

/** The manifest for pages of visitors, which the build writes beside the one of all routes. */
export const toSiteManifest = (file: string): string =>
  file.replace(/manifest-(?=[^/]*$)/, 'site-manifest-');

/**
 * The same build, but its pages load only the routes of visitors: those of the back office are more than half of all,
 * and the router of a phone prepares each of them before the page responds. The server matches paths among the routes
 * of visitors too.
 */
export function forVisitors(build: AppBuild): AppBuild {
  const { assets } = build;
  return {
    ...build,
    routes: withoutAdmin(build.routes),
    assets: { ...assets, routes: withoutAdmin(assets.routes), url: toSiteManifest(assets.url) },
  };
}

const withoutAdmin = <T>(routes: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => !id.startsWith('admin/')));
