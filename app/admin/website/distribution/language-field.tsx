import { type Language, languages } from '../../../../domain/language.ts';
import { SelectField } from '../../../ui/fields/field.tsx';
import { useMessages } from '../../use-messages.ts';

type LanguageFieldProps = {
  label: string;
  value: Language;
  onChange: (language: Language) => void;
};

export function LanguageField({ label, value, onChange }: LanguageFieldProps) {
  const { languages: names } = useMessages('distribution');
  return (
    <div className="sm:max-w-xs">
      <SelectField
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as Language)}
      >
        {languages.map((language) => (
          <option key={language} value={language}>
            {names[language]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
