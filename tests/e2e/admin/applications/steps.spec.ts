import { randomUUID } from 'node:crypto';
import { expect, test } from '../../support/staff-test.ts';
import { cardIn, column, createOpenJob, panelOf, submitApplication } from './board.ts';

test('an administrator shapes stages, and a job with applicants works, undoes and reports by them', async ({
  page,
  request,
  backend,
  enterAs,
  open,
  expectAccessible,
}) => {
  const mark = randomUUID().slice(0, 8);
  const name = `Cooks ${mark}`;
  const job = await createOpenJob(backend);
  await submitApplication(request, job.slug, 'Kim');
  await enterAs('admin');
  const dialog = page.getByRole('dialog');

  await test.step('a template begins with the six stages and gets one more', async () => {
    await open('/admin/settings/stages');
    await page.getByRole('button', { name: 'Add template' }).click();
    await dialog.getByLabel('Name in English').fill(name);
    await dialog.getByLabel('Name in Swedish').fill(`Kockar ${mark}`);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: `Add stage to ${name}` }).click();
    await dialog.getByLabel('Name in English').fill('Trial shift');
    await dialog.getByLabel('Name in Swedish').fill('Provpass');
    await dialog.getByLabel('Counts as').selectOption('Interview');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    const stages = page.getByRole('list', { name: `Stages of ${name}` }).getByRole('listitem');
    await expect(stages.nth(3)).toContainText('Trial shift');
    await expect(stages.nth(3)).toContainText('Counts as “Interview”');
    await expectAccessible();
  });

  await test.step('the job says who will be where, and uses the template', async () => {
    await open(`/admin/jobs/edit/${job.id}`);
    await page.getByLabel('Template', { exact: true }).selectOption(name);
    await expect(dialog.getByText('1 from New to New')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Change stages' }).click();
    await expect(page.getByText('Stages changed.')).toBeVisible();
  });

  await test.step('a card moves within a stage by keyboard, without mail, and back', async () => {
    await backend.service
      .from('applications')
      .update({ stage: 'interview' })
      .eq('job_id', job.id)
      .throwOnError();
    await page.goto(`/admin/job-applications?job=${job.id}&lang=en`);
    await expect(column(page, 'Trial shift')).toBeVisible();
    await cardIn(page, 'Interview', 'Kim Provsson').focus();
    await page.keyboard.press('m');
    await page.keyboard.press('i');
    const move = page.getByRole('dialog', { name: 'Move to Trial shift' });
    await expect(move.getByRole('radio', { name: 'Send nothing' })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(cardIn(page, 'Trial shift', 'Kim Provsson')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cardIn(page, 'Interview', 'Kim Provsson')).toBeVisible();
  });

  await test.step('the panel names the stages of the job', async () => {
    await cardIn(page, 'Interview', 'Kim Provsson').click();
    await panelOf(page).getByRole('button', { name: 'Move to Trial shift' }).click();
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(cardIn(page, 'Trial shift', 'Kim Provsson')).toBeVisible();
    await expect(panelOf(page).getByText('Trial shift', { exact: true })).toBeVisible();
    await panelOf(page).getByRole('tab', { name: 'Timeline' }).click();
    await expect(
      panelOf(page).getByText('Moved from Interview to Trial shift').first(),
    ).toBeVisible();
  });

  await test.step('the table and the report go by them as well', async () => {
    await page.goto(`/admin/job-applications?view=table&job=${job.id}&lang=en`);
    await expect(page.getByRole('row').filter({ hasText: 'Kim Provsson' })).toContainText(
      'Trial shift',
    );
    await page.goto(`/admin/reports?period=7&job=${job.id}&lang=en`);
    const times = page.getByRole('table', { name: 'Time in stage' });
    await expect(times.getByRole('row').filter({ hasText: 'Interview' })).toContainText('1');
    await times.getByRole('link', { name: /Interview/ }).click();
    await expect(dialog.getByRole('link', { name: 'Kim Provsson' })).toBeVisible();
  });
});
