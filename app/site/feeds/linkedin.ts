import type { JobSalary } from '../jobs/job-page.ts';
import { escapeXml, renderElements } from './escape-xml.ts';
import type { FeedParts } from './feed-parts.ts';
import type { FeedJob, JobFeed } from './open-job-feed.server.ts';

// https://learn.microsoft.com/linkedin/talent/job-postings/xml-feeds-development-guide

const jobTypes = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACT',
  temporary: 'TEMPORARY',
  internship: 'INTERNSHIP',
};

const workplaceTypes = { onsite: 'On-site', hybrid: 'Hybrid', remote: 'Remote' };

const experienceLevels = {
  junior: 'ENTRY_LEVEL',
  mid: 'ASSOCIATE',
  senior: 'MID_SENIOR_LEVEL',
  lead: 'MID_SENIOR_LEVEL',
};

const linkedinPeriods = { hour: 'HOURLY', day: 'DAILY', month: 'MONTHLY', year: 'YEARLY' };

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

export function renderLinkedin({ site, jobs }: JobFeed): FeedParts {
  const renderJob = (job: FeedJob) => {
    const country = countryNames.of(job.country) ?? job.country;
    const elements = renderElements({
      partnerJobId: job.id,
      company: job.company,
      title: job.title,
      description: withoutHeadings(job.html),
      applyUrl: job.url,
      location: `${job.location}, ${country}`,
      city: job.location,
      country: job.country,
      workplaceTypes: workplaceTypes[job.remote],
      experienceLevel: experienceLevels[job.seniority],
      jobtype: jobTypes[job.employmentType],
      listDate: toUsDate(job.publishedAt),
      expirationDate: job.closesAt ? toUsDate(job.closesAt) : undefined,
    });
    return `<job>\n${elements}${job.salary ? `\n${renderSalary(job.salary)}` : ''}\n</job>`;
  };
  return {
    start: `<?xml version="1.0" encoding="UTF-8"?>
<source>
${renderElements({ publisher: site.name, publisherUrl: site.url, expectedJobCount: String(jobs.length) })}
`,
    renderJob,
    glue: '\n',
    end: '\n</source>\n',
  };
}

/** LinkedIn drops headings together with their text. */
const withoutHeadings = (html: string) =>
  html.replace(/<h[2-6]>/g, '<p><strong>').replace(/<\/h[2-6]>/g, '</strong></p>');

function renderSalary({ minimum, maximum, currency, period }: JobSalary): string {
  const end = (name: string, amount: number) =>
    `<${name}><amount>${amount}</amount><currencyCode>${escapeXml(currency)}</currencyCode></${name}>`;
  return `<salaries><salary>${end('highEnd', maximum)}${end('lowEnd', minimum)}<period>${linkedinPeriods[period]}</period><type>BASE_SALARY</type></salary></salaries>`;
}

/** Formats a day as LinkedIn asks for it: 12/31/2026. */
function toUsDate(time: string): string {
  const [year, month, day] = new Date(time).toISOString().slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
}
