import { afterAll, beforeAll, expect, it } from 'vitest';
import { enqueueMail } from '../../server/email/enqueue.ts';
import { queuesOf } from '../../server/worker/queues.ts';
import type { Worker } from '../../server/worker/worker.ts';
import { applicationForm, cvPdf, guard } from '../fixtures/applications.ts';
import { renderSlowPdf } from '../fixtures/documents/slow-pdf.ts';
import { type MailServer, startMailServer } from '../fixtures/mail/mail-server.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { until } from '../fixtures/until.ts';
import { defaultSlots, startWorker } from '../fixtures/worker.ts';

// The order in which the worker does what many senders have asked for before it starts.

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
let mailServer: MailServer;
let worker: Worker | undefined;
/** The mail server accepts no mail before this is settled. */
let held: Promise<void> = Promise.resolve();

beforeAll(async () => {
  mailServer = await startMailServer({ onArrival: () => held });
  // Creates the tables of the queues, which triggers add jobs to.
  await (await startWorker({ ...server, smtpUrl: mailServer.url })).stop();
});
afterAll(async () => {
  await worker?.stop();
  await mailServer?.stop();
});

const hostile = 20;

it('reads an ordinary CV before most of those that one network sent earlier', async () => {
  const bomb = new File([new Uint8Array(renderSlowPdf())], 'cv.pdf', { type: 'application/pdf' });
  for (let n = 0; n < hostile; n += 1) {
    const form = applicationForm({ email: `bomb${n}@people.example`, phone: undefined }, bomb);
    const sent = await server.invoke('apply', form, {
      headers: { 'x-forwarded-for': '192.0.2.50' },
    });
    expect(sent.status).toBe(200);
  }
  const email = 'ordinary@people.example';
  await server.invoke('apply', applicationForm({ email, phone: undefined }, cvPdf('Patience')), {
    headers: { 'x-forwarded-for': '192.0.2.51' },
  });
  const extractionOf = async (pattern: string) =>
    rows(
      `select extraction, is_slow_to_read from documents join people on people.id = person_id where email like $1`,
      [pattern],
    );
  worker = await startWorker({ ...server, smtpUrl: mailServer.url });
  await expect
    .poll(async () => (await extractionOf(email))[0]?.extraction, { timeout: 120_000 })
    .toBe('done');
  const bombs = await extractionOf('bomb%');
  const untouched = bombs.filter(
    ({ extraction, is_slow_to_read }) => extraction === 'pending' && !is_slow_to_read,
  );
  expect(bombs).toHaveLength(hostile);
  // The first one came before the ordinary one, and the next may have been read since.
  expect(untouched.length).toBeGreaterThanOrEqual(hostile - 2);
  await worker.stop();
  worker = undefined;
}, 240_000);

it('delivers mail of forms over their quota after other mail, even if that was queued later', async () => {
  const address = '192.0.2.60';
  const lead = (email: string) => ({
    ...guard(),
    ...{ name: 'Ada Lind', company: 'Barn AB', email, phone: '+46 70 000 00 01' },
    ...{ consent: 'true', consent_version: '1', language: 'en', message: 'Hello' },
  });
  await rows(
    `insert into private.rate_limits (key, tokens, wait, refilled_at)
     values ('form-mails:' || $1, -20_000, 0, clock_timestamp())`,
    [address],
  );
  await rows(`update outbox set state = 'cancelled' where state = 'queued'`);
  const late = Array.from(
    { length: 2 * queuesOf(defaultSlots).mail.concurrency },
    (_, n) => `late${n}@forms.example`,
  );
  for (const email of late) {
    const { data } = await server.invoke('join-waiting-list', lead(email), {
      headers: { 'x-forwarded-for': address },
    });
    expect(data).toMatchObject({ mail: 'late' });
  }
  // The time comes at which the quota allows them.
  await rows(`update outbox set send_after = now() where to_email like 'late%'`);
  await rows(
    `update graphile_worker._private_jobs set run_at = now() where key in (
       select 'mail:' || id from outbox where to_email like 'late%'
     )`,
  );
  const to = 'colleague@people.example';
  const variables = { first_name: 'Åsa', link: 'https://alpaca.example/me/key' };
  await server.database.transaction((query) =>
    enqueueMail(query, { to, language: 'sv', template: 'person_link', variables }),
  );
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  const { length: before } = mailServer.mails;
  worker = await startWorker({ ...server, smtpUrl: mailServer.url });
  await until(() => mailServer.mails.length === before + queuesOf(defaultSlots).mail.concurrency);
  expect(mailServer.to(to)).toHaveLength(1);
  resolve();
  for (const email of late) await until(() => mailServer.to(email).length === 1);
}, 60_000);
