import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();

const rpc = (name: string, args?: object, options?: object) =>
  world.client().rpc(name, args, options);

describe('function calls', () => {
  it('can set status and headers of the response', async () => {
    const response = await world.fetch('/rpc/teapot', { method: 'POST' });
    expect([response.status, await response.json()]).toEqual([418, 'short and stout']);
    expect(response.headers.get('x-tea')).toBe('green');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const bad = await world.fetch('/rpc/bad_headers', { method: 'POST' });
    expect([bad.status, (await bad.json()).code]).toEqual([500, 'PGRST111']);
  });

  it('can read the method, path, headers, claims and cookies of the request', async () => {
    const readSetting = async (name: string) => (await rpc('context', { name })).data;
    expect(await readSetting('request.method')).toBe('POST');
    expect(await readSetting('request.path')).toBe('/rpc/context');
    expect(JSON.parse(await readSetting('request.headers'))).toMatchObject({
      'content-type': 'application/json',
    });
    expect(JSON.parse(await readSetting('request.headers'))).not.toHaveProperty('authorization');
    expect(JSON.parse(await readSetting('request.jwt.claims'))).toMatchObject({ role: 'anon' });
    const response = await world.fetch('/rpc/context?name=request.cookies', {
      headers: { cookie: 'a=1; b=2' },
    });
    expect(JSON.parse(await response.json())).toEqual({ a: '1', b: '2' });
  });

  it('reject other methods and unknown functions', async () => {
    const patch = await world.fetch('/rpc/hello', { method: 'PATCH', body: '{}' });
    expect([patch.status, await patch.json()]).toMatchObject([
      405,
      { code: 'PGRST101', message: 'Cannot use the PATCH method on RPC' },
    ]);
    const { error, status } = await rpc('helo');
    expect(status).toBe(404);
    expect(error).toMatchObject({
      code: 'PGRST202',
      message: 'Could not find the function public.helo without parameters in the schema cache',
      details:
        'Searched for the function public.helo without parameters or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
      hint: 'Perhaps you meant to call the function public.hello',
    });
    const args = await rpc('add', { a: 1, c: 2 });
    expect(args.error).toMatchObject({
      message: 'Could not find the function public.add(a, c) in the schema cache',
      hint: 'Perhaps you meant to call the function public.add(a, b)',
    });
  });
});
