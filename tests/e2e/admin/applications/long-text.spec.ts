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
