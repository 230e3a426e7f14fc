import type { Config } from '../boot/config.ts';
import { purgeTemplateOf } from '../boot/purge-template.ts';
import { sendPurge } from '../cdn/purge-requests.ts';
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

/** The CDN in front: whether it takes purges, and serves all visitors their own language. */
export async function checkCdn({ config, siteUrl, query }: Options): Promise<Finding[]> {
  if (config.CDN_MAX_AGE === 0) return [];
  const findings = [await checkLanguages(siteUrl)];
  const template = purgeTemplateOf(config);
  if (!template) {
    return [
      ...findings,
      ok(`A CDN may hold pages for ${config.CDN_MAX_AGE} seconds; changes are seen after that.`),
    ];
  }
  try {
    await sendPurge(template, [triedTag]);
    findings.push(ok('The CDN takes purges.'));
  } catch (error) {
    findings.push(
      failed(
        `The CDN does not take purges: ${reasonOf((error as Error).cause ?? error)}.`,
        `Correct CDN_PURGE_URL and what is sent with it. Changes are seen after ${config.CDN_MAX_AGE} seconds meanwhile. ${thenRestart}`,
      ),
    );
  }
  if (!query) return findings;
  const { count, delay } = requireRow(await query<WaitingPurges>(waitingPurges));
  if (delay > maxDelaySeconds) {
    findings.push(
      failed(
        `${count} changes have not been purged for ${Math.round(delay)} seconds.`,
        'Search the log for “the CDN did not take a purge”. A process with the CDN settings has to run.',
      ),
    );
  }
  return findings;
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
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
    if (!(await response.text()).includes(`<html lang="${language}"`)) {
      return failed(
        'The CDN serves visitors a page in the language of others.',
        'Let it vary by Accept-Language and by the cookie userLanguageChoice (docs/scaling.md), or set CDN_MAX_AGE=0 and purge everything.',
      );
    }
  }
  return ok('Visitors get pages in their own language through the CDN.');
}
