import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../domain/time/calendar-day.ts';
import { toStockholmDay } from '../../../../domain/time/stockholm-day.ts';
import { cast } from '../../../fixtures/cast.ts';
import { company, prepareInvoices } from './prepare-invoices.ts';

const { rows, call, addClient, addPlan, addProject, invoicesOf, linesOf, generate, ...drafts } =
  prepareInvoices();
const { addDraft, sendMonth } = drafts;

describe('sending an invoice', () => {
  it('sets number and due day, stores seller and buyer, and is in the audit log', async () => {
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
    const responses = await Promise.all(drafts.map(({ sending }) => call('send-invoice', sending)));
    const numbers = responses
      .map(({ data }) => (data as { number: number }).number)
      .toSorted((one, other) => one - other);
    expect(numbers).toEqual([0, 1, 2].map((step) => Number(numbers[0]) + step));
  });

  it('a second time is rejected', async () => {
    const { sending } = await addDraft();
    expect((await call('send-invoice', sending)).status).toBe(200);
    expect(await call('send-invoice', sending)).toMatchObject({ status: 409, error: 'conflict' });
  });

  it('updates a draft that a pause has outdated, and sends it once the new amount has been seen', async () => {
    const { client, sending } = await addDraft();
    await rows(
      `insert into client_plan_pauses (client_id, starts_on, ends_on) values ($1, '2025-05-11', '2025-05-31')`,
      [client],
    );
    expect(await call('send-invoice', sending)).toMatchObject({ status: 409, error: 'conflict' });
    const [draft] = await invoicesOf(client);
    // 10 of 31 days of 31,000 kronor, with VAT.
    expect(draft).toMatchObject({ state: 'draft', number: null, total_amount: 1_250_000 });
    expect(await call('send-invoice', sending)).toMatchObject({ status: 409 });
    const seenInvoice = { ...sending, total_amount: 1_250_000 };
    expect(await call('send-invoice', seenInvoice)).toMatchObject({ status: 200 });
  });

  it('updates a draft whose job was restricted, although it costs the same, and sends the lines that were seen', async () => {
    for (const sendsLines of [true, false]) {
      const client = await addClient();
      const project = await addProject(client, '2025-05-20');
      await generate(client);
      const [draft] = await invoicesOf(client);
      const see = async () => ({
        invoice_id: draft?.id,
        total_amount: draft?.total_amount,
        ...(sendsLines && {
          lines: (await linesOf(draft?.id)).map(({ description, amount }) => ({
            description,
            amount,
          })),
        }),
      });
      const seen = await see();
      await rows(
        `update job_staff set is_restricted = true
         where job_id = (select job_id from client_projects where id = $1)`,
        [project],
      );
      const rejected = { status: 409, error: 'conflict' };
      expect(await call('send-invoice', seen, 'astrid')).toMatchObject(rejected);
      expect(await linesOf(draft?.id)).toMatchObject([
        { description: 'Konfidentiell rekrytering: hälften vid start, 20 maj 2025' },
      ]);
      // A colleague has updated the draft meanwhile: only the lines say that the sender saw others.
      if (sendsLines) expect(await call('send-invoice', seen, 'astrid')).toMatchObject(rejected);
      expect(await call('send-invoice', await see(), 'astrid')).toMatchObject({ status: 200 });
    }
  });

  it('requires the facts of the seller, which the demo invents for its own clients', async () => {
    const { client, sending } = await addDraft();
    await rows(
      `update settings set value = value - 'legal_name' - 'organisation_number' where key = 'company'`,
    );
    const preview = await call('mail-invoice', {
      invoice_id: sending.invoice_id,
      action: 'preview',
    });
    expect(preview.data.missing).toEqual(['legal_name', 'organisation_number']);
    expect(await call('send-invoice', sending)).toMatchObject({
      status: 409,
      error: 'seller_incomplete',
      data: { fields: { legal_name: 'required', organisation_number: 'required' } },
    });
    expect(await invoicesOf(client)).toMatchObject([{ state: 'draft', number: null }]);
    await rows(`insert into private.demo_rows (kind, row_id) values ('clients', $1)`, [client]);
    expect((await call('send-invoice', sending)).status).toBe(200);
    const [sent] = await rows('select seller from invoices where id = $1', [sending.invoice_id]);
    expect(sent?.seller).toMatchObject({
      name: 'Alpaca Demo AB',
      organisation_number: '000000-0000',
      bankgiro: '000-0000',
    });
    await rows(`update settings set value = $1 where key = 'company'`, [JSON.stringify(company)]);
  });

  it('requires the postal address of the client', async () => {
    const { sending } = await addDraft({ withAddress: false });
    expect(await call('send-invoice', sending)).toMatchObject({
      status: 409,
      error: 'billing_incomplete',
    });
  });
});

it('a recruiter cannot send, pay or credit the invoice of a colleague’s client', async () => {
  const { sending } = await addDraft({ owner: cast.astrid.id });
  const { invoice_id } = sending;
  const missing = { status: 404, error: 'not_found' };
  expect(await call('send-invoice', sending)).toMatchObject(missing);
  expect((await call('send-invoice', sending, 'astrid')).status).toBe(200);
  expect(await call('mark-invoice-paid', { invoice_id, paid_on: null })).toMatchObject(missing);
  expect(await call('credit-invoice', { invoice_id })).toMatchObject(missing);
});
