import type { BulkAction } from '../../kit/list/list-definition.ts';
import type { AdminMessages } from '../../messages.en.ts';
import { MergeDialog } from './merge-dialog.tsx';

/** The action of the list that merges two selected people. */
export const mergeAction = ({ merge }: AdminMessages['people']): BulkAction => ({
  key: 'merge',
  label: merge.two,
  only: 2,
  renderDialog: ({ ids, close }) => <MergeDialog ids={ids} onClose={close} />,
});
