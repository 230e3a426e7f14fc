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
  const rejected = await createApplicant(backend, request, job, 'Axel');
  await enterAs('recruiter');
  await open(`/admin/jobs/${job.id}/review`);
  await page.getByRole('main').getByRole('button', { name: 'New shortlist' }).last().click();
  await page.getByLabel('Name').fill('Ines Kund');
  await page.getByLabel('Email language').selectOption('sv');
  await expect(page.getByText('interview or offer: 3.')).toBeVisible();
  await page.getByRole('button', { name: 'Create draft' }).click();

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
  expect(all.text).toContain('Kandidat C');
  await expect(dialog).toHaveCount(0);

  // Somebody who is rejected is named before, and left out unless the recruiter wants it otherwise.
  await backend.service
    .from('applications')
    .update({ stage: 'rejected', merit_note: 'Others knew more.' })
    .eq('id', rejected)
    .throwOnError();
  await page.reload();
  await page.getByRole('button', { name: 'Export PDF', exact: true }).click();
  await expect(dialog.getByText(/^Rejected, but still on the shortlist: Axel/)).toBeVisible();
  await expect(dialog.getByLabel('Leave out everyone who’s rejected')).toBeChecked();
  await expectAccessible();
  const without = await save();
  expect(without.text).toMatch(/Ylva/);
  expect(without.text).not.toMatch(/Axel/);
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Export PDF', exact: true }).click();
  await dialog.getByLabel('Leave out everyone who’s rejected').uncheck();
  expect((await save()).text).toMatch(/Axel/);
  await expect(dialog).toHaveCount(0);

  // A new link names them too, and another shortlist starts without them.
  await page.getByRole('button', { name: 'New link with the same shortlist' }).click();
  await expect(dialog).toContainText(/Rejected, but still on the shortlist: Axel/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'New shortlist' }).click();
  await expect(page.getByText(/latest shortlist: 2\. Left out .* Axel/)).toBeVisible();
});
