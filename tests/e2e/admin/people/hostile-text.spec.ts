import { randomUUID } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { createTransport } from 'nodemailer';
import { rawMail } from '../../../fixtures/mail/raw-mail.ts';
import { createPerson } from '../../support/people.ts';
import { inboundAddress, inboundPort } from '../../support/settings.ts';
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
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    if (mimeType === word) await expect(page.locator('iframe')).toBeVisible({ timeout: 15_000 });
    else await expect(page.getByText('a\u0301\u0302\u0303').first()).toBeVisible();
    await page.waitForTimeout(1500);
    await page.getByRole('button', { name: 'Hide', exact: true }).click({ timeout: 10_000 });
    await expect(page.locator('iframe')).toHaveCount(0);
  });

test('a mail does not hold up the page', async ({ page, enterAs }) => {
  const subject = `Accents ${randomUUID()}`;
  await createTransport({ host: '127.0.0.1', port: inboundPort, ignoreTLS: true }).sendMail({
    envelope: { from: 'someone@people.example', to: inboundAddress },
    raw: rawMail({
      subject,
      text: accents(' ').slice(0, 99_000),
      html: `<p>${accents(' ').slice(0, 490_000)}</p>`,
    }),
  });
  await enterAs('recruiter');
  await page.goto('/admin/conversations');
  const mail = page
    .getByRole('region', { name: 'Emails outside any conversation' })
    .getByRole('listitem')
    .filter({ hasText: subject });
  await mail.getByRole('button', { name: 'Show original formatting' }).click({ timeout: 20_000 });
  await expect(mail.locator('iframe')).toBeVisible();
  await page.waitForTimeout(1500);
  await mail.getByRole('button', { name: 'Show original formatting' }).click({ timeout: 10_000 });
  await expect(mail.locator('iframe')).toHaveCount(0);
  await mail.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(mail).toBeHidden();
});
