import { createApplications } from '../../../support/people.ts';
import { createClientJob } from '../../../support/shortlist.ts';
import { expect, test } from '../../../support/staff-test.ts';

test('the timeline names the client who answered and the tasks, which are in “My day”', async ({
  page,
  backend,
  enterAs,
  expectAccessible,
}) => {
  const job = await createClientJob(backend);
  const [application] = await createApplications(backend, job, ['interview']);
  const { data: link } = await backend.service
    .from('review_links')
    .insert({ job_id: job.id, recipient_name: 'Klara Kund', token_hash: randomHash() })
    .select('id')
    .single()
    .throwOnError();
  const { data: item } = await backend.service
    .from('review_link_items')
    .insert({ review_link_id: link.id, application_id: application?.id ?? '' })
    .select('id')
    .single()
    .throwOnError();
  await backend.service
    .from('review_events')
    .insert({ review_link_id: link.id, item_id: item.id, kind: 'asked_for_interview' })
    .throwOnError();
  await enterAs('recruiter');
  await page.goto(`/admin/job-applications?lang=en&application=${application?.id}`);
  await page.getByRole('tab', { name: 'Timeline' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'The client asked for an interview' });
  await expect(entry).toContainText('Klara Kund');

  await page.getByRole('button', { name: 'Add task' }).click();
  const dialog = page.getByRole('dialog', { name: 'New task' });
  await dialog.getByRole('button', { name: 'Add task' }).click();
  await expect(dialog.getByText('Say what needs doing.')).toBeVisible();
  const title = `Call a reference ${application?.id.slice(0, 8)}`;
  await dialog.getByLabel('What needs doing').fill(title);
  await dialog.getByLabel('Due').fill('2026-01-02');
  await dialog.getByRole('button', { name: 'Add task' }).click();
  const events = page.getByRole('tabpanel').getByRole('listitem');
  await expect(events.filter({ hasText: 'Task added' })).toContainText(title);
  await expectAccessible();

  await page.goto('/admin/dashboard?lang=en');
  const day = page.getByRole('region', { name: 'My day' });
  const task = day.getByRole('listitem').filter({ hasText: title });
  await expect(task.getByText('days late')).toBeVisible();
  await expectAccessible();
  // A task that was deleted by mistake comes back.
  await task.getByRole('button', { name: title }).click();
  await page.getByRole('button', { name: 'Delete task' }).click();
  await expect(task).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await task.getByRole('checkbox', { name: `Mark “${title}” as done` }).check();
  await expect(page.getByText('Task done.')).toBeVisible();
  await expect(task).toHaveCount(0);
  await page.goBack();
  await expect(events.filter({ hasText: 'Task done' })).toContainText(title);
  await expect(page.getByRole('checkbox', { name: `Mark “${title}” as done` })).toHaveCount(0);
});

function randomHash(): string {
  return Array.from({ length: 64 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
}
