import { join } from 'node:path';
import { jwtSecret } from '../tests/e2e/support/settings.ts';
import { cloneDatabase, createEmptyDatabase } from '../tests/fixtures/database.ts';
import { freePort, startProduct, stopProduct } from '../tests/process/product.ts';
import { addAccounts } from './auth/accounts.ts';
import { accountOf, accounts, type Case, createAuthCases } from './auth/cases.ts';
import type { Section } from './report.ts';
import { buildProduct } from './support/build-product.ts';
import { postgresVersion } from './support/cluster.ts';
import { endPeer, startPeer } from './support/peer-process.ts';
import { figures, rate, ratios, share, takeTurns } from './support/rounds.ts';

// Sign-in and token refresh over HTTP, compared with other servers of the same protocol.

const here = import.meta.dirname;
const rounds = 3;
const turns = 2;
const contestants = ['product', 'lite', 'bare'] as const;
type CasesOf = Record<(typeof contestants)[number], Case[]>;

export async function measureAuth(): Promise<Section> {
  buildProduct();
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const { casesOf, version } = await startAll(stops);
    return {
      title: 'sign-in, refresh and user per second',
      about: `Product, \`@supabase/lite\` and a bare hand-written route, each in a process of its own on the same PostgreSQL, 16 connections, ${accounts} accounts, ${rounds} rounds of about ${turns} seconds each in turns of contestant. Every response is checked. The product and the bare route verify passwords with the same Argon2id (19 MiB, two passes), which takes most of the time of a sign-in. lite uses bcrypt written in JavaScript, which blocks all other requests, as the last row shows: four people read their user while sixteen sign in all the time. The bare route is no product but a lower limit: contestant statement, no limit on guesses, no ban, sessions that never end, and no tolerance for a token that is used twice. These changes made the product faster here: contestant prepared statement instead of four reads the user with session, identities and factors; contestant statement instead of twelve does the usual refresh; both take the fast path. Refreshes are not counted in the memory of a process, because the limit would not hold across processes.`,
      versions: ['@supabase/lite 0.10.0', version],
      table: {
        head: [
          'per second',
          'product best (median)',
          'lite',
          'bare',
          'to lite, median (best)',
          'to bare, median (best)',
        ],
        rows: await measureCases(casesOf),
      },
    };
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

async function measureCases(casesOf: CasesOf): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [index, { name }] of casesOf.product.entries()) {
    const measure = (contestant: (typeof contestants)[number]) =>
      casesOf[contestant][index]?.measure() ??
      Promise.reject(new Error(`${contestant} has no ${name}`));
    for (const contestant of contestants) await measure(contestant);
    const { product, lite, bare } = await takeTurns(contestants, rounds, turns, measure);
    rows.push([
      name,
      rate(figures(product)),
      rate(figures(lite)),
      rate(figures(bare)),
      share(ratios(product, lite)),
      share(ratios(product, bare)),
    ]);
    console.log(rows.at(-1)?.join('  '));
  }
  return rows;
}

async function startAll(stops: (() => Promise<unknown>)[]) {
  const own = await cloneDatabase();
  stops.push(own.drop);
  const other = await createEmptyDatabase();
  stops.push(other.drop);
  const product = await startProduct({
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DATABASE_URL: own.url,
    AUTH_JWT_SECRET: jwtSecret,
    AUTH_LIMIT_TOKEN: '100000',
    DEMO_CONTENT: 'false',
    TRUST_PROXY: '1',
  });
  stops.push(() => stopProduct(product));
  const lite = await startPeer(join(here, 'data/lite-server.ts'), {
    DATABASE_URL: other.url,
    LITE_TELEMETRY: '0',
    MAKE_TABLES: '1',
  });
  stops.push(() => endPeer(lite));
  const bare = await startPeer(join(here, 'auth/bare-server.ts'), { DATABASE_URL: own.url });
  stops.push(() => endPeer(bare));
  const url = product.url.replace('localhost', '127.0.0.1');
  await addAccounts(own.url, accounts);
  for (let number = 0; number < accounts; number += 1) await signUp(lite.url, accountOf(number));
  const casesOf: CasesOf = {
    product: await createAuthCases(url),
    lite: await createAuthCases(lite.url),
    bare: await createAuthCases(bare.url),
  };
  return { casesOf, version: await postgresVersion(own.url) };
}

async function signUp(url: string, account: object): Promise<void> {
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}
