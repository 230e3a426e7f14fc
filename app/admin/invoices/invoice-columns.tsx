import { rateUnits } from '../../../domain/invoices/sek-rate.ts';
import type { Language } from '../../../domain/language.ts';
import { minorUnits } from '../../../domain/money.ts';
import { formatAmount, formatNumber, formatStockholmDay } from '../../i18n/format.ts';
import { formatMonth } from '../../i18n/format-month.ts';
import type { Column } from '../kit/list/list-definition.ts';
import type { InvoiceRow } from './invoice-source.ts';
import type { AdminInvoicesMessages } from './messages.en.ts';
import { isStanding, Standing } from './standing.tsx';

type Options = { messages: AdminInvoicesMessages; language: Language };
type AmountKey = 'net_amount' | 'vat_amount' | 'total_amount';

export function invoiceColumns({
  messages,
  language,
}: Options): [Column<InvoiceRow>, ...Column<InvoiceRow>[]] {
  const labels = messages.columns;
  type Key = keyof typeof labels;
  const plain = (key: Key, text: (row: InvoiceRow) => string): Column<InvoiceRow> => ({
    key,
    label: labels[key],
    cell: text,
    text,
  });
  const day = (key: Key, column: 'issued_on' | 'due_on' | 'paid_on'): Column<InvoiceRow> => ({
    ...plain(key, (row) => row[column] ?? ''),
    cell: ({ [column]: value }) => value && formatStockholmDay(new Date(value), language),
    sort: { by: column, nullable: true, descendingFirst: true },
  });
  const amount = (key: Key, column: AmountKey): Column<InvoiceRow> => ({
    key,
    label: labels[key],
    cell: ({ [column]: value, currency }) =>
      value !== null && currency && formatAmount(value, currency, language),
    text: ({ [column]: value }) => (value === null ? null : value / minorUnits),
    align: 'end',
    sort: { by: column, descendingFirst: true },
  });

  return [
    {
      ...plain('number', ({ number }) => String(number ?? '')),
      cell: ({ number }) => number ?? messages.draft,
      sort: { by: 'number', nullable: true, descendingFirst: true },
    },
    { ...plain('client', (row) => row.client_name ?? ''), sort: { by: 'client_name' } },
    {
      ...plain('month', ({ month }) => (month ?? '').slice(0, 7)),
      cell: ({ month }) => month && formatMonth(month, language),
      sort: { by: 'month', descendingFirst: true },
    },
    {
      ...amount('total', 'total_amount'),
      currency: { label: labels.currency, text: ({ currency }) => currency },
    },
    {
      ...plain('standing', ({ standing }) =>
        isStanding(standing) ? messages.standings[standing] : '',
      ),
      cell: ({ standing }) => <Standing standing={standing} />,
    },
    day('due', 'due_on'),
    plain('kind', ({ kind }) => (kind ? messages.kinds[kind] : '')),
    { ...amount('net', 'net_amount'), hidden: true },
    { ...amount('vat', 'vat_amount'), hidden: true },
    {
      key: 'vatInSek',
      label: labels.vatInSek,
      cell: ({ vat_sek_amount: vat }) => vat !== null && formatAmount(vat, 'SEK', language),
      text: ({ vat_sek_amount: vat }) => (vat === null ? null : vat / minorUnits),
      align: 'end',
      hidden: true,
    },
    {
      key: 'sekRate',
      label: labels.sekRate,
      cell: ({ sek_rate: rate }) => rate !== null && formatNumber(rate / rateUnits, language),
      text: ({ sek_rate: rate }) => (rate === null ? null : rate / rateUnits),
      align: 'end',
      hidden: true,
    },
    {
      ...plain('treatment', ({ vat_treatment: treatment }) =>
        treatment ? messages.treatments[treatment] : '',
      ),
      hidden: true,
    },
    { ...day('issued', 'issued_on'), hidden: true },
    { ...day('paid', 'paid_on'), hidden: true },
  ];
}
