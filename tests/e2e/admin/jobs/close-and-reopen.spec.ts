import { addApplicant, createEditableJob, editJob, readJob } from '../../support/job-editing.ts';
import { expect, test } from '../../support/staff-test.ts';

test.use({ expectedErrors: /status of (400|403|409)/ });

test('a published job is saved by hand, closed with mails, reopened and copied', async ({
  page,
  backend,
  enterAs,
}) => {
  const { id, slug } = await createEditableJob(backend, 'open');
  const notified = await addApplicant(backend, id, 'new');
  await addApplicant(backend, id, 'interview');
  await addApplicant(backend, id, 'offer');
  await enterAs('recruiter');
  await editJob(page, id);
  await page.getByRole('textbox', { name: 'Location' }).fill('Visby');
  await expect(page.getByText('not on the website yet.')).toBeVisible();
  expect(await readJob(backend, id)).toMatchObject({ location: 'Stockholm' });
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Changes published.')).toBeVisible();
  expect(await readJob(backend, id)).toMatchObject({ location: 'Visby' });

  await page.getByRole('button', { name: 'Close job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close this job?' });
  await expect(dialog.getByText('3 people are waiting for a decision:')).toBeVisible();
  await dialog.getByLabel('Reject everyone in certain stages').check();
  await expect(dialog.getByLabel('Interview (1)')).not.toBeChecked();
  await expect(dialog.getByLabel('Offer (1)')).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Close and reject one' }).click();
  await expect(dialog.getByText('Write at least a few words in the merit note.')).toBeVisible();
  await dialog.getByLabel('Merit note').fill('Others had sheared more alpacas.');
  await dialog.getByLabel('Personal message (optional)').fill('Tack för en fin intervju!');
  await dialog.getByText('Preview email').click();
  await expect(
    dialog.getByText('Tack för en fin intervju!', { exact: false }).last(),
  ).toBeVisible();
  await dialog.getByLabel('Type 1 to confirm').fill('1');
  let proceed = () => {};
  const isHeld = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  await page.route('**/functions/v1/close-job', async (route) => {
    await isHeld;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Close and reject one' }).click();
  await expect(dialog.getByRole('button', { name: 'Working…' })).toBeDisabled();
  await expect(dialog.getByText('Closing the job and rejecting one person')).toBeInViewport();
  proceed();
  await expect(page.getByText('Job closed. Rejected: 1. Emails on their way: 1.')).toBeVisible();
  const { data: stages } = await backend.service
    .from('applications')
    .select('stage, merit_note')
    .eq('job_id', id)
    .order('stage');
  expect(stages).toEqual([
    { stage: 'interview', merit_note: null },
    { stage: 'offer', merit_note: null },
    { stage: 'rejected', merit_note: 'Others had sheared more alpacas.' },
  ]);
  const { data: mails } = await backend.service
    .from('outbox')
    .select('template_key, language')
    .eq('to_email', notified);
  expect(mails).toEqual([{ template_key: 'application_rejected', language: 'sv' }]);
  await expect(async () => {
    const response = await page.request.get(`/job/${slug}?lang=en`);
    expect(await response.text()).toContain('This job is closed');
  }).toPass({ timeout: 15_000 });

  await page.getByRole('button', { name: 'Reopen' }).click();
  await page
    .getByRole('dialog', { name: 'Reopen this job?' })
    .getByRole('button', { name: 'Reopen' })
    .click();
  await expect(page.getByText('Job reopened.')).toBeVisible();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByText('This is the copy.')).toBeVisible();
  await expect(page.getByLabel('Page URL')).toHaveValue(`${slug}-2`);
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Draft deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/jobs(\?|$)/);
});
