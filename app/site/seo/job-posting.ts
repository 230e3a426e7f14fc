import { lowerHeadings, type RichDocument } from '../../../domain/content/rich-document.ts';
import type { Site } from '../../load-context.ts';
import type { JobPage } from '../jobs/job-page.ts';
import type { JobsMessages } from '../jobs/messages.en.ts';
import { escapeHtml, renderHtml } from '../rich-text/render-html.ts';
import type { StructuredData } from './structured-data.ts';

const employmentTypes = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};

const payUnits = { hour: 'HOUR', day: 'DAY', month: 'MONTH', year: 'YEAR' };

type Titles = Pick<JobsMessages['page'], 'requirements' | 'process'>;

/** Describes an open job for search engines, which must not offer closed jobs. */
export function jobPosting(
  job: JobPage,
  titles: Titles,
  site: Site,
  countryName: string,
): StructuredData {
  const employer = job.client
    ? { name: job.client.name, ...(job.client.website ? { sameAs: job.client.website } : {}) }
    : { name: site.name, sameAs: site.url };

  return {
    '@type': 'JobPosting',
    title: job.title,
    description: describeJob(job, titles),
    datePosted: job.publishedAt,
    ...(job.closesAt ? { validThrough: job.closesAt } : {}),
    employmentType: employmentTypes[job.employmentType],
    hiringOrganization: { '@type': 'Organization', ...employer },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: job.location,
        addressCountry: job.country,
      },
    },
    ...(job.remote === 'remote'
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: countryName },
        }
      : {}),
    ...(job.salary
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: job.salary.currency,
            value: {
              '@type': 'QuantitativeValue',
              minValue: job.salary.minimum,
              maxValue: job.salary.maximum,
              unitText: payUnits[job.salary.period],
            },
          },
        }
      : {}),
    directApply: true,
    identifier: {
      '@type': 'PropertyValue',
      name: job.client?.name ?? site.name,
      value: job.slug,
    },
  };
}

/** Returns the description with the headings of the page. */
export function describeJob(job: JobPage, titles: Titles): string {
  return [
    renderHtml(job.description),
    renderPart(titles.requirements, job.requirements),
    renderPart(titles.process, job.process),
  ].join('');
}

function renderPart(title: string, document: RichDocument): string {
  if (document.length === 0) return '';
  return `<h2>${escapeHtml(title)}</h2>${renderHtml(lowerHeadings(document))}`;
}
