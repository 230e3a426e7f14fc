import { pdfType } from '../../../domain/document.ts';
import { invoiceMailing } from '../../../domain/invoices/invoice-calls.ts';
import { isReminder } from '../../../domain/invoices/is-reminder.ts';
import { firstDayOf, monthOf } from '../../../domain/invoices/month.ts';
import { hasPostalAddress } from '../../../domain/invoices/parties.ts';
import { undoSeconds } from '../../../domain/mail/staff-mail.ts';
import { toStockholmDay } from '../../../domain/time/stockholm-day.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import type { Call } from '../../functions/call.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { hashOf, once } from '../../functions/once.ts';
import { readIdempotencyKey } from '../../functions/read-idempotency-key.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { db, type Query } from '../../postgres/query.ts';
import { findBillingContact } from './billing-contact.ts';
import { formatAmount, formatDay, formatMonth } from './format.ts';
import { getPdf, pdfFile } from './get-pdf.ts';
import { type LoadedInvoice, loadPrinted } from './load-printed.ts';
import { lockInvoice } from './lock-invoice.ts';
import { pdfMessages } from './print-messages.ts';

/**
 * Mails a sent invoice or credit note as a PDF to the billing contact of the client, or shows that mail. It is sent after
 * ten seconds and can be cancelled until then.
 */
export const mailInvoice = defineAction({
  name: 'mail-invoice',
  roles: ['admin', 'recruiter'],
  schema: invoiceMailing,
  async run({ action, invoice_id: id }, call, staff) {
    const { database, seller } = call.context;
    const invoice = await loadPrinted(database.query, staff, id, seller);
    const recipient = await findBillingContact(database.query, invoice.client_id);
    const mail = describeMail(invoice, await wasMailed(database.query, id));
    if (action === 'preview') {
      const { renderPreview } = await import('./preview-mail.ts');
      const { missing, buyer } = invoice;
      const about = { to: recipient?.email ?? null, missing, is_billable: hasPostalAddress(buyer) };
      return { ...about, ...(await renderPreview(mail, call)) };
    }
    if (invoice.number === null || invoice.credited_at) throw new FunctionError('conflict');
    if (!recipient) throw new FunctionError('billing_email_missing');
    const attachment = await storePdf(invoice, call, staff);
    return enqueue({ mail, recipient, attachment, invoice }, call, staff);
  },
});

/** Stands for the number that a draft does not have yet. */
const noNumber = { en: '[number]', sv: '[nummer]' };

/** The template of the mail with an invoice, and its values in the language of the client. */
function describeMail(invoice: LoadedInvoice, isRepeated: boolean) {
  const { language, kind, number, due_on: due } = invoice;
  const invoiceTemplate = isReminder(invoice, isRepeated, toStockholmDay(new Date()))
    ? 'client_invoice_reminder'
    : 'client_invoice';
  const amount = formatAmount(Math.abs(invoice.total_amount), language);
  return {
    template: kind === 'invoice' ? invoiceTemplate : 'client_credit_note',
    language,
    variables: {
      client_name: invoice.buyer.name,
      number: String(number ?? noNumber[language]),
      credited_number: invoice.credited_number && String(invoice.credited_number),
      was_paid: invoice.credited_state === 'paid' ? String(invoice.credited_number) : null,
      month: formatMonth(firstDayOf(monthOf(invoice.month)), language),
      total: `${amount} ${invoice.currency}`,
      due_on: due && formatDay(due, language),
    },
  };
}

async function wasMailed(query: Query, invoice: string): Promise<boolean> {
  const { rows } = await query(
    db
      .selectFrom('outbox')
      .select('id')
      .where('invoice_id', '=', invoice)
      .where('state', '=', 'sent')
      .limit(1),
  );
  return rows.length > 0;
}

/** The file is stored before the mail that refers to it. */
async function storePdf(invoice: LoadedInvoice, { context }: Call, staff: Staff) {
  const pdf = await getPdf(invoice, context, staff.id);
  const fileName = `${pdfMessages[invoice.language][invoice.kind]} ${invoice.number}.pdf`;
  return { ...pdfFile(invoice), fileName, mimeType: pdfType, size: pdf.length };
}

type Prepared = {
  mail: ReturnType<typeof describeMail>;
  recipient: NonNullable<Awaited<ReturnType<typeof findBillingContact>>>;
  attachment: Awaited<ReturnType<typeof storePdf>>;
  invoice: LoadedInvoice;
};

async function enqueue(
  { mail, recipient, attachment, invoice }: Prepared,
  { request, context }: Call,
  staff: Staff,
) {
  const key = readIdempotencyKey(request);
  const idempotentRequest = { scope: `mail-invoice:${staff.id}`, key, hash: hashOf(invoice.id) };
  const { response } = await once(
    context.database,
    idempotentRequest,
    staff.identity,
    async (query) => {
      // It may have been credited while its file was written.
      const { credited_at: creditedAt } = await lockInvoice(query, staff, invoice.id);
      if (creditedAt) throw new FunctionError('conflict');
      const id = await enqueueMail(query, {
        ...mail,
        cause: `${mail.template}:${hashOf(staff.id, key).slice(0, 40)}`,
        to: recipient.email,
        toName: recipient.name ?? undefined,
        personId: recipient.person_id ?? undefined,
        replyTo: staff.email,
        clientId: invoice.client_id,
        invoiceId: invoice.id,
        attachments: [attachment],
        sendAfter: new Date(Date.now() + undoSeconds * 1000),
        createdBy: staff.id,
      });
      if (!id) throw new FunctionError('conflict');
      return { id, to: recipient.email, undo_seconds: undoSeconds };
    },
  );
  return response;
}
