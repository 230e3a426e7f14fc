import { describe, expect, it } from 'vitest';
import { networkOf } from '../http/client/client-network.ts';
import { createFloodGuard } from './flood-guard.ts';

it('rejects mail beyond the rate, tells it once a minute, and takes mail again later', () => {
  let time = 0;
  let floodCount = 0;
  const guard = createFloodGuard(
    { mailsPerMinute: 2 },
    () => (floodCount += 1),
    () => time,
  );
  const take = (count: number) => Array.from({ length: count }, () => guard.takeMail('one'));
  expect(take(4)).toEqual([true, true, false, false]);
  expect(floodCount).toBe(1);
  time += 30_000;
  expect(take(2)).toEqual([true, false]);
  time += 3_600_000;
  expect(take(3)).toEqual([true, true, false]);
  expect(floodCount).toBe(2);
});

it('leaves mail of others alone while one network sends a flood', () => {
  const guard = createFloodGuard({ mailsPerMinuteOfNetwork: 2 });
  expect(['one', 'one', 'one', 'other'].map(guard.takeMail)).toEqual([true, true, false, true]);
});

it('counts connections of a network until they end', () => {
  const guard = createFloodGuard({ connectionsPerNetwork: 1 });
  expect([guard.connect('one'), guard.connect('one'), guard.connect('other')]).toEqual([
    true,
    false,
    true,
  ]);
  guard.disconnect('one');
  guard.disconnect('one');
  expect(guard.connect('one')).toBe(true);
});

it('counts the memory of mails until they are stored', () => {
  const guard = createFloodGuard({ heldBytes: 10 });
  const [one, other] = [guard.hold('one'), guard.hold('other')];
  expect([one.add(6), other.add(6)]).toEqual([true, false]);
  one.release();
  expect(other.add(6)).toBe(true);
});

it('leaves memory to others while one network sends slowly', () => {
  const guard = createFloodGuard({ heldBytesPerNetwork: 10 });
  expect(guard.hold('one').add(6)).toBe(true);
  expect(guard.hold('one').add(6)).toBe(false);
  expect(guard.hold('other').add(6)).toBe(true);
});

describe('the networks of one IPv6 customer', () => {
  const networks = [1, 2, 3, 4, 5].map((number) => networkOf(`2001:db8:1:${number}::1`));
  const other = networkOf('2001:db8:2::1');

  it('have four times the connections of one', () => {
    const guard = createFloodGuard({ connectionsPerNetwork: 1 });
    const open = () => [...networks, other].map(guard.connect);
    const expected = [true, true, true, true, false, true];
    expect(open()).toEqual(expected);
    for (const network of [...networks, other]) guard.disconnect(network);
    expect(open()).toEqual(expected);
  });

  it('have four times the mails of one', () => {
    const guard = createFloodGuard({ mailsPerMinuteOfNetwork: 1 });
    expect([...networks, other].map(guard.takeMail)).toEqual([true, true, true, true, false, true]);
  });

  it('have the memory of one', () => {
    const guard = createFloodGuard({ heldBytesPerNetwork: 10 });
    const [one = '', two = ''] = networks;
    expect([one, two, other].map((network) => guard.hold(network).add(6))).toEqual([
      true,
      false,
      true,
    ]);
  });
});
