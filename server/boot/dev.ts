import { createServer } from 'vite';
import type { AppBuild } from '../ssr/build.ts';
import { readConfig } from './config.ts';
import { runProcess } from './process/run-process.ts';
import { start } from './start.ts';

// Runs the product with Vite, which compiles pages on request and reloads them when a file is saved.

await runProcess(async () => {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const loadBuild = async () =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as AppBuild;
  return start(readConfig(), { loadBuild, middleware: vite.middlewares });
});
