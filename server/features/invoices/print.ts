import type { z } from 'zod';
import type { Enums } from '../../../domain/database.types.ts';
import { firstDayOf, lastDayOf, monthOf } from '../../../domain/invoices/month.ts';
import type { Buyer, storedSeller } from '../../../domain/invoices/parties.ts';
import type { VatTreatment } from '../../../domain/invoices/vat.ts';
import type { Language } from '../../../domain/language.ts';
import { drawBand, renderDocument, writeLetterhead } from '../../pdf/document.ts';
import { colors, margin, type Page, right, width } from '../../pdf/page.ts';
import { formatDay, formatPeriod } from './format.ts';
import { writeFooter } from './print-footer.ts';
import { pdfMessages } from './print-messages.ts';
import { writeLines, writeTotals } from './print-sums.ts';

export type PrintedInvoice = {
  kind: Enums<'invoice_kind'>;
  number: number | null;
  credited_number: number | null;
  month: string;
  currency: Enums<'currency'>;
  language: Language;
  vat_treatment: VatTreatment;
  vat_rate: number;
  net_amount: number;
  vat_amount: number;
  total_amount: number;
  sek_rate: number | null;
  vat_sek_amount: number | null;
  issued_on: string | null;
  due_on: string | null;
  seller: z.infer<typeof storedSeller>;
  buyer: Buyer;
  lines: { description: string; amount: number }[];
};

/** Renders an invoice or a credit note as a PDF, in the language of the client. */
export function printInvoice(invoice: PrintedInvoice, siteName: string): Promise<Uint8Array> {
  const t = pdfMessages[invoice.language];
  const { kind, number, language, seller } = invoice;
  const title = number === null ? `${t[kind]} (${t.draft.toLowerCase()})` : `${t[kind]} ${number}`;
  return renderDocument(
    { title, author: seller.name, language },
    (page) => {
      writeLetterhead(page, siteName, title);
      const y = writeLines(page, invoice, writeParties(page, invoice));
      writeTotals(page, invoice, y);
    },
    (page, ofPage, count) => {
      if (ofPage > 1) drawBand(page);
      writeFooter(page, invoice);
      if (count > 1) writePageNumber(page, `${title} · ${t.page(ofPage, count)}`);
    },
  );
}

function writePageNumber({ write }: Page, text: string): void {
  write(text, margin, 722, { size: 7.5, color: colors.soft, align: 'right', width });
}

/** The facts of the invoice at the left, the client at the right. Returns the y below both. */
function writeParties({ write }: Page, invoice: PrintedInvoice): number {
  const t = pdfMessages[invoice.language];
  const { buyer, language } = invoice;
  const isCredit = invoice.kind === 'credit_note';
  const month = monthOf(invoice.month);
  const facts: [string, string | null | undefined | false][] = [
    [isCredit ? t.creditNumber : t.number, String(invoice.number ?? t.draft)],
    [t.credits, isCredit && String(invoice.credited_number)],
    [isCredit ? t.credited : t.issued, invoice.issued_on && formatDay(invoice.issued_on, language)],
    [t.due, !isCredit && invoice.due_on && formatDay(invoice.due_on, language)],
    [t.month, formatPeriod(firstDayOf(month), lastDayOf(month), language)],
    [t.reference, buyer.reference],
  ];
  let leftY = 110;
  for (const [label, value] of facts) {
    if (!value) continue;
    write(label, margin, leftY, { color: colors.soft, width: 115 });
    leftY = write(value, margin + 120, leftY, { width: 150 }) + 3;
  }
  const column = { width: right - 347 };
  let y = write(t.billTo, 347, 110, { ...column, color: colors.soft }) + 2;
  y = write(buyer.name, 347, y, { ...column, size: 11, weight: 'bold' });
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(buyer.country);
  const address = [
    buyer.street,
    [buyer.postal_code, buyer.city].filter(Boolean).join(' '),
    buyer.country !== invoice.seller.office.country && country,
    buyer.organisation_number && `${t.organisationNumber} ${buyer.organisation_number}`,
    buyer.vat_number && `${t.buyerVat} ${buyer.vat_number}`,
  ];
  for (const line of address) if (line) y = write(line, 347, y, column);
  return Math.max(leftY, y) + 28;
}
