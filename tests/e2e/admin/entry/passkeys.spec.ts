import { addDevice } from '../../support/device.ts';
import { expect, test } from '../../support/staff-test.ts';

test('a passkey is added, signs in, is renamed and removed', async ({
  page,
  open,
  enterAs,
  expectAccessible,
}) => {
  await enterAs('recruiter');
  await addDevice(page);
  await open('/admin/profile');
  const panel = page.getByRole('region', { name: 'Passkeys' });
  await expect(panel.getByText('You have no passkeys yet.')).toBeVisible();
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(panel.getByText('Chrome, Linux')).toBeVisible();
  await expect(panel.getByText('not used yet')).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);

  await open('/admin/profile');
  await expect(panel.getByText('last used')).toBeVisible();
  await panel.getByRole('button', { name: 'Rename Chrome, Linux' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Work laptop');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Work laptop')).toBeVisible();
  await panel.getByRole('button', { name: 'Remove Work laptop' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(panel.getByText('You have no passkeys yet.')).toBeVisible();
});
