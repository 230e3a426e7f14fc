import { addDevice } from '../support/device.ts';
import { expect, test } from '../support/staff-test.ts';

test.afterEach(async ({ backend }) => {
  await backend.service
    .from('settings')
    .update({ value: false })
    .eq('key', 'require_second_factor')
    .throwOnError();
});

test('staff must enrol a second factor before anything opens', async ({
  page,
  open,
  backend,
  enterAs,
  expectAccessible,
}) => {
  await backend.service
    .from('settings')
    .update({ value: true })
    .eq('key', 'require_second_factor')
    .throwOnError();
  await enterAs('recruiter');
  await open('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await addDevice(page, 'usb');
  await page.getByRole('button', { name: 'Add a security key' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await expectAccessible();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('an administrator with a second factor requires it of everyone, and reverts it', async ({
  page,
  browser,
  open,
  backend,
  signInAs,
  expectAccessible,
}) => {
  const admin = await backend.createStaff('admin');
  const colleague = await backend.createStaff('recruiter');
  const { nextCode } = await backend.enrol(admin);
  await signInAs(admin);
  await open('/admin');
  await page.locator('[name=code]').fill(nextCode());
  await page.locator('[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await open('/admin/settings');
  await page.getByLabel(/Require two-factor authentication/).check();
  await expect(page.getByText('Everyone now needs two-factor authentication.')).toBeVisible();
  await expectAccessible();

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await signInAs(colleague, theirs);
  await theirs.goto('/admin/dashboard?lang=en');
  await expect(theirs.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByLabel(/Require two-factor authentication/)).not.toBeChecked();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await context.close();
});
