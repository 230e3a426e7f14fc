import type { Language } from '../../../../domain/language.ts';
import { oneOrBoth } from '../../../backend/localized-columns.ts';
import { fill } from '../../../i18n/format.ts';
import { inLanguage } from '../../../i18n/in-language.ts';
import { SearchResult } from '../../kit/editor/search-result.tsx';
import { useAdmin } from '../../shell/admin-context.ts';
import { useMessages } from '../../use-messages.ts';
import { useArticleEditing } from './editor-context.ts';

export function ArticleSearchResult() {
  const { draft } = useArticleEditing();
  const messages = useMessages('articleEditor');
  const editing = useMessages('editing');
  const { site, pageTitles } = useAdmin();
  const { title, excerpt } = messages.texts.fields;
  const read = useReadDraft();
  return (
    <SearchResult
      read={(language) => ({
        title: fill(pageTitles.article[language], {
          title: read('title', language),
          siteName: site.name,
        }),
        description: read('excerpt', language),
      })}
      site={site}
      path={`/blog/${draft.slug}`}
      names={{ title, description: excerpt }}
      messages={editing}
    />
  );
}

/** Returns a text in one language, with the same fallback as the site. */
export function useReadDraft() {
  const { draft } = useArticleEditing();
  return (name: 'title' | 'excerpt', language: Language) =>
    inLanguage(oneOrBoth(draft[`${name}.en`], draft[`${name}.sv`]), language);
}
