import { toast } from 'sonner';
import { fill } from '../../i18n/format.ts';
import type { BulkAction } from '../kit/list/list-definition.ts';
import { updateColumns } from '../kit/list/selection/update-columns.ts';
import type { StaffName } from '../kit/staff-names.ts';
import type { AdminMessages } from '../messages.en.ts';
import { countWaitingRejections } from './data/editor.ts';
import type { JobRow } from './job-row.ts';

type JobActionsOptions = {
  messages: AdminMessages['jobs']['actions'];
  nobody: string;
  owners: StaffName[];
};

export function jobActions({ messages, nobody, owners }: JobActionsOptions): BulkAction<JobRow>[] {
  const setOwner = (owner_id: string | null) =>
    updateColumns<JobRow>('job_staff', { owner_id }, 'job_id');
  const reopen = updateColumns<JobRow>('jobs', { state: 'open' });
  return [
    {
      key: 'owner',
      label: messages.owner,
      done: messages.ownerDone,
      select: 'owner_id',
      choices: [
        ...owners.map((colleague) => ({ ...colleague, run: setOwner(colleague.value) })),
        { value: 'none', label: nobody, run: setOwner(null) },
      ],
    },
    {
      key: 'reopen',
      label: messages.reopen,
      done: messages.reopenDone,
      select: 'state',
      run: async (client, rows) => {
        const closed = rows.filter(({ state }) => state === 'closed').map((row) => row.row_key);
        const waiting = await countWaitingRejections(client, closed);
        const undo = await reopen(client, rows);
        if (waiting > 0) toast(fill(messages.reopenCancelled, { count: waiting }));
        return undo;
      },
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
