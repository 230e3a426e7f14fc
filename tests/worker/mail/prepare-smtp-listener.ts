import { createTransport } from 'nodemailer';
import { pino } from 'pino';
import { afterEach } from 'vitest';
import { type SmtpListener, startSmtpListener } from '../../../server/inbound/smtp-listener.ts';
import { storeArrived } from '../../../server/inbound/store-arrived.ts';
import { rawMail } from '../../fixtures/mail/raw-mail.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';

export const inbox = 'replies@alpaca.example';
const listeners: SmtpListener[] = [];

/** Sends a mail as the server of the sender does. Resolves to the code of the response. */
export async function send(
  port: number | string,
  raw = rawMail(),
  to = inbox,
  from = 'sami@people.example',
) {
  const transport = createTransport({ host: '127.0.0.1', port: Number(port), ignoreTLS: true });
  return transport.sendMail({ envelope: { from, to }, raw }).then(
    ({ response }) => Number(response.slice(0, 3)),
    (error: { responseCode?: number; code?: string }) => error.responseCode ?? error.code,
  );
}

/** A server whose listener for replies gets mail from the tests. */
export function prepareSmtpListener() {
  const { server, rows } = prepareFunctionsServer();

  afterEach(async () => {
    for (const { stop } of listeners.splice(0)) await stop();
  });

  async function listen(options: Partial<Parameters<typeof startSmtpListener>[0]> = {}) {
    const listener = await startSmtpListener({
      port: 0,
      host: '127.0.0.1',
      inbox,
      store: (arrival) => storeArrived(server.database, arrival),
      hasRoom: async () => true,
      logger: pino({ level: 'silent' }),
      ...options,
    });
    listeners.push(listener);
    return listener.port;
  }

  return { server, rows, listen };
}
