import type { Page } from '@playwright/test';
import { expect, test } from '../support/staff-test.ts';

test.use({ expectedErrors: /status of 500/ });

const signInUrl = (back: string) =>
  `/auth/v1/authorize?provider=linkedin_oidc&redirect_to=${encodeURIComponent(back)}`;

async function signInAtLinkedin(page: Page, name: string, path = '/kandidatbanken') {
  await page.goto(`${path}?lang=sv`);
  await page.getByRole('button', { name: 'Fortsätt med LinkedIn' }).click();
  await page.getByRole('button', { name: `${name} Visitor` }).click();
  await expect(page).toHaveURL(new RegExp(`${path}\\?lang=sv#?$`));
}

test('reading pages does not load the client library', async ({
  page,
  request,
  enterAs,
  visit,
}) => {
  let scripts: string[] = [];
  page.on('request', (sent) => {
    if (/dist-[^/]*\.js$/.test(sent.url())) scripts.push(sent.url());
  });
  const isClient = async (url: string) =>
    (await (await request.get(url)).text()).includes('-auth-token');
  const loadsClient = async () => {
    const results = await Promise.all(scripts.map(isClient));
    return results.includes(true);
  };
  await visit('/', 'en');
  await page.waitForLoadState('networkidle');
  expect(await loadsClient()).toBe(false);
  await enterAs('recruiter');
  scripts = [];
  await visit('/', 'en');
  await expect.poll(loadsClient).toBe(true);

  // The message does not mention LinkedIn, because the account does not use it.
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(
    page.getByText('You have been signed out of your account on all devices'),
  ).toBeVisible();
});

test('an error of a mailed link is explained by its cause, on the site and at the login', async ({
  page,
}) => {
  const error = 'error=access_denied&error_code=otp_expired&error_description=Token+has+expired';
  await page.goto(`/?lang=sv#${error}`);
  await expect(page.getByText('Länken fungerar inte längre')).toBeVisible();
  await expect(page.getByText(/LinkedIn avbröts/)).toHaveCount(0);
  await page.goto(`/admin?lang=en#${error}`);
  await expect(page.getByRole('alert')).toHaveText(
    'You’re not signed in. The link has already been used or has expired.',
  );
  await expect(page).toHaveURL(/\/admin\?lang=en$/);
});

test('a visitor signs in with LinkedIn, sees the session and signs out', async ({
  page,
  backend,
}) => {
  await signInAtLinkedin(page, 'Viola');
  const header = page.getByRole('banner');
  await expect(header.getByText('Inloggad').first()).toBeVisible();
  await expect(header.getByRole('link', { name: 'Boka ett samtal' })).toHaveCount(0);

  await page.goto('/admin/dashboard?lang=sv');
  await expect(page.getByRole('heading', { name: 'Det här är personalingången' })).toBeVisible();
  const { data } = await backend.service
    .from('staff_profiles')
    .select('user_id')
    .eq('email', 'viola@people.example');
  expect(data).toEqual([]);

  await page.goto('/?lang=sv');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/logout')) requests.push(request.url());
  });
  await header.getByRole('button', { name: 'Logga ut' }).dblclick();
  await expect(page.getByText('Utloggad', { exact: true })).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
  expect(requests).toHaveLength(1);
  await expect(page.getByText('Du har loggats ut från LinkedIn', { exact: true })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Boka ett samtal' }).first()).toBeVisible();
});

test('the button of the candidate database goes to LinkedIn and returns to a form with the name', async ({
  page,
}) => {
  await signInAtLinkedin(page, 'Vera', '/kandidatbanken');
  await expect(page.locator('[name=first_name]')).toHaveValue('Vera');
  await expect(page.locator('[name=last_name]')).toHaveValue('Visitor');
  await expect(page.locator('[name=email]')).toHaveValue('vera@people.example');
});

test('a failed sign-out is reported, and the visitor stays signed in', async ({ page }) => {
  await signInAtLinkedin(page, 'Valter');
  const signOut = page.getByRole('banner').getByRole('button', { name: 'Logga ut' });
  await expect(signOut).toBeVisible();
  await page.route('**/auth/v1/logout?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'No' } }),
  );
  await signOut.click();
  await expect(page.getByText('Fel', { exact: true })).toBeVisible();
  await expect(page.getByText('Kunde inte logga ut', { exact: true })).toBeVisible();
  await expect(signOut).toBeVisible();
});

test('a member of staff who signs out on the site reads what they signed out of', async ({
  page,
  enterAs,
}) => {
  await enterAs('editor');
  await page.goto('/?lang=en');
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(
    page.getByText('You have been signed out of your account on all devices'),
  ).toBeVisible();
});

test('cancelling at LinkedIn returns with a message', async ({ page, baseURL }) => {
  await page.goto(signInUrl(`${baseURL}/?lang=en`));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You’re not signed in')).toBeVisible();
  await expect(page).toHaveURL(/\/\?lang=en$/);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Book a call' }).first(),
  ).toBeVisible();
});

test('a link with a foreign session signs nobody in', async ({ page, backend }) => {
  const attacker = await backend.signIn(await backend.createStaff('editor'));
  const fragment = new URLSearchParams({
    access_token: attacker.access_token,
    refresh_token: attacker.refresh_token,
    expires_in: '3600',
    token_type: 'bearer',
  });
  await page.goto(`/kandidatbanken?lang=sv#${fragment}`);
  await expect(page.getByRole('button', { name: 'Fortsätt med LinkedIn' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Inloggad')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('sb-localhost-auth-token'))).toBeNull();
});
