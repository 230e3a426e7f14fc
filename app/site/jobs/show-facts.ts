import type { Language } from '../../../domain/language.ts';
import { formatDate } from '../../i18n/format.ts';
import type { JobPage } from './data.ts';
import type { JobsMessages } from './messages.en.ts';
import { showPay } from './show-pay.ts';

export type Fact = {
  label: string;
  value: string;
  /** Takes a whole line: always, or on phones. */
  long?: 'always' | 'on-phones';
};

/** The key facts of a job, the pay first. */
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

  return [
    ...(pay ? [{ label: facts.pay, value: pay, long: 'always' as const }] : []),
    { label: facts.company, value: company },
    { label: facts.location, value: job.location },
    { label: facts.remote, value: messages.remote[job.remote] },
    { label: facts.employment, value: messages.employment[job.employmentType] },
    { label: facts.seniority, value: messages.seniority[job.seniority] },
    { label: facts.field, value: messages.field[job.field] },
    { label: facts.published, value: date(job.publishedAt), long: 'on-phones' },
    { label: facts.closes, value: closing(job), long: 'on-phones' },
  ];
}
