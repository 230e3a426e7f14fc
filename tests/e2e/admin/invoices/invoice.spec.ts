import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Json } from '../../../../domain/database.types.ts';
import { type Backend, inventEmail } from '../../support/backend.ts';
import { expect, test } from '../../support/staff-test.ts';

type Seller = { company: Json; office: Json };

async function saveSeller(backend: Backend, seller: Seller) {
  for (const [key, value] of Object.entries(seller)) {
    await backend.service.from('settings').update({ value }).eq('key', key).throwOnError();
  }
}

test('the owner of a client invoices a month, is paid and credits it, and a colleague sees nothing', async ({
  page,
  backend,
  enterAs,
  signInAs,
  open,
  expectAccessible,
}) => {
  const emptyOffice = { street: '', postal_code: '', city: 'Stockholm', country: 'SE' };
  await saveSeller(backend, { company: {}, office: emptyOffice });
  const name = `Ullfaktura ${inventEmail().slice(0, 8)}`;
  await enterAs('recruiter');
  const dialog = page.getByRole('dialog');

  await open('/admin/clients');
  await page.getByRole('button', { name: 'New client' }).click();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create client' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const clientPath = new URL(page.url()).pathname;
  const plan = page.getByRole('region', { name: 'Plan' });
  await plan.getByRole('button', { name: 'Start plan' }).click();
  await dialog.getByLabel('Plan').selectOption('medium');
  await dialog.getByLabel('First day').fill('2026-05-17');
  await dialog.getByLabel('Price per month').fill('31 000');
  await dialog.getByLabel('Currency').selectOption('SEK');
  await dialog.getByRole('button', { name: 'Start plan' }).click();
  await expect(plan.getByText(/a month/)).toBeVisible();

  await open('/admin/invoices');
  await page.getByRole('button', { name: 'Create drafts' }).click();
  await dialog.getByLabel('Month').fill('2026-05');
  await dialog.getByRole('button', { name: 'Create drafts' }).click();
  await expect(page.getByText('1 created, 0 updated, 0 removed.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Draft' }).click();
  const lines = page.getByRole('region', { name: 'Lines' });
  await expect(lines.getByText('Abonnemang Medium, 17–31 maj 2026 (15 av 31 dagar)')).toBeVisible();
  await expect(lines.getByRole('row', { name: 'VAT 25%' })).toContainText('3,750');
  await expect(lines.getByRole('row', { name: 'Total' })).toContainText('18,750');
  const invoicePath = new URL(page.url()).pathname;

  // A number is final, so the seller must be complete before.
  const missing = page.getByRole('region', { name: 'Your details are incomplete' });
  await expect(missing.getByRole('listitem')).toHaveText([
    /^Legal name/,
    /^Organisation number/,
    /^Postal address/,
  ]);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText([
    'Your own details are incomplete',
    'The client’s billing address is missing.',
  ]);
  await expect(dialog.getByRole('button', { name: 'Mark as sent' })).toBeDisabled();
  await expectAccessible();
  await saveSeller(backend, {
    company: {
      legal_name: 'Prov Rekrytering AB',
      organisation_number: '000000-0000',
      has_f_tax: true,
    },
    office: { ...emptyOffice, street: 'Påhittsgatan 7', postal_code: '000 00' },
  });
  await open(invoicePath);
  await expect(missing).toHaveCount(0);

  const openSending = () => page.getByRole('button', { name: 'Send', exact: true }).click();
  await openSending();
  await expect(dialog.getByText('There’s no address to email it to.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Mark as sent' })).toBeDisabled();
  await dialog.getByRole('link', { name: `Open ${name}` }).click();
  await expect(page).toHaveURL(clientPath);
  await page.getByRole('region', { name: 'Billing' }).getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Invoice email').fill('ekonomi@ullfaktura.example');
  await dialog.getByLabel('Street').fill('Ullgatan 1');
  await dialog.getByLabel('Postal code').fill('000 00');
  await dialog.getByLabel('City').fill('Ullköping');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Billing saved.')).toBeVisible();

  await open(invoicePath);
  await openSending();
  await expect(dialog.getByText('Faktura [nummer] från')).toBeVisible();
  await expectAccessible();
  await dialog.getByLabel('Mark as sent').check();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Mark as sent' }).click();
  const pdf = await getDocumentProxy(
    new Uint8Array(await readFile(await (await downloading).path())),
  );
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text.replace(/\s+/g, ' ')).toContain('Att betala 18 750,00 SEK');
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice \d+$/ })).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: 'Email it' }).click();
  await dialog.getByRole('button', { name: 'Send email' }).click();
  await expect(
    page
      .getByRole('region', { name: 'Emailed to' })
      .getByRole('link', { name: 'ekonomi@ullfaktura.example' }),
  ).toBeVisible();

  const details = page.getByRole('region', { name: 'Details' });
  await page.getByRole('button', { name: 'Mark as paid…' }).click();
  const payment = page.getByRole('dialog', { name: 'Mark as paid' });
  await payment.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(payment).toBeHidden();
  await expect(details.getByText('Paid', { exact: true })).toBeVisible();

  // A pause that is agreed afterwards makes the invoice too high.
  await open(clientPath);
  await plan.getByRole('button', { name: 'Pause' }).click();
  await dialog.getByLabel('First day').fill('2026-05-20');
  await dialog.getByLabel('Last day').fill('2026-05-31');
  await dialog.getByRole('button', { name: 'Pause plan' }).click();
  const outdated = page.getByRole('region', { name: 'Invoices' }).getByRole('alert');
  await expect(outdated).toContainText(
    'SEK\u00a015,000 invoiced, SEK\u00a03,000 due under the plan',
  );
  await expectAccessible();
  await outdated.getByRole('link', { name: /^Invoice \d+, May 2026$/ }).click();
  await page.getByRole('button', { name: 'Credit' }).click();
  await dialog.getByRole('button', { name: 'Create credit note' }).click();
  // It has its number, but nothing has left: the mail is the next step.
  await expect(page.getByText(/^Credit note \d+ created\. The client doesn’t/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Credit note \d+$/ })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Email the credit note' })).toBeVisible();
  await expect(
    dialog.frameLocator('iframe').getByText('Den fakturan är redan betald.'),
  ).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(details.getByText('Issued')).toBeVisible();
  await page.goBack();
  await expect(details.getByText('Credited')).toBeVisible();

  await open('/admin/invoices', 'sv');
  await expect(page.getByRole('row', { name: /Kreditfaktura/ })).toContainText(
    '−18\u00a0750\u00a0kr',
  );
  await open(clientPath);
  await expect(
    page.getByRole('region', { name: 'Invoices' }).getByRole('link', { name: /May 2026/ }),
  ).toHaveCount(2);
  await expect(outdated).toHaveCount(0);

  await signInAs(await backend.createStaff('recruiter'));
  await open(invoicePath);
  await expect(page.getByText('Invoice not found')).toBeVisible();
  await open('/admin/invoices');
  await expect(page.getByText('You only see invoices for clients you own.')).toBeVisible();
});
