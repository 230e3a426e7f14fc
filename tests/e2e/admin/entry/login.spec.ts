import { administrator } from '../../support/settings.ts';
import { expect, test } from '../../support/staff-test.ts';

// The browser logs the status of a wrong password as an error of the page.
test.use({ expectedErrors: /status of 400|status of 500|ERR_FAILED/ });

test.describe('the login', () => {
  test('shows a loading state until the session is known', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/admin');
    await expect(page.getByText('Loading admin portal...')).toBeVisible();
    await page.goto('/admin?lang=sv');
    await expect(page.getByText('Laddar administrationen...')).toBeVisible();
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

  test('rejects a wrong password and stays', async ({ page, open }) => {
    await open('/admin');
    await page.getByLabel('Email').fill(administrator.email);
    await page.getByLabel('Password').fill('something else');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Login failed: Invalid login credentials')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    await expect(page.getByLabel('Email')).toHaveValue(administrator.email);
    await expect(page).toHaveURL(/\/admin\?lang=en$/);
  });

  test('is translated to Swedish', async ({ page, open }) => {
    await open('/admin', 'sv');
    await page.getByLabel('E-post').fill('ingen@people.example');
    await page.getByLabel('Lösenord').fill('något annat');
    await page.getByRole('button', { name: 'Logga in' }).click();
    await expect(
      page.getByText('Inloggningen misslyckades: Fel e-postadress eller lösenord.'),
    ).toBeVisible();
  });

  test('requires both fields', async ({ page, open }) => {
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

  test('redirects users who are signed in', async ({ page, open, signInAs }) => {
    await signInAs(administrator);
    await open('/admin', 'sv');
    await expect(page).toHaveURL(/\/admin\/dashboard\?lang=sv$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Översikt' })).toBeVisible();
  });
});

test.describe('a forgotten password', () => {
  test('sends a mail and returns to the login', async ({ page, open, backend }) => {
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

  test('reports a failure and returns to the login', async ({ page, open }) => {
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

  test('reports an error in a response with status 200', async ({ page, open }) => {
    await page.route('**/functions/v1/send-password-reset', (route) =>
      route.fulfill({ json: { error: 'Not today' } }),
    );
    await open('/admin');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill('astrid@alpaca.example');
    await page.getByRole('button', { name: 'Send Reset Email' }).click();
    await expect(page.getByText('Password reset failed: Not today')).toBeVisible();
  });

  test('can be cancelled', async ({ page, open }) => {
    await open('/admin', 'sv');
    await page.getByLabel('E-post').fill('astrid@alpaca.example');
    await page.getByRole('button', { name: 'Glömt lösenordet?' }).click();
    await expect(page.getByLabel('E-post')).toHaveValue('astrid@alpaca.example');
    await page.getByRole('button', { name: 'Tillbaka till inloggningen' }).click();
    await expect(page.getByLabel('Lösenord')).toBeVisible();
  });
});

test('a failed password reset shows the reason of the server as an error', async ({ page }) => {
  await page.route('**/functions/v1/send-password-reset', (route) =>
    route.fulfill({ status: 400, json: { msg: 'The mail server is away' } }),
  );
  await page.goto('/admin?lang=en');
  await page.getByRole('button', { name: 'Forgot your password' }).click();
  await page.getByLabel('Email').fill('somebody@people.example');
  await page.getByRole('button', { name: 'Send Reset Email' }).click();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toContainText('Password reset failed: The mail server is away');
  await expect(toast).toHaveCSS('background-color', 'rgb(251, 227, 230)');
});
