import { useState } from 'react';
import { toast } from 'sonner';
import { toStockholmDay } from '../../../../domain/stockholm-day.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Autosave, Snapshot } from '../../autosave/autosave.ts';
import { SaveIndicator } from '../../autosave/save-indicator.tsx';
import { Notifications } from '../../notifications/notifications.tsx';
import { PaletteTrigger } from '../../palette/palette-trigger.tsx';
import { useStaff } from '../../staff-context.ts';
import { CloseDialog } from './close-dialog.tsx';
import { useJobEditing } from './editor-context.ts';
import { MoreMenu } from './more-menu.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';

type EditorHeaderProps = { autosave: Autosave; snapshot: Snapshot; automatic: boolean };

type Step = 'preview' | 'publish' | 'close';

/** Always in sight: which job this is, whether it is saved, and what can be done with all of it. */
export function EditorHeader({ autosave, snapshot, automatic }: EditorHeaderProps) {
  const { job, draft, messages, editing, faultOf } = useJobEditing();
  const { actions } = messages;
  const { role } = useStaff();
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  const title = draft['title.en'].trim() || draft['title.sv'].trim() || messages.untitled;
  const isRecruiter = role !== 'editor';
  const faults = Object.keys(snapshot.fields).filter((key) => faultOf(key)).length;

  async function update() {
    if (await autosave.save()) toast.success(messages.publish.updated);
  }

  return (
    <header className="sticky top-14 z-[5] grid gap-x-4 gap-y-1.5 border-b border-line bg-page px-4 py-3 sm:px-6 md:top-0">
      <div className="flex items-center justify-between gap-4">
        <LocalizedLink
          to="/admin/jobs"
          className="inline-flex min-h-6 items-center font-semibold text-soft underline-offset-4 hover:underline"
        >
          ← {messages.back}
        </LocalizedLink>
        <div className="flex items-center gap-2.5 max-md:hidden">
          <PaletteTrigger />
          <Notifications />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <div className="flex min-w-0 items-center gap-3">
          <h1 className="line-clamp-2 text-[1.35rem] wrap-anywhere">{title}</h1>
          <StateBadge />
        </div>
        <div className="flex flex-wrap items-center gap-2">
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
        </div>
      </div>
      {(isRecruiter || job.state === 'draft') && (
        <SaveIndicator
          snapshot={snapshot}
          faults={faults}
          automatic={automatic}
          messages={editing.save}
          onRetry={() => void autosave.save()}
        />
      )}
      {step === 'preview' && <PreviewDialog onClose={close} />}
      {step === 'publish' && <PublishDialog autosave={autosave} onClose={close} />}
      {step === 'close' && <CloseDialog autosave={autosave} onClose={close} />}
    </header>
  );
}

function StateBadge() {
  const { job, draft, messages } = useJobEditing();
  const language = useLanguage();
  if (job.state === 'open' && draft.opens_on > toStockholmDay(new Date())) {
    const date = formatDate(new Date(draft.opens_on), language);
    return <Badge tone="waiting">{fill(messages.states.scheduled, { date })}</Badge>;
  }
  const tone = job.state === 'open' ? 'good' : 'neutral';
  return <Badge tone={tone}>{messages.states[job.state]}</Badge>;
}
