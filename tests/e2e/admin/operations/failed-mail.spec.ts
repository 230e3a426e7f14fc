import { randomUUID } from 'node:crypto';
import { inventEmail } from '../../support/backend.ts';
import { expect, test } from '../../support/staff-test.ts';

test.use({ expectedErrors: /status of (400|409)/ });

test('a failed mail is retried and sent; another is cancelled, but no notice', async ({
  page,
  backend,
  enterAs,
  open,
  expectAccessible,
}) => {
  const { service } = backend;
  const email = inventEmail();
  const later = new Date(Date.now() + 86_400_000).toISOString();
  const base = { template_key: 'privacy_erasure_confirmed', language: 'sv' as const };
  const { data: failed } = await service
    .from('outbox')
    .insert({
      ...base,
      cause: `test:${randomUUID()}`,
      to_email: email,
      send_after: later,
      variables: {},
    })
    .select('id')
    .single()
    .throwOnError();
  await service
    .from('outbox')
    .update({ state: 'failed', last_error: '550 mailbox unavailable', attempts: 8 })
    .eq('id', failed.id)
    .throwOnError();
  await service
    .from('outbox')
    .insert(
      [
        { ...base, template_key: 'candidate_welcome', to_email: `later-${email}` },
        { ...base, to_email: `notice-${email}` },
      ].map((mail) => ({
        ...mail,
        cause: `test:${randomUUID()}`,
        send_after: later,
        variables: {},
      })),
    )
    .throwOnError();

  await enterAs('recruiter');
  await open('/admin/outbox');
  await page.getByRole('searchbox').first().fill(email);
  const row = page.getByRole('row').filter({ hasText: '550 mailbox unavailable' });
  await expect(row).toContainText('Failed');
  // The header row and the three mails.
  await expect(page.getByRole('row')).toHaveCount(4);
  await expectAccessible();
  await row.getByRole('link').click();
  await expect(page.getByText('Gave up after 8 attempts.')).toBeVisible();
  const mail = page.frameLocator('iframe');
  await expect(mail.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(page.getByText('As it would be sent now.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Retry now' }).click();
  // No mail server is configured here, so a stored mail counts as sent.
  await expect(page.getByText('No mail server is set up')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('As it was sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Plain text' }).click();
  await expect(page.locator('pre')).not.toBeEmpty();

  await page.getByRole('link', { name: 'All emails' }).click();
  await page.getByRole('searchbox').first().fill(`later-${email}`);
  const waiting = page.getByRole('row').filter({ hasText: `later-${email}` });
  await expect(page.getByRole('row')).toHaveCount(2);
  const cancelSelected = async () => {
    await page.getByRole('button', { name: 'Cancel sending', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel sending' });
    await dialog.getByRole('button', { name: 'Cancel sending' }).click();
  };
  const result = page.getByRole('region', { name: 'Bulk actions' });
  await waiting.getByRole('checkbox').check();
  await cancelSelected();
  await expect(waiting).toContainText('Cancelled');
  await result.getByRole('button', { name: 'Undo' }).click();
  await expect(waiting).toContainText('Queued');
  const { data: again } = await service
    .from('outbox')
    .select('state, send_after')
    .eq('to_email', `later-${email}`)
    .single()
    .throwOnError();
  expect(Date.parse(again.send_after)).toBe(Date.parse(later));

  await page.getByRole('searchbox').first().fill(`notice-${email}`);
  const notice = page.getByRole('row').filter({ hasText: `notice-${email}` });
  await expect(page.getByRole('row')).toHaveCount(2);
  await notice.getByRole('checkbox').check();
  await cancelSelected();
  await expect(result.getByText(/can’t be held back/)).toBeVisible();
  await expect(notice).toContainText('Queued');
});
