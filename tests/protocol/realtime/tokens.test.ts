import { expect, test } from 'vitest';
import { eventually } from '../../fixtures/eventually.ts';
import { listen, type System } from './postgres-changes/listen.ts';
import { RawSocket } from './raw-socket.ts';
import { anna, bertil, collected, serveWorld, subscribed, subscribeError } from './world.ts';

const world = serveWorld();

const insertSecret = (team: string) => world.sql('insert into secrets (team) values ($1)', [team]);

test('a new token on the open socket changes the visible rows', async () => {
  const client = await world.clientAs(anna);
  const { received } = await listen(client, { table: 'secrets' });
  await insertSecret('red');
  await collected(received, 1);
  await world.renew(client, await world.tokenFor(bertil));
  // Frames of a socket are handled in order: the reply to this one shows that the token was accepted.
  await subscribed(client.channel('next'));
  await insertSecret('red');
  await insertSecret('blue');
  expect(
    (await collected(received, 2)).map(({ new: row }) => (row as { team: string }).team),
  ).toEqual(['red', 'blue']);
});

test('an expired token ends the channel, a token that was renewed in time does not', async () => {
  const renewed = world.client({ token: await world.tokenFor(anna, 4) });
  const expiring = world.client({ token: await world.tokenFor(anna, 4) });
  const stillListening = await listen(renewed, { table: 'secrets' });
  const states: string[] = [];
  const systems: System[] = [];
  expiring
    .channel('brief')
    .on('system', {}, (payload: System) => systems.push(payload))
    .subscribe((status) => states.push(status));
  await eventually(() => expect(states).toEqual(['SUBSCRIBED']));
  await world.renew(renewed, await world.tokenFor(anna, 60));
  await collected(systems, 1, { graceMs: 200 });
  expect(systems).toMatchObject([
    {
      status: 'error',
      extension: 'system',
      channel: 'brief',
      message: expect.stringMatching(/^InvalidJWTToken: Token has expired \d+ seconds ago$/),
    },
  ]);
  expect(states.slice(0, 2)).toEqual(['SUBSCRIBED', 'CLOSED']);
  await insertSecret('red');
  expect(await collected(stillListening.received, 1)).toHaveLength(1);
});

test('nothing is delivered after the token has expired', async () => {
  // Tokens expire at whole seconds: a token of one second may expire before the join.
  const { received, systems } = await listen(
    world.client({ token: await world.tokenFor(anna, 3) }),
    {
      table: 'secrets',
    },
  );
  await eventually(() => expect(systems.at(-1)).toMatchObject({ status: 'error' }));
  await insertSecret('red');
  expect(await collected(received, 1, { graceMs: 0, timeoutMs: 500 })).toEqual([]);
});

test('an invalid token on the open socket ends the channel', async () => {
  const raw = new RawSocket(world, '2.0.0');
  await raw.opened();
  raw.send('realtime:bad', 'phx_join', { config: {} });
  await raw.event('phx_reply');
  raw.send('realtime:bad', 'access_token', { access_token: 'not.a.token' }, '2');
  expect((await raw.event('system')).payload).toMatchObject({
    status: 'error',
    extension: 'system',
    channel: 'bad',
  });
  expect(await raw.event('phx_close')).toMatchObject({ topic: 'realtime:bad' });
  raw.socket.close();
});

test('the rights of a renewed token are checked in a private channel', async () => {
  await world.sql(`create policy "red only" on realtime.messages for select to authenticated
    using ((auth.jwt() ->> 'team') = 'red')`);
  const raw = new RawSocket(world, '2.0.0');
  await raw.opened();
  raw.send('realtime:club', 'phx_join', {
    config: { private: true },
    access_token: await world.tokenFor(anna),
  });
  expect(await raw.event('phx_reply')).toMatchObject({ payload: { status: 'ok' } });
  raw.send('realtime:club', 'access_token', { access_token: await world.tokenFor(bertil) }, '2');
  expect((await raw.event('system')).payload.message).toMatch(/^Unauthorized/);
  await raw.event('phx_close');
  raw.socket.close();
});

test('the end of a session closes its sockets and invalidates its token, others stay', async () => {
  const session = await world.openSession(anna);
  const token = await world.tokenFor({ ...anna, session });
  const raw = new RawSocket(world, '2.0.0');
  const otherSocket = new RawSocket(world, '2.0.0');
  await Promise.all([raw.opened(), otherSocket.opened()]);
  raw.send('realtime:s', 'phx_join', { config: {}, access_token: token });
  otherSocket.send('realtime:s', 'phx_join', {
    config: {},
    access_token: await world.tokenFor({ ...anna, session: await world.openSession(anna) }),
  });
  await Promise.all([raw.event('phx_reply'), otherSocket.event('phx_reply')]);
  await world.endSession(session);
  expect(await raw.closed).toMatchObject({ code: 1008, reason: 'Session ended' });
  expect(await subscribeError(world.client({ token }).channel('s'))).toMatch(/^InvalidJWTToken/);
  otherSocket.send('realtime:s', 'broadcast', { event: 'x' }, '3');
  expect(otherSocket.socket.readyState).toBe(otherSocket.socket.OPEN);
  otherSocket.socket.close();
});

test('a process that starts after the end of a session rejects its token', async () => {
  const [ended, expired, live] = [
    await world.openSession(anna),
    await world.openSession(anna),
    await world.openSession(anna),
  ];
  await world.endSession(ended);
  await world.sql(
    `update auth.sessions set not_after = now() - interval '1 second' where id = $1`,
    [expired],
  );
  const process = await world.startProcess();
  const join = async (session: string) =>
    world
      .client({ process, token: await world.tokenFor({ ...anna, session }) })
      .channel('after a restart');
  expect(await subscribeError(await join(ended))).toMatch(/^InvalidJWTToken/);
  expect(await subscribeError(await join(expired))).toMatch(/^InvalidJWTToken/);
  expect((await subscribed(await join(live))).state).toBe('joined');
});

test('a channel without a token has the rights of the key of its socket', async () => {
  const channel = world.client({ key: world.keys.serviceKey }).channel('as service');
  await subscribed(channel);
  expect(channel.state).toBe('joined');
});
