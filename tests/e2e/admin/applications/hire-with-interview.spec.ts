import { createApplications } from '../../support/people.ts';
import { createClientJob } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';
import { cardIn } from './board.ts';

test('the dialog of a hire names the interviews that stay booked', async ({
  page,
  backend,
  enterAs,
  expectAccessible,
}) => {
  const job = await createClientJob(backend);
  const [application] = await createApplications(backend, job, ['interview']);
  const recruiter = await enterAs('recruiter');
  const { data } = await backend.service
    .from('interviews')
    .insert({
      application_id: application?.id ?? '',
      job_id: job.id,
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
  await backend.service
    .from('interview_attendees')
    .insert({ interview_id: data.id, staff_id: recruiter.id })
    .throwOnError();
  await page.goto(`/admin/job-applications?job=${job.id}&lang=en`);
  await cardIn(page, 'Interview', application?.name ?? '').focus();
  await page.keyboard.press('m');
  await page.keyboard.press('h');
  const dialog = page.getByRole('dialog', { name: 'Hire' });
  await expect(dialog.getByRole('status')).toContainText(
    'The interview on 4 Mar 2099, 09:00 stays booked.',
  );
  await expectAccessible();
});
