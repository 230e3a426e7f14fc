import { toStockholmDay } from '../../../../domain/time/stockholm-day.ts';
import { InputField } from '../../../ui/fields/field.tsx';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { useMessages } from '../../use-messages.ts';
import type { Project } from '../data/client.ts';
import { correctProject } from '../data/plans.ts';
import { PriceFields } from './price-fields.tsx';
import { usePrice } from './use-price.ts';

type CorrectProjectDialogProps = {
  project: Project;
  mutate: UndoableMutation;
  onClose: () => void;
};

/** Corrects a project that was entered wrongly, unless it has been invoiced. */
export function CorrectProjectDialog({ project, mutate, onClose }: CorrectProjectDialogProps) {
  const { projects: t } = useMessages('clientPlans');
  const { cancel } = useMessages('clients');
  const { amountError, readPrice } = usePrice();
  const { pending, onSubmit } = useSubmit(async (field) => {
    const price = readPrice(field);
    const startsOn = field('starts_on');
    if (!price || !startsOn) return;
    const signedOn = (project.signed_on && field('signed_on')) || null;
    const isDone = await mutate({
      work: (backend) => correctProject(backend, project.id, { startsOn, signedOn, ...price }),
      done: t.corrected,
    });
    if (isDone) onClose();
  });

  return (
    <FormDialog
      title={t.correctDialog}
      cancel={cancel}
      submit={t.correctSubmit}
      disabled={pending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p className="text-soft">{t.correctText}</p>
      <InputField
        name="starts_on"
        type="date"
        label={t.startsOn}
        defaultValue={project.starts_on}
        required
      />
      {project.signed_on && (
        <InputField
          name="signed_on"
          type="date"
          label={t.signedOn}
          hint={t.signedOnHint}
          defaultValue={project.signed_on}
          max={toStockholmDay(new Date())}
        />
      )}
      <PriceFields
        label={t.amount}
        amount={project.price?.amount}
        currency={project.price?.currency ?? 'SEK'}
        error={amountError}
      />
    </FormDialog>
  );
}
