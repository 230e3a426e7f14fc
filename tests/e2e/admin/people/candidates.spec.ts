import { randomUUID } from 'node:crypto';
import { createCandidate, getJob } from '../../support/people.ts';
import { expect, test } from '../../support/staff-test.ts';

test.use({ expectedErrors: /status of (409|400)/ });

/** A word that only one CV contains, made of letters only. */
const inventWord = () => `ord${randomUUID().replaceAll(/[^a-f]/g, '')}x`;

test('a candidate is found by a word of the CV, tagged and added to a job once', async ({
  page,
  open,
  enterAs,
  backend,
  expectAccessible,
}) => {
  const word = inventWord();
  const person = await createCandidate(backend, word);
  const job = await getJob(backend, 'gofido-fullstack-developer');
  await enterAs('recruiter');
  await open('/admin/candidates');
  await page.getByRole('searchbox').fill(word);
  const row = page.getByRole('row').filter({ hasText: person.name });
  await expect(row.locator('mark')).toHaveText(word);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await expectAccessible();

  const tag = `Tagg ${randomUUID().slice(0, 8)}`;
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Suggest a job/ }).click();
  await page.getByRole('combobox').fill('gofido');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add tag' }).click();
  await page.getByRole('dialog').getByLabel('Tag').fill(tag);
  await page.getByRole('dialog').getByRole('button', { name: 'Add tag' }).click();
  await expect(row.getByText(tag)).toBeVisible();

  await row.getByRole('link', { name: person.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  const add = async () => {
    await page.getByRole('button', { name: 'Add to a job' }).click();
    const dialog = page.getByRole('dialog', { name: `Add ${person.name} to a job` });
    // The keyboard is faster than the server: Enter must select a result of the typed text, not of an earlier one.
    await dialog.getByRole('combobox', { name: 'Job' }).click();
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Job' }).fill('gofido');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('combobox', { name: 'Job' })).toHaveValue(job.title);
    await dialog.getByRole('button', { name: 'Add to job' }).click();
    return dialog;
  };
  await add();
  await expect(page.getByText(`${person.name} added to ${job.title}.`)).toBeVisible();
  const applications = page.getByRole('region', { name: 'Applications' });
  await expect(applications.getByRole('link', { name: job.title })).toBeVisible();

  const dialog = await add();
  await expect(page.getByText(/This person is already on that job\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(applications.getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(
    'Added to the job manually',
  );
});

test('a job is proposed to many candidates, and the mails are cancelled', async ({
  page,
  open,
  enterAs,
  backend,
}) => {
  const word = inventWord();
  const first = await createCandidate(backend, word);
  const second = await createCandidate(backend, word);
  const withoutEmail = await createCandidate(backend, word, { email: null });
  await enterAs('recruiter');
  await open('/admin/candidates');
  await page.getByRole('searchbox').fill(word);
  await expect(page.locator('mark')).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Suggest a job…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suggest a job to 3 people' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Choose a job from the list.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Job' }).fill('gofido');
  await dialog.getByRole('option').first().click();
  await expect(dialog).toContainText('Will be changed: 2. These stay as they are:');
  await dialog.getByLabel('Personal message').fill('They like pots.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  const panel = page.getByRole('region', { name: 'Bulk actions' });
  await expect(panel).toContainText('Suggest a job: 2 of 3 done.');
  await expect(panel).toContainText('No email address: 1');

  const readStates = async () => {
    const { data } = await backend.service
      .from('outbox')
      .select('person_id, state')
      .eq('template_key', 'candidate_job_suggestion')
      .in('person_id', [first.id, second.id, withoutEmail.id])
      .throwOnError();
    return data?.map(({ state }) => state);
  };
  expect(await readStates()).toEqual(['queued', 'queued']);
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(panel).toContainText('Suggest a job: 2 of 2 undone.');
  expect(await readStates()).toEqual(['cancelled', 'cancelled']);
});

test('a candidate whose consent expires soon is found and asked to renew it', async ({
  page,
  open,
  enterAs,
  backend,
}) => {
  const word = inventWord();
  const person = await createCandidate(backend, word);
  await backend.service
    .from('candidates')
    .update({ consent_expires_at: new Date(Date.now() + 5 * 86_400_000).toISOString() })
    .eq('person_id', person.id)
    .throwOnError();
  await enterAs('recruiter');
  await page.goto(`/admin/candidates?lang=en&renewal=due&q=${word}`);
  const row = page.getByRole('row').filter({ hasText: person.name });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Request renewal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request renewal' });
  await expect(dialog).toContainText('Emails go out together, 5 minutes after the last row.');
  await dialog.getByRole('button', { name: 'Request renewal' }).click();
  // The list is updated: the request is shown beside the date.
  await expect(row.getByText(/^asked /)).toBeVisible();
  // The mail waits until the action can no longer be undone.
  await backend.service
    .from('outbox')
    .update({ send_after: new Date().toISOString() })
    .eq('person_id', person.id)
    .eq('state', 'queued')
    .throwOnError();
  expect(await backend.findLink(person.email, 'candidate_renewal')).toContain('/me/');
  await open(`/admin/applicants/${person.id}`);
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Candidate renewal');
});
