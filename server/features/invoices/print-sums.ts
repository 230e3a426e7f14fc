import { needsSekRate } from '../../../domain/invoices/sek-rate.ts';
import { colors, margin, type Page, right, width } from '../../pdf/page.ts';
import { formatAmount, formatDay, formatIban, formatRate } from './format.ts';
import type { PrintedInvoice } from './print.ts';
import { pdfMessages } from './print-messages.ts';

/** The footer of every page begins below. */
const bottomY = 712;

/** The lines with their amounts, on as many pages as they need. Returns the y below. */
export function writeLines(page: Page, invoice: PrintedInvoice, top: number): number {
  const { document, write, heightOf, rule } = page;
  const column = { width: width - 140 };
  let y = writeHead(page, invoice, top);
  for (const line of invoice.lines) {
    if (y + heightOf(line.description, column) > bottomY) {
      document.addPage();
      y = writeHead(page, invoice, margin);
    }
    const text = formatAmount(line.amount, invoice.language);
    write(text, right - 120, y, { align: 'right', width: 120 });
    y = write(line.description, margin, y, column) + 7;
    rule(margin, y, width);
    y += 9;
  }
  return y + 8;
}

function writeHead({ write, rule }: Page, { language, currency }: PrintedInvoice, top: number) {
  const t = pdfMessages[language];
  const head = { size: 8.5, weight: 'bold', color: colors.soft } as const;
  write(t.description, margin, top, { ...head, width: 300 });
  const amount = `${t.amount} (${currency})`;
  const y = write(amount, right - 150, top, { ...head, align: 'right', width: 150 }) + 6;
  rule(margin, y, width, colors.spruce);
  return y + 9;
}

export function writeTotals(page: Page, invoice: PrintedInvoice, below: number): void {
  const t = pdfMessages[invoice.language];
  const { document, write } = page;
  const note = t.treatments[invoice.vat_treatment];
  const sums = listSums(invoice);
  const payment = listPayment(invoice);
  const height = sums.length * 18 + 62 + (note ? 30 : 0) + payment.length * 17 + 24;
  let y = below;
  // The sums and the way to pay stay together.
  if (y + height > bottomY) {
    document.addPage();
    y = margin;
  }
  const [x, column] = [right - 230, 230];
  for (const [label, amount] of sums) {
    write(label, x, y, { color: colors.soft, width: 140 });
    y = write(amount, x, y, { align: 'right', width: column }) + 4;
  }
  // The box reaches into the margin, so that its amount stands below the others.
  document.roundedRect(x - 12, y + 4, column + 24, 36, 8).fill(colors.wool);
  const strong = { size: 12, weight: 'bold' } as const;
  write(invoice.kind === 'invoice' ? t.total : t.totalCredited, x, y + 14, {
    ...strong,
    width: 120,
  });
  const total = `${formatAmount(invoice.total_amount, invoice.language)} ${invoice.currency}`;
  write(total, x, y + 14, { ...strong, align: 'right', width: column });
  y += 62;
  if (note) y = write(note, margin, y, { color: colors.soft, width }) + 12;
  if (payment.length > 0) writePayment(page, invoice, payment, y);
}

type Row = [label: string, value: string];

function listSums(invoice: PrintedInvoice): Row[] {
  const t = pdfMessages[invoice.language];
  const money = (amount: number) => formatAmount(amount, invoice.language);
  const { sek_rate: rate, vat_sek_amount: vatInSek } = invoice;
  const isConverted = needsSekRate(invoice) && rate !== null && vatInSek !== null;
  return [
    [t.net, money(invoice.net_amount)],
    [t.vat(invoice.vat_rate), money(invoice.vat_amount)],
    ...(isConverted
      ? [[t.vatInSek(formatRate(rate, invoice.language)), `${money(vatInSek)} SEK`] as Row]
      : []),
  ];
}

/** A draft and a credit note are not paid. */
function listPayment(invoice: PrintedInvoice): Row[] {
  const { kind, number, currency, seller, due_on: due, language } = invoice;
  const t = pdfMessages[language];
  if (number === null || kind !== 'invoice') return [];
  const rows: [string, string | undefined | null][] = [
    // Bankgiro accepts kronor only.
    [t.bankgiro, currency === 'SEK' || !seller.iban ? seller.bankgiro : null],
    ['IBAN', seller.iban && formatIban(seller.iban)],
    ['BIC', seller.bic],
    [t.paymentReference, String(number)],
    [t.due, due && formatDay(due, language)],
  ];
  return rows.filter((row): row is Row => Boolean(row[1]));
}

function writePayment({ write, rule }: Page, invoice: PrintedInvoice, rows: Row[], top: number) {
  const t = pdfMessages[invoice.language];
  rule(margin, top, 28, colors.apricot);
  let y = write(t.pay, margin, top + 8, { weight: 'bold', width: 200 }) + 3;
  for (const [label, value] of rows) {
    write(label, margin, y, { color: colors.soft, width: 115 });
    y = write(value, margin + 120, y, { width: 300 }) + 3;
  }
}
