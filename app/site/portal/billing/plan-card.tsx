import { clsx } from 'clsx';
import {
  describeBilling,
  estimateNextInvoice,
  type PortalPlan,
} from '../../../../domain/clients/portal-billing.ts';
import { fill, formatAmount, formatDate } from '../../../i18n/format.ts';
import { formatMonth } from '../../../i18n/format-month.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { useBilling } from './billing-context.ts';

/** The plan of today, how far it is used, and the next invoice. */
export function CurrentPlanCard() {
  const { messages, billing, today } = useBilling();
  const { plan: t } = messages;
  const language = useLanguage();
  const { current, pause, upcoming } = describeBilling(billing, today);
  return (
    <Card
      as="section"
      aria-labelledby="plan"
      className="grid gap-8 @min-[46rem]:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]"
    >
      <div className="grid content-start gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id="plan" className="text-[1.65rem]">
            {t.title}
          </h2>
          {current && (
            <Badge tone={pause ? 'waiting' : 'good'}>{pause ? t.paused : t.active}</Badge>
          )}
        </div>
        {current ? <CurrentPlan plan={current} /> : <p>{t.none}</p>}
        {upcoming && (
          <p className="text-soft">
            {fill(t.upcoming, {
              plan: t.names[upcoming.plan],
              day: formatDate(new Date(upcoming.starts_on), language),
              amount: formatAmount(upcoming.monthly_amount, upcoming.currency, language),
            })}
          </p>
        )}
      </div>
      <NextInvoice />
    </Card>
  );
}

function CurrentPlan({ plan }: { plan: PortalPlan }) {
  const { messages, billing, today } = useBilling();
  const { plan: t } = messages;
  const language = useLanguage();
  const { pause, allowed } = describeBilling(billing, today);
  const day = (value: string) => ({ day: formatDate(new Date(value), language) });
  const used = billing.searches_in_use;
  return (
    <>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <b className="font-head text-[2.2rem] leading-tight font-bold">{t.names[plan.plan]}</b>
          <span className="text-soft">
            {fill(t.since, day(plan.starts_on))}
            {plan.ends_on && `, ${fill(t.until, day(plan.ends_on))}`}
          </span>
        </p>
        <p>
          {fill(t.price, { amount: formatAmount(plan.monthly_amount, plan.currency, language) })}
        </p>
      </div>
      {pause ? (
        <p className="text-amber">{fill(t.pausedUntil, day(pause.ends_on))}</p>
      ) : (
        <div className="grid gap-2">
          <p>{formatPlural(t.searches, allowed, language, { used })}</p>
          <Bars used={used} allowed={allowed} label={t.searchesLabel} />
        </div>
      )}
    </>
  );
}

/** One bar per search. One beyond the plan was agreed, so it is no error. */
function Bars({ used, allowed, label }: { used: number; allowed: number; label: string }) {
  const bars = Array.from({ length: Math.max(used, allowed) }, (_, index) => index);
  return (
    <div role="img" aria-label={`${label}: ${used} / ${allowed}`} className="flex max-w-80 gap-1.5">
      {bars.map((index) => (
        <span
          key={index}
          className={clsx('h-2.5 flex-1 rounded-full', index < used ? 'bg-primary' : 'bg-line')}
        />
      ))}
    </div>
  );
}

function NextInvoice() {
  const { messages, billing } = useBilling();
  const { next: t } = messages;
  const language = useLanguage();
  const nextInvoice = estimateNextInvoice(billing);
  return (
    <div className="grid content-start gap-1 rounded-compact border border-line bg-wool p-5">
      <h3 className="text-[1.1rem]">{t.title}</h3>
      {nextInvoice ? (
        <>
          <p className="first-letter:uppercase">{formatMonth(nextInvoice.month, language)}</p>
          {nextInvoice.amounts.map(({ amount, currency }) => (
            <p key={currency} className="font-semibold tabular-nums">
              {fill(t.amount, { amount: formatAmount(amount, currency, language) })}
            </p>
          ))}
          <p className="pt-1 text-[.9rem] text-soft">{t.basis}</p>
        </>
      ) : (
        <p className="text-soft">{t.none}</p>
      )}
    </div>
  );
}
