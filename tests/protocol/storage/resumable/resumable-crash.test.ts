import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Moment } from '../crashing-server.ts';
import { must, onEachStore } from '../world.ts';
import { chunkHeaders, encodeMetadata, listParts, tusUpload } from './tus.ts';

onEachStore('a resumable upload to a process that is killed', (world) => {
  const letterbox = () => world.service.storage.from('letterbox');
  const authorization = () => ({
    authorization: `Bearer ${world.keys.serviceKey}`,
    'tus-resumable': '1.0.0',
  });

  /** Begins an upload in this process, and sends bytes to one that dies. Returns the URL of the upload. */
  const sendUntil = async (
    moment: Moment,
    objectName: string,
    sent: Buffer<ArrayBuffer>,
    size: number,
  ) => {
    const metadata = {
      bucketName: 'letterbox',
      objectName,
      contentType: 'application/octet-stream',
    };
    const begun = await world.fetch('/upload/resumable', {
      method: 'POST',
      headers: {
        ...authorization(),
        'x-upsert': 'true',
        'upload-length': String(size),
        'upload-metadata': encodeMetadata(metadata),
      },
    });
    expect(begun.status).toBe(201);
    const path = begun.headers.get('location') ?? '';
    const script = join(import.meta.dirname, '../crashing-server.ts');
    const args = [script, world.databaseUrl, JSON.stringify(world.filesConfig), moment];
    const child: ChildProcess = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(child, 'exit');
    const [port] = await once(child.stdout ?? child, 'data');
    const url = `http://127.0.0.1:${String(port).trim()}${path}`;
    const headers = { ...authorization(), ...chunkHeaders(0) };
    await expect(fetch(url, { method: 'PATCH', headers, body: sent })).rejects.toThrow();
    expect((await exited)[1]).toBe('SIGKILL');
    return `${world.url}${path}`;
  };
  const offsetOf = async (url: string) => {
    const response = await fetch(url, { method: 'HEAD', headers: authorization() });
    return Number(response.headers.get('upload-offset'));
  };
  const download = async (name: string) =>
    Buffer.from(await must(await letterbox().download(name)).arrayBuffer());

  it('continues with another process, from what was stored', async () => {
    const content = randomBytes(8 * 1024 * 1024);
    const url = await sendUntil('second file written', 'new.bin', content, content.length);
    expect(await offsetOf(url)).toBe(6 * 1024 * 1024);
    await tusUpload(world, world.keys.serviceKey, content, { uploadUrl: url });
    expect((await download('new.bin')).equals(content)).toBe(true);
    expect(await listParts(world, url)).toEqual([]);
  });

  it('is published if all of its bytes had arrived', async () => {
    const content = randomBytes(1000);
    const url = await sendUntil('second file written', 'whole.bin', content, content.length);
    expect(must(await letterbox().list()).map(({ name }) => name)).not.toContain('whole.bin');
    await tusUpload(world, world.keys.serviceKey, content, { uploadUrl: url });
    expect((await download('whole.bin')).equals(content)).toBe(true);
  });

  it('is not published twice', async () => {
    must(await letterbox().upload('replaced.bin', 'old'));
    const content = randomBytes(1000);
    const url = await sendUntil('row changed', 'replaced.bin', content, content.length);
    const { id, version } = must(await letterbox().info('replaced.bin'));
    expect(await offsetOf(url)).toBe(content.length);
    expect(must(await letterbox().info('replaced.bin'))).toMatchObject({ id, version });
    expect((await download('replaced.bin')).equals(content)).toBe(true);
    expect(await listParts(world, url)).toEqual([]);
  });
});
