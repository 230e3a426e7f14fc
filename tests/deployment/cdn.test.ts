import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { withClient } from '../../server/postgres/with-client.ts';
import { cloneDatabase, type TestDatabase } from '../fixtures/database.ts';
import { removeFolder } from '../fixtures/remove-folder.ts';
import { until } from '../fixtures/until.ts';
import { startWebhookReceiver } from '../fixtures/webhook-receiver.ts';
import { freePort, killAll, startProduct } from '../process/product.ts';
import { startVarnish, type Varnish } from './varnish.ts';

// A real Varnish holds the public pages of a product of two processes.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

type Receiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

let folder: string;
let receiver: Receiver;
let away: Receiver;
const varnishes: Varnish[] = [];
const databases: TestDatabase[] = [];

/** Starts a product behind Varnish. Only one process is behind it; the other one sees the same changes. */
async function startBehindVarnish(settings: (varnishUrl: string) => Record<string, string>) {
  const database = await cloneDatabase();
  databases.push(database);
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const environment = {
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, String(ports[0])),
    ADMIN_PASSWORD: 'a long enough password',
    PUBLIC_URL: `http://127.0.0.1:${ports[2]}`,
    TRUST_PROXY: '1',
    WORKER: 'off',
    ...settings(`http://127.0.0.1:${ports[2]}/`),
  };
  for (const PORT of [ports[0], ports[1]]) await startProduct({ ...environment, PORT: `${PORT}` });
  const varnish = await startVarnish(ports[2], ports[0]);
  varnishes.push(varnish);
  return { url: varnish.url, database };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-cdn-'));
  receiver = await startWebhookReceiver();
  away = await startWebhookReceiver();
});

afterAll(async () => {
  for (const varnish of varnishes) await varnish.stop();
  await killAll();
  for (const database of databases) await database.drop();
  await receiver?.stop();
  await away?.stop();
  await removeFolder(folder);
});

const jobPath = '/job/hygglo-fullstack-developer';

const rename = (database: TestDatabase, title: string) =>
  withClient(database.url, (client) =>
    client.query(
      `update public.jobs set title = jsonb_build_object('en', $1::text, 'sv', $1::text) where slug = $2`,
      [title, jobPath.split('/').at(-1)],
    ),
  );

const allPurged = (database: TestDatabase) =>
  withClient(database.url, async (client) => {
    const { rowCount } = await client.query('select from private.cdn_changes');
    return rowCount === 0;
  });

describe('behind Varnish', () => {
  let url: string;
  let database: TestDatabase;
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, { headers, redirect: 'manual' });
    return { response, cache: response.headers.get('x-cache'), text: await response.text() };
  };

  beforeAll(async () => {
    const started = await startBehindVarnish((varnishUrl) => ({
      CDN_MAX_AGE: '600',
      CDN_PURGE_URL: `${varnishUrl} ${receiver.url}`,
      CDN_PURGE_METHOD: 'PURGE',
      CDN_PURGE_HEADERS: '{"Purge-Tags":"{tags}"}',
    }));
    ({ url, database } = started);
    // Each process purges all pages at its start, and repeats that until Varnish runs.
    await until(() => allPurged(database), 40_000);
    expect(receiver.received.length).toBeGreaterThan(0);
  });

  it('a page is held by Varnish, and browsers ask each time', async () => {
    await ask('/pricing');
    const { response, cache } = await ask('/pricing');
    expect(cache).toBe('hit');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('surrogate-key')).toBeNull();
    const secondResponse = await ask('/pricing', {
      'if-none-match': response.headers.get('etag') ?? '',
    });
    expect(secondResponse.response.status).toBe(304);
  });

  it('a published change is visible at once, and is purged once', async () => {
    for (const title of ['Alpaca groom one', 'Alpaca groom two', 'Alpaca groom three']) {
      await ask(jobPath);
      expect((await ask(jobPath)).cache).toBe('hit');
      const purges = receiver.received.length;
      await rename(database, title);
      await until(async () => (await ask(jobPath)).text.includes(title));
      await sleep(500);
      const sent = receiver.received.slice(purges);
      expect(sent.map(({ headers }) => headers['purge-tags'])).toEqual(['jobs']);
    }
  });

  it('a change leaves the pages of other tables in Varnish', async () => {
    const before = (await ask('/privacy-policy')).response.headers.get('etag');
    await ask('/privacy-policy');
    await rename(database, 'Alpaca groom four');
    await sleep(500);
    const after = await ask('/privacy-policy');
    expect(after.cache).toBe('hit');
    expect(after.response.headers.get('etag')).toBe(before);
  });

  it('all visitors get their own language, by cookie, browser or URL', async () => {
    const languageOf = (text: string) => /<html lang="(\w+)"/.exec(text)?.[1];
    const swedish = { 'accept-language': 'sv-SE,sv;q=0.9,en;q=0.8' };
    const english = { 'accept-language': 'en-GB,en;q=0.9,sv;q=0.8' };
    const odd = { 'accept-language': 'en;q=0.2, sv;q=0.9' };
    const chosen = (language: string) => ({
      cookie: `other=1; userLanguageChoice=${language}; more=2`,
    });
    for (let round = 0; round < 3; round++) {
      for (const [headers, language] of [
        [swedish, 'sv'],
        [english, 'en'],
        [{}, 'en'],
        [odd, 'sv'],
        [{ ...swedish, ...chosen('en') }, 'en'],
        [{ ...english, ...chosen('sv') }, 'sv'],
        [{ ...english, cookie: 'userLanguageChoice=xx' }, 'en'],
      ] as [Record<string, string>, string][]) {
        const { text, cache, response } = await ask('/faq', headers);
        expect([languageOf(text), response.headers.get('set-cookie')]).toEqual([language, null]);
        if (round === 2) expect(cache).toBe('hit');
      }
      for (const language of ['sv', 'en']) {
        const { text, cache, response } = await ask(`/faq?lang=${language}`, english);
        expect(languageOf(text)).toBe(language);
        expect(response.headers.get('set-cookie')).toContain(`userLanguageChoice=${language}`);
        expect(cache).toBe('miss');
      }
    }
  });

  it('private pages, data and forms with errors are never held', async () => {
    const paths = [
      '/admin',
      '/login',
      '/person/no-such-token',
      '/review/no-such-token',
      '/portal',
      '/no-such-page',
      '/calculator?seats=3',
      '/pricing.data',
      '/rest/v1/jobs?select=id',
      '/readyz',
    ];
    for (const path of paths) {
      for (let round = 0; round < 3; round++) {
        const { response, cache } = await ask(path);
        expect([path, cache]).toEqual([path, 'miss']);
        if (!path.startsWith('/rest/')) {
          expect(response.headers.get('cache-control')).toMatch(/no-store|private/);
        }
      }
    }
    for (let round = 0; round < 3; round++) {
      const response = await fetch(`${url}/functions/v1/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
        body: `email=person-${round}`,
      });
      expect(response.headers.get('x-cache')).toBe('miss');
      expect(response.headers.get('cache-control')).toBe('no-store');
      await response.body?.cancel();
    }
    expect((await ask('/contact')).text).not.toContain('person-');
  });

  it('parameters of campaigns do not hold copies of a page', async () => {
    await ask('/pricing');
    expect((await ask('/pricing?utm_source=a&gclid=1')).cache).toBe('hit');
  });

  it('strangers cannot purge', async () => {
    const response = await fetch(url, { method: 'PURGE', headers: { 'purge-tags': 'x || y' } });
    expect(response.status).toBe(400);
  });
});

it('pages end by their age while purges fail, which are repeated until one succeeds', async () => {
  away.response.status = 503;
  const maxAge = 2;
  const grace = 10;
  const { url, database } = await startBehindVarnish(() => ({
    CDN_MAX_AGE: String(maxAge),
    CDN_PURGE_URL: away.url,
  }));
  const isNew = async () => (await (await fetch(url + jobPath)).text()).includes('Alpaca shearer');
  await fetch(url + jobPath);
  await rename(database, 'Alpaca shearer');
  await until(isNew, (maxAge + grace + 2) * 1000);
  expect(away.received.length).toBeGreaterThan(1);
  away.response.status = 204;
  await until(() => allPurged(database), 40_000);
});
