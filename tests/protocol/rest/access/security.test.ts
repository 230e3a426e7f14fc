import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

import fc from 'fast-check';

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

describe('input is never interpreted as SQL', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({ maxLength: 30 }),
    fc.stringMatching(/^['"\\;$(){}.,*:!-]{1,12}$/),
    fc.constantFrom(
      `'; drop table users; --`,
      `" or 1=1 --`,
      `$1`,
      `$$`,
      `\\`,
      `e'\\x`,
      `*/`,
      `/*`,
      `{"a`,
      `)`,
      `users.*`,
      `(select password from hidden.users)`,
      `pg_sleep(1)`,
      `\u0000`,
    ),
  );
  const places: ((text: string) => [string, RequestInit?])[] = [
    (text) => [`/users?select=${text}`],
    (text) => [`/users?select=id::${text}`],
    (text) => [`/users?select=data->${text}`],
    (text) => [`/users?select=data->>"${text}"`],
    (text) => [`/users?select=${text}:id`],
    (text) => [`/users?select=messages!${text}(id)`],
    (text) => [`/users?select=${text}(id)`],
    (text) => [`/users?username=eq.${text}`],
    (text) => [`/users?username=${text}`],
    (text) => [`/users?${text}=eq.1`],
    (text) => [`/users?id=in.(${text})`],
    (text) => [`/users?tags=cs.${text}`],
    (text) => [`/users?username=like(any).${text}`],
    (text) => [`/users?about=wfts.${text}`],
    (text) => [`/users?about=plfts(${text}).x`],
    (text) => [`/users?or=(${text})`],
    (text) => [`/users?or=(username.eq.${text})`],
    (text) => [`/users?order=${text}`],
    (text) => [`/users?limit=${text}`],
    (text) => [`/${text}`],
    (text) => [`/rpc/${text}`],
    (text) => [`/rpc/add?a=${text}`],
    (text) => [`/rpc/add?${text}=1`],
    (text) => [`/pairs?columns=${text}`, { method: 'POST', body: '[{"a":1}]' }],
    (text) => [
      `/pairs?on_conflict=${text}`,
      {
        method: 'POST',
        body: '[{"a":1,"b":1}]',
        headers: { prefer: 'resolution=ignore-duplicates' },
      },
    ],
    (text) => [
      '/pairs?a=eq.999',
      { method: 'PATCH', body: JSON.stringify({ [decodeURIComponent(text)]: 1 }) },
    ],
    (text) => [
      '/pairs?a=eq.999',
      { method: 'PATCH', body: JSON.stringify({ note: decodeURIComponent(text) }) },
    ],
    (text) => [
      '/rpc/hello',
      { method: 'POST', body: JSON.stringify({ [decodeURIComponent(text)]: 1 }) },
    ],
  ];

  it('hostile values in every part of a request', async () => {
    await fc.assert(
      fc.asyncProperty(nasty, fc.nat(places.length - 1), async (text, index) => {
        const [path, init = {}] = places[index]?.(encodeURIComponent(text)) ?? [''];
        const headers = new Headers(init.headers);
        headers.set('content-type', 'application/json');
        const response = await world.fetch(path, { ...init, headers });
        const body = await response.text();
        expect(response.status, `${path} ${body}`).toBeLessThan(500);
        // A text search may itself be a syntax error; nothing else may.
        if (!path.includes('fts')) expect(body, path).not.toContain('"42601"');
        expect(body).not.toContain('never shown');
      }),
      { numRuns: 1_500 },
    );
    expect(world.errors).toEqual([]);
    expect((await from('users').select('id')).data).toHaveLength(4);
  });
});
