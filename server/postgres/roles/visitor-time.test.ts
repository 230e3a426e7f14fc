import { describe, expect, it } from 'vitest';
import { identityOf, prepareRoles } from '../../../tests/fixtures/postgres/roles.ts';
import { createDatabase } from '../database.ts';
import { TooManyAtOnce } from '../limit-errors.ts';

const database = prepareRoles();

describe("a visitor's time", () => {
  const anon = { role: 'anon', claims: {} };
  const sleep = { text: 'select pg_sleep(0.1)' };
  const from = (network: string, access: 'read' | 'write' = 'write') => ({
    caller: { network },
    access,
  });

  it('is limited per network, for those who have not signed in', async () => {
    const visitorBudget = { burst: 0.05, perSecond: 0.01 };
    const limited = createDatabase({ connectionString: database.url, poolSize: 2, visitorBudget });
    try {
      await limited.withRole(anon, sleep, from('192.0.2.1'));
      const rejected = await limited
        .withRole(anon, sleep, from('192.0.2.1'))
        .catch((error) => error);
      expect(rejected).toBeInstanceOf(TooManyAtOnce);
      expect(rejected.secondsToWait).toBeGreaterThan(1);
      await limited.withRole(anon, sleep, from('192.0.2.2'));
      await limited.withRole(anon, sleep, { caller: 'page' });
      await limited.withRole(identityOf('authenticated', 'ada'), sleep, from('192.0.2.1'));
      await limited.withRole(identityOf('authenticated', 'ada'), sleep, from('192.0.2.1'));
    } finally {
      await limited.close();
    }
  });

  it('is limited for visitors with an account, and for the networks of a /48 together', async () => {
    const visitorBudget = { burst: 0.05, perSecond: 0.01 };
    const limited = createDatabase({ connectionString: database.url, poolSize: 2, visitorBudget });
    const visitor = identityOf('authenticated', 'ada');
    const sleepFrom = (network: string) =>
      limited.withRole(visitor, sleep, { ...from(network), isVisitor: true });
    try {
      await sleepFrom('192.0.2.1');
      await expect(sleepFrom('192.0.2.1')).rejects.toThrow(TooManyAtOnce);
      const spendAll = async () => {
        for (let group = 1; group < 9; group += 1) await sleepFrom(`2001:db8:0:${group}::/64`);
      };
      await expect(spendAll()).rejects.toThrow(TooManyAtOnce);
      await sleepFrom('2001:db8:1:1::/64');
    } finally {
      await limited.close();
    }
  });

  it('includes statements that failed and those on a pipeline', async () => {
    const visitorBudget = { burst: 0.01, perSecond: 0.001 };
    const limited = createDatabase({ connectionString: database.url, poolSize: 2, visitorBudget });
    const run = (text: string, network: string) =>
      limited.withRole(anon, { text }, from(network, 'read'));
    const failing = 'select pg_sleep(0.1), 1 / (random() * 0)::int';
    const short = 'select pg_sleep(0.02)';
    try {
      await expect(run(failing, '192.0.2.1')).rejects.toThrow('division by zero');
      await expect(run(failing, '192.0.2.1')).rejects.toThrow(TooManyAtOnce);
      await run(short, '192.0.2.2');
      // Runs on a pipeline now, because it was fast once.
      await run(short, '192.0.2.3');
      await expect(run(short, '192.0.2.3')).rejects.toThrow(TooManyAtOnce);
    } finally {
      await limited.close();
    }
  });
});
