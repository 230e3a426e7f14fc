import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../tests/process/product.ts';
import { endPeer } from './support/peer-process.ts';

// A minimal Next.js application with the same elements as the product's pages.

const folder = join(import.meta.dirname, 'next');
const program = join(import.meta.dirname, 'node_modules/next/dist/bin/next');

export type Next = { env: NodeJS.ProcessEnv; remove: () => Promise<void> };

/** Takes the HTML of pages by name. */
export async function buildNext(pages: Map<string, string>): Promise<Next> {
  const shown = await mkdtemp(join(tmpdir(), 'alpaca-bench-next-'));
  for (const [name, html] of pages) await writeFile(join(shown, name), elementsOf(html));
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    BENCH_PAGES: shown,
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

/** Returns the content of the body, without the product's scripts and styles. */
function elementsOf(html: string): string {
  const [, body = ''] = /<body[^>]*>([\s\S]*)<\/body>/.exec(html) ?? [];
  return body
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '');
}
