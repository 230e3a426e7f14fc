import { isPictureUrl } from '../../../domain/content/picture.ts';
import { type RichDocument, type RichNode, textOf } from '../../../domain/content/rich-document.ts';
import { showPay } from '../jobs/show-pay.ts';
import type { FeedParts } from './feed-parts.ts';
import type { FeedJob, JobFeed } from './open-job-feed.server.ts';

// Job ads as the APIs of JobTech (Arbetsförmedlingen) show those of Platsbanken: https://jobsearch.api.jobtechdev.se
// Concept ids come from the JobTech taxonomy.

const employmentTypes = {
  full_time: { concept_id: 'kpPX_CNN_gDU', label: 'Tillsvidareanställning' },
  part_time: { concept_id: 'kpPX_CNN_gDU', label: 'Tillsvidareanställning' },
  contract: { concept_id: 'sTu5_NBQ_udq', label: 'Tidsbegränsad anställning' },
  temporary: { concept_id: 'sTu5_NBQ_udq', label: 'Tidsbegränsad anställning' },
  internship: { concept_id: 'sTu5_NBQ_udq', label: 'Tidsbegränsad anställning' },
};

const fullTime = { concept_id: '6YE1_gAC_R2G', label: 'Heltid' };
const partTime = { concept_id: '947z_JGS_Uk2', label: 'Deltid' };

const countryNames = new Intl.DisplayNames(['sv'], { type: 'region' });

export function renderPlatsbanken({ site, jobs, messages, language }: JobFeed): FeedParts {
  const toAd = (job: FeedJob) => ({
    id: job.id,
    external_id: job.slug,
    webpage_url: job.url,
    logo_url: logoUrl(job, site.url),
    headline: job.title,
    application_deadline: job.closesAt,
    number_of_vacancies: 1,
    description: {
      text: [job.description, job.requirements, job.process].flatMap(toParagraphs).join('\n\n'),
      text_formatted: job.html,
    },
    employment_type: employmentTypes[job.employmentType],
    working_hours_type: job.employmentType === 'part_time' ? partTime : fullTime,
    salary_description: showPay(job.salary, messages.pay, language),
    remote_work: job.remote !== 'onsite',
    employer: {
      name: job.company,
      url: job.client ? job.client.website : site.url,
      workplace: job.company,
    },
    application_details: { via_af: false, url: job.url, reference: job.slug },
    workplace_address: {
      city: job.location,
      country_code: job.country,
      country: countryNames.of(job.country) ?? job.country,
    },
    publication_date: job.publishedAt,
    last_publication_date: job.closesAt,
    removed: false,
    timestamp: Date.parse(job.updatedAt),
  });
  return {
    start: `{"total":${JSON.stringify({ value: jobs.length })},"hits":[`,
    renderJob: (job) => JSON.stringify(toAd(job)),
    glue: ',',
    end: ']}',
  };
}

/** A client may have a drawing of the site instead of a picture, which has no URL. */
function logoUrl({ client }: FeedJob, siteUrl: string): string | null {
  return isPictureUrl(client?.logo) ? new URL(client.logo, siteUrl).href : null;
}

const toParagraphs = (document: RichDocument): string[] =>
  document.map(toPlainText).filter((text) => text !== '');

const toPlainText = (node: RichNode): string =>
  node.type === 'bulletList' || node.type === 'orderedList'
    ? node.content.map((item) => `- ${textOf([item])}`).join('\n')
    : textOf([node]);
