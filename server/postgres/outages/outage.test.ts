import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '../unavailable.ts';
import { createOutage } from './outage.ts';

it('logs an outage once when it begins and once when it ends', () => {
  const logged: [string, Record<string, unknown>, string][] = [];
  let time = 0;
  const outage = createOutage(
    (level, details, message) => logged.push([level, details, message]),
    () => time,
  );
  outage.end();
  const lost = new DatabaseUnavailable('lost', new Error('Connection terminated'));
  for (let count = 0; count < 100; count++) outage.begin(lost);
  expect(outage.isOn).toBe(true);
  time = 12_000;
  outage.end();
  outage.end();
  expect(logged).toEqual([
    ['error', { reason: 'Connection terminated' }, expect.stringContaining('is unavailable')],
    ['info', { seconds: 12 }, 'the database is available again'],
  ]);
  outage.begin(new DatabaseUnavailable('unreachable', undefined));
  expect(logged[2]?.[1]).toEqual({ reason: 'The database cannot be reached' });
});
