import { expect, it } from 'vitest';
import { picture } from '../samples.ts';
import { cast, must, onEachStore } from '../world.ts';
import { chunkHeaders, metadataFor, tusUpload, uploadsTo } from './tus.ts';

onEachStore('the rules for a resumable upload', (world) => {
  const { bytesOf, tokenOf, begin, started } = uploadsTo(world);

  it('follows the policies when it begins and when it ends', async () => {
    const { member, stranger } = { member: cast.rasmus, stranger: cast.viola };
    const ownUpload = {
      'upload-length': '4',
      'upload-metadata': metadataFor('folders', `${member.id}/a.txt`),
    };
    const authorization = `Bearer ${await tokenOf(member)}`;
    const strangerAuthorization = `Bearer ${await tokenOf(stranger)}`;
    expect((await begin({ ...ownUpload, authorization: strangerAuthorization })).status).toBe(403);
    expect(
      (await begin({ ...ownUpload, authorization: `Bearer ${world.keys.anonKey}` })).status,
    ).toBe(403);
    const { send, parts } = await started({ ...ownUpload, authorization });
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      const foreign = { ...chunkHeaders(0), authorization: strangerAuthorization };
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
    const image = metadataFor('pictures', 'a.png', { contentType: 'image/png' });
    const refused = [
      [{ 'upload-length': '100001', 'upload-metadata': image }, 413],
      [{ 'upload-length': '10', 'upload-metadata': metadataFor('pictures', 'a.txt') }, 415],
      [{ 'upload-length': '10', 'upload-metadata': metadataFor('nowhere', 'a.txt') }, 404],
      [{ 'upload-length': '10', 'upload-metadata': metadataFor('pictures', '../a') }, 400],
      [{ 'upload-length': '10' }, 400],
      [{ 'upload-metadata': image }, 400],
      [{ 'upload-length': '-1', 'upload-metadata': image }, 400],
    ] as const;
    for (const [headers, status] of refused)
      expect((await begin(headers)).status, JSON.stringify(headers)).toBe(status);
    const deferredUpload = await started({ 'upload-defer-length': '1', 'upload-metadata': image });
    const tooMuch = { ...chunkHeaders(0), 'upload-length': '100001' };
    expect((await deferredUpload.send('PATCH', tooMuch, 'a')).status).toBe(413);
    expect((await deferredUpload.send('PATCH', chunkHeaders(0), 'a'.repeat(100_001))).status).toBe(
      413,
    );
    const fake = await started({ 'upload-length': '9', 'upload-metadata': image });
    expect((await fake.send('PATCH', chunkHeaders(0), 'not a png')).status).toBe(415);
    const png = await picture();
    await tusUpload(world, world.keys.serviceKey, png, {
      metadata: { bucketName: 'pictures', objectName: 'real.png', contentType: 'image/png' },
    });
    expect((await bytesOf('pictures', 'real.png')).length).toBe(png.length);
  });

  it('replaces a file only if asked to', async () => {
    const headers = {
      'upload-length': '3',
      'upload-metadata': metadataFor('letterbox', 'twice.txt'),
    };
    const startedUpload = await started(headers);
    must(await world.service.storage.from('letterbox').upload('twice.txt', 'old'));
    expect((await begin(headers)).status).toBe(409);
    expect((await startedUpload.send('PATCH', chunkHeaders(0), 'new')).status).toBe(409);
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
      const metadata = metadataFor('folders', `${cast.astrid.id}/${n}`);
      statuses.add((await begin({ ...headers, 'upload-metadata': metadata })).status);
    }
    expect([...statuses]).toEqual([201, 429]);
  });
});
