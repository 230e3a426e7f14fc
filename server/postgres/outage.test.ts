import { expect, it } from 'vitest';
import { createOutage } from './outage.ts';
import { DatabaseUnavailable } from './unavailable.ts';

it('is told of once when it begins and once when it ends', () => {
  const said: [Record<string, unknown>, string][] = [];
  let time = 0;
  const outage = createOutage(
    (details, message) => said.push([details, message]),
    () => time,
  );
  outage.end();
  const lost = new DatabaseUnavailable('lost', new Error('Connection terminated'));
  for (let turn = 0; turn < 100; turn++) outage.begin(lost);
  expect(outage.isOn).toBe(true);
  time = 12_000;
  outage.end();
  outage.end();
  expect(said).toEqual([
    [{ reason: 'Connection terminated' }, expect.stringContaining('is away')],
    [{ seconds: 12 }, 'the database is back'],
  ]);
  outage.begin(new DatabaseUnavailable('unreachable', undefined));
  expect(said[2]?.[0]).toEqual({ reason: 'The database cannot be reached' });
});
