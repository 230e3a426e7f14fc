import { readFile } from 'node:fs/promises';
import { readPdf } from '../../../fixtures/documents/read-pdf.ts';
import { createApplicant, createClientJob } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';

test('a recruiter exports one candidate by name and the shortlist without names', async ({
  page,
  request,
  backend,
  enterAs,
  open,
  expectAccessible,
}) => {
  const job = await createClientJob(backend);
  await createApplicant(backend, request, job, 'Ylva');
  await createApplicant(backend, request, job, 'Olle');
  await enterAs('recruiter');
  await open(`/admin/jobs/${job.id}/review`);
  await page.getByRole('main').getByRole('button', { name: 'New link' }).last().click();
  await page.getByLabel('Name').fill('Ines Kund');
  await page.getByLabel('Email language').selectOption('sv');
  await expect(page.getByText('interview or offer: 2.')).toBeVisible();
  await page.getByRole('button', { name: 'Create link' }).click();

  const dialog = page.getByRole('dialog');
  const save = async () => {
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export' }).click();
    const file = await downloading;
    const { text } = await readPdf(new Blob([await readFile(await file.path())]));
    return { name: file.suggestedFilename(), text };
  };

  await page.getByRole('button', { name: 'Export PDF about Ylva' }).click();
  await expectAccessible();
  const one = await save();
  expect(one.name).toMatch(/^Presentation Ylva .*\.pdf$/);
  expect(one.text).toContain('Kandidatpresentation');
  expect(one.text).toMatch(/Ylva/);
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Export PDF', exact: true }).click();
  await dialog.getByLabel('Anonymous').check();
  const all = await save();
  expect(`${all.name} ${all.text}`).not.toMatch(/Ylva|Olle/);
  expect(all.text).toContain('Kandidat B');
});
