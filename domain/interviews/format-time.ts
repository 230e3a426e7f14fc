import type { Language } from '../language.ts';
import { toZonedTime } from '../time/zoned-time.ts';
import { nameTimeZone } from './time-zone.ts';

const locales: Record<Language, string> = { en: 'en-GB', sv: 'sv-SE' };

type Times = { start: string | Date; end: string | Date };

/** "Tuesday 2 June 2026". */
export function formatZonedDay(moment: string | Date, zone: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: zone,
  })
    .format(new Date(moment))
    .replace(',', '');
}

/** "Tue 2 June, 10:00". */
export function formatShort(moment: string | Date, zone: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  }).format(new Date(moment));
}

/** "10:00–10:45". */
export function formatZonedRange({ start, end }: Times, zone: string): string {
  return `${toZonedTime(start, zone)}–${toZonedTime(end, zone)}`;
}

/** "Tuesday 2 June 2026, 10:00–10:45 (Stockholm time)". */
export function formatInterviewTime(times: Times, zone: string, language: Language): string {
  const day = formatZonedDay(times.start, zone, language);
  return `${day}, ${formatZonedRange(times, zone)} (${nameTimeZone(zone, language)})`;
}

/** "Tuesday 2 June 2026, 10:00 (Stockholm time)". */
export function formatInterviewStart(
  moment: string | Date,
  zone: string,
  language: Language,
): string {
  const day = formatZonedDay(moment, zone, language);
  return `${day}, ${toZonedTime(moment, zone)} (${nameTimeZone(zone, language)})`;
}
