import type { StaffName } from '../../data/list/use-staff-names.ts';
import type { AdminMessages } from '../../i18n/admin-messages.server.ts';
import type { BulkAction } from '../list/list-definition.ts';
import { updateColumns } from '../list/update-columns.ts';
import type { JobRow } from './job-row.ts';

type JobActionsOptions = {
  messages: AdminMessages['jobsList']['actions'];
  nobody: string;
  staff: StaffName[];
};

export function jobActions({ messages, nobody, staff }: JobActionsOptions): BulkAction<JobRow>[] {
  const setOwner = (owner_id: string | null) =>
    updateColumns<JobRow>('job_staff', { owner_id }, 'job_id');
  return [
    {
      key: 'owner',
      label: messages.owner,
      done: messages.ownerDone,
      select: 'owner_id',
      choices: [
        ...staff.map((colleague) => ({ ...colleague, run: setOwner(colleague.value) })),
        { value: 'none', label: nobody, run: setOwner(null) },
      ],
    },
    {
      key: 'reopen',
      label: messages.reopen,
      done: messages.reopenDone,
      select: 'state',
      run: updateColumns('jobs', { state: 'open' }),
    },
    {
      key: 'close',
      label: messages.close,
      done: messages.closeDone,
      select: 'state',
      run: updateColumns('jobs', { state: 'closed' }),
    },
  ];
}
