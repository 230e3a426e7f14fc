import { inventEmail } from '../../support/backend.ts';
import { expect, test } from '../../support/staff-test.ts';

// A pause that is too long is rejected by the database.
test.use({ expectedErrors: /status of 400/ });

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
