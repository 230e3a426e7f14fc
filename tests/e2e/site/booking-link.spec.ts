import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** The request that the page sends for the booking link. */
const call = '**/rest/v1/rpc/get_next_calendly_url';

test.use({ expectedErrors: /^(The booking link could not be loaded|Failed to load resource)/ });

function buttons(page: Page) {
  const card = (name: string) =>
    page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name }) })
      .getByRole('link', { name: 'Book a call' });
  return {
    project: card('Project-based recruitment'),
    monthly: card('Ongoing recruitment'),
    footer: page.getByRole('contentinfo').getByRole('link', { name: 'Book a call' }),
  };
}

async function expectFallbacks(page: Page, query = '') {
  const { project, monthly, footer } = buttons(page);
  await expect(project).toHaveAttribute('href', `/available-jobs${query}`);
  await expect(monthly).toHaveAttribute('href', `/membership${query}`);
  await expect(footer).toHaveAttribute('href', `/membership${query}`);
  for (const button of [project, monthly, footer]) {
    await expect(button).not.toHaveAttribute('target', '_blank');
  }
}

test('the booking link is loaded with the page and opens in a new tab', async ({ page, visit }) => {
  await visit('/');
  for (const button of Object.values(buttons(page))) {
    await expect(button).toHaveAttribute('href', /^https:\/\/calendly\.com\//);
    await expect(button).toHaveAttribute('target', '_blank');
  }
});

test('buttons link to pages of the site while the booking link is loading', async ({
  page,
  visit,
}) => {
  await page.route(call, () => undefined);
  await visit('/');
  await expectFallbacks(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('buttons link to pages of the site if the request fails', async ({ page, visit }) => {
  await page.route(call, (route) => route.abort());
  await visit('/');
  await expectFallbacks(page);
});

test('buttons link to pages of the site if the server responds with an error', async ({
  page,
  visit,
}) => {
  await page.route(call, (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
  await visit('/');
  await expectFallbacks(page);
});

test('buttons link to pages of the site if there is no booking link', async ({ page, visit }) => {
  const response = page.waitForResponse(call);
  await page.route(call, (route) => route.fulfill({ json: null }));
  await visit('/');
  await response;
  await expectFallbacks(page);
});

test('the links to pages of the site keep the language', async ({ page, visit }) => {
  await page.route(call, (route) => route.abort());
  await visit('/', 'sv');
  const card = (name: string) =>
    page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name }) })
      .getByRole('link', { name: 'Boka ett samtal' });
  await expect(card('Rekrytering per uppdrag')).toHaveAttribute('href', '/available-jobs?lang=sv');
  await expect(card('Löpande rekrytering')).toHaveAttribute('href', '/membership?lang=sv');
});
