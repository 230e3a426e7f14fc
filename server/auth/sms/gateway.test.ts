import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { defaultAuthSettings } from '../../../tests/fixtures/auth/auth-settings.ts';
import { startWebhookReceiver } from '../../../tests/fixtures/webhook-receiver.ts';
import type { Auth } from '../context.ts';
import { deliverText } from './gateway.ts';

const message = { id: 'b7d7a4c0', phone: '46700000001', text: '123456 is your code' };

async function deliver(status: number) {
  const gateway = await startWebhookReceiver();
  gateway.response.status = status;
  const log = new PassThrough();
  const settings = { ...defaultAuthSettings, sms: { url: gateway.url, testCodes: new Map() } };
  const auth = { settings, logger: pino({ base: undefined }, log) } as unknown as Auth;
  const error = await deliverText(auth, message).catch(({ code }) => code);
  log.end();
  await gateway.stop();
  return { error, received: gateway.received, log: await text(log) };
}

it.each([
  [204, 1, undefined],
  [301, 1, 'sms_send_failed'],
  [401, 1, 'sms_send_failed'],
  [429, 2, 'sms_send_failed'],
  [500, 2, 'sms_send_failed'],
])('a gateway that responds with %i is called %i times', async (status, times, code) => {
  const { error, received } = await deliver(status);
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(
    Array(times).fill(message.id),
  );
  expect(error).toBe(code);
});

it('logs a failure without number, code and URL', async () => {
  const { log } = await deliver(500);
  expect(JSON.parse(log)).toMatchObject({ level: 40, status: 500, error: 'rejected' });
  for (const secret of [message.phone, '123456', '/hook']) expect(log).not.toContain(secret);
});
