import { useState } from 'react';
import { maxStepNameLength } from '../../../domain/applications/stage-template.ts';
import { type Stage, stages } from '../../../domain/enums.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { SelectField } from '../../ui/fields/field.tsx';
import type { UndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { NameFields, readName } from '../kit/named-items/name-fields.tsx';
import { changedFields } from '../kit/saved-fields/parse-change.ts';
import { useSaveFields } from '../kit/saved-fields/use-save-fields.tsx';
import { useMessages } from '../use-messages.ts';
import { addStep, type Step, stepSource } from './data/templates.ts';

type EditStepProps = {
  templateId: string;
  /** None for a new step. */
  step: Step | undefined;
  mutate: UndoableMutation;
  onClose: () => void;
};

/** Names a step in both languages. Its stage is chosen once, because past moves count as it. */
export function EditStep({ templateId, step, mutate, onClose }: EditStepProps) {
  const { addStep: add, editStep: edit, edit: buttons, fields } = useMessages('stageTemplates');
  const { stages: stageNames } = useMessages('applications');
  const language = useLanguage();
  // Live updates replace `step` while the inputs keep their values.
  const [opened] = useState({ name: step?.name ?? {} });
  const { save, question } = useSaveFields({
    mutate,
    source: (client) => stepSource(client, step?.id ?? ''),
    done: edit.done,
    hasUndo: true,
    onSaved: onClose,
    labelOf: () => fields.name,
    formatValue: (_, value) => inLanguage(value as LocalizedText, language),
  });
  const { pending, onSubmit } = useSubmit(async (field) => {
    const name = readName(field);
    if (step) return save(changedFields(opened, { name }), opened);
    const isAdded = await mutate({
      work: (client) =>
        addStep(client, { template_id: templateId, name, stage: field('stage') as Stage }),
      done: fill(add.done, { name: inLanguage(name, language) }),
    });
    if (isAdded) onClose();
  });
  return (
    <>
      <FormDialog
        title={step ? edit.title : add.title}
        onClose={onClose}
        onSubmit={onSubmit}
        cancel={buttons.cancel}
        submit={step ? buttons.submit : add.submit}
        disabled={pending}
      >
        <NameFields labels={fields} name={opened.name} maxLength={maxStepNameLength} />
        {!step && (
          <SelectField
            name="stage"
            label={fields.stage}
            hint={fields.stageHint}
            required
            defaultValue="interview"
          >
            {stages.map((stage) => (
              <option key={stage} value={stage}>
                {stageNames[stage]}
              </option>
            ))}
          </SelectField>
        )}
      </FormDialog>
      {question}
    </>
  );
}
