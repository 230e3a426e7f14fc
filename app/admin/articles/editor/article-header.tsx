import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { articlePreviewPath, toArticlePreview } from '../../../backend/preview/article-preview.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DeleteDialog } from '../../kit/editor/delete-dialog.tsx';
import { EditorHeader, SaveButton } from '../../kit/editor/editor-header.tsx';
import { useDraftText } from '../../kit/editor/localized-fields.tsx';
import { PreviewDialog } from '../../kit/editor/preview-dialog.tsx';
import { VersionsDialog } from '../../kit/editor/versions-dialog.tsx';
import { useMessages } from '../../use-messages.ts';
import { articleTones } from '../article-columns.tsx';
import { deleteArticle } from '../data/editor.ts';
import { getArticleVersion, listArticleVersions } from '../data/versions.ts';
import { ArticleMenu } from './article-menu.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { PublishArticleDialog } from './publish-article-dialog.tsx';
import { useArticleEditing } from './use-article-editor.ts';

export type OpenDialog = 'preview' | 'publish' | 'versions' | 'link' | 'delete';

export function ArticleHeader() {
  const { row: article, disabled, savesAutomatically } = useArticleEditing();
  const messages = useMessages('articleEditor');
  const { actions } = useMessages('editing');
  const language = useLanguage();
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const name = useDraftText()('title', language);
  const { state, publishAt } = article;
  const time = publishAt ? formatTime(new Date(publishAt), language) : '';

  return (
    <EditorHeader
      title={name || messages.untitled}
      badge={<Badge tone={articleTones[state]}>{fillAny(messages.states[state], { time })}</Badge>}
      actions={
        <>
          <Button variant="paper" size="compact" onClick={() => setDialog('preview')}>
            {actions.preview}
          </Button>
          {!disabled && savesAutomatically && (
            <Button
              variant={state === 'draft' ? 'solid' : 'paper'}
              size="compact"
              onClick={() => setDialog('publish')}
            >
              {state === 'draft' ? actions.publish : messages.actions.reschedule}
            </Button>
          )}
          {!disabled && !savesAutomatically && (
            <SaveButton label={actions.update} done={actions.updated} />
          )}
          <ArticleMenu onOpenDialog={setDialog} />
        </>
      }
    >
      {dialog === 'preview' && <ArticlePreview onClose={close} />}
      {dialog === 'publish' && <PublishArticleDialog onClose={close} />}
      {dialog === 'versions' && <ArticleVersions onClose={close} />}
      {dialog === 'link' && <LinkDialog onClose={close} />}
      {dialog === 'delete' && (
        <DeleteDialog
          messages={messages.remove}
          name={name}
          remove={(client) => deleteArticle(client, article.id)}
          onClose={close}
        />
      )}
    </EditorHeader>
  );
}

function ArticlePreview({ onClose }: { onClose: () => void }) {
  const { draft, row: article } = useArticleEditing();
  const { publishAt } = article;
  const preview = useMemo(() => toArticlePreview(draft, publishAt), [draft, publishAt]);
  return <PreviewDialog path={articlePreviewPath} preview={preview} onClose={onClose} />;
}

function ArticleVersions({ onClose }: { onClose: () => void }) {
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
        // A published article is not saved automatically.
        const done =
          article.state === 'published' ? versions.restoredToPublish : versions.restoredDone;
        toast.success(fill(done, { version }));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
