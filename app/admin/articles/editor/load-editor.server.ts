import type { Language } from '../../../../domain/language.ts';
import type { Site } from '../../../load-context.ts';
import { getMessages } from '../../../messages.server.ts';
import { getAdminMessages } from '../../messages.server.ts';

/** The texts of the editor. The title of the page is the site's own. */
export function loadArticleTexts(site: Site, language: Language) {
  return {
    messages: getAdminMessages('articleEditor', language),
    editing: getAdminMessages('editing', language),
    pageTitle: getMessages('blog', language).article.title,
    site: { name: site.name, url: site.url },
  };
}

export type ArticleEditorTexts = ReturnType<typeof loadArticleTexts>;
