import type { Language } from '../../../domain/language.ts';
import { fill } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { tieNumbers } from '../../i18n/tie-numbers.ts';
import type { Site } from '../../load-context.ts';
import type { JobPage } from './job-page.ts';
import type { JobsMessages } from './messages.en.ts';
import { showFacts } from './show-facts.ts';
import { showPay } from './show-pay.ts';

/** Formats a job for its page in the language. */
export function showJob(
  job: JobPage,
  messages: JobsMessages,
  site: Pick<Site, 'name' | 'url'>,
  language: Language,
) {
  const company = job.client?.name ?? site.name;
  return {
    messages: {
      ...messages.page,
      shareText: fill(messages.page.shareText, { title: job.title, company }),
    },
    job: {
      slug: job.slug,
      title: job.title,
      summary: tieNumbers(job.summary),
      lang: job.lang,
      company,
      logo: job.client?.logo ?? null,
      isOpen: job.isOpen,
      pay: showPay(job.salary, messages.pay, language),
    },
    facts: showFacts(job, company, messages, language),
    url: new URL(localizedHref(`/job/${job.slug}`, language), site.url).href,
  };
}
