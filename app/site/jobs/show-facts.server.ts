import type { Language } from '../../../domain/language.ts';
import type { JobPage } from '../../data/jobs.ts';
import { formatDate } from '../../i18n/format.ts';
import { getMessages } from '../../i18n/messages.server.ts';
import { showPay } from './show-job-cards.server.ts';

export type Fact = { label: string; value: string };

/** What someone wants to know before reading on, the pay first. */
export function showFacts(job: JobPage, company: string, language: Language): Fact[] {
  const messages = getMessages('jobs', language);
  const { facts } = messages.page;
  const pay = showPay(job.salary, language);
  const date = (time: string) => formatDate(new Date(time), language);

  return [
    ...(pay ? [{ label: facts.pay, value: pay }] : []),
    { label: facts.company, value: company },
    { label: facts.location, value: job.location },
    { label: facts.remote, value: messages.remote[job.remote] },
    { label: facts.employment, value: messages.employment[job.employmentType] },
    { label: facts.seniority, value: messages.seniority[job.seniority] },
    { label: facts.field, value: messages.field[job.field] },
    { label: facts.published, value: date(job.publishedAt) },
    { label: facts.closes, value: job.closesAt ? date(job.closesAt) : facts.open },
  ];
}
