import { needsSekRate } from '../../../domain/invoices/sek-rate.ts';
import { fill, formatAmount } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Cell, HeaderCell, Table } from '../../ui/table.tsx';
import { Section } from '../kit/screens/section.tsx';
import { useMessages } from '../use-messages.ts';
import type { Invoice } from './data.ts';

/** The lines as the client reads them, in the client's language, with the totals. */
export function Lines({ invoice }: { invoice: Invoice }) {
  const { invoice: t } = useMessages('invoices');
  const language = useLanguage();
  const money = (amount: number, currency = invoice.currency) =>
    formatAmount(amount, currency, language);
  const totals: (readonly [label: string, amount: number, currency?: 'SEK'])[] = [
    [t.net, invoice.net_amount],
    [fill(t.vat, { rate: String(invoice.vat_rate) }), invoice.vat_amount],
    ...(invoice.vat_sek_amount !== null && needsSekRate(invoice)
      ? [[t.vatInSek, invoice.vat_sek_amount, 'SEK'] as const]
      : []),
  ];
  return (
    <Section title={t.lines} text={invoice.state === 'draft' && t.draftHint}>
      <Table>
        <thead>
          <tr>
            <HeaderCell>{t.description}</HeaderCell>
            <HeaderCell className="text-right">{t.amount}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map(({ id, description, amount }) => (
            <tr key={id}>
              <Cell>{description}</Cell>
              <Cell className="text-right whitespace-nowrap">{money(amount)}</Cell>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t border-line">
          {totals.map(([label, amount, currency]) => (
            <tr key={label}>
              <Cell className="text-soft">{label}</Cell>
              <Cell className="text-right whitespace-nowrap">{money(amount, currency)}</Cell>
            </tr>
          ))}
          <tr className="text-base font-semibold">
            <Cell className="border-b-0">{t.total}</Cell>
            <Cell className="border-b-0 text-right whitespace-nowrap">
              {money(invoice.total_amount)}
            </Cell>
          </tr>
        </tfoot>
      </Table>
    </Section>
  );
}
