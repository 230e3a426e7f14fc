import { useState } from 'react';
import { toast } from 'sonner';
import { toStockholmDay } from '../../../../domain/stockholm-day.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Autosave, Snapshot } from '../../kit/autosave/autosave.ts';
import { SaveIndicator } from '../../kit/autosave/save-indicator.tsx';
import { EditorHeader } from '../../kit/editor/editor-header.tsx';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import { CloseDialog } from './close-dialog.tsx';
import { useJobEditing } from './editor-context.ts';
import { MoreMenu } from './more-menu.tsx';
import { JobPreviewDialog } from './preview-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';

type JobHeaderProps = { autosave: Autosave; snapshot: Snapshot; automatic: boolean };

type Step = 'preview' | 'publish' | 'close';

export function JobHeader({ autosave, snapshot, automatic }: JobHeaderProps) {
  const { job, draft, errorOf } = useJobEditing();
  const messages = useMessages('jobEditor');
  const editing = useMessages('editing');
  const { actions } = messages;
  const { role } = useStaff();
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  const language = useLanguage();
  const titles = { en: draft['title.en'].trim(), sv: draft['title.sv'].trim() };
  const title = titles[language] || titles.en || titles.sv || messages.untitled;
  const isRecruiter = role !== 'editor';
  const errorCount = Object.keys(snapshot.fields).filter((key) => errorOf(key)).length;

  async function update() {
    if (await autosave.save()) toast.success(messages.publish.updated);
  }

  return (
    <EditorHeader
      back={{ to: '/admin/jobs', label: messages.back }}
      title={title}
      badge={<StateBadge />}
      actions={
        <>
          <Button variant="paper" size="compact" onClick={() => setStep('preview')}>
            {actions.preview}
          </Button>
          {isRecruiter && job.state === 'draft' && (
            <Button size="compact" onClick={() => setStep('publish')}>
              {actions.publish}
            </Button>
          )}
          {isRecruiter && job.state === 'open' && (
            <Button variant="paper" size="compact" onClick={() => setStep('close')}>
              {actions.close}
            </Button>
          )}
          {isRecruiter && job.state === 'closed' && (
            <Button variant="paper" size="compact" onClick={() => setStep('publish')}>
              {actions.reopen}
            </Button>
          )}
          {isRecruiter && !automatic && (
            <Button
              size="compact"
              disabled={snapshot.state === 'saved' || snapshot.state === 'saving'}
              onClick={() => void update()}
            >
              {actions.update}
            </Button>
          )}
          <MoreMenu autosave={autosave} onClose={() => setStep('close')} />
        </>
      }
    >
      {(isRecruiter || job.state === 'draft') && (
        <SaveIndicator
          snapshot={snapshot}
          errorCount={errorCount}
          automatic={automatic}
          messages={editing.save}
          onRetry={() => void autosave.save()}
        />
      )}
      {step === 'preview' && <JobPreviewDialog onClose={close} />}
      {step === 'publish' && <PublishDialog autosave={autosave} onClose={close} />}
      {step === 'close' && <CloseDialog autosave={autosave} onClose={close} />}
    </EditorHeader>
  );
}

function StateBadge() {
  const { job, draft } = useJobEditing();
  const messages = useMessages('jobEditor');
  const language = useLanguage();
  if (job.state === 'open' && draft.opens_on > toStockholmDay(new Date())) {
    const date = formatDate(new Date(draft.opens_on), language);
    return <Badge tone="waiting">{fill(messages.states.scheduled, { date })}</Badge>;
  }
  const tone = job.state === 'open' ? 'good' : 'neutral';
  return <Badge tone={tone}>{messages.states[job.state]}</Badge>;
}
