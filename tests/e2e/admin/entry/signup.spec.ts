import { inventEmail } from '../../support/backend.ts';
import { openLink } from '../../support/open-link.ts';
import { expect, test } from '../../support/staff-test.ts';

test.use({ expectedErrors: /status of (403|422)/ });

test('a new account waits until a colleague approves it', async ({
  page,
  open,
  backend,
  expectAccessible,
}) => {
  const email = inventEmail();
  await open('/admin');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByLabel('Name')).toBeVisible();
  await expectAccessible();
  await page.getByLabel('Name').fill('Nora Ny');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(
    page.getByText(/Couldn’t create the account: Password should be at least/),
  ).toBeVisible();
  await page.getByLabel('Password').fill('en hage full av klöver');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText('Sent. Check your spam folder too.')).toBeVisible();

  await openLink(page, await backend.findLink(email, 'auth_confirmation'));
  await expect(page.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
  await expect(page.getByText('Your account is ready, Nora Ny.')).toBeVisible();
  await expectAccessible();
  for (const path of ['/admin/profile', '/admin/dashboard', '/admin']) {
    await open(path);
    await expect(page.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }

  await backend.service
    .from('staff_profiles')
    .update({ role: 'editor', state: 'active' })
    .eq('email', email)
    .throwOnError();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('You’re an editor')).toBeVisible();
});

test('a new account is confirmed with the code of the mail', async ({ page, open, backend }) => {
  const email = inventEmail();
  await open('/admin/signup', 'sv');
  await page.getByLabel('Namn').fill('Nils Ny');
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Lösenord').fill('en hage full av klöver');
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  const code = page.getByLabel('Kod från mejlet');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Bekräfta adressen' }).click();
  await expect(page.getByText('Koden stämmer inte eller har gått ut.')).toBeVisible();
  await code.fill(await backend.findCode(email, 'auth_confirmation'));
  await page.getByRole('button', { name: 'Bekräfta adressen' }).click();
  await expect(page.getByText('Ditt konto är klart, Nils Ny.')).toBeVisible();
});

test('an invitation is accepted with a name and a password', async ({
  page,
  backend,
  baseURL,
  open,
  expectAccessible,
}) => {
  const email = inventEmail();
  const { error } = await backend.service.auth.admin.inviteUserByEmail(email, {
    redirectTo: `${baseURL}/admin/signup?lang=sv`,
  });
  expect(error).toBeNull();
  const link = await backend.findLink(email, 'auth_invite');
  await page.goto(link);
  await expectAccessible();
  await page.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Välkommen till Alpaca' })).toBeVisible();
  await expectAccessible();
  await page.getByLabel('Namn').fill('Ingrid Inbjuden');
  await page.getByLabel('Lösenord').fill('hö och morötter varje dag');
  await page.getByRole('button', { name: 'Tacka ja' }).click();
  await expect(page.getByRole('heading', { name: 'Väntar på godkännande' })).toBeVisible();
  await expect(page.getByText('Ditt konto är klart, Ingrid Inbjuden.')).toBeVisible();
  await backend.signIn({ email, password: 'hö och morötter varje dag' });

  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page.getByRole('button', { name: 'Logga in' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Länken gäller inte längre' })).toBeVisible();
  await page.getByRole('link', { name: 'Skapa konto på nytt' }).click();
  await expect(page.getByRole('button', { name: 'Skapa konto' })).toBeVisible();
  await open('/admin');
});
