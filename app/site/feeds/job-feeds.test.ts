import { expect, test } from 'vitest';
import { pictureOrKey } from '../../../domain/content/picture.ts';
import { parseRichDocument, type RichNode } from '../../../domain/content/rich-document.ts';
import type { Site } from '../../load-context.ts';
import { jobs as messages } from '../jobs/messages.en.ts';
import { renderElements } from './escape-xml.ts';
import { joinParts } from './feed-parts.ts';
import { renderIndeed } from './indeed.ts';
import { toJsonFeed } from './jobs-json.ts';
import { renderJobsRss } from './jobs-rss.ts';
import { renderLinkedin } from './linkedin.ts';
import type { FeedJob, JobFeed } from './open-job-feed.server.ts';
import { renderPlatsbanken } from './platsbanken.ts';

const document = (text: string) =>
  parseRichDocument({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });

const job = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'weaver',
  title: 'Weaver & dyer <senior>',
  summary: 'Weaves & dyes.',
  field: 'operations',
  location: 'Borås',
  country: 'SE',
  remote: 'hybrid',
  employmentType: 'part_time',
  seniority: 'senior',
  salary: { minimum: 30000, maximum: 36000, currency: 'SEK', period: 'month' },
  client: { name: 'Loom & Co', logo: null, website: 'https://loom.example', about: '' },
  publishedAt: '2026-11-01T08:00:00Z',
  updatedAt: '2026-11-02T08:00:00Z',
  closesAt: '2026-12-31T22:59:59Z',
  description: document('Weave.'),
  requirements: document('Patience.'),
  process: document('We talk.'),
  company: 'Loom & Co',
  url: 'https://alpaca.example/job/weaver?lang=en&utm_source=indeed',
  html: '<p>Weave ]]&gt; ]]>.</p><h2>Skills</h2>',
} as Partial<FeedJob> as FeedJob;

const feed: JobFeed = {
  site: { name: 'Alpaca', url: 'https://alpaca.example' } as Site,
  language: 'en',
  messages,
  jobs: [job],
};

test('text in CDATA cannot end it, and elements without a value are left out', () => {
  expect(renderElements({ title: 'a ]]> b\u0000', salary: undefined })).toBe(
    '<title><![CDATA[a ]]]]><![CDATA[> b]]></title>',
  );
});

const indeedOf = (jobFeed: JobFeed) => joinParts(renderIndeed(jobFeed), jobFeed.jobs);

const platsbankenOf = async (jobFeed: JobFeed) =>
  JSON.parse(await joinParts(renderPlatsbanken(jobFeed), jobFeed.jobs));

test('the feed for Indeed has its elements and words', async () => {
  const xml = await indeedOf(feed);
  for (const element of [
    '<publisher><![CDATA[Alpaca]]></publisher>',
    '<title><![CDATA[Weaver & dyer <senior>]]></title>',
    '<date><![CDATA[2026-11-01T08:00:00Z]]></date>',
    `<referencenumber><![CDATA[${job.id}]]></referencenumber>`,
    `<url><![CDATA[${job.url}]]></url>`,
    '<company><![CDATA[Loom & Co]]></company>',
    '<city><![CDATA[Borås]]></city>',
    '<country><![CDATA[SE]]></country>',
    '<jobtype><![CDATA[parttime]]></jobtype>',
    '<remotetype><![CDATA[Hybrid remote]]></remotetype>',
    '<expirationdate><![CDATA[2026-12-31T22:59:59Z]]></expirationdate>',
  ])
    expect(xml).toContain(element);
  expect(await indeedOf({ ...feed, jobs: [{ ...job, salary: null }] })).not.toContain('<salary>');
});

test('a long feed is rendered in turns, and has every job once', async () => {
  const jobs = Array.from({ length: 120 }, (_, number) => ({ ...job, id: `job ${number}` }));
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  });
  const xml = await indeedOf({ ...feed, jobs });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
  const ids = [...xml.matchAll(/<referencenumber><!\[CDATA\[(job \d+)\]/g)].map(([, id]) => id);
  expect(ids).toEqual(jobs.map(({ id }) => id));
});

test('the feed for LinkedIn has its elements, dates and no headings', async () => {
  const xml = await joinParts(renderLinkedin(feed), feed.jobs);
  for (const element of [
    '<expectedJobCount><![CDATA[1]]></expectedJobCount>',
    `<partnerJobId><![CDATA[${job.id}]]></partnerJobId>`,
    `<applyUrl><![CDATA[${job.url}]]></applyUrl>`,
    '<location><![CDATA[Borås, Sweden]]></location>',
    '<workplaceTypes><![CDATA[Hybrid]]></workplaceTypes>',
    '<experienceLevel><![CDATA[MID_SENIOR_LEVEL]]></experienceLevel>',
    '<jobtype><![CDATA[PART_TIME]]></jobtype>',
    '<listDate><![CDATA[11/01/2026]]></listDate>',
    '<p><strong>Skills</strong></p>',
    '<highEnd><amount>36000</amount><currencyCode>SEK</currencyCode></highEnd>',
    '<period>MONTHLY</period>',
  ])
    expect(xml).toContain(element);
});

test('the feed for Platsbanken has the fields of JobTech', async () => {
  expect(await platsbankenOf(feed)).toMatchObject({
    total: { value: 1 },
    hits: [
      {
        id: job.id,
        external_id: 'weaver',
        webpage_url: job.url,
        headline: job.title,
        application_deadline: job.closesAt,
        description: { text: 'Weave.\n\nPatience.\n\nWe talk.' },
        working_hours_type: { label: 'Deltid' },
        employer: { name: 'Loom & Co', url: 'https://loom.example' },
        workplace_address: { city: 'Borås', country: 'Sverige' },
        removed: false,
      },
    ],
  });
});

test('the feed for Platsbanken links to pictures only, and keeps paragraphs and lists apart', async () => {
  const text = (words: string): RichNode => ({ type: 'text', text: words, marks: [] });
  const paragraph = (words: string): RichNode => ({ type: 'paragraph', content: [text(words)] });
  const list: RichNode = {
    type: 'bulletList',
    content: ['Wool', 'Linen'].map((words) => ({
      type: 'listItem',
      content: [paragraph(words)],
    })),
  };
  const withLogo = async (logo: string) => {
    const { hits } = await platsbankenOf({
      ...feed,
      jobs: [
        {
          ...job,
          client: { name: 'Loom & Co', logo, website: null, about: '' },
          description: [paragraph('Weave.'), paragraph('And dye.'), list],
        },
      ],
    });
    return hits[0];
  };
  expect(await withLogo('loom')).toMatchObject({
    logo_url: null,
    description: { text: 'Weave.\n\nAnd dye.\n\n- Wool\n- Linen\n\nPatience.\n\nWe talk.' },
  });
  const picture = pictureOrKey('client-logos/0a0a0a0a-0000-4000-8000-000000000000.png');
  expect((await withLogo(picture ?? '')).logo_url).toBe(`https://alpaca.example${picture}`);
});

test('RSS and JSON Feed identify a job by its id', () => {
  const rss = renderJobsRss(feed, { title: 'Jobs', description: 'Open' });
  expect(rss).toContain('<title>Weaver &amp; dyer &lt;senior&gt;, Loom &amp; Co</title>');
  expect(rss).toContain(`<guid isPermaLink="false">${job.id}</guid>`);
  expect(rss).toContain('<link>https://alpaca.example/job/weaver?lang=en&amp;utm_source=indeed');
  expect(toJsonFeed(feed, 'Jobs')).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://alpaca.example/feeds/jobs.json?lang=en',
    items: [{ id: job.id, url: job.url, content_html: job.html, title: job.title }],
  });
});
