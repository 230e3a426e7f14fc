import {
  localizedDocuments,
  localizedTexts,
  maxJobLengths,
} from '../../../../domain/jobs/job-draft.ts';
import { type Language, languages } from '../../../../domain/language.ts';
import { fill } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { InputField, TextareaField } from '../../../ui/field.tsx';
import { RichTextField } from '../../kit/rich-text/rich-text-field.tsx';
import { Section } from '../../kit/section.tsx';
import { useMessages } from '../../use-messages.ts';
import { entry, useJobEditing } from './editor-context.ts';

/** Both languages side by side, or stacked on narrow screens. */
export function Texts() {
  const messages = useMessages('jobEditor');
  return (
    <Section title={messages.texts.title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-4 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        {localizedTexts.map((name) =>
          languages.map((language) => (
            <PlainText key={`${name}.${language}`} name={name} language={language} />
          )),
        )}
        {localizedDocuments.map((name) =>
          languages.map((language) => (
            <Document key={`${name}.${language}`} name={name} language={language} />
          )),
        )}
      </div>
    </Section>
  );
}

type PlainTextProps = { name: (typeof localizedTexts)[number]; language: Language };

function PlainText({ name, language }: PlainTextProps) {
  const { draft, change, errorOf } = useJobEditing();
  const messages = useMessages('jobEditor');
  const { texts } = messages;
  const key = `${name}.${language}` as const;
  const count = [...draft[key].trim()].length;
  const Field = name === 'title' ? InputField : TextareaField;
  const hint = fill(texts.of, { count, most: maxJobLengths[name] });
  return (
    <Field
      label={<Label name={name} language={language} />}
      hint={name === 'summary' ? `${texts.summaryHint} ${hint}` : hint}
      error={errorOf(key)}
      lang={language}
      value={draft[key]}
      onChange={(event: { target: { value: string } }) => change(entry(key, event.target.value))}
    />
  );
}

type DocumentProps = { name: (typeof localizedDocuments)[number]; language: Language };

function Document({ name, language }: DocumentProps) {
  const { draft, change, disabled } = useJobEditing();
  const messages = useMessages('jobEditor');
  const editing = useMessages('editing');
  const key = `${name}.${language}` as const;
  return (
    <RichTextField
      label={`${messages.texts.fields[name]} (${messages.languages[language]})`}
      note={<MissingBadge textKey={key} />}
      language={language}
      value={draft[key]}
      onChange={(document) => change(entry(key, document))}
      disabled={disabled}
      messages={editing.richText}
    />
  );
}

function Label({ name, language }: PlainTextProps) {
  const messages = useMessages('jobEditor');
  return (
    <span className="flex min-h-6 items-center justify-between gap-2">
      {`${messages.texts.fields[name]} (${messages.languages[language]})`}
      <MissingBadge textKey={`${name}.${language}`} />
    </span>
  );
}

export function MissingBadge({ textKey }: { textKey: string }) {
  const { missing } = useJobEditing();
  const messages = useMessages('jobEditor');
  if (!missing.has(textKey)) return null;
  return <Badge tone="waiting">{messages.missing}</Badge>;
}
