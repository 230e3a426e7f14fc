import { formatMonth } from '../../i18n/format-month.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Columns, RecordScreen } from '../kit/record-screen.tsx';
import { useMessages } from '../use-messages.ts';
import type { Route } from './+types/invoice.ts';
import { Actions } from './actions.tsx';
import { findInvoice, type Invoice } from './data.ts';
import { Details } from './details.tsx';
import { Lines } from './lines.tsx';
import { Mailed } from './mailed.tsx';
import { Missing } from './missing.tsx';
import { Rate } from './rate.tsx';

export default function InvoiceScreen({ params: { invoiceId: id } }: Route.ComponentProps) {
  const messages = useMessages('invoices');
  const language = useLanguage();
  const title = ({ kind, number, client, month }: Invoice) =>
    number === null
      ? `${messages.draft}: ${client.name}, ${formatMonth(month, language)}`
      : `${messages.kinds[kind]} ${number}`;
  return (
    <RecordScreen
      id={id}
      table="invoices"
      follow={{ invoices: 'id', invoice_lines: 'invoice_id', outbox: 'invoice_id' }}
      find={findInvoice}
      list="/admin/invoices"
      messages={messages}
      title={title}
      actions={(invoice) => <Actions key={invoice.id} invoice={invoice} />}
    >
      {(invoice) => (
        <Columns
          left={<Lines invoice={invoice} />}
          right={
            <>
              <Missing invoice={invoice} />
              <Rate invoice={invoice} />
              <Details invoice={invoice} />
              <Mailed invoice={invoice} />
            </>
          }
        />
      )}
    </RecordScreen>
  );
}
