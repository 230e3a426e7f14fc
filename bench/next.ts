import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../tests/process/product.ts';
import { endPeer } from './support/peer-process.ts';

// A minimal Next.js application that does the same work as the product: it reads the same rows, and writes the same elements,
// styles and scripts.

const folder = join(import.meta.dirname, 'next');
const program = join(import.meta.dirname, 'node_modules/next/dist/bin/next');

export type Next = { env: NodeJS.ProcessEnv; remove: () => Promise<void> };

/** Takes the path and the HTML of pages by name. */
export async function buildNext(
  pages: Map<string, { path: string; html: string }>,
  database = '',
): Promise<Next> {
  const shown = await mkdtemp(join(tmpdir(), 'alpaca-bench-next-'));
  for (const [name, { path, html }] of pages) {
    await writeFile(join(shown, name), JSON.stringify({ path, ...partsOf(html) }));
  }
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    BENCH_PAGES: shown,
    BENCH_DATABASE: database,
  } as const;
  execFileSync(process.execPath, [program, 'build'], { cwd: folder, env, stdio: 'pipe' });
  return { env, remove: () => rm(shown, { recursive: true, force: true }) };
}

export function nextCommand({ env }: Next, port: number) {
  const args = [program, 'start', '-H', '127.0.0.1', '-p', String(port)];
  return [process.execPath, args, { cwd: folder, env, stdio: 'ignore' }] as const;
}

export async function startNext(next: Next) {
  const port = await freePort();
  const child = spawn(...nextCommand(next, port));
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) await sleep(50);
  return { url, stop: () => endPeer({ url, child }) };
}

/**
 * Returns the styles and scripts of the head, and the content of the body. Left out is the data that the router of the product
 * sends to the browser, because Next.js sends its own.
 */
function partsOf(html: string): { head: string; body: string } {
  const [, headOf = ''] = /<head>([\s\S]*)<\/head>/.exec(html) ?? [];
  const [, bodyOf = ''] = /<body[^>]*>([\s\S]*)<\/body>/.exec(html) ?? [];
  const head = headOf.match(/<(script|style)\b[\s\S]*?<\/\1>/g)?.join('') ?? '';
  const body = bodyOf
    .replace(/<(script|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '');
  return { head, body };
}
