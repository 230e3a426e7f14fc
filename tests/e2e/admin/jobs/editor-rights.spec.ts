import { createEditableJob, editJob, expectSaved, readJob } from '../../support/job-editing.ts';
import { expect, test } from '../../support/staff-test.ts';

test.use({ expectedErrors: /status of (400|403|409)/ });

test('an editor writes drafts and only reads published jobs, on the screen and through the API', async ({
  page,
  backend,
  enterAs,
}) => {
  const draft = await createEditableJob(backend);
  const published = await createEditableJob(backend, 'open');
  await enterAs('editor');
  await editJob(page, draft.id);
  await expect(page.getByText('You write the draft, and a recruiter publishes it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New client' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Location' }).fill('Falun');
  await expectSaved(page);

  await editJob(page, published.id);
  await expect(page.getByText('only recruiters can edit it')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Location' })).toBeDisabled();
  await expect(page.getByRole('textbox', { name: 'Description (English)' })).toHaveAttribute(
    'contenteditable',
    'false',
  );
  for (const name of ['Close job', 'Publish changes', 'Add question']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }

  const asked = page.waitForRequest(/\/rest\/v1\/jobs/);
  await page.reload();
  const { apikey = '', authorization = '' } = await (await asked).allHeaders();
  const call = async (path: string, data: object) =>
    (await page.request.post(path, { data, headers: { apikey, authorization } })).status();
  const change = (saved_job: string, changes: object, known_version = 1) =>
    call('/rest/v1/rpc/save_job', { saved_job, known_version, changes });
  expect(await change(published.id, { location: 'Lund' })).toBe(403);
  const { version } = await readJob(backend, draft.id);
  expect(await change(draft.id, { state: 'open' }, version)).toBe(403);
  expect(await call('/functions/v1/close-job', { job_id: published.id })).toBe(403);
  expect(await readJob(backend, published.id)).toMatchObject({ location: 'Stockholm' });
  expect(await readJob(backend, draft.id)).toMatchObject({ state: 'draft' });
});
