import { describe, expect, it } from 'vitest';
import { credentials } from '../../fixtures/auth/auth-server.ts';
import {
  failuresPerAccount,
  failuresPerNetwork,
  prepareStrictServer,
} from './prepare-strict-server.ts';
import { prepareTwoAccounts } from './prepare-two-accounts.ts';

const server = prepareTwoAccounts();

// The shares of `server/auth/rate-limits.ts`. Only attempts within a network's own limit count in these sums.
const failuresFromAllNetworks = 5 * failuresPerAccount;
const failuresFromOneWiderNetwork = 2 * failuresPerAccount;

describe('guessing', () => {
  const { from, codeOf } = prepareStrictServer(server);
  const guess = async (address: string, email: string, password = 'a guess') =>
    codeOf(await from(address, '/token?grant_type=password', { email, password }));

  it.each([credentials.email, 'nobody@people.example'])(
    'of the password of %s is limited to five attempts per network',
    async (email) => {
      const codes = [];
      for (let index = 0; index < failuresPerAccount + 2; index += 1)
        codes.push(await guess('192.0.2.1', email));
      expect(codes).toEqual([
        ...Array(failuresPerAccount).fill('invalid_credentials'),
        ...Array(2).fill('over_request_rate_limit'),
      ]);
      expect(await guess('192.0.2.1', email, credentials.password)).toBe('over_request_rate_limit');
      expect(await guess('192.0.2.2', email)).toBe('invalid_credentials');
    },
  );

  it('of one password is limited to twenty-five attempts from all networks, also concurrent ones', async () => {
    const codes = await Promise.all(
      Array.from({ length: failuresFromAllNetworks + 15 }, (_, index) =>
        guess(`198.51.100.${index}`, 'crowd@people.example'),
      ),
    );
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(
      failuresFromAllNetworks,
    );
  });

  it('from one /48 does not slow down other networks', async () => {
    const email = 'rented@people.example';
    const codes = [];
    for (let index = 0; index < failuresFromOneWiderNetwork + 30; index += 1) {
      codes.push(await guess(`2001:db8:7:${index.toString(16)}::1`, email));
    }
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(
      failuresFromOneWiderNetwork,
    );
    expect(await guess('2001:db8:8::1', email)).toBe('invalid_credentials');
    expect(await guess('192.0.2.40', email)).toBe('invalid_credentials');
  });

  it('from one network for days does not slow down other networks', async () => {
    const email = 'stubborn@people.example';
    for (let index = 0; index < 30; index += 1) {
      expect(await guess('192.0.2.41', email)).toBe('invalid_credentials');
      await server.database.query(
        `with refilled as (delete from private.rate_limits where key like 'auth:guess:%:192.0.2.41')
         update private.failed_attempts set last_at = last_at - interval '15 minutes'`,
      );
    }
    const counts = [];
    for (let index = 0; index < failuresFromAllNetworks; index += 1) {
      counts.push(await guess(`198.51.100.${100 + index}`, email));
    }
    // The attempts of the first network count up to its own limit.
    expect(counts.filter((code) => code === 'invalid_credentials')).toHaveLength(
      failuresFromAllNetworks - failuresPerAccount,
    );
    expect(await guess('198.51.100.200', email)).toBe('over_request_rate_limit');
  });

  it('is delayed twice as long after each further attempt', async () => {
    const email = 'patience@people.example';
    const attempt = () =>
      from('192.0.2.30', '/token?grant_type=password', { email, password: 'x' });
    const letPass = (seconds: number) =>
      server.database.query(
        `update private.failed_attempts set last_at = last_at - make_interval(secs => $1)`,
        [seconds],
      );
    for (let index = 0; index < failuresPerAccount; index += 1) await attempt();
    const waits = [];
    // The delay begins at 30 seconds, doubles, and ends at 15 minutes.
    for (let index = 0; index < 7; index += 1) {
      const rejected = await attempt();
      expect(rejected.status).toBe(429);
      const wait = Number(rejected.headers.get('retry-after'));
      waits.push(wait);
      await letPass(wait);
      expect(await codeOf(await attempt())).toBe('invalid_credentials');
    }
    expect(waits.map((wait) => Math.round(wait / 30) * 30)).toEqual([
      30, 60, 120, 240, 480, 900, 900,
    ]);
  });

  it('of many accounts is limited to twelve attempts per IP address or network', async () => {
    const codes = [];
    for (let index = 0; index < failuresPerNetwork + 2; index += 1) {
      codes.push(await guess('203.0.113.7', `person${index}@people.example`));
    }
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(failuresPerNetwork);
    expect(await guess('203.0.113.8', 'person20@people.example')).toBe('invalid_credentials');

    const spread = [];
    for (let index = 0; index < failuresPerNetwork + 2; index += 1) {
      spread.push(await guess(`2001:db8:1:2::${index + 1}`, `six${index}@people.example`));
    }
    expect(spread.filter((code) => code === 'invalid_credentials')).toHaveLength(
      failuresPerNetwork,
    );
    expect(await guess('2001:db8:1:3::1', 'six20@people.example')).toBe('invalid_credentials');
  });

  it('does not count successful attempts', async () => {
    for (let index = 0; index < failuresPerNetwork + 3; index += 1) {
      expect(
        await guess('203.0.113.9', 'mallory@people.example', credentials.password),
      ).toBeUndefined();
    }
  });
});
