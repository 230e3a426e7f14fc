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
