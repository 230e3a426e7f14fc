import { type InvoiceLine, maxDescriptionLength } from '../../../domain/invoices/invoice-line.ts';
import type { Language } from '../../../domain/language.ts';
import { formatDay, formatPeriod } from './format.ts';

const descriptions = {
  en: {
    plan: (name: string) => `${name} subscription`,
    days: (days: number, of: number) => `${days} of ${of} days`,
    paused: (days: number) => `paused ${days} ${days === 1 ? 'day' : 'days'}`,
    recruitment: (title: string) => `Recruitment of ${title}`,
    confidential: 'Confidential recruitment',
    project_start: 'half at start',
    project_signing: 'half at signing',
  },
  sv: {
    plan: (name: string) => `Abonnemang ${name}`,
    days: (days: number, of: number) => `${days} av ${of} dagar`,
    paused: (days: number) => `pausat ${days} ${days === 1 ? 'dag' : 'dagar'}`,
    recruitment: (title: string) => `Rekrytering av ${title}`,
    confidential: 'Konfidentiell rekrytering',
    project_start: 'hälften vid start',
    project_signing: 'hälften vid påskrift',
  },
};

export function describeLine(line: InvoiceLine, language: Language): string {
  const t = descriptions[language];
  if (line.kind !== 'plan') {
    // A long title is cut, the half and its day stay.
    const { jobTitle: title, kind, day } = line;
    const text = title === null ? t.confidential : t.recruitment(title.slice(0, 300));
    return `${text}: ${t[kind]}, ${formatDay(day, language)}`;
  }
  const name = line.plan[0]?.toUpperCase() + line.plan.slice(1);
  const partly = line.days < line.daysInMonth && t.days(line.days, line.daysInMonth);
  const paused = line.pausedDays > 0 && t.paused(line.pausedDays);
  const details = [partly, paused].filter(Boolean).join(', ');
  const text = `${t.plan(name)}, ${formatPeriod(line.startsOn, line.endsOn, language)}`;
  return (details ? `${text} (${details})` : text).slice(0, maxDescriptionLength);
}
