import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withClient } from '../../../../server/postgres/with-client.ts';
import { cast, insertContact, kajsa, kajsasPerson } from '../../../fixtures/cast.ts';
import { readPdf } from '../../../fixtures/documents/read-pdf.ts';
import { prepareInvoices } from '../invoices/prepare-invoices.ts';

const { server, rows, call, addClient, addPlan, generate, invoicesOf, sendMonth } =
  prepareInvoices();

let ownClient: string;
let otherClient: string;
let days: string[];

beforeAll(async () => {
  ownClient = await addClient();
  otherClient = await addClient();
  for (const client of [ownClient, otherClient]) await addPlan(client);
  const offsets = [1, 5, 10, 12, 120];
  const [found] = await rows(
    `select array(select (private.stockholm_today() + day)::text from unnest($1::integer[]) as day) as days`,
    [offsets],
  );
  days = found?.days;
});

beforeEach(async () => {
  await rows('delete from client_pause_requests');
  await rows('delete from client_plan_pauses');
  await rows('delete from client_contacts');
  await withClient(server.databaseUrl, (client) => insertContact(client, ownClient));
  await rows(`update client_portal_access set sees_billing = true`);
  await rows(`update people set language = 'sv' where id = $1`, [kajsasPerson]);
});

async function callAs(sub: string | undefined, name: string, body: object, key?: string) {
  const token = sub && (await server.keys.sign({ sub, role: 'authenticated', aal: 'aal1' }, 60));
  const response = await server.post(name, {
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, data: isJson ? await response.json() : await response.blob() };
}

const asContact = (name: string, body: object, key?: string) => callAs(kajsa.id, name, body, key);
const request = (fields: object = {}) => ({
  action: 'ask',
  client_id: ownClient,
  starts_on: days[0],
  ends_on: days[1],
  message: 'Holidays',
  ...fields,
});
const ask = (fields: object = {}, key?: string) => asContact('request-pause', request(fields), key);
const requests = () =>
  rows('select id, state::text from client_pause_requests order by created_at');
const setBilling = (isShown: boolean) =>
  rows('update client_portal_access set sees_billing = $1', [isShown]);

describe('request-pause', () => {
  it('asks once, however often the form is sent', async () => {
    const key = crypto.randomUUID();
    const [first, again] = await Promise.all([ask({}, key), ask({}, key)]);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.data).toEqual(first.data);
    // From another tab, so with another key.
    expect(await ask()).toEqual(first);
    expect(await requests()).toMatchObject([{ state: 'pending' }]);
    expect(await rows(`select person_id, message from client_pause_requests`)).toEqual([
      { person_id: kajsasPerson, message: 'Holidays' },
    ]);
  });

  it.each([
    ['in the past', { starts_on: '2025-03-01', ends_on: '2025-03-05' }, 'pause_in_past'],
    ['that is too long', { ends_on: '2199-01-01' }, 'pause_too_long'],
  ])('rejects a pause %s', async (_, fields, error) => {
    expect(await ask(fields)).toMatchObject({ status: 409, data: { error } });
  });

  it('rejects a pause that ends before it starts, and a message that is too long', async () => {
    expect(await ask({ starts_on: days[1], ends_on: days[0] })).toMatchObject({
      status: 422,
      data: { fields: { ends_on: 'date_invalid' } },
    });
    expect(await ask({ message: 'x'.repeat(2001) })).toMatchObject({
      status: 422,
      data: { fields: { message: 'too_long' } },
    });
  });

  it('rejects another request until the first is answered or withdrawn', async () => {
    const { data } = await ask();
    expect(await ask({ starts_on: days[2], ends_on: days[3] })).toMatchObject({
      status: 409,
      data: { error: 'pause_pending' },
    });
    const withdrawal = { action: 'withdraw', request_id: data.id };
    expect((await asContact('request-pause', withdrawal)).status).toBe(200);
    expect((await asContact('request-pause', withdrawal)).status).toBe(200);
    expect((await ask({ starts_on: days[2], ends_on: days[3] })).status).toBe(200);
    expect(
      await rows(`select from client_events where kind = 'pause_withdrawn' and client_id = $1`, [
        ownClient,
      ]),
    ).toHaveLength(1);
  });

  it('is limited, because each request notifies the owner', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 15; count += 1) {
      const { status, data } = await ask();
      statuses.push(status);
      if (status === 200) {
        await asContact('request-pause', { action: 'withdraw', request_id: data.id });
      }
    }
    expect(statuses).toContain(429);
    await rows('delete from private.rate_limits');
  });

  const nobody: [string, () => Promise<unknown>, () => Promise<{ status: number }>][] = [
    ['a visitor', async () => undefined, () => callAs(undefined, 'request-pause', request())],
    [
      'somebody with an account',
      async () => undefined,
      () => callAs(cast.viola.id, 'request-pause', request()),
    ],
    [
      'a recruiter',
      async () => undefined,
      () => callAs(cast.rasmus.id, 'request-pause', request()),
    ],
    ['a contact of another client', async () => undefined, () => ask({ client_id: otherClient })],
    ['a contact who does not see the plan', () => setBilling(false), () => ask()],
    ['a removed contact', () => rows('delete from client_contacts'), () => ask()],
  ];
  it.each(nobody)('rejects %s', async (_, prepare, send) => {
    await prepare();
    expect((await send()).status).toBe(403);
    expect(await requests()).toEqual([]);
  });

  it('lets nobody else withdraw it', async () => {
    const { data } = await ask();
    await setBilling(false);
    const withdrawal = { action: 'withdraw', request_id: data.id };
    expect((await asContact('request-pause', withdrawal)).status).toBe(403);
    expect(await requests()).toMatchObject([{ state: 'pending' }]);
  });
});

describe('decide-pause-request', () => {
  const decide = (fields: object, as: 'rasmus' | 'astrid' = 'rasmus') =>
    call('decide-pause-request', fields, as);
  const mails = async () =>
    (await server.outbox(kajsa.email)).filter(({ template }) =>
      template.startsWith('client_pause'),
    );
  const pauses = () =>
    rows('select starts_on::text, ends_on::text, created_by from client_plan_pauses');

  it('approves once, pauses the plan and mails the contact in their language', async () => {
    const { data } = await ask();
    const approval = { decision: 'approve', request_id: data.id };
    const answers = await Promise.all([decide(approval), decide(approval, 'astrid')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await pauses()).toMatchObject([{ starts_on: days[0], ends_on: days[1] }]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      template: 'client_pause_approved',
      language: 'sv',
      variables: { link: `https://alpaca.example/portal/plan?company=${ownClient}&lang=sv` },
    });
    expect(await decide({ ...approval, decision: 'decline', reason: 'No' })).toMatchObject({
      status: 409,
      error: 'conflict',
    });
  });

  it('declines with a reason that the contact reads', async () => {
    const { data } = await ask();
    const id = { request_id: data.id };
    expect(await decide({ decision: 'decline', ...id })).toMatchObject({
      status: 422,
      fields: { reason: 'required' },
    });
    const declined = { decision: 'decline', reason: 'Final interviews', ...id };
    expect((await decide(declined)).status).toBe(200);
    expect(await pauses()).toEqual([]);
    expect((await mails()).at(-1)).toMatchObject({
      template: 'client_pause_declined',
      variables: { reason: 'Final interviews' },
    });
    expect(
      await rows(
        `select actor_id, data ->> 'person_id' as person from client_events where kind = 'pause_declined'`,
      ),
    ).toEqual([{ actor_id: cast.rasmus.id, person: kajsasPerson }]);
  });

  it('checks the days again', async () => {
    const { data } = await ask();
    await rows(
      'insert into client_plan_pauses (client_id, starts_on, ends_on) values ($1, $2, $2)',
      [ownClient, days[1]],
    );
    expect(await decide({ decision: 'approve', request_id: data.id })).toMatchObject({
      status: 409,
      error: 'pause_overlaps',
    });
    expect(await requests()).toMatchObject([{ state: 'pending' }]);
  });

  it('is for the owner and administrators', async () => {
    const { data } = await ask();
    await rows('update client_details set owner_id = $2 where client_id = $1', [
      ownClient,
      cast.astrid.id,
    ]);
    const approval = { decision: 'approve', request_id: data.id };
    expect((await decide(approval)).status).toBe(404);
    expect((await callAs(kajsa.id, 'decide-pause-request', approval)).status).toBe(403);
    expect((await decide(approval, 'astrid')).status).toBe(200);
    await rows('update client_details set owner_id = $2 where client_id = $1', [
      ownClient,
      cast.rasmus.id,
    ]);
  });

  it('mails nobody who is no longer a contact', async () => {
    const mailsBefore = (await mails()).length;
    const { data } = await ask();
    await rows('delete from client_contacts');
    expect((await decide({ decision: 'approve', request_id: data.id })).status).toBe(200);
    expect(await mails()).toHaveLength(mailsBefore);
  });
});

describe('portal-invoice-pdf', () => {
  const print = (invoice: unknown, sub: string | undefined = kajsa.id) =>
    callAs(sub, 'portal-invoice-pdf', { invoice_id: invoice });
  let sent: { id: string; number: number };
  let ofOther: { id: string };
  let draft: unknown;

  beforeAll(async () => {
    sent = await sendMonth(ownClient);
    ofOther = await sendMonth(otherClient);
    await generate(ownClient, '2025-06');
    draft = (await invoicesOf(ownClient)).find(({ state }) => state === 'draft')?.id;
  });

  it('is the file that staff get, and is in the timeline once', async () => {
    const { status, data } = await print(sent.id);
    expect(status).toBe(200);
    expect((await readPdf(data)).text).toContain(`Faktura ${sent.number}`);
    await print(sent.id);
    const ofStaff = await call('invoice-pdf', { invoice_id: sent.id });
    const bytes = async (file: unknown) =>
      Buffer.from(await (file as Blob).arrayBuffer()).toString('base64');
    expect(await bytes((await print(sent.id)).data)).toBe(await bytes(ofStaff.data));
    expect(
      await rows(
        `select actor_id, data ->> 'person_id' as person from client_events where kind = 'invoice_opened'`,
      ),
    ).toEqual([{ actor_id: null, person: kajsasPerson }]);
  });

  it('shows a paid invoice and a credit note', async () => {
    await call('mark-invoice-paid', { invoice_id: sent.id, paid_on: '2025-06-10' });
    expect((await print(sent.id)).status).toBe(200);
    const { data } = await call('credit-invoice', { invoice_id: sent.id });
    expect((await print((data as { id: string }).id)).status).toBe(200);
  });

  it('shows no draft, and nothing of another client', async () => {
    for (const id of [draft, ofOther.id, crypto.randomUUID()]) {
      expect(await print(id)).toMatchObject({ status: 403, data: { error: 'not_allowed' } });
    }
  });

  it('shows nothing to others', async () => {
    for (const sub of [cast.viola.id, cast.pelle.id, cast.rasmus.id]) {
      expect((await print(sent.id, sub)).status).toBe(403);
    }
    expect((await callAs(undefined, 'portal-invoice-pdf', { invoice_id: sent.id })).status).toBe(
      403,
    );
    await setBilling(false);
    expect((await print(sent.id)).status).toBe(403);
    await rows('delete from client_contacts');
    expect((await print(sent.id)).status).toBe(403);
  });
});
