import { maxArticleLengths } from '../../../../domain/content/article-draft.ts';
import { type Language, languages } from '../../../../domain/language.ts';
import { fill } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { InputField, TextareaField } from '../../../ui/field.tsx';
import { usePictureStore } from '../../kit/editor/use-picture-store.ts';
import { RichTextField } from '../../kit/rich-text/rich-text-field.tsx';
import { Section } from '../../kit/section.tsx';
import { useMessages } from '../../use-messages.ts';
import { entry, useArticleEditing } from './editor-context.ts';
import { fieldLabel } from './field-label.ts';

/** Both languages side by side, or stacked on narrow screens. */
export function Texts() {
  const messages = useMessages('articleEditor');
  return (
    <Section title={messages.texts.title}>
      <SideBySide>{(language) => <PlainText name="title" language={language} />}</SideBySide>
      <SideBySide>{(language) => <PlainText name="excerpt" language={language} />}</SideBySide>
      <SideBySide>{(language) => <Body language={language} />}</SideBySide>
    </Section>
  );
}

export function SideBySide({ children }: { children: (language: Language) => React.ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-4 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
      {languages.map((language) => (
        <div key={language} className="min-w-0">
          {children(language)}
        </div>
      ))}
    </div>
  );
}

type PlainTextProps = { name: 'title' | 'excerpt' | 'cover_alt'; language: Language };

export function PlainText({ name, language }: PlainTextProps) {
  const { draft, change, errorOf } = useArticleEditing();
  const messages = useMessages('articleEditor');
  const { texts } = messages;
  const key = `${name}.${language}` as const;
  const Field = name === 'excerpt' ? TextareaField : InputField;
  const count = [...draft[key].trim()].length;
  const hint = fill(texts.of, { count, most: maxArticleLengths[name] });
  return (
    <Field
      label={<Label textKey={key} />}
      hint={name === 'excerpt' ? `${texts.excerptHint} ${hint}` : hint}
      error={errorOf(key)}
      lang={language}
      value={draft[key]}
      onChange={(event: { target: { value: string } }) => change(entry(key, event.target.value))}
    />
  );
}

function Body({ language }: { language: Language }) {
  const { article, draft, change, errorOf, disabled } = useArticleEditing();
  const messages = useMessages('articleEditor');
  const editing = useMessages('editing');
  const key = `body.${language}` as const;
  const pictures = usePictureStore(`articles/${article.id}`, editing);
  const error = errorOf(key);
  return (
    <>
      <RichTextField
        label={fieldLabel(key, { messages, editing })}
        note={
          <>
            <MissingBadge textKey={key} />
            <MissingBadge textKey={`pictures.${language}`} label />
          </>
        }
        language={language}
        value={draft[key]}
        onChange={(document) => change(entry(key, document))}
        disabled={disabled}
        pictures={pictures}
        messages={editing.richText}
      />
      {error && (
        <p role="alert" className="pt-1.5 text-sm font-medium text-lingon">
          {error}
        </p>
      )}
    </>
  );
}

function Label({ textKey }: { textKey: string }) {
  const messages = useMessages('articleEditor');
  const editing = useMessages('editing');
  return (
    <span className="flex min-h-6 items-center justify-between gap-2">
      {fieldLabel(textKey, { messages, editing })}
      <MissingBadge textKey={textKey} />
    </span>
  );
}

/** `label` adds the name of the text, for use away from its field. */
function MissingBadge({ textKey, label = false }: { textKey: string; label?: boolean }) {
  const { missing } = useArticleEditing();
  const messages = useMessages('articleEditor');
  if (!missing.has(textKey)) return null;
  const name = label ? `${messages.texts.fields.pictures}: ` : '';
  return <Badge tone="waiting">{name + messages.missing}</Badge>;
}
