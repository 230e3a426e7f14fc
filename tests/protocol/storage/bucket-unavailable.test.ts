import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { assertBucket } from '../../../server/storage/files/assert-bucket.ts';
import { createFiles } from '../../../server/storage/files/create-files.ts';
import { createLogger } from '../../../server/support/logger.ts';
import { openTcpProxy, type TcpProxy } from '../../faults/tcp-proxy.ts';
import { createWorld, type FilesConfig, openStore, type World } from './world.ts';

// A bucket that rejects the keys, is unreachable or does not respond: reported at the start, and 503 within a time
// limit later.

// Longer than the timeout of the product, and far from endless.
vi.setConfig({ testTimeout: 90_000 });

let store: Awaited<ReturnType<typeof openStore>>;
let proxy: TcpProxy;
let world: World;
let config: FilesConfig;

beforeAll(async () => {
  store = await openStore('s3');
  proxy = await openTcpProxy(Number(new URL(store.config.S3_ENDPOINT ?? '').port));
  config = { ...store.config, S3_ENDPOINT: `http://127.0.0.1:${proxy.port}` };
  world = await createWorld('s3', {}, config);
  await world.service.storage.createBucket('desks');
  await upload('before.txt');
});

afterAll(async () => {
  await world.close();
  await proxy.cut();
  await store.end();
});

const upload = (name: string) => world.service.storage.from('desks').upload(name, 'bytes');

const check = async (changed: Partial<FilesConfig>) => {
  const logger = createLogger('silent');
  const error = vi.spyOn(logger, 'error');
  await assertBucket(createFiles({ ...config, ...changed }), { ...config, ...changed }, logger);
  return error.mock.calls.length;
};

it('the check at the start reports nothing for a usable bucket and leaves no file', async () => {
  const before = await world.stored();
  expect(await check({})).toBe(0);
  const left: string[] = [];
  for await (const { key } of world.files.list('checks')) left.push(key);
  expect([left, await world.stored()]).toEqual([[], before]);
});

it.each([
  ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'wrong' }, /403 SignatureDoesNotMatch/],
  ['an unknown key', { S3_ACCESS_KEY_ID: 'nobody' }, /403 InvalidAccessKeyId/],
  ['another bucket', { S3_BUCKET: 'elsewhere' }, /404 NoSuchBucket/],
  ['a host that does not exist', { S3_ENDPOINT: 'http://nowhere.invalid' }, /ENOTFOUND/],
])('a start fails with %s, in one line', async (_, changed, reason) => {
  const failure = await check(changed).catch((error: Error) => error.message);
  expect(failure).toMatch(/^S3_BUCKET is "\w+", but cannot be used: [^\n]+$/);
  expect(failure).toMatch(reason);
});

it('responds with 503 while the bucket is unreachable, and accepts files afterwards', async () => {
  await proxy.cut();
  expect(await check({})).toBe(1);
  expect((await upload('away.txt')).error).toMatchObject({ status: 503 });
  const url = '/object/authenticated/desks/before.txt';
  const headers = { authorization: `Bearer ${world.keys.serviceKey}` };
  expect((await world.fetch(url, { headers })).status).toBe(503);
  await proxy.restore();
  expect((await upload('back.txt')).error).toBeNull();
});

it('responds with 503 if the bucket accepts connections and never responds', async () => {
  proxy.freeze();
  const [uploaded, complaints] = await Promise.all([upload('frozen.txt'), check({})]);
  expect(uploaded.error).toMatchObject({ status: 503 });
  expect(complaints).toBe(1);
  proxy.thaw();
  expect((await upload('thawed.txt')).error).toBeNull();
});
