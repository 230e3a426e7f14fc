import { useState } from 'react';
import { maxPauseDaysPerYear } from '../../../../domain/clients/client-plan.ts';
import { countPausedDays } from '../../../../domain/clients/plan-periods.ts';
import { fill, formatStockholmDay } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { InputField } from '../../../ui/fields/field.tsx';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { useMessages } from '../../use-messages.ts';
import type { Client } from '../data/client.ts';
import { pausePlan } from '../data/plans.ts';
import { describePlan } from './describe-plan.ts';

type PauseDialogProps = { client: Client; mutate: UndoableMutation; onClose: () => void };

export function PauseDialog({ client, mutate, onClose }: PauseDialogProps) {
  const { pauseDialog: t } = useMessages('clientPlans');
  const { cancel } = useMessages('clients');
  const language = useLanguage();
  const [isBackwards, setBackwards] = useState(false);
  const { today } = describePlan(client);
  const year = Number(today.slice(0, 4));
  const daysLeft = Math.max(0, maxPauseDaysPerYear - countPausedDays(client.pauses, year));
  const { pending, onSubmit } = useSubmit(async (field) => {
    const [startsOn, endsOn] = [field('starts_on'), field('ends_on')];
    setBackwards(endsOn < startsOn);
    if (!startsOn || !endsOn || endsOn < startsOn) return;
    const day = (value: string) => formatStockholmDay(new Date(value), language);
    const isDone = await mutate({
      work: (backend) => pausePlan(backend, client.id, { startsOn, endsOn }),
      done: fill(t.paused, { from: day(startsOn), to: day(endsOn) }),
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
      <p className="text-soft">
        {t.text} {formatPlural(t.left, daysLeft, language, { year })}
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <InputField name="starts_on" type="date" label={t.from} defaultValue={today} required />
        <InputField
          name="ends_on"
          type="date"
          label={t.to}
          error={isBackwards ? t.backwards : undefined}
          required
        />
      </div>
    </FormDialog>
  );
}
