import { expect, it } from 'vitest';
import { webhookNetwork } from '../../../server/webhooks/post-webhook.ts';
import { deliverNext } from '../../../server/worker/webhooks/deliver-webhooks.ts';
import { until } from '../../fixtures/until.ts';
import { jobContext } from '../../fixtures/worker.ts';
import { prepareWebhook } from './prepare-webhook.ts';

const { server, rows, receiver, webhookId, deliver, log, closeAndOpen } = prepareWebhook();

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
  await deliverNext(await jobContext(server), webhookId(), network);
  expect(checks).toBeGreaterThan(0);
  expect(receiver.received).toEqual([]);
});
