import { createApplication, createPerson, getJob } from '../../support/people.ts';
import { expect, test } from '../../support/staff-test.ts';

test('figures explain themselves, update live and link to their rows', async ({
  page,
  backend,
  enterAs,
  open,
  expectAccessible,
}) => {
  await enterAs('recruiter');
  await open('/admin/dashboard');
  const figures = page.getByRole('region', { name: 'Key figures' });
  const link = figures.getByRole('link', { name: 'Show the rows behind “New applications”' });
  await expect(link).toBeVisible();
  await expect(page.getByRole('table', { name: 'Pipeline by stage' })).toBeVisible();
  await expectAccessible();

  // By keyboard, with the focus returning.
  const question = figures.getByRole('button', { name: 'What is “Time to hire”?' });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('half took less, half took longer')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeFocused();

  // After a new application the pipeline and the figure update without a reload.
  const source = `fair-${crypto.randomUUID().slice(0, 8)}`;
  const job = await getJob(backend, 'hygglo-fullstack-developer');
  const person = await createPerson(backend);
  await createApplication(backend, person.id, job.id, { source });
  const row = page.getByRole('table', { name: 'Source of applicants' }).getByRole('row');
  // The select has our own arrow, not that of the browser.
  for (const label of ['Period', 'Compare with'])
    await expect(page.getByRole('combobox', { name: new RegExp(`^${label}`) })).toHaveCSS(
      'appearance',
      'none',
    );
  await page.getByRole('combobox', { name: /^Period/ }).selectOption('Last 7 days');
  await expect(page).toHaveURL(/period=7/);
  await expect(row.filter({ hasText: source })).toContainText('1');
  await expect(page.getByText('Still owed an answer')).toBeVisible();

  await page.getByLabel('Compare with').selectOption('Previous year');
  await expect(page).toHaveURL(/compare=year/);
  await page.getByText('Show as table').first().click();
  await expect(
    page.getByRole('table', { name: 'Applications over time' }).getByRole('row'),
  ).toHaveCount(8);
  await expectAccessible();

  await page.getByRole('link', { name: source }).click();
  await expect(page).toHaveURL(new RegExp(`source=${source}`));
  await expect(page.getByRole('link', { name: person.name })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);

  await page.goBack();
  await page.reload();
  await expect(page.getByRole('combobox', { name: /^Period/ })).toHaveValue('7');
  await expect(page.getByLabel('Compare with')).toHaveValue('year');
});

test('an editor sees publishing figures and no recruiting data', async ({
  page,
  enterAs,
  open,
  expectAccessible,
}) => {
  await enterAs('editor');
  await open('/admin/dashboard', 'sv');
  await expect(page.getByRole('heading', { name: 'Artikelvisningar' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Besök över tid' })).toBeVisible();
  await expect(page.getByText('ansökningar', { exact: false })).toHaveCount(0);
  await expect(page.getByText('Väntelistan', { exact: true })).toHaveCount(0);
  await expectAccessible();
});
