import type { Language } from '../../../domain/language.ts';
import { dayMs } from '../../../domain/units.ts';
import type { Site } from '../../load-context.ts';
import { getMessages } from '../../messages.server.ts';
import type { ShownTime } from '../../ui/relative-time.tsx';
import { describePosted } from './describe-posted.ts';
import type { JobCard } from './job-page.ts';
import { showPay } from './show-pay.ts';

export type ShownJob = {
  slug: string;
  title: string;
  summary: string;
  lang: JobCard['lang'];
  company: string;
  logo: string | null;
  facts: string[];
  pay: string | null;
  posted: ShownTime;
  /** Set for a week after the job was published. */
  newLabel: string | null;
};

const newJobMs = 7 * dayMs;

/** Formats jobs for their cards in the language. */
export function showJobCards(jobs: JobCard[], site: Site, language: Language): ShownJob[] {
  const messages = getMessages('jobs', language);
  return jobs.map((job) => ({
    slug: job.slug,
    title: job.title,
    summary: job.summary,
    lang: job.lang,
    company: job.client?.name ?? site.name,
    logo: job.client?.logo ?? null,
    facts: [
      job.location,
      messages.remote[job.remote],
      messages.employment[job.employmentType],
      messages.seniority[job.seniority],
    ],
    pay: showPay(job.salary, messages.pay, language),
    posted: describePosted(job.publishedAt, messages.posted, language),
    newLabel: Date.now() - Date.parse(job.publishedAt) < newJobMs ? messages.isNew : null,
  }));
}
