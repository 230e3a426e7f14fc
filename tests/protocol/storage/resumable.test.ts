import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { asOwner } from '../../../server/storage/caller.ts';
import { cleanUpOrphans } from '../../../server/storage/clean-up-orphans.ts';
import { receiveParts } from '../../../server/storage/resumable/receive-parts.ts';
import { findUpload } from '../../../server/storage/resumable/uploads.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { picture } from './samples.ts';
import { chunkHeaders, encodeMetadata, listParts, tusUpload } from './tus.ts';
import { cast, must, onEachStore } from './world.ts';

const mebibyte = 1024 * 1024;

onEachStore('a resumable upload', (world) => {
  const bytesOf = async (bucket: string, path: string) => {
    const blob = must(await world.service.storage.from(bucket).download(path));
    return Buffer.from(await blob.arrayBuffer());
  };
  const tokenOf = ({ id }: { id: string }) =>
    world.keys.sign({ sub: id, role: 'authenticated', aal: 'aal2' }, 3600);
  const begin = (headers: Record<string, string>, body?: BodyInit) =>
    world.fetch('/upload/resumable', {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        authorization: `Bearer ${world.keys.serviceKey}`,
        ...headers,
      },
      ...(body && { body }),
    });
  const to = (bucketName: string, objectName: string, more: Record<string, string> = {}) =>
    encodeMetadata({ bucketName, objectName, contentType: 'text/plain', ...more });
  const started = async (headers: Record<string, string>) => {
    const response = await begin(headers);
    expect(response.status).toBe(201);
    const path = response.headers.get('location')?.replace('/storage/v1', '') ?? '';
    const send = (method: string, more: Record<string, string> = {}, body?: BodyInit) =>
      world.fetch(path, {
        method,
        headers: {
          'tus-resumable': '1.0.0',
          authorization: headers.authorization ?? `Bearer ${world.keys.serviceKey}`,
          ...more,
        },
        ...(body && { body, duplex: 'half' }),
      });
    const parts = () => listParts(world, path);
    return { send, parts, url: `${world.url}/storage/v1${path}` };
  };

  it('arrives in chunks from the official client, with its properties', async () => {
    const content = randomBytes(7 * mebibyte);
    const metadata = JSON.stringify({ from: 'tus' });
    const upload = await tusUpload(world, world.keys.serviceKey, content, {
      chunkSize: 6 * mebibyte,
      metadata: {
        bucketName: 'letterbox',
        objectName: 'folder/large file.bin',
        contentType: 'application/octet-stream',
        cacheControl: '7200',
        metadata,
      },
    });
    expect(upload.url).toMatch(/\/storage\/v1\/upload\/resumable\/[0-9a-f-]{36}$/);
    expect((await bytesOf('letterbox', 'folder/large file.bin')).equals(content)).toBe(true);
    const info = must(await world.service.storage.from('letterbox').info('folder/large file.bin'));
    expect(info).toMatchObject({
      size: content.length,
      cacheControl: 'max-age=7200',
      contentType: 'application/octet-stream',
      metadata: { from: 'tus' },
    });
    expect(await listParts(world, upload.url ?? '')).toEqual([]);
  });

  it.each([0, 5])('of %i bytes is finished by its first request', async (size) => {
    await tusUpload(world, world.keys.serviceKey, Buffer.alloc(size, 'x'), {
      uploadDataDuringCreation: true,
      metadata: { bucketName: 'letterbox', objectName: `small ${size}`, contentType: 'text/plain' },
    });
    expect((await bytesOf('letterbox', `small ${size}`)).length).toBe(size);
  });

  it('may begin without a length, and use POST for all', async () => {
    await tusUpload(world, world.keys.serviceKey, Buffer.from('unknown'), {
      uploadLengthDeferred: true,
      overridePatchMethod: true,
      chunkSize: 4,
      metadata: { bucketName: 'letterbox', objectName: 'deferred.txt', contentType: 'text/plain' },
    });
    expect((await bytesOf('letterbox', 'deferred.txt')).toString()).toBe('unknown');
  });

  it('continues where a lost connection left it', async () => {
    const content = randomBytes(8 * mebibyte);
    const { send, url } = await started({
      'upload-length': String(content.length),
      'upload-metadata': to('letterbox', 'lost.bin', { contentType: 'application/octet-stream' }),
    });
    const half = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(content.subarray(0, 7 * mebibyte))),
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        controller.error(new Error('the network is gone'));
      },
    });
    await expect(send('PATCH', chunkHeaders(0), half)).rejects.toThrow();
    await eventually(async () => {
      const received = Number((await send('HEAD')).headers.get('upload-offset'));
      expect(received).toBeGreaterThanOrEqual(6 * mebibyte);
    });
    await tusUpload(world, world.keys.serviceKey, content, { uploadUrl: url });
    expect((await bytesOf('letterbox', 'lost.bin')).equals(content)).toBe(true);
  });

  it('describes itself', async () => {
    const metadata = to('letterbox', 'shown.txt');
    const { send } = await started({ 'upload-length': '10', 'upload-metadata': metadata });
    expect((await send('PATCH', chunkHeaders(0), 'four')).status).toBe(204);
    const head = await send('HEAD');
    expect(head.status).toBe(200);
    expect(Object.fromEntries(head.headers)).toMatchObject({
      'upload-offset': '4',
      'upload-length': '10',
      'upload-metadata': metadata,
      'cache-control': 'no-store',
      'tus-resumable': '1.0.0',
    });
    const lifetime = Date.parse(head.headers.get('upload-expires') ?? '') - Date.now();
    expect(Math.round(lifetime / 3_600_000)).toBe(24);
    expect((await send('GET')).status).toBe(404);
  });

  it('says what the server can do', async () => {
    for (const path of ['/upload/resumable', '/upload/resumable/sign']) {
      const response = await world.fetch(path, { method: 'OPTIONS' });
      expect(response.status).toBe(204);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        allow: 'POST, OPTIONS',
        'tus-version': '1.0.0',
        'tus-max-size': String(50 * mebibyte),
        'tus-extension':
          'creation,creation-defer-length,creation-with-upload,termination,expiration',
      });
    }
  });

  it('accepts bytes only at its offset, of its type and up to its length', async () => {
    const { send } = await started({
      'upload-length': '6',
      'upload-metadata': to('letterbox', 'strict.txt'),
    });
    expect((await send('PATCH', chunkHeaders(3), 'abc')).status).toBe(409);
    expect((await send('PATCH', { 'upload-offset': '0' }, 'abc')).status).toBe(415);
    expect((await send('PATCH', chunkHeaders(0), 'too long')).status).toBe(413);
    expect((await send('PATCH', { ...chunkHeaders(0), 'tus-resumable': '0.2' }, 'a')).status).toBe(
      412,
    );
    expect((await send('PATCH', chunkHeaders(0), 'abc')).status).toBe(204);
    expect((await send('PATCH', chunkHeaders(0), 'abc')).status).toBe(409);
    expect((await send('PATCH', chunkHeaders(3), 'def')).headers.get('upload-offset')).toBe('6');
    expect((await bytesOf('letterbox', 'strict.txt')).toString()).toBe('abcdef');
    // The response may have been lost: the client asks again.
    expect((await send('HEAD')).headers.get('upload-offset')).toBe('6');
  });

  it('takes each byte from one of several requests at once', async () => {
    const { send, parts } = await started({
      'upload-length': '8',
      'upload-metadata': to('letterbox', 'race.txt'),
    });
    const first = await Promise.all(
      ['aaaa', 'bbbb', 'cccc'].map((body) => send('PATCH', chunkHeaders(0), body)),
    );
    expect(first.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
    const second = await Promise.all(
      ['dddd', 'eeee'].map((body) => send('PATCH', chunkHeaders(4), body)),
    );
    expect(second.map(({ status }) => status)).toContain(204);
    expect((await bytesOf('letterbox', 'race.txt')).toString()).toMatch(
      /^([abc])\1{3}([de])\2{3}$/,
    );
    expect(await parts()).toEqual([]);
  });

  it('keeps nothing of bytes that exceed a size which was set while they arrived', async () => {
    const { send, parts, url } = await started({
      'upload-defer-length': '1',
      'upload-metadata': to('letterbox', 'late.txt'),
    });
    const run = asOwner(world);
    const begun = await findUpload(run, url.split('/').at(-1) ?? '');
    if (!begun) throw new Error('the upload was not found');
    const size = { ...chunkHeaders(0), 'upload-length': '3' };
    expect((await send('PATCH', size)).status).toBe(204);
    const body = Readable.from([Buffer.from('too long')]);
    await expect(receiveParts(world, run, begun, body, 100)).rejects.toMatchObject({ status: 413 });
    expect(await parts()).toEqual([]);
    expect((await send('PATCH', chunkHeaders(0), 'abc')).status).toBe(204);
    expect((await bytesOf('letterbox', 'late.txt')).toString()).toBe('abc');
  });

  it('can be given up', async () => {
    const { send, parts } = await started({
      'upload-length': '6',
      'upload-metadata': to('letterbox', 'given up.txt'),
    });
    await send('PATCH', chunkHeaders(0), 'abc');
    expect((await send('DELETE')).status).toBe(204);
    expect((await send('HEAD')).status).toBe(404);
    expect(await parts()).toEqual([]);
  });

  it('follows the policies when it begins and when it ends', async () => {
    const { member, stranger } = { member: cast.rasmus, stranger: cast.viola };
    const own = { 'upload-length': '4', 'upload-metadata': to('folders', `${member.id}/a.txt`) };
    const authorization = `Bearer ${await tokenOf(member)}`;
    const other = `Bearer ${await tokenOf(stranger)}`;
    expect((await begin({ ...own, authorization: other })).status).toBe(403);
    expect((await begin({ ...own, authorization: `Bearer ${world.keys.anonKey}` })).status).toBe(
      403,
    );
    const { send, parts } = await started({ ...own, authorization });
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      const foreign = { ...chunkHeaders(0), authorization: other };
      const body = method === 'PATCH' ? 'abcd' : undefined;
      expect((await send(method, foreign, body)).status, method).toBe(404);
      const service = { ...foreign, authorization: `Bearer ${world.keys.serviceKey}` };
      expect((await send(method, service, body)).status, method).toBe(404);
    }
    await world.database.query(
      `create policy "not now" on storage.objects as restrictive for insert to authenticated with check (false)`,
    );
    const denied = await send('PATCH', chunkHeaders(0), 'abcd');
    await world.database.query('drop policy "not now" on storage.objects');
    expect(denied.status).toBe(403);
    expect(await denied.json()).toMatchObject({
      message: 'new row violates row-level security policy',
    });
    expect((await send('HEAD')).status).toBe(404);
    expect(await parts()).toEqual([]);
  });

  it('belongs to its owner', async () => {
    const key = `${cast.rasmus.id}/owned.txt`;
    await tusUpload(world, await tokenOf(cast.rasmus), Buffer.from('mine'), {
      metadata: { bucketName: 'folders', objectName: key, contentType: 'text/plain' },
    });
    const { rows } = await world.database.query(
      'select owner_id from storage.objects where name = $1',
      [key],
    );
    expect(rows).toEqual([{ owner_id: cast.rasmus.id }]);
  });

  it('follows the limits of the bucket', async () => {
    await world.database.query(
      `insert into storage.buckets (id, name, file_size_limit, allowed_mime_types)
       values ('pictures', 'pictures', 100000, '{image/png}')`,
    );
    const image = to('pictures', 'a.png', { contentType: 'image/png' });
    const refused = [
      [{ 'upload-length': '100001', 'upload-metadata': image }, 413],
      [{ 'upload-length': '10', 'upload-metadata': to('pictures', 'a.txt') }, 415],
      [{ 'upload-length': '10', 'upload-metadata': to('nowhere', 'a.txt') }, 404],
      [{ 'upload-length': '10', 'upload-metadata': to('pictures', '../a') }, 400],
      [{ 'upload-length': '10' }, 400],
      [{ 'upload-metadata': image }, 400],
      [{ 'upload-length': '-1', 'upload-metadata': image }, 400],
    ] as const;
    for (const [headers, status] of refused)
      expect((await begin(headers)).status, JSON.stringify(headers)).toBe(status);
    const late = await started({ 'upload-defer-length': '1', 'upload-metadata': image });
    const tooMuch = { ...chunkHeaders(0), 'upload-length': '100001' };
    expect((await late.send('PATCH', tooMuch, 'a')).status).toBe(413);
    expect((await late.send('PATCH', chunkHeaders(0), 'a'.repeat(100_001))).status).toBe(413);
    const fake = await started({ 'upload-length': '9', 'upload-metadata': image });
    expect((await fake.send('PATCH', chunkHeaders(0), 'not a png')).status).toBe(415);
    const png = await picture();
    await tusUpload(world, world.keys.serviceKey, png, {
      metadata: { bucketName: 'pictures', objectName: 'real.png', contentType: 'image/png' },
    });
    expect((await bytesOf('pictures', 'real.png')).length).toBe(png.length);
  });

  it('replaces a file only if asked to', async () => {
    const headers = { 'upload-length': '3', 'upload-metadata': to('letterbox', 'twice.txt') };
    const early = await started(headers);
    must(await world.service.storage.from('letterbox').upload('twice.txt', 'old'));
    expect((await begin(headers)).status).toBe(409);
    expect((await early.send('PATCH', chunkHeaders(0), 'new')).status).toBe(409);
    const upsert = await started({ ...headers, 'x-upsert': 'true' });
    expect((await upsert.send('PATCH', chunkHeaders(0), 'new')).status).toBe(204);
    expect((await bytesOf('letterbox', 'twice.txt')).toString()).toBe('new');
  });

  it('can be authorised by a signed URL', async () => {
    const letterbox = world.service.storage.from('letterbox');
    const { token } = must(await letterbox.createSignedUploadUrl('signed.txt'));
    const metadata = {
      bucketName: 'letterbox',
      objectName: 'signed.txt',
      contentType: 'text/plain',
    };
    const options = { path: '/upload/resumable/sign', chunkSize: 3 };
    await tusUpload(world, undefined, Buffer.from('by link'), {
      ...options,
      metadata,
      headers: { 'x-signature': token },
    });
    expect((await bytesOf('letterbox', 'signed.txt')).toString()).toBe('by link');
    await expect(
      tusUpload(world, undefined, Buffer.from('x'), {
        ...options,
        metadata: { ...metadata, objectName: 'other.txt' },
        headers: { 'x-signature': token },
      }),
    ).rejects.toThrow(/Invalid signature/);
  });

  it('is limited in number for each account', async () => {
    const authorization = `Bearer ${await tokenOf(cast.astrid)}`;
    const headers = { authorization, 'upload-length': '4' };
    const statuses = new Set<number>();
    for (let n = 0; n < 51; n += 1) {
      const metadata = to('folders', `${cast.astrid.id}/${n}`);
      statuses.add((await begin({ ...headers, 'upload-metadata': metadata })).status);
    }
    expect([...statuses]).toEqual([201, 429]);
  });

  it('ends after a day, with its parts', async () => {
    const { send, parts } = await started({
      'upload-length': '6',
      'upload-metadata': to('letterbox', 'forgotten.txt'),
    });
    await send('PATCH', chunkHeaders(0), 'abc');
    const lost = '00000000-0000-4000-8000-000000000000';
    await world.files.write(
      `parts/00/${lost}/lost`,
      (async function* () {
        yield Buffer.from('lost');
      })(),
    );
    const now = new Date();
    await cleanUpOrphans({ ...world, olderThan: new Date(now.getTime() - 3_600_000) });
    expect(await parts()).toHaveLength(1);
    expect(await listParts(world, lost)).toHaveLength(1);
    await world.database.query(
      `update storage.resumable_uploads set expires_at = now() - interval '1 second'`,
    );
    expect((await send('HEAD')).status).toBe(404);
    await cleanUpOrphans({ ...world, olderThan: new Date(now.getTime() + 3_600_000) });
    expect(await listParts(world, 'parts')).toEqual([]);
  });
});
