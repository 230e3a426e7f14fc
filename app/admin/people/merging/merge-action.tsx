import { useEffect, useEffectEvent, useState } from 'react';
import type { BulkAction, BulkDialogProps } from '../../kit/list/list-definition.ts';
import type { AdminMessages } from '../../messages.en.ts';
import { MergeDialog } from './merge-dialog.tsx';

type Row = { id: string | null };

/** Offered while exactly two people are selected. */
export function mergeAction<R extends Row>({ merge }: AdminMessages['people']): BulkAction<R> {
  return {
    key: 'merge',
    label: merge.two,
    only: 2,
    renderDialog: (props) => <MergeSelected {...props} />,
  };
}

function MergeSelected<R extends Row>({ walk, cancel }: BulkDialogProps<R>) {
  const [ids, setIds] = useState<string[]>();

  // The selection cannot change below a modal dialog.
  const readOnce = useEffectEvent(() => void readSelected(walk).then(setIds, cancel));
  useEffect(() => readOnce(), []);

  return ids && <MergeDialog ids={ids} onClose={cancel} />;
}

async function readSelected<R extends Row>(walk: BulkDialogProps<R>['walk']): Promise<string[]> {
  const rows: R[] = [];
  for await (const chunk of await walk('id')) rows.push(...chunk);
  return rows.flatMap(({ id }) => id ?? []);
}
