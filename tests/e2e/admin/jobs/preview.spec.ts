import { createClientJob } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';

test('a preview shows the job immediately', async ({ page, backend, enterAs }) => {
  const job = await createClientJob(backend);
  await enterAs('recruiter');
  await page.goto(`/admin/jobs/edit/${job.id}?lang=en`);
  await page.getByRole('button', { name: 'Preview' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: job.title })).toBeVisible({
    timeout: 4_000,
  });
});
