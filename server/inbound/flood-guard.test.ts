import { expect, it } from 'vitest';
import { createFloodGuard } from './flood-guard.ts';

it('refuses mail beyond the rate, tells it once a minute, and takes mail again later', () => {
  let time = 0;
  let told = 0;
  const guard = createFloodGuard(
    { mailsPerMinute: 2 },
    () => (told += 1),
    () => time,
  );
  const take = (count: number) => Array.from({ length: count }, () => guard.takeMail());
  expect(take(4)).toEqual([true, true, false, false]);
  expect(told).toBe(1);
  time += 30_000;
  expect(take(2)).toEqual([true, false]);
  time += 3_600_000;
  expect(take(3)).toEqual([true, true, false]);
  expect(told).toBe(2);
});

it('counts connections of an address until they end', () => {
  const guard = createFloodGuard({ connectionsPerAddress: 1 });
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
  const [one, other] = [guard.hold(), guard.hold()];
  expect([one.add(6), other.add(6)]).toEqual([true, false]);
  one.release();
  expect(other.add(6)).toBe(true);
});
