import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { localizedHref } from '../../../i18n/href.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../../ui/dropdown-menu.tsx';
import type { Autosave } from '../../kit/autosave/autosave.ts';
import { usePendingAction } from '../../kit/use-pending-action.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import { duplicateJob } from '../data/editor.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { useJobEditing } from './editor-context.ts';

type MoreMenuProps = { autosave: Autosave; onClose: () => void };

export function MoreMenu({ autosave, onClose }: MoreMenuProps) {
  const { job, draft, disabled } = useJobEditing();
  const messages = useMessages('jobEditor');
  const { actions } = messages;
  const { role } = useStaff();
  const { getClient } = useAuth();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pending, run } = usePendingAction();
  const [isDeleting, setDeleting] = useState(false);
  const go = (path: string) => void navigate(localizedHref(path, language));

  const duplicate = () =>
    run(async () => {
      if (!disabled && job.state === 'draft') await autosave.save();
      const copy = await duplicateJob(await getClient(), job.id);
      await navigate(localizedHref(`/admin/jobs/edit/${copy}`, language));
      toast.success(messages.duplicated);
    });

  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="paper" size="compact" disabled={pending}>
            {actions.more}
            <span aria-hidden="true">▾</span>
          </Button>
        }
      >
        <DropdownMenuItem onSelect={() => void duplicate()}>{actions.duplicate}</DropdownMenuItem>
        {job.state !== 'draft' && (
          <DropdownMenuItem
            onSelect={() => window.open(localizedHref(`/job/${job.draft.slug}`, language))}
          >
            {actions.view}
          </DropdownMenuItem>
        )}
        {role !== 'editor' && job.state !== 'draft' && (
          <DropdownMenuItem onSelect={() => go(`/admin/job-applications?job=${job.id}`)}>
            {actions.applications}
          </DropdownMenuItem>
        )}
        {role !== 'editor' && (
          <DropdownMenuItem onSelect={() => go(`/admin/jobs/${job.id}/review`)}>
            {actions.review}
          </DropdownMenuItem>
        )}
        {role !== 'editor' && job.state === 'closed' && (
          <DropdownMenuItem onSelect={onClose}>{messages.close.what}</DropdownMenuItem>
        )}
        {job.state === 'draft' && (
          <DropdownMenuItem onSelect={() => setDeleting(true)}>{actions.delete}</DropdownMenuItem>
        )}
      </DropdownMenu>
      {isDeleting && (
        <DeleteDialog
          autosave={autosave}
          title={draft['title.en'] || draft['title.sv']}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
