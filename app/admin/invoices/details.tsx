import { fill, formatStockholmDay } from '../../i18n/format.ts';
import { formatMonth } from '../../i18n/format-month.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Fact, Facts } from '../kit/screens/facts.tsx';
import { Section } from '../kit/screens/section.tsx';
import { useMessages } from '../use-messages.ts';
import type { Invoice } from './data.ts';
import { Standing } from './standing.tsx';

export function InvoiceDetails({ invoice }: { invoice: Invoice }) {
  const { invoice: t, columns, treatments } = useMessages('invoices');
  const language = useLanguage();
  const days = [
    [columns.issued, invoice.issued_on],
    [columns.due, invoice.kind === 'invoice' ? invoice.due_on : null],
    [columns.paid, invoice.paid_on],
  ] as const;
  return (
    <Section title={t.facts} actions={<Standing standing={invoice.standing} />}>
      <Facts>
        <Fact label={t.client}>
          <LocalizedLink to={`/admin/clients/${invoice.client_id}`} className="underline">
            {invoice.client.name}
          </LocalizedLink>
        </Fact>
        <Fact label={t.period}>{formatMonth(invoice.month, language)}</Fact>
        {days.map(
          ([label, day]) =>
            day && (
              <Fact key={label} label={label}>
                {formatStockholmDay(new Date(day), language)}
              </Fact>
            ),
        )}
        <Fact label={columns.treatment}>{treatments[invoice.vat_treatment]}</Fact>
        {invoice.credits_id && (
          <Fact label={t.credits}>
            <LocalizedLink to={`/admin/invoices/${invoice.credits_id}`} className="underline">
              {fill(t.number, { number: String(invoice.creditedNumber) })}
            </LocalizedLink>
          </Fact>
        )}
      </Facts>
    </Section>
  );
}
