import { isUuid } from '../../../domain/limits.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { revalidateOnLanguage } from '../../i18n/revalidate-on-language.ts';
import { resolveServerLanguage } from '../../i18n/server-language.ts';
import { loadContext } from '../../load-context.ts';
import { EditorLoading, EditorMissing } from '../kit/editor/editor-states.tsx';
import { useLastSeen } from '../kit/editor/use-last-seen.ts';
import type { Route } from './+types/edit.ts';
import { findEditedArticle } from './data/editor.ts';
import { ArticleEditor } from './editor/article-editor.tsx';
import { loadArticleTexts } from './editor/load-editor.server.ts';

export function loader({ url, request, context }: Route.LoaderArgs) {
  const { site } = context.get(loadContext);
  return loadArticleTexts(site, resolveServerLanguage(url, request.headers));
}

export const shouldRevalidate = revalidateOnLanguage;

export default function EditArticle({ loaderData: texts, params }: Route.ComponentProps) {
  const { articleId: id } = params;
  const { data: article, error } = useLiveTables({
    queryKey: queryKeys.row('articles', id),
    queryFn: async (client) => (isUuid(id) && (await findEditedArticle(client, id))) || null,
    follow: [{ table: 'articles', filter: `id=eq.${id}` }],
  });

  const edited = useLastSeen(article);
  // Cached data stays on the screen while the connection is lost.
  if (error && !article) throw error;
  if (article === undefined) return <EditorLoading />;
  if (!edited || edited.id !== id) {
    return <EditorMissing messages={texts.messages.notFound} to="/admin/blog" />;
  }
  return <ArticleEditor key={id} article={edited} isGone={article === null} texts={texts} />;
}
