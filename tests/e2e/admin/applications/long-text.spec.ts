import { maxNoteLength } from '../../../../domain/limits.ts';
import { maxHoldReasonLength } from '../../../../domain/people/legal-hold.ts';
import { createApplications, createPerson } from '../../support/people.ts';
import { createClientJob } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';
import { panelOf } from './board.ts';

test('a pasted note that is too long is kept whole and not saved, with the reason', async ({
  page,
  backend,
  enterAs,
  expectAccessible,
}) => {
  const job = await createClientJob(backend);
  const [application] = await createApplications(backend, job, ['new']);
  await enterAs('recruiter');
  await page.goto(`/admin/job-applications?application=${application?.id}&lang=en`);
  const panel = panelOf(page);
  await panel.getByRole('tab', { name: /Notes/ }).click();
  const note = panel.getByLabel('New note');
  const pasted = 'ord '.repeat(2000);
  await note.focus();
  await page.keyboard.insertText(pasted);
  await expect(note).toHaveValue(pasted);
  await expect(panel.getByText(`of at most ${maxNoteLength} characters`)).toBeVisible();
  await expectAccessible();
  await panel.getByRole('button', { name: 'Save note' }).click();
  await expect(page.locator('[data-sonner-toast]')).toContainText('Too long');
  await expect(note).toHaveValue(pasted);

  // Near the limit there is a counter, and the note is saved whole.
  const fitting = 'o'.repeat(maxNoteLength - 1);
  await note.fill(fitting);
  await expect(
    panel.getByText(`${maxNoteLength - 1} of ${maxNoteLength} characters`),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Save note' }).click();
  await expect(panel.getByRole('tab', { name: 'Notes 1' })).toBeVisible();
  const { data } = await backend.service
    .from('application_notes')
    .select('body')
    .eq('application_id', application?.id ?? '')
    .throwOnError();
  expect(data).toEqual([{ body: fitting }]);
});

test('a form with a text that is too long is not submitted', async ({
  page,
  backend,
  open,
  enterAs,
}) => {
  const person = await createPerson(backend);
  await enterAs('recruiter');
  await open(`/admin/applicants/${person.id}`);
  await page.getByRole('button', { name: 'Legal hold…' }).click();
  const dialog = page.getByRole('dialog', { name: /under legal hold/ });
  const reason = dialog.getByLabel('Reason');
  const pasted = 'x'.repeat(maxHoldReasonLength + 1);
  await reason.fill(pasted);
  await dialog.getByRole('button', { name: 'Set hold' }).click();
  await expect(dialog.getByText(`of at most ${maxHoldReasonLength} characters`)).toBeVisible();
  await expect(reason).toHaveValue(pasted);
  await reason.fill('A dispute before the labour court');
  await dialog.getByRole('button', { name: 'Set hold' }).click();
  await expect(dialog).toBeHidden();
});

test('a long link in a reply, a note or a task does not widen a phone', async ({
  page,
  backend,
  enterAs,
}) => {
  const { service } = backend;
  const job = await createClientJob(backend);
  const person = await createPerson(backend, { headline: 'Rekryteringsavdelningen'.repeat(5) });
  const link = `https://meet.example/${'19%3ameeting_NjA5ZmI0'.repeat(12)}`;
  const { data: client } = await service
    .from('jobs')
    .select('client_id')
    .eq('id', job.id)
    .single()
    .throwOnError();
  const about = { client_id: client.client_id };
  const { id } = await enterAs('recruiter');
  await service
    .from('client_notes')
    .insert({ client_id: client.client_id ?? '', author_id: id, body: link })
    .throwOnError();
  const task = { title: 'Prepare the call', details: link, owner_id: id, due_on: '2099-06-01' };
  await service
    .from('tasks')
    .insert([
      { ...task, ...about },
      { ...task, person_id: person.id },
    ])
    .throwOnError();
  const { data: conversation } = await service
    .from('conversations')
    .insert({ person_id: person.id })
    .select('id')
    .single()
    .throwOnError();
  await service
    .from('inbox')
    .insert({
      conversation_id: conversation.id,
      message_id: `<${conversation.id}@people.example>`,
      body_text: `Here: ${link}`,
    })
    .throwOnError();

  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    `clients/${client.client_id}`,
    `applicants/${person.id}`,
    `conversations/${conversation.id}`,
  ]) {
    await page.goto(`/admin/${path}?lang=sv`);
    await expect(page.getByText(link).first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width]).toEqual([path, 390]);
  }
});
