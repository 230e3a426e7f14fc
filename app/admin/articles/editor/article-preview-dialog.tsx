import { useMemo } from 'react';
import { articlePreviewPath, toArticlePreview } from '../../../backend/preview/article-preview.ts';
import { PreviewDialog } from '../../kit/editor/preview-dialog.tsx';
import { useMessages } from '../../use-messages.ts';
import { useArticleEditing } from './editor-context.ts';

export function ArticlePreviewDialog({ onClose }: { onClose: () => void }) {
  const { draft, article } = useArticleEditing();
  const editing = useMessages('editing');
  const preview = useMemo(
    () => toArticlePreview(draft, article.publishAt),
    [draft, article.publishAt],
  );
  return (
    <PreviewDialog
      path={articlePreviewPath}
      preview={preview}
      messages={editing}
      onClose={onClose}
    />
  );
}
