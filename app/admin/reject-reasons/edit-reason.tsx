import { useState } from 'react';
import {
  maxRejectReasonLength,
  type RejectReason,
  rejectReasons,
} from '../../../domain/applications/application-move.ts';
import { inLanguage } from '../../../domain/in-language.ts';
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
import { addReason, type OwnReason, reasonSource } from './data.ts';

type EditReasonProps = {
  /** None for a new reason. */
  reason: OwnReason | undefined;
  position: number;
  mutate: UndoableMutation;
  onClose: () => void;
};

/** Names a reason in both languages. Its kind is chosen once, because past rejections count as it. */
export function EditReason({ reason, position, mutate, onClose }: EditReasonProps) {
  const { add, edit, fields } = useMessages('rejectReasons');
  const { reasons: builtIn } = useMessages('applications');
  const language = useLanguage();
  // Live updates replace `reason` while the inputs keep their values.
  const [opened] = useState({ name: reason?.name ?? {} });
  const { save, question } = useSaveFields({
    mutate,
    source: (client) => reasonSource(client, reason?.id ?? ''),
    done: edit.done,
    hasUndo: true,
    onSaved: onClose,
    labelOf: () => fields.name,
    formatValue: (_, value) => inLanguage(value as OwnReason['name'], language),
  });
  const { pending, onSubmit } = useSubmit(async (field) => {
    const name = readName(field);
    if (reason) return save(changedFields(opened, { name }), opened);
    const isAdded = await mutate({
      work: (client) => addReason(client, { name, kind: field('kind') as RejectReason, position }),
      done: fill(add.done, { name: inLanguage(name, language) }),
    });
    if (isAdded) onClose();
  });
  return (
    <>
      <FormDialog
        title={reason ? edit.title : add.title}
        onClose={onClose}
        onSubmit={onSubmit}
        cancel={edit.cancel}
        submit={reason ? edit.submit : add.submit}
        disabled={pending}
      >
        <NameFields labels={fields} name={opened.name} maxLength={maxRejectReasonLength} />
        {!reason && (
          <SelectField
            name="kind"
            label={fields.kind}
            hint={fields.kindHint}
            required
            defaultValue="other"
          >
            {rejectReasons.map((kind) => (
              <option key={kind} value={kind}>
                {builtIn[kind]}
              </option>
            ))}
          </SelectField>
        )}
      </FormDialog>
      {question}
    </>
  );
}
