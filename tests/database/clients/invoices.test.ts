import { beforeEach, describe, expect, test } from 'vitest';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { prepareClients } from './prepare-client.ts';

const database = prepareCastDatabase();
const { query, as, addClient, addPlan, untilWaiting } = prepareClients(database);

let client: string;
let plan: string;
let count = 0;

beforeEach(async () => {
  count += 1;
  client = await addClient(`Invoiced ${count}`);
  [{ id: plan }] = (await addPlan(client, 'small', '2025-01-01')) as [{ id: string }];
});

async function addDraft(month = '2025-05-01', net = 100_000): Promise<string> {
  const [{ id }] = (await query(
    `insert into public.invoices (client_id, month, currency, language, vat_treatment, vat_rate, net_amount, vat_amount, total_amount)
     values ($1, $2, 'SEK', 'sv', 'domestic', 25, $3, 25000, $3 + 25000) returning id`,
    [client, month, net],
  )) as [{ id: string }];
  await addLine(id);
  return id;
}

const addLine = (invoice: string, position = 0) =>
  query(
    `insert into public.invoice_lines (invoice_id, position, kind, client_plan_id, description, starts_on, ends_on, days, days_in_month, unit_amount, amount)
     values ($1, $2, 'plan', $3, 'Small', '2025-05-01', '2025-05-31', 31, 31, 100000, 100000)`,
    [invoice, position, plan],
  );

const sendSql = `update public.invoices set state = 'sent', issued_on = '2025-06-01', due_on = '2025-07-01', seller = '{}', buyer = '{}'
  where id = $1 returning number`;
const send = async (invoice: string) => (await query(sendSql, [invoice]))[0].number as number;
const isSent = { hint: 'invoice_is_sent' };

describe('the number of an invoice', () => {
  test('follows the last one, and a rollback leaves no gap', async () => {
    const [first, second, third] = [
      await addDraft('2025-01-01'),
      await addDraft('2025-02-01'),
      await addDraft('2025-03-01'),
    ];
    const number = await send(first);
    await query('begin');
    expect(await send(second)).toBe(number + 1);
    await query('rollback');
    expect(await send(third)).toBe(number + 1);
    expect(await send(second)).toBe(number + 2);
  });

  test('is given to one of two that are sent at the same moment, and the other waits', async () => {
    const [one, other] = [await database.connect(), await database.connect()];
    const [first, second] = [await addDraft('2025-01-01'), await addDraft('2025-02-01')];
    const last = await send(await addDraft('2025-03-01'));
    await one.query('begin');
    expect((await one.query(sendSql, [first])).rows).toEqual([{ number: last + 1 }]);
    const waiting = other.query(sendSql, [second]);
    await untilWaiting(other);
    await one.query('rollback');
    expect((await waiting).rows).toEqual([{ number: last + 1 }]);
    expect(await send(first)).toBe(last + 2);
  });

  test('cannot be chosen', async () => {
    const draft = await addDraft();
    await expect(
      query('update public.invoices set number = 900 where id = $1', [draft]),
    ).rejects.toMatchObject({ constraint: 'a draft has no number' });
    const sent = await query(sendSql.replace("state = 'sent'", "state = 'sent', number = 900"), [
      draft,
    ]);
    expect(sent[0].number).not.toBe(900);
    await expect(
      as('admin', 'update private.invoice_series set last_number = 0'),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a sent invoice', () => {
  let invoice: string;
  beforeEach(async () => {
    invoice = await addDraft();
    await send(invoice);
  });

  test.each([
    ['net_amount', 'net_amount = 1, total_amount = 25001'],
    ['number', 'number = number + 100'],
    ['due day', `due_on = '2030-01-01'`],
    ['buyer', `buyer = '{"name": "Another"}'`],
    ['draft', `state = 'draft', number = null`],
    ['client', 'client_id = (select id from public.clients limit 1)'],
  ])('does not change its %s', async (_, change) => {
    await expect(
      query(`update public.invoices set ${change} where id = $1`, [invoice]),
    ).rejects.toMatchObject(isSent);
  });

  test('is not deleted and keeps its lines', async () => {
    await expect(
      query('delete from public.invoices where id = $1', [invoice]),
    ).rejects.toMatchObject(isSent);
    for (const sql of [
      'delete from public.invoice_lines where invoice_id = $1',
      'update public.invoice_lines set amount = 1 where invoice_id = $1',
    ]) {
      await expect(query(sql, [invoice])).rejects.toMatchObject(isSent);
    }
    await expect(addLine(invoice, 1)).rejects.toMatchObject(isSent);
  });

  test('is paid on a day, and recorded without amounts', async () => {
    await expect(
      query(`update public.invoices set state = 'paid' where id = $1`, [invoice]),
    ).rejects.toMatchObject({ constraint: 'a paid invoice has a day of payment' });
    await query(`update public.invoices set state = 'paid', paid_on = '2025-06-10' where id = $1`, [
      invoice,
    ]);
    const events = await query(
      `select kind, data from public.client_events where client_id = $1 and kind like 'invoice%' order by id`,
      [client],
    );
    expect(events.map(({ kind }) => kind)).toEqual(['invoice_sent', 'invoice_paid']);
    expect(Object.keys(events[0].data).toSorted()).toEqual(['invoice_id', 'month', 'number']);
  });

  test('takes no line while it is being sent', async () => {
    const [sender, writer] = [await database.connect(), await database.connect()];
    const draft = await addDraft('2025-08-01');
    await sender.query('begin');
    await sender.query(sendSql, [draft]);
    const late = writer.query('delete from public.invoice_lines where invoice_id = $1', [draft]);
    const rejected = expect(late).rejects.toMatchObject(isSent);
    await untilWaiting(writer);
    await sender.query('commit');
    await rejected;
  });
});

describe('a draft', () => {
  test('is the only one of its client and month', async () => {
    await addDraft();
    await expect(addDraft()).rejects.toMatchObject({ constraint: 'invoices_one_per_month' });
  });

  test('whose lines have another sum is not sent', async () => {
    const draft = await addDraft('2025-05-01', 90_000);
    await expect(send(draft)).rejects.toMatchObject({ hint: 'invoice_sum_differs' });
  });

  test('is deleted with its lines', async () => {
    const draft = await addDraft();
    await query('delete from public.invoices where id = $1', [draft]);
    expect(await query('select from public.invoice_lines where invoice_id = $1', [draft])).toEqual(
      [],
    );
  });

  test('is not paid, and no invoice begins as sent', async () => {
    const draft = await addDraft();
    await expect(
      query(`update public.invoices set state = 'paid', paid_on = '2025-06-10' where id = $1`, [
        draft,
      ]),
    ).rejects.toMatchObject({ hint: 'invoice_not_sent' });
    await expect(
      query(
        `insert into public.invoices (client_id, month, state, currency, language, vat_treatment, vat_rate, net_amount, vat_amount, total_amount)
         values ($1, '2025-09-01', 'sent', 'SEK', 'sv', 'domestic', 25, 0, 0, 0)`,
        [client],
      ),
    ).rejects.toMatchObject({ hint: 'invoice_not_draft' });
  });
});

test('a recruiter reads invoices of their own clients only', async () => {
  await addDraft();
  const list = 'select client_id from public.invoice_list where client_id = $1';
  expect(await as('recruiter', list, [client])).toHaveLength(1);
  await query('update public.client_details set owner_id = null where client_id = $1', [client]);
  expect(await as('recruiter', list, [client])).toEqual([]);
  expect(await as('admin', list, [client])).toHaveLength(1);
  for (const actor of ['account', 'pending', 'editor'] as const) {
    expect(await as(actor, list, [client]), actor).toEqual([]);
  }
});
