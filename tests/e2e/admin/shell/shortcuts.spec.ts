import type { Page } from '@playwright/test';
import { expect, test } from '../../support/staff-test.ts';

/** The shortcuts work once the counts of the menu are shown. */
const untilCounted = (page: Page) =>
  expect(page.getByRole('link', { name: /^Jobs ?, \d+ open/ })).toBeVisible();

test('shortcuts navigate, are listed and can be turned off', async ({
  page,
  open,
  enterAs,
  expectAccessible,
}) => {
  await enterAs('recruiter');
  await open('/admin/dashboard');
  await untilCounted(page);
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  // Letters typed into a field are text, not shortcuts.
  await page.getByRole('searchbox').fill('');
  await page.getByRole('searchbox').press('g');
  await page.getByRole('searchbox').press('d');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await page.getByRole('searchbox').press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.getByRole('searchbox').press('Escape');
  await expect(page.getByRole('searchbox')).not.toBeFocused();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Select row')).toBeVisible();
  await expectAccessible();
  const kept = page.waitForResponse(
    (response) =>
      response.url().includes('staff_preferences') && response.request().method() !== 'GET',
  );
  const single = help.getByRole('checkbox', { name: 'Enable single-key shortcuts' });
  await single.click();
  await expect(single).not.toBeChecked();
  await kept;
  await help.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('table', { name: 'Jobs' }).getByRole('link').first()).toBeVisible();
  // The preference loads with the screen; from then on single keys do nothing.
  const search = page.getByRole('searchbox');
  await expect(async () => {
    await search.blur();
    await page.keyboard.press('/');
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(false);
  }).toPass({ timeout: 15_000 });
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'What are you looking for?' })).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/jobs/);
});
