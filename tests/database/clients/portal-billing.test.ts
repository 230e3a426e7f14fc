import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cast, insertContact, kajsa, kajsasPerson } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { prepareClients } from './prepare-client.ts';

const database = prepareCastDatabase();
const { query, as, addClient, addPlan, day } = prepareClients(database);

let own: string;
let other: string;

beforeAll(async () => {
  own = await addClient('Ullverket');
  other = await addClient('Fjärilshuset', cast.astrid.id);
  for (const client of [own, other]) {
    const [plan] = await addPlan(client, 'medium', await day(-400));
    await query(
      `insert into public.client_plan_prices (client_plan_id, monthly_amount, currency) values ($1, 3100000, 'SEK')`,
      [plan?.id],
    );
    await query(
      `insert into public.invoices (client_id, month, currency, language, vat_treatment, vat_rate, net_amount, vat_amount, total_amount)
       values ($1, '2025-05-01', 'SEK', 'sv', 'domestic', 25, 100000, 25000, 125000)`,
      [client],
    );
  }
});

beforeEach(async () => {
  await query('delete from public.client_pause_requests');
  await query('delete from public.client_plan_pauses');
  await query('delete from public.notifications');
  await query('delete from public.client_contacts where person_id = $1', [kajsasPerson]);
  await query('update public.people set email = $2, erase_after = null where id = $1', [
    kajsasPerson,
    kajsa.email,
  ]);
  await insertContact(database.client, own);
  await showBilling(true);
  await query('delete from public.portal_changes');
  await query('delete from public.client_events');
});

const showBilling = (isShown: boolean) =>
  query('update public.client_portal_access set sees_billing = $1', [isShown]);

const billing = async (actor: Parameters<typeof as>[0] = 'contact', company = own) => {
  const [row] = await as(actor, 'select public.get_portal_billing($1) as billing', [company]);
  return row.billing;
};

const ask = async (from: number, to: number, client = own) => {
  const [row] = await query(
    `insert into public.client_pause_requests (client_id, person_id, starts_on, ends_on, message)
     values ($1, $2, $3, $4, 'Holidays') returning id`,
    [client, kajsasPerson, await day(from), await day(to)],
  );
  return row.id as string;
};

test('a contact sees the plan with its price, and no draft', async () => {
  expect(await billing()).toMatchObject({
    searches_in_use: 0,
    plans: [{ plan: 'medium', monthly_amount: 3_100_000, currency: 'SEK', ends_on: null }],
    pauses: [],
    requests: [],
    invoices: [],
    next_invoice_month: '2025-05-01',
  });
  const [{ portal }] = (await as('contact', 'select public.get_portal() as portal')) as [
    { portal: { companies: object[] } },
  ];
  expect(portal.companies).toMatchObject([{ sees_billing: true }]);
});

test('an invoice appears when it is sent', async () => {
  const invoiced = await addClient('Fakturerade');
  await insertContact(database.client, invoiced);
  await showBilling(true);
  await query('delete from public.portal_changes');
  const [plan] = await addPlan(invoiced, 'small', '2025-01-01');
  const [draft] = await query(
    `insert into public.invoices (client_id, month, currency, language, vat_treatment, vat_rate, net_amount, vat_amount, total_amount)
     values ($1, '2025-05-01', 'SEK', 'sv', 'domestic', 25, 100000, 25000, 125000) returning id`,
    [invoiced],
  );
  await query(
    `insert into public.invoice_lines (invoice_id, position, kind, client_plan_id, description, starts_on, ends_on, days, days_in_month, unit_amount, amount)
     values ($1, 0, 'plan', $2, 'Small', '2025-05-01', '2025-05-31', 31, 31, 100000, 100000)`,
    [draft.id, plan?.id],
  );
  await query('delete from public.portal_changes');
  expect((await billing('contact', invoiced)).invoices).toEqual([]);
  await query(
    `update public.invoices set state = 'sent', issued_on = '2025-06-01', due_on = '2025-07-01', seller = '{}', buyer = '{}'
     where id = $1`,
    [draft.id],
  );
  expect((await billing('contact', invoiced)).invoices).toMatchObject([
    { kind: 'invoice', number: 1, total_amount: 125_000, is_credited: false },
  ]);
  expect(await as('contact', 'select client_id from public.portal_changes')).toEqual([
    { client_id: invoiced },
  ]);
});

describe('nobody else sees it', () => {
  test.each(['anon', 'account', 'pending', 'editor', 'recruiter', 'admin'] as const)(
    '%s',
    async (actor) => {
      const shown = actor === 'anon' ? billing(actor).catch(() => null) : billing(actor);
      expect(await shown).toBeNull();
    },
  );

  test('a contact of another client', async () => {
    expect(await billing('contact', other)).toBeNull();
  });

  test('a contact of both clients who sees the billing of the other one only', async () => {
    await insertContact(database.client, other);
    await query('update public.client_portal_access set sees_billing = (client_id = $1)', [other]);
    expect(await billing('contact', own)).toBeNull();
    expect(await billing('contact', other)).not.toBeNull();
  });

  const ends: [string, () => Promise<unknown>][] = [
    ['to whom it is not shown', () => showBilling(false)],
    [
      'who is removed',
      () => as('recruiter', 'delete from public.client_contacts where client_id = $1', [own]),
    ],
    [
      'whose access is withdrawn',
      () => as('recruiter', 'delete from public.client_portal_access where client_id = $1', [own]),
    ],
    [
      'who asks to be erased',
      () =>
        query(`update public.people set erase_after = now() + interval '3 days' where id = $1`, [
          kajsasPerson,
        ]),
    ],
  ];
  test.each(ends)('a contact %s', async (_, end) => {
    await end();
    expect(await billing()).toBeNull();
    expect(await query('select private.portal_invoices()')).toEqual([]);
    expect(await as('contact', 'select account_id from public.portal_changes')).toContainEqual({
      account_id: kajsa.id,
    });
  });

  test('a contact whose access is given again after another address', async () => {
    await query(`update public.people set email = 'new@people.example' where id = $1`, [
      kajsasPerson,
    ]);
    await query('update public.people set email = $2 where id = $1', [kajsasPerson, kajsa.email]);
    await query(
      'insert into public.client_portal_access (client_id, person_id, email) values ($1, $2, $3)',
      [own, kajsasPerson, kajsa.email],
    );
    expect(await billing()).toBeNull();
  });
});

describe('the switch', () => {
  const turnOff = 'update public.client_portal_access set sees_billing = false returning client_id';

  test('is for administrators and the owner, and is in the timeline', async () => {
    await insertContact(database.client, other);
    await query('update public.client_portal_access set sees_billing = true');
    await query('delete from public.client_events');
    expect(await as('recruiter', turnOff)).toEqual([{ client_id: own }]);
    expect(await as('contact', turnOff)).toEqual([]);
    expect(await as('editor', turnOff)).toEqual([]);
    expect(await as('admin', turnOff)).toHaveLength(2);
    expect(
      await query('select client_id, kind, actor_id from public.client_events order by id'),
    ).toEqual([
      { client_id: own, kind: 'portal_billing_hidden', actor_id: cast.rasmus.id },
      { client_id: other, kind: 'portal_billing_hidden', actor_id: cast.astrid.id },
    ]);
  });

  test.each(['email', 'person_id', 'given_by'])('does not change %s', async (column) => {
    await expect(
      as('admin', `update public.client_portal_access set ${column} = ${column}`),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a request for a pause', () => {
  const rejected: [string, number, number, string][] = [
    ['in the past', -1, 10, 'pause_in_past'],
    ['of more than three months', 1, 400, 'pause_too_long'],
  ];
  test.each(rejected)('%s is rejected', async (_, from, to, hint) => {
    await expect(ask(from, to)).rejects.toMatchObject({ hint });
  });

  test('that overlaps a pause is rejected', async () => {
    await query(
      'insert into public.client_plan_pauses (client_id, starts_on, ends_on) values ($1, $2, $3)',
      [own, await day(5), await day(8)],
    );
    await expect(ask(8, 12)).rejects.toMatchObject({ hint: 'pause_overlaps' });
  });

  test('without a plan on its first day is rejected', async () => {
    const fresh = await addClient('Nyhuset');
    await expect(ask(1, 5, fresh)).rejects.toMatchObject({ hint: 'no_plan_to_pause' });
  });

  test('is the only one until it is answered', async () => {
    const first = await ask(1, 5);
    await expect(ask(10, 12)).rejects.toMatchObject({
      constraint: 'client_pause_requests_one_pending',
    });
    await query(`update public.client_pause_requests set state = 'withdrawn' where id = $1`, [
      first,
    ]);
    await ask(10, 12);
  });

  test('is read by the owner and administrators, never by contacts or others', async () => {
    await ask(1, 5);
    await ask(1, 5, other);
    const read = (actor: Parameters<typeof as>[0]) =>
      as(actor, 'select client_id from public.client_pause_requests order by created_at');
    expect(await read('recruiter')).toEqual([{ client_id: own }]);
    expect(await read('admin')).toHaveLength(2);
    for (const actor of ['contact', 'editor', 'account', 'pending'] as const) {
      expect(await read(actor)).toEqual([]);
    }
  });

  test('notifies the owner, and is in the timeline with the contact', async () => {
    await ask(1, 5);
    expect(await query('select user_id, kind, client_id from public.notifications')).toEqual([
      { user_id: cast.rasmus.id, kind: 'pause_requested', client_id: own },
    ]);
    expect(
      await query(
        `select kind, actor_id, data ->> 'person_id' as person from public.client_events`,
      ),
    ).toEqual([{ kind: 'pause_requested', actor_id: null, person: kajsasPerson }]);
  });

  test('notifies administrators if nobody owns the client', async () => {
    const unowned = await addClient('Ägarlösa', null);
    await addPlan(unowned, 'small', await day(-10));
    await ask(1, 5, unowned);
    expect(await query('select user_id from public.notifications')).toEqual([
      { user_id: cast.astrid.id },
    ]);
  });

  test('is shown to the contact with its answer, which settles the notification', async () => {
    const id = await ask(1, 5);
    expect((await billing()).requests).toMatchObject([
      { state: 'pending', message: 'Holidays', is_own: true, author: null },
    ]);
    await query(
      `update public.client_pause_requests set state = 'declined', reason = 'Interviews', decided_at = now() where id = $1`,
      [id],
    );
    expect((await billing()).requests).toMatchObject([{ state: 'declined', reason: 'Interviews' }]);
    expect(await query('select from public.notifications where read_at is null')).toEqual([]);
    expect(await query('select from public.portal_changes')).not.toEqual([]);
  });

  test('is withdrawn when its contact asks to be erased, and then hidden', async () => {
    await ask(1, 5);
    await query(`update public.people set erase_after = now() + interval '3 days' where id = $1`, [
      kajsasPerson,
    ]);
    expect(await query('select state from public.client_pause_requests')).toEqual([
      { state: 'withdrawn' },
    ]);
    expect(await as('admin', 'select from public.client_pause_requests')).toEqual([]);
  });

  test.each([
    ['plan', `update public.client_plans set ends_on = ends_on where client_id = $1`],
    [
      'pause',
      `insert into public.client_plan_pauses (client_id, starts_on, ends_on)
       values ($1, private.stockholm_today(), private.stockholm_today())`,
    ],
  ])('open portals are told of a changed %s, those of others are not', async (_, sql) => {
    await query(sql, [other]);
    expect(await as('contact', 'select from public.portal_changes')).toEqual([]);
    await query(sql, [own]);
    expect(await as('contact', 'select client_id from public.portal_changes')).toEqual([
      { client_id: own },
    ]);
  });
});
