import { createHash, randomUUID } from 'node:crypto';
import { createApplications } from '../../support/people.ts';
import { createClientJob } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';

test('the panel and the rejection say what the client answered', async ({
  page,
  backend,
  enterAs,
  expectAccessible,
}) => {
  const job = await createClientJob(backend);
  const [application] = await createApplications(backend, job, ['interview']);
  const { data: link } = await backend.service
    .from('review_links')
    .insert({
      job_id: job.id,
      recipient_name: 'Klara Kund',
      token_hash: createHash('sha256').update(randomUUID()).digest('hex'),
      shared_at: new Date().toISOString(),
    })
    .select('id')
    .single()
    .throwOnError();
  await backend.service
    .from('review_link_items')
    .insert({
      review_link_id: link.id,
      application_id: application?.id ?? '',
      decision: 'interview',
      decided_at: new Date().toISOString(),
    })
    .throwOnError();
  await enterAs('recruiter');
  await page.goto(`/admin/job-applications?lang=en&application=${application?.id}`);
  const panel = page.getByRole('complementary', { name: 'Application' });
  await expect(panel.getByText(/^The client asked for an interview /)).toBeVisible();
  await panel.getByRole('button', { name: 'Reject…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject' });
  await expect(dialog.getByText(/^The client asked for an interview with /)).toBeVisible();
  await expectAccessible();

  await backend.service
    .from('review_link_items')
    .update({ decision: 'pass' })
    .eq('review_link_id', link.id)
    .throwOnError();
  await page.reload();
  await expect(panel.getByText(/^The client passed /)).toBeVisible();
});

test('a note is shared with the client after a question, and taken back by undo', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createClientJob(backend);
  const [application] = await createApplications(backend, job, ['interview']);
  await enterAs('recruiter');
  await page.goto(`/admin/job-applications?lang=en&application=${application?.id}`);
  const panel = page.getByRole('complementary', { name: 'Application' });
  await panel.getByRole('tab', { name: 'Notes' }).click();
  await panel.getByLabel('New note').fill('Weaves well.');
  await panel.getByRole('button', { name: 'Save note' }).click();
  const note = panel.getByRole('listitem').filter({ hasText: 'Weaves well.' });
  await note.getByRole('button', { name: 'Share with client' }).click();
  const question = page.getByRole('dialog', { name: 'Share this note with the client?' });
  await expect(question).toContainText('Weaves well.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(note).not.toContainText('shared with the client');
  await note.getByRole('button', { name: 'Share with client' }).click();
  await question.getByRole('button', { name: 'Share note' }).click();
  await expect(note).toContainText('shared with the client');
  await expect(note).not.toContainText('edited');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(note).not.toContainText('shared with the client');
});
