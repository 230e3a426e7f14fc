import { beforeEach, describe, expect, it } from 'vitest';
import { withClient } from '../../../../server/postgres/with-client.ts';
import { insertContact, kajsa, kajsasPerson } from '../../../fixtures/cast.ts';
import { prepareInvoices } from '../invoices/prepare-invoices.ts';

// Decisions on pauses are for the address that access to the portal was given for.

const { server, rows, call, addClient, addPlan } = prepareInvoices();

let request: string;

beforeEach(async () => {
  const client = await addClient();
  await addPlan(client);
  await withClient(server.databaseUrl, (connection) => insertContact(connection, client));
  const [added] = await rows(
    `insert into client_pause_requests (client_id, person_id, starts_on, ends_on)
     select $1, $2, private.stockholm_today() + 1, private.stockholm_today() + 5 returning id`,
    [client, kajsasPerson],
  );
  request = added?.id;
  await rows('delete from outbox');
});

const decline = () =>
  call('decide-pause-request', { decision: 'decline', request_id: request, reason: 'Unpaid' });
const setEmail = (email: string) =>
  rows('update people set email = $2 where id = $1', [kajsasPerson, email]);
const recipients = () =>
  rows(`select to_email from outbox where template_key = 'client_pause_declined'`);
describe('decisions about a pause that was asked for at an address', () => {
  it('are mailed to it', async () => {
    expect((await decline()).status).toBe(200);
    expect(await recipients()).toEqual([{ to_email: kajsa.email }]);
  });

  it('are not mailed to another address of the contact', async () => {
    await setEmail('kajsa@evil.example');
    expect((await decline()).status).toBe(200);
    expect(await recipients()).toEqual([]);
    await setEmail(kajsa.email);
  });

  it('stay at it if the contact gets another one before they are sent', async () => {
    await decline();
    await setEmail('late@evil.example');
    expect(await recipients()).toEqual([{ to_email: kajsa.email }]);
    await setEmail(kajsa.email);
  });

  it('are not mailed to a record that the contact was merged into', async () => {
    const [own] = await rows(
      `insert into people (first_name, email) values ('Kajsa', 'merged@evil.example') returning id`,
    );
    const merge = { keep: own?.id, merge: kajsasPerson, checked_email: 'merged@evil.example' };
    expect((await call('merge-people', merge)).status).toBe(200);
    expect((await decline()).status).toBe(200);
    expect(await recipients()).toEqual([]);
    const sentMails = await server.outbox(kajsa.email);
    expect(sentMails.map(({ template }) => template)).toEqual(['person_email_changed']);
  });
});
