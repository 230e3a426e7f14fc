import { expect, test } from '../../support/staff-test.ts';

test.use({ expectedErrors: /status of (400|401|422)/ });

const errorResponse = {
  status: 400,
  json: {
    code: 400,
    error_code: 'current_password_required',
    msg: 'Current password required for this change.',
  },
};

test('an old sign-in is confirmed with the password before a change', async ({
  page,
  open,
  enterAs,
  expectAccessible,
}) => {
  const account = await enterAs('recruiter');
  // The session stays recent for ten minutes, so the test fakes the error; the password check is
  // real.
  let isProved = false;
  page.on('response', (response) => {
    if (response.url().endsWith('/reauthenticate')) isProved = response.ok();
  });
  await page.route('**/auth/v1/factors', (route) =>
    isProved ? route.continue() : route.fulfill(errorResponse),
  );
  await open('/admin/profile');
  const panel = page.getByRole('region', { name: /Two-factor authentication/ });
  const start = panel.getByRole('button', { name: 'Set up authenticator app' });
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await start.click();
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await start.click();
  await dialog.getByLabel('Current password').fill('a guess');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('The current password isn’t right.')).toBeVisible();
  await dialog.getByLabel('Current password').fill(account.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(panel.getByRole('img')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('an old sign-in can be renewed by signing in again, in Swedish too', async ({
  page,
  open,
  enterAs,
}) => {
  await enterAs('recruiter');
  await page.route('**/auth/v1/factors', (route) => route.fulfill(errorResponse));
  await open('/admin/profile', 'sv');
  await page.getByRole('button', { name: 'Lägg till autentiseringsapp' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bekräfta att det är du' });
  await expect(dialog.getByLabel('Nuvarande lösenord')).toBeVisible();
  await dialog.getByRole('button', { name: 'Logga in igen i stället' }).click();
  await expect(page.getByRole('button', { name: 'Logga in', exact: true })).toBeVisible();
});
