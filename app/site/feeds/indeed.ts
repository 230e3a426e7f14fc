import { showPay } from '../jobs/show-pay.ts';
import { renderElements } from './escape-xml.ts';
import type { FeedParts } from './feed-parts.ts';
import type { FeedJob, JobFeed } from './open-job-feed.server.ts';

// https://docs.indeed.com/indeed-apply/xml-feed

const jobTypes = {
  full_time: 'fulltime',
  part_time: 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
};

const remoteTypes = { onsite: undefined, hybrid: 'Hybrid remote', remote: 'Fully remote' };

export function renderIndeed({ site, messages, language }: JobFeed): FeedParts {
  const renderJob = (job: FeedJob) =>
    renderElements({
      title: job.title,
      date: job.publishedAt,
      referencenumber: job.id,
      requisitionid: job.slug,
      url: job.url,
      company: job.company,
      sourcename: site.name,
      city: job.location,
      country: job.country,
      remotetype: remoteTypes[job.remote],
      description: job.html,
      salary: showPay(job.salary, messages.pay, language) ?? undefined,
      jobtype: jobTypes[job.employmentType],
      category: messages.field[job.field],
      experience: messages.seniority[job.seniority],
      expirationdate: job.closesAt ?? undefined,
    });
  return {
    start: `<?xml version="1.0" encoding="UTF-8"?>
<source>
${renderElements({ publisher: site.name, publisherurl: site.url })}
`,
    renderJob: (job) => `<job>\n${renderJob(job)}\n</job>`,
    glue: '\n',
    end: '\n</source>\n',
  };
}
