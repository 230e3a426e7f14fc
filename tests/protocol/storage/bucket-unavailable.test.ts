import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { assertBucket } from '../../../server/storage/files/assert-bucket.ts';
import { createFiles } from '../../../server/storage/files/create-files.ts';
import { createLogger } from '../../../server/support/logger.ts';
import { openTcpProxy, type TcpProxy } from '../../faults/tcp-proxy.ts';
import { createWorld, type FilesConfig, openStore, type World } from './world.ts';

// The start of the product fails if the bucket rejects its keys, and reports a bucket that cannot be reached. While the
// product runs, an unreachable or silent bucket leads to 503 within a time limit.

// The timeout of the tests is longer than that of the product.
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
  await world.service.storage.createBucket('folders');
  await upload('before.txt');
});

afterAll(async () => {
  await world.close();
  await proxy.cut();
  await store.end();
});

const upload = (name: string) => world.service.storage.from('folders').upload(name, 'bytes');

/** Runs the check of the start; returns the number of logged errors. */
const countStartErrors = async (changed: Partial<FilesConfig>) => {
  const logger = createLogger('silent');
  const error = vi.spyOn(logger, 'error');
  await assertBucket(createFiles({ ...config, ...changed }), { ...config, ...changed }, logger);
  return error.mock.calls.length;
};

it('the check at the start reports nothing for a usable bucket and leaves no file', async () => {
  const keysBefore = await world.stored();
  expect(await countStartErrors({})).toBe(0);
  const checkKeys: string[] = [];
  for await (const { key } of world.files.list('checks')) checkKeys.push(key);
  expect([checkKeys, await world.stored()]).toEqual([[], keysBefore]);
});

it.each([
  ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'wrong' }, /403 SignatureDoesNotMatch/],
  ['an unknown key', { S3_ACCESS_KEY_ID: 'nobody' }, /403 InvalidAccessKeyId/],
  ['another bucket', { S3_BUCKET: 'elsewhere' }, /404 NoSuchBucket/],
  ['a host that does not exist', { S3_ENDPOINT: 'http://nowhere.invalid' }, /ENOTFOUND/],
])('a start fails with %s, in one line', async (_, changed, reason) => {
  const failure = await countStartErrors(changed).catch((error: Error) => error.message);
  expect(failure).toMatch(/^S3_BUCKET is "\w+", but cannot be used: [^\n]+$/);
  expect(failure).toMatch(reason);
});

it('responds with 503 while the bucket is unreachable, and accepts files afterwards', async () => {
  await proxy.cut();
  expect(await countStartErrors({})).toBe(1);
  expect((await upload('away.txt')).error).toMatchObject({ status: 503 });
  const url = '/object/authenticated/folders/before.txt';
  const headers = { authorization: `Bearer ${world.keys.serviceKey}` };
  expect((await world.fetch(url, { headers })).status).toBe(503);
  await proxy.restore();
  expect((await upload('back.txt')).error).toBeNull();
});

it('responds with 503 if the bucket accepts connections and never responds', async () => {
  proxy.freeze();
  const [uploaded, errors] = await Promise.all([upload('frozen.txt'), countStartErrors({})]);
  expect(uploaded.error).toMatchObject({ status: 503 });
  expect(errors).toBe(1);
  proxy.thaw();
  expect((await upload('thawed.txt')).error).toBeNull();
});
