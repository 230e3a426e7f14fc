import type { Language } from '../../../domain/language.ts';
import { formatMoneyRange } from '../../i18n/format.ts';
import type { JobSalary } from './job-page.ts';
import type { JobsMessages } from './messages.en.ts';

export function showPay(
  salary: JobSalary | null,
  { period }: JobsMessages['pay'],
  language: Language,
): string | null {
  if (!salary) return null;
  const { minimum: from, maximum: to, currency } = salary;
  const amount = formatMoneyRange({ from, to }, currency, language);
  return `${amount} ${period[salary.period].replaceAll(' ', '\u00a0')}`;
}
