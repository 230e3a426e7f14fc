import { addDevice } from '../../support/device.ts';
import { askForApproval, createCompany, signInToPortal } from '../../support/portal.ts';
import { expect, test } from '../../support/staff-test.ts';

test.use({ expectedErrors: /^Failed to load resource: net::ERR_FAILED/ });

test('a contact of two companies chooses between them, and a shortlist belongs to one', async ({
  page,
  request,
  backend,
}) => {
  const first = await createCompany(backend, request, ['Ylva']);
  const second = await createCompany(backend, request, []);
  const { id: person_id, email } = first.contact;
  const row = { client_id: second.client.id, person_id };
  await backend.service.from('client_contacts').insert(row).throwOnError();
  await backend.service
    .from('client_portal_access')
    .insert({ ...row, email })
    .throwOnError();
  await signInToPortal(page, backend, email);
  const company = page.getByLabel('Company');
  await company.selectOption(second.client.name);
  await expect(page.getByRole('heading', { name: second.job.title })).toBeVisible();
  // The next page and a reload stay with it: a pause is asked for the company that is shown.
  await page.getByRole('link', { name: 'Weekly report' }).click();
  await expect(page).toHaveURL(/\/portal\/reports\?.*company=/);
  await page.reload();
  await expect(company).toHaveValue(second.client.id);
  await company.selectOption(first.client.name);
  await page.getByRole('link', { name: 'Searches', exact: true }).click();
  await page.getByRole('link', { name: 'See the shortlist' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.job.title);
  await page.reload();
  await expect(company).toHaveValue(first.client.id);
  await page.getByRole('link', { name: 'All searches' }).click();
  await expect(page.getByRole('heading', { name: first.job.title })).toBeVisible();
  // The link of a mail opens the ad of either company.
  for (const each of [first, second]) {
    const approval = await askForApproval(backend, each, person_id);
    await page.goto(`/portal/ads/${approval}?lang=en`);
    await expect(page.getByText(`Ad to approve · ${each.client.name}`)).toBeVisible();
    await expect(company).toHaveValue(each.client.id);
  }
  await page.getByRole('link', { name: 'All searches' }).click();
  await expect(page.getByRole('heading', { name: second.job.title })).toBeVisible();
});

test('a contact adds a passkey, signs in with it, renames and removes it', async ({
  page,
  request,
  backend,
  expectAccessible,
}) => {
  const { contact, job } = await createCompany(backend, request);
  await addDevice(page);
  await signInToPortal(page, backend, contact.email);
  const section = page.getByRole('region', { name: 'Sign in faster' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section.getByText('Chrome, Linux')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { name: job.title })).toBeVisible();
  await page.route('**/auth/v1/passkeys/*', (route) => route.abort());
  await section.getByRole('button', { name: 'Rename Chrome, Linux' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Work laptop');
  await expectAccessible();
  // A lost connection loses nothing that was typed.
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/try again/i);
  await expect(dialog.getByLabel('Name')).toHaveValue('Work laptop');
  await page.unroute('**/auth/v1/passkeys/*');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(section.getByRole('status')).toHaveText('Passkey renamed.');
  await section.getByRole('button', { name: 'Remove Work laptop' }).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await section.getByRole('button', { name: 'Remove Work laptop' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(section.getByRole('status')).toHaveText(/Passkey removed/);
  await expect(section.getByText('Work laptop')).toBeHidden();

  // Without access to a company, the account still has its passkeys.
  await backend.service
    .from('client_portal_access')
    .delete()
    .eq('person_id', contact.id)
    .throwOnError();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/access/i);
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section.getByText('Chrome, Linux')).toBeVisible();
  await expectAccessible();
});
