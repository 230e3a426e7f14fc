import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Language } from '../../../../domain/language.ts';
import { addInvoice, addPlan } from '../../support/billing.ts';
import { createCompany, signInToPortal } from '../../support/portal.ts';
import { expect, test } from '../../support/staff-test.ts';

const texts = {
  en: {
    searches: 'Your searches',
    title: 'Plan & invoices',
    inUse: '1 of 2 searches in use',
    price: 'SEK 31,000 a month, excluding VAT',
    invoice: 'Invoice',
    overdue: 'Overdue',
    download: 'Download PDF',
    ask: 'Ask for a pause',
    from: 'First day',
    to: 'Last day',
    message: 'Message (optional)',
    send: 'Send request',
    waiting: 'Waiting for our answer',
    declined: 'Declined',
    approved: 'Approved',
    hidden: 'Plan and invoices aren’t shown to you',
  },
  sv: {
    searches: 'Era rekryteringar',
    title: 'Abonnemang & fakturor',
    inUse: '1 av 2 rekryteringar pågår',
    price: '31 000 kr i månaden, exklusive moms',
    invoice: 'Faktura',
    overdue: 'Förfallen',
    download: 'Ladda ner pdf',
    ask: 'Be om en paus',
    from: 'Första dag',
    to: 'Sista dag',
    message: 'Meddelande (valfritt)',
    send: 'Skicka förfrågan',
    waiting: 'Väntar på vårt svar',
    declined: 'Avböjd',
    approved: 'Godkänd',
    hidden: 'Abonnemang och fakturor visas inte för dig',
  },
} satisfies Record<Language, Record<string, string>>;

/** Days of next year, so that the pauses of this year do not matter. */
const nextYear = new Date().getFullYear() + 1;

test('a contact sees plan and invoices and asks for a pause, live for both sides and in both languages', async ({
  page,
  browser,
  request,
  backend,
  enterAs,
  open,
  expectAccessible,
}) => {
  let t = texts.sv;
  const { service } = backend;
  const company = await createCompany(backend, request);
  const { client, contact } = company;
  await service.from('people').update({ language: 'sv' }).eq('id', contact.id).throwOnError();
  const planId = await addPlan(backend, client.id);
  const sent = await addInvoice(
    backend,
    { clientId: client.id, planId, month: '2026-05' },
    '2026-06-30',
  );
  await addInvoice(backend, { clientId: client.id, planId, month: '2026-06' });

  const { id: owner_id } = await enterAs('recruiter');
  await service
    .from('client_details')
    .update({ owner_id })
    .eq('client_id', client.id)
    .throwOnError();
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    acceptDownloads: true,
  });
  const phone = await context.newPage();
  await signInToPortal(phone, backend, contact.email, { language: 'sv' });
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(t.searches);
  const link = phone.getByRole('navigation').getByRole('link', { name: t.title });
  await expect(link).toHaveCount(0);

  // The owner shows the billing to the contact, whose open page gets the link.
  await open(`/admin/clients/${client.id}`);
  const contacts = page.getByRole('region', { name: 'Contacts' });
  await contacts.getByRole('button', { name: 'Show plan and invoices' }).click();
  await expect(contacts.getByText('sees plan and invoices')).toBeVisible();
  await link.click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(t.title);
  const main = phone.getByRole('main');
  await expect(main).toContainText(t.inUse);
  await expect(main).toContainText(t.price);
  const downloadInvoice = async () => {
    const invoice = main.getByRole('article').filter({ hasText: `${t.invoice} ${sent.number}` });
    await expect(invoice).toContainText(t.overdue);
    await expect(main.getByRole('button', { name: t.download })).toHaveCount(1);
    const download = phone.waitForEvent('download');
    await invoice.getByRole('button', { name: t.download }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${t.invoice} ${sent.number}.pdf`);
    return file;
  };
  const file = await downloadInvoice();
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text.replace(/\s+/g, ' ')).toContain(`Faktura ${sent.number}`);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText(`${contact.name} opened invoice ${sent.number}`)).toBeVisible();

  // The first request is declined, the second one is approved.
  const dialog = phone.getByRole('dialog');
  const ask = async (from: string, to: string) => {
    await phone.getByRole('button', { name: t.ask }).click();
    await dialog.getByLabel(t.from).fill(from);
    await dialog.getByLabel(t.to).fill(to);
    await dialog.getByLabel(t.message).fill('Semester.');
    await dialog.getByRole('button', { name: t.send }).dblclick();
  };
  const requests = main.getByRole('region', { name: /^Paus/ }).getByRole('article');
  await ask(`${nextYear}-07-01`, `${nextYear}-07-31`);
  await expect(dialog).toHaveCount(0);
  await expect(requests).toHaveCount(1);
  await expect(requests).toContainText(t.waiting);
  const pending = page.getByRole('form', { name: 'Pause request' });
  await expect(pending).toContainText(`${contact.name} asks for a pause`);
  await expect(pending).toContainText('Semester.');
  await expectAccessible();
  await page.getByRole('button', { name: /^Notifications, / }).click();
  await expect(page.getByText('A client asks for a pause')).toBeVisible();
  await page.keyboard.press('Escape');
  await pending.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Slutintervjuer i juli.');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline and send' }).click();
  await expect(pending).toHaveCount(0);
  await expect(requests.first()).toContainText(t.declined);
  await expect(requests.first()).toContainText('Slutintervjuer i juli.');
  expect(await backend.findLink(contact.email, 'client_pause_declined')).toContain(
    `/portal/plan?company=${client.id}`,
  );

  t = texts.en;
  await phone.goto('/portal/plan?lang=en');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(t.title);
  await expect(main).toContainText(t.inUse);
  await expect(main).toContainText(t.price);
  await downloadInvoice();
  await expect(requests).toContainText(t.declined);
  await ask(`${nextYear}-08-01`, `${nextYear}-08-07`);
  await expect(requests.first()).toContainText(t.waiting);
  await pending.getByRole('button', { name: 'Approve pause' }).click();
  await expect(requests.first()).toContainText(t.approved);
  await expect(main.getByText(/^(Request sent|Förfrågan är skickad)/)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Plan' }).getByText('Cancel pause')).toBeVisible();
  await expect(timeline.getByText(`Declined ${contact.name}’s pause`)).toBeVisible();

  t = texts.sv;
  await phone.goto('/portal/plan?lang=sv');
  await expect(requests.first()).toContainText(t.approved);

  // Hidden again immediately, while the page is open.
  await contacts.getByRole('button', { name: 'Hide plan and invoices' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(t.hidden);
  await context.close();
});

test('a contact of another client, and one who does not see the billing, get nothing', async ({
  page,
  request,
  backend,
  expectAccessible,
}) => {
  const [own, other] = [
    await createCompany(backend, request),
    await createCompany(backend, request),
  ];
  const ids: string[] = [];
  for (const { client } of [own, other]) {
    const planId = await addPlan(backend, client.id);
    const invoiced = { clientId: client.id, planId, month: '2026-05' };
    ids.push((await addInvoice(backend, invoiced, '2026-06-30')).id);
  }
  await signInToPortal(page, backend, own.contact.email, { path: '/portal/plan' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.hidden);
  await expectAccessible();
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('sb-localhost-auth-token') ?? '{}').access_token,
  );
  const headers = { authorization: `Bearer ${token}` };
  const reach = async (company: typeof own, invoice_id: string | undefined) => {
    const billing = await request.post('/rest/v1/rpc/get_portal_billing', {
      headers,
      data: { company: company.client.id },
    });
    const pdf = await request.post('/functions/v1/portal-invoice-pdf', {
      headers,
      data: { invoice_id },
    });
    const days = { starts_on: `${nextYear}-07-01`, ends_on: `${nextYear}-07-02` };
    const asked = await request.post('/functions/v1/request-pause', {
      headers,
      data: { action: 'ask', client_id: company.client.id, ...days },
    });
    return [await billing.json(), pdf.status(), asked.status()];
  };
  expect(await reach(own, ids[0])).toEqual([null, 403, 403]);
  expect(await reach(other, ids[1])).toEqual([null, 403, 403]);
  await backend.service
    .from('client_portal_access')
    .update({ sees_billing: true })
    .eq('client_id', own.client.id)
    .throwOnError();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.title);
  await expect(page.getByRole('main')).toContainText(texts.en.inUse);
  await expectAccessible();
  expect(await reach(other, ids[1])).toEqual([null, 403, 403]);
  const { data } = await backend.service
    .from('client_pause_requests')
    .select('id')
    .in('client_id', [own.client.id, other.client.id])
    .throwOnError();
  expect(data).toEqual([]);
});
