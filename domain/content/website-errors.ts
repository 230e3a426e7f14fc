import { languages } from '../language.ts';
import { slugPattern } from '../limits.ts';
import { isOwnPath, isWebUrl } from '../text/safe-url.ts';
import { findTextError, type TextError } from './draft.ts';
import { isOwnPicture } from './picture.ts';
import {
  keysOf,
  sectionOf,
  type WebsiteDraft,
  type WebsiteField,
  type WebsiteSection,
} from './website.ts';

// The checks of an item of the website: errors prevent that it is saved, missing texts that it is published.

const isEmpty = (field: WebsiteField, draft: WebsiteDraft) =>
  keysOf(field).every((key) => (draft[key] ?? '').trim() === '');

type WebsiteError = TextError | 'url_invalid' | 'slug_invalid';

/** Returns the errors that prevent a field from being saved, by key. */
export function findWebsiteErrors(
  section: WebsiteSection,
  draft: WebsiteDraft,
): Record<string, WebsiteError> {
  const errors: Record<string, WebsiteError> = {};
  for (const field of sectionOf(section).fields) {
    const isMissing = field.required === 'always' && isEmpty(field, draft);
    for (const key of keysOf(field)) {
      const text = draft[key] ?? '';
      const error = isMissing
        ? 'required'
        : (findTextError(text, field.max) ?? findKindError(section, field, text));
      if (error) errors[key] = error;
    }
  }
  return errors;
}

function findKindError(
  section: WebsiteSection,
  { name, kind }: WebsiteField,
  text: string,
): WebsiteError | undefined {
  const value = text.trim();
  if (value === '') return undefined;
  if (kind === 'url') {
    // Answers may link to pages of the site, logos to the websites of customers, testimonials to either.
    const isAllowed =
      (section !== 'logos' && isOwnPath(value)) || (section !== 'faq' && isWebUrl(value));
    return isAllowed ? undefined : 'url_invalid';
  }
  if (name === 'job_slug' && !slugPattern.test(value)) return 'slug_invalid';
  if ((kind === 'portrait' || kind === 'logo') && !isOwnPicture(value)) return 'url_invalid';
  return undefined;
}

/** Returns the keys of the texts that are missing in one language, in the order of the form. */
export function listMissingInWebsite(section: WebsiteSection, draft: WebsiteDraft): string[] {
  return sectionOf(section).fields.flatMap((field) => {
    if (field.kind !== 'localized') return [];
    if (field.onlyWith && !draft[field.onlyWith]?.trim() && isEmpty(field, draft)) return [];
    const missing = keysOf(field).filter((key) => !draft[key]?.trim());
    const isOptional = !field.required && missing.length === languages.length;
    return isOptional ? [] : missing;
  });
}

/** Returns the names of the fields without which the item cannot be published. */
export function listWebsiteBlockers(section: WebsiteSection, draft: WebsiteDraft): string[] {
  return sectionOf(section)
    .fields.filter((field) => field.required && isEmpty(field, draft))
    .map(({ name }) => name);
}
