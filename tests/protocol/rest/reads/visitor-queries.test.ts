import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();

const request = (path: string, headers: Record<string, string> = {}) =>
  world.fetch(path, { headers });
const tokenOf = async (role: string) => ({
  authorization: `Bearer ${await world.keys.sign({ role, sub: 'ada' }, 600)}`,
});

describe('queries of visitors', () => {
  it('are rejected if a pattern is slow to compile or to match', async () => {
    const match = (pattern: string) =>
      request(`/users?select=id&username=match.${encodeURIComponent(pattern)}`);
    expect((await match('^[a-z]{2,10}$')).status).toBe(200);
    const inOtherSyntax = '(?x)((a|b) {0,99}.*) {99}';
    for (const pattern of ['(((.{0,40}){0,40}){0,20})x', '(.*)\\1', '(a|b){50}', inOtherSyntax]) {
      const rejected = await match(pattern);
      expect(rejected.status).toBe(400);
      expect(await rejected.json()).toMatchObject({
        code: '54001',
        message: 'The pattern is too complex',
      });
    }
    // Bytes that are not UTF-8 neither hide a pattern nor cause an error.
    expect((await request('/users?select=id&username=match.(a)%7B9%7D&name=eq.%ff')).status).toBe(
      400,
    );
    expect((await request('/users?select=id&username=match.%ff')).status).toBeLessThan(500);
    const inLogic = `/users?or=(username.imatch."(a){9}",id.eq.1)`;
    expect((await request(inLogic)).status).toBe(400);
    // A backslash in a quoted value stands before any character.
    const withBackslashes = `/users?or=(username.match."(a\\)\\{9\\}",id.eq.1)`;
    expect((await request(withBackslashes)).status).toBe(400);
    expect((await request(inLogic, await tokenOf('service_role'))).status).toBe(200);
  });

  it('cannot hide a pattern behind encoded letters', async () => {
    const hidden = encodeURIComponent('(((.{0,40}){0,40}){0,20})x');
    expect((await request(`/users?select=id&username=m%61tch.${hidden}`)).status).toBe(400);
    expect((await request('/users?select=id&username=%65q.a')).status).toBe(200);
  });

  it('are rejected if a text takes long to parse into words', async () => {
    // 1,500 characters. The limit is 1,000.
    const text = 'a1@'.repeat(500);
    for (const operator of ['fts', 'plfts', 'phfts', 'wfts', 'wfts(english)', '%77fts']) {
      const rejected = await request(`/users?select=id&username=${operator}.${text}`);
      expect(rejected.status, operator).toBe(400);
      expect(await rejected.json()).toMatchObject({ message: 'The full-text query is too long' });
    }
    expect((await request('/users?select=id&username=wfts.llama')).status).toBe(200);
  });

  it('are rejected if they are longer than a page needs', async () => {
    // 8,800 characters of filters. The limit is 8,000.
    const long = `/users?select=id${'&id=gt.0'.repeat(1_100)}`;
    const rejected = await request(long);
    expect(rejected.status).toBe(400);
    expect(await rejected.json()).toMatchObject({
      code: '54001',
      message: 'The query is too long',
    });
  });

  it('are rejected without a server error if they select too many columns', async () => {
    // PostgreSQL allows 1,664 columns in the result of a query.
    const manyColumns = `/users?select=${Array.from({ length: 1_700 }, (_, n) => `a${n}:id`)}`;
    expect((await request(manyColumns, await tokenOf('authenticated'))).status).toBe(400);
    expect(world.errors).toEqual([]);
  });
});
