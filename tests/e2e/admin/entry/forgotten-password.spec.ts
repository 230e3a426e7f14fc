import { expect, test } from '../../support/staff-test.ts';

// The browser logs the status of a wrong password as an error of the page.
test.use({ expectedErrors: /status of 400|status of 50[03]|ERR_FAILED/ });

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

  test('reports each failure as an error and returns to the login', async ({ page, open }) => {
    await open('/admin');
    for (const [reason, response] of [
      [
        'The post office burned.',
        { status: 500, json: { error: 'failed', message: 'The post office burned.' } },
      ],
      ['Not today', { json: { error: 'Not today' } }],
      ['The mail server is away', { status: 400, json: { msg: 'The mail server is away' } }],
      [
        'Ask again later',
        {
          status: 503,
          headers: { 'x-relay-error': 'true' },
          json: { error_description: 'Ask again later', error: 'unavailable' },
        },
      ],
    ] as const) {
      await page.route('**/functions/v1/send-password-reset', (route) => route.fulfill(response));
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      await page.getByLabel('Email').fill('astrid@alpaca.example');
      await page.getByRole('button', { name: 'Send Reset Email' }).click();
      const toast = page
        .locator('[data-sonner-toast]')
        .filter({ hasText: `Password reset failed: ${reason}` });
      await expect(toast).toBeVisible();
      await expect(toast).toHaveCSS('background-color', 'rgb(251, 227, 230)');
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    }
  });

  test('shows the message of the server after a Swedish lead-in', async ({ page, open }) => {
    await open('/admin', 'sv');
    for (const [reason, response] of [
      ['Mail down', { status: 500, json: { msg: 'Mail down' } }],
      ['Post burned', { status: 500, json: { error: 'failed', message: 'Post burned' } }],
      ['Ask later', { status: 400, json: { error_description: 'Ask later', error: 'away' } }],
      ['Not today', { json: { error: 'Not today' } }],
      // Its own words are translated.
      [
        'Något gick fel hos oss.',
        { status: 500, json: { error: 'failed', message: 'Something went wrong on our side.' } },
      ],
    ] as const) {
      await page.route('**/functions/v1/send-password-reset', (route) => route.fulfill(response));
      await page.getByRole('button', { name: 'Glömt lösenordet?' }).click();
      await page.getByLabel('E-post').fill('astrid@alpaca.example');
      await page.getByRole('button', { name: 'Skicka' }).click();
      await expect(
        page
          .locator('[data-sonner-toast]')
          .filter({ hasText: `Lösenordet kunde inte återställas: ${reason}` }),
      ).toBeVisible();
    }
  });
});
