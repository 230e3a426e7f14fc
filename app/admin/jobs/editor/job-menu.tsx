import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { localizedHref } from '../../../i18n/href.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { DropdownMenuItem } from '../../../ui/overlays/dropdown-menu.tsx';
import { usePendingAction } from '../../kit/actions/use-pending-action.ts';
import { MoreMenu } from '../../kit/editor/editor-header.tsx';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import { duplicateJob } from '../data/editor.ts';
import type { OpenDialog } from './job-header.tsx';
import { useJobEditing } from './use-job-editor.ts';

export function JobMenu({ onOpenDialog }: { onOpenDialog: (dialog: OpenDialog) => void }) {
  const { row: job, disabled, autosave } = useJobEditing();
  const messages = useMessages('jobEditor');
  const editing = useMessages('editing');
  const { actions } = messages;
  const { role } = useStaff();
  const { getClient } = useAuth();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pending, run } = usePendingAction();
  const go = (path: string) => void navigate(localizedHref(path, language));
  const isEditor = role === 'editor';
  const isDraft = job.state === 'draft';

  const duplicate = () =>
    run(async () => {
      if (!disabled && isDraft) await autosave.save();
      const copy = await duplicateJob(await getClient(), job.id);
      await navigate(localizedHref(`/admin/jobs/edit/${copy}`, language));
      toast.success(messages.duplicated);
    });

  return (
    <MoreMenu label={editing.actions.more} disabled={pending}>
      <DropdownMenuItem onSelect={() => void duplicate()}>{actions.duplicate}</DropdownMenuItem>
      {!isDraft && (
        <DropdownMenuItem
          onSelect={() => window.open(localizedHref(`/job/${job.draft.slug}`, language))}
        >
          {editing.actions.view}
        </DropdownMenuItem>
      )}
      {!isEditor && !isDraft && (
        <DropdownMenuItem onSelect={() => go(`/admin/job-applications?job=${job.id}`)}>
          {actions.applications}
        </DropdownMenuItem>
      )}
      {!isEditor && (
        <DropdownMenuItem onSelect={() => go(`/admin/jobs/${job.id}/review`)}>
          {actions.review}
        </DropdownMenuItem>
      )}
      {!isEditor && job.state === 'closed' && (
        <DropdownMenuItem onSelect={() => onOpenDialog('close')}>
          {messages.close.what}
        </DropdownMenuItem>
      )}
      {isDraft && (
        <DropdownMenuItem onSelect={() => onOpenDialog('delete')}>
          {actions.delete}
        </DropdownMenuItem>
      )}
    </MoreMenu>
  );
}
