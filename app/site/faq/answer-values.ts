import type { Language } from '../../../domain/language.ts';
import { plans } from '../../../domain/leads/plan.ts';
import { formatMoney } from '../../i18n/format.ts';
import type { Retention } from '../shell/data.ts';
import { retentionValues } from '../shell/retention-values.ts';

/** Returns the prices and periods that an answer can name, such as `{small}` and `{application}`. */
export function answerValues(retention: Retention, language: Language): Record<string, string> {
  const prices = plans.map(({ name, monthlyPriceEur }) => [
    name.toLowerCase(),
    formatMoney(monthlyPriceEur, 'EUR', language),
  ]);
  return { ...Object.fromEntries(prices), ...retentionValues(retention, language) };
}
