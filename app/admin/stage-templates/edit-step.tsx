import { maxStepNameLength } from '../../../domain/applications/stage-template.ts';
import { type Stage, stages } from '../../../domain/enums.ts';
import { SelectField } from '../../ui/fields/field.tsx';
import type { UndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { ItemDialog } from '../kit/named-items/item-dialog.tsx';
import { NameFields, readName } from '../kit/named-items/name-fields.tsx';
import { useMessages } from '../use-messages.ts';
import { addStep, type Step, stepSource } from './data/templates.ts';

type EditStepProps = {
  templateId: string;
  /** Undefined for a new step. */
  step: Step | undefined;
  mutate: UndoableMutation;
  onClose: () => void;
};

/** Edits the name of a step in both languages. Its stage is chosen once, because past moves are counted under it. */
export function EditStep({ templateId, step, mutate, onClose }: EditStepProps) {
  const { addStep: add, edit, editStep, fields } = useMessages('stageTemplates');
  const { stages: stageNames } = useMessages('applications');
  return (
    <ItemDialog
      id={step?.id}
      values={{ name: step?.name ?? {} }}
      read={(typed) => ({ name: readName(typed) })}
      add={(client, { name }, typed) =>
        addStep(client, { template_id: templateId, name, stage: typed('stage') as Stage })
      }
      source={stepSource}
      messages={{ add, edit: { ...edit, ...editStep } }}
      labelOf={() => fields.name}
      mutate={mutate}
      onClose={onClose}
    >
      {({ name }) => (
        <>
          <NameFields labels={fields} name={name} maxLength={maxStepNameLength} />
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
        </>
      )}
    </ItemDialog>
  );
}
