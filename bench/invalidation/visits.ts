import { type Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

// Visits of pages, and the times that they take.

export const pages = 1000;

export const perSecond = 200;

const secondsAfter = 20;

/** A single visitor gets no stale page, so that all are fresh afterwards. */
const warmingVisitors = 1;

type Visit = { page: number; sentAt: number; ms: number; isNew: boolean; failed: boolean };

export type VisitPage = (page: number, isWarming?: boolean) => Promise<Visit>;

export function createVisit(url: string, agent: Agent): VisitPage {
  let visitor = 0;
  // The tag of a page is computed from its content.
  const tags = new Map<number, string>();
  return (page, isWarming = false) => {
    const number = visitor++;
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const sentAt = performance.now();
    const { promise, resolve } = Promise.withResolvers<Visit>();
    const done = (tag: string, failed: boolean) => {
      if (isWarming) tags.set(page, tag);
      const isNew = tag !== tags.get(page);
      resolve({ page, sentAt, ms: performance.now() - sentAt, isNew, failed });
    };
    const headers = { 'x-forwarded-for': address, 'accept-encoding': 'gzip, deflate, br' };
    get(`${url}/job/bench-${page}`, { agent, headers }, (response) => {
      response.resume().on('end', () => {
        done(response.headers.etag ?? '', response.statusCode !== 200);
      });
    }).on('error', () => done('', true));
    return promise;
  };
}

export async function visitAll(visit: VisitPage): Promise<void> {
  let page = 0;
  const visitRest = async () => {
    while (page < pages) await visit(page++, true);
  };
  await Promise.all(Array.from({ length: warmingVisitors }, visitRest));
}

type Moments = { publishedAt: number; committedAt: number };

type Visits = { first: Visit[]; again: Visit[] };

/** Sends visits at a steady rate, however long they take. */
export async function spread(
  visit: VisitPage,
  choose: () => number,
  moments: Moments,
): Promise<Visits> {
  const first: Promise<Visit>[] = [];
  const again: Promise<Visit>[] = [];
  const visitTwice = async (page: number) => {
    const found = await visit(page);
    if (!found.isNew && found.sentAt >= moments.committedAt) {
      const rest = Math.max(0, found.sentAt + 1000 - performance.now());
      again.push(sleep(rest).then(() => visit(page)));
    }
    return found;
  };
  const began = performance.now();
  while (performance.now() < moments.committedAt + secondsAfter * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
    while (first.length < due) first.push(visitTwice(choose()));
    await sleep(5);
  }
  return { first: await Promise.all(first), again: await Promise.all(again) };
}

export function summarize({ first, again }: Visits, { publishedAt, committedAt }: Moments) {
  const all = [...first, ...again];
  const before = first.filter(({ sentAt }) => sentAt < publishedAt).map(({ ms }) => ms);
  const after = all.filter(({ sentAt }) => sentAt >= committedAt);
  const times = after.map(({ ms }) => ms);
  const stale = after.filter(({ isNew }) => !isNew);
  const late = again.filter(({ isNew }) => !isNew).length;
  const lastStale = Math.max(0, ...stale.map(({ sentAt, ms }) => sentAt + ms - committedAt));
  const failed = all.filter((visit) => visit.failed).length;
  const show = (values: number[], ...shares: number[]) =>
    shares.map((share) => quantile(values, share).toFixed(0)).join(' / ');
  return {
    failed,
    late,
    p99: quantile(times, 0.99),
    row: [
      show(before, 0.5, 0.99),
      show(times, 0.5, 0.99, 1),
      `${stale.length} of ${after.length}`,
      String(late),
      lastStale.toFixed(0),
      String(failed),
    ],
  };
}

export const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;
