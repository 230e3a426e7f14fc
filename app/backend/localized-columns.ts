import { type DocumentDraft, isEmptyDocument } from '../../domain/content/draft.ts';
import { type Language, languages } from '../../domain/language.ts';
import type { LocalizedText } from '../../domain/localized-text.ts';

// Converts between a column with both languages and one form field per language.

/** Returns the value of a column. It omits an empty language, so that pages fall back to the other language. */
export function toLocalizedText(en: string, sv: string): LocalizedText {
  return { ...(en.trim() && { en: en.trim() }), ...(sv.trim() && { sv: sv.trim() }) };
}

export function toLocalizedDocument(
  en: DocumentDraft,
  sv: DocumentDraft,
): { en?: object; sv?: object } {
  return {
    ...(en && hasContent(en) && { en }),
    ...(sv && hasContent(sv) && { sv }),
  };
}

function hasContent(document: object): boolean {
  return !isEmptyDocument(document) || JSON.stringify(document).includes('"type":"image"');
}

/** Returns the form fields of the named columns, such as `title.en` and `title.sv`. */
export function splitTexts<Name extends string>(
  row: Record<Name, LocalizedText>,
  names: readonly Name[],
): Record<`${Name}.${Language}`, string> {
  return split(names, (name, language) => row[name][language] ?? '');
}

export function splitDocuments<Name extends string>(
  row: Record<Name, unknown>,
  names: readonly Name[],
): Record<`${Name}.${Language}`, DocumentDraft> {
  return split(names, (name, language) => {
    const documents = (row[name] ?? {}) as { en?: object; sv?: object };
    return documents[language] ?? null;
  });
}

function split<Name extends string, Value>(
  names: readonly Name[],
  read: (name: Name, language: Language) => Value,
): Record<`${Name}.${Language}`, Value> {
  const entries = names.flatMap((name) =>
    languages.map((language) => [`${name}.${language}`, read(name, language)] as const),
  );
  return Object.fromEntries(entries) as Record<`${Name}.${Language}`, Value>;
}
