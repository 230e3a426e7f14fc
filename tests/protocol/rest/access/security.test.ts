import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

const authenticated = async (sub: string) =>
  world.client(await world.keys.sign({ role: 'authenticated', sub }, 60));

describe('roles and tokens', () => {
  it('row-level security filters reads', async () => {
    const ada = await authenticated('ada');
    const bo = await authenticated('bo');
    expect((await ada.from('secrets').select('text')).data).toEqual([{ text: 'the engine' }]);
    expect((await bo.from('secrets').select('text')).data).toEqual([{ text: 'the boat' }]);
    expect((await from('secrets').select('text')).data).toEqual([]);
    const service = world.client(world.keys.serviceKey);
    expect((await service.from('secrets').select('text')).data).toHaveLength(2);
  });

  it('row-level security filters writes', async () => {
    const ada = await authenticated('ada');
    const foreign = await ada.from('secrets').insert({ id: 9, owner: 'bo', text: 'x' });
    expect([foreign.status, foreign.error?.code]).toEqual([403, '42501']);
    expect(
      (await ada.from('secrets').update({ text: 'y' }).eq('owner', 'bo').select()).data,
    ).toEqual([]);
    expect((await ada.from('secrets').delete().eq('owner', 'bo').select()).data).toEqual([]);
  });

  it('are rejected if the token is expired, altered or malformed', async () => {
    const requestWith = async (token: string) => {
      const response = await world.fetch('/users', {
        headers: { authorization: `Bearer ${token}` },
      });
      return { response, body: await response.json() };
    };
    const expired = await requestWith(await world.keys.sign({ role: 'authenticated' }, -60));
    expect([expired.response.status, expired.body]).toMatchObject([
      401,
      { code: 'PGRST303', message: 'JWT expired' },
    ]);
    expect(expired.response.headers.get('www-authenticate')).toContain('Bearer');
    const malformed = await requestWith('nonsense');
    expect([malformed.response.status, malformed.body]).toMatchObject([
      401,
      { code: 'PGRST301', message: 'Expected 3 parts in JWT; got 1' },
    ]);
    const good = await world.keys.sign({ role: 'authenticated' }, 60);
    const altered = await requestWith(`${good.slice(0, -8)}AAAAAAAA`);
    expect([altered.response.status, altered.body.code]).toEqual([401, 'PGRST301']);
  });

  it('a token cannot name a role that does not exist', async () => {
    const db = world.client(await world.keys.sign({ role: 'nobody_at_all' }, 60));
    const { status, error } = await db.from('users').select();
    expect([status, error?.code]).toEqual([401, '22023']);
  });

  it('concurrent requests never share claims', async () => {
    const [ada, bo] = await Promise.all(['ada', 'bo'].map(authenticated));
    const owners = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const db = [ada, bo, world.client()][index % 3] ?? world.client();
        return (await db.from('secrets').select('owner')).data?.map(({ owner }) => owner).join();
      }),
    );
    owners.forEach((owner, index) => {
      expect(owner).toBe(['ada', 'bo', ''][index % 3]);
    });
  });
});
