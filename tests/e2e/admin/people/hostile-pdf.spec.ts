import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { createPerson } from '../../support/people.ts';
import { expect, test } from '../../support/staff-test.ts';

/** Writes a PDF of these objects, of which the first is the catalogue. The reader finds them without a table. */
const pdfOf = (objects: string[]) =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<</Root 1 0 R>>\n%%EOF`,
    'latin1',
  );

function stream(content: string, entries = ''): string {
  const packed = deflateSync(content).toString('latin1');
  return `<<${entries}/Filter/FlateDecode/Length ${packed.length}>>stream\n${packed}\nendstream`;
}

const catalogue = '<</Type/Catalog/Pages 2 0 R>>';

/** A font of the file draws each of a million characters with 20,000 rectangles. */
const slowFont = pdfOf([
  catalogue,
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
  stream(`BT /F1 10 Tf 50 700 Td ${`(${'a'.repeat(1000)}) Tj `.repeat(1000)}ET`),
  '<</Type/Font/Subtype/Type3/FontBBox[0 0 1000 1000]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 97/LastChar 97/Widths[1000]/Encoding<</Type/Encoding/Differences[97/a]>>/CharProcs<</a 6 0 R>>/Resources<<>>>>',
  stream(`1000 0 d0 ${'0 0 10 10 re f '.repeat(20_000)}`),
]);

const pages = Array.from({ length: 200 }, (_, at) => at);

/** The first of 200 pages is a line, the others are large. */
const flatFirstPage = pdfOf([
  catalogue,
  `<</Type/Pages/Kids[${pages.map((at) => `${at + 4} 0 R`).join(' ')}]/Count ${pages.length}>>`,
  stream('0 0 100 100 re f'),
  ...pages.map(
    (at) =>
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${at === 0 ? '14400 1' : '1000 4000'}]/Contents 3 0 R>>`,
  ),
]);

test('a hostile PDF holds up neither the page nor its memory', async ({
  page,
  open,
  backend,
  enterAs,
}) => {
  const session = await backend.signIn(await enterAs('recruiter'));
  const show = async (name: string, buffer: Buffer) => {
    const person = await createPerson(backend);
    const sent = await page.request.post('/functions/v1/add-document', {
      headers: {
        authorization: `Bearer ${session.access_token}`,
        'idempotency-key': randomUUID(),
      },
      multipart: { person_id: person.id, cv: { name, mimeType: 'application/pdf', buffer } },
    });
    expect(sent.status()).toBe(200);
    await open(`/admin/applicants/${person.id}`);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByText(/^Page \d+ of/)).toBeVisible();
    await page.waitForTimeout(1500);
  };

  await show('flat.pdf', flatFirstPage);
  await expect(page.locator('canvas').first()).toBeAttached();
  expect(await page.locator('canvas').count()).toBeLessThan(30);

  await show('font.pdf', slowFont);
  await page.getByRole('button', { name: 'Hide', exact: true }).click({ timeout: 10_000 });
  await expect(page.getByText(/^Page \d+ of/)).toBeHidden();
});
