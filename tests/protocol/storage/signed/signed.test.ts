import { expect, it } from 'vitest';
import { signCv } from '../../../../app/admin/applications/data/cv.ts';
import type { BrowserClient } from '../../../../app/backend/browser-client.ts';
import { picture } from '../samples.ts';
import { cast, errorOf, must, onEachStore } from '../world.ts';

onEachStore('signed URLs', (world) => {
  const bucketAs = async (person: { id: string } = cast.viola) =>
    (await world.as(person)).storage.from('folders');
  const inFolder = (name: string) => `${cast.viola.id}/${name}`;

  it('let anybody read one file for a limited time', async () => {
    const bucket = await bucketAs();
    must(await bucket.upload(inFolder('my cv.txt'), 'signed', { contentType: 'text/plain' }));
    const { signedUrl } = must(await bucket.createSignedUrl(inFolder('my cv.txt'), 60));
    expect(signedUrl).toContain(`${world.url}/storage/v1/object/sign/folders/${cast.viola.id}/`);
    const response = await fetch(signedUrl);
    expect([response.status, await response.text()]).toEqual([200, 'signed']);
    expect(response.headers.get('cache-control')).toBeNull();
    const expires = Date.parse(response.headers.get('expires') ?? '') - Date.now();
    expect(expires).toBeGreaterThan(50_000);
    expect(expires).toBeLessThanOrEqual(60_000);
    // The session or the right may end before, so no cache may reuse the file without asking.
    expect(response.headers.get('vary')).toBe('*');
    expect(response.headers.get('cdn-cache-control')).toBe('no-store');

    const withFileName = must(
      await bucket.createSignedUrl(inFolder('my cv.txt'), 60, { download: 'Viola.txt' }),
    );
    const download = await fetch(withFileName.signedUrl);
    expect(download.headers.get('content-disposition')).toContain('filename=Viola.txt');
    const firstBytes = await fetch(signedUrl, { headers: { range: 'bytes=0-3' } });
    expect([firstBytes.status, await firstBytes.text()]).toEqual([206, 'sign']);
  });

  it('download a CV under the name that the applicant gave it', async () => {
    const bucket = await bucketAs();
    const cv = {
      bucket: 'folders',
      path: inFolder('0f3a.txt'),
      file_name: 'Cv Åsa Öst, 100 %.txt',
    };
    must(await bucket.upload(cv.path, 'hej', { contentType: 'text/plain' }));
    const { download, show } = await signCv((await world.as(cast.viola)) as BrowserClient, cv);
    const header = (await fetch(download)).headers.get('content-disposition') ?? '';
    const [, saved = ''] = /filename\*=UTF-8''(.+)$/.exec(header) ?? [];
    expect(decodeURIComponent(saved)).toBe(cv.file_name);
    expect((await fetch(show)).headers.get('content-disposition')).toBeNull();
  });

  it('require that the signer can read the file', async () => {
    const pelle = await bucketAs(cast.pelle);
    expect(errorOf(await pelle.createSignedUrl(inFolder('my cv.txt'), 60))).toEqual({
      message: 'Object not found',
      status: 400,
      statusCode: '404',
    });
    const bucket = await bucketAs();
    for (const seconds of [0, -1, 1.5, Number.NaN]) {
      const { statusCode } = errorOf(await bucket.createSignedUrl(inFolder('my cv.txt'), seconds));
      expect(statusCode).toBe('400');
    }
    const several = must(
      await bucket.createSignedUrls([inFolder('my cv.txt'), inFolder('none'), '../x'], 60, {
        download: true,
      }),
    );
    const missing = 'Either the object does not exist or you do not have access to it';
    expect(several.map(({ path, error }) => [path, error])).toEqual([
      [inFolder('my cv.txt'), null],
      [inFolder('none'), missing],
      ['../x', missing],
    ]);
    expect(several[1]?.signedUrl).toBeNull();
    const response = await fetch(several[0]?.signedUrl ?? '');
    expect(await response.text()).toBe('signed');
    expect(response.headers.get('content-disposition')).toBe('attachment;');
  });

  it('are rejected for another file, after expiry, or if modified', async () => {
    const bucket = await bucketAs();
    must(await bucket.upload(inFolder('other.txt'), 'other'));
    const { signedUrl } = must(await bucket.createSignedUrl(inFolder('my cv.txt'), 60));
    const code = async (url: string) => (await (await fetch(url)).json()).code;
    expect(await code(signedUrl.replace('my%20cv.txt', 'other.txt'))).toBe('InvalidSignature');
    expect(await code(`${signedUrl}x`)).toBe('InvalidJWT');
    expect(await code(signedUrl.replace(/\?.*/, ''))).toBe('InvalidJWT');

    const claims = { url: `folders/${inFolder('my cv.txt')}`, scope: 'download' };
    const prefix = `${world.url}/storage/v1/object/sign/folders/${inFolder('my cv.txt')}?token=`;
    expect(await code(prefix + (await world.keys.sign(claims, -5)))).toBe('ExpiredToken');
    const upload = await world.keys.sign({ ...claims, scope: 'upload' }, 60);
    expect(await code(prefix + upload)).toBe('InvalidSignature');
    const session = await world.keys.sign({ sub: cast.viola.id, role: 'authenticated' }, 60);
    expect(await code(prefix + session)).toBe('InvalidSignature');

    const token = new URL(signedUrl).searchParams.get('token');
    const asBearer = await world.fetch(`/object/folders/${inFolder('my cv.txt')}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await asBearer.json()).toMatchObject({ code: 'NoSuchKey' });
  });

  it('let another user upload one file', async () => {
    const bucket = await bucketAs();
    const path = inFolder('from a friend.txt');
    const { signedUrl, token } = must(await bucket.createSignedUploadUrl(path));
    expect(signedUrl).toContain('/object/upload/sign/folders/');
    const friend = world.anonymous.storage.from('folders');
    expect(must(await friend.uploadToSignedUrl(path, token, 'hello'))).toEqual({
      path,
      fullPath: `folders/${path}`,
    });
    expect(await must(await bucket.download(path)).text()).toBe('hello');
    const { rows } = await world.database.query(
      'select owner_id from storage.objects where name = $1',
      [path],
    );
    expect(rows).toEqual([{ owner_id: cast.viola.id }]);
    // The token, not the header, decides whether a file may be replaced.
    const secondResponse = await friend.uploadToSignedUrl(path, token, 'again', { upsert: true });
    expect(errorOf(secondResponse).statusCode).toBe('409');
    expect(errorOf(await bucket.createSignedUploadUrl(path)).statusCode).toBe('409');

    const replacing = must(await bucket.createSignedUploadUrl(path, { upsert: true }));
    const blob = new Blob(['replaced'], { type: 'text/plain' });
    must(await friend.uploadToSignedUrl(path, replacing.token, blob));
    expect(await must(await bucket.download(path)).text()).toBe('replaced');
  });

  it('for uploads are valid only for uploads', async () => {
    const bucket = await bucketAs();
    const { token } = must(await bucket.createSignedUploadUrl(inFolder('a.txt')));
    const friend = world.anonymous.storage.from('folders');
    const elsewhere = await friend.uploadToSignedUrl(inFolder('b.txt'), token, 'x');
    expect(errorOf(elsewhere).message).toBe('Invalid signature');
    const nonsense = await friend.uploadToSignedUrl(inFolder('a.txt'), 'nonsense', 'x');
    expect(errorOf(nonsense).statusCode).toBe('400');
    const foreign = await bucket.createSignedUploadUrl(`${cast.pelle.id}/a.txt`);
    expect(errorOf(foreign).message).toBe('new row violates row-level security policy');
    const reading = must(await bucket.createSignedUrl(inFolder('my cv.txt'), 60)).signedUrl;
    const readToken = new URL(reading).searchParams.get('token') ?? '';
    const misused = await friend.uploadToSignedUrl(inFolder('my cv.txt'), readToken, 'x');
    expect(errorOf(misused).message).toBe('Invalid signature');
  });

  it('for uploads follow the rules of the bucket', async () => {
    const cvs = world.service.storage.from('cvs');
    const { token } = must(await cvs.createSignedUploadUrl('x.pdf'));
    const visitor = world.anonymous.storage.from('cvs');
    const image = await picture();
    const rejected = await visitor.uploadToSignedUrl('x.pdf', token, image, {
      contentType: 'application/pdf',
    });
    expect(errorOf(rejected)).toEqual({
      message: 'mime type image/png is not supported',
      status: 400,
      statusCode: '415',
    });
  });
});
