import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxSekRate, toSek } from '../../../../domain/invoices/sek-rate.ts';
import { cast } from '../../../fixtures/cast.ts';
import { readPdf } from '../../../fixtures/documents/read-pdf.ts';
import { prepareInvoices } from './prepare-invoices.ts';

const { rows, call, addClient, generate, invoicesOf } = prepareInvoices();

async function addDraft(owner: string | null = cast.rasmus.id) {
  const client = await addClient({ owner });
  await rows(`select start_client_plan($1, 'medium', '2025-01-01', 123_457, 'EUR')`, [client]);
  await generate(client, '2025-05', 'astrid');
  const [draft] = await invoicesOf(client);
  const { id, total_amount } = draft as { id: string; total_amount: number };
  return { client, id, total: total_amount };
}

const setRate = (id: string, sek_rate: number | null) =>
  call('set-invoice-rate', { invoice_id: id, sek_rate });
const send = (id: string, total_amount: number) =>
  call('send-invoice', { invoice_id: id, total_amount });
const vatOf = async (id: unknown) =>
  (await rows('select vat_amount, sek_rate, vat_sek_amount from invoices where id = $1', [id]))[0];

it('an invoice in euros with VAT needs a rate, and states the VAT in kronor', async () => {
  const { client, id, total } = await addDraft();
  expect(await send(id, total)).toMatchObject({ status: 409, error: 'rate_missing' });
  expect((await setRate(id, 114_570)).status).toBe(200);
  // Drafts are generated again before they are sent: the rate stays.
  await generate(client);
  expect((await send(id, total)).status).toBe(200);
  expect(await vatOf(id)).toEqual({
    vat_amount: 30_864,
    sek_rate: 114_570,
    vat_sek_amount: 353_609,
  });
  const { data } = await call('invoice-pdf', { invoice_id: id });
  const { text } = await readPdf(data);
  expect(text).toContain('Moms i kronor, kurs 11,4570 3 536,09 SEK');
  // Bankgiro takes kronor only.
  expect(text).toMatch(/Betalning\s+IBAN/);
  expect(await setRate(id, 1)).toMatchObject({ status: 409, error: 'conflict' });

  const { data: credited } = await call('credit-invoice', { invoice_id: id });
  expect(await vatOf((credited as { id: string }).id)).toMatchObject({ vat_sek_amount: -353_609 });
  const { data: note } = await call('invoice-pdf', { invoice_id: (credited as { id: string }).id });
  expect((await readPdf(note)).text).toContain('−3 536,09 SEK');
});

it('an invoice in euros without VAT needs none', async () => {
  const { client, total } = await addDraft();
  await rows(`update client_details set country = 'DE' where client_id = $1`, [client]);
  await rows(`update client_billing set vat_number = 'DE123456789' where client_id = $1`, [client]);
  await generate(client);
  const [draft] = await invoicesOf(client);
  expect(draft?.total_amount).toBeLessThan(total);
  expect((await send(String(draft?.id), Number(draft?.total_amount))).status).toBe(200);
});

it('a rate is for drafts in another currency, of the caller’s own clients', async () => {
  const { id } = await addDraft(cast.astrid.id);
  expect((await setRate(id, 114_570)).status).toBe(404);
  const ownDraft = await addDraft();
  expect((await setRate(ownDraft.id, 0)).status).toBe(422);
  expect((await setRate(ownDraft.id, null)).status).toBe(200);
});

it('the database computes as the screen does', async () => {
  const { id } = await addDraft();
  const cases = fc.sample(
    fc.tuple(fc.integer({ min: 0, max: 50_000_000 }), fc.integer({ min: 1, max: maxSekRate })),
    200,
  );
  for (const [vat, rate] of [...cases, [1, 5000], [3, 5000], [1, 4999]] as const) {
    if (toSek(vat, rate) > 2_147_483_647) continue;
    await rows(
      'update invoices set vat_amount = $2, total_amount = net_amount + $2, sek_rate = $3 where id = $1',
      [id, vat, rate],
    );
    expect((await vatOf(id))?.vat_sek_amount).toBe(toSek(vat, rate));
  }
});
