import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

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

test('is loaded on mount and opens in a new tab', async ({ page, visit }) => {
  await visit('/');
  for (const button of Object.values(buttons(page))) {
    await expect(button).toHaveAttribute('href', /^https:\/\/calendly\.com\//);
    await expect(button).toHaveAttribute('target', '_blank');
  }
});

test('falls back to pages while it is still loading', async ({ page, visit }) => {
  await page.route(call, () => undefined);
  await visit('/');
  await expectFallbacks(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('falls back when the call fails', async ({ page, visit }) => {
  await page.route(call, (route) => route.abort());
  await visit('/');
  await expectFallbacks(page);
});

test('falls back when the server answers with an error', async ({ page, visit }) => {
  await page.route(call, (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
  await visit('/');
  await expectFallbacks(page);
});

test('falls back if there is no booking link', async ({ page, visit }) => {
  const answered = page.waitForResponse(call);
  await page.route(call, (route) => route.fulfill({ json: null }));
  await visit('/');
  await answered;
  await expectFallbacks(page);
});

test('keeps the language on navigation', async ({ page, visit }) => {
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
