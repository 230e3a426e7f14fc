import { useState } from 'react';
import { findTermsErrors, listMissingInTerms } from '../../../domain/content/terms-draft.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LeaveGuard } from '../kit/autosave/leave-guard.tsx';
import { SaveIndicator } from '../kit/autosave/save-indicator.tsx';
import { SaveNotices } from '../kit/autosave/save-notices.tsx';
import { EditorHeader } from '../kit/editor/editor-header.tsx';
import { EditorMissing } from '../kit/editor/editor-states.tsx';
import { useNameOf } from '../kit/editor/use-name-of.ts';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { CompareDialog } from './compare-dialog.tsx';
import type { EditedTerms } from './data.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { fieldLabel, showValue } from './field-label.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { TermsFields } from './terms-fields.tsx';
import { useLatestTerms } from './use-latest-terms.ts';
import { useTermsAutosave } from './use-terms-autosave.ts';

type TermsEditorProps = {
  terms: EditedTerms;
  /** A colleague published or discarded the draft; the unsaved text can still be copied. */
  isGone: boolean;
};

type Step = 'compare' | 'publish' | 'discard';

export function TermsEditor({ terms, isGone }: TermsEditorProps) {
  const messages = useMessages('terms');
  const editing = useMessages('editing');
  const words = messages.editor;
  const { role } = useStaff();
  const { nameOf } = useNameOf();
  const { autosave, snapshot, draft } = useTermsAutosave(terms, nameOf);
  const latest = useLatestTerms();
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  const disabled = role === 'recruiter';
  const errors = findTermsErrors(draft);
  const missing = new Set(listMissingInTerms(draft));

  if (isGone && snapshot.state === 'saved') {
    return <EditorMissing messages={words.notFound} to="/admin/general-terms" />;
  }
  return (
    <>
      <EditorHeader
        back={{ to: '/admin/general-terms', label: words.back }}
        title={words.title}
        badge={<Badge>{messages.states.draft}</Badge>}
        actions={
          <>
            {!disabled && (
              <Button variant="quiet" size="compact" onClick={() => setStep('discard')}>
                {words.discard}
              </Button>
            )}
            {latest && (
              <Button variant="paper" size="compact" onClick={() => setStep('compare')}>
                {words.compare}
              </Button>
            )}
            {role === 'admin' && (
              <Button size="compact" onClick={() => setStep('publish')}>
                {words.publish}
              </Button>
            )}
          </>
        }
      >
        {!disabled && (
          <SaveIndicator
            snapshot={snapshot}
            errorCount={Object.keys(errors).length}
            automatic
            messages={editing.save}
            onRetry={() => void autosave.save()}
          />
        )}
      </EditorHeader>
      <div className="grid gap-4 px-4 py-5 sm:px-6">
        <SaveNotices
          autosave={autosave}
          snapshot={snapshot}
          messages={editing}
          isGone={isGone}
          nameField={(key) => fieldLabel(key, { messages, editing })}
          showValue={showValue}
        />
        {role !== 'admin' && (
          <p className="rounded-compact bg-wool px-4 py-2.5">
            {disabled ? words.readOnly : messages.draft.editorHint}
          </p>
        )}
        <TermsFields
          draft={draft}
          change={(changes) => autosave.change(changes)}
          errors={errors}
          missing={missing}
          disabled={disabled}
        />
      </div>
      {step === 'compare' && (
        <CompareDialog
          title={messages.compare.draft}
          before={latest?.id}
          after={draft}
          onClose={close}
        />
      )}
      {step === 'publish' && (
        <PublishDialog
          autosave={autosave}
          missing={[...missing]}
          number={(latest?.number ?? 0) + 1}
          onClose={close}
        />
      )}
      {step === 'discard' && (
        <DiscardDialog id={terms.id} autosave={autosave} messages={messages} onClose={close} />
      )}
      <LeaveGuard autosave={autosave} automatic messages={editing.leave} />
    </>
  );
}
