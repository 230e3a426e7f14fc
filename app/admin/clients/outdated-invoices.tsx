import type { ClientPlan } from '../../../domain/clients/client-plan.ts';
import { findOutdatedInvoices } from '../../../domain/invoices/find-outdated.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { fill, formatAmount } from '../../i18n/format.ts';
import { formatMonth } from '../../i18n/format-month.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { listSentPlanInvoices } from '../invoices/data.ts';
import { useMessages } from '../use-messages.ts';
import type { Client } from './data/client.ts';

/** Lists sent invoices of months whose plans or pauses have been changed since. */
export function OutdatedInvoices({ client }: { client: Client }) {
  const { outdated: t } = useMessages('invoices').ofClient;
  const language = useLanguage();
  const { data = [] } = useLiveTables({
    queryKey: queryKeys.list('invoices', { clientId: client.id, sent: true }),
    queryFn: (backend) => listSentPlanInvoices(backend, client.id),
    follow: [{ table: 'invoices', filter: `client_id=eq.${client.id}` }],
  });
  const outdated = findOutdatedInvoices(
    data.map(({ lines, ...invoice }) => ({
      ...invoice,
      planAmount: lines.reduce((sum, { amount }) => sum + amount, 0),
    })),
    listPlans(client),
    client.pauses.map(({ starts_on, ends_on }) => ({ startsOn: starts_on, endsOn: ends_on })),
  );
  if (outdated.length === 0) return null;
  return (
    <div role="alert" className="grid gap-2 rounded-compact bg-amber-soft px-4 py-3">
      <b className="font-semibold">{t.title}</b>
      <ul className="grid gap-1.5">
        {outdated.map(({ id, number, month, currency, planAmount, dueAmount }) => (
          <li key={id} className="tabular-nums">
            <LocalizedLink to={`/admin/invoices/${id}`} className="underline">
              {fill(t.invoice, { number: String(number), month: formatMonth(month, language) })}
            </LocalizedLink>
            <br />
            {fill(t.amounts, {
              sent: formatAmount(planAmount, currency, language),
              due: formatAmount(dueAmount, currency, language),
            })}
          </li>
        ))}
      </ul>
      <p>{t.todo}</p>
    </div>
  );
}

const listPlans = (client: Client) =>
  client.plans.flatMap(({ id, plan, starts_on, ends_on, price }) =>
    price
      ? {
          id,
          plan: plan as ClientPlan,
          startsOn: starts_on,
          endsOn: ends_on,
          monthlyAmount: price.monthly_amount,
          currency: price.currency,
        }
      : [],
  );
