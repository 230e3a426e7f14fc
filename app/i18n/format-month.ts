import type { Language } from '../../domain/language.ts';
import { localeOf } from './format.ts';

/** Formats a month, given by its first day: "May 2026". */
export const formatMonth = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));
