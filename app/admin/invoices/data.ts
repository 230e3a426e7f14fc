import type { SellerFact } from '../../../domain/invoices/parties.ts';
import type { Language } from '../../../domain/language.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { callFunction } from '../../backend/call-function.ts';
import { unwrap } from '../../backend/unwrap.ts';

const columns =
  'id, client_id, kind, state, number, month, currency, vat_treatment, vat_rate, net_amount, vat_amount, total_amount, sek_rate, vat_sek_amount, issued_on, due_on, paid_on, credits_id, credited_at, client:clients(name), mails:outbox(id, to_email, state, created_at), lines:invoice_lines(id, position, description, amount)';

export async function findInvoice(client: BrowserClient, id: string) {
  const invoice = await unwrap(
    client
      .from('invoices')
      .select(columns)
      .eq('id', id)
      .order('position', { referencedTable: 'lines' })
      .order('created_at', { referencedTable: 'mails', ascending: false })
      .maybeSingle(),
  );
  if (!invoice) return null;
  const listed = await unwrap(
    client.from('invoice_list').select('standing, credited_number').eq('id', id).maybeSingle(),
  );
  return { ...invoice, standing: listed?.standing, creditedNumber: listed?.credited_number };
}

export type Invoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

const maxInvoicesShown = 6;
/** Plans and pauses are changed for months that are a few years old at most. */
const maxInvoicesChecked = 60;

export async function listInvoicesOf(client: BrowserClient, clientId: string) {
  return unwrap(
    client
      .from('invoice_list')
      .select('id, kind, number, month, currency, total_amount, standing')
      .eq('client_id', clientId)
      .order('month', { ascending: false })
      .order('created_at', { ascending: false })
      .limit(maxInvoicesShown),
  );
}

/** Lists the latest invoices that were sent and not credited, with their lines for plans. */
export async function listSentPlanInvoices(client: BrowserClient, clientId: string) {
  return unwrap(
    client
      .from('invoices')
      .select('id, number, month, currency, lines:invoice_lines(amount)')
      .eq('client_id', clientId)
      .eq('kind', 'invoice')
      .neq('state', 'draft')
      .is('credited_at', null)
      .eq('lines.kind', 'plan')
      .order('month', { ascending: false })
      .limit(maxInvoicesChecked),
  );
}

type Generated = { created: number; updated: number; deleted: number };

export const generateInvoices = (client: BrowserClient, month: string) =>
  callFunction<Generated>(client, 'generate-invoices', { month });

/** Sends a draft as it is shown: one whose total or lines have changed since is rejected. */
export const sendInvoice = (client: BrowserClient, { id, total_amount, lines }: Invoice) =>
  callFunction<{ number: number }>(client, 'send-invoice', {
    invoice_id: id,
    total_amount,
    lines: lines.map(({ description, amount }) => ({ description, amount })),
  });

export const markPaid = (client: BrowserClient, id: string, paidOn: string | null) =>
  callFunction(client, 'mark-invoice-paid', { invoice_id: id, paid_on: paidOn });

export const creditInvoice = (client: BrowserClient, id: string) =>
  callFunction<{ id: string; number: number }>(client, 'credit-invoice', { invoice_id: id });

export const readPdf = (client: BrowserClient, id: string) =>
  callFunction<Blob>(client, 'invoice-pdf', { invoice_id: id });

export const setSekRate = (client: BrowserClient, id: string, rate: number | null) =>
  callFunction(client, 'set-invoice-rate', { invoice_id: id, sek_rate: rate });

export type InvoiceMail = {
  /** Null if the client has no address for invoices. */
  to: string | null;
  language: Language;
  subject: string;
  html: string;
  /** Facts of the seller without which the invoice is not sent. */
  missing: SellerFact[];
  /** The client has a billing address, without which the invoice is not sent either. */
  is_billable: boolean;
};

export const previewInvoiceMail = (client: BrowserClient, id: string) =>
  callFunction<InvoiceMail>(client, 'mail-invoice', { invoice_id: id, action: 'preview' });

export const mailInvoice = (client: BrowserClient, id: string) =>
  callFunction<{ id: string; to: string }>(client, 'mail-invoice', {
    invoice_id: id,
    action: 'send',
  });
