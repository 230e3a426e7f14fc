import { drag } from '../../support/drag.ts';
import { createEditableJob } from '../../support/job-editing.ts';
import { expect, test } from '../../support/staff-test.ts';

test.use({
  expectedErrors: /status of 422|ERR_INTERNET_DISCONNECTED|WebSocket/,
  viewport: { width: 1440, height: 900 },
});

test('a question is dragged by its handle, and the order is saved', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createEditableJob(backend);
  await enterAs('recruiter');
  await page.goto(`/admin/jobs/edit/${job.id}?lang=en`);
  const question = (number: number) =>
    page.getByRole('listitem', { name: `Question ${number}`, exact: true });
  for (const [index, prompt] of ['Wet or dry?', 'Which stone?'].entries()) {
    await page.getByRole('button', { name: 'Add question' }).click();
    await question(index + 1)
      .getByLabel('Question (English)')
      .fill(prompt);
  }
  await question(2).scrollIntoViewIfNeeded();
  await drag(
    page,
    question(2).getByTitle('Drag to reorder'),
    question(1).getByTitle('Drag to reorder'),
    'top',
  );
  await expect(question(1).getByLabel('Question (English)')).toHaveValue('Which stone?');
  await expect(page.getByText('Question 2 moved to position 1 of 2.')).toBeAttached();
  await expect(page.getByText(/^(Not saved yet|Saving)/)).toHaveCount(0);
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Shortlists' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/jobs/${job.id}/review`));
  await page.goBack();
  await expect(question(1).getByLabel('Question (English)')).toHaveValue('Which stone?');

  // An empty option is marked itself, not the question.
  await question(1).getByLabel('Answer type').selectOption('Single choice');
  await question(1).getByRole('button', { name: 'Add option' }).click();
  const option = question(1).getByLabel('Option 1 (English)');
  await option.focus();
  await expect(option).not.toHaveAttribute('aria-invalid');
  await page.getByLabel('Title (English)').focus();
  await expect(question(1).getByLabel('Option 1 (English)')).toHaveAccessibleDescription(
    'Fill in this option or remove it.',
  );
  await expect(question(1).getByLabel('Question (English)')).not.toHaveAttribute('aria-invalid');
});

test('a new question has the focus, and is marked as incomplete only when it is left', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createEditableJob(backend);
  await enterAs('recruiter');
  await page.goto(`/admin/jobs/edit/${job.id}?lang=en`);
  await page.getByRole('button', { name: 'Add question' }).click();
  const question = page.getByRole('listitem', { name: 'Question 1', exact: true });
  const prompt = question.getByLabel('Question (English)');
  await expect(prompt).toBeFocused();
  await expect(question.getByText('This field is required.')).toHaveCount(0);
  await question.getByLabel('Answer type').selectOption('Single choice');
  await expect(question.getByText('Add at least one option.')).toHaveCount(0);
  await page.getByLabel('Title (English)').focus();
  await expect(prompt).toHaveAccessibleDescription('This field is required.');
  await expect(question.getByText('Add at least one option.')).toBeVisible();
  await prompt.fill('Wet or dry?');
  await expect(prompt).not.toHaveAttribute('aria-invalid');
  // It was marked before, so clearing it marks it again immediately.
  await prompt.fill('');
  await expect(prompt).toHaveAccessibleDescription('This field is required.');
});

test('a new salary range has the focus, and is marked as incomplete only when it is left', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createEditableJob(backend);
  await enterAs('recruiter');
  await page.goto(`/admin/jobs/edit/${job.id}?lang=en`);
  await page.getByRole('button', { name: 'Add range' }).click();
  const from = page.getByLabel('From', { exact: true });
  await expect(from).toBeFocused();
  await expect(from).not.toHaveAttribute('aria-invalid');
  await page.getByLabel('Title (English)').focus();
  await expect(from).toHaveAttribute('aria-invalid');
  await from.fill('31 000');
  await page.getByLabel('To', { exact: true }).fill('36 000');
  await expect(from).not.toHaveAttribute('aria-invalid');
});
