import { createApplications } from '../../support/people.ts';
import { createClientJob } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';

test.use({ expectedErrors: /status of (400|401|403|429|500)/ });

test('a bulk move waits for the rate limit, skips decided people and is undone as a whole', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createClientJob(backend);
  const applications = await createApplications(backend, job, [
    'new',
    'new',
    'interview',
    'rejected',
    'offer',
  ]);
  await enterAs('recruiter');
  let calls = 0;
  await page.route('**/functions/v1/{move-application,undo-move}', async (route) => {
    calls += 1;
    if (calls % 3 !== 2) return route.continue();
    await route.fulfill({
      status: 429,
      headers: { 'retry-after': '1' },
      json: { code: 'too_many_requests', message: 'Too many requests' },
    });
  });
  await page.goto(`/admin/job-applications?lang=en&view=table&job=${job.id}`);
  // The row of the application that is open beside the list is marked.
  const openId = applications[0]?.id ?? '';
  const row = page.locator(`[data-row="${openId}"]`);
  await row.getByRole('link').click();
  await expect(row.getByRole('link')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[aria-current="true"].list-link')).toHaveCount(1);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Move to stage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to stage' });
  await dialog.getByLabel('Stage').selectOption('Offer');
  await dialog.getByLabel('Send nothing').check();
  await expect(dialog.getByLabel('New (2)')).toBeChecked();
  await expect(dialog.getByLabel('Interview (1)')).toBeChecked();
  await expect(dialog.getByLabel('Rejected (1)')).not.toBeChecked();
  await expect(dialog.getByText(/already in Offer or have withdrawn: 1/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('3 applications moved.')).toBeVisible();
  // The moved rows are no longer selected, so that no button acts on rows out of sight.
  await expect(page.getByRole('button', { name: 'Move to stage' })).toHaveCount(0);
  const readStages = async () => {
    const { data } = await backend.service
      .from('applications')
      .select('stage')
      .in(
        'id',
        applications.map(({ id }) => id),
      )
      .throwOnError();
    return (data ?? []).map(({ stage }) => stage).sort();
  };
  expect(await readStages()).toEqual(['offer', 'offer', 'offer', 'offer', 'rejected']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await readStages()).toEqual(['interview', 'new', 'new', 'offer', 'rejected']);
});

test('a bulk move sends all mails at the end, moves nobody backwards and is undone with its mails', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createClientJob(backend);
  const applications = await createApplications(backend, job, [
    'new',
    'new',
    'new',
    'interview',
    'offer',
  ]);
  const ids = applications.map(({ id }) => id);
  await enterAs('recruiter');
  await page.goto(`/admin/job-applications?lang=en&view=table&job=${job.id}`);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Move to stage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to stage' });
  await expect(dialog.getByLabel('New (3)')).toBeChecked();
  await expect(dialog.getByLabel('Interview (1)')).not.toBeChecked();
  await expect(dialog.getByLabel('Offer (1)')).not.toBeChecked();
  await expect(dialog.getByText(/go out together 60 seconds after the last move/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('3 applications moved.')).toBeVisible();
  await expect(page.getByText('Emails go out in 60 seconds.')).toBeVisible();
  const readMails = async () => {
    const { data } = await backend.service
      .from('outbox')
      .select('state, send_after')
      .in('application_id', ids)
      .throwOnError();
    return data;
  };
  const waiting = await readMails();
  expect(waiting).toHaveLength(3);
  expect(new Set(waiting.map(({ send_after }) => send_after)).size).toBe(1);
  // Longer than the undo period of a single move.
  await page.waitForTimeout(13_000);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  const { data } = await backend.service
    .from('applications')
    .select('stage')
    .in('id', ids)
    .throwOnError();
  expect(data.map(({ stage }) => stage).sort()).toEqual([
    'interview',
    'new',
    'new',
    'new',
    'offer',
  ]);
  expect((await readMails()).map(({ state }) => state)).toEqual([
    'cancelled',
    'cancelled',
    'cancelled',
  ]);
});

test('the actions of an application share a line, and a long dialog keeps its buttons in view', async ({
  page,
  backend,
  enterAs,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const job = await createClientJob(backend);
  const [application] = await createApplications(backend, job, ['interview']);
  await enterAs('recruiter');
  const path = `/admin/job-applications?job=${job.id}&application=${application?.id}`;
  await page.goto(`${path}&lang=sv`);
  const first = await page.getByRole('button', { name: 'Flytta till Erbjudande' }).boundingBox();
  const last = await page.getByRole('button', { name: 'Ge avslag…' }).boundingBox();
  expect(last?.y).toBe(first?.y);

  await page.goto(`${path}&lang=en`);
  await page.getByRole('button', { name: 'Reject…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject' });
  await expect(dialog.getByLabel('Email').locator('option:checked')).toHaveText('Rejection');
  await dialog.getByText('Preview email').click();
  await expect(dialog.getByText('About your application:')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Reject', exact: true })).toBeInViewport({
    ratio: 1,
  });
});

test('a double click on a dialog opens nothing behind it', async ({ page, backend, enterAs }) => {
  const job = await createClientJob(backend);
  await createApplications(backend, job, ['new', 'new', 'new', 'new', 'new', 'new']);
  await enterAs('recruiter');
  await page.goto(`/admin/job-applications?lang=en&view=table&job=${job.id}`);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Move to stage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to stage' });
  const cancel = await dialog.getByRole('button', { name: 'Cancel' }).boundingBox();
  const row = await page.getByRole('row').nth(3).boundingBox();
  if (!cancel || !row) throw new Error('Nothing to click');
  const [x, y] = [cancel.x + cancel.width / 2, cancel.y + cancel.height / 2];
  // The rows are behind the button.
  expect(y).toBeGreaterThan(row.y - row.height);
  await page.mouse.dblclick(x, y);
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/application=/);
});
