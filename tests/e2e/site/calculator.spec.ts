import { expect, test } from '../support/test.ts';

test('the result follows the figures, and the URL reproduces it', async ({ page, visit }) => {
  await visit('/calculator', 'sv');
  const result = page.getByRole('status');
  await expect(result).toContainText(/Ni skulle spara\s*313\s200\skr/);

  await expect(page.locator('[name=employerFeePercent]')).toHaveValue('31,42');
  await page.getByLabel('Anställningar per år', { exact: true }).first().fill('10');
  await page.getByRole('radio', { name: 'Båda' }).check();
  // 880,426 in-house, half of 1,200,000 to agencies, less 406,800.
  await expect(result).toContainText(/1\s073\s600\skr/);
  await expect(page).toHaveURL(/hires=10.*today=both/);

  // Grouped digits are accepted, and a value out of range is replaced by the limit.
  const salary = page.getByLabel('Genomsnittlig månadslön', { exact: true }).first();
  await salary.fill('50.000');
  await expect(result).toContainText(/1\s073\s600\skr/);
  await salary.press('Tab');
  await expect(salary).toHaveValue('50000');
  const days = page.locator('input[name=days]');
  await days.fill('-3');
  await days.press('Tab');
  await expect(days).toHaveValue('1');
  await days.fill('45');

  const link = await page.getByLabel('Länk till kalkylen').inputValue();
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(result).toContainText(/1\s073\s600\skr/);
  await expect(page.getByRole('radio', { name: 'Båda' })).toBeChecked();
});

test('the URL keeps the figures when the language is switched', async ({ page, visit }) => {
  await visit('/calculator', 'en');
  await page.getByLabel('Hires per year', { exact: true }).first().fill('10');
  await expect(page).toHaveURL(/hires=10/);
  await page.getByRole('banner').getByRole('link', { name: 'SV' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hur mycket skulle ni spara?');
  await expect(page).toHaveURL(/hires=10.*lang=sv/);
  await page.reload();
  await expect(page.getByLabel('Anställningar per år', { exact: true }).first()).toHaveValue('10');
});

test('the table has the figures of the chart', async ({ page, visit }) => {
  await visit('/calculator');
  const row = (name: RegExp) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row(/Success-fee agency/)).toContainText('€63,400');
  await expect(row(/In-house/)).toContainText('€77,900');
  await expect(row(/Alpaca Medium/)).toContainText('€36,000');
});

test('the result states when the subscription costs more, and the break-even', async ({ page }) => {
  await page.goto('/calculator?lang=en&hires=1');
  await expect(page.getByRole('status')).toContainText('It would cost you');
  await expect(page.getByRole('status')).toContainText('You break even at 2 hires a year.');
});

test('low and high change the estimate, and assumptions can be edited and reset', async ({
  page,
  visit,
}) => {
  await visit('/calculator');
  const result = page.getByRole('status');
  const usual = await result.textContent();
  await page.getByRole('radio', { name: 'High' }).check();
  await expect(result).not.toHaveText(usual ?? '');
  await page.getByRole('radio', { name: 'Expected' }).check();
  await expect(result).toHaveText(usual ?? '');

  await page.getByText('All our assumptions').click();
  await expect(page.getByText(/Source: .*Skatteverket/).first()).toBeVisible();
  await page.getByRole('radio', { name: 'In-house recruiter' }).check();
  const before = (await result.textContent()) ?? '';
  await page.getByLabel(/In-house recruiter salary/).fill('80000');
  await expect(result).not.toHaveText(before);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(result).toHaveText(before);
});

test('the estimate names costs in the currency that is chosen', async ({ page, visit }) => {
  await visit('/calculator', 'en');
  const estimate = page.getByRole('group', { name: 'Estimate' });
  await expect(estimate).toContainText('advertising (€2,700 and €8,000)');
  await page.getByRole('radio', { name: 'SEK' }).check();
  await expect(estimate).toContainText(/advertising \(SEK\s30,000 and SEK\s90,000\)/);
});

test('the booking link includes the figures', async ({ page, visit }) => {
  await visit('/calculator');
  await page.getByLabel('Hires per year', { exact: true }).first().fill('20');
  await page.getByRole('main').getByRole('link', { name: 'Book a call' }).click();
  await expect(page).toHaveURL(/\/membership\?hires=20/);
  await expect(page.getByLabel(/What are you interested in/)).toHaveValue('large');
  await expect(page.getByLabel(/Message/)).toHaveValue(/20 hires a year, Large/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form computes the result', async ({ page }) => {
    await page.goto('/calculator?lang=sv');
    await page.getByLabel('Anställningar per år', { exact: true }).first().fill('10');
    await page.getByRole('button', { name: 'Räkna ut' }).click();
    await expect(page).toHaveURL(/hires=10/);
    await expect(page.getByRole('status')).toContainText(/793\s200\skr/);
  });
});
