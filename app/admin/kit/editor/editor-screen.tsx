import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Alpaca } from '../../../art/alpaca.tsx';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import type { FollowedTable } from '../../../backend/use-table-changes.ts';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

type EditorScreenProps<Row extends object> = EditorMissingProps & {
  queryKey: QueryKey;
  find: (client: BrowserClient) => Promise<Row | null | undefined>;
  follow: FollowedTable[];
  children: (row: Row, isGone: boolean) => ReactNode;
};

/**
 * Loads the row of an editor and follows its changes. After a colleague has deleted the row, the
 * last one that was seen stays: the editor may hold unsaved text.
 */
export function EditorScreen<Row extends object>(props: EditorScreenProps<Row>) {
  const { queryKey, find, follow, children, ...missing } = props;
  const { data, error } = useLiveTables({
    queryKey,
    queryFn: async (client) => (await find(client)) ?? null,
    follow,
  });
  const [lastSeenRow, setLastSeenRow] = useState<Row>();
  if (data && data !== lastSeenRow) setLastSeenRow(data);
  const row = data ?? lastSeenRow;
  if (row) return children(row, data === null);
  if (error) throw error;
  return data === null ? <EditorMissing {...missing} /> : <EditorLoading />;
}

function EditorLoading() {
  return (
    <div className="grid gap-4 p-4 sm:p-6">
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="h-48" />
      <Skeleton className="h-96" />
    </div>
  );
}

type EditorMissingProps = {
  notFound: { title: string; text: string; action: string };
  /** Path of the list, which is offered instead. */
  list: string;
};

export function EditorMissing({ notFound, list }: EditorMissingProps) {
  const { action, ...messages } = notFound;
  return (
    <EmptyState
      {...messages}
      picture={<Alpaca pose="looking" className="w-52" />}
      action={
        <LocalizedLink to={list} className={buttonClass({ size: 'compact' })}>
          {action}
        </LocalizedLink>
      }
    />
  );
}
