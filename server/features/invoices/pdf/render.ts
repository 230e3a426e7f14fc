import type { z } from 'zod';
import type { Enums } from '../../../../domain/database.types.ts';
import { firstDayOf, lastDayOf, monthOf } from '../../../../domain/invoices/month.ts';
import type { Buyer, storedSeller } from '../../../../domain/invoices/parties.ts';
import type { VatTreatment } from '../../../../domain/invoices/vat.ts';
import type { Language } from '../../../../domain/language.ts';
import { formatAmount, formatDay, formatPeriod } from '../format.ts';
import { pdfMessages } from './messages.ts';
import { colors, createPage, type Page } from './page.ts';

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
  issued_on: string | null;
  due_on: string | null;
  seller: z.infer<typeof storedSeller>;
  buyer: Buyer;
  lines: { description: string; amount: number }[];
};

const margin = 48;
const right = 547;
const width = right - margin;
/** Lines go on to a new page below this; the rest of the page is for totals or the footer. */
const lastLineY = 640;

export async function renderPdf(invoice: PrintedInvoice, siteName: string): Promise<Uint8Array> {
  // Loaded when needed: most processes never print an invoice.
  const { default: PDFDocument } = await import('pdfkit');
  const t = pdfMessages[invoice.language];
  const title = `${t[invoice.kind]} ${invoice.number ?? `(${t.draft})`}`;
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    // None: the built-in fonts of PDF readers lack letters, and would have to be loaded.
    font: null as unknown as string,
    lang: invoice.language,
    info: { Title: title, Author: invoice.seller.name },
  });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  const page = createPage(document);
  writeHead(page, invoice, title, siteName);
  const y = writeLines(page, invoice, writeParties(page, invoice));
  writeTotals(page, invoice, y);
  writeFooter(page, invoice);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function writeHead({ document, write }: Page, _: PrintedInvoice, title: string, name: string) {
  document.rect(0, 0, document.page.width, 8).fill(colors.spruce);
  write(name, margin, 40, { size: 22, weight: 'bold', color: colors.spruce, width: 220 });
  const style = { size: 20, weight: 'bold', align: 'right', width: 300 } as const;
  write(title, right - 300, 42, style);
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
    [t.issued, invoice.issued_on && formatDay(invoice.issued_on, language)],
    [t.due, !isCredit && invoice.due_on && formatDay(invoice.due_on, language)],
    [t.month, formatPeriod(firstDayOf(month), lastDayOf(month), language)],
    [t.reference, buyer.reference],
  ];
  let left = 110;
  for (const [label, value] of facts) {
    if (!value) continue;
    write(label, margin, left, { color: colors.soft, width: 110 });
    left = write(value, margin + 115, left, { width: 150 }) + 3;
  }
  const column = { width: 200 };
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
  return Math.max(left, y) + 28;
}

function writeLines(page: Page, invoice: PrintedInvoice, top: number): number {
  const { document, write, rule } = page;
  const t = pdfMessages[invoice.language];
  const head = { size: 8.5, weight: 'bold', color: colors.soft } as const;
  write(t.description, margin, top, { ...head, width: 300 });
  const amount = `${t.amount} (${invoice.currency})`;
  let y = write(amount, right - 150, top, { ...head, align: 'right', width: 150 }) + 6;
  rule(margin, y, width, colors.spruce);
  y += 9;
  for (const line of invoice.lines) {
    if (y > lastLineY) {
      document.addPage();
      y = margin;
    }
    const text = formatAmount(line.amount, invoice.language);
    write(text, right - 120, y, { align: 'right', width: 120 });
    y = write(line.description, margin, y, { width: width - 140 }) + 7;
    rule(margin, y, width);
    y += 9;
  }
  return y + 8;
}

function writeTotals({ document, write, rule }: Page, invoice: PrintedInvoice, top: number) {
  const t = pdfMessages[invoice.language];
  const [x, column] = [right - 230, 230];
  const money = (amount: number) => formatAmount(amount, invoice.language);
  let y = top;
  for (const [label, amount] of [
    [t.net, invoice.net_amount],
    [t.vat(invoice.vat_rate), invoice.vat_amount],
  ] as const) {
    write(label, x, y, { color: colors.soft, width: 120 });
    y = write(money(amount), x, y, { align: 'right', width: column }) + 4;
  }
  document.roundedRect(x - 12, y + 4, column + 12, 34, 8).fill(colors.wool);
  const strong = { size: 12, weight: 'bold' } as const;
  const label = invoice.kind === 'invoice' ? t.total : t.totalCredited;
  write(label, x, y + 13, { ...strong, width: 120 });
  const total = `${money(invoice.total_amount)} ${invoice.currency}`;
  write(total, x, y + 13, { ...strong, align: 'right', width: column - 12 });
  y += 56;
  const note = t.treatments[invoice.vat_treatment];
  if (note) y = write(note, margin, y, { color: colors.soft, width }) + 8;
  if (invoice.number === null || invoice.kind !== 'invoice') return;
  rule(margin, y, 28, colors.apricot);
  write(t.payWith(invoice.number), margin, y + 8, { width });
}

function writeFooter({ write, rule }: Page, { seller, language }: PrintedInvoice): void {
  const t = pdfMessages[language];
  const top = 752;
  rule(margin, top - 10, width);
  const { office } = seller;
  const columns = [
    [seller.name, office.street, [office.postal_code, office.city].filter(Boolean).join(' ')],
    [
      seller.organisation_number && `${t.organisationNumber} ${seller.organisation_number}`,
      seller.vat_number && `${t.sellerVat} ${seller.vat_number}`,
      seller.has_f_tax && t.fTax,
    ],
    [
      seller.bankgiro && `${t.bankgiro} ${seller.bankgiro}`,
      seller.iban && `IBAN ${seller.iban}`,
      seller.bic && `BIC ${seller.bic}`,
    ],
    [seller.email, seller.phone],
  ];
  for (const [index, lines] of columns.entries()) {
    let y = top;
    for (const line of lines.filter(Boolean)) {
      const style = { size: 7.5, color: colors.soft, width: 120 };
      y = write(String(line), margin + index * 127, y, style);
    }
  }
}
