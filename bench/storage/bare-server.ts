import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

// The minimum for the same files: streams to and from the disk, synced like ours, so that an
// acknowledged upload survives a power loss. Without authentication.

const root = process.env.FOLDER ?? '';
const objectUrl = /^\/storage\/v1\/object\/(?:authenticated\/|public\/|list\/)?(.*)$/;

async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url = '' } = incoming;
  const path = join(root, objectUrl.exec(url)?.[1] ?? '');
  if (method === 'GET') {
    const { size } = await stat(path);
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': size });
    return pipeline(createReadStream(path), response);
  }
  if (url.includes('/list/')) {
    incoming.resume();
    const folder = join(path, 'listed');
    const names = (await readdir(folder)).toSorted().slice(0, 100);
    const found = names.map(async (name) => {
      const { size, mtime } = await stat(join(folder, name));
      return { name, metadata: { size, lastModified: mtime } };
    });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(await Promise.all(found)));
    return;
  }
  await keep(incoming, path);
  response.setHeader('content-type', 'application/json');
  response.end('{}');
}

async function keep(incoming: IncomingMessage, path: string): Promise<void> {
  const draft = join(root, randomUUID());
  const file = await open(draft, 'wx');
  await pipeline(incoming, file.createWriteStream({ flush: true }));
  await mkdir(dirname(path), { recursive: true });
  await rename(draft, path);
  const folder = await open(dirname(path), 'r');
  await folder.sync();
  await folder.close();
}

const server = createServer((incoming, response) => {
  answer(incoming, response).catch((error) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end(String(error));
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
