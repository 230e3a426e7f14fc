import { describe, expect, it } from 'vitest';
import { webhookRetrySeconds } from '../../../domain/webhook.ts';
import { findWaitingWebhooks } from '../../../server/worker/webhooks/deliver-webhooks.ts';
import { cast } from '../../fixtures/cast.ts';
import { jobContext } from '../../fixtures/worker.ts';
import { prepareWebhook } from './prepare-webhook.ts';

const { server, rows, asStaff, receiver, webhookId, deliver, passTime, log, closeAndOpen } =
  prepareWebhook();
describe('a webhook', () => {
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
      data: { webhook_id: webhookId(), name: 'Payroll' },
    });
    expect(notices.map(({ user_id }) => user_id)).not.toContain(cast.rasmus.id);
    const sent = receiver.received.length;
    await passTime();
    await deliver();
    await closeAndOpen();
    expect(receiver.received).toHaveLength(sent);

    receiver.response.status = 200;
    await asStaff('admin', 'update webhooks set is_on = true where id = $1', [webhookId()]);
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

  it('finds what a dead process had claimed', async () => {
    await closeAndOpen();
    await rows(
      `update webhook_deliveries set state = 'sending', claimed_at = now() - interval '3 minutes'`,
    );
    const added: string[] = [];
    await findWaitingWebhooks(await jobContext(server), {}, async (_, __, key) => {
      added.push(key);
    });
    expect(added).toEqual([`webhook:${webhookId()}`]);
    await deliver();
    expect(receiver.received).toHaveLength(2);
  });
});
