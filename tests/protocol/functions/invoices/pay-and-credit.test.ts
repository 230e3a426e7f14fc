import { describe, expect, it } from 'vitest';
import { prepareInvoices } from './prepare-invoices.ts';

const { rows, call, addClient, addPlan, addProject, invoicesOf, linesOf, addDraft, sendMonth } =
  prepareInvoices();

describe('payment', () => {
  it('is recorded with its day, and can be undone', async () => {
    const client = await addClient();
    await addPlan(client);
    const { id } = await sendMonth(client);
    const pay = (paid_on: string | null) => call('mark-invoice-paid', { invoice_id: id, paid_on });
    expect((await pay('2025-06-10')).data).toEqual({ state: 'paid' });
    expect(await invoicesOf(client)).toMatchObject([{ state: 'paid' }]);
    expect((await pay(null)).data).toEqual({ state: 'sent' });
    expect(await pay('2999-01-01')).toMatchObject({ status: 422 });
  });

  it('of a draft is rejected', async () => {
    const { sending } = await addDraft();
    expect(
      await call('mark-invoice-paid', { invoice_id: sending.invoice_id, paid_on: '2025-06-10' }),
    ).toMatchObject({ status: 409 });
  });
});

describe('a credit note', () => {
  it('is the negative of its invoice, with the next number, so that month and project can be invoiced again', async () => {
    const client = await addClient();
    await addPlan(client);
    await addProject(client, '2025-05-02');
    const { id, number } = await sendMonth(client);
    await call('mark-invoice-paid', { invoice_id: id, paid_on: '2025-06-10' });
    const { data } = await call('credit-invoice', { invoice_id: id });
    expect(data).toMatchObject({ number: number + 1 });
    const { id: creditNote } = data as { id: string };
    const sums = await rows(
      `select sum(net_amount) as net, sum(vat_amount) as vat, sum(total_amount) as total from invoices where id in ($1, $2)`,
      [id, creditNote],
    );
    expect(sums.map(({ net, vat, total }) => [net, vat, total].map(Number))).toEqual([[0, 0, 0]]);
    const [original, mirrored] = [await linesOf(id), await linesOf(creditNote)];
    expect(mirrored.map(({ amount }) => -Number(amount))).toEqual(
      original.map(({ amount }) => amount),
    );
    const secondResponse = await sendMonth(client);
    expect(secondResponse.number).toBe(number + 2);
    expect(await linesOf(secondResponse.id)).toEqual(original);
  });

  it('is created once per invoice, and neither for a draft nor for a credit note', async () => {
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
