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

test('a recruiter adds a client with a contact and a note, and finds it by the contact', async ({
  page,
  enterAs,
  open,
  expectAccessible,
}) => {
  const email = inventEmail();
  const name = `Ullkompaniet ${email.slice(0, 8)}`;
  await enterAs('recruiter');

  await open('/admin/clients');
  await page.getByRole('button', { name: 'New client' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Location').fill('Borås');
  await dialog.getByRole('button', { name: 'Create client' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const company = page.getByRole('region', { name: 'Company' });
  await company.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Organisation number').fill('no');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter the whole organisation number')).toBeVisible();
  await dialog.getByLabel('Organisation number').fill('000000-0000');
  await dialog.getByLabel('Legal name').fill('Ullkompaniet Demo AB');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(company.getByText('Ullkompaniet Demo AB')).toBeVisible();

  const contacts = page.getByRole('region', { name: 'Contacts' });
  await contacts.getByRole('button', { name: 'Add contact' }).click();
  await dialog.getByLabel('First name').fill('Klara');
  await dialog.getByLabel('Last name').fill('Kund');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone').fill('070-174 06 05');
  await dialog.getByLabel('Role').fill('Head of People');
  await dialog.getByRole('button', { name: 'Add contact' }).click();
  await expect(contacts.getByRole('link', { name: 'Klara Kund' })).toBeVisible();
  await expect(contacts.getByText('Head of People · Swedish')).toBeVisible();
  await contacts.getByRole('button', { name: 'Make main contact' }).click();
  await expect(contacts.getByText('Main contact')).toBeVisible();

  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByRole('button', { name: 'Call', exact: true }).click();
  await notes.getByLabel('New note').fill('Hires two weavers in spring.');
  // A double click saves one note.
  await notes.getByRole('button', { name: 'Save note' }).dblclick();
  await expect(notes.getByLabel('New note')).toHaveValue('');
  await expect(notes.getByText('Hires two weavers in spring.')).toHaveCount(1);

  const timeline = page.getByRole('region', { name: 'Timeline' });
  for (const event of ['Call', 'Contact added: Klara Kund']) {
    await expect(timeline.getByText(event, { exact: true })).toBeVisible();
  }
  await expectAccessible();

  await open('/admin/clients');
  await page.getByRole('searchbox').first().fill('Klara Kund');
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name }) });
  await expect(row).toContainText('No plan');
  // Until then the rows of the whole list are there, faded.
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible();
});

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

test('a lead becomes a client in one step and keeps its history', async ({
  page,
  backend,
  enterAs,
  open,
}) => {
  const { service } = backend;
  const email = inventEmail();
  const company = `Spinnrocken ${email.slice(0, 8)}`;
  const { data: person } = await service
    .from('people')
    .insert({ first_name: 'Lo', last_name: 'Ledare', email })
    .select('id')
    .single()
    .throwOnError();
  const { data: lead } = await service
    .from('waiting_list')
    .insert({ person_id: person.id, company, language: 'sv', plan: 'small' })
    .select('id')
    .single()
    .throwOnError();
  const { name } = await enterAs('recruiter');

  await open(`/admin/waiting-list/${lead.id}`);
  await page.getByRole('button', { name: 'Convert to client' }).click();
  await page.getByRole('link', { name: 'Open client' }).click();
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  await expect(page.getByLabel('Owner').locator('option:checked')).toHaveText(name);
  const contacts = page.getByRole('region', { name: 'Contacts' });
  await expect(contacts.getByRole('link', { name: 'Lo Ledare' })).toBeVisible();
  await expect(contacts.getByText('Main contact')).toBeVisible();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText('First contact as a lead: Lo Ledare')).toBeVisible();
  await expect(timeline.getByText('Converted from a lead')).toBeVisible();
  await timeline.getByRole('link', { name: 'Open the lead with its message and note' }).click();
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Contacted' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('editors cannot see clients', async ({ page, enterAs, open }) => {
  await enterAs('editor');
  await open('/admin/clients');
  await expect(page.getByText('You don’t have access')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Clients' })).toHaveCount(0);
});
