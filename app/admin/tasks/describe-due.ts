import type { Language } from '../../../domain/language.ts';
import { countDays } from '../../../domain/time/calendar-day.ts';
import { formatStockholmDay } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/format-plural.ts';
import type { AdminTasksMessages } from './messages.en.ts';

type Due = { text: string; tone: 'neutral' | 'waiting' | 'bad' };

/** Describes when a task is due, seen from `today`. Both are days in Stockholm. */
export function describeDue(
  dueOn: string,
  today: string,
  language: Language,
  { due: t }: Pick<AdminTasksMessages, 'due'>,
): Due {
  const days = countDays(today, dueOn);
  if (days < 0) return { text: formatPlural(t.late, -days, language), tone: 'bad' };
  if (days === 0) return { text: t.today, tone: 'waiting' };
  if (days === 1) return { text: t.tomorrow, tone: 'neutral' };
  return { text: formatStockholmDay(new Date(dueOn), language), tone: 'neutral' };
}
