import { useState } from 'react';
import type { ClientPlan } from '../../../../domain/clients/client-plan.ts';
import { addDays } from '../../../../domain/time/calendar-day.ts';
import { fill, formatAmount, formatStockholmDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { TextButton } from '../../kit/text-button.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Client } from '../data/client.ts';
import { cancelPlan, deletePause, endPause, pausePlan } from '../data/plans.ts';
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

  type Pause = Client['pauses'][number];
  const remove = ({ id, starts_on: startsOn, ends_on: endsOn }: Pause, done: string) =>
    mutate({
      work: (backend) => deletePause(backend, id),
      done,
      undo: (backend) => pausePlan(backend, client.id, { startsOn, endsOn }),
    });
  const resume = ({ id }: Pause) =>
    mutate({ work: (backend) => endPause(backend, id, yesterday), done: t.resumed });
  const allowedActions = (pause: Pause): Action[] => {
    if (!canManage) return [];
    if (pause.starts_on >= today)
      return [{ label: t.cancelPause, run: () => remove(pause, t.pauseCancelled) }];
    const removal = { label: t.removePause, run: () => remove(pause, t.pauseRemoved) };
    if (pause.ends_on < today) return [removal];
    return [{ label: t.resume, run: () => resume(pause) }, removal];
  };

  const cancel = (planId: string) =>
    mutate({ work: (backend) => cancelPlan(backend, planId), done: t.changeCancelled });
  const actionsOfPlan = (plan: Client['plans'][number]): Action[] => {
    if (!canManage) return [];
    return plan.starts_on > today
      ? [{ label: t.cancelChange, run: () => cancel(plan.id) }]
      : [{ label: t.correct, run: () => setCorrected(plan) }];
  };

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
                actions={actionsOfPlan(plan)}
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
              <Line key={pause.id} days={period(pause)} actions={allowedActions(pause)} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

type Action = { label: string; run: () => unknown };

type LineProps = { label?: string; days: string; amount?: string | null; actions: Action[] };

function Line({ label, days, amount, actions }: LineProps) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
      <span>
        {label && <b className="font-semibold">{label} </b>}
        <span className={label ? 'text-soft' : undefined}>{days}</span>
      </span>
      <span className="flex items-baseline gap-4 tabular-nums">
        {amount}
        {actions.map((action) => (
          <TextButton key={action.label} onClick={() => void action.run()}>
            {action.label}
          </TextButton>
        ))}
      </span>
    </li>
  );
}
