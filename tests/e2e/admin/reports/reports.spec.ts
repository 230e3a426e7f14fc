import { readFile } from 'node:fs/promises';
import { createApplication, createPerson, getJob } from '../../support/people.ts';
import { expect, test } from '../../support/staff-test.ts';

test('a report shows its rows and definitions, becomes a file, and is saved for colleagues', async ({
  page,
  backend,
  enterAs,
  open,
  expectAccessible,
}) => {
  const job = await getJob(backend, 'hygglo-fullstack-developer');
  const source = `fair-${crypto.randomUUID().slice(0, 8)}`;
  const person = await createPerson(backend);
  const id = await createApplication(backend, person.id, job.id, { source });
  await backend.service.from('applications').update({ stage: 'interview' }).eq('id', id);

  await enterAs('recruiter');
  await open(`/admin/reports?period=7&job=${job.id}&by=job`);
  const sources = page.getByRole('table', { name: 'Sources' });
  await expect(sources.getByRole('row').filter({ hasText: source })).toContainText('1');
  await expect(page.getByRole('table', { name: 'Funnel' })).toBeVisible();
  await expectAccessible();

  await sources.getByRole('link', { name: new RegExp(`${source}, Applications`) }).click();
  const rows = page.getByRole('dialog');
  await expect(rows.getByRole('link', { name: person.name })).toBeVisible();
  await expect(rows.getByRole('row')).toHaveCount(2);
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(rows).toBeHidden();

  // Browsers that ask where to save would wait for an answer.
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download “Sources” as CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^report-sources-.*\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(`${source},1,`);

  const name = `Report ${source}`;
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByLabel('View name').fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: `More options for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Share with colleagues' }).click();
  await expect(page.getByText('View saved.').last()).toBeVisible();

  await enterAs('admin');
  await open('/admin/reports');
  await page.getByRole('button', { name }).click();
  await expect(page).toHaveURL(new RegExp(`job=${job.id}`));
  await expect(sources.getByRole('row').filter({ hasText: source })).toContainText('1');
});

test('the days of a report can be typed, in any order', async ({ page, enterAs, open }) => {
  await enterAs('recruiter');
  await open('/admin/reports?period=2025-08-22..2025-11-19&compare=none');
  await page.getByLabel('Start date').focus();
  await page.keyboard.type('03032025', { delay: 30 });
  await expect(page).toHaveURL(/period=2025-03-03\.\.2025-11-19/);
  await page.getByLabel('End date').focus();
  await page.keyboard.type('02022025', { delay: 30 });
  await page.getByLabel('Compare with').focus();
  // The earlier day comes first, as soon as the field is left.
  await expect(page.getByLabel('Start date')).toHaveValue('2025-02-02');
  await expect(page.getByLabel('End date')).toHaveValue('2025-03-03');
});
