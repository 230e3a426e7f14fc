import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

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
