import { toast } from 'sonner';
import { listWebsiteBlockers } from '../../../../domain/content/website-errors.ts';
import { fill } from '../../../i18n/format.ts';
import { PublishDialog } from '../../kit/editor/publish-dialog.tsx';
import { useMessages } from '../../use-messages.ts';
import { useItemEditing } from './use-item-editor.ts';
import { useSetState } from './use-set-state.ts';

export function PublishItemDialog({ onClose }: { onClose: () => void }) {
  const { row, draft, missing, labelOf } = useItemEditing();
  const { publish: t } = useMessages('website');
  const { submit } = useMessages('editing').publish;
  const setState = useSetState();
  const blockers = listWebsiteBlockers(row.section, draft);

  return (
    <PublishDialog
      title={t.title}
      submit={submit}
      blockers={blockers.map((name) => fill(t.blocker, { field: labelOf(name) }))}
      missing={missing.filter((key) => !blockers.includes(key.split('.')[0] ?? ''))}
      publish={async () => {
        const isDone = await setState('published');
        if (isDone) toast.success(t.done);
        return isDone;
      }}
      onClose={onClose}
    >
      <p>{t.text}</p>
    </PublishDialog>
  );
}
