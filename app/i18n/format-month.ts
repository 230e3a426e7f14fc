import type { Language } from '../../domain/language.ts';
import { localeOf } from './format.ts';

/** "May 2026", for the first day of a month. */
export const formatMonth = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));
