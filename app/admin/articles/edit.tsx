import { isUuid } from '../../../domain/limits.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { EditorScreen } from '../kit/editor/editor-screen.tsx';
import { useMessages } from '../use-messages.ts';
import type { Route } from './+types/edit.ts';
import { findEditedArticle } from './data/editor.ts';
import { ArticleEditor } from './editor/article-editor.tsx';

export default function EditArticle({ params: { articleId: id } }: Route.ComponentProps) {
  const { notFound } = useMessages('articleEditor');
  return (
    <EditorScreen
      key={id}
      queryKey={queryKeys.row('articles', id)}
      find={async (client) => (isUuid(id) ? findEditedArticle(client, id) : null)}
      follow={[{ table: 'articles', filter: `id=eq.${id}` }]}
      list="/admin/blog"
      notFound={notFound}
    >
      {(article, isGone) => <ArticleEditor article={article} isGone={isGone} />}
    </EditorScreen>
  );
}
