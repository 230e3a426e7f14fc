import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { createPerson } from '../../support/people.ts';
import { expect, test } from '../../support/staff-test.ts';

/** Accents in one line: a browser needs minutes to lay out half a million of them. */
const accents = (end: string) => `a\u0301\u0302\u0303${end}`.repeat(99_000);

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"';
const types =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="svg" ContentType="image/svg+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const relation = (type: string, target: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;

const paragraph = (content: string) => `<w:p><w:r>${content}</w:r></w:p>`;
const picture =
  '<w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="r1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>';

const documentOf = (body: string, svg = '<svg/>') =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(types),
      '_rels/.rels': strToU8(relation('officeDocument', 'word/document.xml')),
      'word/_rels/document.xml.rels': strToU8(relation('image', 'media/drawing.svg')),
      'word/document.xml': strToU8(
        `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
      ),
      'word/media/drawing.svg': strToU8(svg),
      // An archive that unpacks to two hundred times its size is rejected.
      'word/padding.bin': [crypto.getRandomValues(new Uint8Array(50_000)), { level: 0 }],
    }),
  );

/** Each group shows the one before ten times. */
const laughs = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><defs><g id="g0"><rect width="3" height="3"/></g>${Array.from(
  { length: 8 },
  (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`,
).join('')}</defs><use href="#g8"/></svg>`;

/** Runs an action and returns the milliseconds for which the page did not respond in the seconds after it. */
async function longestPause(page: Page, action: () => Promise<unknown>): Promise<number> {
  const measured = page.evaluate(async () => {
    let longest = 0;
    for (const end = performance.now() + 4000; performance.now() < end; ) {
      const start = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 10));
      longest = Math.max(longest, performance.now() - start);
    }
    return longest;
  });
  await action();
  return measured;
}

const maxPause = 1500;
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

for (const { name, mimeType, buffer } of [
  { name: 'accents.txt', mimeType: 'text/plain', buffer: Buffer.from(accents(' ')) },
  {
    name: 'accents.docx',
    mimeType: word,
    buffer: documentOf(paragraph(`<w:t>Accents ${accents('')}</w:t>`)),
  },
  {
    name: 'drawing.docx',
    mimeType: word,
    buffer: documentOf(paragraph('<w:t>Drawing</w:t>') + paragraph(picture), laughs),
  },
])
  test(`${name} does not hold up the page`, async ({ page, open, backend, enterAs }) => {
    const session = await backend.signIn(await enterAs('recruiter'));
    const person = await createPerson(backend);
    const sent = await page.request.post('/functions/v1/add-document', {
      headers: {
        authorization: `Bearer ${session.access_token}`,
        'idempotency-key': randomUUID(),
      },
      multipart: { person_id: person.id, cv: { name, mimeType, buffer } },
    });
    expect(sent.status()).toBe(200);
    await open(`/admin/applicants/${person.id}`);
    const show = page.getByRole('button', { name: 'Show', exact: true });
    await show.waitFor();
    expect(await longestPause(page, () => show.click())).toBeLessThan(maxPause);
    await page.getByRole('button', { name: 'Hide', exact: true }).click({ timeout: 3000 });
    await expect(page.locator('iframe')).toHaveCount(0);
  });
