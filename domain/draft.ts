import { parseRichDocument, textOf } from './rich-document.ts';

// What every draft of a page has: an address, texts, documents.

/** An unknown document of the editor; `parseRichDocument` says what readers see of it. */
export type DocumentDraft = object | null;

export type TextError = 'required' | 'too_long';
export type SlugError = TextError | 'slug_invalid';

export const maxSlugLength = 120;

export function findTextError(
  text: string,
  most: number,
  isRequired = false,
): TextError | undefined {
  if (isRequired && text.trim() === '') return 'required';
  return [...text.trim()].length > most ? 'too_long' : undefined;
}

export function findSlugError(slug: string): SlugError | undefined {
  if (slug === '') return 'required';
  if (slug.length > maxSlugLength) return 'too_long';
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? undefined : 'slug_invalid';
}

export function isEmptyDocument(document: DocumentDraft): boolean {
  return textOf(parseRichDocument(document)).trim() === '';
}

export type TitleBlocker = 'title_missing' | 'title_letters';

/** A page needs a title in one language at least, and each of them in letters: emoji name nothing. */
export function listTitleBlockers(titles: string[]): TitleBlocker[] {
  const written = titles.map((title) => title.trim()).filter((title) => title !== '');
  if (written.length === 0) return ['title_missing'];
  return written.some((title) => !/\p{L}/u.test(title)) ? ['title_letters'] : [];
}
