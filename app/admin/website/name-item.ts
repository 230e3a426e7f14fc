import {
  sectionOf,
  type WebsiteDraft,
  type WebsiteSection,
} from '../../../domain/content/website.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import { toLocalizedText } from '../../backend/localized-columns.ts';

/** Returns the name of an item in lists, in the language of the reader if there are two. */
export function nameItem(section: WebsiteSection, draft: WebsiteDraft, language: Language): string {
  const { title } = sectionOf(section);
  const localizedTitle = toLocalizedText(draft[`${title}.en`] ?? '', draft[`${title}.sv`] ?? '');
  return draft[title] ?? inLanguage(localizedTitle, language);
}
