import type { BulkSelection, BulkTarget } from '../../../domain/bulk/bulk-action.ts';

export type BulkDialogProps = {
  target: BulkTarget;
  selection: BulkSelection;
  /** The number that the list shows. */
  count: number;
  close: () => void;
  /** Closes the dialog and clears the selection. */
  onStarted: () => void;
};
