import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createApplication, createCandidate, createPerson, getJob } from '../../support/people.ts';
import { createClientJob } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';

const phoneNumber = () => `+4670${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

test('erasure needs a typed confirmation, waits thirty days and can be undone; a legal hold prevents it', async ({
  page,
  open,
  enterAs,
  backend,
  expectAccessible,
}) => {
  const person = await createCandidate(backend, 'drejning');
  const job = await createClientJob(backend);
  const application = await createApplication(backend, person.id, job.id);
  await enterAs('admin');
  // Another window, where a colleague is at work.
  const board = await page.context().newPage();
  await board.goto(`/admin/job-applications?lang=en&application=${application}`);
  const panel = board.getByRole('complementary', { name: 'Application' });
  await expect(panel.getByRole('heading', { name: person.name })).toBeVisible();
  await open(`/admin/applicants/${person.id}`);
  await expect(page.locator('time').first()).toBeVisible();
  await expectAccessible();
  const privacy = page.getByRole('region', { name: 'Privacy' });
  await privacy.getByRole('button', { name: 'Erase…' }).click();
  const dialog = page.getByRole('dialog', { name: `Erase ${person.name}?` });
  const confirm = dialog.getByRole('button', { name: 'Erase in 30 days' });
  await expect(confirm).toBeDisabled();
  await expectAccessible();
  await dialog.getByLabel('Type ERASE to confirm').fill('erase');
  await confirm.press('Enter');
  await expect(page.getByText(/^Will be erased on/)).toBeVisible();
  await expect(board.getByText(person.email)).toHaveCount(0);
  await expect(board.getByRole('button', { name: person.name })).toHaveCount(0);
  await board.close();
  const { data } = await backend.service
    .from('people')
    .select('erase_after')
    .eq('id', person.id)
    .single()
    .throwOnError();
  expect((Date.parse(data.erase_after ?? '') - Date.now()) / 86_400_000).toBeCloseTo(30, 0);

  await page.goto(`/admin/applicants?lang=en&q=${encodeURIComponent(person.email)}`);
  await expect(page.getByText('No matches')).toBeVisible();
  await page.goto(`/admin/applicants?lang=en&quarantine=1&q=${encodeURIComponent(person.email)}`);
  await page.getByRole('link', { name: person.name }).click();
  await page.getByRole('button', { name: 'Cancel erasure' }).click();
  await expect(page.getByText(`${person.name} stays.`)).toBeVisible();
  await expect(page.getByText(/^Will be erased on/)).toHaveCount(0);

  await privacy.getByRole('button', { name: 'Legal hold…' }).click();
  const hold = page.getByRole('dialog', { name: /under legal hold/ });
  await hold.getByLabel('Reason').fill('A dispute before the labour court');
  await hold.getByRole('button', { name: 'Set hold' }).click();
  await expect(page.getByText('Legal hold: A dispute before the labour court')).toBeVisible();
  await expect(privacy.getByRole('button', { name: 'Erase…' })).toBeDisabled();
  await page.getByRole('button', { name: 'Lift hold' }).click();
  await expect(privacy.getByRole('button', { name: 'Erase…' })).toBeEnabled();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  for (const text of [
    'Scheduled for erasure',
    'Erasure cancelled',
    'Legal hold set',
    'Legal hold lifted',
  ]) {
    await expect(timeline.getByText(text)).toBeVisible();
  }
});

test('private links are revoked, and their page sends a new one to the stored address', async ({
  page,
  open,
  enterAs,
  backend,
  request,
  expectAccessible,
}) => {
  const person = await createPerson(backend);
  const sendLink = { action: 'send_link', email: person.email, language: 'en' };
  await request.post('/functions/v1/person', { data: sendLink });
  const link = new URL(await backend.findLink(person.email, 'person_link')).pathname;
  await enterAs('recruiter');
  await open(`/admin/applicants/${person.id}`);
  const privacy = page.getByRole('region', { name: 'Privacy' });
  await privacy.getByRole('button', { name: 'Revoke private links…' }).click();
  const dialog = page.getByRole('dialog', { name: `Revoke ${person.name}’s private links?` });
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Revoke links' }).press('Enter');
  await expect(page.getByText('Private links revoked: 1.')).toBeVisible();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText('Private links revoked: 1')).toBeVisible();

  for (const [language, title, button, sent] of [
    ['sv', 'Länken har gått ut', 'Skicka en ny länk', 'Ett mejl med en ny länk är på väg.'],
    [
      'en',
      'This link has expired',
      'Send me a new link',
      'An email with a new link is on its way.',
    ],
  ] as const) {
    await page.goto(`${link}?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('status')).toHaveText(sent);
    await expectAccessible();
  }
  const fresh = new URL(await backend.findLink(person.email, 'person_link')).pathname;
  expect(fresh).not.toBe(link);
  await page.goto(`${fresh}?lang=en`);
  await expect(page.getByLabel('First name')).toHaveValue(/^Prov/);
});

test('the export contains all data about a person', async ({ page, open, enterAs, backend }) => {
  const account = await backend.createStaff('recruiter');
  const person = await createCandidate(backend, 'krukmakeri', { phone: phoneNumber() });
  const job = await getJob(backend, 'hygglo-fullstack-developer');
  const application = await createApplication(backend, person.id, job.id, {
    stage: 'rejected',
    merit_note: 'Less experience than the others.',
    cover_letter: 'I make pots.',
    owed_answer_since: null,
  });
  await backend.service
    .from('application_notes')
    .insert({ application_id: application, author_id: account.id, body: 'Warm and clear.' })
    .throwOnError();
  await enterAs('recruiter');
  await open(`/admin/applicants/${person.id}`);
  const tags = page.getByRole('region', { name: 'Tags' });
  const tag = `Tagg ${randomUUID().slice(0, 8)}`;
  await tags.getByRole('combobox', { name: 'Add tag' }).fill(tag);
  await page.keyboard.press('Enter');
  await expect(tags.getByRole('listitem').filter({ hasText: tag })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all data' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  for (const part of [
    person.email,
    'Keramik',
    'cv.txt',
    'I make pots.',
    'Less experience than the others.',
    'Warm and clear.',
    tag,
  ]) {
    expect(text).toContain(part);
  }
  await expect(
    page.getByRole('region', { name: 'Timeline' }).getByText('Data exported'),
  ).toBeVisible();
});
