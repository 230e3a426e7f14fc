import type { Language } from '../../../../domain/language.ts';
import type { Site } from '../../../load-context.ts';
import { getMessages } from '../../../messages.server.ts';
import { getAdminMessages } from '../../messages.server.ts';

/**
 * The messages of the editor. The options reuse the messages of the site, so that staff and
 * visitors see the same words.
 */
export function loadEditorTexts(site: Site, language: Language) {
  const { field, remote, employment, seniority } = getMessages('jobs', language);
  return {
    messages: getAdminMessages('jobEditor', language),
    editing: getAdminMessages('editing', language),
    words: { field, remote, employment_type: employment, seniority },
    pageTitles: {
      en: getMessages('jobs', 'en').page.title,
      sv: getMessages('jobs', 'sv').page.title,
    },
    site: { name: site.name, url: site.url },
  };
}

export type EditorTexts = ReturnType<typeof loadEditorTexts>;
