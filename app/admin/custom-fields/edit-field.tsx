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
import { ItemDialog } from '../kit/named-items/item-dialog.tsx';
import { NameFields, readName } from '../kit/named-items/name-fields.tsx';
import { useMessages } from '../use-messages.ts';
import { addField, type CustomField, fieldSource, fieldsKey } from './data.ts';
import { newOption, OptionFields } from './option-fields.tsx';

type EditFieldProps = {
  /** Undefined for a new field. */
  field: CustomField | undefined;
  target: CustomTarget;
  /** The position of a new field. */
  position: number;
  onClose: () => void;
};

/** Edits the name of a field and the options of a choice. Its kind is chosen once, because stored values are of it. */
export function EditField({ field, target, position, onClose }: EditFieldProps) {
  const { add, edit, fields, kinds, targets, options: t } = useMessages('customFields');
  const language = useLanguage();
  const mutate = useUndoableMutation(fieldsKey);
  const [kind, setKind] = useState<CustomKind>(field?.kind ?? 'text');
  const [options, setOptions] = useState<CustomOption[]>(
    field && field.options.length > 0 ? field.options : [newOption()],
  );
  const titleOf = (title: typeof add.title) => fill(title, { target: targets[target] });
  return (
    <ItemDialog
      id={field?.id}
      values={{ name: field?.name ?? {}, options: field?.options ?? [] }}
      read={(typed) => ({ name: readName(typed), options: kind === 'choice' ? options : [] })}
      add={(client, values) => addField(client, { target, kind, position, ...values })}
      source={fieldSource}
      hasUndo={field?.kind !== 'choice'}
      messages={{
        add: { ...add, title: titleOf(add.title) },
        edit: { ...edit, title: titleOf(edit.title) },
      }}
      labelOf={(key) => (key === 'options' ? t.title : fields.name)}
      formatValue={(key, value) =>
        key === 'options'
          ? (value as CustomOption[]).map(({ label }) => inLanguage(label, language)).join(', ')
          : inLanguage(value as LocalizedText, language)
      }
      mutate={mutate}
      onClose={onClose}
    >
      {(opened) => (
        <>
          <NameFields labels={fields} name={opened.name} maxLength={maxCustomNameLength} />
          {!field && (
            <SelectField
              label={fields.kind}
              hint={fields.kindHint}
              value={kind}
              onChange={({ currentTarget: { value } }) =>
                setKind(customKinds.find((option) => option === value) ?? 'text')
              }
            >
              {customKinds.map((customKind) => (
                <option key={customKind} value={customKind}>
                  {kinds[customKind]}
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
        </>
      )}
    </ItemDialog>
  );
}
