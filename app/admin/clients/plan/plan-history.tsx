import { useState } from 'react';
import { addDays } from '../../../../domain/calendar-day.ts';
import type { ClientPlan } from '../../../../domain/clients/client-plan.ts';
import { fill, formatAmount, formatStockholmDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import type { UndoableMutation } from '../../kit/use-undoable-mutation.ts';
import { useMessages } from '../../use-messages.ts';
import type { Client } from '../data/client.ts';
import { cancelPlan, deletePause, endPause } from '../data/plans.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { describePlan } from './describe-plan.ts';

type PlanHistoryProps = { client: Client; mutate: UndoableMutation; canManage: boolean };

/** All plans with their prices, and all pauses, newest first. */
export function PlanHistory({ client, mutate, canManage }: PlanHistoryProps) {
  const t = useMessages('clientPlans');
  const { plans: names } = useMessages('clients');
  const language = useLanguage();
  const [corrected, setCorrected] = useState<Client['plans'][number]>();
  const { today } = describePlan(client);
  const day = (value: string) => formatStockholmDay(new Date(value), language);
  const period = (dates: { starts_on: string; ends_on: string | null }) =>
    fill(t.period, {
      from: day(dates.starts_on),
      to: dates.ends_on ? day(dates.ends_on) : t.ongoing,
    });
  const yesterday = addDays(today, -1);

  const endOrCancel = (pause: Client['pauses'][number]) =>
    pause.starts_on >= today
      ? mutate({ work: (backend) => deletePause(backend, pause.id), done: t.pauseCancelled })
      : mutate({ work: (backend) => endPause(backend, pause.id, yesterday), done: t.resumed });

  const cancel = (planId: string) =>
    mutate({ work: (backend) => cancelPlan(backend, planId), done: t.changeCancelled });

  return (
    <>
      {corrected && (
        <CorrectDialog
          client={client}
          corrected={corrected}
          mutate={mutate}
          onClose={() => setCorrected(undefined)}
        />
      )}
      {client.plans.length > 0 && (
        <div className="grid gap-1">
          <h3 className="font-semibold">{t.history}</h3>
          <ul className="grid divide-y divide-line">
            {client.plans.map((plan) => (
              <Line
                key={plan.id}
                label={names[plan.plan as ClientPlan]}
                days={period(plan)}
                amount={
                  plan.price &&
                  formatAmount(plan.price.monthly_amount, plan.price.currency, language)
                }
                action={
                  !canManage ? undefined : plan.starts_on > today ? t.cancelChange : t.correct
                }
                onAction={() => (plan.starts_on > today ? cancel(plan.id) : setCorrected(plan))}
              />
            ))}
          </ul>
        </div>
      )}
      {client.pauses.length > 0 && (
        <div className="grid gap-1">
          <h3 className="font-semibold">{t.pauses}</h3>
          <ul className="grid divide-y divide-line">
            {client.pauses.map((pause) => (
              <Line
                key={pause.id}
                days={period(pause)}
                action={
                  !canManage || pause.ends_on < today
                    ? undefined
                    : pause.starts_on >= today
                      ? t.cancelPause
                      : t.resume
                }
                onAction={() => endOrCancel(pause)}
              />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

type LineProps = {
  label?: string;
  days: string;
  amount?: string | null;
  action?: string;
  onAction: () => unknown;
};

function Line({ label, days, amount, action, onAction }: LineProps) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
      <span>
        {label && <b className="font-semibold">{label} </b>}
        <span className={label ? 'text-soft' : undefined}>{days}</span>
      </span>
      <span className="flex items-baseline gap-4 tabular-nums">
        {amount}
        {action && <TextButton onClick={() => void onAction()}>{action}</TextButton>}
      </span>
    </li>
  );
}
