import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { findUnreadDocuments } from '../../server/worker/documents/find-unread-documents.ts';
import { applicationForm, cvPdf } from '../fixtures/applications.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { until } from '../fixtures/until.ts';
import { prepareWorker } from '../fixtures/worker.ts';

const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
const { runTwice } = prepareWorker(server);

describe('the text of a CV', () => {
  const find = async (query: string) => {
    const { rows: found } = await asStaff(
      'recruiter',
      `select excerpt from public.find_people($1) as person
       cross join public.explain_search($1, array[person.id])`,
      [query],
    );
    return found.map((row) => (row as { excerpt: string }).excerpt);
  };
  const extraction = (email: string) =>
    until(async () => {
      const [document] = await rows(
        `select extraction from documents join people on people.id = person_id where email = $1`,
        [email],
      );
      return document?.extraction !== 'pending' && document?.extraction;
    });

  it('is found if the CV is a PDF', async () => {
    const email = 'pdf@people.example';
    await server.invoke(
      'apply',
      applicationForm(
        { email, last_name: 'Pdf', phone: undefined },
        cvPdf('Glassblowing since 1999'),
      ),
    );
    expect(await extraction(email)).toBe('done');
    expect(await find('glassblowing')).toEqual([expect.stringContaining('⟦Glassblowing⟧')]);
  });

  it('is found if the CV is a DOCX', async () => {
    const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    const bytes = zipSync({
      '[Content_Types].xml': strToU8(
        `<Types><Override PartName="/word/document.xml" ContentType="${type}.main+xml"/></Types>`,
      ),
      'word/document.xml': strToU8(
        '<w:document><w:p><w:t>Isbrytare och navigation</w:t></w:p></w:document>',
      ),
    });
    const email = 'docx@people.example';
    const cv = new File([new Uint8Array(bytes)], 'cv.docx');
    await server.invoke(
      'apply',
      applicationForm({ email, last_name: 'Docx', phone: undefined }, cv),
    );
    expect(await extraction(email)).toBe('done');
    expect(await find('isbrytare')).toHaveLength(1);
  });

  it('is marked as failed if the file cannot be read', async () => {
    const email = 'broken@people.example';
    const broken = new File(['%PDF-1.7\nno more than that'], 'cv.pdf');
    await server.invoke(
      'apply',
      applicationForm({ email, last_name: 'Broken', phone: undefined }, broken),
    );
    expect(await extraction(email)).toBe('failed');
  });

  it('is extracted later if the task was lost', async () => {
    await server.database.query('alter table documents disable trigger queue_extraction');
    const [forgotten] = await rows(
      `update documents set extraction = 'pending', created_at = now() - interval '1 hour'
       where id = (select id from documents limit 1) returning id`,
    );
    await server.database.query('alter table documents enable trigger queue_extraction');
    expect(await runTwice(findUnreadDocuments)).toContain(
      `extract-cv-text document:${forgotten?.id}`,
    );
  });
});
