import { hashKey } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useMessages } from '../../use-messages.ts';
import { findMatching } from './data/find-matching.ts';
import { findSelected } from './data/find-selected.ts';
import type { PagePosition } from './data/list-source.ts';
import { ExportDialog } from './export/export-dialog.tsx';
import { useExport } from './export/use-export.ts';
import type { ListDefinition } from './list-definition.ts';
import { ListPaging } from './list-paging.tsx';
import { resolveSort } from './list-state.ts';
import {
  LatestOnly,
  ListFailed,
  ListProgress,
  LiveChanges,
  NothingMatches,
  NothingYet,
} from './list-states.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { findPagePositions, findRowPosition } from './page-position.ts';
import { useMatches, useSuggestion } from './people-search/data.ts';
import { describeSelection } from './selection/describe-selection.ts';
import { countSelected } from './selection/selection.ts';
import { SelectionBar } from './selection/selection-bar.tsx';
import { selectAllParameter, useSelection } from './selection/use-selection.ts';
import { ColumnMenu, useColumns } from './table/column-menu.tsx';
import { ListTable } from './table/list-table.tsx';
import { useListKeys } from './table/use-list-keys.ts';
import { useListRows } from './use-list-rows.ts';
import { useListQuery, useListState } from './use-list-state.ts';
import { ViewTabs } from './views/view-tabs.tsx';

type ListProps<Row> = { definition: ListDefinition<Row> };

/** A list of database rows with search, filters, sorting, paging, selection and export. */
export function List<Row>({ definition }: ListProps<Row>) {
  const { screen, actions = [], size = 50 } = definition;
  const messages = useMessages('list');
  const language = useLanguage();
  const { getClient } = useAuth();
  const table = useRef<HTMLTableElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const { params, setParams, state, change } = useListState(definition);
  const query = useListQuery(definition, state);
  const sort = resolveSort(state.sort, definition.columns);
  const columns = useColumns(definition, state.columns);
  const { page, count, rows, live } = useListRows<Row>({
    screen,
    query,
    sort,
    pagePosition: state.pagePosition,
    size,
    complete: definition.complete,
  });
  const ids = rows?.map(({ row_key }) => row_key) ?? [];
  const { personOf } = definition;
  const people = personOf ? (rows ?? []).flatMap((row) => personOf(row) ?? []) : [];
  const matches = useMatches(query.text, people);
  const suggestion = useSuggestion(
    query.text,
    personOf !== undefined && rows?.length === 0 && !page.isPlaceholderData,
  );
  const rowSelection = useSelection({
    ids,
    match: hashKey([query.text, query.conditions, query.source.where ?? []]),
    isStale: page.isPlaceholderData,
    findMatching: async (chosenIds) => findMatching(await getClient(), query, chosenIds),
    isAllSelected: params.get(selectAllParameter) === 'all',
    onDrop: (dropped) =>
      toast(formatPlural(messages.deselected, dropped, language), { id: 'deselected' }),
  });
  const total = count?.total ?? ids.length;
  const selectedCount = countSelected(rowSelection.selection, total);
  const csv = useExport({
    screen,
    query,
    sort,
    complete: definition.complete,
    total,
  });
  const [exporting, setExporting] = useState<'all' | 'selected'>();
  const describe = async () => describeSelection(await getClient(), query, rowSelection.selection);
  const from = findRowPosition(state.pagePosition, ids.length, count);
  const pagePositions = page.data ? findPagePositions(page.data, from) : undefined;
  const openPage = useCallback((pagePosition: PagePosition) => change({ pagePosition }), [change]);
  const onSearch = useCallback((text: string) => change({ text }, { replace: true }), [change]);
  const clearAll = () =>
    change({
      text: '',
      filters: Object.fromEntries(definition.filters.map(({ key }) => [key, []])),
    });
  const { onShow } = definition;
  const { next, previous } = (!page.isPlaceholderData && pagePositions) || {};
  const shownKey = page.isPlaceholderData ? undefined : hashKey([ids, next, previous]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the page, whose parts are new in each rendering.
  useEffect(() => {
    if (!shownKey) return;
    onShow?.({
      ids,
      openNext: next && (() => openPage(next)),
      openPrevious: previous && (() => openPage(previous)),
    });
  }, [shownKey, onShow, openPage]);
  useListKeys({
    table,
    search,
    onToggle: actions.length > 0 ? rowSelection.toggle : () => {},
    onClear: rowSelection.clear,
    pagePosition: state.pagePosition,
    isLoading: page.isPlaceholderData,
    next,
    previous,
    onMove: openPage,
  });

  const isFiltered = state.text !== '' || Object.keys(state.filters).length > 0;
  const { progress } = csv;
  const totalText =
    count &&
    (count.isExact ? formatCount(total) : fill(messages.about, { count: formatCount(total) }));
  const canSelectMore =
    rowSelection.selection.mode === 'some' && selectedCount > 0 && total > selectedCount;

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
          onClick={() => setExporting('all')}
        >
          <Icon name="download" />
          <span className="max-[80rem]:sr-only">{messages.export}</span>
        </Button>
      </ListToolbar>
      <div className="list-frame">
        {page.isError && !page.data ? (
          <ListFailed error={page.error} onRetry={() => page.refetch()} />
        ) : rows?.length === 0 &&
          !page.isPlaceholderData &&
          !state.pagePosition.at.match(/after|before/) ? (
          isFiltered ? (
            <NothingMatches
              isOfPeople={personOf !== undefined && query.text !== ''}
              suggestion={suggestion}
              onSuggestion={(text) => change({ text })}
              onClear={clearAll}
            />
          ) : (
            <NothingYet empty={definition.empty} />
          )
        ) : (
          <ListTable
            ref={table}
            definition={definition}
            columns={columns.shown}
            rows={rows}
            gone={live.gone}
            isStale={page.isPlaceholderData}
            sort={state.sort}
            onSort={(nextSort) => change({ sort: nextSort })}
            chosen={actions.length > 0 ? rowSelection : undefined}
            matches={matches}
            text={query.text}
          />
        )}
        {live.changes > 0 && !progress && <LiveChanges count={live.changes} onShow={live.accept} />}
        {progress ? (
          <ListProgress {...progress} />
        ) : (
          selectedCount > 0 && (
            <SelectionBar
              count={selectedCount}
              disabled={rowSelection.isChecking}
              total={canSelectMore ? totalText : undefined}
              actions={actions}
              findIds={async () => findSelected(await getClient(), query, rowSelection.selection)}
              describe={describe}
              onExport={() => setExporting('selected')}
              onSelectAll={rowSelection.selectAll}
              onClear={rowSelection.clear}
            />
          )
        )}
      </div>
      {exporting && (
        <ExportDialog
          screen={screen}
          count={exporting === 'all' ? total : selectedCount}
          columns={definition.columns}
          shown={columns.keys}
          onExport={(chosen) =>
            void (exporting === 'all'
              ? csv.start(chosen)
              : csv.start(chosen, rowSelection.selection, selectedCount))
          }
          onClose={() => setExporting(undefined)}
        />
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-6">
        <LatestOnly query={query} count={count} />
        <ListPaging
          count={count}
          shown={ids.length}
          isLoading={!rows || page.isPlaceholderData}
          from={from}
          {...pagePositions}
          onMove={openPage}
        />
      </div>
    </div>
  );

  function formatCount(value: number) {
    return formatNumber(value, language);
  }
}
