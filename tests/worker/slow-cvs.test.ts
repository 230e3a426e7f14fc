import { beforeAll, expect, it } from 'vitest';
import type { JobContext } from '../../server/worker/context.ts';
import { extractCvText } from '../../server/worker/extract-cv-text.ts';
import { findUnreadDocuments } from '../../server/worker/find-unread-documents.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { renderSlowPdf } from '../fixtures/slow-pdf.ts';
import { jobContext } from '../fixtures/worker.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
let context: JobContext;
beforeAll(async () => {
  context = await jobContext(server);
});

/** Adds a document that is read an hour late, with a file if bytes are given. */
async function addDocument(name: string, bytes?: Buffer, isSlow = false): Promise<string> {
  const path = `${name}.pdf`;
  if (bytes) await server.files.save({ bucket: 'cvs', path }, bytes, 'application/pdf');
  const [document] = await rows(
    `with person as (
       insert into people (first_name, last_name, email) values ('Slow', 'Reader', $1 || '@people.example') returning id
     )
     insert into documents (person_id, path, file_name, mime_type, size_bytes, sha256, created_at, is_slow_to_read)
     select id, $2, 'cv.pdf', 'application/pdf', 13, encode(sha256($1::bytea), 'hex'), now() - interval '1 hour', $3
     from person returning id`,
    [name, path, isSlow],
  );
  return document?.id as string;
}

async function read(id: string) {
  const added: string[] = [];
  await extractCvText(context, { id }, async (name, _, key) => void added.push(`${name} ${key}`));
  const [document] = await rows('select extraction, is_slow_to_read from documents where id = $1', [
    id,
  ]);
  return { added, ...document };
}

// Reading runs with a low priority, so a busy machine needs longer than usual.
const timeout = 240_000;

it(
  'leaves a CV that takes long to a queue of its own, and gives it up if many wait there',
  async () => {
    const bytes = renderSlowPdf();
    const slow = await addDocument('slow', bytes);
    expect(await read(slow)).toEqual({
      added: [`extract-slow-cv-text slow-document:${slow}`],
      extraction: 'pending',
      is_slow_to_read: true,
    });
    const found: string[] = [];
    await findUnreadDocuments(context, undefined, async (name, _, key) => {
      found.push(`${name} ${key}`);
    });
    expect(found).toEqual([`extract-slow-cv-text slow-document:${slow}`]);
    for (let n = 0; n < 50; n += 1) await addDocument(`waiting-${n}`, undefined, true);
    const late = await addDocument('late', bytes);
    expect(await read(late)).toMatchObject({ added: [], extraction: 'failed' });
  },
  timeout,
);
