import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../tests/process/product.ts';
import { withSystem } from './support/tools.ts';

// One nginx worker that serves files, tuned for speed.

export type Nginx = { url: string; stop: () => Promise<void> };

/** Serves the folder with the given lines of the `server` block. */
export async function startNginx(folder: string, server: string): Promise<Nginx> {
  // The worker runs as another user.
  for (const path of [dirname(folder), folder]) await chmod(path, 0o755);
  const port = await freePort();
  const settings = join(folder, 'nginx.conf');
  await writeFile(settings, configuration(folder, port, server));
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
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

function configuration(folder: string, port: number, server: string): string {
  return `daemon off;
    worker_processes 1;
    pid ${folder}/pid;
    events { worker_connections 512; }
    http {
      access_log off;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 100000000;
      open_file_cache max=100;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n      ')}
      server {
        listen 127.0.0.1:${port};
        ${server}
      }
    }`;
}
