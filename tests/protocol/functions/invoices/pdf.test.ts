import { expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { readPdf } from '../../../fixtures/documents/read-pdf.ts';
import { prepareInvoices } from './prepare-invoices.ts';

const { server, rows, call, addClient, addPlan, addProject, invoicesOf, generate, sendMonth } =
  prepareInvoices();

async function print(invoice: unknown, as: 'rasmus' | 'astrid' = 'rasmus') {
  const { status, data } = await call('invoice-pdf', { invoice_id: invoice }, as);
  if (status !== 200) return { status, text: '', pages: [] };
  return { status, ...(await readPdf(data)) };
}

it('prints a Swedish invoice with all that the law asks for', async () => {
  const client = await addClient();
  await rows(
    `update client_details set legal_name = 'Åkeriet i Ärla AB', organisation_number = '556000-0001' where client_id = $1`,
    [client],
  );
  await addPlan(client, '2025-05-17');
  await addProject(client, '2025-05-20');
  const { id, number } = await sendMonth(client);
  const { text } = await print(id);
  for (const expectedText of [
    `Faktura ${number}`,
    'Åkeriet i Ärla AB',
    'Ullgatan 1',
    '000 00 Ullköping',
    'Org.nr 556000-0001',
    'Abonnemang Medium, 17–31 maj 2025 (15 av 31 dagar)',
    '15 000,00',
    'Rekrytering av Ullchef: hälften vid start, 20 maj 2025',
    '4 500,01',
    'Netto 19 500,01',
    'Moms 25 % 4 875,00',
    'Att betala 24 375,01 SEK',
    'Alpaca Rekrytering AB',
    'Org.nr 556000-0000',
    'Momsreg.nr SE556000000001',
    'Godkänd för F-skatt',
    'Bankgiro 000-0000',
    'IBAN SE00 0000 0000 0000 0000 0000',
    'Förfallodatum',
  ]) {
    expect(text).toContain(expectedText);
  }
});

it('prints reverse charge in English, with letters beyond Latin-1', async () => {
  const client = await addClient();
  await rows(
    `update client_details set legal_name = 'Wełna Łódź', country = 'PL', language = 'en' where client_id = $1`,
    [client],
  );
  await rows(`update client_billing set vat_number = 'PL1234567890' where client_id = $1`, [
    client,
  ]);
  await addPlan(client);
  await generate(client);
  const [draft] = await invoicesOf(client);
  const { text } = await print(draft?.id);
  for (const expectedText of [
    'Draft',
    'Wełna Łódź',
    'Poland',
    'Reverse charge',
    'VAT 0%',
    '31,000.00 SEK',
  ]) {
    expect(text).toContain(expectedText);
  }
});

it('prints a credit note with negative amounts and the number of its invoice', async () => {
  const client = await addClient();
  await addPlan(client);
  const { id, number } = await sendMonth(client);
  const { data } = await call('credit-invoice', { invoice_id: id });
  const { text } = await print((data as { id: string }).id);
  expect(text).toContain(`Kreditfaktura ${number + 1}`);
  expect(text).toContain(`Krediterar faktura ${number}`);
  expect(text).toContain('Krediterat belopp −38 750,00 SEK');
});

it('keeps the facts that a sent invoice was sent with', async () => {
  const client = await addClient();
  await addPlan(client);
  const { id } = await sendMonth(client);
  await rows(`update client_billing set street = 'Nygatan 9' where client_id = $1`, [client]);
  expect((await print(id)).text).toContain('Ullgatan 1');
});

it('renders a sent invoice once, and a draft each time', async () => {
  const client = await addClient();
  await addPlan(client);
  const { id } = await sendMonth(client);
  await print(id);
  const file = { bucket: 'invoices', path: `${client}/${id}.pdf` };
  const stored = Buffer.from((await server.files.read(file)) ?? '').toString('latin1');
  expect(stored).toMatch(/^%PDF/);
  await server.files.save(file, Buffer.from('the stored file'), 'application/pdf');
  const { data } = await call('invoice-pdf', { invoice_id: id });
  expect(Buffer.from(await (data as unknown as Blob).arrayBuffer()).toString()).toBe(
    'the stored file',
  );

  await generate(client, '2025-06');
  const draft = (await invoicesOf(client)).find(({ state }) => state === 'draft');
  await print(draft?.id);
  expect(await server.files.read({ ...file, path: `${client}/${draft?.id}.pdf` })).toBeUndefined();
});

it('rejects documents of one colleague beyond a few at a time', async () => {
  const client = await addClient();
  await addPlan(client);
  await generate(client);
  const [draft] = await invoicesOf(client);
  const statuses = await Promise.all(
    Array.from({ length: 12 }, async () => (await print(draft?.id)).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

it('prints nothing of another’s client', async () => {
  const client = await addClient({ owner: cast.astrid.id });
  await addPlan(client);
  await generate(client, '2025-05', 'astrid');
  const [draft] = await invoicesOf(client);
  expect((await print(draft?.id)).status).toBe(404);
  expect((await print(draft?.id, 'astrid')).status).toBe(200);
});

it('prints many long lines on pages that name the seller, with the sums in one piece', async () => {
  const client = await addClient();
  await addPlan(client);
  for (let count = 0; count < 40; count += 1) await addProject(client, '2025-05-20');
  const { id, number } = await sendMonth(client);
  const { pages } = await print(id);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toContain('Godkänd för F-skatt');
  expect(pages.at(-1)).toContain(`Faktura ${number} · sida ${pages.length} av ${pages.length}`);
  expect(pages.at(-1)).toMatch(/Netto .* Moms 25 % .* Att betala .* Ange vid betalning/);
});
