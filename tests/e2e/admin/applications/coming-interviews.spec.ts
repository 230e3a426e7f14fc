import type { Backend } from '../../support/backend.ts';
import { createApplications } from '../../support/people.ts';
import { createClientJob } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';
import { cardIn } from './board.ts';

type Booked = { jobId: string; applicationId: string; staffId: string };

async function bookInterview({ service }: Backend, { jobId, applicationId, staffId }: Booked) {
  const { data } = await service
    .from('interviews')
    .insert({
      application_id: applicationId,
      job_id: jobId,
      kind: 'video',
      language: 'en',
      time_zone: 'Europe/Stockholm',
      choice: 'fixed',
      minutes: 45,
      state: 'booked',
      starts_at: '2099-03-04T09:00:00Z',
      ends_at: '2099-03-04T09:45:00Z',
    })
    .select('id')
    .single()
    .throwOnError();
  await service
    .from('interview_attendees')
    .insert({ interview_id: data.id, staff_id: staffId })
    .throwOnError();
}

test('dialogs of a hire, a rejection and another job say what becomes of a booked interview', async ({
  page,
  backend,
  enterAs,
  expectAccessible,
}) => {
  const job = await createClientJob(backend);
  const [application] = await createApplications(backend, job, ['interview']);
  const recruiter = await enterAs('recruiter');
  await bookInterview(backend, {
    jobId: job.id,
    applicationId: application?.id ?? '',
    staffId: recruiter.id,
  });
  await page.goto(`/admin/job-applications?job=${job.id}&lang=en`);
  await cardIn(page, 'Interview', application?.name ?? '').focus();
  await page.keyboard.press('m');
  await page.keyboard.press('h');
  const hire = page.getByRole('dialog', { name: 'Hire' });
  await expect(hire.getByRole('status')).toContainText(
    'The interview on 4 Mar 2099, 09:00 stays booked.',
  );
  await expectAccessible();
  await page.keyboard.press('Escape');

  // The email about the cancelled interview goes out even if the rejection sends nothing.
  await cardIn(page, 'Interview', application?.name ?? '').focus();
  await page.keyboard.press('m');
  await page.keyboard.press('r');
  const reject = page.getByRole('dialog', { name: 'Reject' });
  await reject.getByLabel('Send nothing').check();
  await expect(reject.getByRole('status')).toContainText(
    'The interview on 4 Mar 2099, 09:00 will be cancelled. Everyone who was invited gets an email',
  );
  await expectAccessible();
});

test('rejecting many and closing a job say how many booked interviews end', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createClientJob(backend);
  const applications = await createApplications(backend, job, ['new', 'interview', 'interview']);
  const recruiter = await enterAs('recruiter');
  for (const { id } of applications.slice(1)) {
    const booked = { jobId: job.id, applicationId: id, staffId: recruiter.id };
    await bookInterview(backend, booked);
  }
  const warning = '2 of them have interviews coming up. They will be cancelled';
  await page.goto(`/admin/job-applications?lang=en&view=table&job=${job.id}`);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  const reject = page.getByRole('dialog', { name: 'Reject' });
  await expect(reject.getByText(warning)).toBeVisible();
  await reject.getByLabel('Interview (2)').uncheck();
  await expect(reject.getByText(warning)).toBeHidden();

  await page.goto(`/admin/jobs/edit/${job.id}?lang=en`);
  await page.getByRole('button', { name: 'Close job' }).click();
  const close = page.getByRole('dialog', { name: 'Close this job?' });
  await close.getByLabel('Reject everyone in certain stages').check();
  await expect(close.getByText(warning)).toBeHidden();
  await close.getByLabel('Interview (2)').check();
  await expect(close.getByText(warning)).toBeVisible();
});
