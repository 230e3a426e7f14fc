import { useState } from 'react';
import { addDays } from '../../../domain/time/calendar-day.ts';
import { toStockholmDay } from '../../../domain/time/stockholm-day.ts';
import { fill } from '../../i18n/format.ts';
import { InputField, SelectField } from '../../ui/fields/field.tsx';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { useOwners } from '../kit/staff/use-staff-names.ts';
import { tasksKey } from '../tasks/use-tasks.ts';
import { useMessages } from '../use-messages.ts';
import { askForScorecard } from './data.ts';

type AskScorecardDialogProps = { applicationId: string; jobId: string; onClose: () => void };

export function AskScorecardDialog({ applicationId, jobId, onClose }: AskScorecardDialogProps) {
  const { ask: t } = useMessages('scorecards');
  const owners = useOwners({ jobId });
  const mutate = useUndoableMutation(tasksKey, t.errors);
  const [isMissing, setMissing] = useState(false);
  const { pending, onSubmit } = useSubmit(async (field) => {
    const [ownerId, dueOn] = [field('owner_id'), field('due_on')];
    setMissing(!ownerId || !dueOn);
    if (!ownerId || !dueOn) return;
    const name = owners.find(({ value }) => value === ownerId)?.label ?? '';
    const isDone = await mutate({
      work: (client) => askForScorecard(client, applicationId, { ownerId, dueOn }),
      done: fill(t.asked, { name }),
    });
    if (isDone) onClose();
  });
  return (
    <FormDialog
      title={t.title}
      cancel={t.cancel}
      submit={t.submit}
      disabled={pending}
      onSubmit={onSubmit}
      onClose={onClose}
      noValidate
    >
      <p className="text-soft">{t.text}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          name="owner_id"
          label={t.colleague}
          error={isMissing && t.missing}
          defaultValue=""
        >
          <option value="">{t.choose}</option>
          {owners.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <InputField
          name="due_on"
          type="date"
          label={t.due}
          defaultValue={addDays(toStockholmDay(new Date()), 1)}
          required
        />
      </div>
    </FormDialog>
  );
}
