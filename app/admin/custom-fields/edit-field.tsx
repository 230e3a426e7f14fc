import { useState } from 'react';
import {
  type CustomKind,
  type CustomOption,
  type CustomTarget,
  customKinds,
  maxCustomNameLength,
} from '../../../domain/custom-fields/custom-field.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { SelectField } from '../../ui/fields/field.tsx';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { NameFields, readName } from '../kit/named-items/name-fields.tsx';
import { changedFields } from '../kit/saved-fields/parse-change.ts';
import { useSaveFields } from '../kit/saved-fields/use-save-fields.tsx';
import { useMessages } from '../use-messages.ts';
import { addField, type CustomField, fieldSource, fieldsKey } from './data.ts';
import { newOption, OptionFields } from './option-fields.tsx';

type EditFieldProps = {
  /** None for a new field. */
  field: CustomField | undefined;
  target: CustomTarget;
  position: number;
  onClose: () => void;
};

/** The name of a field and the options of a choice. Its kind is chosen once, because stored values are of it. */
export function EditField({ field, target, position, onClose }: EditFieldProps) {
  const { add, edit, fields, kinds, targets, options: t } = useMessages('customFields');
  const language = useLanguage();
  const mutate = useUndoableMutation(fieldsKey);
  // Live updates replace `field` while the inputs keep their values.
  const [opened] = useState({ name: field?.name ?? {}, options: field?.options ?? [] });
  const [kind, setKind] = useState<CustomKind>(field?.kind ?? 'text');
  const [options, setOptions] = useState<CustomOption[]>(
    opened.options.length > 0 ? opened.options : [newOption()],
  );
  const { save, question } = useSaveFields({
    mutate,
    source: (client) => fieldSource(client, field?.id ?? ''),
    done: edit.done,
    hasUndo: field?.kind !== 'choice',
    onSaved: onClose,
    labelOf: (key) => (key === 'options' ? t.title : fields.name),
    formatValue: (key, value) =>
      key === 'options'
        ? (value as CustomOption[]).map(({ label }) => inLanguage(label, language)).join(', ')
        : inLanguage(value as LocalizedText, language),
  });
  const { pending, onSubmit } = useSubmit(async (read) => {
    const name = readName(read);
    const next = { name, options: kind === 'choice' ? options : [] };
    if (field) return save(changedFields(opened, next), opened);
    const isAdded = await mutate({
      work: (client) => addField(client, { target, kind, position, ...next }),
      done: fill(add.done, { name: inLanguage(name, language) }),
    });
    if (isAdded) onClose();
  });
  return (
    <>
      <FormDialog
        title={fill(field ? edit.title : add.title, { target: targets[target] })}
        onClose={onClose}
        onSubmit={onSubmit}
        cancel={edit.cancel}
        submit={field ? edit.submit : add.submit}
        disabled={pending}
      >
        <NameFields labels={fields} name={opened.name} maxLength={maxCustomNameLength} />
        {!field && (
          <SelectField
            label={fields.kind}
            hint={fields.kindHint}
            value={kind}
            onChange={({ currentTarget: { value } }) =>
              setKind(customKinds.find((known) => known === value) ?? 'text')
            }
          >
            {customKinds.map((known) => (
              <option key={known} value={known}>
                {kinds[known]}
              </option>
            ))}
          </SelectField>
        )}
        {kind === 'choice' && (
          <OptionFields
            options={options}
            stored={opened.options.map(({ value }) => value)}
            onChange={setOptions}
          />
        )}
      </FormDialog>
      {question}
    </>
  );
}
