import { administrator } from '../../support/settings.ts';
import { expect, test } from '../../support/staff-test.ts';

// The browser logs the status of a wrong password as an error of the page.
test.use({ expectedErrors: /status of 400|status of 50[03]|ERR_FAILED/ });

test.describe('the login', () => {
  test('shows a loading state until the session is known', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/admin');
    await expect(page.getByText('Loading admin portal...')).toBeVisible();
    await page.goto('/admin?lang=sv');
    await expect(page.getByText('Laddar administrationen...')).toBeVisible();
    await expect(page.getByText('Administrationen kräver JavaScript.')).toBeVisible();
    await page.goto('/admin/dashboard?lang=en');
    await expect(page.getByText('The back office needs JavaScript.')).toBeVisible();
    await context.close();
  });

  test('opens the dashboard', async ({ page, open }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/auth/v1/token?*', async (route) => {
      await held;
      await route.continue();
    });
    await open('/admin');
    await page.getByLabel('Email').fill(administrator.email);
    await page.getByLabel('Password').fill(administrator.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    release();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  test('requires both fields, rejects a wrong password and stays', async ({ page, open }) => {
    await open('/admin');
    const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password')];
    const submit = page.getByRole('button', { name: 'Sign In' });
    await submit.click();
    await expect(email).toBeFocused();
    await email.fill('not an address');
    await submit.click();
    await expect(email).toBeFocused();
    await email.fill(administrator.email);
    await submit.click();
    await expect(password).toBeFocused();
    await password.fill('something else');
    await submit.click();
    await expect(page.getByText('Login failed: Invalid login credentials')).toBeVisible();
    await expect(submit).toBeEnabled();
    await expect(email).toHaveValue(administrator.email);
    await expect(page).toHaveURL(/\/admin\?lang=en$/);
  });

  test('is translated to Swedish, and a forgotten password can be cancelled', async ({
    page,
    open,
    expectAccessible,
  }) => {
    await open('/admin', 'sv');
    await page.getByLabel('E-post').fill('ingen@people.example');
    await expectAccessible();
    await page.getByLabel('Lösenord').fill('något annat');
    await page.getByRole('button', { name: 'Logga in' }).click();
    await expect(
      page.getByText('Inloggningen misslyckades: Fel e-postadress eller lösenord.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Glömt lösenordet?' }).click();
    await expect(page.getByLabel('Lösenord')).toBeHidden();
    await expect(page.getByLabel('E-post')).toHaveValue('ingen@people.example');
    await expectAccessible();
    await page.getByRole('button', { name: 'Till inloggningen' }).click();
    await expect(page.getByLabel('Lösenord')).toBeVisible();
  });

  test('redirects users who are signed in', async ({ page, open, signInAs }) => {
    await signInAs(administrator);
    await open('/admin', 'sv');
    await expect(page).toHaveURL(/\/admin\/dashboard\?lang=sv$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Översikt' })).toBeVisible();
  });
});
