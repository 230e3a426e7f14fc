import type { CustomValue } from '../../../domain/custom-fields/custom-field.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import type { CustomField } from './data.ts';

/** A value as text, empty for none. */
export function formatCustomValue(
  { kind, options }: CustomField,
  value: CustomValue | null | undefined,
  language: Language,
): string {
  if (value === null || value === undefined) return '';
  if (kind === 'number') return formatNumber(Number(value), language);
  if (kind === 'date') return formatDate(new Date(`${value}T12:00Z`), language);
  if (kind !== 'choice') return String(value);
  const option = options.find((option) => option.value === value);
  return option ? inLanguage(option.label, language) : String(value);
}
