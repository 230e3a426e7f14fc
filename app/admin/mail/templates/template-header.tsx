import { useState } from 'react';
import { toast } from 'sonner';
import { languages } from '../../../../domain/language.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { fill } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { usePendingAction } from '../../kit/actions/use-pending-action.ts';
import { sameValue } from '../../kit/autosave/same-value.ts';
import { EditorHeader, SaveButton } from '../../kit/editor/editor-header.tsx';
import { useEditing } from '../../kit/editor/use-editor.ts';
import { VersionsDialog } from '../../kit/editor/versions-dialog.tsx';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import { sendStaffMail } from '../data.ts';
import { useMailName } from '../use-mail-name.ts';
import {
  type EmailTemplate,
  getTemplateVersion,
  listTemplateVersions,
  type TemplateDraft,
} from './data.ts';

export function TemplateHeader() {
  const {
    row: template,
    draft,
    change,
    snapshot,
    invalid,
  } = useEditing<EmailTemplate, TemplateDraft>();
  const messages = useMessages('emailTemplates');
  const editing = useMessages('editing');
  const shell = useMessages('shell');
  const { actions, states, versions } = messages;
  const nameMail = useMailName();
  const { email } = useStaff();
  const { getClient } = useAuth();
  const { pending, run } = usePendingAction();
  const [isComparing, setComparing] = useState(false);
  const isSaved = snapshot.state === 'saved';
  const isDefault = sameValue(draft, template.defaults);
  // Mails use the saved text, whatever is in the editor.
  const isSavedDefault = sameValue(template.draft, template.defaults);

  /** Replaces the texts in the editor; mails use them only after a save. */
  function replaceTexts(newTexts: TemplateDraft, done: string) {
    const before = { ...draft };
    change(newTexts);
    toast(done, { action: { label: shell.undo, onClick: () => change(before) } });
  }

  const sendTest = () =>
    run(async () => {
      const client = await getClient();
      for (const written of languages) {
        await sendStaffMail(client, { template: template.key, language: written, test: true });
      }
      toast.success(fill(actions.testSent, { email }));
    });

  return (
    <EditorHeader
      title={nameMail(template.key)}
      badge={
        <Badge tone={isSavedDefault ? 'neutral' : 'good'}>
          {isSavedDefault ? states.default : states.changed}
        </Badge>
      }
      actions={
        <>
          <Button
            variant="paper"
            size="compact"
            disabled={!isSaved || pending}
            title={isSaved ? undefined : actions.testHint}
            onClick={() => void sendTest()}
          >
            {actions.test}
          </Button>
          <Button variant="paper" size="compact" onClick={() => setComparing(true)}>
            {editing.actions.versions}
          </Button>
          <Button
            variant="paper"
            size="compact"
            disabled={isDefault}
            onClick={() => replaceTexts(template.defaults, actions.resetDone)}
          >
            {actions.reset}
          </Button>
          <SaveButton label={actions.save} done={actions.saved} disabled={invalid.length > 0} />
        </>
      }
      unsaved={messages.unsaved}
    >
      {isComparing && (
        <VersionsDialog
          table="email_template_versions"
          id={template.key}
          text={versions.text}
          list={listTemplateVersions}
          read={getTemplateVersion}
          onRestore={(version, texts) => {
            replaceTexts(texts, fill(versions.restored, { version }));
            setComparing(false);
          }}
          onClose={() => setComparing(false)}
        />
      )}
    </EditorHeader>
  );
}
