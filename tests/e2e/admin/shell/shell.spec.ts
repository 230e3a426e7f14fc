import type { Page } from '@playwright/test';
import { createCandidate } from '../../support/people.ts';
import { expect, test } from '../../support/staff-test.ts';

/** The shortcuts work once the counts of the menu are shown. */
const untilCounted = (page: Page) =>
  expect(page.getByRole('link', { name: /^Jobs ?, \d+ open/ })).toBeVisible();

test('the palette finds people and jobs and navigates by keyboard', async ({
  page,
  backend,
  open,
  enterAs,
  expectAccessible,
}) => {
  const name = `Tindra ${Math.random().toString(36).slice(2, 8)}`;
  const { data: person } = await backend.service
    .from('people')
    .insert({
      first_name: name,
      last_name: 'Exempel',
      email: `${name.replace(' ', '.')}@example.com`,
    })
    .select('id')
    .single()
    .throwOnError();
  await enterAs('recruiter');
  await open('/admin/dashboard');
  await untilCounted(page);

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'What are you looking for?' });
  await expect(field).toBeFocused();
  await field.fill(name);
  await expect(page.getByRole('option', { name: `${name} Exempel` })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('group', { name: 'People' }).getByRole('option')).toHaveCount(1);
  // Enter that accepts the suggestion of an input method chooses nothing.
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(field).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/applicants/${person.id}`));

  const word = `zephyr${Math.random().toString(36).slice(2, 8)}`;
  const candidate = await createCandidate(backend, word);
  await open('/admin/dashboard');
  await page.getByRole('button', { name: 'Find people, jobs, actions' }).click();
  // Somebody who is found by a word that their line lacks is shown with the text that has it.
  await field.fill(word);
  await expect(page.getByRole('option', { name: candidate.name })).toContainText(
    `Ten years with ${word}`,
  );
  await field.fill('hygglo');
  await expect(page.getByRole('option', { name: /Full-?stack developer.*Hygglo/i })).toBeVisible();
  await field.fill('jobs');
  await expect(page.getByRole('option', { name: /^Jobs/ })).toBeVisible();
  await expectAccessible();
  await page.getByRole('option', { name: /^Jobs/ }).click();
  await expect(page).toHaveURL(/\/admin\/jobs$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('shortcuts navigate, are listed and can be turned off', async ({
  page,
  open,
  enterAs,
  expectAccessible,
}) => {
  await enterAs('recruiter');
  await open('/admin/dashboard');
  await untilCounted(page);
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  // Letters typed into a field are text, not shortcuts.
  await page.getByRole('searchbox').fill('');
  await page.getByRole('searchbox').press('g');
  await page.getByRole('searchbox').press('d');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await page.getByRole('searchbox').press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.getByRole('searchbox').press('Escape');
  await expect(page.getByRole('searchbox')).not.toBeFocused();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Select row')).toBeVisible();
  await expectAccessible();
  const kept = page.waitForResponse(
    (response) =>
      response.url().includes('staff_preferences') && response.request().method() !== 'GET',
  );
  const single = help.getByRole('checkbox', { name: 'Enable single-key shortcuts' });
  await single.click();
  await expect(single).not.toBeChecked();
  await kept;
  await help.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('table', { name: 'Jobs' }).getByRole('link').first()).toBeVisible();
  // The preference loads with the screen; from then on single keys do nothing.
  const search = page.getByRole('searchbox');
  await expect(async () => {
    await search.blur();
    await page.keyboard.press('/');
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(false);
  }).toPass({ timeout: 15_000 });
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'What are you looking for?' })).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/jobs/);
});

test('a mention is notified live, and reading it clears the badge', async ({
  page,
  backend,
  open,
  enterAs,
  expectAccessible,
}) => {
  const account = await enterAs('recruiter');
  const { data: job } = await backend.service
    .from('jobs')
    .select('id')
    .eq('slug', 'hygglo-fullstack-developer')
    .single()
    .throwOnError();
  const { data: person } = await backend.service
    .from('people')
    .insert({ first_name: 'Love', last_name: 'Exempel', email: `${account.id}@example.com` })
    .select('id')
    .single()
    .throwOnError();
  const { data: application } = await backend.service
    .from('applications')
    .insert({ job_id: job.id, person_id: person.id })
    .select('id')
    .single()
    .throwOnError();
  await open('/admin/dashboard');
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await expect(page.getByText('All quiet.')).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');

  await backend.service
    .from('notifications')
    .insert({ user_id: account.id, kind: 'mention', application_id: application.id })
    .throwOnError();
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const entry = page
    .getByRole('dialog')
    .getByRole('link', { name: /mentioned you.*Unread.*Love Exempel/ });
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(page).toHaveURL(
    new RegExp(`/admin/job-applications\\?application=${application.id}`),
  );
  await open('/admin/dashboard');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('the chosen colour scheme overrides the system and is remembered', async ({
  page,
  open,
  enterAs,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await enterAs('editor');
  await open('/admin/dashboard');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = 'rgb(250, 247, 242)';
  const dark = 'rgb(13, 21, 18)';
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  await expect.poll(background).toBe(light);
  await page.getByText('Dark').or(page.getByTitle('Dark')).first().click();
  await expect.poll(background).toBe(dark);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect.poll(background).toBe(dark);
  await page.getByTitle('System').click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(background).toBe(light);
});

test('the menu and palette of an editor contain no recruiting data', async ({
  page,
  open,
  enterAs,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await enterAs('editor');
  await open('/admin/dashboard');
  const menu = page.getByRole('navigation', { name: 'Back office menu' });
  await untilCounted(page);
  for (const screen of [
    'Applications',
    'Applicants',
    'Candidates',
    'Freelancers',
    'Waiting list',
    'Clients',
  ]) {
    await expect(menu.getByRole('link', { name: screen })).toHaveCount(0);
  }
  await page.keyboard.press('Control+k');
  const searched = page.waitForResponse(/rpc\/find_jobs/);
  await page.getByRole('dialog').getByRole('combobox').fill('developer');
  await searched;
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  expect(asked.filter((url) => url.includes('find_people'))).toEqual([]);
});
