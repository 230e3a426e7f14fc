import { useCallback, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useMessages } from '../../use-messages.ts';
import type { PagePosition } from './data/list-source.ts';
import { ExportDialog } from './export/export-dialog.tsx';
import { useExport } from './export/use-export.ts';
import type { ListDefinition } from './list-definition.ts';
import { ListPaging } from './list-paging.tsx';
import { ListResult } from './list-result.tsx';
import { resolveSort } from './list-state.ts';
import { LatestOnly, ListProgress, LiveChanges } from './list-states.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { findPagePositions, findRowPosition } from './page-position.ts';
import { SelectionBar } from './selection/selection-bar.tsx';
import { useListSelection } from './selection/use-list-selection.ts';
import { selectAllParameter } from './selection/use-selection.ts';
import { ColumnMenu, useColumns } from './table/column-menu.tsx';
import { useListKeys } from './table/use-list-keys.ts';
import { useListRows } from './use-list-rows.ts';
import { useListQuery, useListState } from './use-list-state.ts';
import { useReportPage } from './use-report-page.ts';
import { ViewTabs } from './views/view-tabs.tsx';

type ListProps<Row> = { definition: ListDefinition<Row> };

/** A list of database rows with search, filters, sorting, paging, selection and export. */
export function List<Row>({ definition }: ListProps<Row>) {
  const { screen, complete, actions = [], size = 50 } = definition;
  const messages = useMessages('list');
  const table = useRef<HTMLTableElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const { params, setParams, state, change } = useListState(definition);
  const { pagePosition } = state;
  const query = useListQuery(definition, state);
  const sort = resolveSort(state.sort, definition.columns);
  const columns = useColumns(definition, state.columns);
  const listRows = useListRows<Row>({ screen, query, sort, pagePosition, size, complete });
  const { page, count, rows, live } = listRows;
  const isStale = page.isPlaceholderData;
  const ids = rows?.map(({ row_key }) => row_key) ?? [];
  const total = count?.total ?? ids.length;
  const selection = useListSelection({
    query,
    ids,
    isStale,
    isAllSelected: params.get(selectAllParameter) === 'all',
    total,
  });
  const { progress, start: startExport } = useExport({ screen, query, sort, complete, total });
  const [exportScope, setExportScope] = useState<'all' | 'selected'>();

  const from = findRowPosition(pagePosition, ids.length, count);
  const pagePositions = page.data ? findPagePositions(page.data, from) : undefined;
  const openPage = useCallback(
    (newPosition: PagePosition) => change({ pagePosition: newPosition }),
    [change],
  );
  const { next, previous } = (!isStale && pagePositions) || {};
  useReportPage(definition.onShow, { ids, isStale, next, previous, openPage });
  useListKeys({
    table,
    search,
    onToggle: actions.length > 0 ? selection.toggle : () => {},
    onClear: selection.clear,
    pagePosition,
    isLoading: isStale,
    next,
    previous,
    onMove: openPage,
  });
  const onSearch = useCallback((text: string) => change({ text }, { replace: true }), [change]);
  const clearAll = () =>
    change({
      text: '',
      filters: Object.fromEntries(definition.filters.map(({ key }) => [key, []])),
    });

  return (
    <div className="flex min-h-0 grow flex-col gap-3">
      <ViewTabs
        screen={screen}
        params={params}
        definition={definition}
        listQuery={query}
        onOpen={setParams}
      />
      <ListToolbar
        definition={definition}
        state={state}
        change={change}
        onSearch={onSearch}
        onClear={clearAll}
        search={search}
      >
        <ColumnMenu
          columns={definition.columns}
          shown={columns.keys}
          onChange={(keys) => {
            columns.remember(keys ?? null);
            change({ columns: undefined }, { replace: true });
          }}
        />
        <Button
          variant="quiet"
          size="compact"
          title={messages.export}
          disabled={!ids.length || progress !== undefined}
          onClick={() => setExportScope('all')}
        >
          <Icon name="download" />
          <span className="max-[80rem]:sr-only">{messages.export}</span>
        </Button>
      </ListToolbar>
      <div className="list-frame">
        <ListResult
          table={table}
          definition={definition}
          columns={columns.shown}
          query={query}
          state={state}
          change={change}
          onClear={clearAll}
          listRows={listRows}
          selection={actions.length > 0 ? selection : undefined}
        />
        {live.changes > 0 && !progress && <LiveChanges count={live.changes} onShow={live.accept} />}
        {progress && <ListProgress {...progress} />}
        {!progress && selection.count > 0 && (
          <SelectionBar
            selection={selection}
            total={count}
            actions={actions}
            onExport={() => setExportScope('selected')}
          />
        )}
      </div>
      {exportScope && (
        <ExportDialog
          screen={screen}
          count={exportScope === 'all' ? total : selection.count}
          columns={definition.columns}
          shown={columns.keys}
          onExport={(chosen) =>
            void (exportScope === 'all'
              ? startExport(chosen)
              : startExport(chosen, selection.selection, selection.count))
          }
          onClose={() => setExportScope(undefined)}
        />
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-6">
        <LatestOnly query={query} count={count} />
        <ListPaging
          count={count}
          shown={ids.length}
          isLoading={!rows || isStale}
          from={from}
          {...pagePositions}
          onMove={openPage}
        />
      </div>
    </div>
  );
}
