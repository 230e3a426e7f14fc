import { makeCode } from '../backend.ts';
import { expect, test } from '../staff-test.ts';

test.afterEach(async ({ backend }) => {
  await backend.service
    .from('settings')
    .update({ value: false })
    .eq('key', 'require_second_factor')
    .throwOnError();
});

test('staff set one up before anything opens', async ({
  page,
  open,
  backend,
  enterAs,
  expectAccessible,
}) => {
  await backend.service
    .from('settings')
    .update({ value: true })
    .eq('key', 'require_second_factor')
    .throwOnError();
  await enterAs('recruiter');
  await open('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  await page.getByLabel(/six digits/).fill(makeCode(await page.locator('code').innerText()));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await expectAccessible();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});
