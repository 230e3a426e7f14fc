import { useState } from 'react';
import {
  type CustomValue,
  type CustomValues,
  maxCustomTextLength,
  parseCustomValue,
} from '../../../domain/custom-fields/custom-field.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { InputField, SelectField } from '../../ui/fields/field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { useSaveFields } from '../kit/saved-fields/use-save-fields.tsx';
import { useMessages } from '../use-messages.ts';
import { type CustomField, type CustomRecord, valuesKey, valuesSource } from './data.ts';
import { formatCustomValue } from './format-custom-value.ts';

type EditValuesProps = {
  record: CustomRecord;
  fields: CustomField[];
  values: CustomValues;
  onClose: () => void;
};

export function EditValues({ record, fields, values, onClose }: EditValuesProps) {
  const { values: t } = useMessages('customFields');
  const language = useLanguage();
  // Live updates replace the values while the inputs keep theirs.
  const [openedValues] = useState(values);
  const [invalid, setInvalid] = useState<string[]>([]);
  const mutate = useUndoableMutation(valuesKey);
  const findField = (key: string) => fields.find((field) => field.key === key);
  const { save, question } = useSaveFields({
    mutate,
    source: (client) => valuesSource(client, record),
    done: t.saved,
    hasUndo: true,
    onSaved: onClose,
    labelOf: (key) => inLanguage(findField(key)?.name ?? {}, language),
    formatValue: (key, value) => {
      const field = findField(key);
      return field ? formatCustomValue(field, value as CustomValue, language) : '';
    },
  });
  const { pending, onSubmit } = useSubmit(async (read) => {
    const parsed = fields.map((field) => ({
      key: field.key,
      value: parseCustomValue(field, read(field.key)),
    }));
    const wrong = parsed.filter(({ value }) => value === undefined).map(({ key }) => key);
    setInvalid(wrong);
    if (wrong.length > 0) return;
    const changed = parsed.filter(({ key, value }) => value !== (openedValues[key] ?? null));
    const before = Object.fromEntries(changed.map(({ key }) => [key, openedValues[key]]));
    await save(
      Object.fromEntries(changed.map(({ key, value }) => [key, value ?? undefined])),
      before,
    );
  });
  return (
    <>
      <FormDialog
        title={t.editOf}
        onClose={onClose}
        onSubmit={onSubmit}
        cancel={t.cancel}
        submit={t.save}
        disabled={pending}
        noValidate
      >
        {fields.map((field) => (
          <ValueField
            key={field.key}
            field={field}
            value={openedValues[field.key]}
            error={invalid.includes(field.key) ? t.invalid[field.kind] : undefined}
          />
        ))}
      </FormDialog>
      {question}
    </>
  );
}

type ValueFieldProps = {
  field: CustomField;
  value: CustomValue | undefined;
  error: string | undefined;
};

function ValueField({ field, value, error }: ValueFieldProps) {
  const { values: t } = useMessages('customFields');
  const language = useLanguage();
  const { key, kind, options } = field;
  const shared = {
    name: key,
    label: inLanguage(field.name, language),
    error,
    defaultValue: value === undefined ? '' : String(value),
  };
  if (kind === 'choice') {
    return (
      <SelectField {...shared}>
        <option value="">{t.none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {inLanguage(option.label, language)}
          </option>
        ))}
      </SelectField>
    );
  }
  if (kind === 'text') {
    return <TextareaField {...shared} rows={2} maxLength={maxCustomTextLength} />;
  }
  const types = { number: 'text', date: 'date', url: 'url' } as const;
  return (
    <InputField
      {...shared}
      type={types[kind]}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      maxLength={maxCustomTextLength}
      autoComplete="off"
    />
  );
}
