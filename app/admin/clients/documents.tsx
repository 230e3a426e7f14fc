import { useState } from 'react';
import { clientDocumentKinds } from '../../../domain/enums.ts';
import { maxFileBytes } from '../../../domain/limits.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { formatDay } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FileField, SelectField } from '../../ui/fields/field.tsx';
import { usePendingAction } from '../kit/actions/use-pending-action.ts';
import type { UndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { ConfirmButton } from '../kit/dialogs/confirm-button.tsx';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { Section } from '../kit/screens/section.tsx';
import { useMessages } from '../use-messages.ts';
import type { Client, ClientDocument } from './data/client.ts';
import {
  contractTypes,
  deleteDocument,
  signClientDocument,
  uploadDocument,
} from './data/documents.ts';

type ClientDocumentsProps = { client: Client; mutate: UndoableMutation };

/** Contracts, for administrators and the owner of the client. */
export function ClientDocuments({ client, mutate }: ClientDocumentsProps) {
  const { documents: t } = useMessages('clientEvents');
  const [isAdding, setAdding] = useState(false);
  // Users who may not see the billing may not see contracts either; the section of the billing says so.
  if (!client.billing) return null;
  return (
    <Section
      title={t.title}
      actions={
        <Button variant="paper" size="compact" onClick={() => setAdding(true)}>
          {t.add}
        </Button>
      }
    >
      {client.documents.length === 0 ? (
        <p className="text-soft">{t.none}</p>
      ) : (
        <ul className="-my-1 grid divide-y divide-line">
          {client.documents.map((document) => (
            <DocumentRow key={document.id} document={document} mutate={mutate} />
          ))}
        </ul>
      )}
      {isAdding && (
        <UploadDialog clientId={client.id} mutate={mutate} onClose={() => setAdding(false)} />
      )}
    </Section>
  );
}

type DocumentRowProps = { document: ClientDocument; mutate: UndoableMutation };

function DocumentRow({ document, mutate }: DocumentRowProps) {
  const { documents: t } = useMessages('clientEvents');
  const language = useLanguage();
  const { getClient } = useAuth();
  const { pending, run } = usePendingAction();
  // The signed URL is requested on click: it is valid for a few minutes only.
  const download = () =>
    run(async () => {
      const link = window.document.createElement('a');
      link.href = await signClientDocument(await getClient(), document.path, document.file_name);
      link.click();
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <span className="grid min-w-0 gap-0.5">
        <b className="truncate font-semibold">{document.file_name}</b>
        <span className="text-soft">
          {t.kinds[document.kind]} · {formatDay(new Date(document.created_at), language)}
        </span>
      </span>
      <span className="flex gap-2">
        <Button variant="paper" size="compact" disabled={pending} onClick={() => void download()}>
          {t.download}
        </Button>
        <ConfirmButton
          label={t.delete}
          messages={t.deleteDialog}
          onConfirm={() =>
            mutate({
              work: (client) => deleteDocument(client, document.id, document.path),
              done: t.deleted,
            })
          }
        />
      </span>
    </li>
  );
}

type UploadDialogProps = { clientId: string; mutate: UndoableMutation; onClose: () => void };

function UploadDialog({ clientId, mutate, onClose }: UploadDialogProps) {
  const { documents: t } = useMessages('clientEvents');
  const { cancel } = useMessages('clients');
  const [isInvalid, setInvalid] = useState(false);
  const { pending, onSubmit } = useSubmit(async (field, form) => {
    const file = new FormData(form).get('file');
    const kind = clientDocumentKinds.find((option) => option === field('kind'));
    const isValid =
      file instanceof File &&
      file.size > 0 &&
      file.size <= maxFileBytes &&
      contractTypes.includes(file.type);
    setInvalid(!isValid);
    if (!isValid || !kind) return;
    const isDone = await mutate({
      work: (client) => uploadDocument(client, clientId, file, kind),
      done: t.added,
    });
    if (isDone) onClose();
  });
  return (
    <FormDialog
      title={t.dialog}
      cancel={cancel}
      submit={t.submit}
      disabled={pending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <SelectField name="kind" label={t.kind}>
        {clientDocumentKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <FileField
        name="file"
        label={t.file}
        hint={t.fileHint}
        error={isInvalid ? t.fileInvalid : undefined}
        choose={t.choose}
        noFile={t.noFile}
        accept={contractTypes.join(',')}
      />
    </FormDialog>
  );
}
