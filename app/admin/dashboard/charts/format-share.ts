import type { Language } from '../../../../domain/language.ts';
import { localeOf } from '../../../i18n/format.ts';

/**
 * Formats a share as a percentage. A share that would be rounded to 0% is written as less than 1%, because it is not
 * zero.
 */
export function formatShare(share: number, language: Language): string {
  const percent = new Intl.NumberFormat(localeOf(language), {
    style: 'percent',
    maximumFractionDigits: 0,
  });
  return share > 0 && share < 0.005 ? `<${percent.format(0.01)}` : percent.format(share);
}
