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

const readStoredLanguage = (page: Page) =>
  page.evaluate(() => localStorage.getItem('userLanguageChoice'));

test.describe('an English browser outside Sweden', () => {
  test('gets English', async ({ page }) => {
    await page.goto('/');
    await expectLanguage(page, 'en');
  });

  test('gets Swedish if the URL says so, and keeps it', async ({ page }) => {
    await page.goto('/?lang=sv');
    await expectLanguage(page, 'sv');
    await expect.poll(() => readStoredLanguage(page)).toBe('sv');
    await page.goto('/');
    await expectLanguage(page, 'sv');
    await expect(page).toHaveURL(/\?lang=sv$/);
  });

  test('ignores an unsupported language', async ({ page }) => {
    await page.goto('/?lang=fi');
    await expectLanguage(page, 'en');
  });
});

test.describe('a Swedish browser', () => {
  test.use({ locale: 'sv-SE', timezoneId: 'Europe/London' });

  test('gets Swedish in the first response, and in the URL', async ({ page }) => {
    const response = await page.goto('/');
    expect(await response?.text()).toMatch(/<html[^>]* lang="sv"/);
    await expectLanguage(page, 'sv');
    await expect(page).toHaveURL(/\?lang=sv$/);
  });

  test('gets English if the URL says so', async ({ page }) => {
    await page.goto('/?lang=en');
    await expectLanguage(page, 'en');
  });

  test('gets the stored choice in preference to its own language', async ({ page }) => {
    await page.goto('/?lang=en');
    await expect.poll(() => readStoredLanguage(page)).toBe('en');
    await page.goto('/');
    await expectLanguage(page, 'en');
  });
});

test.describe('an English browser in the time zone of Stockholm', () => {
  test.use({ locale: 'en-GB', timezoneId: 'Europe/Stockholm' });

  test('switches to Swedish without showing English', async ({ page }) => {
    await page.goto('/');
    await expectLanguage(page, 'sv');
    await expect(page).toHaveURL(/\?lang=sv$/);
    await expect.poll(() => readStoredLanguage(page)).toBe('sv');
  });
});

test('the switch changes the language, the URL and the stored choice, and keeps the page', async ({
  page,
}) => {
  await page.goto('/?lang=en&ref=letter');
  await page.getByRole('link', { name: 'SV', exact: true }).click();
  await expectLanguage(page, 'sv');
  await expect(page).toHaveURL(/\?lang=sv&ref=letter$|\?ref=letter&lang=sv$/);
  await expect.poll(() => readStoredLanguage(page)).toBe('sv');
  await page.getByRole('link', { name: 'EN', exact: true }).click();
  await expectLanguage(page, 'en');
  await expect.poll(() => readStoredLanguage(page)).toBe('en');
});

test('a page restored from memory shows the language chosen since', async ({ page, visit }) => {
  await visit('/', 'en');
  // Headless browsers keep no pages in memory, so the event of such a return is sent by hand.
  const restore = () =>
    page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
  await page.evaluate(() => localStorage.setItem('userLanguageChoice', 'sv'));
  await restore();
  await expect(page).toHaveURL(/\/\?lang=sv$/);
  await expectLanguage(page, 'sv');
});

test('Back leads to the page before, in the language chosen since', async ({ page, visit }) => {
  const title = page.getByRole('heading', { level: 1 });
  const footer = page.getByRole('contentinfo');
  const follow = (path: string) => footer.locator(`a[href^="${path}"]`).first().click();
  const choose = (name: string) => page.getByRole('link', { name, exact: true }).click();
  await visit('/');
  await follow('/faq');
  await expect(page).toHaveURL(/\/faq$/);
  await choose('SV');
  await expect(page).toHaveURL(/\/faq\?lang=sv$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/\?lang=sv$/);
  await expectLanguage(page, 'sv');

  // The URL of the page before names the other language.
  await follow('/pricing');
  await expect(page).toHaveURL(/\/pricing\?lang=sv$/);
  await choose('EN');
  await expect(page).toHaveURL(/\/pricing\?lang=en$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/\?lang=en$/);
  await expectLanguage(page, 'en');
  expect(await readStoredLanguage(page)).toBe('en');

  // A chosen language is written to the URL, English included.
  await follow('/faq');
  await expect(page).toHaveURL(/\/faq\?lang=en$/);
  await page.reload();
  await expect(title).toHaveText(/questions/i);
});

test('internal links carry Swedish and omit English', async ({ page }) => {
  for (const [language, expected] of [
    ['sv', true],
    ['en', false],
  ] as const) {
    await page.goto(`/?lang=${language}`);
    await expectLanguage(page, language);
    const links = await page
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((href) => href.includes('lang=sv') !== expected)).toEqual([]);
  }
});

test('only the active language is sent', async ({ request }) => {
  const html = await (await request.get('/?lang=sv')).text();
  expect(html).not.toMatch(english);
  expect(html).not.toContain('Book a call');
});
