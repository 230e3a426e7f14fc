import type { Page } from '@playwright/test';
import { minFillTimeMs } from '../../../../domain/forms/form-guard.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  expectedErrors:
    /^Failed to load resource: (the server responded with a status of 4|net::ERR_FAILED)/,
});

/** The server rejects forms that are filled in faster than people can. */
const takeYourTime = (page: Page) => page.waitForTimeout(minFillTimeMs);

const languageLinks = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a[hreflang]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is submitted, and its errors are in the language of the page', async ({ page }) => {
    await page.goto('/membership?lang=sv');
    const calendar = page.getByRole('link', { name: 'Välj en tid' });
    await expect(calendar).toHaveAttribute('href', /^https:/);
    await takeYourTime(page);
    await page.getByLabel('Företag', { exact: true }).fill('Provbolaget');
    await page.getByLabel('Namn', { exact: true }).fill('Ada Testman');
    await page.getByLabel('E-post', { exact: true }).fill('ada@provbolaget.example');
    await page.getByLabel(/Telefon/).fill('hejsan');
    await page.getByLabel(/Vad är ni ute efter/).selectOption('medium');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Kontakta mig' }).click();
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(page.getByLabel(/Telefon/)).toHaveAccessibleDescription(
      /Kontrollera telefonnumret/,
    );
    expect(page.url()).not.toContain('provbolaget');
    // The URL of the result, opened directly, is a page in both languages.
    for (const path of [page.url(), ...(await languageLinks(page))]) {
      const read = await page.request.get(path, { headers: { accept: 'text/html' } });
      expect(read.url()).toContain('/membership');
      expect(await read.text()).toContain('<form');
    }

    // Typed values and choices are kept; only the error has to be corrected.
    await expect(page.getByLabel('Företag', { exact: true })).toHaveValue('Provbolaget');
    await expect(page.getByLabel('Namn', { exact: true })).toHaveValue('Ada Testman');
    await expect(page.getByLabel(/Telefon/)).toHaveValue('hejsan');
    await expect(page.getByLabel(/Vad är ni ute efter/)).toHaveValue('medium');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await page.getByLabel(/Telefon/).fill('070-123 45 67');
    await takeYourTime(page);
    await page.getByRole('button', { name: 'Kontakta mig' }).click();
    await expect(page).toHaveURL(
      '/thank-you?form=join-waiting-list&lang=sv#join-waiting-list-form',
    );
  });
});
