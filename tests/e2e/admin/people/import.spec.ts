import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { docxOf, pdfOf } from '../../../fixtures/documents/cvs.ts';
import { burstingPdf } from '../../../fixtures/documents/documents.ts';
import { expect, test } from '../../support/staff-test.ts';

test('an agency moves in from Teamtailor with a file, and can undo it', async ({
  page,
  open,
  enterAs,
  expectAccessible,
}) => {
  const key = randomUUID().slice(0, 8);
  const lines = [
    'First name;Last name;Email;Phone;Job title;Stage;Created at;Tags',
    `Åsa;Moved ${key};asa.${key}@people.example;070-123 45 67;No such job;Inbox;2024-03-09;moved`,
    `Bo;Moved ${key};not an address;;;;;`,
  ];
  await enterAs('recruiter');
  await open('/admin/import');
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'teamtailor.csv',
    mimeType: 'text/csv',
    // An old Excel saves files in this encoding.
    buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
  });
  await expect(page.getByLabel('What is in the file?')).toHaveValue('people');
  await page.getByRole('button', { name: 'Read the file' }).click();
  await expect(page.getByText('CSV, WINDOWS-1252, separated by semicolons')).toBeVisible();
  await expect(page.getByLabel('Job title is imported as')).toHaveValue('job');
  await expect(page.getByText('Åsa · Bo')).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByText('The email address isn’t valid').first()).toBeVisible();
  await expect(page.getByText('No job with that title').first()).toBeVisible();
  await expectAccessible();
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download these rows (CSV)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('teamtailor-rejected.csv');
  const [head, row, ...otherRows] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(head).toMatch(/^\uFEFFFirst name,.*,Tags,Row,Result,Reason$/);
  expect(row).toBe(
    `Bo,Moved ${key},not an address,,,,,,3,Not imported,The email address isn’t valid`,
  );
  expect(otherRows).toEqual(['']);
  await page.getByLabel('Where does the data come from?').fill('Teamtailor');
  await page.getByRole('button', { name: 'Import (1)' }).click();
  await expect(page.getByRole('status')).toContainText('1 new, 0 already here, 1 not imported.');
  await page.getByRole('button', { name: /^New/ }).click();
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Åsa Moved ${key}` })).toBeVisible();
  await expect(page.getByText('Imported from a file. Source: Teamtailor')).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Undo the whole import' }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByRole('status')).toContainText('Undone: 1.');
});

test('the browser names an error in the language of the interface', async ({
  page,
  open,
  enterAs,
}) => {
  await enterAs('recruiter');
  await open('/admin/import', 'sv');
  await page.getByLabel('Fil', { exact: true }).setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Namn,E-post\nAda Lind,ada.${randomUUID()}@people.example`),
  });
  await page.getByRole('button', { name: 'Läs filen' }).click();
  await page.getByRole('button', { name: 'Kontrollera raderna' }).click();
  const source = page.getByLabel('Varifrån kommer uppgifterna?');
  await page.getByRole('button', { name: 'Importera (1)' }).click();
  await expect(source).toBeFocused();
  const validationMessage = () =>
    source.evaluate((field: HTMLInputElement) => field.validationMessage);
  expect(await validationMessage()).toBe('Fyll i fältet.');
  // The error is forgotten, also when the value does not come from the keyboard.
  await source.fill('Teamtailor');
  expect(await validationMessage()).toBe('');
  await page.getByRole('button', { name: 'Importera (1)' }).click();
  await expect(page.getByRole('status')).toContainText('1 nya');
});

test('an agency brings a ZIP of CVs, corrects what was read, and imports them', async ({
  page,
  open,
  enterAs,
  expectAccessible,
}) => {
  const key = randomUUID().slice(0, 8);
  const cv = `Asta Lindqvist\nasta.${key}@people.example\n070-123 45 67\nHas worked with zymurgy${key}.`;
  await enterAs('recruiter');
  await open('/admin/import');
  await page.getByLabel('What is in the file?').selectOption('cvs');
  await expect(page.getByLabel('Or a folder')).toHaveAttribute('webkitdirectory', '');
  await page.getByLabel('ZIP file or CVs').setInputFiles({
    name: `cvs-${key}.zip`,
    mimeType: 'application/zip',
    buffer: Buffer.from(
      zipSync({
        'CVs/Asta.docx': docxOf(cv),
        'CVs/Bo Ek.pdf': pdfOf(`Bo Ek\nbo.${key}@people.example\nis left out here`),
        'CVs/scan.pdf': burstingPdf(2000),
        'CVs/photo.jpg': strToU8('x'),
      }),
    ),
  });
  await page.getByRole('button', { name: 'Read the CVs' }).click();
  await expect(page.getByRole('heading', { name: 'Whose CVs are these?' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByLabel('Email of Asta.docx')).toHaveValue(`asta.${key}@people.example`);
  await expect(page.getByText('Not a PDF, Word')).toBeVisible();
  await expectAccessible();
  await page.getByLabel('Last name of Asta.docx').fill(`Moved ${key}`);
  await page.getByRole('button', { name: 'To review (1)' }).click();
  await page.getByLabel('First name of scan.pdf').fill('Cy');
  await page.getByLabel('Email of scan.pdf').fill(`cy.${key}@people.example`);
  await page.getByRole('button', { name: /^All/ }).click();
  // The check waits for a correction that is still being saved.
  await page.route('**/functions/v1/edit-import', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByRole('checkbox', { name: 'Leave out Bo Ek.pdf' }).check();
  await page.getByRole('button', { name: 'Check the CVs' }).click();
  await page.getByLabel('Where does the data come from?').fill('Old folder');
  await page.getByRole('button', { name: 'Import (2)' }).click();
  await expect(page.getByRole('status')).toContainText('2 new, 0 already here, 2 not imported.');
  await page.getByRole('button', { name: /^New/ }).click();
  await page.getByRole('link', { name: 'Open', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: `Asta Moved ${key}` })).toBeVisible();
  await expect(page.getByText('Asta.docx').first()).toBeVisible();
});
