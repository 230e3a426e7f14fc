import { isUuid } from '../../../domain/limits.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { EditorLoading, EditorMissing } from '../kit/editor/editor-states.tsx';
import { useLastSeen } from '../kit/editor/use-last-seen.ts';
import { useMessages } from '../use-messages.ts';
import type { Route } from './+types/edit.ts';
import { findEditedArticle } from './data/editor.ts';
import { ArticleEditor } from './editor/article-editor.tsx';

export default function EditArticle({ params }: Route.ComponentProps) {
  const messages = useMessages('articleEditor');
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
    return <EditorMissing messages={messages.notFound} to="/admin/blog" />;
  }
  return <ArticleEditor key={id} article={edited} isGone={article === null} />;
}
