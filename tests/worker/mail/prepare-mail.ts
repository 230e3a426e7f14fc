import { afterAll, beforeAll } from 'vitest';
import { enqueueMail, type Mail } from '../../../server/email/enqueue.ts';
import type { Worker } from '../../../server/worker/worker.ts';
import type { AnyRow } from '../../fixtures/any-row.ts';
import { type MailServer, startMailServer } from '../../fixtures/mail/mail-server.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { until } from '../../fixtures/until.ts';
import { startWorker } from '../../fixtures/worker.ts';

/** A worker, and a mail server that can reject mail. */
export function prepareMail() {
  const sending = {} as { mailServer: MailServer; worker: Worker };
  const { server, asStaff } = prepareFunctionsServer();
  const smtpErrors = new Map<string, Error>();

  function smtpError(code: number, text: string): Error {
    return Object.assign(new Error(text), { responseCode: code });
  }

  beforeAll(async () => {
    sending.mailServer = await startMailServer({
      onRcptTo: ({ address }, _, callback) => callback(smtpErrors.get(address)),
    });
    sending.worker = await startWorker({ ...server, smtpUrl: sending.mailServer.url });
  });
  afterAll(async () => {
    await sending.worker?.stop();
    await sending.mailServer?.stop();
  });

  function queue(to: string, overrides: Partial<Mail> = {}): Promise<string> {
    return server.database.transaction(async (query) => {
      const variables = { first_name: 'Åsa', link: 'https://alpaca.example/me/key' };
      const mail = {
        to,
        language: 'sv',
        template: 'person_link',
        variables,
        ...overrides,
      } as const;
      return (await enqueueMail(query, mail)) ?? '';
    });
  }

  async function read(id: string) {
    const { rows } = await server.database.query<AnyRow>(
      'select * from public.outbox where id = $1',
      [id],
    );
    return rows[0];
  }

  const untilState = (id: string, state: string) =>
    until(async () => {
      const mail = await read(id);
      return mail.state === state && mail;
    });

  const sendNow = (id: string) =>
    server.database.query<AnyRow>('update public.outbox set send_after = now() where id = $1', [
      id,
    ]);

  /** Queues a mail that is due, without notifying the worker. */
  async function queueUnseen(to: string): Promise<string> {
    const id = await queue(to, { sendAfter: new Date(Date.now() + 3_600_000) });
    await server.database.query('alter table public.outbox disable trigger queue_mail');
    await sendNow(id);
    await server.database.query('alter table public.outbox enable trigger queue_mail');
    return id;
  }

  return {
    sending,
    server,
    asStaff,
    smtpErrors,
    smtpError,
    queue,
    read,
    untilState,
    sendNow,
    queueUnseen,
  };
}
