import { inventEmail } from '../../support/backend.ts';
import { createPerson } from '../../support/people.ts';
import { expect, test } from '../../support/staff-test.ts';

test.use({ expectedErrors: /status of (400|409)/ });

test('a requested address is changed together with its request', async ({
  page,
  backend,
  enterAs,
  open,
  expectAccessible,
}) => {
  const { service } = backend;
  const person = await createPerson(backend);
  const newEmail = inventEmail();
  const { data: request } = await service
    .from('privacy_requests')
    .insert({ person_id: person.id, kind: 'rectification', message: `E-mail: ${newEmail}` })
    .select('id')
    .single()
    .throwOnError();
  await enterAs('admin');
  await open(`/admin/privacy-requests/${request.id}`);
  await expect(page.getByRole('definition').filter({ hasText: newEmail })).toHaveText(newEmail);
  await expect(page.getByText('In their own words')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeDisabled();
  await expectAccessible();
  await page.getByRole('button', { name: 'Mark as done without changing' }).click();
  await expect(page.getByText('Status changed to Done.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page
    .getByRole('button', { name: `Change address to ${newEmail} and mark as done` })
    .click();
  await expect(
    page.getByText(`The address is now ${newEmail}, and the request is done.`),
  ).toBeVisible();
  await expect(page.getByText('This request is closed.')).toBeVisible();
  const { data } = await service
    .from('people')
    .select('email')
    .eq('id', person.id)
    .single()
    .throwOnError();
  expect(data).toEqual({ email: newEmail });
});

test('privacy requests are recorded, fulfilled, and declined with a reason', async ({
  page,
  backend,
  enterAs,
  open,
  expectAccessible,
}) => {
  const { service } = backend;
  const copied = await createPerson(backend);
  const leaving = await createPerson(backend);
  await service
    .from('privacy_requests')
    .insert({
      person_id: leaving.id,
      kind: 'erasure',
      due_at: new Date(Date.now() - 86_400_000).toISOString(),
    })
    .throwOnError();
  const { name: admin } = await enterAs('admin');
  await open('/admin/privacy-requests');
  await page.getByRole('button', { name: 'New request' }).click();
  const dialog = page.getByRole('dialog');
  await expect(page.getByRole('row').filter({ hasText: leaving.name })).toContainText('Overdue');
  await expectAccessible();
  await dialog.getByLabel('Person’s email').fill(inventEmail());
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('We don’t know anyone with this address.')).toBeVisible();
  await dialog.getByLabel('Person’s email').fill(copied.email);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Request recorded.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: copied.name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeDisabled();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download copy and close' }).click();
  expect((await saved).suggestedFilename()).toBe(`person-${copied.id}.json`);
  await expect(page.getByText('This request is closed.')).toBeVisible();
  const { data: answered } = await service
    .from('privacy_requests')
    .select('state, handler:handled_by(name)')
    .eq('person_id', copied.id)
    .throwOnError();
  expect(answered).toEqual([{ state: 'done', handler: { name: admin } }]);

  await page.getByRole('link', { name: 'All requests' }).click();
  await page.getByRole('link', { name: leaving.name }).click();
  await expect(page.getByRole('button', { name: 'Refused' })).toBeDisabled();
  await expect(page.getByText('Done comes from erasing the person.')).toBeVisible();
  await page.getByLabel('How and why it was answered').fill('Identity could not be proven.');
  await page.getByLabel('How and why it was answered').blur();
  await page.getByRole('button', { name: 'Refused' }).click();
  await expect(page.getByText('Request closed. Nothing was erased')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  // A note is not enough: the register would say that the person was erased.
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeDisabled();
  // The request is overdue, so a quarantine would make it later still.
  await expect(page.getByText('There’s no time left for a quarantine')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase after quarantine' })).toHaveCount(0);
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString();
  await service
    .from('privacy_requests')
    .update({ due_at: inTwoDays })
    .eq('person_id', leaving.id)
    .throwOnError();
  await expect(page.getByText('too late for the deadline on')).toBeVisible();
  await page.getByRole('button', { name: 'Hide now, erase on' }).click();
  await expect(page.getByText(/Already hidden. Will be erased on/)).toBeVisible();
  const { data: hidden } = await service
    .from('people')
    .select('erase_after')
    .eq('id', leaving.id)
    .single()
    .throwOnError();
  expect(Date.parse(hidden.erase_after ?? '')).toBeLessThan(Date.parse(inTwoDays));
  await expectAccessible();
  await page.getByRole('button', { name: 'Erase now…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Erased person' })).toBeVisible();
  const { data: person } = await service
    .from('people')
    .select('email')
    .eq('id', leaving.id)
    .single()
    .throwOnError();
  expect(person).toEqual({ email: null });

  await open('/admin/privacy-requests/retention');
  await expect(page.getByText('In quarantine', { exact: true }).first()).toBeVisible();
  await expectAccessible();
});
