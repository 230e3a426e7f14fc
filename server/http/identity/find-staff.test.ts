import { beforeAll, expect, it } from 'vitest';
import { cast } from '../../../tests/fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../tests/fixtures/prepare-server.ts';
import { createFindStaff, type FindStaff } from './find-staff.ts';
import { createIdentify } from './identity.ts';
import { createIsStaff } from './is-staff.ts';
import { createIsLiveSession } from './live-sessions.ts';

const { server } = prepareFunctionsServer();
let findStaff: FindStaff;

beforeAll(async () => {
  const { database, keys } = server;
  findStaff = createFindStaff({
    identify: createIdentify(keys, await createIsLiveSession(database)),
    isStaff: createIsStaff(database),
  });
});
const find = (token?: string) =>
  findStaff(
    new Request('http://localhost/', {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    }),
  );
const tokenOf = (sub: string) => server.keys.sign({ sub, role: 'authenticated' }, 60);

it('finds only active staff', async () => {
  expect(await find(await tokenOf(cast.rasmus.id))).toBe(cast.rasmus.id);
  expect(await find(await tokenOf(cast.pelle.id))).toBeUndefined();
  expect(await find(await tokenOf(cast.viola.id))).toBeUndefined();
  expect(await find(server.keys.anonKey)).toBeUndefined();
  expect(await find(server.keys.serviceKey)).toBeUndefined();
  expect(await find('nonsense')).toBeUndefined();
  expect(await find()).toBeUndefined();
});
