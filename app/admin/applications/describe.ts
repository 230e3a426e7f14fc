import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import { dayMs } from '../../../domain/units.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import type { MovedJobs } from '../kit/timeline/data/moved-jobs.ts';
import { maxCounted } from './data/board.ts';
import type { Card } from './data/card.ts';
import type { AdminApplicationsMessages } from './messages.en.ts';

export function nameOf(
  { name }: Pick<Card, 'name'>,
  { erased }: AdminApplicationsMessages,
): string {
  return name || erased;
}

export function jobOf(
  { jobTitle, clientName }: Pick<Card, 'jobTitle' | 'clientName'>,
  language: Language,
  { jobAt }: AdminApplicationsMessages,
): string {
  const job = inLanguage(jobTitle, language);
  return clientName ? fill(jobAt, { job, client: clientName }) : job;
}

/** Returns the names of both jobs of a move. */
export function describeMovedJobs(
  { from, to }: MovedJobs,
  language: Language,
  messages: AdminApplicationsMessages,
): { from: string; to: string } {
  const name = (job: MovedJobs['from']) =>
    job ? jobOf(job, language, messages) : messages.deletedJob;
  return { from: name(from), to: name(to) };
}

/** Formats a count as “21”, or as “1,000+” where the database stops counting. */
export function formatBoardCount(
  count: number,
  language: Language,
  { moreThan }: AdminApplicationsMessages,
): string {
  return count > maxCounted
    ? fill(moreThan, { count: formatNumber(maxCounted, language) })
    : formatNumber(count, language);
}

const steps = [
  { unit: 'minute', ms: 60_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'day', ms: dayMs },
  { unit: 'month', ms: 30 * dayMs },
] as const;

/** Returns the age in the largest unit that fits: “6 days”. */
export function describeAge(since: string, language: Language, now = Date.now()): string {
  const age = Math.max(now - Date.parse(since), 60_000);
  const { unit, ms } = steps.findLast((step) => age >= step.ms) ?? steps[0];
  return unitFormat(language, unit).format(Math.floor(age / ms));
}

const formats = new Map<string, Intl.NumberFormat>();

// Cached: creating a formatter is too slow for a card during scrolling.
function unitFormat(language: Language, unit: string): Intl.NumberFormat {
  const key = `${language} ${unit}`;
  const existing = formats.get(key);
  if (existing) return existing;
  const options = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const;
  const created = new Intl.NumberFormat(language, options);
  formats.set(key, created);
  return created;
}

/** Returns “4.5” in English and “4,5” in Swedish. */
export function formatRating(rating: number, language: Language): string {
  return language === 'sv' ? String(rating).replace('.', ',') : String(rating);
}

/** Returns at most two letters for the avatar. */
export function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean);
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined]
    .map((part) => part?.[0]?.toUpperCase() ?? '')
    .join('');
}
