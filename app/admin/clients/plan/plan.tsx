import { useState } from 'react';
import type { ClientPlan } from '../../../../domain/clients/client-plan.ts';
import { maxPauseDaysPerYear } from '../../../../domain/clients/client-plan.ts';
import { countPausedDays } from '../../../../domain/clients/plan-periods.ts';
import { fill, formatAmount, formatDate } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Client } from '../data/client.ts';
import { continuePlan } from '../data/plans.ts';
import { describePlan } from './describe-plan.ts';
import { EndDialog } from './end-dialog.tsx';
import { PauseDialog } from './pause-dialog.tsx';
import { PauseRequest } from './pause-request.tsx';
import { PlanHistory } from './plan-history.tsx';
import { StartDialog } from './start-dialog.tsx';

type PlanProps = { client: Client; mutate: UndoableMutation };
type OpenDialog = 'start' | 'pause' | 'end';

export function Plan({ client, mutate }: PlanProps) {
  const t = useMessages('clientPlans');
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const { current, pause, upcoming } = describePlan(client);
  const goOn = (planId: string) =>
    mutate({ work: (backend) => continuePlan(backend, planId), done: t.goesOn });
  // Users who can see the billing may agree on plans.
  const canManage = client.billing !== null;

  return (
    <Section
      title={t.title}
      actions={
        canManage && (
          <span className="flex flex-wrap gap-2">
            <Button
              variant={current ? 'paper' : 'solid'}
              size="compact"
              onClick={() => setDialog('start')}
            >
              {current ? t.change : t.start}
            </Button>
            {current && !pause && (
              <Button variant="paper" size="compact" onClick={() => setDialog('pause')}>
                {t.pause}
              </Button>
            )}
            {current && !current.ends_on && (
              <Button variant="paper" size="compact" onClick={() => setDialog('end')}>
                {t.endPlan}
              </Button>
            )}
            {current?.ends_on && !upcoming && (
              <Button variant="paper" size="compact" onClick={() => goOn(current.id)}>
                {t.goOn}
              </Button>
            )}
          </span>
        )
      }
    >
      <PauseRequest client={client} mutate={mutate} />
      {current ? (
        <CurrentPlan client={client} />
      ) : (
        <p className="text-soft">{canManage ? t.none : t.noneForOthers}</p>
      )}
      <PlanHistory client={client} mutate={mutate} canManage={canManage} />
      {dialog === 'start' && <StartDialog client={client} mutate={mutate} onClose={close} />}
      {dialog === 'pause' && <PauseDialog client={client} mutate={mutate} onClose={close} />}
      {dialog === 'end' && current && (
        <EndDialog planId={current.id} mutate={mutate} onClose={close} />
      )}
    </Section>
  );
}

function CurrentPlan({ client }: { client: Client }) {
  const t = useMessages('clientPlans');
  const { plans } = useMessages('clients');
  const language = useLanguage();
  const { current, pause, used, allowed, today } = describePlan(client);
  if (!current) return null;
  const day = (value: string) => formatDate(new Date(value), language);
  const year = Number(today.slice(0, 4));
  const paused = countPausedDays(client.pauses, year);
  const isOver = used > allowed;

  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="font-display text-2xl font-semibold">{plans[current.plan as ClientPlan]}</b>
        <span className="text-soft">
          {fill(t.since, { day: day(current.starts_on) })}
          {current.ends_on && `, ${fill(t.until, { day: day(current.ends_on) })}`}
        </span>
      </p>
      {current.price && (
        <p>
          {fill(t.perMonth, {
            amount: formatAmount(current.price.monthly_amount, current.price.currency, language),
          })}
        </p>
      )}
      {pause ? (
        <p className="text-amber">{fill(t.pausedUntil, { day: day(pause.ends_on) })}</p>
      ) : (
        <div className="grid gap-1.5">
          <p className="flex flex-wrap items-center gap-2">
            {formatPlural(t.searches, allowed, language, { used })}
            {isOver && <Badge tone="bad">{t.overPlan}</Badge>}
          </p>
          <SearchDots used={used} allowed={allowed} label={t.searchesBar} />
        </div>
      )}
      {paused > 0 && (
        <p className="text-soft">
          {fill(t.pauseDays, { used: paused, max: maxPauseDaysPerYear, year })}
        </p>
      )}
    </div>
  );
}

/** One bar per search: filled while it is in use, red beyond the plan. */
function SearchDots({ used, allowed, label }: { used: number; allowed: number; label: string }) {
  const bars = Array.from({ length: Math.max(used, allowed) }, (_, index) => index);
  return (
    <div role="img" aria-label={`${label}: ${used} / ${allowed}`} className="flex max-w-72 gap-1.5">
      {bars.map((index) => (
        <span
          key={index}
          className={`h-2 flex-1 rounded-full ${index >= used ? 'bg-line' : index >= allowed ? 'bg-lingon' : 'bg-primary'}`}
        />
      ))}
    </div>
  );
}
