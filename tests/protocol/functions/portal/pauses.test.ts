import { beforeAll, expect, it } from 'vitest';
import { withClient } from '../../../../server/postgres/with-client.ts';
import { cast, insertContact, kajsa, kajsasPerson } from '../../../fixtures/cast.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareInvoices } from '../invoices/prepare-invoices.ts';

const { server, rows, call, addClient, addPlan, ...prepared } = prepareInvoices();
const { tokenOf } = createPeople(server);
const asStaff = async (...parameters: Parameters<typeof prepared.asStaff>) =>
  (await prepared.asStaff(...parameters)).rows;
const secrets = /being acquired|unpaid invoices/;
let client: string;
let whenSentAgain: number;

async function ask() {
  const token = await server.keys.sign({ sub: kajsa.id, role: 'authenticated', aal: 'aal1' }, 60);
  const [days] = await rows(
    'select (private.stockholm_today() + 1)::text as starts_on, (private.stockholm_today() + 5)::text as ends_on',
  );
  return server.post('request-pause', {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      action: 'ask',
      client_id: client,
      message: 'We are being acquired',
      ...days,
    }),
  });
}

/** Kajsa asks for a pause, and the owner declines it with a reason. Their client then has another owner. */
beforeAll(async () => {
  client = await addClient();
  await addPlan(client);
  await withClient(server.databaseUrl, (connection) => insertContact(connection, client));
  await rows('update client_portal_access set sees_billing = true');
  const response = await ask();
  const { id } = (await response.json()) as { id: string };
  // The same form again, from another tab, asks for nothing new but is stored with its response.
  await rows('update private.rate_limits set tokens = 0, refilled_at = now() where key = $1', [
    `changes:${kajsasPerson}`,
  ]);
  whenSentAgain = (await ask()).status;
  await rows('delete from private.rate_limits where key = $1', [`changes:${kajsasPerson}`]);
  const decision = { decision: 'decline', reason: 'There are unpaid invoices', request_id: id };
  expect((await call('decide-pause-request', decision)).status).toBe(200);
  await rows(
    `update outbox set state = 'sent', sent_at = now(), subject = 'Your pause', body_text = variables ->> 'reason'
     where template_key = 'client_pause_declined'`,
  );
  await setOwner(cast.astrid.id);
});

const setOwner = (owner: string) =>
  rows('update client_details set owner_id = $2 where client_id = $1', [client, owner]);

it('stores no responses without end for a form that is sent again', () => {
  expect(whenSentAgain).toBe(429);
});

const reads = {
  mail: 'select body_text from outbox where client_id = $1',
  'found mail': `select body_text from find_in_outbox('pause') where client_id = $1`,
  'events of the contact': `select data from person_timeline join client_contacts using (person_id)
    where client_id = $1 and kind = 'mail_sent' and data ->> 'template' = 'client_pause_declined'`,
  'events of the client': `select kind from client_events where client_id = $1 and kind like 'pause\\_%'`,
};

it.each(Object.entries(reads))(
  'recruiters of other clients read no %s about it',
  async (_, statement) => {
    expect(await asStaff('recruiter', statement, [client])).toEqual([]);
    expect(await asStaff('admin', statement, [client])).not.toEqual([]);
    await setOwner(cast.rasmus.id);
    expect(await asStaff('recruiter', statement, [client])).not.toEqual([]);
    await setOwner(cast.astrid.id);
  },
);

it('is neither queued again nor counted for them', async () => {
  await rows(`update outbox set state = 'failed' where template_key = 'client_pause_declined'`);
  const queue = `update outbox set state = 'queued' where client_id = $1 returning id`;
  expect(await asStaff('recruiter', queue, [client])).toEqual([]);
  const failed = `select waiting from list_needing_attention() where kind = 'failed_mails'`;
  const figure = 'select failed_mails from get_recruiting_figures(current_date, current_date)';
  expect(await asStaff('recruiter', failed)).toEqual([]);
  expect(await asStaff('recruiter', figure)).toEqual([{ failed_mails: 0 }]);
  expect(await asStaff('admin', failed)).toEqual([{ waiting: 1 }]);
  expect(await asStaff('admin', figure)).toEqual([{ failed_mails: 1 }]);
  await rows(`update outbox set state = 'sent' where template_key = 'client_pause_declined'`);
});

it('is not in the mail to the owner that others can read', async () => {
  await rows(
    `insert into outbox (cause, template_key, to_email, language, variables)
     values ('staff_pause_request:1', 'staff_pause_request', $1, 'en', '{"company": "Ullverket"}')`,
    [cast.astrid.email],
  );
  const statement = `select id from outbox where template_key = 'staff_pause_request'`;
  expect(await asStaff('recruiter', statement)).toEqual([]);
  expect(await asStaff('admin', statement)).toHaveLength(1);
});

it('is in the export of the owner, and not in that of others', async () => {
  const exportAs = async (as: 'rasmus' | 'astrid') =>
    JSON.stringify((await call('export-person', { person_id: kajsasPerson }, as)).data);
  expect(await exportAs('rasmus')).not.toMatch(secrets);
  expect(await exportAs('rasmus')).toContain('"pause_requests":[]');
  expect(await exportAs('astrid')).toMatch(/unpaid invoices.*being acquired/);
});

it('is in the export of the contact, but not of a record that the contact was merged into', async () => {
  const exportOf = async (email: string) => {
    await server.invoke('person', { action: 'send_link', email });
    const token = await tokenOf(email, 'person_link');
    const { data } = await server.invoke('person', { action: 'export', token });
    return JSON.stringify(data);
  };
  expect(await exportOf(kajsa.email)).toMatch(/unpaid invoices.*being acquired/);
  const email = 'private.box@evil.example';
  const [own] = await rows(
    `insert into people (first_name, email) values ('Nils', $1) returning id`,
    [email],
  );
  const merge = { keep: own?.id, merge: kajsasPerson, confirm: true, checked_email: email };
  expect((await call('merge-people', merge)).status).toBe(200);
  // Ends the days in which the other address can object.
  await rows('update people set links_held_until = null where id = $1', [own?.id]);
  const merged = await exportOf(email);
  expect(merged).not.toMatch(secrets);
  expect(merged).toContain('"state":"declined"');
});
