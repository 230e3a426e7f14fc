import { administrator } from './settings.ts';
import { expect, test } from './staff-test.ts';

// A wrong password is an answer the browser counts among the errors of the page.
test.use({ expectedErrors: /status of 400|status of 500|ERR_FAILED/ });

test.describe('the login', () => {
  test('says that it loads until it knows who is there', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/admin');
    await expect(page.getByText('Loading admin portal...')).toBeVisible();
    await page.goto('/admin?lang=sv');
    await expect(page.getByText('Laddar administrationen...')).toBeVisible();
    await context.close();
  });

  test('leads to the dashboard', async ({ page, open }) => {
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

  test('refuses a wrong password and stays', async ({ page, open }) => {
    await open('/admin');
    await page.getByLabel('Email').fill(administrator.email);
    await page.getByLabel('Password').fill('something else');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Login failed: Invalid login credentials')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    await expect(page.getByLabel('Email')).toHaveValue(administrator.email);
    await expect(page).toHaveURL(/\/admin\?lang=en$/);
  });

  test('speaks Swedish', async ({ page, open }) => {
    await open('/admin', 'sv');
    await page.getByLabel('E-post').fill('ingen@people.example');
    await page.getByLabel('Lösenord').fill('något annat');
    await page.getByRole('button', { name: 'Logga in' }).click();
    await expect(
      page.getByText('Inloggningen misslyckades: Fel e-postadress eller lösenord.'),
    ).toBeVisible();
  });

  test('asks for both fields', async ({ page, open }) => {
    await open('/admin');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('not an address');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('astrid@alpaca.example');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByLabel('Password')).toBeFocused();
  });

  test('sends on who is signed in already', async ({ page, open, signInAs }) => {
    await signInAs(administrator);
    await open('/admin', 'sv');
    await expect(page).toHaveURL(/\/admin\/dashboard\?lang=sv$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Översikt' })).toBeVisible();
  });
});

test.describe('a forgotten password', () => {
  test('is mailed about, and the login is back', async ({ page, open, backend }) => {
    const account = await backend.createStaff('editor');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/functions/v1/send-password-reset', async (route) => {
      expect(route.request().postDataJSON()).toEqual({ email: account.email });
      await held;
      await route.continue();
    });
    await open('/admin');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(page.getByLabel('Password')).toBeHidden();
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Send Reset Email' }).click();
    await expect(page.getByRole('button', { name: 'Sending reset email...' })).toBeDisabled();
    release();
    await expect(
      page.getByText('Password reset email sent! Check your inbox and spam folder.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(await backend.findLink(account.email, 'auth_recovery')).toContain('/auth/v1/verify?');
  });

  test('tells when that fails, and the login is back', async ({ page, open }) => {
    await page.route('**/functions/v1/send-password-reset', (route) =>
      route.fulfill({ status: 500, json: { error: 'failed', message: 'The post office burned.' } }),
    );
    await open('/admin');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill('astrid@alpaca.example');
    await page.getByRole('button', { name: 'Send Reset Email' }).click();
    await expect(page.getByText('Password reset failed: The post office burned.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  test('tells of an error in an answer that is otherwise good', async ({ page, open }) => {
    await page.route('**/functions/v1/send-password-reset', (route) =>
      route.fulfill({ json: { error: 'Not today' } }),
    );
    await open('/admin');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill('astrid@alpaca.example');
    await page.getByRole('button', { name: 'Send Reset Email' }).click();
    await expect(page.getByText('Password reset failed: Not today')).toBeVisible();
  });

  test('can be left', async ({ page, open }) => {
    await open('/admin', 'sv');
    await page.getByLabel('E-post').fill('astrid@alpaca.example');
    await page.getByRole('button', { name: 'Glömt lösenordet?' }).click();
    await expect(page.getByLabel('E-post')).toHaveValue('astrid@alpaca.example');
    await page.getByRole('button', { name: 'Tillbaka till inloggningen' }).click();
    await expect(page.getByLabel('Lösenord')).toBeVisible();
  });
});
