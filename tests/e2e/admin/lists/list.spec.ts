import { readFile } from 'node:fs/promises';
import type { Backend } from '../../support/backend.ts';
import { expect, test } from '../../support/staff-test.ts';
import { createJobs, deleteCreatedJobs, inventWord, rowsOf } from './created-jobs.ts';

// Tests the shared list component on the list of jobs.

test.afterEach(({ backend }) => deleteCreatedJobs(backend));

const countOpen = async ({ service }: Backend, word: string) =>
  (await service.from('jobs').select('slug').like('slug', `${word}-%`).eq('state', 'open')).data
    ?.length;

test('all matching rows are closed together and reopened by undo', async ({
  page,
  backend,
  enterAs,
}) => {
  const word = inventWord();
  await createJobs(backend, word, 60);
  await enterAs('recruiter');
  await page.goto(`/admin/jobs?lang=en&q=${word}&state=open`);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await expect(page.getByText('50 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 60 results' }).click();
  const bar = page.getByRole('region', { name: 'Actions for selected rows' });
  await bar.getByRole('button', { name: 'Close', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Close' });
  await expect(dialog.getByText('Selected: 60')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  const panel = page.getByRole('region', { name: 'Bulk actions' });
  await expect(panel.getByText('Change status: 60 of 60 done.')).toBeVisible();
  expect(await countOpen(backend, word)).toBe(0);
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByText('Change status: 60 of 60 undone.')).toBeVisible();
  expect(await countOpen(backend, word)).toBe(60);
  await expect(page.getByText('1–50 of 60')).toBeVisible();
});

test('a narrower search keeps only the selected rows that match', async ({
  page,
  backend,
  enterAs,
}) => {
  const word = inventWord();
  await createJobs(backend, word, 54);
  await enterAs('recruiter');
  await page.goto(`/admin/jobs?lang=en&q=${word}&state=open&sort=title`);
  for (const number of ['000', '001', '002', '003']) {
    await page.getByRole('checkbox', { name: `Select ${word} ${number}` }).check();
  }
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('checkbox', { name: `Select ${word} 052` }).check();
  await expect(page.getByText('5 selected')).toBeVisible();

  // Those with an even number are in Umeå, one of them on the other page.
  await page.getByRole('searchbox').fill(`${word} umea`);
  await expect(page.getByText('3 selected')).toBeVisible();
  await expect(page.getByText('2 rows no longer match and were deselected.')).toBeVisible();
  const bar = page.getByRole('region', { name: 'Actions for selected rows' });
  await bar.getByRole('button', { name: 'Close', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Close' });
  await expect(dialog.getByText('Selected: 3')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText('Change status: 3 of 3 done.')).toBeVisible();
  expect(await countOpen(backend, word)).toBe(51);
});

test('changes of a colleague do not move visible rows', async ({ page, backend, enterAs }) => {
  const word = inventWord();
  await createJobs(backend, word, 3);
  await enterAs('recruiter');
  await page.goto(`/admin/jobs?lang=en&q=${word}&sort=title`);
  await expect(rowsOf(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: `Select ${word} 001` }).check();

  await backend.service
    .from('jobs')
    .update({ location: 'Visby' })
    .eq('slug', `${word}-1`)
    .throwOnError();
  await expect(rowsOf(page).nth(1)).toContainText('Visby');

  await backend.service
    .from('jobs')
    .insert({
      slug: `${word}-early`,
      kind: 'internal',
      field: 'tech',
      title: { en: `${word} 000 earlier`, sv: word },
    })
    .throwOnError();
  const notice = page.getByRole('status').filter({ hasText: '1 change by a colleague' });
  await expect(notice).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(3);
  await notice.getByRole('button', { name: 'Show' }).click();
  await expect(rowsOf(page)).toHaveCount(4);
  await expect(page.getByRole('checkbox', { name: `Select ${word} 001` })).toBeChecked();
});

test('a row that a colleague takes out of the list stays readable', async ({
  page,
  backend,
  enterAs,
  expectAccessible,
}) => {
  const word = inventWord();
  await createJobs(backend, word, 2);
  await enterAs('recruiter');
  await page.goto(`/admin/jobs?lang=en&q=${word}&sort=title`);
  await expect(rowsOf(page)).toHaveCount(2);
  await backend.service.from('jobs').delete().eq('slug', `${word}-0`).throwOnError();
  const gone = rowsOf(page).first().getByRole('rowheader');
  await expect(gone).toHaveCSS('text-decoration-line', 'line-through');
  await expect(gone).toContainText(`${word} 000`);
  await expectAccessible();
});

test('the export contains every row and no formula, and is logged', async ({
  page,
  backend,
  enterAs,
}) => {
  const word = inventWord();
  await createJobs(backend, word, 52);
  await backend.service
    .from('jobs')
    .update({ location: '=HYPERLINK("http://example.com")' })
    .eq('slug', `${word}-0`)
    .throwOnError();
  // A test cannot answer the native file picker; without it the browser downloads the file.
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showSaveFilePicker');
  });
  const { name } = await enterAs('admin');
  await page.goto(`/admin/jobs?lang=sv&q=${word}&sort=title`);
  await page.getByRole('button', { name: 'Exportera CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Exportera 52 rader' });
  await dialog.getByLabel('Ansvarig').uncheck();
  await dialog.getByLabel('Anställningsform').check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Exportera', exact: true }).click();
  const file = await (await download).path();
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFJobb;Kund;Status;Ansökningar;Ort;Anställningsform;Stänger;Språk;Ändrat',
  );
  expect(lines).toHaveLength(53);
  expect(lines.join('\n')).toContain(`"'=HYPERLINK(""http://example.com"")"`);
  await expect(page.getByText(/52 rader exporterades till jobs-/)).toBeVisible();

  for (const [language, words] of [
    ['sv', ['Exporterade', 'Jobb', '52 rader']],
    ['en', ['Exported', 'Jobs', '52 rows']],
  ] as const) {
    await page.goto(`/admin/audit-log?lang=${language}&action=export`);
    const entry = page.getByRole('row').filter({ hasText: name }).filter({ hasText: words[2] });
    // The newest comes first; another run of this test has left one.
    for (const word of words) await expect(entry.first()).toContainText(word);
  }
});
