import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const swedish = /Rekrytering som känns/;
const english = /Recruiting that feels/;

async function expectLanguage(page: Page, language: 'en' | 'sv') {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    language === 'sv' ? swedish : english,
  );
  await expect(page.locator('html')).not.toHaveAttribute('data-language', 'pending');
}

test.describe('a Swedish browser that stores nothing', () => {
  test.use({ locale: 'sv-SE', timezoneId: 'Europe/Stockholm' });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const denied = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: denied });
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
    });
    await page.route('**/*', (route) => {
      const { cookie: _, ...headers } = route.request().headers();
      return route.continue({ headers });
    });
  });

  test('keeps English on the next pages', async ({ page, visit }) => {
    const title = page.getByRole('heading', { level: 1 });
    const link = (path: string) =>
      page.getByRole('contentinfo').locator(`a[href^="${path}"]`).first();
    await visit('/');
    await expectLanguage(page, 'sv');
    await page.getByRole('link', { name: 'EN', exact: true }).click();
    await expectLanguage(page, 'en');
    await link('/pricing').click();
    await expect(page).toHaveURL(/\/pricing\?lang=en$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(title).toHaveText(/^Fixed pricing/);

    // Before the scripts have loaded, the browser itself follows the link.
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/about?lang=en', { waitUntil: 'domcontentloaded' });
    await link('/faq').click({ noWaitAfter: true });
    await expect(page).toHaveURL(/\/faq\?lang=en$/);
    await expect(title).toHaveText(/questions/i);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch works as a link', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'SV', exact: true }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  });

  test.describe('in a Swedish browser', () => {
    test.use({ locale: 'sv-SE' });

    test('the choice of English persists across pages', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'EN', exact: true }).first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  });
});
