import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { maxApprovalMessageLength } from '../../../../domain/jobs/ad-approval.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { refetch } from '../../../backend/refetch.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toastError } from '../../../ui/toast/toast-error.ts';
import { usePendingAction } from '../../kit/actions/use-pending-action.ts';
import { DialogButtons } from '../../kit/dialogs/dialog-buttons.tsx';
import { useMessages } from '../../use-messages.ts';
import { askForApproval, listApprovers } from '../data/approval.ts';
import { useJobEditing } from '../editor/use-job-editor.ts';
import { Approvers, NoContacts } from './approvers.tsx';
import { approvalKey } from './use-approval.ts';

type AskApprovalDialogProps = {
  isWaiting: boolean;
  /** The newest request about the job, if there is one. */
  lastRequest: string | undefined;
  onClose: () => void;
};

/** Saves the ad and sends it to contacts of the client, who approve exactly this version. */
export function AskApprovalDialog({ isWaiting, lastRequest, onClose }: AskApprovalDialogProps) {
  const { dialog: t, errors } = useMessages('jobApproval');
  const { row: job, draft, autosave } = useJobEditing();
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const language = useLanguage();
  const { pending, run } = usePendingAction({ errors });
  // One idempotency key per dialog: repeated submits and retries ask once.
  const [key] = useState(() => crypto.randomUUID());
  const clientId = draft.client_id ?? '';
  const { data: { approvers, proposed } = {} } = useClientQuery({
    queryKey: [...queryKeys.table('client_portal_access'), 'approvers', clientId, lastRequest],
    queryFn: (client) => listApprovers(client, clientId, lastRequest),
    staleTime: 0,
  });
  const [chosenIds, setChosenIds] = useState<string[]>();
  const contacts = chosenIds ?? proposed ?? [];
  const [message, setMessage] = useState('');
  const [isTried, setTried] = useState(false);
  const hasTitle = Boolean(draft['title.en'].trim() || draft['title.sv'].trim());

  const submit = () =>
    run(async () => {
      setTried(true);
      if (contacts.length === 0 || !hasTitle) return;
      if (!(await autosave.save())) {
        toastError(t.unsaved);
        return;
      }
      const { version } = autosave.getSnapshot().stored;
      const request = { job_id: job.id, version, contacts, message };
      const { asked } = await askForApproval(await getClient(), request, key);
      await refetch(queries, approvalKey(job.id));
      toast.success(formatPlural(t.done, asked, language));
      onClose();
    });

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      actions={
        <DialogButtons
          cancel={t.cancel}
          submit={t.submit}
          disabled={pending || !approvers?.length}
          onCancel={onClose}
          onSubmit={submit}
        />
      }
    >
      {approvers?.length === 0 ? (
        <NoContacts clientId={clientId} />
      ) : (
        <>
          <p className="text-soft">{t.text}</p>
          {isWaiting && <p className="text-amber">{t.replaces}</p>}
          {!approvers && <Skeleton className="h-20" />}
          {approvers && (
            <Approvers
              approvers={approvers}
              chosen={contacts}
              onChange={setChosenIds}
              error={isTried && contacts.length === 0 ? t.contactsMissing : undefined}
            />
          )}
          <TextareaField
            label={t.message}
            hint={t.messageHint}
            rows={3}
            maxLength={maxApprovalMessageLength}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
          {isTried && !hasTitle && (
            <p role="alert" className="font-medium text-lingon">
              {t.noTitle}
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}
