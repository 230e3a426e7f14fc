import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useMessages } from '../../use-messages.ts';

type LoadedRowsProps<Row> = {
  query: { data?: Row[]; isLoadingError: boolean };
  /** Shown if there are no rows. */
  empty: string;
  /** Renders a list item. */
  children: (row: Row) => ReactNode;
};

/** Shows the rows of a query, or says why there are no rows. */
export function LoadedRows<Row>({ query, empty, children }: LoadedRowsProps<Row>) {
  const { loadFailed } = useMessages('shell');
  const { data, isLoadingError } = query;
  if (isLoadingError) return <p className="text-lingon">{loadFailed.text}</p>;
  if (!data) return <Skeleton className="h-20" />;
  if (data.length === 0) return <p className="text-soft">{empty}</p>;
  return <ul className="-my-1 grid divide-y divide-line">{data.map(children)}</ul>;
}
