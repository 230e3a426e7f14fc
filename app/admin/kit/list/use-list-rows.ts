import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useRefetch } from '../../../backend/refetch.ts';
import { useTableChanges } from '../../../backend/use-table-changes.ts';
import { useAdmin } from '../../shell/admin-context.ts';
import { useOwnChanges } from '../actions/own-changes.ts';
import type { ListQuery, PagePosition, RowKeys, Sort } from './data/list-source.ts';
import { readCount } from './data/read-count.ts';
import { type Page, readPage } from './data/read-page.ts';
import type { Complete } from './list-definition.ts';
import { mergeLive } from './merge-live.ts';

type ListRowsOptions<Row> = {
  screen: string;
  query: ListQuery;
  sort: Sort;
  pagePosition: PagePosition;
  size: number;
  complete?: Complete<Row>;
};

/** One page with live updates, and the total number of rows. */
export function useListRows<Row>(options: ListRowsOptions<Row>) {
  const { screen, query, sort, pagePosition, size, complete } = options;
  const { getClient } = useAuth();
  const { maxRows } = useAdmin();
  const { source, text, conditions } = query;
  const [table = 'jobs'] = source.follow;
  const screenKey = useMemo(() => [...queryKeys.table(table), 'list', screen], [table, screen]);
  const matchKey = [...screenKey, source.select, source.where ?? [], text, conditions];
  const pageKey = [...matchKey, 'page', sort, pagePosition, size];
  useTableChanges(
    source.follow.map((followed) => ({ table: followed })),
    useRefetch(screenKey),
  );

  const page = useQuery({
    queryKey: pageKey,
    queryFn: async ({ signal }): Promise<Page<Row>> => {
      const client = await getClient();
      const readRows = await readPage<Row>(client, { ...query, sort, pagePosition, size }, signal);
      return complete ? { ...readRows, rows: await complete(client, readRows.rows) } : readRows;
    },
    placeholderData: keepPreviousData,
  });
  const count = useQuery({
    queryKey: [...matchKey, 'count'],
    queryFn: async ({ signal }) => readCount(await getClient(), query, { maxRows, signal }),
    placeholderData: keepPreviousData,
  });

  const live = useAccepted(
    hashKey(pageKey),
    page.isPlaceholderData ? undefined : page.data?.rows,
    // Rows of an earlier visit are replaced without asking, by the rows that are being read.
    page.isFetching && !page.isFetchedAfterMount,
  );
  useOwnChanges(screenKey, live.accept);

  return { page, count: count.data, live, rows: live.rows ?? page.data?.rows };
}

/** Keeps the order that the user has seen until the user accepts the new order. */
function useAccepted<Row extends RowKeys>(
  key: string,
  fresh: Row[] | undefined,
  isOutdated: boolean,
) {
  const [acceptedPage, setAcceptedPage] = useState<{ key: string; rows: Row[] }>();
  if (fresh && !isOutdated && acceptedPage?.key !== key) setAcceptedPage({ key, rows: fresh });
  const accept = useCallback(() => setAcceptedPage(undefined), []);
  const mergeResult = useMemo(
    () => fresh && mergeLive(acceptedPage?.key === key ? acceptedPage.rows : fresh, fresh),
    [acceptedPage, key, fresh],
  );
  return {
    rows: mergeResult?.rows,
    gone: mergeResult?.gone,
    changes: mergeResult?.changes ?? 0,
    accept,
  };
}
