import { addApplicant, createEditableJob, editJob, readJob } from '../../support/job-editing.ts';
import { expect, test } from '../../support/staff-test.ts';

test.use({ expectedErrors: /status of (400|403|409)/ });

test('closing asks again if somebody has applied since the applicants were counted', async ({
  page,
  backend,
  enterAs,
}) => {
  const { id } = await createEditableJob(backend, 'open');
  await addApplicant(backend, id, 'new');
  await enterAs('recruiter');
  await editJob(page, id);
  await page.getByRole('button', { name: 'Close job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close this job?' });
  await dialog.getByLabel('Reject everyone in certain stages').check();
  await dialog.getByLabel('Merit note').fill('Others had sheared more alpacas.');
  await dialog.getByLabel('Type 1 to confirm').fill('1');
  await addApplicant(backend, id, 'new');
  await dialog.getByRole('button', { name: 'Close and reject one' }).click();
  await expect(dialog.getByText('Check the numbers and confirm again.')).toBeVisible();
  expect(await readJob(backend, id)).toMatchObject({ state: 'open' });
  await dialog.getByLabel('Type 2 to confirm').fill('2');
  await dialog.getByRole('button', { name: 'Close and reject 2' }).click();
  await expect(page.getByText('Job closed. Rejected: 2.')).toBeVisible();
});

test('scheduled rejections show their time, and reopening the job cancels them after a warning', async ({
  page,
  backend,
  enterAs,
}) => {
  const { id } = await createEditableJob(backend, 'open');
  const notified = await addApplicant(backend, id, 'new');
  await enterAs('recruiter');
  await editJob(page, id);
  await page.getByRole('button', { name: 'Close job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close this job?' });
  await dialog.getByLabel('Reject everyone in certain stages').check();
  await dialog.getByLabel('Merit note').fill('Others had sheared more alpacas.');
  await dialog.getByLabel('Email them later').check();
  const year = new Date().getFullYear() + 1;
  await dialog.getByLabel('Send at').fill(`${year}-03-04T08:30`);
  await dialog.getByLabel('Type 1 to confirm').fill('1');
  await dialog.getByRole('button', { name: 'Close and reject one' }).click();
  await expect(page.getByText(/Rejected: 1. Emails to go out .*08:30: 1/)).toBeVisible();

  await page.getByRole('button', { name: 'Reopen' }).click();
  const reopen = page.getByRole('dialog', { name: 'Reopen this job?' });
  await expect(reopen.getByText(/still waiting: 1\. Reopening cancels them/)).toBeVisible();
  await reopen.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText('Job reopened.')).toBeVisible();
  const { data: mails } = await backend.service
    .from('outbox')
    .select('template_key, state')
    .eq('to_email', notified);
  expect(mails).toEqual([{ template_key: 'application_rejected', state: 'cancelled' }]);
});

test('links to the former URL of a job lead to the present one', async ({ backend, request }) => {
  const { id, slug } = await createEditableJob(backend, 'open');
  const rename = (to: string) =>
    backend.service.from('jobs').update({ slug: to }).eq('id', id).throwOnError();
  const visit = (path: string) => request.get(path, { maxRedirects: 0 });
  expect((await visit(`/job/${slug}`)).status()).toBe(200);
  await rename(`${slug}-new`);
  // The page that was cached before is dropped a moment later.
  await expect.poll(async () => (await visit(`/job/${slug}`)).status()).toBe(301);
  expect((await visit(`/job/${slug}`)).headers().location).toBe(`/job/${slug}-new`);
  const swedish = await visit(`/job/${slug}?lang=sv`);
  expect(swedish.headers().location).toBe(`/job/${slug}-new?lang=sv`);
  expect((await visit(`/job/${slug}-new`)).status()).toBe(200);
  // Another job may take over the URL.
  await backend.service
    .from('jobs')
    .insert({ slug, kind: 'internal', field: 'tech', title: { en: 'Weaver' }, state: 'open' })
    .throwOnError();
  expect((await visit(`/job/${slug}`)).status()).toBe(200);
});

test('the editor is accessible', async ({ page, backend, open, enterAs, expectAccessible }) => {
  const { id } = await createEditableJob(backend, 'open');
  await addApplicant(backend, id, 'new');
  await enterAs('recruiter');
  await open('/admin/jobs/new', 'sv');
  await expect(page.getByLabel('Titel (Svenska)')).toBeVisible();
  await expectAccessible();
  await page.goto(`/admin/jobs/edit/${id}?lang=sv`);
  await expect(page.getByRole('toolbar')).toHaveCount(6, { timeout: 15_000 });
  await page.getByRole('button', { name: 'Lägg till fråga' }).click();
  await page.getByRole('button', { name: 'Lägg till lönespann' }).click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Stäng jobbet' }).click();
  await page.getByLabel('Ge alla i vissa steg avslag').check();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Förhandsgranska' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
    'Alpackaklippare',
  );
  // The frame contains a page of the site, which has its own landmarks.
  await expectAccessible('iframe');
});
