import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

// Crawlers read pages without JavaScript.
test.use({ javaScriptEnabled: false });

type Data = Record<string, unknown> & { '@type': string };

async function readData(page: Page): Promise<Data[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((block) => JSON.parse(block));
}

async function find(page: Page, type: string): Promise<Data> {
  const matchingBlocks = (await readData(page)).filter((block) => block['@type'] === type);
  expect(matchingBlocks).toHaveLength(1);
  return matchingBlocks[0] as Data;
}

test('breadcrumbs are shown and in the structured data', async ({ page, visit }) => {
  await visit('/job/hygglo-fullstack-developer', 'sv');
  const shown = await page
    .getByRole('navigation', { name: 'Brödsmulor' })
    .getByRole('listitem')
    .allTextContents();
  const { itemListElement } = await find(page, 'BreadcrumbList');
  const names = (itemListElement as { name: string }[]).map(({ name }) => name);
  expect(names).toEqual(['Start', 'Lediga jobb', 'Fullstackutvecklare']);
  expect(shown.map((text) => text.replace('/', ''))).toEqual(names);
});

test('the plans are offers with the prices on the page', async ({ page, visit }) => {
  await visit('/pricing');
  const { offers } = await find(page, 'Service');
  expect((offers as { price: number }[]).map(({ price }) => price)).toEqual([1500, 3000, 7500]);
  expect((offers as { description: string }[]).map(({ description }) => description)).toEqual([
    '1 search at a time, 3 to 5 hires a year',
    '2 searches at a time, 6 to 10 hires a year',
    '5 searches at a time, 15 to 25 hires a year',
  ]);
  for (const price of ['€1,500', '€3,000', '€7,500']) {
    await expect(page.getByText(price, { exact: true }).first()).toBeVisible();
  }
});

test('the three open positions are in the list and in the data', async ({ page, visit }) => {
  await visit('/work-at-alpaca');
  const { itemListElement } = await find(page, 'ItemList');
  const positions = itemListElement as { name: string; url: string }[];
  expect(positions.map(({ name }) => name)).toEqual([
    'Talent hunter',
    'Employer marketing producer',
    'Growth specialist',
  ]);
  for (const { name } of positions) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
});

test('the four steps take fourteen days', async ({ page, visit }) => {
  await visit('/how-it-works');
  const { totalTime, step } = await find(page, 'HowTo');
  expect(totalTime).toBe('P14D');
  const names = (step as { name: string }[]).map(({ name }) => name);
  expect(names).toEqual([
    'Initial consultation',
    'Candidate sourcing',
    'Screening and interviews',
    'Final selection',
  ]);
  for (const name of names) await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('the contact point supports both languages in four countries', async ({ page, visit }) => {
  await visit('/about');
  const { contactPoint } = await find(page, 'Organization');
  expect(contactPoint).toMatchObject({
    contactType: 'sales',
    availableLanguage: ['English', 'Swedish'],
    areaServed: ['SE', 'NO', 'DK', 'FI'],
  });
});

test('every question in the data is on the page', async ({ page, visit }) => {
  await visit('/faq', 'sv');
  const { mainEntity } = await find(page, 'FAQPage');
  for (const { name } of mainEntity as { name: string }[]) {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
});

test('an open job is a JobPosting', async ({ page, visit }) => {
  await visit('/job/hygglo-fullstack-developer');
  const posting = await find(page, 'JobPosting');
  expect(posting).toMatchObject({
    title: 'Full-stack developer',
    employmentType: 'FULL_TIME',
    hiringOrganization: { name: 'Hygglo' },
    jobLocation: { address: { addressLocality: 'Stockholm', addressCountry: 'SE' } },
    baseSalary: { currency: 'SEK', value: { minValue: 48000, maxValue: 60000, unitText: 'MONTH' } },
    directApply: true,
    identifier: { value: 'hygglo-fullstack-developer' },
  });
  const headings = String(posting.description).matchAll(/<h2>([^<]*)<\/h2>/g);
  expect([...headings].map(([, heading]) => heading)).toEqual([
    'The job',
    'Your first months',
    'The team',
    'What you get',
    'What you bring',
    'Hiring process',
  ]);
  expect(Date.parse(String(posting.datePosted))).toBeLessThan(Date.now());
  // A hybrid job has a place of work.
  expect(posting.jobLocationType).toBeUndefined();
});

test('a remote job names its country', async ({ page, visit }) => {
  await visit('/job/gofido-fullstack-developer');
  expect(await find(page, 'JobPosting')).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Sweden' },
  });
});

test('a closed job has no JobPosting and is not indexed', async ({ page }) => {
  await page.goto('/job/fjallmark-frontend-developer?lang=en');
  await expect(page.getByRole('heading', { name: 'This job is closed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit application' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible();
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect((await readData(page)).map((block) => block['@type'])).toEqual(['BreadcrumbList']);
});

test('an article names its author and date', async ({ page, visit }) => {
  await visit('/blog/structured-interviews', 'sv');
  expect(await find(page, 'Article')).toMatchObject({
    headline: 'Den strukturerade intervjun, och hur du gör en på torsdag',
    inLanguage: 'sv',
    author: { '@type': 'Person', name: 'Mio Tallberg' },
  });
  await expect(page.getByText('Av Mio Tallberg')).toBeVisible();
});

test('the thank-you page is not indexed, and confirms only what was sent', async ({
  page,
  visit,
}) => {
  await visit('/thank-you');
  const main = page.getByRole('main');
  await expect(main).toContainText('there’s nothing to confirm');
  await expect(main.getByRole('link', { name: 'contact page' })).toHaveAttribute('href', '/about');
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
