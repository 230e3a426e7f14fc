import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { formatAmount } from '../../i18n/format.ts';
import { formatMonth } from '../../i18n/format-month.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { listInvoicesOf } from '../invoices/data.ts';
import { Standing } from '../invoices/standing.tsx';
import { Section } from '../kit/screens/section.tsx';
import { useMessages } from '../use-messages.ts';
import type { Client } from './data/client.ts';
import { OutdatedInvoices } from './outdated-invoices.tsx';

/** The latest invoices of the client, drafts included, for administrators and the owner of the client. */
export function ClientInvoices({ client }: { client: Client }) {
  const messages = useMessages('invoices');
  const language = useLanguage();
  const { data } = useLiveTables({
    queryKey: queryKeys.list('invoices', { clientId: client.id }),
    queryFn: (backend) => listInvoicesOf(backend, client.id),
    follow: [{ table: 'invoices', filter: `client_id=eq.${client.id}` }],
  });
  return (
    <Section
      title={messages.ofClient.title}
      actions={
        <LocalizedLink to="/admin/invoices" className="text-soft hover:text-ink">
          {messages.ofClient.all}
        </LocalizedLink>
      }
    >
      <OutdatedInvoices client={client} />
      {data?.length === 0 && <p className="text-soft">{messages.ofClient.none}</p>}
      <ul className="grid gap-2">
        {data?.map(({ id, number, month, currency, total_amount: total, standing }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <LocalizedLink to={`/admin/invoices/${id}`} className="underline">
              {number ?? messages.draft}, {month && formatMonth(month, language)}
            </LocalizedLink>
            <span className="flex items-center gap-3 tabular-nums">
              {total !== null && currency && formatAmount(total, currency, language)}
              <Standing standing={standing} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
