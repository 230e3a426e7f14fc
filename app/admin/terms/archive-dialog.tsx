import { useState } from 'react';
import { queryKeys } from '../../backend/query-keys.ts';
import { fill } from '../../i18n/format.ts';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx';
import type { AdminMessages } from '../messages.en.ts';
import { archiveTerms, reinstateTerms, type TermsRow } from './data.ts';

type ArchiveDialogProps = {
  row: TermsRow;
  messages: AdminMessages['terms'];
  onClose: () => void;
};

const queryKey = queryKeys.table('general_terms');

export function ArchiveDialog({ row, messages, onClose }: ArchiveDialogProps) {
  const { archive } = messages;
  const mutate = useUndoableMutation(queryKey);
  const [pending, setPending] = useState(false);
  const number = row.number ?? 0;

  async function submit() {
    setPending(true);
    const isDone = await mutate({
      work: (client) => archiveTerms(client, row.id),
      done: fill(archive.done, { number }),
      undo: (client) => reinstateTerms(client, row.id),
    });
    setPending(false);
    if (isDone) onClose();
  }

  return (
    <ConfirmDialog
      messages={{ ...archive, title: fill(archive.title, { number }) }}
      pending={pending}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
