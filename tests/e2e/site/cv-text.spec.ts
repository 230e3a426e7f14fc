import { renderCvPdf } from '../../../database/seed/people/cv-pdf.ts';
import { pdfType, wordType } from '../../../domain/document.ts';
import { minFillTimeMs } from '../../../domain/forms/form-guard.ts';
import { renderDocx } from '../../fixtures/documents/documents.ts';
import { inventEmail } from '../support/backend.ts';
import { expect, test } from '../support/staff-test.ts';

test.use({
  expectedErrors: /^Failed to load resource: the server responded with a status of 4/,
});

const cvs = [
  {
    name: 'Pia Provsdotter.pdf',
    mimeType: pdfType,
    word: 'ångvältsförare',
    buffer: Buffer.from(renderCvPdf('Pia Provsdotter\n\nSkills\nångvältsförare, patience')),
  },
  {
    name: 'Douglas Docxson.docx',
    mimeType: wordType,
    word: 'fyrvaktare',
    buffer: Buffer.from(
      renderDocx('<w:p><w:r><w:t>Ten years as fyrvaktare on Utö</w:t></w:r></w:p>'),
    ),
  },
];

test('the text of a CV is found and marked in the file, and other files are rejected', async ({
  page,
  open,
  backend,
  enterAs,
}) => {
  for (const { word, ...file } of cvs) {
    await open('/kandidatbanken');
    const [first = '', last = ''] = file.name.split(/[ .]/);
    await page.getByLabel('First name').fill(first);
    await page.getByLabel('Last name').fill(last);
    await page.getByLabel('Email', { exact: true }).fill(inventEmail());
    await page.getByText('Tell us what you’re looking for').click();
    await page.getByLabel('Tech', { exact: true }).check();
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await page.waitForTimeout(minFillTimeMs);

    const program = Buffer.concat([Buffer.from([0x4d, 0x5a, 0x90, 0]), Buffer.alloc(400)]);
    await page.getByLabel(/^CV/).setInputFiles({ ...file, buffer: program });
    await page.getByRole('button', { name: 'Join the database' }).click();
    await expect(page.getByLabel(/^CV/)).toHaveAccessibleDescription(
      /We can read PDF, Word, OpenDocument, RTF and plain text\.$/,
    );

    await page.getByLabel(/^CV/).setInputFiles(file);
    await page.getByRole('button', { name: 'Join the database' }).click();
    await expect(page).toHaveURL('/thank-you?form=join-candidate-bank&lang=en');
  }

  const account = await backend.createStaff('recruiter');
  const recruiter = backend.clientOf(await backend.signIn(account));
  for (const { word } of cvs) {
    const search = async () => {
      const { data: people } = await recruiter.rpc('find_people', { query: word }).throwOnError();
      const ids = people.map(({ id }) => id);
      return recruiter.rpc('explain_search', { query: word, people: ids }).throwOnError();
    };
    await expect
      .poll(async () => (await search()).data)
      .toMatchObject([{ source: 'document', excerpt: expect.stringContaining(`⟦${word}⟧`) }]);
  }

  await enterAs('recruiter');
  for (const { name, mimeType, word } of cvs) {
    await page.goto(`/admin/applicants?lang=en&q=${encodeURIComponent(word)}`);
    await page.getByRole('link', { name: name.split('.')[0] }).click();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const title = `${name}, shown below`;
    const shown =
      mimeType === pdfType
        ? page.getByRole('region', { name: title })
        : page.frameLocator(`iframe[title="${title}"]`);
    await expect(shown.locator('mark')).toHaveText(word);
    await page.getByRole('button', { name: 'Full page' }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
