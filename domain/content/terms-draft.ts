import { type Language, languages } from '../language.ts';
import { type DocumentDraft, findTextError, isEmptyDocument, type TextError } from './draft.ts';

// The draft of general terms is flat, so that changes by two editors merge field by field.

export type TermsDraft = Record<`title.${Language}`, string> &
  Record<`body.${Language}`, DocumentDraft>;

export const maxTermsTitleLength = 200;

/** The terms promise their clients that many days' notice of a change. */
export const termsNoticeDays = 60;

/** Characters of a body as JSON; the bodies of both languages fit into one column. */
const maxBodyLength = 450_000;

/** Errors that prevent a field from being saved, by key. */
export function findTermsErrors(draft: TermsDraft): Record<string, TextError> {
  const errors: Record<string, TextError> = {};
  for (const language of languages) {
    const title = findTextError(draft[`title.${language}`], maxTermsTitleLength);
    if (title) errors[`title.${language}`] = title;
    const body = JSON.stringify(draft[`body.${language}`] ?? '');
    if (body.length > maxBodyLength) errors[`body.${language}`] = 'too_long';
  }
  return errors;
}

/** Texts to write before publishing; terms must be complete in both languages. */
export function listMissingInTerms(draft: TermsDraft): string[] {
  const titles = languages
    .map((language) => `title.${language}` as const)
    .filter((key) => !draft[key].trim());
  const bodies = languages
    .map((language) => `body.${language}` as const)
    .filter((key) => isEmptyDocument(draft[key]));
  return [...titles, ...bodies];
}
