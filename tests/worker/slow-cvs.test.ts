import { beforeAll, expect, it } from 'vitest';
import type { JobContext } from '../../server/worker/context.ts';
import { extractCvText } from '../../server/worker/documents/extract-cv-text.ts';
import { findUnreadDocuments } from '../../server/worker/documents/find-unread-documents.ts';
import { renderSlowPdf } from '../fixtures/documents/slow-pdf.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { until } from '../fixtures/until.ts';
import { jobContext, startWorker } from '../fixtures/worker.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
let context: JobContext;
beforeAll(async () => {
  context = await jobContext(server);
});

/** Adds a document that was uploaded an hour ago, with a file if bytes are given. */
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

/** Extracts the text; returns the jobs that this has queued, and the state of the document. */
async function extractText(id: string) {
  const queued: string[] = [];
  await extractCvText(context, { id }, async (name, _, key) => void queued.push(`${name} ${key}`));
  const [document] = await rows('select extraction, is_slow_to_read from documents where id = $1', [
    id,
  ]);
  return { queued, ...document };
}

// Reading runs with a low priority, so a busy machine needs longer than usual.
const timeout = 240_000;

it(
  'moves a slow CV to a separate queue, and marks it as failed if too many wait there',
  async () => {
    const bytes = renderSlowPdf();
    const slow = await addDocument('slow', bytes);
    expect(await extractText(slow)).toEqual({
      queued: [`extract-slow-cv-text slow-document:${slow}`],
      extraction: 'pending',
      is_slow_to_read: true,
    });
    const queuedAgain: string[] = [];
    await findUnreadDocuments(context, undefined, async (name, _, key) => {
      queuedAgain.push(`${name} ${key}`);
    });
    expect(queuedAgain).toEqual([`extract-slow-cv-text slow-document:${slow}`]);
    for (let n = 0; n < 50; n += 1) await addDocument(`waiting-${n}`, undefined, true);
    const late = await addDocument('late', bytes);
    expect(await extractText(late)).toMatchObject({ queued: [], extraction: 'failed' });
  },
  timeout,
);

const jobsOf = (id: string) =>
  rows(
    `select task_identifier as task, locked_at is not null as running from graphile_worker.jobs
     where key in ('document:' || $1, 'slow-document:' || $1)`,
    [id],
  );

it.each([
  ['extract-cv-text', false],
  ['extract-slow-cv-text', true],
])(
  'stops without waiting for a hostile CV, and reads it after the next start (%s)',
  async (task, isSlow) => {
    await rows(`update documents set extraction = 'failed'`);
    const worker = await startWorker(server);
    const id = await addDocument(`stop-${task}`, renderSlowPdf(8_000_000), isSlow);
    if (isSlow) {
      await rows(
        `select graphile_worker.add_job($1, json_build_object('id', $2::text), job_key => 'slow-document:' || $2)`,
        [task, id],
      );
    }
    await until(async () =>
      (await jobsOf(id)).some((job) => job.task === task && job.running === true),
    );
    await worker.stop();
    // Reading to the end would have marked it as slow, or as failed.
    const [document] = await rows(
      'select extraction, is_slow_to_read from documents where id = $1',
      [id],
    );
    expect(document).toEqual({ extraction: 'pending', is_slow_to_read: isSlow });
    expect(await jobsOf(id)).toContainEqual({ task, running: false });
  },
  timeout,
);
