import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { preparedSizes } from '../../domain/content/picture.ts';
import {
  publishArticle,
  publishScheduledArticles,
} from '../../server/worker/articles/publish-articles.ts';
import { cleanUp } from '../../server/worker/clean-up.ts';
import { closeExpiredJobs } from '../../server/worker/jobs/close-expired-jobs.ts';
import { sendJobAlerts } from '../../server/worker/jobs/send-job-alerts.ts';
import { remindOfRenewal } from '../../server/worker/people/remind-of-renewal.ts';
import { rollUpAnalytics } from '../../server/worker/roll-up-analytics.ts';
import { schedule } from '../../server/worker/schedule.ts';
import { tasks } from '../../server/worker/tasks.ts';
import type { AnyRow } from '../fixtures/any-row.ts';
import { applicationForm, cvPdf, guard } from '../fixtures/applications.ts';
import { tokenIn } from '../fixtures/mail/token-in.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { until } from '../fixtures/until.ts';
import { prepareWorker } from '../fixtures/worker.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
const { context, runTwice } = prepareWorker(server);

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

it('articles are published at their scheduled time', async () => {
  await server.database.query(
    `insert into articles (slug, title, state, publish_at) values
     ('due', '{"en": "Due"}', 'scheduled', now() - interval '1 minute'),
     ('later', '{"en": "Later"}', 'scheduled', now() + interval '1 hour')`,
  );
  await runTwice(publishScheduledArticles);
  expect(
    await rows(`select slug, state from articles where slug in ('due', 'later') order by slug`),
  ).toEqual([
    { slug: 'due', state: 'published' },
    { slug: 'later', state: 'scheduled' },
  ]);
});

it('an article is published at its scheduled time, also after rescheduling', async () => {
  const [article] = await rows(
    `insert into articles (slug, title, state, publish_at)
     values ('soon', '{"en": "Soon"}', 'scheduled', now() + interval '1 hour') returning id`,
  );
  // The task runs too early, because the article was postponed after it was queued.
  await publishArticle(context, article, async () => undefined);
  expect(await rows(`select state from articles where slug = 'soon'`)).toEqual([
    { state: 'scheduled' },
  ]);
  await server.database.query(
    `update articles set publish_at = clock_timestamp() + interval '700 milliseconds' where slug = 'soon'`,
  );
  const late = await until(async () => {
    const [row] = await rows(
      `select extract(epoch from updated_at - publish_at)::float8 as late
       from articles where slug = 'soon' and state = 'published'`,
    );
    return row && { seconds: row.late };
  });
  expect(late.seconds).toBeGreaterThanOrEqual(0);
  // It must be published within a second; the scheduled tasks run once a minute.
  expect(late.seconds).toBeLessThan(1);
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

it('visits are summed by Stockholm day, and summing again gives the same result', async () => {
  const event = (name: string, properties: object) =>
    server.database.query<AnyRow>(
      `insert into analytics_events (occurred_at, name, path, language, properties)
       select (current_date::timestamp at time zone 'Europe/Stockholm') - interval '1 hour', $1, '/x', 'sv', $2`,
      [name, properties],
    );
  await event('seen', {});
  await event('seen', {});
  await event('engagement', { level: 'high' });
  await runTwice(rollUpAnalytics);
  const sums = await rows(
    `select day = current_date - 1 as yesterday, name, detail, events::integer from analytics_daily where path = '/x' order by name`,
  );
  expect(sums).toEqual([
    { yesterday: true, name: 'engagement', detail: 'high', events: 1 },
    { yesterday: true, name: 'seen', detail: '', events: 2 },
  ]);
});

it('visits from many hosts are summed by the most frequent ones, also when those change', async () => {
  const day = `(current_date - 1)::timestamp at time zone 'Europe/Stockholm' + interval '12 hours'`;
  const arrive = (host: string, count: number) =>
    server.database.query(
      `insert into analytics_events (occurred_at, name, path, referrer_host)
       select ${day}, 'page_view', '/hosts', $1 from generate_series(1, $2)`,
      [host, count],
    );
  for (let n = 0; n < 60; n += 1) await arrive(`h${String(n).padStart(2, '0')}.example`, 2);
  await runTwice(rollUpAnalytics);
  const sums = () =>
    rows(
      `select referrer_host as host, events::integer from analytics_daily where path = '/hosts' order by 1`,
    );
  const before = await sums();
  expect(before).toHaveLength(51);
  expect(before.at(-1)).toEqual({ host: 'other', events: 20 });
  await arrive('h59.example', 1);
  await runTwice(rollUpAnalytics);
  const after = await sums();
  expect(after).toHaveLength(51);
  expect(after).toContainEqual({ host: 'h59.example', events: 3 });
  expect(after).not.toContainEqual(expect.objectContaining({ host: 'h49.example' }));
  expect(after.reduce((sum, { events }) => sum + (events as number), 0)).toBe(121);
});

it('visits are summed from the last summed day, however long ago', async () => {
  await server.database.query(
    `insert into analytics_events (name, path, occurred_at) values ('late', '/pause', now() - interval '9 days')`,
  );
  await server.database.query(
    `delete from analytics_daily where day > current_date - 10;
     insert into analytics_daily (day, name, events) values (current_date - 10, 'seen', 1)`,
  );
  await runTwice(rollUpAnalytics);
  expect(await rows(`select name, events from analytics_daily where path = '/pause'`)).toEqual([
    { name: 'late', events: 1 },
  ]);
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

describe('a new job', () => {
  const join = (email: string, fields: string[], wants_alerts = true) =>
    server.invoke('join-candidate-bank', {
      ...guard(),
      consent: true,
      consent_version: 1,
      first_name: 'Ida',
      last_name: 'Alert',
      email,
      fields,
      wants_alerts,
    });

  it('is mailed once to each subscriber, with a token that only unsubscribes', async () => {
    await join('tech@people.example', ['tech']);
    await join('creative@people.example', ['creative']);
    await join('quiet@people.example', ['tech'], false);
    await rows(`update people set email_confirmed_at = now() where last_name = 'Alert'`);
    // Somebody else may have typed this address.
    await join('stranger@people.example', ['tech']);
    const [job] = await rows(
      `insert into jobs (slug, kind, field, title, state) values ('brand-new', 'internal', 'tech', '{"en": "New"}', 'open') returning id`,
    );
    const [queued] = await rows(
      `select run_at > now() + interval '10 minutes' as later from graphile_worker.jobs where key = $1`,
      [`job_alerts:${job?.id}`],
    );
    expect(queued).toEqual({ later: true });
    for (const _ of [1, 2]) await sendJobAlerts(context, { id: job?.id }, async () => undefined);
    const alertsTo = async (email: string) =>
      (await server.outbox(email)).filter(({ template }) => template === 'job_alert');
    expect(await alertsTo('creative@people.example')).toEqual([]);
    expect(await alertsTo('quiet@people.example')).toEqual([]);
    expect(await alertsTo('stranger@people.example')).toEqual([]);
    const mails = await alertsTo('tech@people.example');
    expect(mails).toHaveLength(1);
    const token = tokenIn(mails[0]?.variables.unsubscribe_link);
    expect((await server.invoke('person', { action: 'show', token })).status).toBe(403);
    expect((await server.invoke('person', { action: 'unsubscribe', token })).status).toBe(200);
    expect(
      await rows(
        `select wants_alerts from candidates join people on id = person_id where email = 'tech@people.example'`,
      ),
    ).toEqual([{ wants_alerts: false }]);
  });
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
