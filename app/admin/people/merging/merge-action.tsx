import type { BulkAction } from '../../kit/list/list-definition.ts';
import type { AdminMessages } from '../../messages.en.ts';
import { MergeDialog } from './merge-dialog.tsx';

/** Offered while exactly two people are selected. */
export const mergeAction = ({ merge }: AdminMessages['people']): BulkAction => ({
  key: 'merge',
  label: merge.two,
  only: 2,
  renderDialog: ({ ids, close }) => <MergeDialog ids={ids} onClose={close} />,
});
