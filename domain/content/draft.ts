import { maxSlugLength, slugPattern } from '../limits.ts';
import { parseRichDocument, textOf } from './rich-document.ts';

// Checks that drafts of jobs, articles and terms share.

/** A document of the rich text editor, not validated; readers see the result of `parseRichDocument`. */
export type DocumentDraft = object | null;

export type TextError = 'required' | 'too_long';
export type SlugError = TextError | 'slug_invalid';

export function findTextError(
  text: string,
  max: number,
  isRequired = false,
): TextError | undefined {
  if (isRequired && text.trim() === '') return 'required';
  return [...text.trim()].length > max ? 'too_long' : undefined;
}

export function findSlugError(slug: string): SlugError | undefined {
  if (slug === '') return 'required';
  if (slug.length > maxSlugLength) return 'too_long';
  return slugPattern.test(slug) ? undefined : 'slug_invalid';
}

export function isEmptyDocument(document: DocumentDraft): boolean {
  return textOf(parseRichDocument(document)).trim() === '';
}

export type TitleBlocker = 'title_missing' | 'title_letters';

/** A page needs a title in at least one language, and each title needs a letter: emoji alone make no slug. */
export function listTitleBlockers(titles: string[]): TitleBlocker[] {
  const filledTitles = titles.map((title) => title.trim()).filter((title) => title !== '');
  if (filledTitles.length === 0) return ['title_missing'];
  return filledTitles.some((title) => !/\p{L}/u.test(title)) ? ['title_letters'] : [];
}
