import { useState } from 'react';
import { toast } from 'sonner';
import { fillAny } from '../../../i18n/fill-any.ts';
import { formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Autosave, Snapshot } from '../../kit/autosave/autosave.ts';
import { SaveIndicator } from '../../kit/autosave/save-indicator.tsx';
import { EditorHeader } from '../../kit/editor/editor-header.tsx';
import { useMessages } from '../../use-messages.ts';
import { stateTones } from '../article-columns.tsx';
import { ArticlePreviewDialog } from './article-preview-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { useArticleEditing } from './editor-context.ts';
import { LinkDialog } from './link-dialog.tsx';
import { MoreMenu, type Step } from './more-menu.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

type ArticleHeaderProps = { autosave: Autosave; snapshot: Snapshot; automatic: boolean };

export function ArticleHeader({ autosave, snapshot, automatic }: ArticleHeaderProps) {
  const { article, draft, errorOf, disabled } = useArticleEditing();
  const messages = useMessages('articleEditor');
  const editing = useMessages('editing');
  const { actions } = messages;
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  const language = useLanguage();
  const titles = { en: draft['title.en'].trim(), sv: draft['title.sv'].trim() };
  const title = titles[language] || titles.en || titles.sv || messages.untitled;
  const errorCount = Object.keys(snapshot.fields).filter((key) => errorOf(key)).length;

  async function update() {
    if (await autosave.save()) toast.success(messages.publish.updated);
  }

  return (
    <EditorHeader
      back={{ to: '/admin/blog', label: messages.back }}
      title={title}
      badge={<StateBadge />}
      actions={
        <>
          <Button variant="paper" size="compact" onClick={() => setStep('preview')}>
            {actions.preview}
          </Button>
          {!disabled && automatic && (
            <Button
              variant={article.state === 'draft' ? 'solid' : 'paper'}
              size="compact"
              onClick={() => setStep('publish')}
            >
              {article.state === 'draft' ? actions.publish : actions.reschedule}
            </Button>
          )}
          {!disabled && !automatic && (
            <Button
              size="compact"
              disabled={snapshot.state === 'saved' || snapshot.state === 'saving'}
              onClick={() => void update()}
            >
              {actions.update}
            </Button>
          )}
          <MoreMenu autosave={autosave} onStep={setStep} />
        </>
      }
    >
      {!disabled && (
        <SaveIndicator
          snapshot={snapshot}
          errorCount={errorCount}
          automatic={automatic}
          messages={editing.save}
          onRetry={() => void autosave.save()}
        />
      )}
      {step === 'preview' && <ArticlePreviewDialog onClose={close} />}
      {step === 'publish' && <PublishDialog autosave={autosave} onClose={close} />}
      {step === 'versions' && <VersionsDialog autosave={autosave} onClose={close} />}
      {step === 'link' && <LinkDialog onClose={close} />}
      {step === 'delete' && <DeleteDialog autosave={autosave} title={title} onClose={close} />}
    </EditorHeader>
  );
}

function StateBadge() {
  const { article } = useArticleEditing();
  const messages = useMessages('articleEditor');
  const language = useLanguage();
  const { state, publishAt } = article;
  const time = publishAt ? formatTime(new Date(publishAt), language) : '';
  return <Badge tone={stateTones[state]}>{fillAny(messages.states[state], { time })}</Badge>;
}
