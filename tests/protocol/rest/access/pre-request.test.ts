import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld(
  { preRequest: 'public.check_request', openApiForAll: true },
  `
  create function public.check_request() returns void language plpgsql as $$
  declare wanted text := current_setting('request.headers')::json ->> 'x-wanted';
  begin
    if wanted = 'nothing' then
      raise sqlstate 'PT403' using message = 'Not today', hint = current_user;
    end if;
    perform set_config('app.wanted', coalesce(wanted, ''), true);
    perform set_config('response.headers', '[{"X-Checked": "yes"}]', true);
  end $$;
  grant execute on all functions in schema public to anon;`,
);

describe('a function before each request', () => {
  it('can set what the request reads, and headers', async () => {
    for (const setting of ['a', 'b']) {
      const response = await world.fetch('/rpc/context?name=app.wanted', {
        headers: { 'x-wanted': setting },
      });
      expect(await response.json()).toBe(setting);
      expect(response.headers.get('x-checked')).toBe('yes');
    }
    expect((await world.client().from('pairs').select('a').eq('b', 2)).data).toEqual([{ a: 1 }]);
    for (const [path, method] of [
      ['/', 'GET'],
      ['/pairs', 'OPTIONS'],
    ] as const) {
      const { status, headers } = await world.fetch(path, { method });
      expect([status, headers.get('x-checked')]).toEqual([200, 'yes']);
    }
    const written = await world.client().from('pairs').insert({ a: 9, b: 9 }).select('a').single();
    expect(written.data).toEqual({ a: 9 });
  });

  it('can refuse reads, writes, calls, descriptions and questions for methods', async () => {
    const headers = { 'x-wanted': 'nothing', 'content-type': 'application/json' };
    const requests: [string, RequestInit][] = [
      ['/pairs', {}],
      ['/pairs', { method: 'POST', body: '{"a": 8, "b": 8}' }],
      ['/rpc/nothing', { method: 'POST', body: '{}' }],
      ['/', {}],
      ['/pairs', { method: 'OPTIONS' }],
      ['/rpc/nothing', { method: 'OPTIONS' }],
    ];
    for (const [path, init] of requests) {
      const response = await world.fetch(path, { ...init, headers });
      expect([response.status, await response.json()]).toMatchObject([
        403,
        { message: 'Not today', hint: 'anon' },
      ]);
    }
    expect((await world.client().from('pairs').select('a').eq('a', 8)).data).toEqual([]);
  });
});
