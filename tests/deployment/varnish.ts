import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../fixtures/remove-folder.ts';
import { until } from '../fixtures/until.ts';

// A real Varnish with docs/varnish.vcl in front of one process of the product.

export type Varnish = { url: string; stop: () => Promise<void> };

export async function startVarnish(port: number, productPort: number): Promise<Varnish> {
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-varnish-'));
  const vcl = await readFile(join(import.meta.dirname, '../../docs/varnish.vcl'), 'utf8');
  const file = join(folder, 'varnish.vcl');
  await writeFile(file, vcl.replace('"3000"', `"${productPort}"`));
  const child = run([
    ...['-F', '-n', folder, '-f', file, '-j', 'none', '-T', 'none'],
    ...['-a', `127.0.0.1:${port}`, '-s', 'malloc,32m'],
  ]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`Varnish ended:\n${output}`);
    return fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }, 30_000);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await removeFolder(folder);
    },
  };
}

const run = (args: string[]): ChildProcess =>
  spawn('/usr/sbin/varnishd', args, { stdio: ['ignore', 'pipe', 'pipe'] });
