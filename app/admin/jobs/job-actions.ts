import { assignWorks } from '../bulk/set-works.ts';
import type { BulkAction } from '../kit/list/list-definition.ts';
import type { StaffName } from '../kit/staff/data.ts';
import type { AdminMessages } from '../messages.en.ts';

type JobActionsOptions = {
  messages: AdminMessages['jobs']['actions'];
  nobody: string;
  owners: StaffName[];
};

export const jobActions = ({ messages, nobody, owners }: JobActionsOptions): BulkAction[] => [
  {
    key: 'owner',
    label: messages.owner,
    target: 'jobs',
    works: assignWorks('owner_id', owners, nobody),
  },
  {
    key: 'reopen',
    label: messages.reopen,
    target: 'jobs',
    work: { kind: 'set', column: 'state', value: 'open', from: ['closed'] },
  },
  {
    key: 'close',
    label: messages.close,
    target: 'jobs',
    work: { kind: 'set', column: 'state', value: 'closed', from: ['open'] },
  },
];
