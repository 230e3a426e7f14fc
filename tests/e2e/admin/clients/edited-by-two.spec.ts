import { inventEmail } from '../../support/backend.ts';
import { expect, test } from '../../support/staff-test.ts';

test('a form of a client keeps what a colleague saved meanwhile, and asks about a field that both changed', async ({
  page,
  backend,
  enterAs,
  open,
}) => {
  const { service } = backend;
  const { data: client } = await service
    .from('clients')
    .insert({ name: `Kvist ${inventEmail().slice(0, 8)}`, website: 'https://old.kvist.example' })
    .select('id')
    .single()
    .throwOnError();
  const colleague = (change: { invoice_email?: string; city?: string }) =>
    service.from('client_billing').update(change).eq('client_id', client.id).throwOnError();
  const readBilling = async () => {
    const { data } = await service
      .from('client_billing')
      .select('invoice_email, reference, city')
      .eq('client_id', client.id)
      .single()
      .throwOnError();
    return data;
  };
  await enterAs('admin');
  await open(`/admin/clients/${client.id}`);
  const billing = page.getByRole('region', { name: 'Billing' });
  const form = page.getByRole('dialog').first();

  await billing.getByRole('button', { name: 'Edit' }).click();
  await colleague({ invoice_email: 'third@kvist.example' });
  await form.getByLabel('Their reference').fill('Freja');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Billing saved.')).toBeVisible();
  expect(await readBilling()).toMatchObject({
    invoice_email: 'third@kvist.example',
    reference: 'Freja',
  });

  await billing.getByRole('button', { name: 'Edit' }).click();
  await form.getByLabel('City').fill('Lund');
  await form.getByLabel('Their reference').fill('Freja K');
  await colleague({ city: 'Malmö' });
  await form.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'A colleague changed the same thing' });
  await expect(question.getByRole('group', { name: 'City' })).toContainText('Malmö');
  expect(await readBilling()).toMatchObject({ city: 'Malmö', reference: 'Freja' });
  await question.getByRole('button', { name: 'Use theirs' }).click();
  await expect(billing.getByText('Freja K')).toBeVisible();
  expect(await readBilling()).toMatchObject({ city: 'Malmö', reference: 'Freja K' });

  const company = page.getByRole('region', { name: 'Company' });
  await company.getByRole('button', { name: 'Edit' }).click();
  const website = 'https://new.kvist.example';
  await service.from('clients').update({ website }).eq('id', client.id).throwOnError();
  await form.getByLabel('Location').fill('Ystad');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(company.getByText('Ystad')).toBeVisible();
  const { data: saved } = await service
    .from('clients')
    .select('website, location')
    .eq('id', client.id)
    .single()
    .throwOnError();
  expect(saved).toEqual({ website, location: 'Ystad' });
});
