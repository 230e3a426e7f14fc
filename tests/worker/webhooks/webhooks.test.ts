import { Webhook } from 'standardwebhooks';
import { beforeEach, expect, it } from 'vitest';
import { webhookRetrySeconds } from '../../../domain/webhook.ts';
import { webhookNetwork } from '../../../server/webhooks/post-webhook.ts';
import {
  deliverNext,
  deliverWebhooks,
  findWaitingWebhooks,
} from '../../../server/worker/webhooks/deliver-webhooks.ts';
import { cast } from '../../fixtures/cast.ts';
import { prepare } from '../../fixtures/prepare.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { until } from '../../fixtures/until.ts';
import { startWebhookReceiver } from '../../fixtures/webhook-receiver.ts';
import { jobContext } from '../../fixtures/worker.ts';

const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
const receiver = prepare(startWebhookReceiver, ({ stop }) => stop());
let webhookId: string;

/** Delivers due messages, as the worker does. */
const deliver = async (allowsPrivateWebhooks = true) =>
  deliverWebhooks(
    await jobContext({ ...server, allowsPrivateWebhooks }),
    { webhook_id: webhookId },
    async () => undefined,
  );

/** Makes everything that waits due. */
const passTime = () =>
  rows(`update webhook_deliveries set send_after = now() where state = 'waiting'`);

const rotate = async () => {
  const { data } = await server.invoke(
    'rotate-webhook-secret',
    { webhook_id: webhookId },
    { as: 'astrid' },
  );
  return (data as { secret: string }).secret;
};

const log = () =>
  rows(
    'select event::text, state::text, attempts, status, error from webhook_deliveries order by position',
  );

const closeAndOpen = async () => {
  const [job] = await rows(`select id from jobs where state = 'open' order by slug limit 1`);
  await rows(`update jobs set closes_at = now() + interval '1 year' where id = $1`, [job?.id]);
  await rows(`update jobs set closes_at = now() + interval '2 years' where id = $1`, [job?.id]);
  return job?.id as string;
};

beforeEach(async () => {
  await rows('delete from webhooks');
  await rows(`delete from people where email in ('sivert@people.example', 'olle@people.example')`);
  await rows(`delete from notifications where kind = 'webhook_paused'`);
  receiver.received.length = 0;
  receiver.response.status = 204;
  receiver.response.hints = 0;
  await asStaff('admin', `insert into webhooks (name, url, events) values ('Payroll', $1, $2)`, [
    receiver.url,
    ['job.created', 'job.updated', 'person.created', 'person.updated', 'person.erased'],
  ]);
  webhookId = (await rows('select id from webhooks'))[0]?.id;
});

it('is signed so that the official library verifies it, and contains only ids and states', async () => {
  const secret = await rotate();
  expect(secret).toMatch(/^whsec_/);
  const jobId = await closeAndOpen();
  await deliver();
  expect(receiver.received).toHaveLength(2);
  const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
  const message = new Webhook(secret).verify(body, headers as Record<string, string>);
  expect(message).toMatchObject({
    type: 'job.updated',
    data: { id: jobId, state: 'open', changed: ['closes_at'] },
  });
  expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow();
  expect(headers['content-type']).toBe('application/json');
  expect(await log()).toEqual([
    { event: 'job.updated', state: 'delivered', attempts: 1, status: 204, error: null },
    { event: 'job.updated', state: 'delivered', attempts: 1, status: 204, error: null },
  ]);
});

it('never contains names, addresses or texts of people, and announces an erasure', async () => {
  await rows(
    `insert into people (first_name, last_name, email, language) values ('Sivert', 'Secret', 'sivert@people.example', 'sv')`,
  );
  await rows(
    `update people set first_name = 'Sixten', phone = '+46700000001' where email = 'sivert@people.example'`,
  );
  await rows(`update people set last_activity_at = now() where email = 'sivert@people.example'`);
  await rows(
    `select private.anonymise_person(id, 'staff') from people where email = 'sivert@people.example'`,
  );
  await deliver();
  const messages = receiver.received.map(({ body }) => JSON.parse(body));
  expect(messages.map(({ type }) => type)).toEqual([
    'person.created',
    'person.updated',
    'person.erased',
  ]);
  expect(messages[1].data.changed).toEqual(['first_name', 'phone']);
  expect(receiver.received.map(({ body }) => body).join()).not.toMatch(
    /sivert|sixten|secret|\+467/i,
  );
});

it('omits the source of an application, which visitors write', async () => {
  await rows(`update webhooks set events = '{application.created,application.updated}'`);
  await rows(
    `with person as (
       insert into people (first_name, last_name, email, language) values ('Olle', 'Ek', 'olle@people.example', 'sv') returning id
     )
     insert into applications (person_id, job_id, language, source)
     select person.id, job.id, 'sv', 'Sivert of Fleece' from person, (select id from jobs limit 1) as job`,
  );
  await rows(`update applications set source = 'Sivert again' where source = 'Sivert of Fleece'`);
  await deliver();
  const bodies = receiver.received.map(({ body }) => body);
  expect(bodies.map((body) => JSON.parse(body).data.changed)).toEqual([undefined, ['source']]);
  expect(bodies.join()).not.toContain('Sivert');
});

it('sends one message at a time, so that a slow receiver leaves room for others', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  receiver.response.held = promise;
  await rows(`update jobs set closes_at = now() + interval '1 year' where state = 'open'`);
  const first = deliver();
  await until(() => receiver.received.length === 1);
  await deliver();
  expect(receiver.received).toHaveLength(1);
  receiver.response.held = undefined;
  resolve();
  await first;
  expect(new Set((await log()).map(({ state }) => state))).toEqual(new Set(['delivered']));
});

it('disconnects from a receiver that sends hints but never a response', async () => {
  receiver.response.hints = 100;
  await closeAndOpen();
  await deliver();
  expect(await log()).toMatchObject([{ error: 'unreachable' }, { state: 'waiting' }]);
});

it('is written in the transaction of the change', async () => {
  const failing = server.database.transaction(async (query) => {
    await query(`update jobs set closes_at = now() + interval '3 years'`);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await log()).toEqual([]);
});

it('signs with the old secret too after a rotation', async () => {
  const old = await rotate();
  const fresh = await rotate();
  expect(fresh).not.toBe(old);
  await closeAndOpen();
  await deliver();
  const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
  for (const secret of [old, fresh]) {
    expect(() => new Webhook(secret).verify(body, headers as Record<string, string>)).not.toThrow();
  }
  await rows(`update webhooks set secret_rotated_at = now() - interval '25 hours'`);
  await closeAndOpen();
  await deliver();
  const last = receiver.received.at(-1);
  expect(() =>
    new Webhook(old).verify(last?.body ?? '', last?.headers as Record<string, string>),
  ).toThrow();
});

it('retries with a growing back-off, in the order of each object, and fails for good in the end', async () => {
  receiver.response.status = 500;
  await closeAndOpen();
  await rows(
    `insert into people (first_name, last_name, email, language) values ('Olle', 'Other', 'olle@people.example', 'en')`,
  );
  await deliver();
  // The second change of the job waits for the first; another object does not.
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual([
    'job.updated',
    'person.created',
  ]);
  const [{ wait } = { wait: 0 }] = await rows(
    `select round(extract(epoch from send_after - now()))::int as wait from webhook_deliveries order by position limit 1`,
  );
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(webhookRetrySeconds[0]);
  await deliver();
  expect(receiver.received).toHaveLength(2);
  for (const _ of webhookRetrySeconds) {
    await passTime();
    await deliver();
  }
  const states = await log();
  expect(states[0]).toEqual({
    event: 'job.updated',
    state: 'failed',
    attempts: webhookRetrySeconds.length + 1,
    status: 500,
    error: 'rejected',
  });
  // The first has ended, so the second has begun.
  expect(states[1]).toMatchObject({ state: 'waiting' });
  const ids = receiver.received
    .filter(({ body }) => body === receiver.received[0]?.body)
    .map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(1);

  receiver.response.status = 200;
  const [first] = await rows('select id from webhook_deliveries order by position limit 1');
  await asStaff('admin', 'select replay_webhook($1)', [first?.id]);
  await passTime();
  await deliver();
  expect(
    receiver.received.filter(({ headers }) => headers['webhook-id'] === first?.id),
  ).toHaveLength(webhookRetrySeconds.length + 2);
  expect((await log()).map(({ state }) => state)).toEqual(['delivered', 'delivered', 'failed']);
  expect((await rows('select failing_since from webhooks'))[0]?.failing_since).toBeNull();
});

it('sends a message that waits for its next attempt at once, and those behind it', async () => {
  receiver.response.status = 503;
  await closeAndOpen();
  await deliver();
  receiver.response.status = 200;
  await deliver();
  expect((await log()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);

  const [first] = await rows('select id from webhook_deliveries order by position limit 1');
  await asStaff('admin', 'select replay_webhook($1)', [first?.id]);
  await deliver();
  expect((await log()).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  expect(receiver.received.map(({ headers }) => headers['webhook-id']).slice(0, 2)).toEqual([
    first?.id,
    first?.id,
  ]);
});

it('is paused after days of failure, tells administrators, and goes on when it is turned on', async () => {
  receiver.response.status = 503;
  await closeAndOpen();
  await deliver();
  await rows(`update webhooks set failing_since = now() - interval '4 days'`);
  await passTime();
  await deliver();
  expect((await rows('select is_on, paused_at is not null as paused from webhooks'))[0]).toEqual({
    is_on: false,
    paused: true,
  });
  const notices = await rows(
    `select user_id, data from notifications where kind = 'webhook_paused'`,
  );
  expect(notices).toContainEqual({
    user_id: cast.astrid.id,
    data: { webhook_id: webhookId, name: 'Payroll' },
  });
  expect(notices.map(({ user_id }) => user_id)).not.toContain(cast.rasmus.id);
  const sent = receiver.received.length;
  await passTime();
  await deliver();
  await closeAndOpen();
  expect(receiver.received).toHaveLength(sent);

  receiver.response.status = 200;
  await asStaff('admin', 'update webhooks set is_on = true where id = $1', [webhookId]);
  await deliver();
  // Waiting events are sent; those in between were not recorded.
  expect((await log()).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
});

it('is paused at once when the receiver is gone, and does not follow redirects', async () => {
  receiver.response.status = 302;
  await closeAndOpen();
  await deliver();
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
  expect((await log())[0]).toMatchObject({ state: 'waiting', status: 302, error: 'redirected' });
  receiver.response.status = 410;
  await passTime();
  await deliver();
  expect((await rows('select is_on from webhooks'))[0]?.is_on).toBe(false);
});

it.each([
  ['a name of this machine', () => receiver.url],
  ['a private address', () => 'http://10.0.0.1/hook'],
  ['an address of cloud metadata', () => 'https://169.254.169.254/latest'],
  ['an embedded IPv4 address', () => 'https://[::ffff:127.0.0.1]/hook'],
  ['HTTP without TLS', () => 'http://example.com/hook'],
])('never calls %s unless the operator allows it', async (_, url) => {
  await rows('update webhooks set url = $1', [url()]);
  await closeAndOpen();
  await deliver(false);
  expect(receiver.received).toEqual([]);
  expect((await log())[0]).toMatchObject({ status: null, error: 'not_public' });
});

it('connects to the address that was checked, however the name resolves later', async () => {
  let checks = 0;
  const network = {
    ...webhookNetwork(true),
    isAllowed: () => {
      checks += 1;
      return false;
    },
  };
  await closeAndOpen();
  await deliverNext(await jobContext(server), webhookId, network);
  expect(checks).toBeGreaterThan(0);
  expect(receiver.received).toEqual([]);
});

it('sends a test also while it is off, and no other event', async () => {
  await asStaff('admin', 'update webhooks set is_on = false where id = $1', [webhookId]);
  await asStaff('admin', 'select test_webhook($1)', [webhookId]);
  await closeAndOpen();
  await deliver();
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['webhook.test']);
  receiver.response.status = 500;
  await asStaff('admin', 'select test_webhook($1)', [webhookId]);
  await deliver();
  expect((await log()).at(-1)).toMatchObject({ state: 'failed', attempts: 1, status: 500 });
  expect((await rows('select failing_since from webhooks'))[0]?.failing_since).toBeNull();
});

it.each(['recruiter', 'editor'] as const)('%s cannot test or replay', async (actor) => {
  await expect(asStaff(actor, 'select test_webhook($1)', [webhookId])).rejects.toThrow(
    /only administrators/,
  );
  await expect(asStaff(actor, 'select replay_webhook($1)', [webhookId])).rejects.toThrow(
    /only administrators/,
  );
});

it('finds what a dead process had claimed', async () => {
  await closeAndOpen();
  await rows(
    `update webhook_deliveries set state = 'sending', claimed_at = now() - interval '3 minutes'`,
  );
  const added: string[] = [];
  await findWaitingWebhooks(await jobContext(server), {}, async (_, __, key) => {
    added.push(key);
  });
  expect(added).toEqual([`webhook:${webhookId}`]);
  await deliver();
  expect(receiver.received).toHaveLength(2);
});

it('is audited with its secret, which is stored nowhere', async () => {
  await rows('delete from audit_log');
  const secret = await rotate();
  expect(
    await rows(
      `select actor_id, action, table_name, changed_columns from audit_log where table_name = 'webhooks'`,
    ),
  ).toEqual([
    {
      actor_id: cast.astrid.id,
      action: 'update',
      table_name: 'webhooks',
      changed_columns: ['secret_number', 'secret_rotated_at'],
    },
  ]);
  const stored = await rows('select to_jsonb(webhooks)::text as row from webhooks');
  expect(stored[0]?.row).not.toContain(secret.replace('whsec_', ''));
});
