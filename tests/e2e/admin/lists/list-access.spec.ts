import type { Page } from '@playwright/test';
import { expect, test } from '../../support/staff-test.ts';

// Tests the shared list component without rights and without a server, on the list of jobs.

const rowsOf = (page: Page) => page.getByRole('table', { name: 'Jobs' }).locator('tbody tr');

test('an editor sees jobs without applications and bulk actions', async ({ page, enterAs }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await enterAs('editor');
  await page.goto('/admin/jobs?lang=en');
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Applications' })).toBeHidden();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  expect(
    requested.filter((url) => /applications|people|candidates|waiting_list/.test(url)),
  ).toEqual([]);
});

test.describe('when the server responds with an error', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });

  test('the list reports the error and retries', async ({ page, enterAs }) => {
    await enterAs('recruiter');
    // Live changes of other tests would reload the list.
    await page.routeWebSocket(/\/realtime\//, () => undefined);
    await page.route('**/rest/v1/job_list?*', (route) =>
      route.fulfill({ status: 400, json: { message: 'no such thing', code: 'PGRST100' } }),
    );
    await page.goto('/admin/jobs?lang=en');
    await expect(page.getByRole('heading', { name: 'Couldn’t load the list' })).toBeVisible({
      timeout: 20_000,
    });
    await page.unroute('**/rest/v1/job_list?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rowsOf(page).first()).toBeVisible();
  });
});
