import { clsx } from 'clsx';
import type { Ref } from 'react';
import { fill } from '../../../../i18n/format.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useMessages } from '../../../use-messages.ts';
import type { RowKeys } from '../data/list-source.ts';
import type { Column, ListDefinition } from '../list-definition.ts';
import type { SortState } from '../list-state.ts';
import type { Match } from '../people-search/data.ts';
import { isSelected, selectedAmong } from '../selection/selection.ts';
import type { useSelection } from '../selection/use-selection.ts';
import { ListHeader } from './list-header.tsx';
import { ListRow } from './list-row.tsx';
import { moveRowFocus } from './row-focus.ts';

type ListTableProps<Row> = {
  ref: Ref<HTMLTableElement>;
  definition: ListDefinition<Row>;
  columns: Column<Row>[];
  /** Undefined until the first page has loaded. */
  rows: (Row & RowKeys)[] | undefined;
  gone: ReadonlySet<string> | undefined;
  isStale: boolean;
  sort: SortState;
  onSort: (sort: SortState) => void;
  chosen: ReturnType<typeof useSelection> | undefined;
  /** The reasons why the search found people, by their id. */
  matches: ReadonlyMap<string, Match>;
  /** The search of the list. */
  text: string;
};

export function ListTable<Row>(props: ListTableProps<Row>) {
  const { ref, definition, columns, rows, gone, isStale, sort, onSort, chosen, matches, text } =
    props;
  const messages = useMessages('list');
  const ids = rows?.map(({ row_key }) => row_key) ?? [];
  return (
    <div className="list-scroll">
      <table
        ref={ref}
        aria-label={definition.label}
        aria-busy={!rows || isStale}
        className={clsx('list-table', isStale && 'opacity-60')}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
          if (!step) return;
          event.preventDefault();
          moveRowFocus(event.currentTarget, step);
        }}
      >
        <ListHeader
          columns={columns}
          sort={sort}
          onSort={onSort}
          selected={chosen ? selectedAmong(chosen.selection, ids) : 'none'}
          onSelectPage={chosen?.selectPage}
          isLoading={!rows}
        />
        {rows ? (
          <tbody>
            {rows.map((row) => (
              <ListRow
                key={row.row_key}
                row={row}
                columns={columns}
                href={definition.href}
                isCurrent={definition.isCurrent?.(row) ?? false}
                selectLabel={fill(messages.selectRow, { name: definition.nameOf(row) })}
                selected={chosen ? isSelected(chosen.selection, row.row_key) : false}
                isGone={gone?.has(row.row_key) ?? false}
                query={definition.personOf ? text : ''}
                match={matches.get(definition.personOf?.(row) ?? '')}
                onSelect={chosen?.onSelect}
              />
            ))}
          </tbody>
        ) : (
          <ListSkeleton columns={columns.length} selectable={chosen !== undefined} />
        )}
      </table>
    </div>
  );
}

const widths = ['w-40', 'w-20', 'w-24', 'w-16', 'w-28', 'w-12'];
const skeletonRows = Array.from({ length: 12 }, (_, position) => position);

type ListSkeletonProps = { columns: number; selectable: boolean };

/**
 * Fills the table while rows load. Its rows are as high as the rows that will replace them, so that the layout does
 * not shift.
 */
function ListSkeleton({ columns, selectable }: ListSkeletonProps) {
  const cells = Array.from({ length: columns }, (_, position) => position);
  return (
    <tbody aria-hidden="true">
      {skeletonRows.map((row) => (
        <tr key={row} className="list-row">
          {selectable && (
            <td className="list-check">
              <Skeleton className="size-4" />
            </td>
          )}
          {cells.map((cell) => (
            <td key={cell}>
              <Skeleton className={`h-3.5 ${widths[(row + cell) % widths.length]}`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
