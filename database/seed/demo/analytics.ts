import { languages } from '../../../domain/language.ts';
import { hourMs } from '../../../domain/units.ts';
import type { Row } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import { dateOnly, daysAgo } from '../times.ts';

// Three months of visits: busy weekdays, quiet weekends, slow growth. Days are stored as sums, the last week
// also as the events behind the sums, and today only as events.

const daysOfAnalytics = 92;
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

const engagement = [
  { name: 'engagement', detail: 'high', share: 0.31 },
  { name: 'engagement', detail: 'medium', share: 0.33 },
  { name: 'engagement', detail: 'low', share: 0.36 },
];

/** Shares of visitors of a page who take a further action. */
const deeds: Record<string, { name: string; detail: string; share: number }[]> = {
  '/calculator': [{ name: 'calculator_complete', detail: '', share: 0.4 }],
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

export type Page = { path: string; since: Date };

type Popular = Page & { visits: number };

const longAgo = new Date(0);
const staticPages: Popular[] = Object.entries(visitsPerDay).map(([path, visits]) => ({
  path,
  visits,
  since: longAgo,
}));

export function analyticsRows(
  random: Random,
  { jobs, articles, now }: { jobs: readonly Page[]; articles: readonly Page[]; now: Date },
): { daily: Row[]; events: Row[] } {
  const pages: Popular[] = [
    ...staticPages,
    ...jobs.map((page) => ({ ...page, visits: visitsPerJob })),
    ...articles.map((page) => ({ ...page, visits: visitsPerArticle })),
  ];
  const daily: Row[] = [];
  const events: Row[] = [];
  for (let ago = daysOfAnalytics; ago >= 0; ago -= 1) {
    const date = daysAgo(now, ago);
    const growth = 0.75 + (0.4 * (daysOfAnalytics - ago)) / daysOfAnalytics;
    const rhythm = (weekRhythm[date.getUTCDay()] ?? 1) * growth;
    const counts = pages
      .filter((page) => page.since <= date)
      .flatMap((page) => countPage(random, page, rhythm))
      .filter((count) => count.events > 0);
    if (ago > 0) daily.push(...counts.map((count) => dailyRow(date, count)));
    if (ago < daysOfEvents) {
      events.push(...counts.flatMap((count) => singleRows(random, date, now, count)));
    }
  }
  events.sort((one, other) => Number(one.occurred_at) - Number(other.occurred_at));
  return { daily, events };
}

/** The referrer is known only for the first page of a visit. */
function countPage(random: Random, { path, visits }: Popular, rhythm: number): Count[] {
  const names = path === '/' ? ['homepage', 'homepage_view'] : ['page_view'];
  const views = visitors.map(({ language, referrer, share }) => ({
    language,
    referrer,
    seen: whole(random, visits * rhythm * share * (0.8 + random.next() * 0.4)),
  }));
  const arrivals = views.flatMap(({ language, referrer, seen }) =>
    names.map((name) => ({ name, path, language, referrer, detail: '', events: seen })),
  );
  const later = languages.flatMap((language) => {
    const own = views.filter((view) => view.language === language);
    const seen = own.reduce((sum, view) => sum + view.seen, 0);
    return [...engagement, ...(deeds[path.startsWith('/job/') ? '/job' : path] ?? [])].map(
      ({ name, detail, share }) => {
        const events = whole(random, seen * share);
        return { name, path, language, referrer: '', detail, events };
      },
    );
  });
  return [...arrivals, ...later];
}

/** Rounds so that many small numbers still add up to the expected sum. */
function whole(random: Random, expected: number): number {
  return Math.floor(expected + random.next());
}

function dailyRow(date: Date, { name, path, language, referrer, detail, events }: Count): Row {
  const day = dateOnly(date);
  return { day, name, path, language, referrer_host: referrer, detail, events };
}

function singleRows(random: Random, date: Date, now: Date, count: Count): Row[] {
  const midnight = Date.parse(dateOnly(date));
  const times = Array.from(
    { length: count.events },
    // Most visits are between 8:00 and 20:00.
    () => new Date(midnight + (7 + (random.next() + random.next()) * 6.5) * hourMs),
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
