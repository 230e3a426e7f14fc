import { type DocumentDraft, findTextFault, isEmptyDocument, type TextFault } from './draft.ts';
import { type Language, languages } from './language.ts';

// General terms as they are being written: flat, so that two people who change different things do not meet.

export type TermsDraft = Record<`title.${Language}`, string> &
  Record<`body.${Language}`, DocumentDraft>;

export const longestTermsTitle = 200;

/** Characters of a body with everything around its words; both together fit into one column. */
const longestBody = 450_000;

/** What keeps a part of the draft from being saved, by key. */
export function findTermsFaults(draft: TermsDraft): Record<string, TextFault> {
  const faults: Record<string, TextFault> = {};
  for (const language of languages) {
    const title = findTextFault(draft[`title.${language}`], longestTermsTitle);
    if (title) faults[`title.${language}`] = title;
    const body = JSON.stringify(draft[`body.${language}`] ?? '');
    if (body.length > longestBody) faults[`body.${language}`] = 'too_long';
  }
  return faults;
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
