import { expect, test } from 'vitest';
import type { RawSocket } from '../raw-socket.ts';
import { anna, bertil, collected, subscribed, subscribeError, withConfig } from '../world.ts';
import { listen } from './listen.ts';
import {
  anonymous,
  bindings,
  few,
  open,
  prepareSubscriptions,
  staff,
  visitor,
} from './prepare-subscriptions.ts';

const { world, start, filterOf, join, outcomes } = prepareSubscriptions();

test('joins with thousands of conditions are rejected, and changes still reach the others', async () => {
  const process = await start({});
  const member = await listen(await world.clientAs(anna, { process }), { table: 'notes' });
  const tokens = [undefined, await world.tokenFor(bertil), await world.tokenFor(anna)];
  for (const token of tokens) {
    const raw = await open(process);
    expect(await outcomes(raw, [bindings(50, filterOf(16))], token)).toEqual([
      'ChannelRateLimitReached: Too many filter conditions in one join',
    ]);
    raw.socket.close();
  }
  await world.sql(`insert into notes (title) values ('arrives')`);
  expect(await collected(member.received, 1)).toHaveLength(1);
});

test('subscriptions and conditions per socket are limited, and leaving frees them', async () => {
  const process = await start({ anonymous: { ...anonymous, socket: few } });
  const raw = await open(process);
  const first = await join(raw, bindings(2, filterOf(1)));
  expect(first.outcome).toBe('ok');
  expect(await outcomes(raw, [bindings(3), bindings(1, filterOf(2)), bindings(2)])).toEqual([
    'ChannelRateLimitReached: Too many subscriptions to table changes on this connection',
    'ChannelRateLimitReached: Too many filter conditions on this connection',
    'ok',
  ]);
  raw.send(first.topic, 'phx_leave', {}, 'left', first.ref);
  await raw.next(({ ref }) => ref === 'left');
  expect(await outcomes(raw, [bindings(2, filterOf(2))])).toEqual(['ok']);
  raw.socket.close();
});

test('subscriptions are limited per network and per process, for each kind of client', async () => {
  for (const [scope, name] of [
    ['network', 'from this network'],
    ['process', 'on this server'],
  ] as const) {
    const process = await start({
      anonymous: { ...anonymous, [scope]: few },
      visitor: { ...visitor, [scope]: few },
    });
    for (const token of [undefined, await world.tokenFor(bertil)]) {
      const sockets = [await open(process), await open(process)] as const;
      expect(await outcomes(sockets[0], [bindings(4)], token)).toEqual(['ok']);
      const tooMany = `ChannelRateLimitReached: Too many subscriptions to table changes ${name}`;
      expect(await outcomes(sockets[1], [bindings(1)], token)).toEqual([tooMany]);
      sockets[0].socket.close();
      await expect
        .poll(() => outcomes(sockets[1], [bindings(1)], token), { timeout: 5_000 })
        .toEqual(['ok']);
      const member = await outcomes(sockets[1], [bindings(4)], await world.tokenFor(anna));
      expect(member).toEqual(['ok']);
      sockets[1].socket.close();
    }
  }
});

test('a channel with a new token counts as that kind of client', async () => {
  const process = await start({ staff: { ...staff, network: few } });
  const raw = await open(process);
  const token = await world.tokenFor(anna);
  expect((await join(raw, bindings(3), token)).outcome).toBe('ok');
  const upgraded = await join(raw, bindings(2));
  expect(upgraded.outcome).toBe('ok');
  raw.send(upgraded.topic, 'access_token', { access_token: token }, 'new', upgraded.ref);
  const { payload } = await raw.next(
    ({ event, payload: { status } }) => event === 'system' && status === 'error',
  );
  expect(payload.message).toMatch(/^ChannelRateLimitReached/);
  raw.socket.close();
});

test('fifty people behind one network have six tabs with forty subscriptions each', async () => {
  const process = await start({});
  const token = await world.tokenFor(anna);
  const open30 = () => Promise.all(Array.from({ length: 30 }, () => open(process)));
  const sockets: RawSocket[] = [];
  for (let round = 0; round < 10; round++) {
    const opened = await open30();
    sockets.push(...opened);
    const replies = await Promise.all(
      opened.map((raw, n) => {
        const uniqueBindings = Array.from({ length: 3 }, (_, at) => ({
          ...bindings(1)[0],
          filter: `id=eq.${round}${n}${at}`,
        }));
        return join(raw, [...bindings(37), ...uniqueBindings], token);
      }),
    );
    expect(new Set(replies.map(({ outcome }) => outcome))).toEqual(new Set(['ok']));
  }
  for (const { socket } of sockets) socket.terminate();
}, 60_000);

test('many conditions of one client are evaluated in several statements', async () => {
  const process = await start({});
  const client = await world.clientAs(anna, { process });
  const filters = Array.from({ length: 24 }, (_, n) =>
    Array.from({ length: 20 }, (__, at) => `price=lt.${100 + n * 20 + at}`).join(),
  );
  const listeners = [];
  for (let n = 0; n < filters.length; n += 8) {
    const subscriptions = filters.slice(n, n + 8).map((filter) => ({ table: 'notes', filter }));
    listeners.push(await listen(client, ...subscriptions));
  }
  await world.sql('insert into notes (price) values (1), (200), (1000)');
  // 200 is below all conditions of the filters from the sixth on.
  const counts = [];
  for (const { received } of listeners) counts.push((await collected(received, 10)).length);
  expect(counts).toEqual([8 + 2, 8 + 8, 8 + 8]);
});

test('a table that the role may not read cannot be subscribed to', async () => {
  const message = expect.stringContaining('permission denied');
  const { systems } = await listen(world.client(), { table: 'secrets' });
  expect((await collected(systems, 1))[0]).toMatchObject({ status: 'error', message });
  const channel = world
    .client()
    .channel('wait', withConfig({ postgres_changes_options: { wait: true } }))
    .on('postgres_changes', { event: '*', schema: 'public', table: 'secrets' }, () => undefined);
  expect(await subscribeError(channel)).toEqual(message);
});

test('a client that joins before it sends its token receives changes afterwards', async () => {
  const client = world.client();
  const { received, systems } = await listen(client, { table: 'secrets' });
  await collected(systems, 1);
  await client.realtime.setAuth(await world.tokenFor(anna));
  await expect.poll(() => systems.at(-1)?.status).toBe('ok');
  await world.sql(`insert into secrets (team) values ('red')`);
  expect(await collected(received, 1)).toHaveLength(1);
  await subscribed(client.channel('still open'));
});
