import { readPage } from '../../app/admin/kit/list/data/read-page.ts';
import type { BrowserClient } from '../../app/backend/browser-client.ts';
import { unwrap } from '../../app/backend/unwrap.ts';
import { readBoard } from '../admin/cases.ts';
import { byArrival, listOfApplications, words } from '../admin/lists.ts';
import { accountOf } from '../auth/cases.ts';
import type { Call } from '../support/load.ts';
import type { Recorder } from './record.ts';

// The most frequent requests of visitors and staff.

/** All calls of one screen count as one. */
export type Case = { name: string; calls: (number: number) => Call; callsEach: number };

const job = '/job/hygglo-fullstack-developer';
const jobs =
  '/rest/v1/jobs?select=id,slug,title,location,client:clients(name)&state=eq.open&order=published_at.desc&limit=20';

type Screen = { name: string; read: (client: BrowserClient, word: string) => Promise<unknown> };

const screens: Screen[] = [
  { name: 'back office: list of applications', read: (client) => readList(client, '') },
  { name: 'back office: list, search for a name', read: readList },
  {
    name: 'back office: search over all people',
    read: (client, query) => unwrap(client.rpc('find_people', { query, max_results: 20 })),
  },
  { name: 'back office: board of all jobs', read: (client) => readBoard(client, {}) },
];

/** The client belongs to a recruiter and sends through the recorder. */
export async function createGrowthCases(
  client: BrowserClient,
  { take }: Recorder,
  anonKey: string,
  accounts: number,
): Promise<Case[]> {
  const cases: Case[] = [
    page('home page, kept', () => '/'),
    page('job page, not cached', (number) => `${job}?utm_source=${began}-${number}`),
    page('job list, not cached', (number) => `/available-jobs?utm_source=${began}-${number}`),
    { name: 'data API: open jobs', callsEach: 1, calls: () => get(jobs, { apikey: anonKey }) },
  ];
  for (const { name, read } of screens) {
    for (const word of words) await read(client, word);
    const calls = take();
    cases.push({
      name,
      callsEach: calls.length / words.length,
      calls: (number) => calls[number % calls.length] as Call,
    });
  }
  cases.push({
    name: 'sign-in',
    callsEach: 1,
    calls: (number) => ({
      method: 'POST',
      path: '/auth/v1/token?grant_type=password',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(accountOf(number, accounts)),
    }),
  });
  return cases;
}

const began = Date.now();
let rendered = 0;

function page(name: string, pathOf: (number: number) => string): Case {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  return { name, callsEach: 1, calls: () => get(pathOf(rendered++), headers) };
}

const get = (path: string, headers: Record<string, string>): Call => ({
  method: 'GET',
  path,
  headers,
});

function readList(client: BrowserClient, text: string): Promise<unknown> {
  return readPage(client, {
    source: listOfApplications,
    text,
    conditions: [],
    sort: byArrival,
    pagePosition: { at: 'first' },
    size: 50,
  });
}
