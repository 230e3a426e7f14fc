import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/staff-test.ts';

test('settings are saved and reverted, and the log shows who changed them', async ({
  page,
  backend,
  signInAs,
  open,
  expectAccessible,
}) => {
  const name = `Astrid ${randomUUID().slice(0, 8)}`;
  await signInAs(await backend.createStaff('admin', name));
  await open('/admin/settings');
  await expect(page.getByLabel(/Require two-factor authentication/)).toBeDisabled();
  const months = page.getByLabel('Months: Audit log, which holds no personal data of applicants');
  await months.fill('0');
  await months.press('Enter');
  // A wrong number stays, with the range beside it.
  await expect(page.getByText('Enter a number from 1 to 120.')).toBeVisible();
  await expect(months).toHaveValue('0');
  await months.fill('61');
  await months.press('Enter');
  await expect(page.getByText(/^Saved: Audit log/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(months).toHaveValue('60');
  await expectAccessible();
  // Another address, so that there is something to save.
  const value = { street: '', postal_code: '', city: 'Stockholm', country: 'SE' };
  await backend.service.from('settings').update({ value }).eq('key', 'office').throwOnError();
  await open('/admin/website/company');
  await page.getByLabel('Street and number').fill('Påhittsgatan 7');
  await page.getByLabel('Postal code').fill('000 00');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Address saved.')).toBeVisible();
  await expectAccessible();

  await page.goto('/admin/audit-log?lang=en&table=settings,retention_periods');
  const mine = page.getByRole('row').filter({ hasText: name });
  await expect(mine.filter({ hasText: 'Retention periods' })).toHaveCount(2);
  await expect(mine.filter({ hasText: 'Settings' })).toContainText('value');
  await expect(page.getByText('Påhittsgatan')).toHaveCount(0);
  await expectAccessible();

  // Visitors see the new setting immediately.
  await open('/admin/settings');
  const leads = page.getByLabel('Months: Companies on the waiting list');
  await leads.fill('23');
  await leads.press('Enter');
  await expect(page.getByText(/^Saved: Companies/)).toBeVisible();
  const visitorPage = await page.context().newPage();
  await visitorPage.goto('/privacy-policy?lang=sv');
  await expect(visitorPage.getByText('23 månader efter senaste kontakten')).toBeVisible();
  await expect(
    visitorPage.getByText('Vår adress är Påhittsgatan 7, 000 00 Stockholm, Sverige.'),
  ).toBeVisible();
  await expect(visitorPage.getByRole('contentinfo')).toContainText('Påhittsgatan 7');
  await visitorPage.goto('/about?lang=en');
  await expect(
    visitorPage.getByText('Our office: Påhittsgatan 7, 000 00 Stockholm, Sweden'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(leads).toHaveValue('24');
});

test('typed text stays when a colleague saves another part of the office, and both parts are kept', async ({
  page,
  backend,
  enterAs,
  open,
}) => {
  const read = async () => {
    const { data } = await backend.service
      .from('settings')
      .select('value')
      .eq('key', 'office')
      .single()
      .throwOnError();
    return Object(data.value) as Record<string, string>;
  };
  const write = (value: Record<string, string>) =>
    backend.service.from('settings').update({ value }).eq('key', 'office').throwOnError();
  const before = await read();
  await enterAs('admin');
  await open('/admin/website/company');
  await page.getByLabel('City').fill('Kiruna');
  await write({ ...before, street: 'Provgatan 7' });
  await expect(page.getByLabel('City')).toHaveValue('Kiruna');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Address saved.')).toBeVisible();
  expect(await read()).toEqual({ ...before, street: 'Provgatan 7', city: 'Kiruna' });
  await expect(page.getByLabel('Street and number')).toHaveValue('Provgatan 7');

  // Undo takes back only what was saved here.
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByLabel('City')).toHaveValue(before.city ?? '');
  expect(await read()).toEqual({ ...before, street: 'Provgatan 7' });
  await write(before);
});
