import { toStockholmDay } from '../../../../domain/time/stockholm-day.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { InputField } from '../../../ui/fields/field.tsx';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { useMessages } from '../../use-messages.ts';
import { endPlan } from '../data/plans.ts';

type EndDialogProps = { planId: string; mutate: UndoableMutation; onClose: () => void };

export function EndDialog({ planId, mutate, onClose }: EndDialogProps) {
  const { endDialog: t } = useMessages('clientPlans');
  const { cancel } = useMessages('clients');
  const language = useLanguage();
  const { pending, onSubmit } = useSubmit(async (field) => {
    const lastDay = field('last_day');
    const isDone = await mutate({
      work: (backend) => endPlan(backend, planId, lastDay),
      done: fill(t.ended, { day: formatDate(new Date(lastDay), language) }),
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
      <p className="text-soft">{t.text}</p>
      <InputField
        name="last_day"
        type="date"
        label={t.lastDay}
        defaultValue={lastDayOfMonth()}
        required
      />
    </FormDialog>
  );
}

/** The subscription ends with the month that is paid for. */
function lastDayOfMonth(): string {
  const [year = 0, month = 0] = toStockholmDay(new Date()).split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
