import { useState } from 'react';
import { type PortalInvoice, standingOf } from '../../../../domain/clients/portal-billing.ts';
import { fill, formatAmount, formatStockholmDay } from '../../../i18n/format.ts';
import { formatMonth } from '../../../i18n/format-month.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { downloadFile } from '../../../ui/download-file.ts';
import { useBilling, useBillingAction } from './billing-context.ts';
import { readInvoice } from './data.ts';

const tones = {
  unpaid: 'waiting',
  overdue: 'bad',
  paid: 'good',
  credited: 'neutral',
  credit_note: 'neutral',
} as const;

const initialCount = 12;

export function PortalInvoices() {
  const { messages, billing } = useBilling();
  const { invoices: t } = messages;
  const [isOpen, setOpen] = useState(false);
  const visibleInvoices = isOpen ? billing.invoices : billing.invoices.slice(0, initialCount);
  return (
    <Card as="section" aria-labelledby="invoices" className="grid gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="invoices" className="text-[1.65rem]">
          {t.title}
        </h2>
        {billing.invoices.length > 0 && <p className="text-[.95rem] text-soft">{t.vat}</p>}
      </header>
      {billing.invoices.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {visibleInvoices.map((invoice) => (
            <li key={invoice.id} className="py-4 last:pb-0">
              <Invoice invoice={invoice} />
            </li>
          ))}
        </ul>
      )}
      {visibleInvoices.length < billing.invoices.length && (
        <Button
          variant="outline"
          size="medium"
          className="justify-self-start"
          onClick={() => setOpen(true)}
        >
          {t.earlier}
        </Button>
      )}
    </Card>
  );
}

function Invoice({ invoice }: { invoice: PortalInvoice }) {
  const { messages, today } = useBilling();
  const { invoices: t } = messages;
  const language = useLanguage();
  const { pending, error, run } = useBillingAction();
  const { id, kind, number, currency, credited_number: credited } = invoice;
  const name = fill(t[kind], { number });
  const standing = standingOf(invoice, today);
  const download = () =>
    run(async (client) => downloadFile(await readInvoice(client, id), `${name}.pdf`));

  return (
    <article className="grid items-center gap-x-6 gap-y-2 @min-[46rem]:grid-cols-[minmax(0,1fr)_19rem_auto]">
      <div className="grid gap-0.5">
        <h3 className="text-[1.1rem]">
          {name}
          <span className="font-normal text-soft">, {formatMonth(invoice.month, language)}</span>
        </h3>
        <p className="text-[.95rem] text-soft">{useDates(invoice)}</p>
        {credited !== null && (
          <p className="text-[.95rem] text-soft first-letter:uppercase">
            {fill(t.credits, { number: credited })}
          </p>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 @min-[46rem]:grid @min-[46rem]:grid-cols-2 @min-[46rem]:justify-items-start">
        <span className="font-semibold tabular-nums @min-[46rem]:justify-self-end">
          {formatAmount(invoice.total_amount, currency, language)}
        </span>
        <Badge tone={tones[standing]}>{t.standings[standing]}</Badge>
      </p>
      <Button
        variant="outline"
        size="medium"
        className="justify-self-start"
        disabled={pending}
        onClick={() => void download()}
      >
        <span>
          {pending ? t.preparing : t.download}
          <span className="sr-only">: {name}</span>
        </span>
      </Button>
      {error && (
        <p role="alert" className="font-medium text-lingon @min-[46rem]:col-span-3">
          {error}
        </p>
      )}
    </article>
  );
}

/** The day of payment instead of the due date, once it is paid. */
function useDates({ kind, issued_on, due_on, paid_on, is_credited }: PortalInvoice): string {
  const { invoices: t } = useBilling().messages;
  const language = useLanguage();
  const day = (value: string) => ({ day: formatStockholmDay(new Date(value), language) });
  const isOpen = kind === 'invoice' && !is_credited;
  return [
    fill(t.issued, day(issued_on)),
    isOpen && (paid_on ? fill(t.paid, day(paid_on)) : fill(t.due, day(due_on))),
  ]
    .filter(Boolean)
    .join(', ');
}
