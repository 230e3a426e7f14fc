import type { TermsDraft } from '../../../domain/content/terms-draft.ts';
import { type Language, languages } from '../../../domain/language.ts';
import { sameValue } from '../kit/autosave/same-value.ts';

/** Returns the languages whose texts differ between two versions. */
export function listChangedLanguages(before: TermsDraft, after: TermsDraft): Language[] {
  return languages.filter(
    (language) =>
      before[`title.${language}`].trim() !== after[`title.${language}`].trim() ||
      !sameValue(before[`body.${language}`], after[`body.${language}`]),
  );
}
