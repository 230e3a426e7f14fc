import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkWork } from '../../server/doctor/check-work.ts';
import { enqueueMail } from '../../server/email/enqueue.ts';
import { withClient } from '../../server/postgres/with-client.ts';
import { cleanUp } from '../../server/worker/clean-up.ts';
import { findWaitingMail, leaseSeconds } from '../../server/worker/mail/find-waiting-mail.ts';
import { type MailServer, startMailServer } from '../fixtures/mail/mail-server.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { type Child, startChild } from '../fixtures/processes/child.ts';
import { until } from '../fixtures/until.ts';
import { jobContext, startWorker } from '../fixtures/worker.ts';

// A process dies at the worst moment. Nothing is lost and nothing is duplicated.

const { server, rows } = prepareFunctionsServer({ withQuestions: false });

describe('a worker that is killed', () => {
  let killedWorker: Child | undefined;
  let nextWorker: Child | undefined;
  let mailServer: MailServer;
  let killOn: 'recipient' | 'arrival' | undefined;

  beforeEach(async () => {
    const killAt = async (moment: typeof killOn) => {
      if (killOn !== moment) return;
      killOn = undefined;
      await killedWorker?.kill();
    };
    mailServer = await startMailServer({
      onRcptTo: (_, __, callback) => void killAt('recipient').then(() => callback()),
      onArrival: () => killAt('arrival'),
    });
  });
  afterEach(async () => {
    await nextWorker?.kill();
    await mailServer.stop();
  });

  /** Kills the worker while it sends a mail, and starts another one. Returns the mail once it is sent. */
  async function killAndRecover(to: string, moment: typeof killOn) {
    killOn = moment;
    killedWorker = await startChild(
      'worker-process.ts',
      server.databaseUrl,
      mailServer.url,
      server.files.folder,
    );
    const mail = {
      to,
      language: 'en',
      template: 'person_link',
      variables: { first_name: 'Ada', link: 'https://alpaca.example/me/k' },
    } as const;
    const id = await enqueueMail(server.database.query, mail);
    const read = async () => (await rows('select * from public.outbox where id = $1', [id]))[0];
    await until(() => killOn === undefined && killedWorker?.process.signalCode === 'SIGKILL');
    expect((await read())?.state).toBe('sending');

    nextWorker = await startChild(
      'worker-process.ts',
      server.databaseUrl,
      mailServer.url,
      server.files.folder,
    );
    // Makes the mail older, so that the scheduled tasks find it.
    await withClient(server.databaseUrl, async (client) => {
      await client.query('set session_replication_role = replica');
      await client.query(
        'update public.outbox set updated_at = now() - make_interval(secs => $2) where id = $1',
        [id, leaseSeconds + 1],
      );
    });
    await findWaitingMail(await jobContext(server), undefined, async () => undefined);
    return until(async () => {
      const mail = await read();
      return mail?.state === 'sent' && mail;
    });
  }

  it('sends the mail once if SMTP had not accepted it', async () => {
    await killAndRecover('before@people.example', 'recipient');
    expect(mailServer.to('before@people.example')).toHaveLength(1);
  });

  it('sends the mail again with the same Message-ID if SMTP had accepted it', async () => {
    const mail = await killAndRecover('after@people.example', 'arrival');
    const ids = mailServer.to('after@people.example').map(({ messageId }) => messageId);
    expect(ids).toEqual([
      `<${mail.message_id}@alpaca.example>`,
      `<${mail.message_id}@alpaca.example>`,
    ]);
  });
});

it('counts as given up what failed for the last time, and not what a later job did in its place', async () => {
  const { query } = server.database;
  const findGivenUp = async () =>
    (await checkWork({ WORKER: 'on', DATABASE_URL: '' }, server.database)).filter(({ text }) =>
      text.includes('given up'),
    );
  const context = await jobContext(server);
  const worker = await startWorker(server);
  await worker.stop();
  await query('delete from graphile_worker._private_jobs');
  // graphile-worker leaves a job in this state when its process is killed.
  const addJob = `select graphile_worker.add_job('deliver-mail', '{}', job_key => 'twice')`;
  await query(addJob);
  await query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute', locked_by = 'gone', attempts = 1
     where key = 'twice'`,
  );
  await query(addJob);
  expect(await findGivenUp()).toEqual([]);
  const countJobs = async () =>
    (await rows('select from graphile_worker.jobs where attempts >= max_attempts')).length;
  await cleanUp(context, undefined, async () => undefined);
  expect(await countJobs()).toBe(1);

  await query(
    `update graphile_worker._private_jobs set attempts = max_attempts where key = 'twice'`,
  );
  expect(await findGivenUp()).toEqual([expect.objectContaining({ state: 'warning' })]);
  await query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '5 hours' where locked_by = 'gone'`,
  );
  await cleanUp(context, undefined, async () => undefined);
  expect(await countJobs()).toBe(1);
  await query(
    `update graphile_worker._private_jobs set updated_at = now() - interval '8 days' where key = 'twice'`,
  );
  await cleanUp(context, undefined, async () => undefined);
  expect(await countJobs()).toBe(0);
});
