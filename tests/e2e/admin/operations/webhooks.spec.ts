import { randomUUID } from 'node:crypto';
import { expect, test } from '../../support/staff-test.ts';

test('an administrator sets up a webhook, tests it and reads its log', async ({
  page,
  open,
  backend,
  enterAs,
  expectAccessible,
}) => {
  const name = `Payroll ${randomUUID().slice(0, 8)}`;
  await enterAs('admin');
  await open('/admin/webhooks');
  await page.getByRole('button', { name: 'New webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'New webhook' });
  await dialog.getByLabel('Name').fill(name);
  // The product calls nothing in private networks, this server included.
  await dialog.getByLabel('URL').fill('https://127.0.0.1:9/hook');
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await expect(dialog.getByText('Choose at least one event.')).toBeVisible();
  await dialog.getByLabel('application.created').check();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Create webhook' }).click();

  const secret = page.getByRole('dialog', { name: 'Signing secret' });
  await expect(secret.getByLabel('Secret')).toHaveValue(/^whsec_[\w+/]{43}=$/);
  const first = await secret.getByLabel('Secret').inputValue();
  await secret.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Send test' }).click();
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log.getByText('webhook.test').first()).toBeVisible();
  await expect(log.getByText(/private network/)).toBeVisible();
  await expect(log.getByText('Failed', { exact: true })).toBeVisible();
  await log.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Queued to be sent again')).toBeVisible();
  await expectAccessible();

  // A message that was rejected waits for hours; it can be sent as soon as the receiver works again.
  await backend.service
    .from('webhook_deliveries')
    .insert({
      webhook_id: new URL(page.url()).pathname.split('/').at(-1) ?? '',
      event: 'application.created',
      object_id: crypto.randomUUID(),
      payload: { type: 'application.created' },
      attempts: 4,
      send_after: new Date(Date.now() + 5 * 3_600_000).toISOString(),
      status: 503,
      error: 'rejected',
    })
    .throwOnError();
  const waiting = log.getByRole('listitem').filter({ hasText: 'application.created' });
  await expect(waiting).toContainText('Next attempt');
  await waiting.getByRole('button', { name: 'Send again' }).click();
  await expect(waiting).toContainText('private network');

  await page.getByRole('button', { name: 'New secret' }).click();
  await page.getByRole('button', { name: 'Create new secret' }).click();
  await expect(secret.getByLabel('Secret')).toHaveValue(/^whsec_/);
  expect(await secret.getByLabel('Secret').inputValue()).not.toBe(first);
  await secret.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Off', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Name').fill(`${name} 2`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} 2` })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete webhook' }).click();
  await expect(page).toHaveURL(/\/admin\/webhooks/);
  await expect(page.getByRole('link', { name: `${name} 2` })).toHaveCount(0);
});
