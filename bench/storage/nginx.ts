import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../tests/process/product.ts';

// One worker that sends files, with all that makes it quick at that, where the machine has it.

export type Nginx = { url: string; version: string; stop: () => Promise<void> };

/** Servers are kept where only administrators look for programs. */
const env = { PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };

export async function startNginx(
  folder: string,
  files: Record<string, Buffer>,
): Promise<Nginx | undefined> {
  const { stderr, status } = spawnSync('nginx', ['-v'], { env, encoding: 'utf8' });
  if (status !== 0) return undefined;
  for (const [path, body] of Object.entries(files)) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), body);
  }
  // Its worker is another user.
  for (const one of [dirname(folder), folder]) await chmod(one, 0o755);
  const port = await freePort();
  const settings = join(folder, 'nginx.conf');
  await writeFile(settings, configuration(folder, port));
  const child = spawn('nginx', ['-c', settings, '-p', folder, '-e', join(folder, 'errors')], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('nginx did not start');
    await sleep(20);
  }
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  return { url, version: `nginx ${/\d[\d.]*/.exec(stderr)?.[0] ?? ''}`, stop };
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

function configuration(folder: string, port: number): string {
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
      default_type application/pdf;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n      ')}
      server {
        listen 127.0.0.1:${port};
        root ${folder};
      }
    }`;
}
