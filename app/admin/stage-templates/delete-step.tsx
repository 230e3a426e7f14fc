import { inLanguage } from '../../../domain/in-language.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { UndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx';
import { useMessages } from '../use-messages.ts';
import { deleteStep, type Step } from './data/templates.ts';

type DeleteStepProps = { step: Step; mutate: UndoableMutation; onClose: () => void };

/** Deletes a step, after naming the step to which its people move. */
export function DeleteStep({ step, mutate, onClose }: DeleteStepProps) {
  const { deleteStep: t, edit } = useMessages('stageTemplates');
  const { stages } = useMessages('applications');
  const language = useLanguage();
  const name = inLanguage(step.name, language);
  return (
    <ConfirmDialog
      messages={{
        title: fill(t.title, { name }),
        text: fill(t.text, { stage: stages[step.stage] }),
        cancel: edit.cancel,
        submit: t.button,
      }}
      pending={false}
      onClose={onClose}
      onSubmit={async () => {
        onClose();
        await mutate({
          work: (client) => deleteStep(client, step.id),
          done: fill(t.done, { name }),
        });
      }}
    />
  );
}
