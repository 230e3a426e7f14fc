import type { Language } from '../../../domain/language.ts';
import { dayMs } from '../../../domain/units.ts';
import { formatDate } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/format-plural.ts';
import type { ShownTime } from '../../ui/relative-time.tsx';
import { describePosted } from './describe-posted.ts';
import type { JobPage } from './job-page.ts';
import type { JobsMessages } from './messages.en.ts';
import { showPay } from './show-pay.ts';

export type Fact = {
  label: string;
  value: string | ShownTime;
  /** A remark below the value. */
  note?: string;
  /** Takes a whole line: always, or on phones. */
  long?: 'always' | 'on-phones';
};

/** Returns the key facts of a job, the pay first. */
export function showFacts(
  job: JobPage,
  company: string,
  messages: JobsMessages,
  language: Language,
): Fact[] {
  const { facts } = messages.page;
  const pay = showPay(job.salary, messages.pay, language);
  const date = (time: string) => formatDate(new Date(time), language);
  const closing = ({ closesAt, isOpen }: JobPage) =>
    closesAt ? date(closesAt) : isOpen ? facts.open : facts.closed;
  const days = job.isOpen ? daysLeft(job.closesAt) : undefined;

  return [
    ...(pay ? [{ label: facts.pay, value: pay, long: 'always' as const }] : []),
    { label: facts.company, value: company },
    { label: facts.location, value: job.location },
    { label: facts.remote, value: messages.remote[job.remote] },
    { label: facts.employment, value: messages.employment[job.employmentType] },
    { label: facts.seniority, value: messages.seniority[job.seniority] },
    { label: facts.field, value: messages.field[job.field] },
    {
      label: facts.published,
      value: describePosted(job.publishedAt, '{ago}', language),
      long: 'on-phones',
    },
    {
      label: facts.closes,
      value: closing(job),
      note: days === undefined ? undefined : formatPlural(facts.daysLeft, days, language),
      long: 'on-phones',
    },
  ];
}

const maxDaysLeft = 30;

/** Returns the full days until a job closes; undefined where that is far away. */
function daysLeft(closesAt: string | null): number | undefined {
  if (!closesAt) return undefined;
  const days = Math.floor((Date.parse(closesAt) - Date.now()) / dayMs);
  return days >= 1 && days <= maxDaysLeft ? days : undefined;
}
