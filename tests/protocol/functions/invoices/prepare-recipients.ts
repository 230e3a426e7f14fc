import { afterAll, beforeAll, expect } from 'vitest';
import { deliverMail, type Mailer } from '../../../../server/email/deliver.ts';
import { type MailServer, startMailServer } from '../../../fixtures/mail/mail-server.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { jobContext } from '../../../fixtures/worker.ts';
import { prepareInvoices } from './prepare-invoices.ts';

/** The sent mails of an export: the subject, or null for one without its content. */
export function readExport(data: Record<string, unknown>) {
  const { mails, history } = data as Record<'mails' | 'history', Record<string, string | null>[]>;
  return {
    subjects: mails.map(({ subject }) => subject),
    texts: mails.map(({ text }) => text),
    events: history.filter(({ kind }) => kind === 'mail_sent').length,
  };
}

/** Clients with an invoice, and the mails about it. */
export function prepareRecipients() {
  const { server, rows, asStaff, call, addClient, addPlan, sendMonth } = prepareInvoices();
  const { tokenOf } = createPeople(server);
  let mailServer: MailServer;
  let mailer: Mailer;

  beforeAll(async () => {
    mailServer = await startMailServer();
    ({ mailer } = await jobContext({ ...server, smtpUrl: mailServer.url }));
  });

  afterAll(() => mailServer?.stop());

  const mail = (invoice: unknown, action = 'send', as: 'rasmus' | 'astrid' = 'rasmus') =>
    call('mail-invoice', { invoice_id: invoice, action }, as);

  async function deliver(invoice: unknown): Promise<void> {
    const { data } = await mail(invoice);
    const { id } = data as { id: string };
    await rows('update outbox set send_after = now() where id = $1', [id]);
    expect(await deliverMail(mailer, id)).toBe('sent');
  }

  const approve = (actor: 'recruiter' | 'admin', client: string, person: string, shown: string) =>
    asStaff(actor, 'select public.approve_invoice_address($1, $2, $3)', [client, person, shown]);

  /** A client whose owner chose the main contact and approved their address, and a sent invoice. */
  async function addWithMainContact(email: string) {
    const client = await addClient();
    const [person] = await rows(
      `insert into people (first_name, last_name, email) values ('Ines', 'Ullberg', $1) returning id`,
      [email],
    );
    await asStaff(
      'recruiter',
      'insert into client_contacts (client_id, person_id, is_primary) values ($1, $2, true)',
      [client, person?.id],
    );
    await approve('recruiter', client, person?.id, email);
    await addPlan(client);
    const { id } = await sendMonth(client);
    return { id, client, person: person?.id as string };
  }

  const recipientOf = async (invoice: string) => (await mail(invoice, 'preview', 'astrid')).data.to;

  const setOwner = (client: string, owner: string | null) =>
    rows('update client_details set owner_id = $2 where client_id = $1', [client, owner]);

  const setEmail = (actor: 'recruiter' | 'admin', person: string, email: string) =>
    asStaff(actor, 'update people set email = $2 where id = $1', [person, email]);

  return {
    server,
    rows,
    asStaff,
    call,
    tokenOf,
    mail,
    deliver,
    approve,
    addWithMainContact,
    recipientOf,
    setOwner,
    setEmail,
  };
}
