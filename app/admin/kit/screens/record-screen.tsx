import { Fragment, type ReactNode } from 'react';
import { isUuid } from '../../../../domain/limits.ts';
import type { LiveTable } from '../../../../domain/live-table.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { queryKeys, type TableName } from '../../../backend/query-keys.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useMessages } from '../../use-messages.ts';
import { Screen } from './screen.tsx';

type RecordScreenProps<Row extends object> = {
  id: string;
  table: TableName;
  /** The tables that the screen shows, each with the column that holds the id of the record. */
  follow: Partial<Record<LiveTable, string>>;
  find: (client: BrowserClient, id: string) => Promise<Row | null>;
  /** Path of the list that the record belongs to. */
  list: string;
  messages: { title: string; back: string; notFound: { title: string; text: string } };
  title: (row: Row) => string;
  actions?: (row: Row) => ReactNode;
  children: (row: Row) => ReactNode;
};

/** The screen of one record: it loads the record, follows its changes and links to the list. */
export function RecordScreen<Row extends object>(props: RecordScreenProps<Row>) {
  const { id, table, follow, find, list, messages, title, actions, children } = props;
  const { loadFailed } = useMessages('shell');
  const isValid = isUuid(id);
  const { data, isError, refetch } = useLiveTables({
    queryKey: queryKeys.row(table, id),
    queryFn: async (client) => (isValid ? find(client, id) : null),
    follow: isValid
      ? Object.entries(follow).map(([followed, column]) => ({
          table: followed as LiveTable,
          filter: `${column}=eq.${id}`,
        }))
      : [],
  });

  if (data) {
    return (
      <Screen
        title={title(data)}
        actions={
          <>
            {actions?.(data)}
            <LocalizedLink to={list} className="text-soft hover:text-ink">
              ← {messages.back}
            </LocalizedLink>
          </>
        }
      >
        <Fragment key={id}>{children(data)}</Fragment>
      </Screen>
    );
  }
  return (
    <Screen title={messages.title}>
      {isError ? (
        <EmptyState
          title={loadFailed.title}
          text={loadFailed.text}
          action={
            <Button size="compact" onClick={() => void refetch()}>
              {loadFailed.retry}
            </Button>
          }
        />
      ) : data === null ? (
        <EmptyState
          {...messages.notFound}
          action={
            <LocalizedLink to={list} className={buttonClass({ size: 'compact' })}>
              {messages.back}
            </LocalizedLink>
          }
        />
      ) : (
        <Skeleton className="h-80" />
      )}
    </Screen>
  );
}

/** Two columns of sections, below each other on narrow screens. */
export function Columns({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className="grid max-w-6xl items-start gap-5 lg:grid-cols-2">
      <div className="grid min-w-0 gap-5">{left}</div>
      <div className="grid min-w-0 gap-5">{right}</div>
    </div>
  );
}
