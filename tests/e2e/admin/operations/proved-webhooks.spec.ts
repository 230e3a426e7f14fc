import { randomUUID } from 'node:crypto';
import { expect, test } from '../../support/staff-test.ts';

test.use({ expectedErrors: /status of 403/ });

test('an old sign-in is confirmed before a webhook is created, changed or gets another secret', async ({
  page,
  open,
  enterAs,
}) => {
  const name = `Payroll ${randomUUID().slice(0, 8)}`;
  const account = await enterAs('admin');
  // The session stays recent for ten minutes, so the test fakes the error; the password check is real.
  let isProved = false;
  page.on('response', (response) => {
    if (response.url().endsWith('/reauthenticate')) isProved = response.ok();
  });
  const code = 'current_password_required';
  await page.route('**/rest/v1/webhooks*', (route) => {
    const reads = ['GET', 'HEAD'].includes(route.request().method());
    const json = { code: '42501', message: 'this needs a recent sign-in', hint: code };
    return reads || isProved ? route.continue() : route.fulfill({ status: 403, json });
  });
  await page.route('**/functions/v1/rotate-webhook-secret', (route) => {
    const json = { error: code, message: 'This needs a recent sign-in.' };
    return isProved ? route.continue() : route.fulfill({ status: 403, json });
  });
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  const prove = async () => {
    await proof.getByLabel('Current password').fill(account.password);
    await proof.getByRole('button', { name: 'Continue' }).click();
    await expect(proof).toBeHidden();
  };
  const secret = page.getByRole('dialog', { name: 'Signing secret' });
  const value = async () => {
    await expect(secret.getByLabel('Secret')).toHaveValue(/^whsec_/);
    const shown = await secret.getByLabel('Secret').inputValue();
    await secret.getByRole('button', { name: 'Done' }).click();
    return shown;
  };

  await open('/admin/webhooks');
  await page.getByRole('button', { name: 'New webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'New webhook' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('URL').fill('https://payroll.example/hook');
  await dialog.getByLabel('application.created').check();
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await proof.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await prove();
  const first = await value();
  isProved = false;

  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'New secret' }).click();
  await page.getByRole('button', { name: 'Create new secret' }).click();
  await prove();
  expect(await value()).not.toBe(first);
  isProved = false;

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('URL').fill('https://payroll.example/other');
  await page.getByRole('button', { name: 'Save' }).click();
  await prove();
  await expect(page.getByText('https://payroll.example/other')).toBeVisible();
});
