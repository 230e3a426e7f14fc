import { editJob } from '../../support/job-editing.ts';
import { createCompany } from '../../support/portal.ts';
import { expect, test } from '../../support/staff-test.ts';
import { unpublish } from './prepare-ad-approval.ts';

test('a request that the client answers first is not said to be withdrawn', async ({
  page,
  request,
  backend,
  enterAs,
}) => {
  const { job, contact } = await createCompany(backend, request);
  const { id: recruiter } = await enterAs('recruiter');
  await unpublish(backend, job.id, recruiter);
  await editJob(page, job.id);
  const panel = page.getByRole('region', { name: 'Client approval' });
  await panel.getByRole('button', { name: 'Ask the client to approve' }).click();
  await page.getByRole('button', { name: 'Send for approval' }).click();
  await expect(panel.getByText('Waiting for the client')).toBeVisible();

  // The answer is stored while the withdrawal is on its way.
  await page.route('**/rest/v1/job_approvals*', async (route) => {
    await backend.service
      .from('job_approvals')
      .update({
        decision: 'approved',
        person_id: contact.id,
        decided_at: new Date().toISOString(),
      })
      .eq('job_id', job.id)
      .throwOnError();
    await route.continue();
  });
  await panel.getByRole('button', { name: 'Withdraw request' }).click();
  await expect(page.getByText('Not withdrawn: the client answered first.')).toBeVisible();
  await expect(panel.getByText(/approved it on/)).toBeVisible();
});
