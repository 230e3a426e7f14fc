import { maxTermsTitleLength, type TermsDraft } from '../../../domain/content/terms-draft.ts';
import { languages } from '../../../domain/language.ts';
import { fill } from '../../i18n/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { InputField } from '../../ui/field.tsx';
import { RichTextField } from '../kit/rich-text/rich-text-field.tsx';
import { Section } from '../kit/section.tsx';
import { useMessages } from '../use-messages.ts';
import { fieldLabel } from './field-label.ts';

type TermsFieldsProps = {
  draft: TermsDraft;
  change: (changes: Partial<TermsDraft>) => void;
  errors: Record<string, 'required' | 'too_long'>;
  missing: Set<string>;
  disabled: boolean;
};

/** Both languages side by side, or stacked on narrow screens. */
export function TermsFields(props: TermsFieldsProps) {
  const { draft, change, errors, missing, disabled } = props;
  const messages = useMessages('terms');
  const editing = useMessages('editing');
  const words = messages.editor;
  const errorOf = (key: string) => {
    const error = errors[key];
    return error && words.errors[error];
  };
  const badge = (key: string) => missing.has(key) && <Badge tone="waiting">{words.missing}</Badge>;

  return (
    <Section title={words.section}>
      <fieldset
        disabled={disabled}
        className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-4 lg:grid-cols-[repeat(2,minmax(0,1fr))]"
      >
        {languages.map((language) => {
          const key = `title.${language}` as const;
          const count = [...draft[key].trim()].length;
          return (
            <InputField
              key={key}
              label={
                <span className="flex min-h-6 items-center justify-between gap-2">
                  {fieldLabel(key, { messages, editing })}
                  {badge(key)}
                </span>
              }
              hint={fill(words.of, { count, most: maxTermsTitleLength })}
              error={errorOf(key)}
              lang={language}
              value={draft[key]}
              onChange={(event) => change({ [key]: event.target.value })}
            />
          );
        })}
        {languages.map((language) => {
          const key = `body.${language}` as const;
          return (
            <div key={key} className="grid content-start gap-1.5">
              <RichTextField
                label={fieldLabel(key, { messages, editing })}
                note={badge(key)}
                language={language}
                value={draft[key]}
                onChange={(document) => change({ [key]: document })}
                disabled={disabled}
                messages={editing.richText}
              />
              {errorOf(key) && (
                <p role="alert" className="text-sm font-medium text-lingon">
                  {errorOf(key)}
                </p>
              )}
            </div>
          );
        })}
      </fieldset>
    </Section>
  );
}
