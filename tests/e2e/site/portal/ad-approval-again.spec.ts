import { editJob } from '../../support/job-editing.ts';
import { addContact, createCompany } from '../../support/portal.ts';
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

test('asking again proposes the contacts who were asked before', async ({
  page,
  request,
  backend,
  enterAs,
}) => {
  const { client, job, contact } = await createCompany(backend, request);
  const colleague = await addContact(backend, client.id, 'Kalle');
  const { id: recruiter } = await enterAs('recruiter');
  await unpublish(backend, job.id, recruiter);
  await editJob(page, job.id);
  const panel = page.getByRole('region', { name: 'Client approval' });
  await panel.getByRole('button', { name: 'Ask the client to approve' }).click();
  const asking = page.getByRole('dialog', { name: 'Ask the client to approve' });
  await asking.getByRole('checkbox', { name: contact.email }).uncheck();
  await asking.getByRole('checkbox', { name: colleague.email }).check();
  await asking.getByRole('button', { name: 'Send for approval' }).click();
  await expect(panel.getByText('Waiting for the client')).toBeVisible();

  await panel.getByRole('button', { name: 'Ask again' }).click();
  await expect(asking.getByRole('checkbox', { name: colleague.email })).toBeChecked();
  await expect(asking.getByRole('checkbox', { name: contact.email })).not.toBeChecked();
});
