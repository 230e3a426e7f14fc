import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../tests/process/product.ts';
import { withSystem } from '../tools.ts';
import type { Sent } from './sent.ts';

// One worker that sends files, with all that makes it quick at that.

const perAnswer = new Set(['content-length', 'content-type']);

export async function startNginx(pages: Record<string, Sent>) {
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-bench-nginx-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const locations: string[] = [];
  for (const [path, { headers, body }] of Object.entries(pages)) {
    const file = `page-${locations.length}`;
    await writeFile(join(folder, file), Buffer.from(body, 'base64'));
    const added = Object.entries(headers)
      .filter(([name]) => !perAnswer.has(name))
      .map(([name, value]) => `add_header ${name} ${quoted(value)};`);
    locations.push(`location = ${path} {
      root ${folder};
      try_files /${file} =404;
      types {}
      default_type ${quoted(headers['content-type'] ?? '')};
      ${added.join('\n      ')}
    }`);
  }
  const settings = join(folder, 'nginx.conf');
  await writeFile(settings, configuration(folder, port, locations));
  const child = spawn('nginx', ['-c', settings, '-p', folder, '-e', join(folder, 'errors')], {
    env: withSystem(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('nginx did not start');
    await sleep(20);
  }
  return {
    url,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function configuration(folder: string, port: number, locations: string[]): string {
  return `daemon off;
    worker_processes 1;
    pid ${folder}/pid;
    events { worker_connections 512; }
    http {
      access_log off;
      etag off;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 100000000;
      open_file_cache max=100;
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      server {
        listen 127.0.0.1:${port};
        ${locations.join('\n')}
      }
    }`;
}

function quoted(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}
