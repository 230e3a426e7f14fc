import { createEditableJob, editJob } from '../../support/job-editing.ts';
import { expect, test } from '../../support/staff-test.ts';

test('a job that is restricted to its team leaves the screens of those who leave the team', async ({
  page,
  backend,
  enterAs,
  open,
}) => {
  const { id, slug } = await createEditableJob(backend, 'open');
  const title = { en: `Chief ${slug}`, sv: `Chef ${slug}` };
  await backend.service.from('jobs').update({ title }).eq('id', id).throwOnError();
  const { id: recruiter } = await enterAs('recruiter');
  await editJob(page, id);

  const restrict = page.getByRole('checkbox', { name: 'Only the team sees this job' });
  await restrict.check();
  await expect(page.getByText('Only the team sees the job now.')).toBeVisible();
  const colleagues = page.getByRole('list', { name: 'Colleagues' });
  await expect(colleagues.getByText('Recruiter', { exact: true })).toBeVisible();

  await open('/admin/jobs');
  const row = page.getByRole('row', { name: title.en });
  await expect(row.getByText('Team only')).toBeVisible();

  await backend.service
    .from('job_members')
    .delete()
    .eq('job_id', id)
    .eq('staff_id', recruiter)
    .throwOnError();
  // An open list drops the row immediately, whereas it dims a row that a colleague deleted.
  await expect(row).toBeHidden();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await open(`/admin/jobs/edit/${id}`);
  await expect(page.getByRole('checkbox', { name: 'Only the team sees this job' })).toBeHidden();
});
