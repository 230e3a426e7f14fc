import type { Language } from '../../../../domain/language.ts';
import type { Site } from '../../../load-context.ts';
import { getMessages } from '../../../messages.server.ts';
import { getAdminMessages } from '../../messages.server.ts';

/** The messages of the editor, with the site name for the title of the page. */
export function loadArticleTexts(site: Site, language: Language) {
  return {
    messages: getAdminMessages('articleEditor', language),
    editing: getAdminMessages('editing', language),
    pageTitle: getMessages('blog', language).article.title,
    site: { name: site.name, url: site.url },
  };
}

export type ArticleEditorTexts = ReturnType<typeof loadArticleTexts>;
