import { openLink } from '../../support/open-link.ts';
import { expect, test } from '../../support/staff-test.ts';

test.describe('the link of a reset mail', () => {
  test('sets a new password once', async ({ page, backend, baseURL }) => {
    const account = await backend.createStaff('recruiter');
    await backend.service.auth.resetPasswordForEmail(account.email, {
      redirectTo: `${baseURL}/admin/password-reset`,
    });
    const link = await backend.findLink(account.email, 'auth_recovery');
    await page.route('**/auth/v1/verify**', async (route) => {
      // The answer takes long enough for a second click.
      if (route.request().method() === 'POST') await page.waitForTimeout(500);
      await route.continue();
    });
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/verify')) posts += 1;
    });
    await page.goto(link);
    await page.getByRole('button').dblclick({ delay: 50 });
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    expect(posts).toBe(1);
    await expect(page).not.toHaveURL(/access_token/);

    await page.getByLabel('New password').fill('en helt ny hage');
    await page.getByLabel('Repeat password').fill('en helt annan hage');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('The passwords don’t match.')).toBeVisible();
    await page.getByLabel('Repeat password').fill('en helt ny hage');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await expect(page.getByText('Your new password is saved.')).toBeVisible();
    await backend.signIn({ ...account, password: 'en helt ny hage' });

    // Leaves the dashboard first: its pending requests would fail without a session.
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/password-reset$/);
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page.getByRole('button', { name: 'Send Reset Email' })).toBeVisible();
  });

  test.describe('in a Swedish browser', () => {
    test.use({ locale: 'sv-SE', timezoneId: 'Europe/Stockholm' });

    test('switches the language without losing the session of the link', async ({
      page,
      backend,
      baseURL,
      expectAccessible,
    }) => {
      const account = await backend.createStaff('recruiter');
      await backend.service.auth.resetPasswordForEmail(account.email, {
        redirectTo: `${baseURL}/admin/password-reset`,
      });
      await openLink(page, await backend.findLink(account.email, 'auth_recovery'));
      await expect(page.getByRole('heading', { name: 'Välj ett nytt lösenord' })).toBeVisible();
      await expectAccessible();
      await expect(page).toHaveURL(/\/admin\/password-reset\?lang=sv#?$/);
    });
  });

  test('requires the second factor of accounts that have one', async ({
    page,
    backend,
    baseURL,
  }) => {
    const account = await backend.createStaff('recruiter');
    const factor = await backend.enrol(account);
    await backend.service.auth.resetPasswordForEmail(account.email, {
      redirectTo: `${baseURL}/admin/password-reset`,
    });
    await openLink(page, await backend.findLink(account.email, 'auth_recovery'));
    await page.getByLabel('Code').fill(factor.nextCode());
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  });
});

test('without a valid link no form for a new password is shown', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/admin/password-reset', 'sv');
  await expect(page.getByRole('heading', { name: 'Länken gäller inte längre' })).toBeVisible();
  await expectAccessible();
});
