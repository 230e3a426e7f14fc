import { parseRichDocument, textOf } from '../../../../domain/content/rich-document.ts';
import { parseLanguage } from '../../../../domain/language.ts';
import type { AdminMessages } from '../../messages.en.ts';

type NamedBy = { messages: AdminMessages['articleEditor']; editing: AdminMessages['editing'] };

/** The label of a key of the draft. */
export function fieldLabel(key: string, { messages, editing }: NamedBy): string {
  const { details, texts, cover } = messages;
  const [name = '', code] = key.split('.');
  const language = parseLanguage(code);
  const fields: Record<string, string> = texts.fields;
  if (language && fields[name]) return `${fields[name]} (${editing.languagesWithin[language]})`;
  const names: Record<string, string> = {
    slug: details.slug,
    author_name: details.author,
    tags: details.tags,
    cover_path: cover.title,
  };
  return names[key] ?? key;
}

/** A value of the draft as plain text. */
export function showValue(_key: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? textOf(parseRichDocument(value)) : String(value);
}
