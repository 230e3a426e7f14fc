import {
  type CustomOption,
  maxCustomOptionLength,
  maxCustomOptions,
} from '../../../domain/custom-fields/custom-field.ts';
import { languages } from '../../../domain/language.ts';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/fields/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useMessages } from '../use-messages.ts';

export const newOption = (): CustomOption => ({
  value: crypto.randomUUID().replaceAll('-', '').slice(0, 12),
  label: { en: '', sv: '' },
});

type OptionFieldsProps = {
  options: CustomOption[];
  /** Values that records may have: these options can be renamed, but not removed. */
  stored: string[];
  onChange: (options: CustomOption[]) => void;
};

export function OptionFields({ options, stored, onChange }: OptionFieldsProps) {
  const { options: t } = useMessages('customFields');
  const rename = (value: string, label: CustomOption['label']) =>
    onChange(options.map((option) => (option.value === value ? { value, label } : option)));
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1 font-medium">{t.title}</legend>
      <p className="text-sm text-soft">{t.hint}</p>
      {options.map(({ value, label }, index) => (
        <div key={value} className="flex items-end gap-2">
          {languages.map((code) => (
            <div key={code} className="min-w-0 grow">
              <InputField
                lang={code}
                label={fill(t[code], { number: index + 1 })}
                value={label[code] ?? ''}
                maxLength={maxCustomOptionLength}
                pattern=".*\S.*"
                autoComplete="off"
                required
                onChange={(event) => rename(value, { ...label, [code]: event.currentTarget.value })}
              />
            </div>
          ))}
          {!stored.includes(value) && options.length > 1 && (
            <IconButton
              icon="close"
              label={fill(t.remove, { number: index + 1 })}
              onClick={() => onChange(options.filter((option) => option.value !== value))}
            />
          )}
        </div>
      ))}
      {options.length < maxCustomOptions && (
        <Button
          variant="paper"
          size="compact"
          className="justify-self-start"
          onClick={() => onChange([...options, newOption()])}
        >
          {t.add}
        </Button>
      )}
    </fieldset>
  );
}
