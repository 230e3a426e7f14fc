import { describe, expect, test } from 'vitest';
import { cast, kajsa, kajsasPerson } from '../../../fixtures/cast.ts';
import { prepareBilling } from './prepare-billing.ts';

const { query, as, addClient, addPlan, addContact, companies, showBilling, readBilling } =
  prepareBilling();

test('a contact sees the plan with its price, and no draft', async () => {
  expect(await readBilling()).toMatchObject({
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
  await addContact(invoiced);
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
  expect((await readBilling('contact', invoiced)).invoices).toEqual([]);
  await query(
    `update public.invoices set state = 'sent', issued_on = '2025-06-01', due_on = '2025-07-01', seller = '{}', buyer = '{}'
     where id = $1`,
    [draft.id],
  );
  expect((await readBilling('contact', invoiced)).invoices).toMatchObject([
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
      const shown = actor === 'anon' ? readBilling(actor).catch(() => null) : readBilling(actor);
      expect(await shown).toBeNull();
    },
  );

  test('a contact of another client', async () => {
    expect(await readBilling('contact', companies.other)).toBeNull();
  });

  test('a contact of both clients who sees the billing of the other one only', async () => {
    await addContact(companies.other);
    await query('update public.client_portal_access set sees_billing = (client_id = $1)', [
      companies.other,
    ]);
    expect(await readBilling('contact', companies.own)).toBeNull();
    expect(await readBilling('contact', companies.other)).not.toBeNull();
  });

  const ends: [string, () => Promise<unknown>][] = [
    ['to whom it is not shown', () => showBilling(false)],
    [
      'who is removed',
      () =>
        as('recruiter', 'delete from public.client_contacts where client_id = $1', [companies.own]),
    ],
    [
      'whose access is withdrawn',
      () =>
        as('recruiter', 'delete from public.client_portal_access where client_id = $1', [
          companies.own,
        ]),
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
    expect(await readBilling()).toBeNull();
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
      [companies.own, kajsasPerson, kajsa.email],
    );
    expect(await readBilling()).toBeNull();
  });
});

describe('the switch', () => {
  const turnOff = 'update public.client_portal_access set sees_billing = false returning client_id';
  const turnOffOwn = turnOff.replace('returning', 'where client_id = $1 returning');

  test('is for administrators and the owner, and is in the timeline', async () => {
    await addContact(companies.other);
    await query('update public.client_portal_access set sees_billing = true');
    await query('delete from public.client_events');
    expect(await as('recruiter', turnOffOwn, [companies.own])).toEqual([
      { client_id: companies.own },
    ]);
    await expect(as('recruiter', turnOff)).rejects.toMatchObject({ hint: 'client_not_yours' });
    expect(await as('contact', turnOff)).toEqual([]);
    expect(await as('editor', turnOff)).toEqual([]);
    expect(await as('admin', turnOff)).toHaveLength(2);
    expect(
      await query('select client_id, kind, actor_id from public.client_events order by id'),
    ).toEqual([
      { client_id: companies.own, kind: 'portal_billing_hidden', actor_id: cast.rasmus.id },
      { client_id: companies.other, kind: 'portal_billing_hidden', actor_id: cast.astrid.id },
    ]);
  });

  test.each(['email', 'person_id', 'given_by'])('does not change %s', async (column) => {
    await expect(
      as('admin', `update public.client_portal_access set ${column} = ${column}`),
    ).rejects.toMatchObject({ code: '42501' });
  });
});
