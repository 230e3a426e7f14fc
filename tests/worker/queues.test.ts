import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enqueueMail } from '../../server/email/enqueue.ts';
import { workerConnections } from '../../server/postgres/checks/connection-shortage.ts';
import { queuesOf } from '../../server/worker/queues.ts';
import { tasks } from '../../server/worker/tasks.ts';
import { sharedConnections, type Worker } from '../../server/worker/worker.ts';
import { applicationForm, cvPdf } from '../fixtures/applications.ts';
import { type MailServer, startMailServer } from '../fixtures/mail/mail-server.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { until } from '../fixtures/until.ts';
import { defaultSlots, startWorker } from '../fixtures/worker.ts';

// If one kind of background work is delayed, the others continue.

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
/** Other numbers than those of the settings, so that a test notices if they are ignored. */
const slots = { ...defaultSlots, mail: 2 };
const queues = queuesOf(slots);
let mailServer: MailServer;
let worker: Worker;
/** The mail server accepts no mail before this is settled. */
let mailIsHeld: Promise<void> = Promise.resolve();

beforeAll(async () => {
  mailServer = await startMailServer({ onArrival: () => mailIsHeld });
  worker = await startWorker({ ...server, smtpUrl: mailServer.url, slots });
});
afterAll(async () => {
  await worker?.stop();
  await mailServer?.stop();
});

function queueMail(to: string): Promise<string | undefined> {
  const variables = { first_name: 'Åsa', link: 'https://alpaca.example/me/key' };
  return server.database.transaction((query) =>
    enqueueMail(query, { to, language: 'sv', template: 'person_link', variables }),
  );
}

/** Queues a scheduled task, and waits until it has run. */
async function runScheduledTask(): Promise<void> {
  const key = randomUUID();
  await rows(`select graphile_worker.add_job('close-expired-jobs', job_key => $1)`, [key]);
  await until(async () => {
    const remainingRows = await rows('select from graphile_worker.jobs where key = $1', [key]);
    return remainingRows.length === 0;
  });
}

const extractionOf = async (email: string) => {
  const [document] = await rows(
    'select extraction, path from documents join people on people.id = person_id where email = $1',
    [email],
  );
  return document;
};

const apply = (email: string) =>
  server.invoke(
    'apply',
    applicationForm({ email, last_name: 'Slow', phone: undefined }, cvPdf('Patience')),
  );

it('every task belongs to one queue', () => {
  const queued = Object.values(queues).flatMap((queue) => queue.tasks);
  expect(queued.toSorted()).toEqual(Object.keys(tasks).toSorted());
});

it('the worker opens as many connections as the start counts for it', () => {
  expect(Object.keys(queues).length + sharedConnections).toBe(workerConnections);
});

it('a slow mail server delays neither the schedule nor CVs', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  mailIsHeld = promise;
  const addresses = Array.from({ length: 5 }, (_, index) => `slow${index}@people.example`);
  for (const address of addresses) await queueMail(address);
  await until(() => mailServer.mails.length === queues.mail.concurrency);
  await apply('meanwhile@people.example');
  await until(async () => (await extractionOf('meanwhile@people.example'))?.extraction === 'done');
  await runScheduledTask();
  expect(mailServer.mails).toHaveLength(queues.mail.concurrency);
  resolve();
  for (const address of addresses) await until(() => mailServer.to(address).length === 1);
});

it('slow CVs delay neither mail nor the schedule', async () => {
  const emails = ['first', 'second', 'third', 'fourth'].map((name) => `${name}@people.example`);
  const folder = join(server.files.folder, 'cvs');
  await mkdir(folder, { recursive: true });
  for (const email of emails) {
    // Reading a pipe blocks until it is written to, like reading from a frozen disk.
    execFileSync('mkfifo', [join(folder, email)]);
    await rows(
      `with person as (
         insert into public.people (first_name, last_name, email) values ('Pipe', 'Slow', $1) returning id
       )
       insert into public.documents (person_id, path, file_name, mime_type, size_bytes, sha256)
       select id, $1, 'cv.txt', 'text/plain', 13, encode(sha256($1::bytea), 'hex') from person`,
      [email],
    );
  }
  const { length: before } = mailServer.mails;
  await queueMail('quick@people.example');
  await until(() => mailServer.mails.length > before);
  await runScheduledTask();
  for (const email of emails) expect((await extractionOf(email))?.extraction).toBe('pending');
  for (const email of emails) {
    await writeFile(join(folder, email), 'Words of a CV');
    await until(async () => (await extractionOf(email))?.extraction === 'done');
  }
});
