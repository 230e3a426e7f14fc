import type { Row } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import { dateOnly, daysAgo } from '../times.ts';

// Three months of visits: busy weekdays, quiet weekends, slow growth. Days are kept as sums; the last week
// also as the single events that the sums were made of, and today as events only.

export const daysOfAnalytics = 92;
const daysOfEvents = 7;

type Count = {
  name: string;
  path: string;
  language: string;
  referrer: string;
  detail: string;
  events: number;
};

/** From Sunday to Saturday. */
const weekRhythm = [0.4, 1, 1.08, 1.05, 0.98, 0.78, 0.34];

const visitsPerDay: Record<string, number> = {
  '/': 60,
  '/how-it-works': 14,
  '/pricing': 22,
  '/calculator': 16,
  '/membership': 11,
  '/available-jobs': 38,
  '/kandidatbanken': 9,
  '/freelance-network': 6,
  '/blog': 8,
  '/faq': 5,
  '/about': 6,
  '/om-oss': 5,
  '/work-at-alpaca': 4,
};
const visitsPerJob = 9;
const visitsPerArticle = 4;

const visitors = [
  { language: 'sv', referrer: '', share: 0.32 },
  { language: 'en', referrer: '', share: 0.18 },
  { language: 'sv', referrer: 'www.google.com', share: 0.3 },
  { language: 'en', referrer: 'www.linkedin.com', share: 0.2 },
] as const;

const engagement = { high: 0.31, medium: 0.33, low: 0.36 };

/** What visitors of a page go on to do, as shares of the visits. */
const deeds: Record<string, { name: string; detail: string; share: number }[]> = {
  '/calculator': [{ name: 'calculator_completed', detail: '', share: 0.4 }],
  '/membership': [
    { name: 'booking_click', detail: '', share: 0.25 },
    { name: 'form_start', detail: 'waiting_list', share: 0.15 },
    { name: 'form_submit', detail: 'waiting_list', share: 0.06 },
  ],
  '/kandidatbanken': [
    { name: 'form_start', detail: 'candidate', share: 0.3 },
    { name: 'form_submit', detail: 'candidate', share: 0.14 },
  ],
  '/freelance-network': [
    { name: 'form_start', detail: 'freelancer', share: 0.28 },
    { name: 'form_submit', detail: 'freelancer', share: 0.12 },
  ],
  '/job': [
    { name: 'form_start', detail: 'application', share: 0.22 },
    { name: 'form_submit', detail: 'application', share: 0.13 },
  ],
};

export function analyticsRows(
  random: Random,
  { jobs, articles, now }: { jobs: readonly string[]; articles: readonly string[]; now: Date },
): { daily: Row[]; events: Row[] } {
  const pages = {
    ...visitsPerDay,
    ...Object.fromEntries(jobs.map((slug) => [`/job/${slug}`, visitsPerJob])),
    ...Object.fromEntries(articles.map((slug) => [`/blog/${slug}`, visitsPerArticle])),
  };
  const daily: Row[] = [];
  const events: Row[] = [];
  for (let ago = daysOfAnalytics; ago >= 0; ago -= 1) {
    const date = daysAgo(now, ago);
    const counts = countDay(random, pages, date, daysOfAnalytics - ago);
    if (ago > 0) daily.push(...counts.map((count) => dailyRow(date, count)));
    if (ago < daysOfEvents)
      events.push(...counts.flatMap((count) => single(random, date, now, count)));
  }
  events.sort((one, other) => Number(one.occurred_at) - Number(other.occurred_at));
  return { daily, events };
}

function countDay(random: Random, pages: Record<string, number>, date: Date, age: number): Count[] {
  const rhythm = (weekRhythm[date.getUTCDay()] ?? 1) * (0.75 + (0.4 * age) / daysOfAnalytics);
  return Object.entries(pages).flatMap(([path, visits]) =>
    visitors.flatMap(({ language, referrer, share }) => {
      const expected = visits * rhythm * share * (0.8 + random.next() * 0.4);
      const seen = whole(random, expected);
      const count = (name: string, events: number, detail = ''): Count => ({
        name,
        path,
        language,
        referrer,
        detail,
        events,
      });
      const views = path === '/' ? ['homepage', 'homepage_view'] : ['page_view'];
      return [
        ...views.map((name) => count(name, seen)),
        ...Object.entries(engagement).map(([level, part]) =>
          count('engagement', whole(random, seen * part), level),
        ),
        ...(deeds[path.startsWith('/job/') ? '/job' : path] ?? []).map((deed) =>
          count(deed.name, whole(random, seen * deed.share), deed.detail),
        ),
      ].filter(({ events }) => events > 0);
    }),
  );
}

/** Rounds so that many small numbers still add up to what was expected. */
function whole(random: Random, expected: number): number {
  return Math.floor(expected + random.next());
}

function dailyRow(date: Date, { name, path, language, referrer, detail, events }: Count): Row {
  const day = dateOnly(date);
  return { day, name, path, language, referrer_host: referrer, detail, events };
}

function single(random: Random, date: Date, now: Date, count: Count): Row[] {
  const midnight = Date.parse(dateOnly(date));
  const times = Array.from(
    { length: count.events },
    // Most visits come between eight and eight.
    () => new Date(midnight + (7 + (random.next() + random.next()) * 6.5) * 3_600_000),
  );
  return times
    .filter((time) => time < now)
    .map((time) => ({
      occurred_at: time,
      name: count.name,
      path: count.path,
      language: count.language,
      referrer_host: count.referrer || null,
      properties: propertiesOf(count),
    }));
}

function propertiesOf({ name, language, detail }: Count): Row {
  if (name === 'homepage') {
    return { language, category: 'landing_page', business_focus: 'recruitment_services' };
  }
  if (name === 'engagement') return { level: detail };
  return detail === '' ? {} : { form: detail };
}
