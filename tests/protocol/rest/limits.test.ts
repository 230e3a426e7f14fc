import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { kibibyte } from '../../../domain/units.ts';
import { postsBodies } from './post-body.ts';
import { serveWorld } from './world.ts';

const world = serveWorld();
const { tokenOf, post } = postsBodies(world);

/** Announces a body and sends only its first byte. A response proves that it was given before the body was read. */
async function announce(method: string, path: string, token: string, bytes = 60_000) {
  const { hostname, port } = new URL(world.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `${method} /rest/v1${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n{`,
  );
  let response = '';
  for await (const chunk of socket) {
    response += chunk;
    if (/\r\n\r\n.+\}$/s.test(response)) break;
  }
  const [head = '', body = '{}'] = response.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), ...JSON.parse(body) };
}

describe('rights are checked before the body is read', () => {
  it.each([
    ['POST', '/locked', 'permission denied for table locked'],
    ['PATCH', '/locked?id=eq.1', 'permission denied for table locked'],
    ['PUT', '/locked?id=eq.1', 'permission denied for table locked'],
    ['POST', '/locked_view', 'permission denied for view locked_view'],
    ['POST', '/rpc/closed', 'permission denied for function closed'],
  ])('%s %s', async (method, path, message) => {
    await world.database.query(`
      create or replace view locked_view as select id from locked;
      create or replace function closed(a int) returns int language sql as 'select a';
      revoke all on locked_view from anon, authenticated;
      revoke all on function closed from public, anon, authenticated`);
    const denied = { code: '42501', details: null, hint: null, message };
    const anonymous = await announce(method, path, world.keys.anonKey);
    expect(anonymous).toEqual({ status: 401, ...denied });
    const user = await announce(method, path, await tokenOf('authenticated'));
    expect(user).toEqual({ status: 403, ...denied });
  });

  it('returns the same error as PostgreSQL', async () => {
    const { error } = await world.client().from('locked').delete().eq('id', 1);
    const denied = await announce('POST', '/locked', world.keys.anonKey);
    expect(denied).toMatchObject(error ?? {});
  });

  it('a privilege granted a moment ago applies', async () => {
    const insert = () => world.client().from('later').insert({ id: 1 });
    await world.database.query(`create table later (id int); revoke all on later from anon`);
    await expect.poll(async () => (await insert()).error?.code).toBe('42501');
    await world.database.query('grant insert on later to anon');
    await expect.poll(async () => (await insert()).error).toBeNull();
  });
});

describe('a body may be as large as its sender needs', () => {
  it('kilobytes for anonymous, more for those who signed in, most for the service', async () => {
    const noteOf = (bytes: number) => JSON.stringify({ id: 1, note: 'x'.repeat(bytes) });
    const limits = { anon: 64, authenticated: 1024, service_role: 10 * 1024 };
    for (const [role, limit] of Object.entries(limits)) {
      await world.database.query('truncate empty_table');
      const maxBytes = limit * kibibyte;
      const overhead = noteOf(0).length;
      const { status, body } = await post('/empty_table', noteOf(maxBytes - overhead), role);
      expect(status, role).toBe(201);
      expect(body[0].note).toHaveLength(maxBytes - overhead);
      expect(await post('/empty_table', noteOf(maxBytes - overhead + 1), role)).toEqual({
        status: 413,
        body: {
          code: 'PGRST102',
          message: 'The body is too large',
          details: `At most ${maxBytes} bytes are accepted`,
          hint: null,
        },
      });
    }
  });

  it('a body without a content length is cut off at the limit', async () => {
    const endless = new ReadableStream({ pull: (c) => c.enqueue(new Uint8Array(16 * kibibyte)) });
    expect((await post('/rpc/add', endless)).status).toBe(413);
  });

  it('a body whose content length is too large is not read', async () => {
    const rejected = await announce('POST', '/rpc/add', world.keys.anonKey, 100_000);
    expect(rejected.status).toBe(413);
  });
});
