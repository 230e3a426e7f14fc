import { describe, expect, it } from 'vitest';
import { serveWorld } from './world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

const raise = (state: string, words = 'words') =>
  world.client().rpc('raise_with', { state, words });

describe('errors', () => {
  it('have code, message, details and hint, and a Proxy-Status header', async () => {
    const response = await world.fetch('/nowhere');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('proxy-status')).toBe('PostgREST; error=PGRST205');
    expect(await response.json()).toEqual({
      code: 'PGRST205',
      details: null,
      hint: null,
      message: "Could not find the table 'public.nowhere' in the schema cache",
    });
  });

  it('suggest a table of a similar name', async () => {
    const { error } = await from('mesages').select();
    expect(error?.hint).toBe("Perhaps you meant the table 'public.messages'");
  });

  it.each([
    ['08000', 503],
    ['0L000', 403],
    ['0P000', 403],
    ['21000', 500],
    ['22012', 400],
    ['23503', 409],
    ['23505', 409],
    ['25006', 405],
    ['25000', 500],
    ['28000', 403],
    ['38000', 500],
    ['40001', 500],
    ['53400', 500],
    ['53000', 503],
    ['54000', 500],
    ['55000', 500],
    ['57000', 500],
    ['58000', 500],
    ['42883', 404],
    ['42P01', 404],
    ['42P17', 500],
    ['P0001', 400],
    ['P0002', 404],
    ['P0003', 500],
    ['XX000', 500],
    ['PT402', 402],
    ['ZZ123', 400],
  ])('SQLSTATE %s becomes status %i', async (state, status) => {
    const response = await raise(state);
    expect(response.status).toBe(status);
    expect(response.error).toMatchObject({
      code: state,
      message: 'words',
      details: 'the detail',
      hint: 'the hint',
    });
  });

  it('writing to a read-only view is a client error', async () => {
    const responses = [
      await from('moods').insert({ mood: 'busy' }),
      await from('moods').update({ mood: 'busy' }).eq('mood', 'calm'),
      await from('moods').delete().eq('mood', 'calm'),
    ];
    for (const { status, error } of responses) {
      expect([status, error?.code]).toEqual([405, '55000']);
    }
  });

  it('42501 becomes 401 for anon and 403 for other roles', async () => {
    const anonymous = await from('locked').select();
    expect([anonymous.status, anonymous.error?.code]).toEqual([401, '42501']);
    const token = await world.keys.sign({ role: 'authenticated', sub: 'ada' }, 60);
    const signedIn = await world.client(token).from('locked').select();
    expect([signedIn.status, signedIn.error?.code]).toEqual([403, '42501']);
    expect(signedIn.error?.message).toBe('permission denied for table locked');
  });

  it('SQL can raise a complete response', async () => {
    const message = JSON.stringify({ code: '123', message: 'Payment', details: 'd', hint: 'h' });
    const detail = JSON.stringify({ status: 402, headers: { 'X-Why': 'money' } });
    const response = await world.fetch('/rpc/raise_response', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message, detail }),
    });
    expect(response.status).toBe(402);
    expect(response.headers.get('x-why')).toBe('money');
    expect(await response.json()).toEqual({
      code: '123',
      message: 'Payment',
      details: 'd',
      hint: 'h',
    });
    const unsendable = JSON.stringify({ status: 402, headers: { 'X-Why': 'a\r\nb' } });
    for (const [text, details] of [
      ['no json', ''],
      [message, unsendable],
    ]) {
      const bad = await world.client().rpc('raise_response', { message: text, detail: details });
      expect([bad.status, bad.error?.code]).toEqual([500, 'PGRST121']);
    }
    expect((await raise('PT204')).status).toBe(204);
    const unusual = JSON.stringify({ code: 'Å\n→', message: 'm' });
    const raised = await world.client().rpc('raise_response', { message: unusual, detail });
    expect([raised.status, raised.error?.code]).toEqual([402, 'Å\n→']);
  });

  it('report unknown paths, methods and media types', async () => {
    const expectError = async (path: string, init: RequestInit, status: number, code: string) => {
      const response = await world.fetch(path, init);
      expect([response.status, (await response.json()).code]).toEqual([status, code]);
    };
    await expectError('/', {}, 404, 'PGRST126');
    await expectError('/users/1', {}, 404, 'PGRST125');
    await expectError('/rpc/a/b', {}, 404, 'PGRST125');
    await expectError('/users', { method: 'PROPFIND' }, 405, 'PGRST117');
    await expectError('/users', { headers: { accept: 'image/png' } }, 406, 'PGRST107');
  });

  it('responses have the media type that the client prefers', async () => {
    const response = await world.fetch('/users?select=id&limit=1', {
      headers: { accept: 'image/png, text/csv;q=0.4, application/json;q=0.9' },
    });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('OPTIONS requests get a response', async () => {
    const response = await world.fetch('/users', { method: 'OPTIONS' });
    expect([response.status, response.headers.get('allow')]).toEqual([
      200,
      'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE',
    ]);
  });

  it('statements are cancelled at the timeout of the role or function', async () => {
    const started = Date.now();
    const role = await world.client().rpc('slow', { seconds: 10 });
    expect([role.status, role.error?.code]).toEqual([500, '57014']);
    expect(Date.now() - started).toBeLessThan(6_000);
    const ownTimeout = await world.client().rpc('slow_within', { seconds: 2 });
    expect(ownTimeout.error?.code).toBe('57014');
  });
});
