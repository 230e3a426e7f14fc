import { formatTime } from '../../i18n/format.ts';
import { formatMonth } from '../../i18n/format-month.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Columns, RecordScreen } from '../kit/screens/record-screen.tsx';
import { RoleGate } from '../kit/screens/role-gate.tsx';
import { Section } from '../kit/screens/section.tsx';
import { mailTones } from '../mail/outbox/mail-columns.tsx';
import { useMessages } from '../use-messages.ts';
import type { Route } from './+types/invoice.ts';
import { Actions } from './actions.tsx';
import { findInvoice, type Invoice } from './data.ts';
import { InvoiceDetails } from './details.tsx';
import { Lines } from './lines.tsx';
import { Rate } from './rate.tsx';
import { MissingDetails } from './sending/missing-details.tsx';

export default function InvoiceScreen({ params: { invoiceId: id } }: Route.ComponentProps) {
  const messages = useMessages('invoices');
  const language = useLanguage();
  const title = ({ kind, number, client, month }: Invoice) =>
    number === null
      ? `${messages.draft}: ${client.name}, ${formatMonth(month, language)}`
      : `${messages.kinds[kind]} ${number}`;
  return (
    <RoleGate allows="recruiters" messages={messages}>
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
                <MissingDetails invoice={invoice} />
                <Rate invoice={invoice} />
                <InvoiceDetails invoice={invoice} />
                <Mailed invoice={invoice} />
              </>
            }
          />
        )}
      </RecordScreen>
    </RoleGate>
  );
}

/** The mails with the invoice. */
function Mailed({ invoice }: { invoice: Invoice }) {
  const { mailed: t } = useMessages('invoices');
  const { states } = useMessages('outbox');
  const language = useLanguage();
  if (invoice.mails.length === 0) return null;
  return (
    <Section title={t.title}>
      <ul className="grid gap-2">
        {invoice.mails.map(({ id, to_email: email, state, created_at: at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <LocalizedLink to={`/admin/outbox/${id}`} className="break-all underline">
              {email}
            </LocalizedLink>
            <span className="flex items-center gap-3 text-soft">
              {formatTime(new Date(at), language)}
              <Badge tone={mailTones[state]}>{states[state]}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
