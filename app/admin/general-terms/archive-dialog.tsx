import { queryKeys } from '../../data/query-keys.ts';
import { archiveTerms, reinstateTerms, type TermsRow } from '../../data/terms-editor.ts';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useAct } from '../use-act.ts';
import type { TermsTexts } from './load-terms.server.ts';

type ArchiveDialogProps = {
  row: TermsRow;
  messages: TermsTexts['messages'];
  onClose: () => void;
};

const queryKey = queryKeys.table('general_terms');

export function ArchiveDialog({ row, messages, onClose }: ArchiveDialogProps) {
  const { archive } = messages;
  const act = useAct(messages, queryKey);
  const number = row.number ?? 0;

  async function submit() {
    const isDone = await act({
      work: (client) => archiveTerms(client, row.id),
      done: fill(archive.done, { number }),
      undo: (client) => reinstateTerms(client, row.id),
    });
    if (isDone) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={fill(archive.title, { number })}
      actions={
        <>
          <Button variant="quiet" size="compact" onClick={onClose}>
            {archive.cancel}
          </Button>
          <Button variant="danger" size="compact" onClick={() => void submit()}>
            {archive.submit}
          </Button>
        </>
      }
    >
      <p className="text-soft">{archive.text}</p>
    </Dialog>
  );
}
