import { useState } from 'react';
import {
  type ClientPlan,
  clientPlans,
  searchesOf,
} from '../../../../domain/clients/client-plan.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { useMessages } from '../../use-messages.ts';
import type { Client } from '../data/client.ts';
import { startPlan } from '../data/plans.ts';
import { describePlan } from './describe-plan.ts';
import { PlanFields } from './plan-fields.tsx';
import { usePrice } from './use-price.ts';

type StartDialogProps = { client: Client; mutate: UndoableMutation; onClose: () => void };

/** Starts a plan, or changes it from a day on. */
export function StartDialog({ client, mutate, onClose }: StartDialogProps) {
  const { startDialog: t } = useMessages('clientPlans');
  const { plans: names, cancel } = useMessages('clients');
  const language = useLanguage();
  const { current, today } = describePlan(client);
  const largerPlan = clientPlans.find(
    (plan) => current && searchesOf(plan) > searchesOf(current.plan as ClientPlan),
  );
  const [plan, setPlan] = useState(largerPlan ?? clientPlans[0]);
  const { amountError, readPrice } = usePrice();

  const { pending, onSubmit } = useSubmit(async (field) => {
    const price = readPrice(field);
    const startsOn = field('starts_on');
    if (!price || !startsOn) return;
    const isDone = await mutate({
      work: (backend) => startPlan(backend, client.id, { plan, startsOn, ...price }),
      done: fill(t.started, {
        plan: names[plan],
        day: formatDate(new Date(startsOn), language),
      }),
    });
    if (isDone) onClose();
  });

  return (
    <FormDialog
      title={current ? t.changeTitle : t.title}
      cancel={cancel}
      submit={current ? t.submitChange : t.submit}
      disabled={pending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {current && <p className="text-soft">{t.text}</p>}
      <PlanFields
        plan={plan}
        onPlan={setPlan}
        startsOn={today}
        earliest={current?.starts_on}
        currency={current?.price?.currency ?? client.billing?.currency ?? 'SEK'}
        amountError={amountError}
      />
    </FormDialog>
  );
}
