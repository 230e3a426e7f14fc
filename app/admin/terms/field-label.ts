import { parseRichDocument, textOf } from '../../../domain/content/rich-document.ts';
import { parseLanguage } from '../../../domain/language.ts';
import type { AdminMessages } from '../messages.en.ts';

type NamedBy = { messages: AdminMessages['terms']; editing: AdminMessages['editing'] };

/** The label of a key of the draft. */
export function fieldLabel(key: string, { messages, editing }: NamedBy): string {
  const [name, code] = key.split('.');
  const language = parseLanguage(code);
  const { title, body } = messages.editor.fields;
  const field = name === 'title' ? title : body;
  return language ? `${field} (${editing.languagesWithin[language]})` : field;
}

export function showValue(_key: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? textOf(parseRichDocument(value)) : String(value);
}
