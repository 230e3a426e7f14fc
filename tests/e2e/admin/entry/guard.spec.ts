import { inventEmail } from '../../support/backend.ts';
import { expect, test } from '../../support/staff-test.ts';

for (const path of ['/admin/dashboard', '/admin/profile']) {
  test(`${path} redirects visitors to the login`, async ({ page, open }) => {
    await open(path, 'sv');
    await expect(page).toHaveURL(/\/admin\?lang=sv$/);
    await expect(page.getByRole('button', { name: 'Logga in' })).toBeVisible();
  });
}

test('an account that is not staff has no access', async ({
  page,
  open,
  backend,
  signInAs,
  expectAccessible,
}) => {
  const credentials = { email: inventEmail(), password: 'bara på besök i hagen' };
  await backend.service.auth.admin.createUser({ ...credentials, email_confirm: true });
  await signInAs(credentials);
  await open('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Staff only' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectAccessible();
});

test('a closed account sees that it is closed', async ({
  page,
  open,
  backend,
  signInAs,
  expectAccessible,
}) => {
  const account = await backend.createStaff('editor');
  await backend.service
    .from('staff_profiles')
    .update({ state: 'disabled' })
    .eq('user_id', account.id)
    .throwOnError();
  await signInAs(account);
  await open('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'This account is disabled' })).toBeVisible();
  await expectAccessible();
});

test('a session that was ended elsewhere ends here', async ({ page, open, backend, enterAs }) => {
  const account = await enterAs('recruiter');
  await open('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const elsewhere = await backend.signIn(account);
  await backend.service.auth.admin.signOut(elsewhere.access_token, 'others');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  // The message stays, because the user may have been away.
  await expect(page.getByText('Your session was ended elsewhere.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('the browser of a removed account opens the login', async ({
  page,
  open,
  backend,
  enterAs,
}) => {
  const account = await enterAs('recruiter');
  await open('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const { error } = await backend.service.auth.admin.deleteUser(account.id);
  expect(error).toBeNull();
  await page.reload();
  await expect(page.getByText('Your session was ended elsewhere.')).toBeVisible();
  await open('/admin/dashboard');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test.use({ expectedErrors: /status of (401|403)/ });

test('signing out leads to the login', async ({ page, open, enterAs }) => {
  await enterAs('editor');
  await open('/admin/dashboard');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await open('/admin/dashboard');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu opens the profile and closes', async ({ page, open, enterAs }) => {
    await enterAs('recruiter');
    await open('/admin/dashboard', 'sv');
    await page.getByRole('button', { name: 'Meny' }).tap();
    const menu = page.getByRole('navigation', { name: 'Administrationens meny' });
    await menu.getByRole('link', { name: /Rasmus Recruiter/ }).tap();
    await expect(page).toHaveURL(/\/admin\/profile\?lang=sv$/);
    await expect(menu).toBeHidden();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
