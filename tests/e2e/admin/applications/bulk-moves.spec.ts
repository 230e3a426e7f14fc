import { createApplications } from '../../support/people.ts';
import { createClientJob } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';

test.use({ expectedErrors: /status of (400|401|403|429|500)/ });

/** More than a page of the list. */
const stages = [...Array.from({ length: 52 }, () => 'new'), 'interview', 'rejected', 'offer'];

test('all that match are moved over several pages by the server, with progress, and undone with their mails', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createClientJob(backend);
  const applications = await createApplications(backend, job, stages);
  const ids = applications.map(({ id }) => id);
  const readStages = async () => {
    const { data } = await backend.service
      .from('applications')
      .select('stage')
      .eq('job_id', job.id)
      .throwOnError();
    return Object.entries(Object.groupBy(data, ({ stage }) => stage))
      .map(([stage, found]) => `${stage} ${found?.length}`)
      .sort();
  };
  const readMails = async () => {
    const { data } = await backend.service
      .from('outbox')
      .select('state, send_after')
      .in('application_id', ids)
      .throwOnError();
    return data;
  };
  await enterAs('recruiter');
  await page.goto(`/admin/job-applications?lang=en&view=table&job=${job.id}`);
  // The row of the application that is open beside the list is marked.
  const row = page.locator('[data-row]').first();
  await row.getByRole('link').click();
  await expect(row.getByRole('link')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[aria-current="true"].list-link')).toHaveCount(1);
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Select all 55 results' }).click();
  await page.getByRole('button', { name: 'Move to stage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to stage' });
  // It says beforehand what happens to people in other stages; nobody is moved backwards unless asked.
  await expect(dialog.getByLabel('New (52)')).toBeChecked();
  await expect(dialog.getByLabel('Interview (1)')).not.toBeChecked();
  await expect(dialog.getByLabel('Rejected (1)')).not.toBeChecked();
  await expect(dialog.getByText(/go out together, 5 minutes after the last row/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Move 52', exact: true }).click();
  await expect(dialog).toBeHidden();
  // The moved rows are no longer selected, so that no button acts on rows out of sight.
  await expect(page.getByRole('button', { name: 'Move to stage' })).toHaveCount(0);

  const panel = page.getByRole('region', { name: 'Bulk actions' });
  await expect(panel).toContainText('Move to Screening');
  // The result is there on another screen and after a reload.
  await page.goto('/admin/applicants?lang=en');
  await expect(panel).toContainText('Move to Screening: 52 of 55 done.', { timeout: 30_000 });
  await expect(panel).toContainText('Emails go out after that.');
  expect(await readStages()).toEqual(['interview 1', 'offer 1', 'rejected 1', 'screening 52']);
  const waiting = await readMails();
  expect(new Set(waiting.map(({ state }) => state))).toEqual(new Set(['queued']));
  expect(new Set(waiting.map(({ send_after }) => send_after)).size).toBe(1);
  expect(waiting).toHaveLength(52);
  await panel.getByText('Not changed (3)').click();
  await expect(panel.getByRole('listitem')).toHaveCount(3);

  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(panel).toContainText('Move to Screening: 52 of 52 undone.', { timeout: 30_000 });
  expect(await readStages()).toEqual(['interview 1', 'new 52', 'offer 1', 'rejected 1']);
  expect(new Set((await readMails()).map(({ state }) => state))).toEqual(new Set(['cancelled']));
  // A result that was closed stays closed after a reload.
  const stored = page.waitForResponse((response) =>
    response.url().includes('/rest/v1/staff_preferences'),
  );
  await panel.getByRole('button', { name: 'Close result of Move to Screening' }).click();
  await expect(panel).toBeHidden();
  expect((await stored).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Applicants' })).toBeVisible();
  await expect(panel).toBeHidden();
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
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  // The preview of the mail moves the buttons when it arrives. A hover waits until they stand still.
  await cancel.hover();
  const button = await cancel.boundingBox();
  const row = await page.getByRole('row').nth(3).boundingBox();
  if (!button || !row) throw new Error('Nothing to click');
  // The rows are behind the button.
  expect(button.y).toBeGreaterThan(row.y - row.height);
  await cancel.dblclick();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/application=/);
});
