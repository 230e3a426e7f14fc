import { inventEmail, makeCode } from '../../support/backend.ts';
import { openLink } from '../../support/open-link.ts';
import { expect, test } from '../../support/staff-test.ts';
import { languageToCheck as language } from '../../support/test.ts';

test('the login is accessible', async ({ page, open, expectAccessible }) => {
  await open('/admin', language);
  await expect(page.locator('form')).toBeVisible();
  await expectAccessible();
  await page.getByRole('main').getByRole('button').last().click();
  await expect(page.locator('[type=password]')).toBeHidden();
  await expectAccessible();
});

test('sign-up is accessible', async ({ page, open, expectAccessible }) => {
  await open('/admin/signup', language);
  await expect(page.locator('form')).toBeVisible();
  await expectAccessible();
  await page.locator('[name=name]').fill('Nils Ny');
  await page.locator('[name=email]').fill(inventEmail());
  await page.locator('[name=password]').fill('fyra glada alpackor i en hage');
  await page.locator('[type=submit]').click();
  await expect(page.locator('form')).toBeHidden();
  await expectAccessible();
});

test('the screen of an expired link is accessible', async ({ page, open, expectAccessible }) => {
  await open('/admin/password-reset', language);
  await expect(page.getByRole('heading')).toBeVisible();
  await expectAccessible();
});

test('the form for a new password is accessible', async ({
  page,
  backend,
  baseURL,
  expectAccessible,
}) => {
  const account = await backend.createStaff('recruiter');
  await backend.service.auth.resetPasswordForEmail(account.email, {
    redirectTo: `${baseURL}/admin/password-reset?lang=${language}`,
  });
  await openLink(page, await backend.findLink(account.email, 'auth_recovery'));
  await expect(page.locator('[name=repeat]')).toBeVisible();
  await expectAccessible();
});

test('the invitation is accessible', async ({ page, backend, baseURL, expectAccessible }) => {
  const email = inventEmail();
  await backend.service.auth.admin.inviteUserByEmail(email, {
    redirectTo: `${baseURL}/admin/signup?lang=${language}`,
  });
  const link = await backend.findLink(email, 'auth_invite');
  await page.goto(link);
  await expectAccessible();
  await openLink(page, link);
  await expect(page.locator('[name=name]')).toBeVisible();
  await expectAccessible();
});

test('the waiting screen is accessible', async ({
  page,
  open,
  backend,
  signInAs,
  expectAccessible,
}) => {
  await signInAs(await backend.createStaff());
  await open('/admin/dashboard', language);
  await expect(page.getByRole('heading')).toBeVisible();
  await expectAccessible();
});

test('the screens without access are accessible', async ({
  page,
  open,
  backend,
  signInAs,
  expectAccessible,
}) => {
  const account = await backend.createStaff('editor');
  await signInAs(account);
  const staff = backend.service.from('staff_profiles');
  await staff.update({ state: 'disabled' }).eq('user_id', account.id).throwOnError();
  await open('/admin/dashboard', language);
  await expect(page.getByRole('heading')).toBeVisible();
  await expectAccessible();
  await staff.delete().eq('user_id', account.id).throwOnError();
  await page.reload();
  await expect(page.getByRole('heading')).toBeVisible();
  await expectAccessible();
});

test('the second factor is accessible', async ({
  page,
  open,
  backend,
  signInAs,
  expectAccessible,
}) => {
  const account = await backend.createStaff('recruiter');
  await backend.enrol(account);
  await signInAs(account);
  await open('/admin', language);
  await expect(page.locator('[name=code]')).toBeVisible();
  await expectAccessible();
});

test('the dashboard is accessible', async ({ page, open, enterAs, expectAccessible }) => {
  await enterAs('admin');
  await open('/admin/dashboard', language);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectAccessible();
});

test('the profile is accessible', async ({ page, open, enterAs, expectAccessible }) => {
  await enterAs('recruiter');
  await open('/admin/profile', language);
  await expect(page.getByRole('listitem').getByText('127.0.0.1')).toBeVisible();
  await expectAccessible();
  await page.locator('#second-factor').getByRole('button').click();
  await expect(page.locator('#second-factor').getByRole('img')).toBeVisible();
  await expectAccessible();
});

test('recovery codes and the removal of a factor are accessible', async ({
  page,
  open,
  enterAs,
  expectAccessible,
}) => {
  await enterAs('recruiter');
  await open('/admin/profile', language);
  const panel = page.locator('#second-factor');
  await panel.getByRole('button').click();
  await panel.locator('[name=code]').fill(makeCode(await panel.locator('code').innerText()));
  await panel.locator('[type=submit]').click();
  await expect(panel.getByRole('listitem')).toHaveCount(10);
  await expectAccessible();
  await panel.getByRole('button').first().click();
  await panel.getByRole('listitem').getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible();
});
