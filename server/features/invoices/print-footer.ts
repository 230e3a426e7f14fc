import { colors, margin, type Page, width } from '../../pdf/page.ts';
import { formatIban } from './format.ts';
import type { PrintedInvoice } from './print.ts';
import { pdfMessages } from './print-messages.ts';

const topY = 752;
const columnWidth = 118;

/** The facts that the law asks of the seller, on every page. */
export function writeFooter({ write, rule }: Page, { seller, language }: PrintedInvoice): void {
  const t = pdfMessages[language];
  rule(margin, topY - 10, width);
  const { office } = seller;
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(office.country);
  const columns = [
    [
      seller.name,
      office.street,
      [office.postal_code, office.city].filter(Boolean).join(' '),
      office.street && country,
    ],
    [
      seller.organisation_number && `${t.organisationNumber} ${seller.organisation_number}`,
      seller.vat_number && `${t.sellerVat} ${seller.vat_number}`,
      seller.has_f_tax && t.fTax,
    ],
    [
      seller.bankgiro && `${t.bankgiro} ${seller.bankgiro}`,
      seller.iban && `IBAN ${formatIban(seller.iban)}`,
      seller.bic && `BIC ${seller.bic}`,
    ],
    [seller.email, seller.phone],
  ];
  for (const [index, lines] of columns.entries()) {
    let y = topY;
    for (const line of lines.filter(Boolean)) {
      const style = { size: 7.5, color: colors.soft, width: columnWidth };
      y = write(String(line), margin + index * (columnWidth + 9), y, style);
    }
  }
}
