import { type Language, languages } from '../../../../domain/language.ts';
import type { LocalizedText } from '../../../../domain/localized-text.ts';
import { InputField } from '../../../ui/fields/field.tsx';

type NameFieldsProps = {
  labels: Record<Language, string>;
  name: Partial<LocalizedText>;
  maxLength: number;
};

/** The name of an item in each language. */
export const NameFields = ({ labels, name, maxLength }: NameFieldsProps) =>
  languages.map((language) => (
    <InputField
      key={language}
      name={language}
      lang={language}
      label={labels[language]}
      defaultValue={name[language]}
      maxLength={maxLength}
      pattern=".*\S.*"
      autoComplete="off"
      required
    />
  ));

export const readName = (field: (name: string) => string): LocalizedText =>
  Object.fromEntries(languages.map((language) => [language, field(language).trim()]));
