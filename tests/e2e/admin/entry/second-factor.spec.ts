import { makeCode } from '../../support/backend.ts';
import { expect, test } from '../../support/staff-test.ts';

test.use({ expectedErrors: /status of (400|401|422)/ });

test('a second factor is enrolled, required, replaced by a recovery code and removed', async ({
  page,
  open,
  enterAs,
  expectAccessible,
}) => {
  const account = await enterAs('recruiter');
  await open('/admin/profile');
  const panel = page.getByRole('region', { name: /Two-factor authentication/ });
  await expect(panel.getByText('Off', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').getByText('127.0.0.1')).toBeVisible();
  await expectAccessible();
  await panel.getByRole('button', { name: 'Set up authenticator app' }).click();

  const picture = panel.getByRole('img', { name: 'QR code for the authenticator app' });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible();
  const secret = await panel.locator('code').innerText();
  await panel.getByLabel(/six-digit code/).fill('000000');
  await panel.getByRole('button', { name: 'Confirm' }).click();
  await expect(
    panel.getByText('That code isn’t right. Try the one showing now.', { exact: true }),
  ).toBeVisible();
  await panel.getByLabel(/six-digit code/).fill(makeCode(secret));
  await panel.getByRole('button', { name: 'Confirm' }).click();
  await expect(panel.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const codes = await panel.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await expectAccessible();
  await panel.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(panel.getByText('On', { exact: true })).toBeVisible();
  await expect(panel.getByText('Recovery codes left: 10')).toBeVisible();

  const signIn = async () => {
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password').fill(account.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
  };
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn();
  await page.getByLabel('Code').fill('123456');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(
    page.getByText('That code isn’t right. Try the one showing now.', { exact: true }),
  ).toBeVisible();
  await page.getByLabel('Code').fill(makeCode(secret, 1));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn();
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);

  await open('/admin/profile');
  await expect(panel.getByText('Recovery codes left: 9')).toBeVisible();
  await panel.getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await panel.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(panel.getByText('Off', { exact: true })).toBeVisible();
  await open('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a password alone does not pass the guard', async ({
  page,
  open,
  backend,
  signInAs,
  expectAccessible,
}) => {
  const account = await backend.createStaff('admin');
  await backend.enrol(account);
  await signInAs(account);
  await open('/admin/profile', 'sv');
  await expect(page).toHaveURL(/\/admin\?lang=sv$/);
  await expect(page.getByRole('heading', { name: 'Tvåstegsverifiering' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Logga in som någon annan' }).click();
  await expect(page.getByRole('button', { name: 'Logga in' })).toBeVisible();
});

test('new recovery codes replace the old ones', async ({ page, open, enterAs }) => {
  await enterAs('editor');
  await open('/admin/profile');
  const panel = page.getByRole('region', { name: /Two-factor authentication/ });
  await panel.getByRole('button', { name: 'Set up authenticator app' }).click();
  await panel.getByLabel(/six-digit code/).fill(makeCode(await panel.locator('code').innerText()));
  await panel.getByRole('button', { name: 'Confirm' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(10);
  const first = await panel.getByRole('listitem').allInnerTexts();
  await panel.getByRole('button', { name: 'I’ve saved them' }).click();
  await panel.getByRole('button', { name: 'Create new codes' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(10);
  const second = await panel.getByRole('listitem').allInnerTexts();
  expect(second.filter((code) => first.includes(code))).toEqual([]);
  await panel.getByRole('button', { name: 'I’ve saved them' }).click();
  await panel.getByRole('button', { name: 'Set up authenticator app' }).click();
  await expect(panel.getByRole('img')).toBeVisible();
});
