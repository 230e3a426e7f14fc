import { useState } from 'react';
import { type ClientPlan, clientPlans } from '../../../../domain/clients/client-plan.ts';
import { addDays } from '../../../../domain/time/calendar-day.ts';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { useMessages } from '../../use-messages.ts';
import type { Client } from '../data/client.ts';
import { correctPlan } from '../data/plans.ts';
import { PlanFields } from './plan-fields.tsx';
import { usePrice } from './use-price.ts';

type CorrectDialogProps = {
  client: Client;
  corrected: Client['plans'][number];
  mutate: UndoableMutation;
  onClose: () => void;
};

/** Corrects a plan that was entered wrongly, until an invoice for it has been sent. */
export function CorrectDialog({ client, corrected, mutate, onClose }: CorrectDialogProps) {
  const { correctDialog: t } = useMessages('clientPlans');
  const { cancel } = useMessages('clients');
  const [plan, setPlan] = useState(
    clientPlans.find((option) => option === corrected.plan) ?? (corrected.plan as ClientPlan),
  );
  const { amountError, readPrice } = usePrice();
  const dayBefore = addDays(corrected.starts_on, -1);
  const followsAnother = client.plans.some(({ ends_on }) => ends_on === dayBefore);

  const { pending, onSubmit } = useSubmit(async (field) => {
    const price = readPrice(field);
    const startsOn = field('starts_on');
    if (!price || !startsOn) return;
    const isDone = await mutate({
      work: (backend) => correctPlan(backend, corrected.id, { plan, startsOn, ...price }),
      done: t.corrected,
    });
    if (isDone) onClose();
  });

  return (
    <FormDialog
      title={t.title}
      cancel={cancel}
      submit={t.submit}
      disabled={pending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p className="text-soft">{followsAnother ? t.textAfterAnother : t.text}</p>
      <PlanFields
        plan={plan}
        onPlan={setPlan}
        startsOn={corrected.starts_on}
        isStartFixed={followsAnother}
        amount={corrected.price?.monthly_amount}
        currency={corrected.price?.currency ?? 'SEK'}
        amountError={amountError}
      />
    </FormDialog>
  );
}
