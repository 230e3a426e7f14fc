import { type DocumentDraft, findTextError, isEmptyDocument, type TextError } from './draft.ts';
import { type Language, languages } from './language.ts';

// General terms as they are being written: flat, so that two people who change different things do not meet.

export type TermsDraft = Record<`title.${Language}`, string> &
  Record<`body.${Language}`, DocumentDraft>;

export const maxTermsTitleLength = 200;

/** Characters of a body with everything around its words; both together fit into one column. */
const longestBody = 450_000;

/** What keeps a part of the draft from being saved, by key. */
export function findTermsErrors(draft: TermsDraft): Record<string, TextError> {
  const errors: Record<string, TextError> = {};
  for (const language of languages) {
    const title = findTextError(draft[`title.${language}`], maxTermsTitleLength);
    if (title) errors[`title.${language}`] = title;
    const body = JSON.stringify(draft[`body.${language}`] ?? '');
    if (body.length > longestBody) errors[`body.${language}`] = 'too_long';
  }
  return errors;
}

/** Terms hold in both languages or not at all: what has to be written before they can be published. */
export function listMissingInTerms(draft: TermsDraft): string[] {
  const titles = languages
    .map((language) => `title.${language}` as const)
    .filter((key) => !draft[key].trim());
  const bodies = languages
    .map((language) => `body.${language}` as const)
    .filter((key) => isEmptyDocument(draft[key]));
  return [...titles, ...bodies];
}
