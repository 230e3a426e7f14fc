import { toast } from 'sonner';
import { fillAny } from '../../../i18n/fill-any.ts';
import { fill } from '../../../i18n/format.ts';
import { VersionsDialog } from '../../kit/editor/versions-dialog.tsx';
import { useMessages } from '../../use-messages.ts';
import { getArticleVersion, listArticleVersions } from '../data/versions.ts';
import { useArticleEditing } from './use-article-editor.ts';

export function ArticleVersions({ onClose }: { onClose: () => void }) {
  const { row: article, change } = useArticleEditing();
  const { versions, states } = useMessages('articleEditor');
  return (
    <VersionsDialog
      table="article_versions"
      id={article.id}
      text={versions.text}
      list={listArticleVersions}
      read={getArticleVersion}
      describe={({ state, restoredFrom }) => [
        state !== 'draft' && fillAny(states[state], { time: '' }).trim(),
        restoredFrom !== null && fill(versions.restored, { version: restoredFrom }),
      ]}
      onRestore={(version, texts) => {
        // A unique value, so that the same version can be restored twice.
        change({ ...texts, restored: `${version}:${crypto.randomUUID()}` });
        toast.success(fill(versions.restoredDone, { version }));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
