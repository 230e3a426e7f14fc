import { setOffline } from '../../support/network.ts';
import { createApplication } from '../../support/people.ts';
import { expect, test } from '../../support/staff-test.ts';
import { addApplicant, cardIn, createInternalJob, listMails, panelOf } from './board.ts';

test.use({
  expectedErrors: /status of 422|ERR_INTERNET_DISCONNECTED|WebSocket/,
  viewport: { width: 1440, height: 900 },
});

test('an application is moved to another job after a failure, and several are moved together', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createInternalJob(backend, 'Turner');
  const other = await createInternalJob(backend, 'Welder', 'closed');
  const one = await addApplicant(backend, job.id, { position: 'b' });
  const two = await addApplicant(backend, job.id, { position: 'm' });
  await enterAs('recruiter');
  await page.goto(`/admin/job-applications?job=${job.id}&lang=en`);

  const panel = panelOf(page);
  const dialog = page.getByRole('dialog');
  await test.step('a failed attempt without a network leaves the dialog open with the typed text', async () => {
    await cardIn(page, 'New', one.name).click();
    await panel.getByRole('button', { name: 'Reject…' }).click();
    await dialog.getByLabel('Reason').selectOption('skills');
    await dialog.getByLabel('Merit note').fill('Has never seen a lathe.');
    await setOffline(page, true);
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(page.getByText(/Can’t reach the server/)).toBeVisible();
    await setOffline(page, false);
    await expect(dialog.getByLabel('Merit note')).toHaveValue('Has never seen a lathe.');
    await expect(dialog.getByLabel('Reason')).toHaveValue('skills');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  const offered = dialog.getByRole('listbox').getByRole('option');
  await test.step('the card leaves this board, appears on the other, and the applicant is mailed', async () => {
    await panel.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Another job…' }).click();
    await expect(dialog.getByText('Starts in New on the other job.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(dialog.getByText('Choose a job from the list.')).toBeVisible();
    const field = dialog.getByRole('combobox', { name: 'Job' });
    await field.fill(other.name);
    await expect(offered).toContainText(`${other.name}Closed`);
    await expect(offered).toHaveCount(1);
    await expect(dialog.getByRole('status')).toHaveText('1 job');
    // Escape closes the list and not the dialog; the arrow opens it again.
    await field.press('Escape');
    await expect(offered).toHaveCount(0);
    await field.press('ArrowDown');
    await offered.click();
    await expect(field).toHaveValue(other.name);
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(page.getByText(`${one.name} moved to another job.`)).toBeVisible();
    await expect(panel).toContainText(other.name);
    await expect(cardIn(page, 'New', one.name)).toHaveCount(0);
    await panel.getByRole('tab', { name: 'Timeline' }).click();
    await expect(panel).toContainText(`Moved from “${job.name}” to “${other.name}”`);
    await expect
      .poll(() => listMails(backend, one.application))
      .toMatchObject([{ template_key: 'application_moved', variables: { job_title: other.name } }]);
  });

  await test.step('the person’s timeline names the original job, and mail by hand is offered for this stage', async () => {
    await panel.getByRole('button', { name: /^Email/ }).click();
    const standard = dialog.getByLabel('Start from').locator('[label="Standard emails"] option');
    await expect(standard).toHaveText(['Still under review']);
    await page.keyboard.press('Escape');
    await page.goto(`/admin/applicants/${one.id}?lang=en`);
    await expect(page.getByText(`Applied for ${job.name}`)).toBeVisible();
    await expect(page.getByText(`Moved from “${job.name}” to “${other.name}”`)).toBeVisible();
  });

  await test.step('a bulk move skips people who are already in the stage and does not count them; undo reverts all', async () => {
    await createApplication(backend, one.id, job.id, { stage: 'screening' });
    const three = await addApplicant(backend, job.id);
    await page.goto(`/admin/job-applications?job=${job.id}&view=table&lang=en`);
    await expect(page.getByRole('link', { name: three.name })).toBeVisible();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Move to stage' }).click();
    // The preview is the real mail to the first of them.
    await dialog.getByText('Preview email').click();
    await expect(dialog.getByText(/^This is the email to Prov/)).toBeVisible();
    const preview = dialog.locator('details');
    await expect(preview).toContainText(job.name);
    await dialog.getByLabel('Personal message').fill('We loved your lathe.');
    await expect(preview).toContainText('We loved your lathe.');
    await dialog.getByRole('radio', { name: 'Send nothing' }).check();
    await dialog.getByRole('button', { name: 'Move 2', exact: true }).click();
    await expect(page.getByText('Move to Screening: 2 of 3 done.')).toBeVisible();
    const screening = page.getByRole('row').filter({ hasText: 'Screening' });
    await expect(screening).toHaveCount(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(screening).toHaveCount(1);
    await expect(page.getByRole('row').filter({ hasText: two.name })).toContainText('New');
  });
});
