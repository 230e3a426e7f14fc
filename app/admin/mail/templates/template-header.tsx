import { useState } from 'react';
import { toast } from 'sonner';
import { languages } from '../../../../domain/language.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { toastError } from '../../../ui/toast-error.ts';
import type { Autosave, Snapshot } from '../../kit/autosave/autosave.ts';
import { sameValue } from '../../kit/autosave/same-value.ts';
import { SaveIndicator } from '../../kit/autosave/save-indicator.tsx';
import { EditorHeader } from '../../kit/editor/editor-header.tsx';
import type { NameOf } from '../../kit/editor/use-name-of.ts';
import { useDescribeError } from '../../kit/use-describe-error.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import { sendStaffMail } from '../staff-mail.ts';
import type { EmailTemplate, TemplateDraft } from './data.ts';
import { VersionsDialog } from './versions-dialog.tsx';

type TemplateHeaderProps = {
  template: EmailTemplate;
  autosave: Autosave;
  snapshot: Snapshot;
  draft: TemplateDraft;
  errorCount: number;
  nameField: (key: string) => string;
  nameOf: NameOf;
};

export function TemplateHeader(props: TemplateHeaderProps) {
  const { template, autosave, snapshot, draft, errorCount, nameField, nameOf } = props;
  const messages = useMessages('emailTemplates');
  const editing = useMessages('editing');
  const { actions, states } = messages;
  const language = useLanguage();
  const { email } = useStaff();
  const { getClient } = useAuth();
  const describeError = useDescribeError();
  const [isComparing, setComparing] = useState(false);
  const isSaved = snapshot.state === 'saved';
  const isDefault = sameValue(draft, template.defaults);

  /** Replaces the texts in the editor; mails use them only after a save. */
  function put(next: TemplateDraft, done: string) {
    const before = { ...draft };
    autosave.change(next);
    toast(done, { action: { label: actions.undo, onClick: () => autosave.change(before) } });
  }

  async function save() {
    if (await autosave.save()) toast.success(actions.saved);
  }

  async function sendTest() {
    try {
      const client = await getClient();
      for (const written of languages) {
        await sendStaffMail(client, { template: template.key, language: written, test: true });
      }
      toast.success(fill(actions.testSent, { email }));
    } catch (error) {
      toastError(describeError(error));
    }
  }

  return (
    <EditorHeader
      back={{ to: '/admin/email-templates', label: messages.back }}
      title={template.draft[`subject.${language}`]}
      badge={
        <Badge tone={isDefault ? 'neutral' : 'good'}>
          {isDefault ? states.default : states.changed}
        </Badge>
      }
      actions={
        <>
          <Button
            variant="paper"
            size="compact"
            disabled={!isSaved}
            title={isSaved ? undefined : actions.testHint}
            onClick={() => void sendTest()}
          >
            {actions.test}
          </Button>
          <Button variant="paper" size="compact" onClick={() => setComparing(true)}>
            {actions.versions}
          </Button>
          <Button
            variant="paper"
            size="compact"
            disabled={isDefault}
            onClick={() => put(template.defaults, actions.resetDone)}
          >
            {actions.reset}
          </Button>
          <Button
            size="compact"
            disabled={isSaved || snapshot.state === 'saving' || errorCount > 0}
            onClick={() => void save()}
          >
            {actions.save}
          </Button>
        </>
      }
    >
      <SaveIndicator
        snapshot={snapshot}
        errorCount={errorCount}
        automatic={false}
        messages={{ ...editing.save, local: messages.unsaved }}
        onRetry={() => void autosave.save()}
      />
      {isComparing && (
        <VersionsDialog
          template={template}
          draft={draft}
          nameField={nameField}
          nameOf={nameOf}
          onRestore={({ version, draft: old }) => {
            put(old, fill(messages.versions.restored, { version }));
            setComparing(false);
          }}
          onClose={() => setComparing(false)}
        />
      )}
    </EditorHeader>
  );
}
