import type { Language } from '../../../domain/language.ts';
import { localeOf } from '../../i18n/format.ts';

/** Formats days of 24 hours, with one decimal. Swedish calls them “dygn”. */
export function formatDays(days: number, language: Language): string {
  const rounded = Math.round(days * 10) / 10;
  return new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(rounded);
}

/** Rounds days to two decimals, for a spreadsheet. */
export const roundDays = (days: number | null | undefined): number | null =>
  typeof days === 'number' ? Math.round(days * 100) / 100 : null;
