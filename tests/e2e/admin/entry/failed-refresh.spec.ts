import { expect, test } from '../../support/staff-test.ts';

test.use({ expectedErrors: /status of 500/ });

test('a token refresh that fails with 500 ends the session instead of waiting', async ({
  page,
  backend,
}) => {
  const account = await backend.createStaff('recruiter');
  const session = await backend.signIn(account);
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
    route.fulfill({ status: 500, json: { code: 500, msg: 'Something broke' } }),
  );
  await page.goto('/favicon.svg');
  await page.evaluate(
    (value) => localStorage.setItem('sb-localhost-auth-token', value),
    JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 60 }),
  );
  let refreshes = 0;
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) refreshes += 1;
  });
  await page.goto('/admin/dashboard?lang=en');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(refreshes).toBe(1);
});
