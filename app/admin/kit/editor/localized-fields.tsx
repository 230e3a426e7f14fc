import type { ReactNode } from 'react';
import type { DocumentDraft } from '../../../../domain/content/draft.ts';
import { inLanguage } from '../../../../domain/in-language.ts';
import { type Language, languages } from '../../../../domain/language.ts';
import { toLocalizedText } from '../../../backend/localized-columns.ts';
import { fill } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { InputField } from '../../../ui/fields/field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { useMessages } from '../../use-messages.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import type { PictureStore } from '../rich-text/use-pictures.ts';
import { useEditing } from './use-editor.ts';

type LocalizedTextProps = { name: string; max: number; multiline?: boolean; hint?: string };

/** A plain text in both languages. */
export function LocalizedText({ name, max, multiline = false, hint }: LocalizedTextProps) {
  const { draft, change, errorOf, labelOf } = useEditing();
  const { countOfMax: of } = useMessages('editing');
  const Field = multiline ? TextareaField : InputField;
  return (
    <SideBySide>
      {(language) => {
        const key = `${name}.${language}`;
        const text = String(draft[key]);
        const count = fill(of, { count: [...text.trim()].length, max });
        return (
          <Field
            label={
              <span className="flex min-h-6 items-center justify-between gap-2">
                {labelOf(key)}
                <MissingBadge textKey={key} />
              </span>
            }
            hint={hint ? `${hint} ${count}` : count}
            error={errorOf(key)}
            lang={language}
            value={text}
            onChange={(event: { target: { value: string } }) =>
              change({ [key]: event.target.value })
            }
          />
        );
      }}
    </SideBySide>
  );
}

type LocalizedDocumentProps = {
  name: string;
  pictures?: PictureStore;
  /** Shown beside the label. */
  note?: (language: Language) => ReactNode;
};

/** A rich text in both languages. */
export function LocalizedDocument({ name, pictures, note }: LocalizedDocumentProps) {
  const { draft, change, errorOf, labelOf, disabled } = useEditing();
  return (
    <SideBySide>
      {(language) => {
        const key = `${name}.${language}`;
        const error = errorOf(key);
        return (
          <>
            <RichTextField
              label={labelOf(key)}
              note={
                <>
                  <MissingBadge textKey={key} />
                  {note?.(language)}
                </>
              }
              language={language}
              value={draft[key] as DocumentDraft}
              onChange={(document) => change({ [key]: document })}
              disabled={disabled}
              pictures={pictures}
            />
            {error && (
              <p role="alert" className="pt-1.5 text-sm font-medium text-lingon">
                {error}
              </p>
            )}
          </>
        );
      }}
    </SideBySide>
  );
}

/** Both languages side by side, or stacked on narrow screens. */
function SideBySide({ children }: { children: (language: Language) => ReactNode }) {
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

/** `name` is the name of the text, for use away from its field. */
export function MissingBadge({ textKey, name }: { textKey: string; name?: string }) {
  const { missing } = useEditing();
  const messages = useMessages('editing');
  if (!missing.includes(textKey)) return null;
  return <Badge tone="waiting">{name ? `${name}: ${messages.missing}` : messages.missing}</Badge>;
}

/** Reads a text of the draft in one language, with the same fallback as the site. */
export function useDraftText(): (name: string, language: Language) => string {
  const { draft } = useEditing();
  return (name, language) =>
    inLanguage(toLocalizedText(String(draft[`${name}.en`]), String(draft[`${name}.sv`])), language);
}
