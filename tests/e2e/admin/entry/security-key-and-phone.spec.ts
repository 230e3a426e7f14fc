import { addDevice } from '../../support/device.ts';
import { testPhone } from '../../support/settings.ts';
import { expect, test } from '../../support/staff-test.ts';

test.use({ expectedErrors: /status of (400|401|422)/ });

test('a security key and a phone are added, and each confirms a sign-in', async ({
  page,
  open,
  enterAs,
  expectAccessible,
}) => {
  const account = await enterAs('recruiter');
  await addDevice(page, 'usb');
  await open('/admin/profile');
  const panel = page.getByRole('region', { name: /Two-factor authentication/ });
  await panel.getByRole('button', { name: 'Add a security key' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('listitem')).toHaveCount(10);
  await panel.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(panel.getByText('Security key', { exact: true })).toBeVisible();

  await panel.getByRole('button', { name: 'Get codes by text message' }).click();
  await panel.getByLabel('Mobile number').fill('12');
  await panel.getByRole('button', { name: 'Text me a code' }).click();
  await expect(panel.getByText(/Check the number/)).toBeVisible();
  await expectAccessible();
  // A Swedish number, as people write it.
  await panel.getByLabel('Mobile number').fill('070-000 00 42');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('We’ve sent a code to •• 42.')).toBeVisible();
  await panel.getByLabel('Code from the text message').fill('000000');
  await panel.getByRole('button', { name: 'Confirm' }).click();
  await expect(panel.getByText('That code isn’t right. Check the latest message.')).toBeVisible();
  const again = panel.getByRole('button', { name: 'Send a new code' });
  await again.click();
  // Until then, the code would answer the message before.
  await expect(again).toBeEnabled();
  await panel.getByLabel('Code from the text message').fill(testPhone.code);
  await panel.getByRole('button', { name: 'Confirm' }).click();
  await expect(panel.getByText('Phone •• 42', { exact: true })).toBeVisible();
  await expectAccessible();

  const signIn = async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password').fill(account.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
  };
  await signIn();
  await expectAccessible();
  await page.getByRole('button', { name: 'Use security key' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await signIn();
  await page.getByRole('button', { name: 'Text a code to Phone •• 42' }).click();
  await page.getByLabel('Code from the text message').fill(testPhone.code);
  await expectAccessible();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
});
