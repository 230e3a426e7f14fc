import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../domain/invoices/month.ts';
import { toStockholmDay } from '../../../../domain/stockholm-day.ts';
import { cast } from '../../../fixtures/cast.ts';
import { prepareInvoices } from './prepare-invoices.ts';

const { rows, call, addClient, addPlan, addProject, invoicesOf, linesOf, generate, sendMonth } =
  prepareInvoices();

async function addDraft(options?: Parameters<typeof addClient>[0]) {
  const client = await addClient(options);
  await addPlan(client);
  await generate(client, '2025-05', 'astrid');
  const [draft] = await invoicesOf(client);
  const { id, total_amount } = draft as { id: string; total_amount: number };
  return { client, sending: { invoice_id: id, total_amount } };
}

describe('sending', () => {
  it('gives number and due day, keeps seller and buyer, and is recorded', async () => {
    const client = await addClient();
    await addPlan(client);
    const { id, number, due_on } = await sendMonth(client);
    expect(number).toBeGreaterThan(0);
    expect(due_on).toBe(addDays(toStockholmDay(new Date()), 30));
    const [sent] = await rows('select seller, buyer from invoices where id = $1', [id]);
    expect(sent).toMatchObject({
      seller: { name: 'Alpaca Rekrytering AB', bankgiro: '000-0000', has_f_tax: true },
      buyer: { street: 'Ullgatan 1', city: 'Ullköping', country: 'SE' },
    });
    const audited = await rows(
      `select actor_id from audit_log where table_name = 'invoices' and row_id = $1 and action = 'update'`,
      [id],
    );
    expect(audited.map(({ actor_id }) => actor_id)).toContain(cast.rasmus.id);
  });

  it('numbers invoices that are sent at the same moment without a gap', async () => {
    const drafts = [await addDraft(), await addDraft(), await addDraft()];
    const answers = await Promise.all(drafts.map(({ sending }) => call('send-invoice', sending)));
    const numbers = answers
      .map(({ data }) => (data as { number: number }).number)
      .toSorted((one, other) => one - other);
    expect(numbers).toEqual([0, 1, 2].map((step) => Number(numbers[0]) + step));
  });

  it('happens once', async () => {
    const { sending } = await addDraft();
    expect((await call('send-invoice', sending)).status).toBe(200);
    expect(await call('send-invoice', sending)).toMatchObject({ status: 409, error: 'conflict' });
  });

  it('refuses a draft that a pause has made outdated', async () => {
    const { client, sending } = await addDraft();
    await rows(
      `insert into client_plan_pauses (client_id, starts_on, ends_on) values ($1, '2025-05-11', '2025-05-31')`,
      [client],
    );
    expect(await call('send-invoice', sending)).toMatchObject({ status: 409, error: 'conflict' });
    expect(await invoicesOf(client)).toMatchObject([{ state: 'draft', number: null }]);
  });

  it('needs the postal address of the client', async () => {
    const { sending } = await addDraft({ withAddress: false });
    expect(await call('send-invoice', sending)).toMatchObject({
      status: 409,
      error: 'billing_incomplete',
    });
  });
});

describe('payment', () => {
  it('is recorded with its day, and taken back', async () => {
    const client = await addClient();
    await addPlan(client);
    const { id } = await sendMonth(client);
    const pay = (paid_on: string | null) => call('mark-invoice-paid', { invoice_id: id, paid_on });
    expect((await pay('2025-06-10')).data).toEqual({ state: 'paid' });
    expect(await invoicesOf(client)).toMatchObject([{ state: 'paid' }]);
    expect((await pay(null)).data).toEqual({ state: 'sent' });
    expect(await pay('2999-01-01')).toMatchObject({ status: 422 });
  });

  it('of a draft is refused', async () => {
    const { sending } = await addDraft();
    expect(
      await call('mark-invoice-paid', { invoice_id: sending.invoice_id, paid_on: '2025-06-10' }),
    ).toMatchObject({ status: 409 });
  });
});

describe('a credit note', () => {
  it('mirrors its invoice with the next number, and frees month and project', async () => {
    const client = await addClient();
    await addPlan(client);
    await addProject(client, '2025-05-02');
    const { id, number } = await sendMonth(client);
    await call('mark-invoice-paid', { invoice_id: id, paid_on: '2025-06-10' });
    const { data } = await call('credit-invoice', { invoice_id: id });
    expect(data).toMatchObject({ number: number + 1 });
    const { id: note } = data as { id: string };
    const sums = await rows(
      `select sum(net_amount) as net, sum(vat_amount) as vat, sum(total_amount) as total from invoices where id in ($1, $2)`,
      [id, note],
    );
    expect(sums.map(({ net, vat, total }) => [net, vat, total].map(Number))).toEqual([[0, 0, 0]]);
    const [original, mirrored] = [await linesOf(id), await linesOf(note)];
    expect(mirrored.map(({ amount }) => -Number(amount))).toEqual(
      original.map(({ amount }) => amount),
    );
    const again = await sendMonth(client);
    expect(again.number).toBe(number + 2);
    expect(await linesOf(again.id)).toEqual(original);
  });

  it('is sent once, and for no draft and no credit note', async () => {
    const client = await addClient();
    await addPlan(client);
    const { id } = await sendMonth(client);
    const { data } = await call('credit-invoice', { invoice_id: id });
    const { sending } = await addDraft();
    for (const invoice_id of [id, (data as { id: string }).id, sending.invoice_id]) {
      expect(await call('credit-invoice', { invoice_id })).toMatchObject({ status: 409 });
    }
    expect(
      await call('mark-invoice-paid', { invoice_id: id, paid_on: '2025-06-10' }),
    ).toMatchObject({ status: 409 });
  });
});

it('a recruiter does nothing with the invoice of another’s client', async () => {
  const { sending } = await addDraft({ owner: cast.astrid.id });
  const { invoice_id } = sending;
  const missing = { status: 404, error: 'not_found' };
  expect(await call('send-invoice', sending)).toMatchObject(missing);
  expect((await call('send-invoice', sending, 'astrid')).status).toBe(200);
  expect(await call('mark-invoice-paid', { invoice_id, paid_on: null })).toMatchObject(missing);
  expect(await call('credit-invoice', { invoice_id })).toMatchObject(missing);
});
