import { setOffline } from '../../support/network.ts';
import { expect, test } from '../../support/staff-test.ts';
import { cardIn, createOpenJob, submitApplication } from './board.ts';

test.use({ expectedErrors: /status of (404|409)|ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/ });

test('a rejection says what is missing, and that a colleague was faster, where it is seen', async ({
  page,
  request,
  backend,
  enterAs,
}) => {
  const job = await createOpenJob(backend);
  await submitApplication(request, job.slug, 'Kim');
  await enterAs('recruiter');
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(`/admin/job-applications?job=${job.id}&lang=en`);
  const card = cardIn(page, 'New', 'Kim Provsson');
  await expect(card).toBeVisible();

  await test.step('the keys beside controls are those that work', async () => {
    await expect(page.getByRole('button', { name: 'Add person' })).toContainText('C P');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('kbd:visible')).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 700 });
  });

  await card.focus();
  await page.keyboard.press('m');
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Merit note').fill('x');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Choose a reason\./);
  await expect(dialog.getByLabel('Merit note')).toHaveAccessibleDescription(/at least a few words/);
  await dialog.getByLabel('Reason').selectOption({ index: 1 });
  await dialog.getByLabel('Merit note').fill('Others had sheared more alpacas.');
  await expect(dialog.getByLabel('Reason')).not.toHaveAccessibleDescription(/Choose a reason\./);
  await expect(dialog.getByLabel('Merit note')).not.toHaveAccessibleDescription(/a few words/);

  await test.step('without a server it says so, until the server is back', async () => {
    await setOffline(page, true);
    await dialog.getByText('Preview email').click();
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog.getByText(/^Can’t reach the server\. Check/)).toBeInViewport();
    await setOffline(page, false);
    await expect(dialog.getByText('The server is back.')).toBeVisible({ timeout: 15_000 });
    await expect(dialog.getByText('The private link is hidden here.')).toBeVisible({
      timeout: 15_000,
    });
  });

  await backend.service
    .from('applications')
    .update({ stage: 'screening' })
    .eq('job_id', job.id)
    .throwOnError();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(
    dialog.getByText(/moved Kim Provsson to Screening in the meantime/),
  ).toBeInViewport();

  await test.step('a retry after a lost response is the same move, and can be undone', async () => {
    await dialog.getByLabel('Send nothing').check();
    await page.route(
      '**/functions/v1/move-application',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog.getByText(/^(Can’t reach the server|The server is back)/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByText('Kim Provsson moved to Rejected.')).toBeVisible();
  });

  await test.step('an undo that does not reach the server can be tried again', async () => {
    await page.route('**/functions/v1/undo-move', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Undo' }).click();
    const notice = page.getByRole('listitem').filter({ hasText: 'Can’t reach the server' });
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/^Undone\. Kim Provsson is back in Screening/)).toBeVisible();
  });
});
