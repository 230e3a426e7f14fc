import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Nginx, startNginx } from '../nginx.ts';
import { versionOf } from '../support/tools.ts';

/** Serves the downloads with nginx, if installed. */
export async function startFiles(
  folder: string,
  files: Record<string, Buffer>,
): Promise<(Nginx & { version: string }) | undefined> {
  const version = versionOf('nginx', '-v');
  if (!version) return undefined;
  for (const [path, body] of Object.entries(files)) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), body);
  }
  const nginx = await startNginx(folder, `root ${folder}; default_type application/pdf;`);
  return { ...nginx, version: `nginx ${version}` };
}
