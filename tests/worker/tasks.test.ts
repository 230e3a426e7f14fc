import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { preparedSizes } from '../../domain/content/picture.ts';
import { cleanUp } from '../../server/worker/clean-up.ts';
import { closeExpiredJobs } from '../../server/worker/jobs/close-expired-jobs.ts';
import { remindOfRenewal } from '../../server/worker/people/remind-of-renewal.ts';
import { schedule } from '../../server/worker/schedule.ts';
import { tasks } from '../../server/worker/tasks.ts';
import { applicationForm, cvPdf, guard } from '../fixtures/applications.ts';
import { tokenIn } from '../fixtures/mail/token-in.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { until } from '../fixtures/until.ts';
import { prepareWorker } from '../fixtures/worker.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });

const { runTwice } = prepareWorker(server);

it('every task of the schedule exists', () => {
  for (const { task } of schedule) expect(tasks).toHaveProperty(task);
});

it('images of pages are rendered when they are uploaded, other files are not', async () => {
  const save = (bucket: string, path: string, type: string) =>
    server.files.save({ bucket, path }, strToU8('bytes'), type);
  await save('media', 'film.gif', 'image/gif');
  await save('cvs', 'scan.png', 'image/png');
  await save('media', 'barn.png', 'image/png');
  const { prepared } = server.files;
  await until(async () => prepared.length === preparedSizes.length);
  expect(prepared).toEqual([
    'barn.png 1600x',
    'barn.png 480x270',
    'barn.png 800x450',
    'barn.png 1200x675',
    'barn.png 1600x900',
  ]);
  await rows(`delete from storage.objects where name in ('film.gif', 'scan.png', 'barn.png')`);
});

it('jobs are closed at their closing time', async () => {
  await server.database.query(
    `update jobs set opens_at = now() - interval '2 days', closes_at = now() - interval '1 minute' where slug = 'gofido-fullstack-developer'`,
  );
  await runTwice(closeExpiredJobs);
  const [job] = await rows(
    `select state, closed_at, version from jobs where slug = 'gofido-fullstack-developer'`,
  );
  expect(job).toMatchObject({ state: 'closed', closed_at: expect.anything() });
});

it('reminds candidates once to renew their consent', async () => {
  const email = 'renew@people.example';
  await server.invoke('join-candidate-bank', {
    ...guard(),
    consent: true,
    consent_version: 1,
    first_name: 'Ruth',
    last_name: 'Ring',
    email,
    language: 'sv',
  });
  await server.database.query(
    `update candidates set consent_expires_at = now() + interval '20 days' where person_id = (select id from people where email = $1)`,
    [email],
  );
  await runTwice(remindOfRenewal);
  const mails = (await server.outbox(email)).filter(
    ({ template }) => template === 'candidate_renewal',
  );
  expect(mails).toHaveLength(1);
  const token = tokenIn(mails[0]?.variables.link);
  expect((await server.invoke('person', { action: 'renew', token })).status).toBe(200);
});

it('deletes expired rows and nothing else', async () => {
  await server.database.query(
    `insert into idempotency_keys (scope, key, request_hash, created_at) values
     ('old', 'key-of-old', repeat('a', 64), now() - interval '3 days'), ('new', 'key-of-new', repeat('a', 64), now())`,
  );
  await server.database.query(
    `insert into private.rate_limits (key, tokens, wait, refilled_at) values ('old', 1, 0, now() - interval '2 days')`,
  );
  await server.database.query(
    `update private.person_links set expires_at = now() - interval '13 months' where id = (select id from private.person_links limit 1)`,
  );
  await server.database.query(
    `with article as (insert into articles (slug, title) values ('seen', '{"en": "Seen"}') returning id)
     insert into article_previews (article_id, token_hash, expires_at)
     select id, encode(sha256(days::text::bytea), 'hex'), now() - days * interval '1 day'
     from article, unnest(array[-5, 1, 31]) as days`,
  );
  const [before] = await rows('select count(*)::int as links from private.person_links');
  await runTwice(cleanUp);
  // For a month an expired link is reported as expired, afterwards as unknown.
  expect(
    await rows('select expires_at < now() as ended from article_previews order by expires_at'),
  ).toEqual([{ ended: true }, { ended: false }]);
  expect(await rows(`select key from idempotency_keys where scope in ('old', 'new')`)).toEqual([
    { key: 'key-of-new' },
  ]);
  expect(await rows(`select from private.rate_limits where key = 'old'`)).toEqual([]);
  const [after] = await rows('select count(*)::int as links from private.person_links');
  expect(after?.links).toBe(before?.links - 1);
});

it('deletes forms that nobody confirmed, with their files, and keeps those that still wait', async () => {
  const email = 'waits@people.example';
  const form = (words: string) =>
    applicationForm({ email, phone: undefined, cover_letter: words }, cvPdf(words));
  await server.invoke('apply', form('First'));
  await server.invoke('apply', form('Expired'));
  await server.invoke('apply', form('Waiting'));
  const pending = () =>
    rows(
      `select data ->> 'cover_letter' as words, cv_path as path from pending_submissions
       where email = $1 order by submitted_at`,
      [email],
    );
  const [expired, waiting] = await pending();
  await rows(
    `update pending_submissions set expires_at = now() - interval '1 minute' where cv_path = $1`,
    [expired?.path],
  );
  // Old enough to count as files without a row.
  await rows(`update storage.objects set created_at = now() - interval '2 days'`);
  await runTwice(cleanUp);
  expect(await pending()).toEqual([waiting]);
  const files = await server.files.list('cvs');
  expect(files).toContain(waiting?.path);
  expect(files).not.toContain(expired?.path);
});
