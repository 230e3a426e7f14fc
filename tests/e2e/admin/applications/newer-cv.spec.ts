import { createApplicant, createClientJob } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';

test('a CV that came after the application is announced and shown', async ({
  page,
  request,
  backend,
  enterAs,
}) => {
  const { service } = backend;
  const application = await createApplicant(
    backend,
    request,
    await createClientJob(backend),
    'Nova',
  );
  const { data } = await service
    .from('applications')
    .select('cv:documents!inner(bucket, path, kind, mime_type, person_id, size_bytes)')
    .eq('id', application)
    .single()
    .throwOnError();
  const first = data.cv;
  const path = `${first.path}-2`;
  const { error } = await service.storage.from(first.bucket).copy(first.path, path);
  expect(error).toBeNull();
  await service
    .from('documents')
    .insert({ ...first, path, file_name: 'Newer.pdf', sha256: 'f'.repeat(64) })
    .throwOnError();

  await enterAs('recruiter');
  await page.goto(`/admin/job-applications?application=${application}&lang=en`);
  const panel = page.getByRole('complementary', { name: 'Application' });
  await expect(panel.getByText('CV.pdf')).toBeVisible();
  await expect(panel.getByText(/^A newer CV arrived/)).toBeVisible();
  await panel.getByRole('button', { name: 'Show newer CV' }).click();
  await expect(panel.getByText('Newer.pdf')).toBeVisible();
  await panel.getByRole('button', { name: 'Show the CV of this application' }).click();
  await expect(panel.getByText('CV.pdf')).toBeVisible();
});
