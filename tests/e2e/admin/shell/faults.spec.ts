import { expect, test } from '../../support/staff-test.ts';

// The connection is bad, or the server is down for a moment, while somebody works.

test.use({ expectedErrors: /Failed to load|ERR_FAILED|dynamically imported/ });

test('the login reports that its code could not be loaded', async ({ page, open }) => {
  await page.route('**/assets/dist-*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('GoTrueClient')) await route.abort();
    else await route.fulfill({ response });
  });
  await open('/admin');
  await page.getByLabel('Email').fill('astrid@alpaca.example');
  await page.getByLabel('Password').fill('whatever it is');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText(/^Login failed: /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
});

test('an outage of the server does not remove work from the screen', async ({
  page,
  open,
  enterAs,
}) => {
  await enterAs('recruiter');
  await open('/admin/profile');
  await page.getByLabel('Name').fill('Rasmus in the middle of a word');
  let failed = 0;
  await page.route('**/rest/v1/rpc/get_staff_access', (route) => {
    failed += 1;
    return route.abort();
  });
  // A focus event during a pending request triggers no refetch, so this may take two.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    expect(failed).toBeGreaterThan(0);
  }).toPass();
  // The first attempt and three retries, of each event that triggered a refetch.
  await expect.poll(() => failed, { timeout: 20_000 }).toBeGreaterThanOrEqual(4);
  await expect(page.getByLabel('Name')).toHaveValue('Rasmus in the middle of a word');
});

test('a record that could not be loaded can be tried again', async ({
  page,
  open,
  backend,
  enterAs,
}) => {
  const { id, name } = await backend.createStaff('editor', 'Edith Editor');
  await enterAs('admin');
  await page.route('**/rest/v1/staff_list?*', (route) =>
    route.fulfill({ status: 400, json: { code: 'XX000', message: 'broken' } }),
  );
  await open(`/admin/users/${id}`);
  // After the first attempt and three retries.
  await expect(page.getByText('Something went wrong')).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/rest/v1/staff_list?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('signing out in one tab signs out the other', async ({ page, context, open, enterAs }) => {
  await enterAs('editor');
  await open('/admin/profile');
  const other = await context.newPage();
  await other.goto('/admin/dashboard?lang=en');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sign In' })).toBeVisible();
});
