import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Nginx, startNginx } from '../nginx.ts';
import type { Sent } from './fetch-sent.ts';

const perAnswer = new Set(['content-length', 'content-type']);

/** The same bytes and headers as our pages, as files. */
export async function startPages(pages: Record<string, Sent>): Promise<Nginx> {
  const own = await mkdtemp(join(tmpdir(), 'alpaca-bench-nginx-'));
  const folder = join(own, 'pages');
  await mkdir(folder);
  const locations: string[] = ['etag off;'];
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
  const { url, stop } = await startNginx(folder, locations.join('\n'));
  return {
    url,
    stop: async () => {
      await stop();
      await rm(own, { recursive: true, force: true });
    },
  };
}

function quoted(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}
