import { afterAll, beforeAll } from 'vitest';
import type { Mailer } from '../../../../server/email/deliver.ts';
import { type MailServer, startMailServer } from '../../../fixtures/mail/mail-server.ts';
import { jobContext } from '../../../fixtures/worker.ts';
import { prepareInvoices } from './prepare-invoices.ts';

/** Sent invoices, and a mail server that can ask to wait. */
export function prepareInvoiceMail() {
  const mailing = {} as { mailServer: MailServer; mailer: Mailer };
  const { server, rows, call, addClient, addPlan, generate, invoicesOf, sendMonth } =
    prepareInvoices();
  const rejectFirst = new Set<string>();

  beforeAll(async () => {
    mailing.mailServer = await startMailServer({
      onRcptTo: ({ address }, _, callback) =>
        rejectFirst.delete(address)
          ? callback(Object.assign(new Error('Later'), { responseCode: 451 }))
          : callback(),
    });
    ({ mailer: mailing.mailer } = await jobContext({ ...server, smtpUrl: mailing.mailServer.url }));
  });
  afterAll(() => mailing.mailServer?.stop());

  /** A client with an address for invoices, and a sent invoice. */
  async function addSent(email: string) {
    const client = await addClient();
    await rows('update client_billing set invoice_email = $2 where client_id = $1', [
      client,
      email,
    ]);
    await addPlan(client);
    return { client, ...(await sendMonth(client)) };
  }

  /** Nothing of a sent invoice changes, so that the days pass without its triggers. */
  async function makeOverdue(id: unknown): Promise<void> {
    await rows('alter table invoices disable trigger user');
    await rows(`update invoices set due_on = '2025-06-30' where id = $1`, [id]);
    await rows('alter table invoices enable trigger user');
  }

  const mail = (invoice: unknown, action = 'send', as: 'rasmus' | 'astrid' = 'rasmus') =>
    call('mail-invoice', { invoice_id: invoice, action }, as);

  async function queue(invoice: unknown): Promise<string> {
    const { data } = await mail(invoice);
    const { id } = data as { id: string };
    await rows('update outbox set send_after = now() where id = $1', [id]);
    return id;
  }

  const stateOf = async (id: string) =>
    (await rows('select state::text, last_error from outbox where id = $1', [id]))[0];

  const endOf = async (id: string) =>
    (
      await rows(`select state::text, ended ->> 'because' as because from outbox where id = $1`, [
        id,
      ])
    )[0];

  return {
    mailing,
    server,
    rows,
    call,
    addClient,
    addPlan,
    generate,
    invoicesOf,
    sendMonth,
    rejectFirst,
    addSent,
    makeOverdue,
    mail,
    queue,
    stateOf,
    endOf,
  };
}
