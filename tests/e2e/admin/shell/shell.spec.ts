import type { Page } from '@playwright/test';
import { expect, test } from '../../support/staff-test.ts';

/** The shortcuts work once the counts of the menu are shown. */
const untilCounted = (page: Page) =>
  expect(page.getByRole('link', { name: /^Jobs ?, \d+ open/ })).toBeVisible();

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
