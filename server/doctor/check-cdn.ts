import type { Config } from '../boot/config.ts';
import { purgeTemplateOf } from '../boot/purge-template.ts';
import { type PurgeTemplate, sendPurge } from '../cdn/purge-requests.ts';
import { type WaitingPurges, waitingPurges } from '../cdn/waiting-purges.ts';
import type { Database } from '../postgres/database.ts';
import { requireRow } from '../postgres/query.ts';
import { type Finding, failed, ok, reasonOf, thenRestart } from './finding.ts';

type Options = {
  config: Config;
  siteUrl: string;
  /** Undefined while the database is unavailable. */
  query: Database['query'] | undefined;
};

const timeoutMs = 10_000;
const maxDelaySeconds = 60;
/** Names no table, so no page is purged. */
const triedTag = 'doctor';

/** The CDN in front: whether it accepts purges, and serves all visitors their own language. */
export async function checkCdn({ config, siteUrl, query }: Options): Promise<Finding[]> {
  if (config.CDN_MAX_AGE === 0) return [];
  return (await Promise.all([checkLanguages(siteUrl), checkPurges(config, query)])).flat();
}

async function checkPurges(config: Config, query: Options['query']): Promise<Finding[]> {
  const template = purgeTemplateOf(config);
  if (!template) {
    return [
      ok(`A CDN may hold pages for ${config.CDN_MAX_AGE} seconds; changes are seen after that.`),
    ];
  }
  return [await checkPurge(config, template), ...(query ? await checkWaiting(query) : [])];
}

async function checkPurge({ CDN_MAX_AGE }: Config, template: PurgeTemplate): Promise<Finding> {
  try {
    await sendPurge(template, [triedTag]);
    return ok('The CDN takes purges.');
  } catch (error) {
    return failed(
      `The CDN does not take purges: ${reasonOf((error as Error).cause ?? error)}.`,
      `Correct CDN_PURGE_URL and what is sent with it. Changes are seen after ${CDN_MAX_AGE} seconds meanwhile. ${thenRestart}`,
    );
  }
}

async function checkWaiting(query: Database['query']): Promise<Finding[]> {
  const { count, delay } = requireRow(await query<WaitingPurges>(waitingPurges));
  if (delay <= maxDelaySeconds) return [];
  return [
    failed(
      `${count} changes have not been purged for ${Math.round(delay)} seconds.`,
      'Search the log for “the CDN did not take a purge”. A process with the CDN settings has to run.',
    ),
  ];
}

/** Asks alternately, so that a shared answer shows. */
async function checkLanguages(url: string): Promise<Finding> {
  const visitors: { headers: Record<string, string>; language: string }[] = [
    { headers: { 'accept-language': 'sv' }, language: 'sv' },
    { headers: { 'accept-language': 'en' }, language: 'en' },
    { headers: { 'accept-language': 'en', cookie: 'userLanguageChoice=sv' }, language: 'sv' },
    { headers: { 'accept-language': 'sv', cookie: 'userLanguageChoice=en' }, language: 'en' },
  ];
  for (const { headers, language } of [...visitors, ...visitors]) {
    const page = await readPage(url, headers);
    if (typeof page !== 'string') return page;
    if (!page.includes(`<html lang="${language}"`)) {
      return failed(
        'The CDN serves visitors a page in the language of others.',
        'Let it vary by Accept-Language and by the cookie userLanguageChoice (docs/scaling.md), or set CDN_MAX_AGE=0 and purge everything.',
      );
    }
  }
  return ok('Visitors get pages in their own language through the CDN.');
}

async function readPage(url: string, headers: Record<string, string>): Promise<string | Finding> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
    return await response.text();
  } catch (error) {
    return failed(
      `The home page cannot be read at ${url}: ${reasonOf((error as Error).cause ?? error)}.`,
      'Do what the line about the product says.',
    );
  }
}
