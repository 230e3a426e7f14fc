import { inventEmail } from '../../support/backend.ts';
import { expect, test } from '../../support/staff-test.ts';

// A pause that is too long is rejected by the database.
test.use({ expectedErrors: /status of 400/ });

/** A pause of that year does not depend on the day of the test. */
const lastYear = new Date().getFullYear() - 1;

const contract = {
  name: 'Avtal för Blåbär.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
};

test('the owner agrees on a plan and a pause, and a colleague sees no money and no contract', async ({
  page,
  backend,
  enterAs,
  signInAs,
  open,
  expectAccessible,
}) => {
  const { id: owner_id } = await enterAs('recruiter');
  const { service } = backend;
  const { data: client } = await service
    .from('clients')
    .insert({ name: `Kardverket ${inventEmail().slice(0, 8)}` })
    .select('id')
    .single()
    .throwOnError();
  await service
    .from('client_details')
    .update({ owner_id })
    .eq('client_id', client.id)
    .throwOnError();
  await open(`/admin/clients/${client.id}`);
  const dialog = page.getByRole('dialog');

  const plan = page.getByRole('region', { name: 'Plan' });
  await plan.getByRole('button', { name: 'Start plan' }).click();
  await dialog.getByLabel('Plan').selectOption('medium');
  await dialog.getByLabel('First day').fill(`${lastYear}-01-01`);
  // The price list is in euro, whatever the plan is paid in.
  await expect(dialog.getByText(/^Enter the amount in SEK\. The price list says €/)).toBeVisible();
  await dialog.getByLabel('Currency').selectOption('EUR');
  await expect(dialog.getByText(/^The price list says €/)).toBeVisible();
  await dialog.getByLabel('Currency').selectOption('SEK');
  await dialog.getByLabel('Price per month').fill('a lot');
  await dialog.getByRole('button', { name: 'Start plan' }).click();
  await expect(dialog.getByText('Write an amount')).toBeVisible();
  await dialog.getByLabel('Price per month').fill('32 500,50');
  await dialog.getByRole('button', { name: 'Start plan' }).click();
  await expect(plan.getByText('0 of 2 searches in use')).toBeVisible();
  await expect(plan.getByText(/32,500\.50 a month/)).toBeVisible();

  // A typing mistake is corrected, and the next change has the currency of the plan.
  const price = dialog.getByLabel('Price per month');
  const correct = async (amount: string, currency: string) => {
    await plan.getByRole('button', { name: 'Correct' }).click();
    await price.fill(amount);
    await dialog.getByLabel('Currency').selectOption(currency);
    await dialog.getByRole('button', { name: 'Correct' }).click();
  };
  await correct('3 250', 'EUR');
  await expect(plan.getByText('€3,250 a month, excluding VAT')).toBeVisible();
  await plan.getByRole('button', { name: 'Change plan' }).click();
  await expect(dialog.getByLabel('Currency')).toHaveValue('EUR');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await plan.getByRole('button', { name: 'Correct' }).click();
  await expect(price).toHaveValue('3250');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await correct('32 500,50', 'SEK');
  await expect(plan.getByText(/32,500\.50 a month/)).toBeVisible();

  await plan.getByRole('button', { name: 'Pause' }).click();
  await dialog.getByLabel('First day').fill(`${lastYear}-02-01`);
  await dialog.getByLabel('Last day').fill(`${lastYear}-06-30`);
  await dialog.getByRole('button', { name: 'Pause plan' }).click();
  await expect(dialog.getByRole('alert')).toContainText('93 days per calendar year');
  await dialog.getByLabel('Last day').fill(`${lastYear}-04-30`);
  await dialog.getByRole('button', { name: 'Pause plan' }).click();
  await expect(plan.getByText(`1 Feb ${lastYear} – 30 Apr ${lastYear}`)).toBeVisible();

  const documents = page.getByRole('region', { name: 'Contracts and documents' });
  await documents.getByRole('button', { name: 'Upload document' }).click();
  await dialog.getByLabel('File').setInputFiles(contract);
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(documents.getByText('Avtal för Blåbär.pdf')).toBeVisible();
  const download = page.waitForEvent('download');
  await documents.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('Avtal för Blåbär.pdf');

  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText(`Medium agreed, from 1 Jan ${lastYear}`)).toBeVisible();
  await expect(timeline.getByText('Document added: Avtal för Blåbär.pdf')).toBeVisible();
  await expect(timeline.getByText(`Medium from 1 Jan ${lastYear} corrected`)).toHaveCount(2);
  await expectAccessible();

  await plan.getByRole('button', { name: 'End plan' }).click();
  await dialog.getByRole('button', { name: 'End plan' }).click();
  await plan.getByRole('button', { name: 'Remove end date' }).click();
  await expect(plan.getByRole('button', { name: 'End plan' })).toBeVisible();

  await signInAs(await backend.createStaff('recruiter', 'Rut Recruiter'));
  await open(`/admin/clients/${client.id}`, 'sv');
  const hers = page.getByRole('region', { name: 'Abonnemang' });
  await expect(hers.getByText('0 av 2 rekryteringar pågår')).toBeVisible();
  await expect(hers.getByRole('button')).toHaveCount(0);
  const company = page.getByRole('region', { name: 'Företaget' });
  await expect(company.getByText('Organisationsnummer')).toBeVisible();
  await expect(company.getByRole('button', { name: 'Ändra', exact: true })).toHaveCount(0);
  const leftOf = async (label: string) => {
    const value = company.locator('dt').filter({ hasText: label }).locator('+ dd');
    return (await value.boundingBox())?.x;
  };
  expect(await leftOf('Ansvarig')).toBe(await leftOf('Organisationsnummer'));
  await expect(
    page.getByText('Kundansvarig eller en administratör ger kontakter tillgång till portalen.'),
  ).toBeVisible();
  await expect(page.getByText('32 500', { exact: false })).toHaveCount(0);
  await expect(page.getByText('Avtal för Blåbär.pdf')).toHaveCount(0);
  await expect(
    page.getByText('visas för administratörer och kundansvarig', { exact: false }),
  ).toBeVisible();
});
