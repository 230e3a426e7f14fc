import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverMail, type Mailer } from '../../../../server/email/deliver.ts';
import { type MailServer, startMailServer } from '../../../fixtures/mail/mail-server.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { jobContext } from '../../../fixtures/worker.ts';
import { prepareInvoices } from './prepare-invoices.ts';

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

/** A client whose main contact was chosen by its owner, and a sent invoice. */
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
  await addPlan(client);
  const { id } = await sendMonth(client);
  return { id, client, person: person?.id as string };
}
const recipientOf = async (invoice: string) => (await mail(invoice, 'preview', 'astrid')).data.to;
const setOwner = (client: string, owner: string | null) =>
  rows('update client_details set owner_id = $2 where client_id = $1', [client, owner]);
const setEmail = (actor: 'recruiter' | 'admin', person: string, email: string) =>
  asStaff(actor, 'update people set email = $2 where id = $1', [person, email]);

it('goes to the new address of the main contact if an owner or administrator changed it', async () => {
  const { id, client, person } = await addWithMainContact('first@ullberg.example');
  expect(await recipientOf(id)).toBe('first@ullberg.example');
  await setEmail('recruiter', person, 'second@ullberg.example');
  expect(await recipientOf(id)).toBe('second@ullberg.example');
  await setOwner(client, null);
  await setEmail('admin', person, 'third@ullberg.example');
  expect(await recipientOf(id)).toBe('third@ullberg.example');
});

it('does not go to an address that a colleague gave the main contact of another’s client', async () => {
  const { id, client, person } = await addWithMainContact('known@ullberg.example');
  await setOwner(client, null);
  await setEmail('recruiter', person, 'private@evil.example');
  expect(await recipientOf(id)).toBeNull();
  expect(await mail(id, 'send', 'astrid')).toMatchObject({ error: 'billing_email_missing' });
  await setEmail('recruiter', person, 'known@ullberg.example');
  expect(await recipientOf(id)).toBe('known@ullberg.example');
});

it('does not go to a main contact whom a colleague chose at another’s client', async () => {
  const { id, client, person } = await addWithMainContact('chosen@ullberg.example');
  const [other] = await rows(
    `insert into people (first_name, email) values ('Nils', 'nils@evil.example') returning id`,
  );
  await setOwner(client, null);
  const choose = async (actor: 'recruiter' | 'admin', chosen: string) => {
    const statement = 'update client_contacts set is_primary = $3 where client_id = $1 and';
    await asStaff(actor, `${statement} person_id <> $2`, [client, chosen, false]);
    await asStaff(actor, `${statement} person_id = $2`, [client, chosen, true]);
  };
  await asStaff('recruiter', 'insert into client_contacts (client_id, person_id) values ($1, $2)', [
    client,
    other?.id,
  ]);
  await choose('recruiter', other?.id);
  expect(await recipientOf(id)).toBeNull();
  await choose('recruiter', person);
  expect(await recipientOf(id)).toBeNull();
  await choose('admin', person);
  expect(await recipientOf(id)).toBe('chosen@ullberg.example');
  // Nor if they merge the contact into a record of their own.
  const merge = { keep: other?.id, merge: person, confirm: true };
  expect((await call('merge-people', merge)).status).toBe(200);
  expect(await recipientOf(id)).toBeNull();
});

/** The sent mails of an export: the subject, or null for one without its content. */
function readExport(data: Record<string, unknown>) {
  const { mails, history } = data as Record<'mails' | 'history', Record<string, string | null>[]>;
  return {
    subjects: mails.map(({ subject }) => subject),
    texts: mails.map(({ text }) => text),
    events: history.filter(({ kind }) => kind === 'mail_sent').length,
  };
}

it('is in the export of the recipient without its content, and not for recruiters of other clients', async () => {
  const { id, client, person } = await addWithMainContact('export@ullberg.example');
  await deliver(id);
  await rows(
    `insert into outbox (cause, template_key, person_id, to_email, language, state, sent_at, subject, body_text)
     values ('export:' || $1::uuid, 'person_link', $1::uuid, 'export@ullberg.example', 'sv', 'sent', now(), 'Länk', 'Till dig')`,
    [person],
  );
  const exportAs = async (as?: 'astrid') =>
    readExport((await call('export-person', { person_id: person }, as)).data);
  const all = { subjects: [null, 'Länk'], texts: [null, 'Till dig'], events: 2 };
  expect(await exportAs()).toEqual(all);
  await setOwner(client, null);
  expect(await exportAs()).toEqual({ subjects: ['Länk'], texts: ['Till dig'], events: 1 });
  expect(await exportAs('astrid')).toEqual(all);
});

it('is not readable in the own export of a record that the contact was merged into', async () => {
  const { id, client, person } = await addWithMainContact('merged@ullberg.example');
  await deliver(id);
  await setOwner(client, null);
  const email = 'private.box@evil.example';
  const [own] = await rows(
    `insert into people (first_name, email) values ('Nils', $1) returning id`,
    [email],
  );
  const merge = { keep: own?.id, merge: person, confirm: true };
  expect((await call('merge-people', merge)).status).toBe(200);
  await server.invoke('person', { action: 'send_link', email });
  const token = await tokenOf(email, 'person_link');
  const { data } = await server.invoke('person', { action: 'export', token });
  expect(JSON.stringify(data)).not.toMatch(/38.750|Faktura/);
  expect(readExport(data).subjects).toContain(null);
});
